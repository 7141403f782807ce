"""What nobody uses is cleared away by the rule in `settings.Keeping`, and nothing else is."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from meadhall.server.settings import Keeping
from meadhall.server.store.schema import CHAT, HALL_TABLES, LOG, PEOPLE, PLACES, SAGAS, SESSIONS
from meadhall.server.tables.clearing import clear, looked_at
from tests.server.guests import Guest, Json, Place, one_move, open_hall, story, two_at_a_table
from tests.server.processes import until

DAY = 24 * 3600.0


async def changed(hall: Place, statement: Any) -> None:
    await hall.services.hall.journal.write((statement, {}))


async def aged(hall: Place, table: str, days: float) -> None:
    """As if nothing had happened at the table for so long."""
    held = hall.services.hall.tables.get(table)
    if held is not None:
        hall.services.hall.forget(held)
    await hall.written()
    then = time.time() - days * DAY
    await changed(hall, update(HALL_TABLES).where(HALL_TABLES.c.id == table).values(moved=then))


async def counted(hall: Place, table: Any, *where: Any) -> int:
    rows = await hall.services.hall.journal.read(select(func.count()).select_from(table).where(*where))
    return int(rows[0][0])


async def exists(guest: Guest, table: str) -> bool:
    return (await guest.http.get(f"/api/tables/{table}")).status_code == 200


async def finished(guest: Guest, *seats: str) -> str:
    """A play that is over."""
    made: Json = await guest.table("feast", *seats)
    while (now := await guest.sync(made["id"]))["table"]["phase"] != "over":
        if now["asked"]:
            await one_move(guest, made["id"], now)
        await asyncio.sleep(0.002)
    return str(made["id"])


@story
async def test_tables_go_by_the_rule(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        core, now = hall.services.hall, time.time()
        anna, boris, made = await two_at_a_table(hall, "feast")
        carl = await hall.guest("Carl")
        await carl.post("/api/account", {"name": "Carl", "password": "an honest password"})
        await carl.arrive()
        line = await anna.live(made["id"])
        await line.ask("say", text="hail")
        await line.close()
        waiting = [(await boris.table("feast", "me", "open"))["id"] for _ in range(2)]
        bots, owned, ours = (
            await finished(anna, "random", "random"),
            await finished(carl, "me", "random"),
            await finished(anna, "me", "random"),
        )
        ages = {made["id"]: 91, waiting[0]: 8, waiting[1]: 6, bots: 8, owned: 1_000, ours: 91}
        for table, days in ages.items():
            await aged(hall, table, days)
        watched = await boris.live(waiting[0])
        await clear(core, now)
        assert await exists(boris, waiting[0]), "somebody looks at it"
        await watched.close()
        await until(lambda: not looked_at(core, waiting[0]))
        await clear(core, now)
        left = {table for table in ages if await exists(anna, table)}
        assert left == {waiting[1], owned}
        for kept in (LOG, CHAT, PLACES):
            assert await counted(hall, kept, kept.c.table_id.not_in(left)) == 0
        assert (await anna.get("/api/lobby"))["mine"] == []
        assert (await anna.http.get(f"/api/tables/{made['id']}/sync")).json()["error"] == "unknown-table"


@story
async def test_an_open_hall_clears_away_by_itself(tmp_path: Path) -> None:
    async with open_hall(tmp_path, keeping=Keeping(every=0.05)) as hall:
        anna = await hall.guest("Anna")
        old, new = [(await anna.table("feast", "me", "open"))["id"] for _ in range(2)]
        await aged(hall, old, 8)

        async def gone() -> bool:
            return not await exists(anna, old)

        await until(gone)
        assert await exists(anna, new)


@story
async def test_what_somebody_looks_at_while_others_are_cleared_away_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(tmp_path) as hall:
        core, anna = hall.services.hall, await hall.guest("Anna")
        tables = {(await anna.table("feast", "me", "open"))["id"] for _ in range(2)}
        for table in tables:
            await aged(hall, table, 8)
        dropped: list[str] = []
        drop = core.drop

        async def dropping(id: str) -> None:
            dropped.append(id)
            if len(dropped) == 1:
                (other,) = tables - {id}
                await anna.live(other)
            await drop(id)

        monkeypatch.setattr(core, "drop", dropping)
        await clear(core, time.time())
        assert len(dropped) == 1
        assert [await exists(anna, table) for table in tables].count(True) == 1


@story
async def test_only_so_many_finished_plays_of_one_person_are_kept(tmp_path: Path) -> None:
    async with open_hall(tmp_path, keeping=Keeping(finished_plays=3)) as hall:
        anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
        tables = [await finished(anna, "random", "random") for _ in range(5)]
        other = await finished(boris, "random", "random")
        await hall.written()
        await clear(hall.services.hall, time.time())
        assert [await exists(anna, table) for table in tables] == [False, False, True, True, True]
        assert await exists(anna, other)


@story
async def test_sagas_and_guests_go_when_nobody_comes_any_more(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        core, now = hall.services.hall, time.time()
        anna, boris, carl = [await hall.guest(name) for name in ("Anna", "Boris", "Carl")]
        table = await finished(anna, "random", "random")
        saga = (await anna.http.get(f"/api/tables/{table}/saga")).content
        await boris.post("/api/account", {"name": "Boris", "password": "an honest password"})
        await boris.arrive()
        ids = [(await guest.raw_post("/api/sagas", saga)).json()["id"] for guest in (anna, boris)]
        await changed(hall, update(SAGAS).values(seen=now - 31 * DAY))
        await changed(hall, update(SESSIONS).values(seen=now - 31 * DAY))
        await changed(hall, update(PEOPLE).values(created=now - 31 * DAY))
        await clear(core, now)
        assert await counted(hall, SAGAS) == 1 and await counted(hall, SAGAS, SAGAS.c.id == ids[1]) == 1
        assert await counted(hall, PEOPLE, PEOPLE.c.id == carl.id) == 0, "a guest who sat nowhere"
        assert await counted(hall, PEOPLE, PEOPLE.c.id.in_([anna.id, boris.id])) == 2
        assert await counted(hall, SESSIONS, SESSIONS.c.person == carl.id) == 0
        await changed(hall, update(SAGAS).values(seen=now - 400 * DAY))
        await changed(hall, update(SESSIONS).values(seen=now - 400 * DAY))
        await clear(core, now)
        assert await counted(hall, SAGAS) == await counted(hall, SESSIONS) == 0
        assert await counted(hall, PEOPLE, PEOPLE.c.id == boris.id) == 1, "an account stays"


@story
async def test_what_is_looked_at_is_seen(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna = await hall.guest("Anna")
        table = await finished(anna, "random", "random")
        saga = (await anna.http.get(f"/api/tables/{table}/saga")).content
        id = (await anna.raw_post("/api/sagas", saga)).json()["id"]
        await changed(hall, update(SAGAS).values(seen=1.0))
        await changed(hall, update(SESSIONS).values(seen=1.0))
    async with open_hall(tmp_path) as hall:
        again = await hall.guest("Boris")
        again.http.cookies = anna.http.cookies
        await again.get("/api/me")
        await again.get(f"/api/replays/{id}")
        await hall.written()
        assert await counted(hall, SAGAS, SAGAS.c.seen > 1.0) == 1
        assert await counted(hall, SESSIONS, SESSIONS.c.person == anna.id, SESSIONS.c.seen > 1.0) == 1
