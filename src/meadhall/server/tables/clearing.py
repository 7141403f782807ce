"""Clearing away: what nobody uses any more leaves the database, by the rule that `settings.Keeping` states."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from sqlalchemy import Select

from meadhall.server import clock
from meadhall.server.store import sql
from meadhall.server.tables.hall import Hall
from meadhall.server.tables.table import OVER, PLAYING, WAITING

LOG = logging.getLogger("meadhall.clearing")
DAY = 24 * 3600.0
AT_ONCE = 200
"""So many rows go in one write, so that nobody waits long for another."""


async def clear_on(hall: Hall) -> None:
    while True:
        await asyncio.sleep(hall.settings.keeping.every)
        try:
            await clear(hall, clock.now())
        except Exception:
            LOG.exception("clearing away failed")


async def clear(hall: Hall, now: float) -> None:
    """Clear away all that is due at this time."""
    keeping, write = hall.settings.keeping, hall.journal.write
    await clear_tables(hall, sql.STALE, phase=WAITING, before=now - keeping.waiting * DAY)
    await clear_tables(hall, sql.STALE, phase=PLAYING, before=now - keeping.playing * DAY)
    await clear_tables(hall, sql.STALE_FINISHED, phase=OVER, before=now - keeping.finished * DAY)
    await clear_tables(hall, sql.STALE_OF_BOTS, phase=OVER, before=now - keeping.bots * DAY)
    for row in await hall.journal.read(sql.CROWDED, most=keeping.finished_plays, n=AT_ONCE):
        await clear_tables(hall, sql.FINISHED_OF, host=row.host, most=keeping.finished_plays)
    await write((sql.DROP_SAGAS, {"before": now - keeping.sagas * DAY}))
    await write((sql.DROP_OLDEST_SAGAS, {"before": now - keeping.sagas_of_accounts * DAY}))
    await write((sql.DROP_LOST_REVIEWS, {}))
    await write((sql.DROP_OLD_SESSIONS, {"before": now - keeping.sessions * DAY}))
    while rows := await hall.journal.read(sql.STALE_GUESTS, before=now - keeping.guests * DAY, n=AT_ONCE):
        await write(*((sql.DROP_SESSION, {"b_hash": row.hash}) for row in rows))
    await write((sql.DROP_FORGOTTEN, {"before": now - keeping.guests * DAY}))


async def clear_tables(hall: Hall, stale: Select[Any], **values: Any) -> None:
    """Drop the tables that this finds, but for those that somebody looks at just now."""
    while True:
        found = [row.id for row in await hall.journal.read(stale, n=AT_ONCE, **values)]
        dropped = 0
        for id in found:
            if not looked_at(hall, id):  # Dropping those before took its time.
                await hall.drop(id)
                dropped += 1
        if len(found) < AT_ONCE or not dropped:
            return


def looked_at(hall: Hall, id: str) -> bool:
    table = hall.tables.get(id)
    return id in hall.opening or (table is not None and (table.busy or bool(table.presence.watchers)))
