"""The same messages as the live channel has, one a line, for programs that speak plain HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

from meadhall.server.tables.scheduling import come_back
from meadhall.server.tables.table import Table
from meadhall.server.web.live import Outbox
from meadhall.server.web.services import House

KEEP_ALIVE = 15.0


async def lines(
    house: House, table: Table, person: str, ip: str, since: int, previews: bool
) -> AsyncGenerator[bytes, None]:
    """Everything from `since` on, and then whatever happens. An empty line now and then keeps the line open."""
    outbox = Outbox(person, previews, house.limits.outbox)
    house.connect(ip, person)
    try:
        table.enter(outbox)
        outbox.say(table.sync(person, previews, since))
        await come_back(table, person)
        while True:
            while outbox.waiting:
                yield outbox.waiting.popleft() + b"\n"
            if outbox.closed:
                return
            outbox.ready.clear()
            try:
                await asyncio.wait_for(outbox.ready.wait(), KEEP_ALIVE)
            except TimeoutError:
                yield b"\n"
    finally:
        outbox.close()
        table.exit(outbox)
        house.disconnect(ip, person)
