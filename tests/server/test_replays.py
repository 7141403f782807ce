"""Looking back: export, import, earlier moments, positions."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import meadhall
from meadhall.engine.game import view_from_data
from tests.conformance.record import GOLDEN
from tests.server.guests import Guest, open_hall, story


async def finished(anna: Guest, **more: object) -> str:
    """A table that bots have played to its end."""
    made = await anna.table("feast", "random", "greedy", **more)
    while (await anna.get(f"/api/tables/{made['id']}"))["phase"] != "over":
        await asyncio.sleep(0.02)
    return str(made["id"])


@story
async def test_a_finished_table_is_a_saga_that_anyone_can_verify(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna = await hall.guest("Anna")
        table = await finished(anna)
        answer = await anna.http.get(f"/api/tables/{table}/saga")
        assert answer.headers["content-type"].startswith("text/plain")
        assert re.search(r'filename="feast-\d{4}-\d\d-\d\d\.saga"$', answer.headers["content-disposition"])
        saga = meadhall.Saga.from_text(answer.text)
        state = saga.verify()
        info = await anna.get(f"/api/tables/{table}")
        assert info["commitment"] == saga.commitment and bytes.fromhex(info["seed"]) == saga.seed
        assert [one["score"] for one in info["result"]] == [one.score for one in state.standings]

        taken = await anna.post("/api/sagas", answer.text.encode())
        assert taken["verified"] and taken["length"] == len(saga.moves)
        for at in (0, 1, 7, taken["length"]):
            replay = await anna.get(f"/api/replays/{taken['id']}", at=at)
            assert replay["view"] == json.loads(saga.at(at).view(None).to_json())
            assert len(replay["log"]) == at
        mine = await anna.get(f"/api/replays/{taken['id']}", at=3, seat=1)
        assert mine["view"] == json.loads(saga.at(3).view(1).to_json())
        hall.services.replays.known.clear()
        assert (await anna.get(f"/api/replays/{taken['id']}", at=3, seat=1)) == mine


@story
async def test_a_saga_with_another_result_is_shown_but_not_verified(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna = await hall.guest("Anna")
        table = await finished(anna)
        text = (await anna.http.get(f"/api/tables/{table}/saga")).text
        lines = text.split("\n")
        at = next(i for i, line in enumerate(lines) if line.startswith("digest:"))
        lines[at] = "digest: " + "0" * 32
        assert not (await anna.post("/api/sagas", "\n".join(lines).encode()))["verified"]
        for bad in (b"", b"\xff\xfe", b"meadhall saga 1\ngame: nothing", text.replace("keep", "steal").encode()):
            assert await anna.refused("/api/sagas", bad) == "bad-saga"
        assert await anna.refused("/api/sagas", b"x" * 400_000) == "too-large"
        answer = await anna.http.get("/api/replays/unknown")
        assert (answer.status_code, answer.json()["error"]) == (404, "unknown-replay")


@story
async def test_the_slider_shows_every_moment_as_the_asking_seat_saw_it(tmp_path: Path) -> None:
    async with open_hall(tmp_path, snapshot_every=4) as hall:
        anna = await hall.guest("Anna")
        table = await finished(anna)
        held = await hall.services.hall.table(table)
        held.log.snapshots = {}  # type: ignore[union-attr]
        hall.services.hall.forget(held)
        saga = meadhall.Saga.from_text((await anna.http.get(f"/api/tables/{table}/saga")).text)
        last = await anna.get(f"/api/tables/{table}/replay")
        assert last["over"] and last["at"] == last["length"]
        for at in range(last["length"] + 1):
            now = await anna.get(f"/api/tables/{table}/replay", at=at, seat=0)
            played = len(now["log"])
            assert now["view"] == json.loads(saga.at(played).view(0).to_json())


@story
async def test_an_unfinished_table_is_exported_only_as_seen(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, carl = await hall.guest("Anna"), await hall.guest("Carl")
        made = await anna.table("feast", "me", "random")
        mine = await anna.get(f"/api/tables/{made['id']}/saga")
        theirs = await carl.get(f"/api/tables/{made['id']}/saga")
        assert mine["seat"] == 0 and theirs["seat"] is None and mine["view"] != theirs["view"]
        assert mine["table"]["seed"] is None
        asked = await carl.get(f"/api/tables/{made['id']}/replay", at=0, seat=0)
        assert asked["seat"] is None


@story
async def test_a_position_given_as_text_is_drawn_for_the_rules_pages(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna = await hall.guest("Anna")
        state = meadhall.game("feast", seats=2).new(seed=3)
        while state.prompt is not None and state.prompt.kind != "lead":
            state.play(state.options[0])
        text, move = state.to_text(), state.say(state.options[-1])
        query: dict[str, str | int] = {"text": text, "move": move, "seats": 2, "draft": "hidden", "dice": "true"}
        answer = await anna.http.get("/api/games/feast/position", params=query)
        assert answer.status_code == 200, answer.text
        shown = answer.json()
        assert "max-age" in answer.headers["cache-control"]
        assert shown["view"]["seat"] is None and shown["preview"] == {
            "power": state.preview(state.options[-1])["power"]
        }
        assert move in [offer["text"] for offer in shown["asked"]["options"]]
        cases: list[dict[str, str | int]] = [
            {"text": "nonsense"},
            {"text": text, "draft": "no"},
            {"text": text, "seats": 9},
            {"text": text, "x": 1},
            {"text": text, "seats": 2, "draft": "hidden", "dice": "true", "move": f"{move}, {move}, {move}, {move}"},
        ]
        for wrong in cases:
            bad = await anna.http.get("/api/games/feast/position", params=wrong)
            assert bad.status_code == 400 and bad.json()["error"] in ("bad-position", "bad-options")


@story
async def test_where_points_came_from_is_told_of_tables_and_sagas_without_what_was_taken_back(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna = await hall.guest("Anna")
        saga = meadhall.Saga.read(GOLDEN / "wolves" / "wolves-3.saga")
        taken = await anna.post("/api/sagas", saga.to_text().encode())
        told = await anna.get(f"/api/replays/{taken['id']}/reckoning")
        result = (await anna.get(f"/api/replays/{taken['id']}"))["result"]
        for one in result:
            assert sum(entry["points"] for entry in told["points"] if entry["seat"] == one["seat"]) == one["score"]
        assert {entry["source"] for entry in told["points"]} <= set(told["sources"])
        assert [stage["number"] for stage in told["stages"]][:1] == [2]

        made = await anna.table("voluspa", "me", "me")
        id = made["id"]
        scorer, seq = await played_until_points(anna, id)
        before = await anna.get(f"/api/tables/{id}/reckoning")
        assert {(entry["seat"], entry["at"]) for entry in before["points"]} == {(scorer, seq + 1)}
        await anna.command(id, "curtain", seat=scorer)
        now = await anna.sync(id)
        done = await anna.command(id, "undo", seq=now["seq"], seat=scorer)
        assert done["is"] == "ack", done
        assert (await anna.get(f"/api/tables/{id}/reckoning"))["points"] == []


async def played_until_points(guest: Guest, table: str) -> tuple[int, int]:
    """Whoever is asked lays the tile that brings most, until one brings something: its seat and when. What is dealt is
    luck, and in a fifth of all plays no first tile brings anything."""
    while True:
        seat = int((await guest.sync(table))["table"]["waiting"][0])
        await guest.command(table, "curtain", seat=seat)
        now = await guest.sync(table)
        state = view_from_data(now["view"])
        worth = {option: int(str(state.preview(option).get("points", 0))) for option in state.options}
        best = max(worth, key=worth.__getitem__)
        told = await guest.command(table, "move", seq=now["seq"], seat=seat, move=state.say(best))
        assert told["is"] == "ack", told
        if worth[best]:
            return seat, int(now["seq"])
