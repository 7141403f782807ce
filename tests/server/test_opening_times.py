"""How long it takes to open: a hall with many tables, a table with many moves."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from sqlalchemy import insert

from meadhall.server.store.schema import HALL_TABLES
from meadhall.server.tables import messages, moves
from meadhall.server.tables.hall import Hall
from meadhall.server.wire import NewSeat, NewTable
from tests.server.guests import settings_for, written

TABLES = 10_000
MOVES = 1_000


def test_a_hall_with_ten_thousand_tables_opens_in_two_seconds(tmp_path: Path) -> None:
    async def fill() -> None:
        hall = Hall(settings_for(tmp_path))
        await hall.open()
        seats = [NewSeat("me"), NewSeat("me")]
        made = await hall.make("nobody", "Nobody", NewTable("feast", seats, start=True))
        row = await hall.journal.read_one(HALL_TABLES.select())
        assert row is not None and made.id == row.id
        values = [{**row._mapping, "id": f"table{number}", "request": f"r{number}"} for number in range(TABLES)]
        async with hall.journal.engine.begin() as connection:
            await connection.execute(insert(HALL_TABLES), values)
        await hall.close()

    async def start() -> float:
        began = time.process_time()
        hall = Hall(settings_for(tmp_path))
        await hall.open()
        await hall.lobby("nobody")
        took = time.process_time() - began
        await hall.close()
        return took

    asyncio.run(fill())
    assert min(asyncio.run(start()) for _ in range(2)) < 2.0


def test_a_table_of_a_thousand_moves_opens_in_150_ms(tmp_path: Path) -> None:
    async def story() -> float:
        hall = Hall(settings_for(tmp_path))
        await hall.open()
        try:
            return await long_play(hall)
        finally:
            await hall.close()

    assert asyncio.run(story()) < 0.15


async def long_play(hall: Hall) -> float:
    """A play in which every other move is taken back, so that it never ends; then how long opening it takes."""
    seats = [NewSeat("me"), NewSeat("me"), NewSeat("me")]
    made = await hall.make("nobody", "Nobody", NewTable("feast", seats, start=True))
    while made.seq < MOVES:
        assert made.truth is not None and not made.truth.over
        if made.seq > 3 and made.seq % 2 == 0:
            async with made.lock:
                await moves.take_back(made, 0, made.seq - 1, "", practice=False)
            continue
        seat = made.truth.waiting[0]
        text = made.truth.say(made.truth.options_for(seat)[0], seat)
        await moves.move(made, seat, made.seq, text, "")
    assert made.truth is not None
    digest = made.truth.digest()
    best = 9.9
    for _ in range(3):
        await written(hall.journal)
        hall.forget(hall.tables[made.id])
        began = time.process_time()
        again = await hall.table(made.id)
        messages.sync(again, "nobody", False)
        best = min(best, time.process_time() - began)
        assert again.truth is not None and again.truth.digest() == digest and again.seq == made.seq
    return best
