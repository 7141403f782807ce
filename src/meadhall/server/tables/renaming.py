"""The names of seats: none that looks like an account's stays with somebody else."""

from __future__ import annotations

import asyncio

from meadhall.server.refusals import Refusal
from meadhall.server.store import sql
from meadhall.server.store.errors import DatabaseAway
from meadhall.server.tables import messages
from meadhall.server.tables.hall import Hall
from meadhall.server.tables.persistence import seats_in
from meadhall.server.tables.seats import unname

AT_ONCE = 200
TRY_EVERY = 1.0
"""Should the database go away, it is begun anew when that is back."""


async def unname_patiently(hall: Hall, like: str, owner: str) -> None:
    while True:
        try:
            return await unname_others(hall, like, owner)
        except DatabaseAway:
            await asyncio.sleep(TRY_EVERY)


async def unname_others(hall: Hall, like: str, owner: str) -> None:
    """An account has a name from now on: at tables that have not ended nobody else sits under one that looks like it.
    What has ended is told as it was played."""
    last = ""
    while rows := await hall.journal.read(sql.NEXT_UNDER_WAY, after=last, n=AT_ONCE):
        for row in rows:
            if unname(seats_in(row), like, owner):
                await unname_at(hall, row.id, like, owner)
        last = rows[-1].id


async def unname_at(hall: Hall, id: str, like: str, owner: str) -> None:
    try:
        table = await hall.table(id, crowded=True)
    except DatabaseAway:
        raise
    except Refusal:
        return  # Nobody can look at it.
    async with table.lock:
        if table.gone:  # It has left memory meanwhile.
            await unname_at(hall, id, like, owner)
        elif unname(table.seats, like, owner):
            await hall.keep_seats(table)
            messages.tell_table(table)
