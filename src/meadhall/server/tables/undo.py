"""Taking a move back: at once while nobody learnt anything by it, else when the other people agree.

Against bots alone it is always allowed, and the play is marked as practice where it would not have been otherwise.
"""

from __future__ import annotations

from meadhall.server.refusals import Refusal
from meadhall.server.tables import moves
from meadhall.server.tables.hall import load_snapshots
from meadhall.server.tables.log import MOVE, UNDO, Row
from meadhall.server.tables.table import Table, UndoRequest


def free(table: Table, row: Row) -> bool:
    """Nothing was drawn, the mover learnt nothing, and nobody else moved since: then it never happened."""
    assert table.record is not None and table.truth is not None
    turn = [other for other in table.record.turns[row.seq] if other.kind == MOVE]
    if len(turn) > 1:
        return False
    mover = table.seats[row.seat].person
    for later in table.record.stood_since(row.seq, table.seq):
        seat = table.seats[later.seat]
        if seat.kind == "person" and seat.person != mover:
            return False
    if table.seq < len(table.record.turns):
        pending = [table.seats[other.seat] for other in table.record.turns[table.seq] if other.kind == MOVE]
        if any(seat.kind == "person" and seat.person != mover for seat in pending):
            return False
    before = table.record.state_at(row.seq)
    return bool(before.chance.counter == table.truth.chance.counter and before.disclosures == table.truth.disclosures)


async def ask(table: Table, seat: int, seq: int, client: str) -> int:
    """Take back the last move of this seat, or ask the others whether it may be."""
    async with table.lock:
        before = moves.repeated(table, seat, client, UNDO, None)
        if before is not None:
            return before
        if table.undo is not None and (table.undo.seat, table.undo.client) == (seat, client):
            return moves.shown_seq(table)
        truth = moves.playable(table)
        assert table.record is not None
        if seq != moves.shown_seq(table):
            raise Refusal("stale", seq=moves.shown_seq(table))
        if table.window is not None or table.seq != seq:
            raise Refusal("window-open", seq=seq)
        answered = table.record.turns[seq] if seq < len(table.record.turns) else []
        if any(row.seat == seat for row in answered):
            raise Refusal("undo-together", seq=seq)
        await load_snapshots(table)
        row = table.record.last_move_of(seat, table.seq)
        if row is None:
            raise Refusal("undo-nothing", seq=seq)
        mover = table.seats[seat].person
        others = [
            at for at, other in enumerate(table.seats)
            if other.kind == "person" and other.person != mover and not other.stand_in and not other.left
        ]  # fmt: skip
        if free(table, row):
            return await moves.take_back(table, seat, row.seq, client, practice=False)
        if len(table.people()) == 1:
            return await moves.take_back(table, seat, row.seq, client, practice=True)
        if table.undo is not None:
            raise Refusal("undo-asked", seq=seq)
        assert truth is table.truth
        if not others:
            return await moves.take_back(table, seat, row.seq, client, practice=False)
        table.undo = UndoRequest(seat, row.seq, client, others)
        table.tell(table.undo.message())
        return seq


async def answer(table: Table, person: str, seat: int, agree: bool) -> int:
    """One person answers for all their seats; the first no ends the matter, and so does whoever asked."""
    async with table.lock:
        moves.playable(table)
        request = table.undo
        if request is None:
            raise Refusal("undo-not-asked", seq=moves.shown_seq(table))
        withdrawn = seat == request.seat and not agree
        if seat not in request.waiting and not withdrawn:
            raise Refusal("undo-not-asked", seq=moves.shown_seq(table))
        mine = table.seats_of(person)
        request.waiting = [at for at in request.waiting if at not in mine] if agree else []
        if agree and not request.waiting:
            return await moves.take_back(table, request.seat, request.to, request.client, practice=False)
        if not agree:
            table.undo = None
        table.tell(request.message())
        return moves.shown_seq(table)
