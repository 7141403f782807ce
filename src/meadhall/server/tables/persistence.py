"""A table as the database has it: the rows it is written as, and how it comes back from them."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Row

from meadhall.engine.errors import OptionError
from meadhall.engine.game import Game, choose, title_named
from meadhall.server import clock
from meadhall.server.refusals import Refusal
from meadhall.server.store import sql
from meadhall.server.store.errors import DatabaseAway
from meadhall.server.store.journal import Journal
from meadhall.server.tables.log import LogRow, TableLog
from meadhall.server.tables.seats import Seat, Setup
from meadhall.server.tables.table import PLAYING, WAITING, HallServices, Table
from meadhall.server.wire import ChatLine

LOG = logging.getLogger("meadhall.tables")


def seats_json(seats: list[Seat]) -> str:
    return msgspec.json.encode(seats).decode()


def seats_in(row: Row[Any]) -> list[Seat]:
    """Who sits at a table, as far as that can be read."""
    try:
        return msgspec.json.decode(row.seats, type=list[Seat])
    except msgspec.MsgspecError:
        return []


def new_row(table: Table) -> dict[str, Any]:
    """The row of a table that has just been made."""
    return {
        "id": table.id,
        "game": table.game.name,
        "version": table.version,
        "setup": msgspec.json.encode(table.setup).decode(),
        "seats": seats_json(table.seats),
        "phase": table.phase,
        "listed": table.listed,
        "host": table.host,
        "request": table.request,
        "seed": table.seed,
        "commitment": table.commitment,
        "rematch": None,
        "practice": False,
        "result": "[]",
        "created": table.created,
        "origin": table.origin,
        "moved": table.moved,
        "seq": 0,
        "waiting": "",
        "clocks": "[]",
        "due": None,
    }


def summary(table: Table) -> dict[str, Any]:
    """What lists show of a table, and when it must wake up by itself."""
    alive = table.phase == PLAYING and not table.unplayable
    due = table.clocks.due(clock.now()) if alive else None
    bots = alive and any(table.seats[at].player for at in table.waiting)
    return {
        "b_id": table.id,
        "moved": table.moved,
        "seq": table.shown_seq,
        "waiting": " ".join(str(at) for at in table.waiting),
        "due": table.moved if bots else (due[0] if due else None),
        "clocks": msgspec.json.encode([seat.reserve for seat in table.seats]).decode(),
    }


def table_from_row(hall: HallServices, row: Row[Any]) -> Table:
    """A table as its row tells of it, without its play; a Refusal where the row cannot be read."""
    try:
        return read_row(hall, row)
    except (msgspec.MsgspecError, ValueError, TypeError, AttributeError, LookupError) as error:
        if isinstance(error, OptionError):
            raise Refusal("rules-changed") from error
        raise Refusal("table-broken") from error


def read_row(hall: HallServices, row: Row[Any]) -> Table:
    setup = msgspec.json.decode(row.setup, type=Setup)
    seats = msgspec.json.decode(row.seats, type=list[Seat])
    for seat, reserve in zip(seats, msgspec.json.decode(row.clocks, type=list[float | None]), strict=False):
        seat.reserve = reserve
    game, rules_changed = game_of(row, len(seats), setup)
    table = Table(hall, row.id, game, row.version, setup, seats)
    table.restore(row, rules_changed)
    return table


def game_of(row: Row[Any], seats: int, setup: Setup) -> tuple[Game, bool]:
    """The game that is played at a table, and whether its rules have changed since the play began."""
    title = title_named(row.game)
    try:
        return choose(title, seats, setup.options), row.phase != WAITING and row.version != title.version
    except OptionError:
        if row.phase == WAITING:
            raise
        return choose(title, seats, {}), True


class Record(Struct):
    """What the database has of a table: its row and its log."""

    row: Row[Any]
    log: list[LogRow]
    talk: bool = True
    """Whether there may be chat."""


async def read_record(journal: Journal, id: str) -> Record:
    """A Refusal where there is no table of this id."""
    row = await journal.read_one(sql.GET_TABLE, b_id=id)
    if row is None:
        raise Refusal("unknown-table")
    rows = await journal.read(sql.GET_LOG, b_id=id) if row.phase != WAITING else []
    return Record(row, [log_row(one) for one in rows])


async def read_records(journal: Journal, ids: list[str]) -> dict[str, Record]:
    """Many tables at once, with a few queries for all of them."""
    logs: dict[str, list[LogRow]] = {}
    for row in await journal.read(sql.GET_LOGS, ids=ids):
        logs.setdefault(row.table_id, []).append(log_row(row))
    talking = {row.table_id for row in await journal.read(sql.TALKING, ids=ids)}
    rows = await journal.read(sql.GET_TABLES, ids=ids)
    return {row.id: Record(row, logs.get(row.id, []), row.id in talking) for row in rows}


def log_row(row: Row[Any]) -> LogRow:
    return LogRow(row.seq, row.seat, row.nth, row.kind, row.text, row.heard, row.client, row.events, row.at)


async def load_table(hall: HallServices, record: Record) -> Table:
    """A table with its chat and its play. One that cannot be replayed is set apart."""
    table = table_from_row(hall, record.row)
    if record.talk:
        for line in reversed(await hall.journal.read(sql.LAST_CHAT, b_id=table.id, n=hall.settings.limits.chat_kept)):
            table.chat.restore(line.nth, line.room, ChatLine(line.name, line.seat, line.text, line.at))
    if table.phase != WAITING:
        log = TableLog(table.game, table.seed)
        try:
            log.take_in(record.log)
            if table.rules_changed:
                table.show_log(log)
            else:
                await resume(table, log)
        except DatabaseAway:
            raise
        except Exception as error:
            LOG.error("table %s cannot be replayed: %s: %s", table.id, type(error).__name__, error)
            table.set_apart(log, f"{type(error).__name__}: {error}")
    return table


async def resume(table: Table, log: TableLog) -> None:
    """Go on from the last snapshot that is true; from the beginning where that leads nowhere."""
    if len(log.turns) >= table.hall.settings.snapshot_every:
        last = await table.hall.journal.read_one(sql.LAST_SNAPSHOT, b_id=table.id)
        if last is not None:
            log.set_whole(False)
            if not take_snapshot(table, log, last):
                await load_all(table, log)
    try:
        found = log.latest()
    except Exception as error:
        if not log.snapshots:
            raise
        LOG.warning("table %s: its snapshots lead nowhere (%s); its log decides", table.id, error)
        log.drop_snapshots()
        log.set_whole(True)
        found = log.latest()
    table.resume(log, *found)


def take_snapshot(table: Table, log: TableLog, row: Row[Any]) -> bool:
    true = log.add_kept(row.seq, row.state, row.digest)
    if not true:
        LOG.warning("table %s: the snapshot of turn %d is not true; its log decides", table.id, row.seq)
        values = {"b_id": table.id, "b_seq": row.seq}
        table.hall.journal.later(f"{table.id} {row.seq} untrue", lambda: (sql.DROP_SNAPSHOT, values))
    return true


async def load_snapshots(table: Table) -> None:
    """All snapshots of a table, for looking back."""
    if table.log is not None and not table.log.whole:
        await load_all(table, table.log)


async def load_all(table: Table, log: TableLog) -> None:
    for row in await table.hall.journal.read(sql.ALL_SNAPSHOTS, b_id=table.id):
        take_snapshot(table, log, row)
    log.set_whole(True)
