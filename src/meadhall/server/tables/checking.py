"""What is wrong with the tables of a database: every log is replayed from its beginning and compared with the rest."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Row, text

from meadhall.engine.chance import commitment
from meadhall.engine.errors import MeadhallError, OptionError
from meadhall.engine.frames import Together
from meadhall.engine.state import State
from meadhall.server.store import sql
from meadhall.server.store.journal import Journal
from meadhall.server.tables.log import (
    RESIGN,
    UNDO,
    LogError,
    LogRow,
    TableLog,
    encode_events,
    logged_events,
    placings_of,
)
from meadhall.server.tables.persistence import Record, game_of, log_row
from meadhall.server.tables.seats import Seat, Setup
from meadhall.server.tables.table import OVER, PLAYING, WAITING
from meadhall.server.wire import Placing

AT_ONCE = 50


class Checked(Struct):
    """One table: how many moves were replayed, whether the rules are still those it was played by, what is wrong."""

    id: str
    game: str
    moves: int
    replayed: bool
    wrong: list[str]


async def damage_of_file(journal: Journal) -> list[str]:
    """What SQLite itself finds wrong with its file, however long it looks; nothing where another database looks after
    itself."""
    if journal.engine.dialect.name != "sqlite":
        return []
    async with journal.one_moment() as connection:
        told = [str(row[0]) for row in await connection.execute(text("PRAGMA integrity_check"))]
    return [line for line in told if line != "ok"]


async def count_tables(journal: Journal) -> int:
    row = await journal.read_one(sql.COUNT_TABLES)
    assert row is not None
    return int(row[0])


async def check_tables(journal: Journal) -> AsyncGenerator[Checked, None]:
    """All tables, one after the other. A hall may be open: each is read as it is at one moment."""
    last = ""
    while ids := [row.id for row in await journal.read(sql.NEXT_TABLES, after=last, n=AT_ONCE)]:
        for id in ids:
            found = await read_table(journal, id)
            if found is not None:
                yield check_table(*found)
        last = ids[-1]


async def read_table(journal: Journal, id: str) -> tuple[Record, list[Row[Any]]] | None:
    """A table with its log and its snapshots; None where it has gone."""
    async with journal.one_moment() as connection:
        this = {"b_id": id}
        row = (await connection.execute(sql.GET_TABLE, this)).first()
        if row is None:
            return None
        log = [log_row(one) for one in await connection.execute(sql.GET_LOG, this)]
        return Record(row, log), list(await connection.execute(sql.ALL_SNAPSHOTS, this))


def check_table(record: Record, snapshots: list[Row[Any]]) -> Checked:
    row = record.row
    checked = Checked(row.id, row.game, len(record.log), False, [])
    try:
        setup = msgspec.json.decode(row.setup, type=Setup)
        seats = msgspec.json.decode(row.seats, type=list[Seat])
        msgspec.json.decode(row.clocks, type=list[float | None])
        result = msgspec.json.decode(row.result, type=list[Placing])
        game, rules_changed = game_of(row, len(seats), setup)
    except OptionError as error:
        if row.phase != WAITING:
            checked.wrong.append(f"it cannot be played here: {error}")
        return checked
    except (msgspec.MsgspecError, ValueError, TypeError, LookupError) as error:
        checked.wrong.append(f"what is kept of the table cannot be read: {error}")
        return checked
    if commitment(bytes(row.seed)) != row.commitment:
        checked.wrong.append("its seed is not the one that was committed to")
        return checked
    if row.phase == WAITING or rules_changed:
        return checked
    log = TableLog(game, bytes(row.seed))
    try:
        log.take_in(record.log)
        states = replayed(log, checked.wrong)
    except MeadhallError as error:
        checked.wrong.append(str(error))
        return checked
    checked.replayed = True
    end = states[-1]
    over = end.over or log.resigned is not None
    if over != (row.phase == OVER) and row.phase in (PLAYING, OVER):
        checked.wrong.append(f"it is kept as {row.phase}, and its moves say otherwise")
    placings = placings_of(end, log.resigned) if over else []
    if placings != result:
        checked.wrong.append("its result is not what its moves come to")
    for kept in snapshots:
        true = log.add_kept(kept.seq, kept.state, kept.digest)
        if not true or states[kept.seq].to_json() != kept.state:
            checked.wrong.append(f"the snapshot of turn {kept.seq} is not true; it will not be used")
    return checked


def replayed(log: TableLog, wrong: list[str]) -> list[State]:
    """The state at the beginning of every turn, and after all that is logged; an error tells the row it came at."""
    state = log.game.new(log.seed)
    states: list[State] = []
    whole = True
    for turn in log.turns:
        if not whole:
            raise LogError(f"turn {len(states) - 1} was not answered by all")
        states.append(state.copy())
        for row in turn:
            if row.kind == UNDO:
                state, whole = states[int(row.text)].copy(), True
                break
            if row.kind == RESIGN:
                break
            try:
                top = state.top()
                whole = not (isinstance(top, Together) and len(top.waiting(state)) > 1)
                told = replay_row(state, row)
            except Exception as error:
                raise LogError(f"row {row.nth} (seat {row.seat}, {row.text[:60]!r}): {error}") from error
            if told != row.events and not same_data(told, row.events):
                wrong.append(f"row {row.nth} (seat {row.seat}, {row.text[:60]!r}) was told otherwise than it is now")
    states.append(state)
    return states


def same_data(one: str, other: str) -> bool:
    """Whether two texts are the same JSON; the order of names in it says nothing."""
    try:
        return bool(msgspec.json.decode(one) == msgspec.json.decode(other))
    except msgspec.MsgspecError:
        return False


def replay_row(state: State, row: LogRow) -> str:
    """Play the row on; what came of it, as it would be kept."""
    state.take_events()
    state.do(row.text, row.seat)
    return encode_events(logged_events(state.take_events()))
