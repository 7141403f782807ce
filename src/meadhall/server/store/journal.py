"""The hall's memory: one writer that commits what has gathered in groups, and readers beside it.

Whoever writes waits until the group with the rows is committed. Rows that only sum up the log (lists, snapshots) are
written a little later and nobody waits for them.

While the database cannot keep anything (`trouble` says why) every write is refused at once, and the writer tries until
it can again.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Executable, Row, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from meadhall.server.faults import fault
from meadhall.server.store import sql
from meadhall.server.store.errors import AWAY, DatabaseAway, NotWritten, trouble_of
from meadhall.server.store.migrations import upgrade
from meadhall.server.store.readers import AnyReader, Reader, SqliteReader
from meadhall.server.store.writers import Act, AnyWriter, SqliteWriter, Writer, existing

LOG = logging.getLogger("meadhall.journal")
LATER = 0.3
GROUP = 500
CHECK_EVERY = 1.0
"""So often somebody looks after the database while nothing is written."""
TRY_EVERY = 0.5
PROBE_WITHIN = 5.0
ROOM = 32_000
"""Trouble is over when so many bytes can be kept: where there is room for one small row only, it comes back at once."""
READ_WITHIN = 20.0
"""Whoever waits so long for what the database has is told that it is away."""
MOST_OVERDUE = 20
"""So many readings may be longer under way than that; where there are more, nothing answers, and none is begun."""
CLOSE_WITHIN = 10.0
"""So long a closing waits for readings under way."""
POSTGRES = {"timeout": 5, "command_timeout": 15}
"""A server that does not answer within so many seconds is away."""

Group = list[tuple[Sequence[Act], "asyncio.Future[None]"]]


class Journal:
    def __init__(self, url: str, changed: Callable[[], None] | None = None) -> None:
        self.url = url
        self.changed = changed or (lambda: None)
        """Called when the database goes away and when it is back."""
        self.trouble: str | None = None
        self.engine: AsyncEngine
        self.hand: Writer
        self.reader: Reader
        self.loop: asyncio.AbstractEventLoop
        self.waiting: Group = []
        self.derived: dict[str, Callable[[], Act]] = {}
        self.wake = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None
        self.reading: set[asyncio.Task[Sequence[Row[Any]]]] = set()
        self.overdue: set[asyncio.Task[Sequence[Row[Any]]]] = set()
        """Those of them that nobody waits for any more."""
        self.closing = False
        self.probed_at = -CHECK_EVERY
        """When a probe was last kept, by the loop's time. What others wrote does not count: how long a probe takes must
        not tell of it."""

    async def open(self) -> None:
        """Open the database for one hall alone, and bring it to the present."""
        self.loop = asyncio.get_running_loop()
        file = self.connect(create=True)
        self.hand = SqliteWriter(file, careful_sqlite) if file is not None else AnyWriter(self.engine)
        try:
            await self.hand.open()
            try:
                async with self.engine.begin() as connection:
                    await connection.run_sync(upgrade)
            except BaseException:
                await self.hand.close()
                raise
        except BaseException:
            await self.let_go()
            raise
        self.writer = asyncio.create_task(self.write_on(), name="journal")
        self.tick()

    def connect(self, create: bool = False) -> Path | None:
        """Make ready for reading, beside a hall that may be open; the file if it is a plain one of SQLite's."""
        url = driven(self.url)
        file = sqlite_file(url)
        if file is not None:
            if not create and not file.exists():
                raise FileNotFoundError(2, "there is no such database", str(file))
            keep_private(str(file))
            url = url.set(database=existing(file).partition("?")[0], query={"mode": "rw", "uri": "true"})
        arguments = POSTGRES if url.get_backend_name() == "postgresql" else {}
        self.engine = create_async_engine(url, connect_args=arguments)
        if url.get_backend_name() == "sqlite":
            event.listen(self.engine.sync_engine, "connect", careful_sqlite)
        self.reader = SqliteReader(url, careful_sqlite) if file is not None else AnyReader(self.engine)
        return file

    async def close(self) -> None:
        """Also of a journal that was made ready for reading alone."""
        self.closing = True
        self.wake.set()
        try:
            if self.writer is not None:
                await self.writer
                await self.hand.close()
            if self.reading:
                await asyncio.wait(self.reading, timeout=CLOSE_WITHIN)
        finally:
            await self.let_go()

    async def let_go(self) -> None:
        """Threads and connections for reading end."""
        self.reader.close()
        await self.engine.dispose()

    # --- writing --------------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Refuse where nothing can be kept just now."""
        if self.trouble is not None:
            raise DatabaseAway(self.trouble)

    async def write(self, *acts: Act) -> None:
        """Keep these rows, all or none; returns when they are committed."""
        self.check()
        done: asyncio.Future[None] = self.loop.create_future()
        self.waiting.append((acts, done))
        self.wake.set()
        await done

    def later(self, key: str, act: Callable[[], Act]) -> None:
        """Keep a row that follows from others, as it is when its time comes; once for every key."""
        self.derived[key] = act
        if len(self.derived) == 1:
            self.wake.set()

    async def probe(self) -> None:
        """Refuse unless something can be committed, or could be just now."""
        now = self.loop.time()
        if now - self.probed_at < CHECK_EVERY:
            self.check()
            return
        try:
            await asyncio.wait_for(self.write((sql.PROBE, {"value": str(now)})), PROBE_WITHIN)
        except TimeoutError:
            raise DatabaseAway(AWAY) from None
        self.probed_at = self.loop.time()

    def tick(self) -> None:
        if not self.closing:
            self.wake.set()
            self.loop.call_later(CHECK_EVERY if self.trouble is None else TRY_EVERY, self.tick)

    async def write_on(self) -> None:
        loop = self.loop
        summed_up = looked = 0.0
        while True:
            if self.derived and not self.waiting and not self.closing and self.trouble is None:
                timer = loop.call_at(summed_up + LATER, self.wake.set)
                await self.wake.wait()
                timer.cancel()
            else:
                await self.wake.wait()
            self.wake.clear()
            if self.trouble is not None or loop.time() >= looked + CHECK_EVERY:
                looked = loop.time()
                await self.look_after()
            while self.waiting:
                group, self.waiting = self.waiting[:GROUP], self.waiting[GROUP:]
                await self.commit(group)
            if self.derived and self.trouble is None and (self.closing or loop.time() >= summed_up + LATER):
                summed_up = loop.time()
                await self.sum_up()
            if self.closing and not self.waiting and (not self.derived or self.trouble is not None):
                return
            if self.waiting or self.closing:
                self.wake.set()

    async def look_after(self) -> None:
        """See whether the database is there; after trouble, whether it keeps things again."""
        try:
            if self.trouble is None:
                self.hand.check()
            else:
                await self.hand.commit([(sql.PROBE, {"value": "." * ROOM})])
        except Exception as error:
            self.fail(trouble_of(error) or AWAY, error)
        else:
            self.recover()

    def fail(self, trouble: str, error: BaseException) -> None:
        if trouble != self.trouble:
            LOG.error("nothing can be kept (%s): %s", trouble, first_line(error))
            self.trouble = trouble
            self.tell_changed()

    def recover(self) -> None:
        if self.trouble is not None:
            LOG.warning("the database is back")
            self.trouble = None
            self.tell_changed()

    def tell_changed(self) -> None:
        try:
            self.changed()
        except Exception:
            LOG.exception("not everybody was told how the database is")

    async def commit(self, group: Group) -> None:
        """Commit all of a group at once; if that fails, each on its own, so that one bad row harms nobody else.
        Whatever the failure is, the writer goes on: without it the hall would stand still."""
        try:
            self.check()
            await self.hand.commit([act for acts, _ in group for act in acts])
        except Exception as error:
            trouble = error.error if isinstance(error, DatabaseAway) else trouble_of(error)
            if trouble is not None:
                self.fail(trouble, error)
            elif len(group) > 1:
                for single in group:
                    await self.commit([single])
                return
            else:
                LOG.warning("rows were refused: %s: %s", type(error).__name__, first_line(error))
            for _, done in group:
                if not done.done():
                    done.set_exception(DatabaseAway(trouble) if trouble else NotWritten(type(error).__name__))
            return
        fault("after-commit")
        for _, done in group:
            if not done.done():
                done.set_result(None)

    async def sum_up(self) -> None:
        """Write what follows from the log. Should the database be away, all of it is written when it is back."""
        derived, self.derived = self.derived, {}
        acts: list[Act] = []
        for key, act in derived.items():
            try:
                acts.append(act())
            except Exception:
                LOG.exception("a summary cannot be made: %s", key)
        try:
            await self.hand.commit(acts)
        except Exception as error:
            trouble = trouble_of(error)
            if trouble is not None:
                self.derived = {**derived, **self.derived}
                self.fail(trouble, error)
            else:
                await self.sum_up_singly(acts)

    async def sum_up_singly(self, acts: list[Act]) -> None:
        for act in acts:
            try:
                await self.hand.commit([act])
            except Exception as error:
                LOG.warning("a summary was not kept: %s", first_line(error))

    # --- reading --------------------------------------------------------------------------------------------------

    async def read(self, query: Executable, **values: Any) -> Sequence[Row[Any]]:
        if self.closing:
            raise DatabaseAway(AWAY)
        try:
            return await self.fetch(query, values)
        except Exception as error:
            failed = error
            if isinstance(error, DBAPIError) and error.connection_invalidated:
                # The server was started anew since this connection was made; there may be no trouble any more.
                try:
                    return await self.fetch(query, values)
                except Exception as again:
                    failed = again
        trouble = trouble_of(failed)
        if trouble is None:
            raise failed
        LOG.warning("the database could not be read: %s", first_line(failed))
        if self.trouble is None and self.writer is not None:
            self.suspect()
        raise DatabaseAway(self.trouble or trouble) from failed

    async def fetch(self, query: Executable, values: dict[str, Any]) -> Sequence[Row[Any]]:
        """What the database has. Whoever waits for it may be cancelled; the reading goes on to its end, since a driver
        that is stopped in the middle may never come back."""
        if len(self.overdue) >= MOST_OVERDUE:
            raise TimeoutError("it does not answer any more")
        task = asyncio.create_task(self.reader.read(query, values))
        self.reading.add(task)
        task.add_done_callback(self.finished_reading)
        await asyncio.wait([task], timeout=READ_WITHIN)
        if not task.done():
            self.overdue.add(task)
            raise TimeoutError(f"no answer within {READ_WITHIN:.0f} seconds")
        return task.result()

    def finished_reading(self, task: asyncio.Task[Sequence[Row[Any]]]) -> None:
        self.reading.discard(task)
        self.overdue.discard(task)
        if not task.cancelled():
            task.exception()  # Nobody may be left to hear of it.

    def suspect(self) -> None:
        """Let the writer find out whether anything can be kept."""
        done: asyncio.Future[None] = self.loop.create_future()
        done.add_done_callback(lambda one: one.exception())
        self.waiting.append(([(sql.PROBE, {"value": ""})], done))
        self.wake.set()

    @asynccontextmanager
    async def one_moment(self) -> AsyncGenerator[AsyncConnection, None]:
        """A connection that sees nothing of what is written after its first query."""
        async with self.engine.connect() as connection:
            if self.engine.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN")
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    async def read_one(self, query: Executable, **values: Any) -> Row[Any] | None:
        rows = await self.read(query, **values)
        return rows[0] if rows else None


