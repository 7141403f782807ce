"""A table as the database has it: the rows it is written as, and how it comes back from them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row

from meadhall.engine.errors import OptionError
from meadhall.engine.game import choose, title_named
from meadhall.server.refusals import Refusal
from meadhall.server.store import sql
from meadhall.server.tables.log import LogRow, TableLog
from meadhall.server.tables.seats import Seat, Setup
from meadhall.server.tables.table import PLAYING, WAITING, HallServices, Table
from meadhall.server.wire import ChatLine


def seats_json(seats: list[Seat]) -> str:
    return msgspec.json.encode(seats).decode()


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
    alive = table.phase == PLAYING and not table.rules_changed
    due = table.clocks.due(time.time()) if alive else None
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
    """A table as its row tells of it, without its play."""
    setup = msgspec.json.decode(row.setup, type=Setup)
    seats = msgspec.json.decode(row.seats, type=list[Seat])
    for seat, reserve in zip(seats, msgspec.json.decode(row.clocks, type=list[float | None]), strict=False):
        seat.reserve = reserve
    options_known = True
    try:
        title = title_named(row.game)
        try:
            game = choose(title, len(seats), setup.options)
        except OptionError:
            if row.phase == WAITING:
                raise
            game, options_known = choose(title, len(seats), {}), False
    except OptionError as error:
        raise Refusal("rules-changed") from error
    table = Table(hall, row.id, game, row.version, setup, seats)
    table.restore(row, not options_known or (row.phase != WAITING and row.version != title.version))
    return table


async def load_table(hall: HallServices, id: str) -> Table:
    """A table with its chat and its play; a Refusal where there is none of this id."""
    journal = hall.journal
    row = await journal.read_one(sql.GET_TABLE, b_id=id)
    if row is None:
        raise Refusal("unknown-table")
    table = table_from_row(hall, row)
    for line in reversed(await journal.read(sql.LAST_CHAT, b_id=id, n=hall.settings.limits.chat_kept)):
        table.chat.restore(line.nth, line.room, ChatLine(line.name, line.seat, line.text, line.at))
    if table.phase != WAITING:
        log = log_from_rows(table, await journal.read(sql.GET_LOG, b_id=id))
        if table.rules_changed:
            table.show_log(log)
        else:
            last = await journal.read_one(sql.LAST_SNAPSHOT, b_id=id)
            if last is not None:
                log.begin_at_snapshot(last.seq, last.state)
            table.resume(log, *log.latest())
    return table


def log_from_rows(table: Table, rows: Sequence[Row[Any]]) -> TableLog:
    log = TableLog(table.game, table.seed)
    for row in rows:
        log.add(LogRow(row.seq, row.seat, row.nth, row.kind, row.text, row.heard, row.client, row.events, row.at))
    return log


async def load_snapshots(table: Table) -> None:
    """All snapshots of a table, for looking back."""
    log = table.log
    if log is None or log.whole:
        return
    kept = await table.hall.journal.read(sql.ALL_SNAPSHOTS, b_id=table.id)
    log.add_all_snapshots((row.seq, row.state) for row in kept)
