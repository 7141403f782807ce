"""Who is at a table and who is away: watchers come and go, and bots stand in for people who are not there."""

from __future__ import annotations

from meadhall.server.refusals import Refusal
from meadhall.server.tables import messages, undo
from meadhall.server.tables.presence import Watcher
from meadhall.server.tables.seats import PERSON
from meadhall.server.tables.table import PLAYING, Table


def check_room(table: Table, person: str) -> None:
    """Only so many may watch; whoever sits here is never too many."""
    watching = sum(not table.seats_of(watcher.person) for watcher in table.presence.watchers)
    if watching >= table.hall.settings.limits.watchers and not table.seats_of(person):
        raise Refusal("too-many-connections")


def enter(table: Table, watcher: Watcher) -> None:
    if table.presence.enter(watcher):
        messages.tell_table(table, but=watcher)


def exit(table: Table, watcher: Watcher) -> None:
    if table.presence.exit(watcher):
        messages.tell_table(table)


async def stand_in(table: Table, person: str, at: int, on: bool) -> None:
    """Give an absent person's seat to a bot, or take one's own back."""
    async with table.lock:
        if table.unplayable:
            raise Refusal(table.unplayable)
        if table.phase != PLAYING:
            raise Refusal("not-started" if table.truth is None else "over")
        if at >= len(table.seats) or table.seats[at].kind != PERSON:
            raise Refusal("no-seat")
        seat, mine = table.seats[at], table.seats_of(person)
        if not mine:
            raise Refusal("not-seated")
        away = seat.left or table.presence.away(seat.person, table.hall.settings.absent_after)
        if on and at not in mine and not away:
            raise Refusal("not-absent")
        if not on and at not in mine:
            raise Refusal("not-your-seat")
        if seat.stand_in != on and not seat.left:
            table.hall.journal.check()
            table.set_stand_in(at, on)
            if on:
                undo.decide_without(table, [at])
            await table.hall.keep_seats(table)
            table.hall.schedule(table)
            messages.tell_table(table)


async def come_back(table: Table, person: str) -> None:
    """A person is here again: their seats are theirs again."""
    back = [at for at in table.seats_of(person) if table.seats[at].stand_in]
    if not back or table.phase != PLAYING or table.unplayable:
        return
    table.hall.journal.check()
    async with table.lock:
        table.take_seats_back(back)
        await table.hall.keep_seats(table)
        table.hall.schedule(table)
        messages.tell_table(table)
