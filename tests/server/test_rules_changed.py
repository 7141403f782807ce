"""A play that was begun under other rules can be looked at, and not played on."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.engine.game import REGISTERED
from tests.conformance.cases import Case
from tests.conformance.record import recorded
from tests.server.guests import Place, open_hall, play_on, story, whole_move
from tests.server.test_tables import finish
from tests.server.test_windows import raid, send_dish


async def change_rules(monkeypatch: pytest.MonkeyPatch, hall: Place) -> None:
    """From now on the game has another version, and no table is in memory."""
    await hall.written()
    title = REGISTERED["feast"]
    monkeypatch.setitem(REGISTERED, "feast", title._replace(version=title.version + 1))
    for table in list(hall.services.hall.tables.values()):
        hall.services.hall.forget(table)


@story
async def test_its_log_is_shown_and_nothing_can_be_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(tmp_path, window=0.01) as hall:
        anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
        table = await anna.table("feast", "me", "open", quickWindows=True)
        id = table["id"]
        await boris.join(table)
        await anna.post(f"/api/tables/{id}/start")
        for _ in range(4):
            await play_on(anna, id, 1)
            await play_on(boris, id, 1)
        mover = anna if (await anna.sync(id))["asked"] else boris
        now = await mover.sync(id)
        played = {"seq": now["seq"], "seat": now["seat"], "move": await whole_move(mover, id, now), "id": "once"}
        for _ in range(2):
            assert (await mover.command(id, "move", **played))["is"] == "ack"
        before = await anna.sync(id)
        assert len(before["log"]) >= 3 and before["view"] is not None
        await change_rules(monkeypatch, hall)

        for guest in (anna, boris):
            after = await guest.sync(id)
            assert after["view"] is None and after["asked"] is None and after["table"]["phase"] == "playing"
        mine = [line for line in before["log"] if line["seq"] < before["seq"]]
        assert (await anna.sync(id))["log"] == mine
        line = await anna.live(id)
        assert line.sync["view"] is None and line.sync["log"] == mine

        seq = (await anna.sync(id))["seq"]
        for do, fields in (
            ("move", {"seq": seq, "seat": 0, "move": "pass"}),
            ("compose", {"seq": seq, "seat": 0, "parts": []}),
            ("whyNot", {"seat": 0, "move": "pass"}),
            ("undo", {"seq": seq, "seat": 0}),
            ("standIn", {"seat": 0, "on": True}),
        ):
            assert (await line.ask(do, **fields))["error"] == "rules-changed", do
        assert (await mover.command(id, "move", **played))["error"] == "rules-changed"
        for path in ("replay", "saga"):
            answer = await anna.http.get(f"/api/tables/{id}/{path}")
            assert (answer.status_code, answer.json()["error"]) == (409, "rules-changed")
        assert [one["id"] for one in (await anna.get("/api/lobby"))["mine"]] == [id]


@story
async def test_a_finished_one_keeps_its_result_and_can_be_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(tmp_path, window=0.01) as hall:
        anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
        table = await anna.table("feast", "me", "open", quickWindows=True)
        await boris.join(table)
        await anna.post(f"/api/tables/{table['id']}/start")
        over = await finish(table["id"], [anna, boris])
        log = (await anna.sync(table["id"]))["log"]
        await change_rules(monkeypatch, hall)
        after = await anna.sync(table["id"])
        assert after["table"]["phase"] == "over" and after["view"] is None
        assert after["table"]["result"] == over["result"] and after["log"] == log
        again = await anna.post(f"/api/tables/{table['id']}/rematch")
        await boris.post(f"/api/tables/{table['id']}/rematch")
        assert again["version"] == after["table"]["version"] + 1
        await boris.post(f"/api/tables/{table['id']}/rematch")
        assert (await anna.sync(again["id"]))["view"] is not None


@story
async def test_a_saga_from_elsewhere_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(tmp_path) as hall:
        anna = await hall.guest("Anna")
        saga = recorded(Case("feast", 2, {}), 7).to_text()
        brought = await anna.post("/api/sagas", saga.encode())
        assert (await anna.get(f"/api/replays/{brought['id']}"))["length"] > 0
        await change_rules(monkeypatch, hall)
        hall.services.replays.forget_all()
        answer = (await anna.http.get(f"/api/replays/{brought['id']}")).json()
        assert answer["error"] == "bad-saga" and "rules version 1, not 2" in answer["params"]["detail"]
        assert await anna.refused("/api/sagas", saga.encode()) == "bad-saga"


@story
async def test_an_open_window_stays_shut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was answered in a window that had not closed is not told, since the log alone cannot say what it means."""
    async with open_hall(tmp_path, window=60.0) as hall:
        mover, target, table, leader = await raid(hall, ravens=True)
        await send_dish(mover, table)
        seen = [(await guest.sync(table))["log"] for guest in (mover, target)]
        now = await target.sync(table)
        told = await target.command(table, "move", seq=now["seq"], seat=1 - leader, move="pass")
        assert told["is"] == "ack"
        assert hall.services.hall.tables[table].window is not None
        await change_rules(monkeypatch, hall)
        assert [(await guest.sync(table))["log"] for guest in (mover, target)] == seen
        assert seen[0][-1]["seat"] == leader


@story
async def test_a_table_that_waits_is_begun_under_the_rules_of_the_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(tmp_path, window=0.01) as hall:
        anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
        table = await anna.table("feast", "me", "open", quickWindows=True)
        await change_rules(monkeypatch, hall)
        await boris.join(table)
        begun = await anna.post(f"/api/tables/{table['id']}/start")
        assert begun["version"] == table["version"] + 1
        hall.services.hall.forget(hall.services.hall.tables[table["id"]])
        assert (await anna.sync(table["id"]))["view"] is not None
