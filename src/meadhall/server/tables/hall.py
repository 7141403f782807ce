"""The hall: tables in memory and in the database, how they come and go, and who sits down at them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine, Sequence
from importlib import import_module
from typing import Any

import msgspec
from sqlalchemy import Row as SqlRow

from meadhall.engine.chance import commitment
from meadhall.engine.errors import OptionError
from meadhall.engine.frames import Together
from meadhall.engine.game import REGISTERED, choose, title_named
from meadhall.games import TITLES
from meadhall.server import wire
from meadhall.server.refusals import Refusal
from meadhall.server.settings import Settings
from meadhall.server.store import sql
from meadhall.server.store.journal import Journal
from meadhall.server.store.writers import Act
from meadhall.server.tables import moves
from meadhall.server.tables.bot_workers import Thinkers, offered
from meadhall.server.tables.log import Record, Row
from meadhall.server.tables.scheduling import arrange
from meadhall.server.tables.seats import BOT, OPEN, PERSON, Seat, Setup, turned
from meadhall.server.tables.table import OVER, PLAYING, WAITING, Spoken, Table

LOG = logging.getLogger("meadhall.hall")
ID_BYTES = 12
"""A table's id cannot be guessed; whoever has it may watch."""


class Hall:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.journal = Journal(settings.database_url())
        self.thinkers = Thinkers(settings.bot_workers, settings.titles, settings.limits.thoughts)
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Task[Table]] = {}
        self.working: set[asyncio.Task[Any]] = set()
        self.sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        for name in self.settings.titles:
            import_module(name)
        await self.journal.open()
        self.sweeper = asyncio.create_task(self.sweep_on(), name="sweep")

    async def close(self) -> None:
        if self.sweeper is not None:
            self.sweeper.cancel()
        for table in list(self.tables.values()):
            table.still()
            for watcher in list(table.watchers):
                watcher.close()
        for task in list(self.working):
            task.cancel()
        self.thinkers.close()
        await self.journal.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self.working.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[Any]) -> None:
        self.working.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("something at a table failed", exc_info=task.exception())

    # --- tables in memory -----------------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """The table with this id, from memory or the database; an unknown id makes nothing."""
        table = self.tables.get(id)
        if table is not None:
            return table
        if id not in self.opening:
            if len(self.tables) + len(self.opening) >= self.settings.limits.open_tables:
                self.sweep()
                if len(self.tables) >= self.settings.limits.open_tables:
                    raise Refusal("busy")
            self.opening[id] = asyncio.create_task(self.load(id))
            self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(self.opening[id])

    async def load(self, id: str) -> Table:
        row = await self.journal.read_one(sql.GET_TABLE, b_id=id)
        if row is None:
            raise Refusal("unknown-table")
        table = self.from_row(row)
        lines = await self.journal.read(sql.LAST_CHAT, b_id=id, n=self.settings.limits.chat_kept)
        for line in reversed(lines):
            table.spoken.append(Spoken(line.room, wire.ChatLine(line.name, line.seat, line.text, line.at)))
            table.spoken_count = line.nth + 1
        if table.phase != WAITING:
            log = await self.journal.read(sql.GET_LOG, b_id=id)
            if table.bygone:
                table.record = logged(table, log)
            else:
                last = await self.journal.read_one(sql.LAST_SNAPSHOT, b_id=id)
                resume(table, log, (last.seq, last.state) if last else None)
        self.tables[id] = table
        if table.phase == PLAYING:
            arrange(table)
        return table

    def from_row(self, row: SqlRow[Any]) -> Table:
        """A table as its row tells of it, without its play."""
        setup = msgspec.json.decode(row.setup, type=Setup)
        seats = msgspec.json.decode(row.seats, type=list[Seat])
        for seat, reserve in zip(seats, msgspec.json.decode(row.clocks, type=list[float | None]), strict=False):
            seat.reserve = reserve
        bygone = False
        try:
            title = title_named(row.game)
            try:
                game = choose(title, len(seats), setup.options)
            except OptionError:
                if row.phase == WAITING:
                    raise
                game, bygone = choose(title, len(seats), {}), True
        except OptionError as error:
            raise Refusal("rules-changed") from error
        table = Table(self, row.id, game, row.version, setup, seats)
        table.bygone = bygone or (row.phase != WAITING and row.version != title.version)
        table.phase, table.listed, table.host, table.request = row.phase, row.listed, row.host, row.request
        table.seed, table.commitment, table.rematch = bytes(row.seed), row.commitment, row.rematch
        table.practice, table.created, table.moved, table.seq = row.practice, row.created, row.moved, row.seq
        table.result = msgspec.json.decode(row.result, type=list[wire.Placing])
        table.waiting = [int(word) for word in row.waiting.split()]
        return table

    def forget(self, table: Table) -> None:
        """Let a table go from memory; the database has all of it."""
        table.gone = True
        table.still()
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        for watcher in list(table.watchers):
            watcher.close()

    async def sweep_on(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_every)
            try:
                self.sweep()
                for row in await self.journal.read(sql.DUE, now=time.time()):
                    if row.id not in self.tables and len(self.tables) < self.settings.limits.open_tables:
                        await self.wake(row.id)
            except Exception:
                LOG.exception("sweeping failed")

    async def wake(self, id: str) -> None:
        """Open a table where something is due. One that cannot be played on any more is due no longer."""
        try:
            table = await self.table(id)
            if table.bygone:
                self.sum_up(table)
        except Refusal as error:
            LOG.info("a table did not wake up: %s", error)

    def sweep(self) -> None:
        """Tables that nobody watches and where nothing is under way leave memory."""
        now = time.monotonic()
        for table in list(self.tables.values()):
            idle = now - table.used_at > self.settings.idle_after
            if idle and not table.watchers and not table.tasks and not table.window and not table.lock.locked():
                self.sum_up(table)
                self.forget(table)

    # --- what is kept ---------------------------------------------------------------------------------------------

    def sum_up(self, table: Table) -> None:
        """Bring the table's row up to date, a little later."""
        self.journal.later(table.id, lambda: (sql.SUM_UP, summary(table)))

    async def keep_seats(self, table: Table, *more: Act) -> None:
        """Write down who sits where; returns when it is kept."""
        try:
            await self.journal.write((sql.SET_SEATS, {"b_id": table.id, "seats": seats_kept(table.seats)}), *more)
        except BaseException:
            self.forget(table)
            raise

    # --- making tables --------------------------------------------------------------------------------------------

    async def make(self, person: str, name: str, wish: wire.NewTable) -> Table:
        """A new table. The same wish with the same id of the client's makes it once."""
        if wish.id is not None:
            row = await self.journal.read_one(sql.GET_REQUEST, host=person, request=wish.id)
            if row is not None:
                return await self.table(row.id)
        try:
            game = choose(title_named(wish.game), len(wish.seats), wish.options)
        except OptionError as error:
            known = wish.game in TITLES or wish.game in REGISTERED
            raise Refusal("bad-options" if known else "unknown-game", params={"detail": str(error)[:200]}) from error
        seats = [self.new_seat(person, name, at) for at in wish.seats]
        setup = Setup(dict(game.options), secrets.token_urlsafe(9), wish.clock, wish.quick_windows)
        table = Table(self, secrets.token_urlsafe(ID_BYTES), game, game.title.version, setup, seats)
        table.listed, table.host, table.request = wish.listed, person, wish.id
        await self.add(table, wish.start)
        return table

    def new_seat(self, person: str, name: str, wish: wire.NewSeat) -> Seat:
        if wish.kind == "open":
            return Seat(kind=OPEN)
        if wish.kind == "me":
            return Seat(kind=PERSON, name=wish.name or name, person=person)
        if wish.bot not in offered():
            raise Refusal("bad-options", params={"detail": "bot"})
        return Seat(kind=BOT, name=wish.name or "", bot=wish.bot or "")

    async def add(self, table: Table, start: bool) -> None:
        """Keep a new table and everybody's place at it; begin at once where that is wanted and nobody is missing."""
        table.seed = secrets.token_bytes(32)
        table.commitment = commitment(table.seed)
        if start and not table.open_seats():
            table.phase = PLAYING
        values = {
            "id": table.id,
            "game": table.game.name,
            "version": table.version,
            "setup": msgspec.json.encode(table.setup).decode(),
            "seats": seats_kept(table.seats),
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
            "moved": table.moved,
            "seq": 0,
            "waiting": "",
            "clocks": "[]",
            "due": None,
        }
        people = dict.fromkeys([table.host, *table.people()])
        places = [(sql.ADD_PLACE, {"person": one, "table_id": table.id}) for one in people]
        await self.journal.write((sql.ADD_TABLE, values), *places)
        self.tables[table.id] = table
        if table.phase == PLAYING:
            self.deal(table)

    def deal(self, table: Table) -> None:
        """Begin the play."""
        table.record = Record(table.game, table.seed)
        table.truth = table.game.new(table.seed)
        moves.begin(table)
        arrange(table)
        self.sum_up(table)

    async def start(self, table: Table, person: str) -> None:
        async with table.lock:
            if table.host != person:
                raise Refusal("not-host")
            if table.phase != WAITING:
                return
            if table.open_seats():
                raise Refusal("seats-open")
            table.moved, version = time.time(), table.game.title.version
            await self.journal.write((sql.START, {"b_id": table.id, "moved": table.moved, "version": version}))
            table.version = version
            table.phase = PLAYING
            self.deal(table)
            table.tell_sync()

    async def rematch(self, table: Table, person: str) -> Table:
        """The same people again, each one seat further; asked twice, it is the same new table."""
        async with table.lock:
            if person not in table.people():
                raise Refusal("not-seated")
            if table.shown_phase != OVER:
                raise Refusal("not-over")
            if table.rematch is not None:
                return await self.table(table.rematch)
            if table.setup.options != table.game.options:
                raise Refusal("rules-changed")
            setup = Setup(table.setup.options, secrets.token_urlsafe(9), table.setup.clock, table.setup.quick_windows)
            again = Table(
                self, secrets.token_urlsafe(ID_BYTES), table.game, table.game.title.version, setup, turned(table.seats)
            )
            again.listed, again.host = table.listed, person
            await self.add(again, start=True)
            await self.journal.write((sql.SET_REMATCH, {"b_id": table.id, "rematch": again.id}))
            table.rematch = again.id
            table.tell_table()
            return again

    # --- lists ----------------------------------------------------------------------------------------------------

    async def lobby(self, person: str) -> wire.Lobby:
        most = self.settings.limits.lobby
        mine = self.infos(await self.journal.read(sql.MINE, person=person, n=most), person)
        mine.sort(key=lambda info: not any(info.seats[at].mine for at in info.waiting if at < len(info.seats)))
        return wire.Lobby(
            open=self.infos(await self.journal.read(sql.OPEN_TABLES, n=most), person),
            mine=mine,
            results=self.infos(await self.journal.read(sql.RESULTS, n=most), person),
        )

    def infos(self, rows: Sequence[SqlRow[Any]], person: str) -> list[wire.TableInfo]:
        out: list[wire.TableInfo] = []
        for row in rows:
            try:
                table = self.tables.get(row.id) or self.from_row(row)
            except Refusal:
                continue
            out.append(table.info(person))
        return out

    def titles(self) -> list[wire.TitleInfo]:
        out: list[wire.TitleInfo] = []
        for name in [*TITLES, *REGISTERED]:
            try:
                title = title_named(name)
            except ImportError:
                continue
            choices = [wire.ChoiceInfo(one.name, one.default, list(one.allowed)) for one in title.choices]
            out.append(wire.TitleInfo(title.name, list(title.seats), choices, offered(), title.version))
        return out


