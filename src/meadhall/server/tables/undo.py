"""Taking a move back: at once while nobody learnt anything by it, else when the other people agree.

Against bots alone it is always allowed, and the play is marked as practice where it would not have been otherwise.
Where other people sit, they do so even while they are away: nobody agrees in their stead, so what was learnt stays.
"""

from __future__ import annotations

from meadhall.server.refusals import Refusal
from meadhall.server.tables import messages, moves
from meadhall.server.tables.log import MOVE, UNDO, LogRow
from meadhall.server.tables.persistence import load_snapshots
from meadhall.server.tables.seats import PERSON
from meadhall.server.tables.table import Table, UndoRequest


def free(table: Table, row: LogRow) -> bool:
    """Nothing was drawn, the mover learnt nothing, and nobody else moved since: then it never happened."""
    assert table.log is not None and table.truth is not None
    turn = [other for other in table.log.turns[row.seq] if other.kind == MOVE]
    if len(turn) > 1:
        return False
    mover = table.seats[row.seat].person
    for later in table.log.stood_since(row.seq, table.seq):
        seat = table.seats[later.seat]
        if seat.kind == PERSON and seat.person != mover:
            return False
    if table.seq < len(table.log.turns):
        pending = [table.seats[other.seat] for other in table.log.turns[table.seq] if other.kind == MOVE]
        if any(seat.kind == PERSON and seat.person != mover for seat in pending):
            return False
    before = table.log.state_at(row.seq)
    return bool(before.chance.counter == table.truth.chance.counter and before.disclosures == table.truth.disclosures)


async def ask(table: Table, seat: int, seq: int, client: str) -> int:
    """Take back the last move of this seat, or ask the others whether it may be."""
    async with table.lock:
        before = moves.repeated(table, seat, client, UNDO, None)
        if before is not None:
            return before
        if table.undo is not None and (table.undo.seat, table.undo.client) == (seat, client):
            return table.shown_seq
        truth = table.require_playable()
        assert table.log is not None
        if seq != table.shown_seq:
            raise Refusal("stale", seq=table.shown_seq)
        if table.window is not None or table.seq != seq:
            raise Refusal("window-open", seq=seq)
        answered = table.log.turns[seq] if seq < len(table.log.turns) else []
        if any(row.seat == seat for row in answered):
            raise Refusal("undo-together", seq=seq)
        if table.log.count >= table.hall.settings.limits.log_rows:
            raise Refusal("log-full", seq=seq)
        await load_snapshots(table)
        row = table.log.last_move_of(seat, table.seq)
        if row is None:
            raise Refusal("undo-nothing", seq=seq)
        mover = table.seats[seat].person
        others = [
            at for at, other in enumerate(table.seats)
            if other.kind == PERSON and other.person != mover and not other.stand_in and not other.left
        ]  # fmt: skip
        if free(table, row):
            return await moves.take_back(table, seat, row.seq, client, practice=False)
        if len(table.everybody()) == 1:
            return await moves.take_back(table, seat, row.seq, client, practice=True)
        if table.undo is not None:
            raise Refusal("undo-asked", seq=seq)
        assert truth is table.truth
        if not others:
            raise Refusal("undo-alone", seq=seq)
        request = UndoRequest(seat, row.seq, client, others)
        table.ask_undo(request)
        messages.tell(table, request.message())
        return seq


async def answer(table: Table, person: str, seat: int, agree: bool) -> int:
    """One person answers for all their seats; the first no ends the matter, and so does whoever asked."""
    async with table.lock:
        table.require_playable()
        request = table.undo
        if request is None:
            raise Refusal("undo-not-asked", seq=table.shown_seq)
        withdrawn = seat == request.seat and not agree
        if seat not in request.waiting and not withdrawn:
            raise Refusal("undo-not-asked", seq=table.shown_seq)
        if agree:
            request.agree(table.seats_of(person))
            if not request.waiting:
                return await moves.take_back(table, request.seat, request.to, request.client, practice=False)
        else:
            request.end()
            table.drop_undo()
        messages.tell(table, request.message(None if agree or withdrawn else seat))
        return table.shown_seq


def decide_without(table: Table, seats: list[int]) -> None:
    """Those who sit there are gone, and are not waited for."""
    request = table.decide_undo_without(seats)
    if request is not None:
        messages.tell(table, request.message())
