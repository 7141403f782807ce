"""Whoever wants everything of theirs deleted gets that, whatever is wrong with their tables or the database."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from meadhall.server.store import schema
from meadhall.server.store.schema import HALL_TABLES
from meadhall.server.tables import moves, windows
from tests.server.guests import Place, let_pass, one_move, open_hall, story, two_at_a_table
from tests.server.halts import Halt
from tests.server.outage import Outage
from tests.server.test_window_times import at_a_window

GOOD = "the owl flew at noon"
WINDOW = 60.0
"""Seconds: less than a guest waits for an answer, and more than a slow machine needs for what happens in it."""


async def spoilt(hall: Place, table: str, **values: Any) -> None:
    """The row of a table that nobody has in memory is changed."""
    core = hall.services.hall
    await hall.written()
    core.forget(core.tables[table])
    await core.journal.write((update(HALL_TABLES).where(HALL_TABLES.c.id == table).values(**values), {}))


async def traces(hall: Place, *words: str) -> list[str]:
    """The tables of the database that have one of these words anywhere."""
    journal, found = hall.services.hall.journal, []
    for table in schema.METADATA.sorted_tables:
        for row in await journal.read(select(table)):
            if any(word in str(value) for value in row for word in words):
                found.append(table.name)
    return found


async def seats_of(hall: Place, table: str) -> Any:
    rows = await hall.services.hall.journal.read(select(HALL_TABLES).where(HALL_TABLES.c.id == table))
    return msgspec.json.decode(rows[0].seats) if rows else None


UNREADABLE = {
    "setup": {"setup": "{"},
    "seats": {"seats": "[{"},
    "a removed set": {"setup": '{"options":{"cards":"my_box-1"},"invite":""}'},
}


@pytest.mark.parametrize("what", UNREADABLE)
@pytest.mark.parametrize("phase", ["waiting", "playing"])
@story
async def test_a_table_that_cannot_be_read_is_no_hindrance(tmp_path: Path, what: str, phase: str) -> None:
    async with open_hall(tmp_path) as hall:
        anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
        made = await anna.table("wolves", "me", "open", "open", "open", start=False)
        await boris.join(made)
        other = await anna.table("feast", "me", "me")
        await spoilt(hall, made["id"], **UNREADABLE[what], phase=phase)
        gone = anna.id
        assert (await anna.post("/api/me/delete", {"password": ""}))["id"] != gone
        assert await traces(hall, gone, "Anna") == []
        assert (await boris.http.get(f"/api/tables/{other['id']}")).status_code == 404
        seats = await seats_of(hall, made["id"])
        if what == "seats":
            assert seats is None
        else:
            assert seats[1]["person"] == boris.id, "his place stays"


@story
async def test_a_broken_table_that_is_gone_is_counted_no_longer(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna = await hall.guest("Anna")
        unread, lost = [(await anna.table("feast", "me", "me"))["id"] for _ in range(2)]
        await anna.command(lost, "curtain", seat=0)
        await one_move(anna, lost, await anna.sync(lost))
        await spoilt(hall, unread, setup="{")
        await spoilt(hall, lost, seed=b"")
        journal = hall.services.hall.journal
        await journal.write((update(schema.LOG).values(text="fly"), {}))
        for table in (unread, lost):
            await anna.http.get(f"/api/tables/{table}")
        assert (await anna.get("/healthz"))["brokenTables"] == 2
        await anna.post("/api/me/delete", {"password": ""})
        assert (await anna.get("/healthz"))["brokenTables"] == 0


@story
async def test_a_memory_that_is_full_is_no_hindrance(tmp_path: Path) -> None:
    """Others are at their tables; the one who goes has a place at a table that sleeps."""
    async with open_hall(tmp_path) as hall:
        anna, boris, made = await two_at_a_table(hall, "feast")
        core = hall.services.hall
        core.forget(core.tables[made["id"]])
        for _ in range(2):
            await boris.live((await boris.table("feast", "me", "me"))["id"])
        core.settings.limits.open_tables = len(core.tables)
        gone = anna.id
        assert (await anna.post("/api/me/delete", {"password": ""}))["id"] != gone
        assert await traces(hall, gone, "Anna") == []
        assert len(core.tables) <= core.settings.limits.open_tables
        seats = await seats_of(hall, made["id"])
        assert seats[0]["left"] and seats[1]["person"] == boris.id


@pytest.mark.parametrize("account", [False, True])
@story
async def test_what_was_interrupted_can_be_gone_on_with(tmp_path: Path, account: bool) -> None:
    """The database goes away after ever more of it is done; whoever is refused is still who they were."""
    async with open_hall(tmp_path) as hall:
        anna, boris, made = await two_at_a_table(hall, "feast")
        if account:
            await anna.post("/api/account", {"name": "Anna", "password": GOOD})
        gone = anna.id
        for _ in range(3):
            await anna.table("feast", "me", "random")
        await anna.command(made["id"], "say", text="my own words")
        await hall.written()
        outage = Outage(hall)
        for number in itertools.count():
            outage.after(number)
            answer = await anna.raw_post("/api/me/delete", {"password": GOOD if account else ""})
            await outage.over()
            if answer.status_code == 200:
                break
            assert (answer.status_code, answer.json()["error"]) == (503, "database-away")
            assert (await anna.get("/api/me"))["id"] == gone
        assert number > 4
        assert await traces(hall, gone, "Anna", "my own words") == []
        assert (await seats_of(hall, made["id"]))[1]["person"] == boris.id
        assert (await anna.get("/api/me"))["id"] != gone


@story
async def test_what_was_answered_in_an_open_window_is_not_seen_early(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever goes might be in league with somebody who is still to answer."""
    async with open_hall(tmp_path, window=WINDOW) as hall:
        people, table, seat = await at_a_window(hall, "feast", quick=False)
        other = next(guest for guest in people if guest.id != table.seats[seat].person)
        await moves.move(table, seat, table.seq, windows.PASS, "")
        assert table.behind
        core, behind = hall.services.hall, list[bool]()
        let_go = core.let_go

        async def letting_go(id: str) -> None:
            behind.append(table.behind)
            await let_go(id)

        monkeypatch.setattr(core, "let_go", letting_go)
        halt = Halt(core.table, after=True)
        monkeypatch.setattr(core, "table", halt)
        gone = other.id
        leaving = asyncio.create_task(other.raw_post("/api/me/delete", {"password": ""}))
        await halt.reached.wait()
        halt.goes_on.set()
        await let_pass(0.0)
        await let_pass(WINDOW + 1.0)
        assert (await leaving).status_code == 200 and behind == [False]
        assert await traces(hall, gone) == []
