"""Sitting down and getting up."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from sqlalchemy import Row

from meadhall.server import wire
from meadhall.server.refusals import Refusal
from meadhall.server.store import sql
from meadhall.server.store.errors import DatabaseAway
from meadhall.server.store.writers import Act
from meadhall.server.tables import messages, undo
from meadhall.server.tables.hall import Hall
from meadhall.server.tables.persistence import seats_in, seats_json, summary, table_from_row
from meadhall.server.tables.seats import PERSON, Seat, empty_seats
from meadhall.server.tables.table import OVER, PLAYING, WAITING, Table

NOBODY = "gone-"
"""So the ids of those begin who are gone for good."""
SOON = 0.1
"""So many seconds at least before it is looked again whether a window has closed."""


async def join(hall: Hall, table: Table, person: str, wish: wire.Join) -> None:
    """Take an open seat, or those that are kept for this person. Who sits here already stays where they are."""
    async with table.lock:
        if table.seats_of(person):
            return
        hall.journal.check()
        if table.phase != WAITING:
            raise Refusal("already-started")
        if kept := table.kept_for(person):
            for at in kept:
                table.seat_person(at, person, wish.name or table.seats[at].name)
            await hall.keep_seats(table)
            messages.tell_table(table)
            messages.tell_sync(table, person)
            return
        if not table.listed and table.host != person and wish.invite != table.setup.invite:
            raise Refusal("invite-needed")
        free = table.free_seats()
        if not free:
            raise Refusal("seat-taken")
        at = free[0] if wish.seat is None else wish.seat
        if at >= len(table.seats):
            raise Refusal("no-seat")
        if at not in free:
            raise Refusal("seat-taken")
        table.seat_person(at, person, wish.name)
        place: list[Act] = []
        if table.host != person:
            place = [(sql.ADD_PLACE, {"person": person, "table_id": table.id})]
        await hall.keep_seats(table, *place)
        messages.tell_table(table)
        messages.tell_sync(table, person)


async def set_seat(hall: Hall, table: Table, person: str, wish: wire.SetSeat) -> None:
    """Before the play its host lets a bot sit on an open seat, or has a bot get up again."""
    async with table.lock:
        hall.journal.check()
        if table.host != person:
            raise Refusal("not-host")
        if table.phase != WAITING:
            raise Refusal("already-started")
        if wish.seat >= len(table.seats):
            raise Refusal("no-seat")
        before = table.seats[wish.seat]
        if before.kind == PERSON:
            raise Refusal("seat-taken")
        table.set_seat(wish.seat, hall.new_seat(person, "", wire.NewSeat(wish.kind, None, wish.bot)))
        acts: list[Act] = []
        if before.person and before.person != table.host:
            acts.append((sql.DROP_PLACE, {"b_person": before.person, "b_id": table.id}))
        await hall.keep_seats(table, *acts)
        messages.tell_table(table)


async def leave(hall: Hall, table: Table, person: str) -> None:
    """Before the play the seat is open again; in the middle of it a bot plays on, and there is no way back."""
    async with table.lock:
        mine = table.seats_of(person)
        if not mine and not table.kept_for(person):
            raise Refusal("not-seated")
        hall.journal.check()
        acts: list[Act] = []
        if table.phase == WAITING:
            table.open_seats_of(person)
            if table.host != person:
                acts.append((sql.DROP_PLACE, {"b_person": person, "b_id": table.id}))
            elif table.people():
                table.set_host(table.people()[0])
                acts.append((sql.SET_HOST, {"b_id": table.id, "host": table.host}))
                acts.append((sql.DROP_PLACE, {"b_person": person, "b_id": table.id}))
        elif table.phase == PLAYING:
            table.leave_seats_of(person)
            undo.decide_without(table, mine)
        await hall.keep_seats(table, *acts)
        table.presence.drop_curtain(person)
        hall.schedule(table)
        messages.tell_table(table)
        messages.tell_sync(table, person)


async def hand_over(hall: Hall, old: str, new: str) -> None:
    """A guest has become somebody: all places of theirs go over to the account."""
    taken = {row.id for row in await hall.journal.read(sql.MINE, person=new, n=10_000)}
    for row in await hall.journal.read(sql.MINE, person=old, n=10_000):
        finished = row.phase == OVER and row.id not in hall.tables
        try:
            table = table_from_row(hall, row) if finished else await hall.table(row.id, crowded=True)
        except DatabaseAway:
            raise
        except Refusal:
            continue  # One that cannot be read harms no other; it stays whose it was.
        async with table.lock:
            table.pass_seats(old, new)
            acts: list[Act] = [
                (sql.SET_SEATS, {"b_id": table.id, "seats": seats_json(table.seats)}),
                (sql.DROP_PLACE, {"b_person": old, "b_id": table.id}),
            ]
            if table.id not in taken:
                acts.append((sql.ADD_PLACE, {"person": new, "table_id": table.id}))
            if table.host == old:
                table.set_host(new)
                acts.append((sql.SET_HOST, {"b_id": table.id, "host": new}))
            try:
                await hall.journal.write(*acts)
            except BaseException:
                hall.forget(table)
                raise
            table.presence.send_away(old)
    values = {"b_person": old, "person": new}
    await hall.journal.write((sql.GIVE_SAGAS, values), (sql.GIVE_SAID, values))


async def forget_person(hall: Hall, person: str) -> None:
    """Somebody goes for good: what was theirs alone goes with them, and where others sat too a nameless seat stays,
    for which a bot plays on. Should it be interrupted, it can be gone on with."""
    nobody = f"{NOBODY}{secrets.token_urlsafe(12)}"
    while rows := await hall.journal.read(sql.MINE, person=person, n=10_000):
        for row in rows:
            await forget_place(hall, row, person, nobody)
    gone = {"b_person": person}
    await hall.journal.write(
        (sql.DROP_SAID_BY, gone),
        (sql.DROP_SAGAS_OF, gone),
        (sql.DROP_DECKS_OF, gone),
        (sql.DROP_LOST_REVIEWS, {}),
    )


async def forget_place(hall: Hall, row: Row[Any], person: str, nobody: str) -> None:
    """Somebody's place at one table, which leaves memory: whoever looks on opens it anew. An open window closes before,
    else what was answered in it would be seen early."""
    finished = row.phase == OVER and row.id not in hall.tables
    try:
        table = table_from_row(hall, row) if finished else await hall.table(row.id, crowded=True)
    except DatabaseAway:
        raise
    except Refusal:  # The table cannot be read; perhaps it can be read who sits there.
        await empty_places(hall, row, seats_in(row), person, nobody)
        return
    loop = asyncio.get_running_loop()
    while not table.gone:
        async with table.lock:
            window = table.window
            if window is None:
                await empty_places(hall, table, table.seats, person, nobody)
                return
        await asyncio.sleep(max(SOON, window.closes + hall.settings.window_settles - loop.time()))


async def empty_places(hall: Hall, table: Table | Row[Any], seats: list[Seat], person: str, nobody: str) -> None:
    """Somebody sits here no longer; where nobody else does either, the table goes."""
    mine = [at for at, seat in enumerate(seats) if seat.bears(person)]
    people = [seat.person for seat in seats if seat.kind == PERSON and not seat.person.startswith(NOBODY)]
    others = [one for one in people if one != person]
    if not others:
        await hall.drop(table.id)
        return
    empty_seats(seats, person, nobody, table.phase == WAITING, table.seq)
    acts: list[Act] = [(sql.DROP_SAID_FROM, {"b_id": table.id, "b_seat": at}) for at in mine]
    acts.append((sql.SET_SEATS, {"b_id": table.id, "seats": seats_json(seats)}))
    acts.append((sql.DROP_PLACE, {"b_person": person, "b_id": table.id}))
    if table.host == person:
        acts.append((sql.SET_HOST, {"b_id": table.id, "host": others[0]}))
    if isinstance(table, Table) and table.phase == PLAYING:
        acts.append((sql.SUM_UP, summary(table)))  # It is due at once where the bot's turn is.
    try:
        await hall.journal.write(*acts)
    finally:
        await hall.let_go(table.id)
