"""The hall: tables in memory and in the database, how they are made, come and go."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import Coroutine, Sequence
from importlib import import_module
from time import monotonic
from typing import Any

from sqlalchemy import Row

from meadhall.engine.errors import OptionError
from meadhall.engine.game import REGISTERED, choose, title_named
from meadhall.games import TITLES
from meadhall.server import clock, wire
from meadhall.server.names import likeness
from meadhall.server.refusals import Refusal
from meadhall.server.settings import Settings
from meadhall.server.store import sql
from meadhall.server.store.errors import DatabaseAway, NotWritten
from meadhall.server.store.journal import Journal
from meadhall.server.store.writers import Act
from meadhall.server.tables import messages, moves, scheduling
from meadhall.server.tables.bot_workers import BotWorkers, offered_bots
from meadhall.server.tables.persistence import (
    Record,
    load_table,
    new_row,
    read_record,
    read_records,
    seats_json,
    summary,
    table_from_row,
)
from meadhall.server.tables.seats import BOT, OPEN, PERSON, Seat, Setup, turned, unname
from meadhall.server.tables.table import OVER, PLAYING, WAITING, Table

LOG = logging.getLogger("meadhall.hall")
ID_BYTES = 12
"""A table's id cannot be guessed; whoever has it may watch."""
WOKEN_AT_ONCE = 100
ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Hall:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.journal = Journal(settings.database_url(), self.database_changed)
        self.bot_workers = BotWorkers(settings.bot_workers, settings.titles)
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Task[Table]] = {}
        self.working: set[asyncio.Task[Any]] = set()
        self.sweeper: asyncio.Task[None] | None = None
        self.broken: dict[str, str] = {}
        """Tables that cannot be replayed, and why; nobody wakes them, but whoever asks for one tries it again."""

    async def open(self) -> None:
        for name in self.settings.titles:
            import_module(name)
        await self.journal.open()
        self.sweeper = asyncio.create_task(self.sweep_on(), name="sweep")

    async def close(self) -> None:
        if self.sweeper is not None:
            self.sweeper.cancel()
        for table in list(self.tables.values()):
            table.agenda.stop()
            table.presence.send_away()
        for task in list(self.working):
            task.cancel()
        self.bot_workers.close()
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

    async def table(self, id: str, crowded: bool = False) -> Table:
        """The table with this id, from memory or the database; an unknown id makes nothing. `crowded`: even where
        memory has no room for it."""
        table = self.tables.get(id)
        if table is not None:
            return table
        if ID.fullmatch(id) is None:
            raise Refusal("unknown-table")
        if id not in self.opening:
            if not crowded:
                self.make_room()
            self.begin_to_open(id, read_record(self.journal, id))
        return await asyncio.shield(self.opening[id])

    def begin_to_open(self, id: str, record: Coroutine[Any, Any, Record]) -> asyncio.Task[Table]:
        task = self.opening[id] = asyncio.create_task(self.load(id, record))
        task.add_done_callback(lambda _: self.opening.pop(id, None))
        return task

    async def load(self, id: str, record: Coroutine[Any, Any, Record]) -> Table:
        try:
            table = await load_table(self, await record)
        except Refusal as error:
            if error.error == "table-broken":
                self.set_apart(id, str(error.__cause__))
            raise
        self.tables[id] = table
        if table.phase == PLAYING and not table.unplayable:
            try:
                self.schedule(table)
                self.shorten(table)
            except Exception as error:
                LOG.exception("table %s cannot be played on", id)
                assert table.log is not None
                table.set_apart(table.log, f"{type(error).__name__}: {error}")
        if table.broken:
            self.set_apart(id, table.broken)
        else:
            self.broken.pop(id, None)
        return table

    def set_apart(self, id: str, why: str) -> None:
        if id not in self.broken:
            LOG.error("table %s is broken, and set apart: %s; `meadhall check` tells more", id, why[:300])
        self.broken[id] = why

    def shorten(self, table: Table) -> None:
        """Keep a snapshot of a table that took long to replay, so that it opens faster the next time."""
        log = table.log
        assert log is not None
        if table.seq == len(log.turns) >= max(log.snapshots, default=0) + self.settings.snapshot_every:
            moves.snapshot(table)

    def schedule(self, table: Table) -> None:
        """Set going whatever is due at the table without a person's doing."""
        scheduling.schedule(table)

    def forget(self, table: Table) -> None:
        """Let a table go from memory; the database has all of it."""
        table.leave_memory()
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        table.presence.send_away()

    async def let_go(self, id: str) -> None:
        """Let the table with this id go from memory, one that is just being opened too."""
        if id in self.opening:
            await asyncio.wait([self.opening[id]])
        if id in self.tables:
            self.forget(self.tables[id])

    async def drop(self, id: str) -> None:
        """Everything of a table goes for good."""
        await self.journal.write(*((statement, {"b_id": id}) for statement in sql.DROP_TABLE))
        await self.let_go(id)
        self.broken.pop(id, None)

    def make_room(self) -> None:
        """Where memory has as many tables as it may, let the one go that was used the longest ago and that nobody
        watches: one where nothing is under way, or else one where bots play by themselves, which wakes up later."""
        while len(self.tables) + len(self.opening) >= self.settings.limits.open_tables:
            unwatched = [table for table in self.tables.values() if not table.presence.watchers and not table.busy]
            if not unwatched:
                raise Refusal("busy")
            oldest = min(unwatched, key=lambda table: (bool(table.agenda.turns), table.presence.used_at))
            if not oldest.broken:
                self.sum_up(oldest)
            self.forget(oldest)

    async def sweep_on(self) -> None:
        while True:
            try:
                await self.wake_due()
                self.sweep()
            except DatabaseAway:
                pass  # All have been told; tables wake up when it is back.
            except Exception:
                LOG.exception("sweeping failed")
            await asyncio.sleep(self.settings.sweep_every)

    async def wake_due(self) -> None:
        """Open all tables where something is due, as far as there is room. Bots whom nobody watches wait meanwhile."""
        due = [row.id for row in await self.journal.read(sql.DUE, now=clock.now())]
        asleep = [id for id in due if id not in self.broken and not self.is_open(id)]
        self.bot_workers.turns.hold(len(asleep) > WOKEN_AT_ONCE)
        try:
            for at in range(0, len(asleep), WOKEN_AT_ONCE):
                room = self.settings.limits.open_tables - len(self.tables) - len(self.opening)
                await self.wake(asleep[at : at + min(WOKEN_AT_ONCE, max(0, room))])
        finally:
            self.bot_workers.turns.hold(False)

    def is_open(self, id: str) -> bool:
        return id in self.tables or id in self.opening

    async def wake(self, ids: list[str]) -> None:
        """Open these tables. One that cannot be played on any more is due no longer; none keeps the others asleep."""
        records = await read_records(self.journal, ids)

        async def record(id: str) -> Record:
            return records[id]

        tasks = [self.begin_to_open(id, record(id)) for id in records if not self.is_open(id)]
        for table in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(table, Table):
                if table.rules_changed:
                    self.sum_up(table)
            elif not isinstance(table, Refusal):
                LOG.error("a table did not wake up", exc_info=table)

    def sweep(self) -> None:
        """Tables that nobody watches and where nothing is under way leave memory."""
        now = monotonic()
        for table in list(self.tables.values()):
            presence = table.presence
            watched = presence.watchers or now - presence.used_at <= self.settings.idle_after
            if not watched and not table.agenda.turns and not table.busy:
                if not table.broken:
                    self.sum_up(table)
                self.forget(table)

    def database_changed(self) -> None:
        """Tell everybody that nothing can be kept just now, or that it can be again."""
        trouble = self.journal.trouble
        for table in list(self.tables.values()):
            messages.tell(table, wire.Trouble(trouble))
            if trouble is None and not table.unplayable:
                self.schedule(table)

    # --- what is kept ---------------------------------------------------------------------------------------------

    def sum_up(self, table: Table) -> None:
        """Bring the table's row up to date, a little later."""
        self.journal.later(table.id, lambda: (sql.SUM_UP, summary(table)))

    async def keep_seats(self, table: Table, *more: Act) -> None:
        """Write down who sits where; returns when it is kept. A table that has left memory meanwhile keeps nothing."""
        if table.gone:
            raise Refusal("busy")
        try:
            await self.journal.write((sql.SET_SEATS, {"b_id": table.id, "seats": seats_json(table.seats)}), *more)
        except BaseException:
            self.forget(table)
            raise

    # --- making tables --------------------------------------------------------------------------------------------

    async def make(self, person: str, name: str, wish: wire.NewTable, origin: str = "") -> Table:
        """A new table. The same wish with the same id of the client's makes it once."""
        if wish.id is not None:
            row = await self.journal.read_one(sql.GET_REQUEST, host=person, request=wish.id)
            if row is not None:
                return await self.table(row.id)
        self.make_room()
        try:
            game = choose(title_named(wish.game), len(wish.seats), wish.options)
        except OptionError as error:
            known = wish.game in TITLES or wish.game in REGISTERED
            raise Refusal("bad-options" if known else "unknown-game", params={"detail": str(error)[:200]}) from error
        seats = [self.new_seat(person, name, at) for at in wish.seats]
        setup = Setup(dict(game.options), secrets.token_urlsafe(9), wish.clock, wish.quick_windows)
        table = Table(
            self, secrets.token_urlsafe(ID_BYTES), game, game.title.version, setup, seats,
            host=person, listed=wish.listed, request=wish.id, origin=origin,
        )  # fmt: skip
        try:
            await self.add(table, wish.start)
        except NotWritten:
            # The same wish may have come twice at once; then the other one has made it.
            row = await self.journal.read_one(sql.GET_REQUEST, host=person, request=wish.id) if wish.id else None
            if row is None:
                raise
            return await self.table(row.id)
        return table

    def new_seat(self, person: str, name: str, wish: wire.NewSeat) -> Seat:
        if wish.kind == "open":
            return Seat(kind=OPEN)
        if wish.kind == "me":
            return Seat(kind=PERSON, name=wish.name or name, person=person)
        if wish.bot not in offered_bots():
            raise Refusal("bad-options", params={"detail": "bot"})
        return Seat(kind=BOT, name=wish.name or "", bot=wish.bot or "")

    async def add(self, table: Table, start: bool, *more: Act) -> None:
        """Keep a new table and everybody's place at it; begin at once where that is wanted and nobody is missing."""
        table.commit_to(secrets.token_bytes(32))
        if start and not table.open_seats():
            table.start(table.version, table.moved)
        people = dict.fromkeys([table.host, *(seat.person for seat in table.seats if seat.person)])
        places = [(sql.ADD_PLACE, {"person": one, "table_id": table.id}) for one in people]
        await self.journal.write((sql.ADD_TABLE, new_row(table)), *places, *more)
        self.tables[table.id] = table
        if table.phase == PLAYING:
            self.deal(table)

    def deal(self, table: Table) -> None:
        """Begin the play."""
        table.deal()
        self.schedule(table)
        self.sum_up(table)

    async def start(self, table: Table, person: str) -> None:
        async with table.lock:
            if table.host != person:
                raise Refusal("not-host")
            if table.phase != WAITING:
                return
            if table.open_seats():
                raise Refusal("seats-open")
            await self.begin(table)

    async def begin(self, table: Table) -> None:
        """Begin a play at which nobody is missing, and show it to everybody; the caller holds the table's lock."""
        now, version = clock.now(), table.game.title.version
        await self.journal.write((sql.START, {"b_id": table.id, "moved": now, "version": version}))
        table.start(version, now)
        self.deal(table)
        messages.tell_sync(table)

    async def rematch(self, table: Table, person: str, origin: str = "") -> Table:
        """The same company again, each one seat further. Everybody is asked: whoever asks first makes the new table,
        the seats of the others are kept for them, and it begins when the last of them has asked for it as well."""
        async with table.lock:
            if person not in table.people():
                raise Refusal("not-seated")
            if table.shown_phase != OVER:
                raise Refusal("not-over")
            if table.rematch is not None:
                again = await self.table(table.rematch)
                await self.agree(again, person)
                return again
            if table.setup.options != table.game.options:
                raise Refusal("rules-changed")
            setup = Setup(table.setup.options, secrets.token_urlsafe(9), table.setup.clock, table.setup.quick_windows)
            seats = turned(table.seats, person)
            for row in await self.journal.read(sql.ACCOUNTS_LIKE, likes=[likeness(seat.name) for seat in seats]):
                unname(seats, row.likeness, row.id)
            again = Table(
                self, secrets.token_urlsafe(ID_BYTES), table.game, table.game.title.version, setup,
                seats, host=person, listed=table.listed, origin=origin,
            )  # fmt: skip
            await self.add(again, True, (sql.SET_REMATCH, {"b_id": table.id, "rematch": again.id}))
            table.set_rematch(again.id)
            messages.tell_table(table)
            return again

    async def agree(self, table: Table, person: str) -> None:
        """Somebody who was asked for a rematch sits down. It begins when nobody is missing, unless one who has a clock
        of minutes is not there to see it."""
        async with table.lock:
            kept = table.kept_for(person)
            if not kept or table.phase != WAITING:
                return
            self.journal.check()
            for at in kept:
                table.seat_person(at, person, table.seats[at].name)
            await self.keep_seats(table)
            live = table.setup.clock is not None and table.setup.clock.kind == "live"
            missed = any(one != person and not table.presence.present(one) for one in table.people())
            if not table.open_seats() and not (live and missed):
                await self.begin(table)
            else:
                messages.tell_table(table)

    # --- lists ----------------------------------------------------------------------------------------------------

    async def lobby(self, person: str) -> wire.Lobby:
        most = self.settings.limits.lobby
        mine = self.infos(await self.journal.read(sql.MINE, person=person, n=most), person)
        mine.sort(key=lambda info: not any(info.seats[at].mine for at in info.waiting if at < len(info.seats)))
        return wire.Lobby(
            open=[
                info
                for info in self.infos(await self.journal.read(sql.OPEN_TABLES, n=most), person)
                if any(seat.kind == OPEN and not seat.kept for seat in info.seats)
            ],
            mine=mine,
            results=[
                info for info in self.infos(await self.journal.read(sql.RESULTS, n=most), person) if info.phase == OVER
            ],
        )

    def infos(self, rows: Sequence[Row[Any]], person: str) -> list[wire.TableInfo]:
        out: list[wire.TableInfo] = []
        for row in rows:
            try:
                table = self.tables.get(row.id) or table_from_row(self, row)
            except Refusal:
                continue
            out.append(messages.info(table, person))
        return out

    def titles(self) -> list[wire.TitleInfo]:
        out: list[wire.TitleInfo] = []
        for name in [*TITLES, *REGISTERED]:
            try:
                title = title_named(name)
            except ImportError:
                continue
            choices = [wire.ChoiceInfo(one.name, one.default, list(one.allowed)) for one in title.choices]
            out.append(wire.TitleInfo(title.name, list(title.seats), choices, offered_bots(), title.version))
        return out