def summary(table: Table) -> dict[str, Any]:
    """What lists show of a table, and when it must wake up by itself."""
    alive = table.phase == PLAYING and not table.bygone
    due = table.clocks.due(time.time()) if alive else None
    bots = alive and any(table.seats[at].player for at in table.waiting)
    return {
        "b_id": table.id,
        "moved": table.moved,
        "seq": table.front.seq if table.front else table.seq,
        "waiting": " ".join(str(at) for at in table.waiting),
        "due": table.moved if bots else (due[0] if due else None),
        "clocks": msgspec.json.encode([seat.reserve for seat in table.seats]).decode(),
    }


def seats_kept(seats: list[Seat]) -> str:
    return msgspec.json.encode(seats).decode()


def logged(table: Table, log: Sequence[SqlRow[Any]]) -> Record:
    """A table's log as it was kept."""
    record = Record(table.game, table.seed)
    for kept in log:
        row = Row(
            kept.seq, kept.seat, kept.nth, kept.kind, kept.text, kept.heard, kept.client, kept.events, kept.at
        )  # fmt: skip
        record.add(row)
        if row.client:
            table.answered[row.seat, row.client] = row
    return record


def resume(table: Table, log: Sequence[SqlRow[Any]], last: tuple[int, str] | None) -> None:
    """Bring a table's play back from its log, beginning with its last snapshot."""
    record = logged(table, log)
    if last is not None and last[0] <= len(record.turns):
        record.snapshots[last[0]] = last[1]
        record.whole = False
    seq = max(record.snapshots, default=0)
    state = record.state_at(seq)
    while seq < len(record.turns):
        back = record.undone_to(seq)
        if back is not None:
            state = record.state_at(back)
            seq += 1
            continue
        whole = True
        for row in record.turns[seq]:
            top = state.top()
            whole = not (isinstance(top, Together) and len(top.waiting(state)) > 1)
            state.do(row.text, row.seat)
        if not whole:
            break
        seq += 1
    if log:
        table.moved = max(table.moved, log[-1].at)
    table.record, table.truth, table.seq = record, state, seq
    moves.begin(table)


async def load_snapshots(table: Table) -> None:
    """All snapshots of a table, for looking back."""
    record = table.record
    if record is None or record.whole:
        return
    for kept in await table.hall.journal.read(sql.ALL_SNAPSHOTS, b_id=table.id):
        record.snapshots.setdefault(kept.seq, kept.state)
    record.whole = True
