"""Moves: checked against the truth, committed, and only then told to anyone."""

from __future__ import annotations

import asyncio
import time

import msgspec

from meadhall.engine.errors import AmbiguousMove, IllegalMove, InvalidMove, MeadhallError, NotWaiting
from meadhall.engine.frames import Together
from meadhall.engine.state import PART, State
from meadhall.engine.types import seat_name
from meadhall.server.faults import fault
from meadhall.server.refusals import Refusal
from meadhall.server.store import sql
from meadhall.server.store.writers import Act
from meadhall.server.tables.log import MOVE, UNDO, Row, Told, events_kept, heard_kept
from meadhall.server.tables.shown import Front
from meadhall.server.tables.table import OVER, PLAYING, Table
from meadhall.server.wire import Placing

MISTAKES: list[tuple[type[MeadhallError], str]] = [
    (NotWaiting, "not-your-turn"),
    (IllegalMove, "illegal-move"),
    (AmbiguousMove, "ambiguous-move"),
]


def begin(table: Table) -> None:
    """Set the front to what is committed, at the start of a play or when a table comes back from the database."""
    assert table.truth is not None and table.record is not None
    table.front = Front(table.truth, table.seq, table.record.count)
    table.waiting = table.front.waiting
    table.clocks.start(table.waiting, table.moved)


def ack_seq(table: Table, row: Row) -> int:
    """The seq after this row as far as anyone may know it."""
    assert table.front is not None
    return min(row.seq + 1, table.front.seq)


def repeated(table: Table, seat: int, client: str, kind: str, text: str | None) -> int | None:
    """A command that came before is answered as before and does nothing."""
    row = table.answered.get((seat, client))
    if row is None:
        return None
    if row.kind != kind or (text is not None and text not in (row.text, row.given)):
        raise Refusal("id-used", seq=shown_seq(table))
    return ack_seq(table, row)


def shown_seq(table: Table) -> int:
    return table.front.seq if table.front else table.seq


async def move(table: Table, seat: int, seq: int, text: str, client: str) -> int:
    """Play a whole move. Returns the table's seq after it; a Refusal changes nothing."""
    async with table.lock:
        before = repeated(table, seat, client, MOVE, text) if client else None
        if before is not None:
            return before
        truth = playable(table)
        if seq != shown_seq(table):
            raise Refusal("stale", seq=shown_seq(table))
        if seq != table.seq or seat not in truth.waiting:
            raise Refusal("not-your-turn", seq=shown_seq(table))
        after = truth.copy()
        after.take_events()
        try:
            words, heard = play(after, seat, text)
        except MeadhallError as error:
            key = next((key for kind, key in MISTAKES if isinstance(error, kind)), "invalid-move")
            raise Refusal(key, getattr(error, "reason", None), seq=seq) from error
        top = truth.top()
        shared = isinstance(top, Together) and len(top.waiting(truth)) > 1
        kept, told = events_kept(after.take_events())
        after.listening = False
        row = Row(seq, seat, next_nth(table), MOVE, words, heard, client, kept, time.time(), told, given=text)
        await commit(table, row, after, seq if shared else seq + 1)
        return ack_seq(table, row)


def play(state: State, seat: int, text: str) -> tuple[str, str]:
    """Play a whole move on a state that is thrown away if it fails: how it is written down, and who hears what."""
    ears = [None, *(other for other in range(state.game.seats) if other != seat)]
    hearing: dict[int | None, list[str] | None] = {ear: [] for ear in ears}
    words: list[str] = []
    for part in text.split(PART):
        if words and not state.parts(seat):
            raise InvalidMove("the move has too many parts")
        option = state.read(part, seat)
        top = state.top()
        words.append(top.say(state, seat, option))
        for ear, heard in hearing.items():
            word = top.told(state, seat, option, ear)
            if heard is not None and word is not None:
                heard.append(word)
            else:
                hearing[ear] = None
        state.play(option, seat)
    if state.parts(seat):
        raise InvalidMove("the move has too few parts")
    whole = PART.join(words)
    heard_by = {"" if ear is None else str(ear): PART.join(heard) for ear, heard in hearing.items() if heard}
    return whole, heard_kept(whole, heard_by, len(ears))


