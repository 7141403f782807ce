"""Tables wake up by themselves: all that are overdue soon after a start, and never because somebody set a clock."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import insert, select

from meadhall.server.store.schema import HALL_TABLES
from meadhall.server.tables.hall import Hall
from meadhall.server.wire import Clock, NewSeat, NewTable
from tests.server.databases import database_for
from tests.server.guests import settings_for, story, two_at_a_table
from tests.server.hall_process import waited_for_processor
from tests.server.processes import hall_process, opened_journal, until

OVERDUE = 2_000
WITHIN = 10.0
MOVE, RESERVE = 600, 600
HOUR = 3600


async def fill(folder: Path) -> None:
    """Many tables whose clocks ran out while no hall was open."""
    hall = Hall(settings_for(folder))
    await hall.open()
    wish = NewTable("feast", [NewSeat("me"), NewSeat("me")], start=True, clock=Clock("live", 5))
    made = await hall.make("nobody", "Nobody", wish)
    row = await hall.journal.read_one(HALL_TABLES.select())
    assert row is not None and made.id == row.id
    past = {"moved": time.time() - 900, "due": time.time() - 600, "waiting": "0 1"}
    values = [{**row._mapping, **past, "id": f"table{number}", "request": f"r{number}"} for number in range(OVERDUE)]
    async with hall.journal.engine.begin() as connection:
        await connection.execute(insert(HALL_TABLES), values)
    await hall.close()


def held_up(pid: int) -> float:
    """Seconds that a hall or this test was ready to go on and others had the processors."""
    seconds = waited_for_processor()
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with suppress(FileNotFoundError, ProcessLookupError):  # it has ended meanwhile
            seconds += waited_for_processor(f"{pid}/task/{thread.name}")
    return seconds


@story
async def test_two_thousand_overdue_tables_are_woken_within_ten_seconds(tmp_path: Path) -> None:
    """Of a processor, and of the clock too where nobody else wants the processors: the hall does not idle."""
    await fill(tmp_path)
    called, others = time.monotonic(), waited_for_processor()
    async with hall_process(tmp_path, bot_workers=1) as hall:
        opened = hall.cpu_seconds()
        visitor = await hall.guest()
        journal = await opened_journal(database_for(tmp_path))
        asleep = select(HALL_TABLES.c.id).where(
            HALL_TABLES.c.due < time.time() - 500, ~HALL_TABLES.c.seats.contains("stand_in")
        )

        async def all_awake() -> bool:
            return not await journal.read(asleep)

        slowest = 0.0
        while not await all_awake():
            began = hall.cpu_seconds()
            assert began - opened < WITHIN, len(await journal.read(asleep))
            assert (await visitor.http.get("/api/titles")).status_code == 200
            slowest = max(slowest, hall.cpu_seconds() - began)
            await asyncio.sleep(0.1)
        took = hall.cpu_seconds() - opened
        waited = time.monotonic() - called - (held_up(hall.pid) - others)
        await journal.close()
        assert took < WITHIN and slowest < 5.0, (took, slowest)
        assert waited < WITHIN, waited


async def seconds_left(guest: Any, table: str) -> float:
    info = await guest.get(f"/api/tables/{table}")
    return float(min(seat["clock"] for seat in info["seats"]))


@story
async def test_setting_the_systems_clock_gives_and_takes_no_time(tmp_path: Path) -> None:
    """An hour back and an hour forth, in a real hall whose system's clock is set while it is open."""
    system = tmp_path / "system"
    system.write_text("0")
    clock = {"kind": "live", "move": MOVE, "reserve": RESERVE}
    async with hall_process(tmp_path, {"MEADHALL_TEST_CLOCK": str(system)}, window=0.01) as hall:
        anna, _, made = await two_at_a_table(hall, "voluspa", clock=clock)  # type: ignore[arg-type]
        table = made["id"]
        before = await seconds_left(anna, table)
        for hours in (-1, 1):
            system.write_text(str(hours * HOUR))
            left = await seconds_left(anna, table)
            assert before - 120 < left <= before <= MOVE + RESERVE
    # A hall that is opened anew believes the system again; nobody gets more than there was.
    system.write_text(str(-HOUR))
    async with hall_process(tmp_path, {"MEADHALL_TEST_CLOCK": str(system)}, window=0.01) as hall:
        visitor = await hall.guest()
        assert await seconds_left(visitor, table) <= MOVE + RESERVE


@story
async def test_a_clock_runs_out_in_its_own_time_though_the_systems_was_set_back(tmp_path: Path) -> None:
    system = tmp_path / "system"
    system.write_text("0")
    async with hall_process(tmp_path, {"MEADHALL_TEST_CLOCK": str(system)}, window=0.01) as hall:
        anna, _, made = await two_at_a_table(hall, "voluspa", clock={"kind": "live", "move": 5})  # type: ignore[arg-type]
        system.write_text(str(-HOUR))

        async def stood_in_for() -> bool:
            info = await anna.get(f"/api/tables/{made['id']}")
            return any(seat["standIn"] for seat in info["seats"])

        await until(stood_in_for)
