"""The same messages as the live channel has, one a line, for programs that speak plain HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress

from meadhall.server.refusals import Refusal
from meadhall.server.tables import attendance, messages
from meadhall.server.tables.table import Table
from meadhall.server.web.live import Outbox
from meadhall.server.web.services import Services
from meadhall.server.web.sessions import Session

KEEP_ALIVE = 15.0


async def lines(
    services: Services, table: Table, session: Session | None, ip: str, since: int, previews: bool
) -> AsyncGenerator[bytes, None]:
    """Everything from `since` on, and then whatever happens. An empty line now and then keeps the line open."""
    if services.sessions.is_over(session):
        return
    person = session.person if session else ""
    outbox = Outbox(person, previews, services.limits.outbox)
    attendance.check_room(table, person)
    services.connect(ip, person, bool(table.seats_of(person)))
    try:
        services.sessions.listen(session, outbox)
        attendance.enter(table, outbox)
        outbox.say(messages.sync(table, person, previews, since))
        messages.post_trouble(table, outbox)
        # Whoever hangs up just now interrupts only this stream, and nothing that is under way at the table.
        await asyncio.shield(asyncio.create_task(come_back(table, person)))
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
        services.sessions.hang_up(session, outbox)
        attendance.exit(table, outbox)
        services.disconnect(ip, person)


async def come_back(table: Table, person: str) -> None:
    with suppress(Refusal):
        await attendance.come_back(table, person)
