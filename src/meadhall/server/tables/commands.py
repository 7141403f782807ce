"""Commands of a client, by socket or by POST, and what each is answered with."""

from __future__ import annotations

from meadhall.server import clock, wire, wire_commands, wire_thoughts
from meadhall.server.refusals import Refusal
from meadhall.server.store import sql
from meadhall.server.store.writers import Act
from meadhall.server.tables import attendance, hints, messages, moves, resigning, undo
from meadhall.server.tables.chat import PLAYERS, SPECTATORS
from meadhall.server.tables.log import MOVE
from meadhall.server.tables.table import Table

TIDY_EVERY = 50
"""So often old lines of talk are cleared away."""
Answer = wire.Ack | wire.Composed | wire.Why | wire_thoughts.Hinted | wire.Sync


async def obey(table: Table, person: str, name: str, command: wire_commands.Command) -> Answer:
    """Do what is asked, or raise a Refusal and leave everything as it was."""
    if isinstance(command, wire_commands.Move):
        return await move(table, person, command)
    table.presence.touch(person)
    seq = table.shown_seq
    if isinstance(command, wire_commands.Compose):
        table.require_seat(person, command.seat)
        shown = table.require_shown()
        if command.seq != shown.seq:
            raise Refusal("stale", seq=shown.seq)
        if messages.asked(table, command.seat, False) is None:
            raise Refusal("not-your-turn", seq=shown.seq)
        asked, preview = shown.composed(command.seat, command.parts)
        return wire.Composed(command.id, asked, preview)
    if isinstance(command, wire_commands.WhyNot):
        table.require_seat(person, command.seat)
        reason = table.require_shown().why_not(command.seat, command.move)
        return wire.Why(command.id, reason.key if reason else None, reason.params if reason else {})
    if isinstance(command, wire_thoughts.Hint):
        return await hints.hint(table, person, command)
    if isinstance(command, wire_commands.Undo):
        table.require_seat(person, command.seat)
        return wire.Ack(command.id, await undo.ask(table, command.seat, command.seq, command.id))
    if isinstance(command, wire_commands.AnswerUndo):
        if command.seat not in table.seats_of(person):
            raise Refusal("not-your-seat")
        return wire.Ack(command.id, await undo.answer(table, person, command.seat, command.agree))
    if isinstance(command, wire_commands.Curtain):
        return lift(table, person, command)
    if isinstance(command, wire_commands.Resign):
        table.require_seat(person, command.seat)
        return wire.Ack(command.id, await resigning.resign(table, command.seat, command.id))
    if isinstance(command, wire_commands.StandIn):
        await attendance.stand_in(table, person, command.seat, command.on)
        return wire.Ack(command.id, seq)
    await say(table, person, name, command)
    return wire.Ack(command.id, seq)


async def move(table: Table, person: str, command: wire_commands.Move) -> wire.Ack:
    mine = table.seats_of(person)
    if len(mine) > 1 and command.seat in mine:
        before = moves.repeated(table, command.seat, command.id, MOVE, command.move)
        if before is not None:
            return wire.Ack(command.id, before)
    table.require_seat(person, command.seat, mine)
    table.presence.touch(person)
    if table.seats[command.seat].stand_in:
        await attendance.come_back(table, person)
    return wire.Ack(command.id, await moves.move(table, command.seat, command.seq, command.move, command.id))


def lift(table: Table, person: str, command: wire_commands.Curtain) -> wire.Sync:
    """Lift the curtain for one seat; all screens of this person show that seat from now on."""
    mine = table.seats_of(person)
    if command.seat not in mine:
        raise Refusal("not-your-seat" if mine else "not-seated")
    table.presence.lift_curtain(person, command.seat)
    messages.tell_sync(table, person)
    return messages.sync(table, person, True)


async def say(table: Table, person: str, name: str, command: wire_commands.Say) -> None:
    """Chat. Players and spectators do not hear each other."""
    if table.chat.was_said(person, command.id):
        return
    if not person:
        raise Refusal("no-session")
    text = " ".join(command.text.split())
    if not text:
        raise Refusal("bad-message")
    mine = table.seats_of(person)
    room = PLAYERS if mine else SPECTATORS
    seat = table.audience(person)[0] if mine else None
    called = table.seats[mine[0] if seat is None else seat].name if mine else name
    line = wire.ChatLine(called, seat, text, clock.now())
    async with table.lock:
        nth = table.chat.take_number()
        values = {"table_id": table.id, "nth": nth, "room": room, "name": called, "seat": seat, "text": text}
        acts: list[Act] = [(sql.ADD_CHAT, {**values, "at": line.at, "person": person})]
        if nth % TIDY_EVERY == 0:
            below = nth - table.hall.settings.limits.chat_lines
            acts.append((sql.DROP_OLD_CHAT, {"b_id": table.id, "below": below}))
        await table.hall.journal.write(*acts)
        table.chat.add_line(room, line, person, command.id)
        messages.tell(table, wire.Said(line), seated=bool(mine))