def driven(address: str) -> URL:
    """The address with the driver that the hall uses."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite" and url.get_driver_name() != "aiosqlite":
        url = url.set(drivername="sqlite+aiosqlite")
    if url.get_backend_name() == "postgresql" and url.get_driver_name() != "asyncpg":
        url = url.set(drivername="postgresql+asyncpg")
    return url


def sqlite_file(url: URL) -> Path | None:
    """The plain file of SQLite's that the address names, if it is one."""
    file = url.database if url.get_backend_name() == "sqlite" else None
    plain = file and file != ":memory:" and not file.startswith("file:") and not url.query
    return Path(file) if file and plain else None


def first_line(error: BaseException) -> str:
    return str(error).split("\n")[0][:200]


def keep_private(path: str | None) -> None:
    """Only its owner may read a database file; what SQLite lays beside it has the same rights."""
    if not path or path == ":memory:" or path.startswith("file:"):
        return
    with suppress(OSError):  # SQLite says what is wrong with the file
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for name in (path, f"{path}-wal", f"{path}-shm"):
        with suppress(OSError):
            os.chmod(name, 0o600)


def careful_sqlite(connection: Any, _: object) -> None:
    """A commit is on the disk when it returns, readers never wait for the writer, and what is deleted is gone."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA secure_delete=ON")
    cursor.close()
