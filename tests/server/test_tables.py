"""The life of a table: set up, joined, started, played, played again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from meadhall import Saga
from meadhall.server.tables.checking import check_tables
from tests.server.guests import Guest, Json, one_move, open_hall, play_on, story, two_at_a_table
from tests.server.halts import Halt


@story
async def test_a_table_lives_from_set_up_to_rematch(tmp_path: Path) -> None:
    async with open_hall(tmp_path, window=0.01) as hall:
        anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
        table = await anna.table("feast", "me", "open", "random", quickWindows=True)
        assert table["phase"] == "waiting" and table["commitment"] is None and table["invite"]
        assert await boris.refused(f"/api/tables/{table['id']}/start") == "not-host"
        assert await anna.refused(f"/api/tables/{table['id']}/start") == "seats-open"
        assert await boris.refused(f"/api/tables/{table['id']}/join", {"name": "Boris"}) == "invite-needed"
        joined = await boris.join(table, "Boris")
        assert [seat["name"] for seat in joined["seats"]] == ["Anna", "Boris", ""]
        assert [seat["mine"] for seat in joined["seats"]] == [False, True, False]
        started = await anna.post(f"/api/tables/{table['id']}/start")
        assert started["phase"] == "playing" and len(started["commitment"]) == 64 and started["seed"] is None

        over = await finish(table["id"], [anna, boris])
        assert over["phase"] == "over" and over["seed"]
        assert sorted(placing["seat"] for placing in over["result"]) == [0, 1, 2]

        hers = await anna.live(table["id"])
        again = await boris.post(f"/api/tables/{table['id']}/rematch")
        assert [seat["name"] for seat in again["seats"]] == ["", "Anna", "Boris"]
        assert [seat["kind"] for seat in again["seats"]] == ["bot", "open", "person"]
        assert again["phase"] == "waiting" and again["host"]
        assert (await hers.told("table"))["table"]["rematch"] == again["id"]
        asked = await anna.get(f"/api/tables/{again['id']}")
        assert [(seat["kept"], seat["keptForMe"]) for seat in asked["seats"]] == [
            (False, False),
            (True, True),
            (False, False),
        ]
        lobby = await anna.get("/api/lobby")
        assert {one["id"] for one in lobby["mine"]} == {table["id"], again["id"]}
        carl = await hall.guest("Carl")
        assert await carl.refused(f"/api/tables/{again['id']}/join", {"invite": again["invite"]}) == "seat-taken"
        assert await boris.refused(f"/api/tables/{again['id']}/start") == "seats-open"
        agreed = await anna.post(f"/api/tables/{table['id']}/rematch")
        assert agreed["id"] == again["id"] and agreed["phase"] == "playing"


@story
async def test_a_rematch_may_be_declined_and_the_seat_given_to_a_machine(tmp_path: Path) -> None:
    async with open_hall(tmp_path, window=0.01) as hall:
        anna, boris, made = await two_at_a_table(hall, "voluspa")
        assert (await boris.command(made["id"], "resign", seat=1))["is"] == "ack"
        again = await anna.post(f"/api/tables/{made['id']}/rematch")
        line = await anna.live(again["id"])
        await boris.post(f"/api/tables/{again['id']}/leave")
        assert not (await line.told("table"))["table"]["seats"][0]["kept"]
        assert again["id"] not in {one["id"] for one in (await boris.get("/api/lobby"))["mine"]}
        assert await boris.refused(f"/api/tables/{again['id']}/seat", {"seat": 0, "kind": "bot"}) == "not-host"
        wish = {"seat": 0, "kind": "bot", "bot": "greedy"}
        filled = await anna.post(f"/api/tables/{again['id']}/seat", wish)
        assert [seat["kind"] for seat in filled["seats"]] == ["bot", "person"]
        assert await anna.refused(f"/api/tables/{again['id']}/seat", {**wish, "seat": 1}) == "seat-taken"
        assert await anna.refused(f"/api/tables/{again['id']}/seat", {**wish, "seat": 7}) == "no-seat"
        freed = await anna.post(f"/api/tables/{again['id']}/seat", {"seat": 0, "kind": "open"})
        assert freed["seats"][0]["kind"] == "open" and not freed["seats"][0]["kept"]
        await anna.post(f"/api/tables/{again['id']}/seat", wish)
        started = await anna.post(f"/api/tables/{again['id']}/start")
        assert started["phase"] == "playing"
        assert await anna.refused(f"/api/tables/{again['id']}/seat", wish) == "already-started"


@story
async def test_nobodys_clock_runs_at_a_rematch_that_they_do_not_see(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, boris, made = await two_at_a_table(hall, "voluspa", clock={"kind": "live", "move": 30, "reserve": 60})
        await boris.command(made["id"], "resign", seat=1)
        again = (await anna.post(f"/api/tables/{made['id']}/rematch"))["id"]
        agreed = await boris.post(f"/api/tables/{made['id']}/rematch")
        assert agreed["phase"] == "waiting" and all(seat["kind"] == "person" for seat in agreed["seats"])
        assert (await anna.post(f"/api/tables/{again}/start"))["phase"] == "playing"


@story
async def test_who_resigns_has_lost_and_the_other_has_won(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, boris, made = await two_at_a_table(hall, "voluspa")
        table = made["id"]
        assert (await anna.get(f"/api/tables/{table}"))["mayResign"]
        first = hall.services.hall.tables[table].waiting[0]
        mover = anna if first == 0 else boris
        await one_move(mover, table, await mover.sync(table))
        line = await boris.live(table)
        assert (await boris.command(table, "resign", seat=0))["error"] == "not-your-seat"
        assert (await anna.command(table, "resign", seat=0, id="enough"))["is"] == "ack"
        moved = await line.told("moved")
        assert moved["over"] and moved["waiting"] == [] and moved["line"]["events"][0]["key"] == "resign"
        over = (await line.told("table"))["table"]
        assert over["phase"] == "over" and over["resigned"] == 0
        assert {one["seat"]: one["place"] for one in over["result"]} == {1: 1, 0: 2}
        assert (await anna.command(table, "resign", seat=0, id="enough"))["is"] == "ack"
        assert (await boris.command(table, "resign", seat=1))["error"] == "over"
        # A hall that has forgotten it reads the same from its log.
        hall.services.hall.forget(hall.services.hall.tables[table])
        again = await anna.sync(table)
        assert again["table"]["phase"] == "over" and again["asked"] is None and again["table"]["waiting"] == []
        assert again["table"]["resigned"] == 0 and again["table"]["result"] == over["result"]
        saga = Saga.from_text((await anna.http.get(f"/api/tables/{table}/saga")).text)
        assert len(saga.verify().standings) == 2
        checked = [one async for one in check_tables(hall.services.hall.journal)]
        assert [one.wrong for one in checked] == [[]]


@story
async def test_three_do_not_resign(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna = await hall.guest("Anna")
        made = await anna.table("voluspa", "me", "random", "random")
        assert not made["mayResign"]
        assert (await anna.command(made["id"], "resign", seat=0))["error"] == "no-resigning"


async def finish(table: str, guests: list[Guest]) -> Json:
    while True:
        for guest in guests:
            await play_on(guest, table, 1)
        info: Json = await guests[0].get(f"/api/tables/{table}")
        if info["phase"] == "over":
            return info
        await asyncio.sleep(0.01)


@story
async def test_whoever_has_a_table_in_hand_that_left_memory_meanwhile_changes_nothing_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another may be in memory by then, which would not know of it."""
    async with open_hall(tmp_path) as hall:
        _, boris, made = await two_at_a_table(hall, "feast")
        core = hall.services.hall
        halt = Halt(core.table, after=True)
        monkeypatch.setattr(core, "table", halt)
        leaving = asyncio.create_task(boris.refused(f"/api/tables/{made['id']}/leave"))
        await halt.reached.wait()
        core.forget(core.tables[made["id"]])
        assert (await boris.get(f"/api/tables/{made['id']}"))["seats"][1]["mine"]
        halt.goes_on.set()
        assert await leaving == "busy"
        assert (await boris.get(f"/api/tables/{made['id']}"))["seats"][1]["mine"]
        await boris.post(f"/api/tables/{made['id']}/leave")
        core.forget(core.tables[made["id"]])
        assert not (await boris.get(f"/api/tables/{made['id']}"))["seats"][1]["mine"]