def playable(table: Table) -> State:
    if table.gone:
        raise Refusal("busy")
    if table.bygone:
        raise Refusal("rules-changed", seq=table.seq)
    if table.truth is None or table.front is None:
        raise Refusal("not-started")
    if table.phase != PLAYING:
        raise Refusal("over", seq=shown_seq(table))
    return table.truth


def next_nth(table: Table) -> int:
    assert table.record is not None
    return table.record.count


async def take_back(table: Table, seat: int, to: int, client: str, practice: bool) -> int:
    """Log that the play went back; the caller holds the table's lock and has checked that it may."""
    assert table.record is not None
    after = table.record.state_at(to)
    told = [Told("undo", {"seat": seat_name(seat)})]
    kept = msgspec.json.encode(told).decode()
    row = Row(table.seq, seat, next_nth(table), UNDO, str(to), "", client, kept, time.time(), told)
    table.undo = None
    if practice and not table.practice:
        table.practice = True
        await commit(table, row, after, table.seq + 1, (sql.MARK_PRACTICE, {"b_id": table.id}))
        table.tell_table()
    else:
        await commit(table, row, after, table.seq + 1)
    return ack_seq(table, row)


async def commit(table: Table, row: Row, after: State, seq: int, *more: Act) -> None:
    """Write the row, wait until it is kept, then go on from it. Whatever fails, memory follows the database."""
    record = table.record
    assert record is not None
    acts: list[Act] = [(sql.ADD_ROW, row.values(table.id)), *more]
    result: list[Placing] = []
    if after.over:
        result = [Placing(at.seat, at.place, at.score) for at in after.standings]
        acts.append((sql.FINISH, {"b_id": table.id, "result": msgspec.json.encode(result).decode()}))
    fault("before-write")
    try:
        await table.hall.journal.write(*acts)
    except BaseException:
        table.hall.forget(table)
        raise
    record.add(row)
    if row.client:
        table.answered[row.seat, row.client] = row
    table.truth, table.seq = after, seq
    table.moved = row.at
    table.clocks.stop(row.seat, row.at)
    if after.over:
        table.phase, table.result = OVER, result
    if row.kind == UNDO:
        table.clocks.pause()
    if seq > row.seq and seq % table.hall.settings.snapshot_every == 0 and not after.over:
        snapshot(table)
    if table.undo is not None:
        table.undo = None
        table.tell_sync()
    now = asyncio.get_running_loop().time()
    if table.window is None or now >= table.window.closes:
        show(table)


def snapshot(table: Table) -> None:
    """Keep the whole state, so that the table opens fast however long its log is."""
    assert table.record is not None and table.truth is not None
    if table.seq in table.record.snapshots:
        return
    state = table.truth.to_json()
    table.record.snapshots[table.seq] = state
    values = {"table_id": table.id, "seq": table.seq, "state": state}
    table.hall.journal.later(f"{table.id} {table.seq}", lambda: (sql.ADD_SNAPSHOT, values))


def show(table: Table) -> None:
    """Let everybody see what is committed, and set going what follows by itself."""
    from meadhall.server.tables.scheduling import arrange

    old, record, truth = table.front, table.record, table.truth
    assert old is not None and record is not None and truth is not None
    if old.state is truth and old.count == record.count:
        return
    rows = record.rows(old.seq, table.seq, record.count)
    fresh = [row for row in rows if row.nth >= old.count]
    table.front = Front(truth, table.seq, record.count)
    table.waiting = table.front.waiting
    if table.window is not None and table.window.seq != table.seq:
        table.window = None
    table.shown_at = asyncio.get_running_loop().time()
    table.drop_curtains()
    arrange(table)
    table.tell_moved(fresh)
    for row in fresh:
        row.told = None
    if truth.over:
        table.tell_table()
    table.hall.sum_up(table)
