"""Moves: checked against the truth, committed, and only then told to anyone."""

from __future__ import annotations

import asyncio

import msgspec

from meadhall.engine.errors import AmbiguousMove, IllegalMove, MeadhallError, NotWaiting
from meadhall.engine.frames import Together
from meadhall.engine.state import State
from meadhall.engine.types import seat_name
from meadhall.engine.walker import MoveWalker
from meadhall.server import clock
from meadhall.server.faults import fault
from meadhall.server.refusals import Refusal
from meadhall.server.store import sql
from meadhall.server.store.writers import Act
from meadhall.server.tables import messages
from meadhall.server.tables.log import (
    MOVE,
    UNDO,
    LoggedEvent,
    LogRow,
    encode_events,
    encode_heard,
    logged_events,
    placings_of,
)
from meadhall.server.tables.table import Table
from meadhall.server.wire import Placing

MISTAKES: list[tuple[type[MeadhallError], str]] = [
    (NotWaiting, "not-your-turn"),
    (IllegalMove, "illegal-move"),
    (AmbiguousMove, "ambiguous-move"),
]
MISTAKEN = ("illegal-move", "ambiguous-move", "invalid-move")
"""Refusals that tell of the move, and not of its time."""


def ack_seq(table: Table, row: LogRow) -> int:
    """The seq after this row as far as anyone may know it."""
    return min(row.seq + 1, table.require_shown().seq)


def repeated(table: Table, seat: int, client: str, kind: str, text: str | None) -> int | None:
    """A command that came before is answered as before and does nothing."""
    row = table.log.answered.get((seat, client)) if table.log else None
    if row is None:
        return None
    if row.kind != kind or (text is not None and text not in (row.text, row.given)):
        raise Refusal("id-used", seq=table.shown_seq)
    return ack_seq(table, row)


async def move(table: Table, seat: int, seq: int, text: str, client: str) -> int:
    """Play a whole move. Returns the table's seq after it; a Refusal changes nothing."""
    async with table.lock:
        before = repeated(table, seat, client, MOVE, text) if client else None
        if before is not None:
            return before
        truth = table.require_playable()
        if seq != table.shown_seq:
            raise Refusal("stale", seq=table.shown_seq)
        if seq != table.seq or seat not in truth.waiting:
            raise Refusal("not-your-turn", seq=table.shown_seq)
        after = truth.copy()
        after.take_events()
        try:
            words, heard = play(after, seat, text)
        except MeadhallError as error:
            key = next((key for kind, key in MISTAKES if isinstance(error, kind)), "invalid-move")
            raise Refusal(key, getattr(error, "reason", None), getattr(error, "params", None), seq) from error
        top = truth.top()
        shared = isinstance(top, Together) and len(top.waiting(truth)) > 1
        events = logged_events(after.take_events())
        after.listening = False
        kept = encode_events(events)
        row = LogRow(seq, seat, next_nth(table), MOVE, words, heard, client, kept, moment(table), events, given=text)
        await commit(table, row, after, seq if shared else seq + 1)
        return ack_seq(table, row)


def moment(table: Table) -> float:
    """When a move is said to be made: in a window of fixed length, when that closes, whenever it was answered."""
    return clock.now() if table.window is None else table.window.ends


def play(state: State, seat: int, text: str) -> tuple[str, str]:
    """Play a whole move on a state that is thrown away if it fails: how it is written down, and who hears what."""
    ears = [None, *(other for other in range(state.game.seats) if other != seat)]
    walker = MoveWalker(state, seat, owned=True)
    hearing = walker.heard(walker.options_in(text), ears)
    walker.check_whole(text)
    heard_by = {"" if ear is None else str(ear): heard for ear, heard in zip(ears, hearing, strict=True) if heard}
    return walker.text, encode_heard(walker.text, heard_by, len(ears))


def next_nth(table: Table) -> int:
    assert table.log is not None
    return table.log.count


async def take_back(table: Table, seat: int, to: int, client: str, practice: bool) -> int:
    """Log that the play went back; the caller holds the table's lock and has checked that it may."""
    assert table.log is not None
    after = table.log.state_at(to)
    events = [LoggedEvent("undo", {"seat": seat_name(seat)})]
    kept = encode_events(events)
    row = LogRow(table.seq, seat, next_nth(table), UNDO, str(to), "", client, kept, clock.now(), events)
    table.drop_undo()
    if practice and not table.practice:
        table.mark_practice()
        await commit(table, row, after, table.seq + 1, (sql.MARK_PRACTICE, {"b_id": table.id}))
        messages.tell_table(table)
    else:
        await commit(table, row, after, table.seq + 1)
    return ack_seq(table, row)


async def commit(table: Table, row: LogRow, after: State, seq: int, *more: Act) -> None:
    """Write the row, wait until it is kept, then go on from it. Whatever fails, memory follows the database."""
    acts: list[Act] = [(sql.ADD_ROW, row.values(table.id)), *more]
    result: list[Placing] = []
    if after.over:
        result = placings_of(after)
        acts.append((sql.FINISH, {"b_id": table.id, "result": msgspec.json.encode(result).decode()}))
    fault("before-write")
    try:
        await table.hall.journal.write(*acts)
    except BaseException:
        table.hall.forget(table)
        raise
    table.advance(row, after, seq, result)
    if seq > row.seq and seq % table.hall.settings.snapshot_every == 0 and not after.over:
        snapshot(table)
    if table.undo is not None:
        table.drop_undo()
        messages.tell_sync(table)
    if table.window is None:
        show(table)


def snapshot(table: Table) -> None:
    """Keep the whole state, so that the table opens fast however long its log is."""
    assert table.log is not None and table.truth is not None
    if table.seq in table.log.snapshots:
        return
    state = table.truth.to_json()
    digest = table.log.add_snapshot(table.seq, state)
    values = {"table_id": table.id, "seq": table.seq, "state": state, "digest": digest}
    table.hall.journal.later(f"{table.id} {table.seq}", lambda: (sql.ADD_SNAPSHOT, values))


def show(table: Table) -> None:
    """Let everybody see what is committed, and set going what follows by itself."""
    if not table.behind:
        return
    fresh = table.catch_up(asyncio.get_running_loop().time())
    table.hall.schedule(table)
    messages.tell_moved(table, fresh)
    for row in fresh:
        row.drop_decoded()
    if table.shown is not None and table.shown.over:
        messages.tell_table(table)
    table.hall.sum_up(table)
