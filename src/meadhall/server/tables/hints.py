"""Hints: the best options of a seat with their chances, where nobody else plays. The play is practice from then on."""

from __future__ import annotations

from meadhall.engine.errors import MeadhallError
from meadhall.server import wire_thoughts
from meadhall.server.refusals import Refusal
from meadhall.server.store import sql
from meadhall.server.tables import messages
from meadhall.server.tables.bot_workers import TooLate, WorkerDied
from meadhall.server.tables.table import Table

WITHIN = 5.0


async def hint(table: Table, person: str, command: wire_thoughts.Hint) -> wire_thoughts.Hinted:
    """What a good player would think of doing now. The play counts as practice before it is told, and only if it is."""
    view = asked_of(table, person, command)
    try:
        found = await table.hall.bot_workers.advise(view, command.parts, WITHIN)
    except (TooLate, WorkerDied, MeadhallError, NotImplementedError) as error:
        raise Refusal("no-hint", seq=table.require_shown().seq) from error
    async with table.lock:
        asked_of(table, person, command)  # meanwhile a move may have been made
        await practise(table)
    best = [wire_thoughts.Advice(text, round(chance, 4)) for text, chance in found]
    return wire_thoughts.Hinted(command.id, command.seq, command.parts, best)


def asked_of(table: Table, person: str, command: wire_thoughts.Hint) -> str:
    """The view of a seat that may have a hint now."""
    table.require_seat(person, command.seat)
    table.require_playable()
    shown = table.require_shown()
    if table.people() != [person]:
        raise Refusal("hint-alone", seq=shown.seq)
    if command.seq != shown.seq:
        raise Refusal("stale", seq=shown.seq)
    if messages.asked(table, command.seat, False) is None:
        raise Refusal("not-your-turn", seq=shown.seq)
    shown.composed(command.seat, command.parts)
    return shown.view(command.seat).to_json()


async def practise(table: Table) -> None:
    """From now on the play is practice, and everybody who looks is told so."""
    if not table.practice:
        await table.hall.journal.write((sql.MARK_PRACTICE, {"b_id": table.id}))
        table.mark_practice()
        messages.tell_table(table)
