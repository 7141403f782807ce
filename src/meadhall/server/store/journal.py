"""The hall's memory: one writer that commits what has gathered in groups, and readers beside it.

Whoever writes waits until the group with the rows is committed. Rows that only sum up the log (lists, snapshots) are
written a little later and nobody waits for them.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Executable, Row, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from meadhall.server.faults import fault
from meadhall.server.store.migrations import upgrade
from meadhall.server.store.writers import Act, AnyWriter, SqliteWriter, Writer

LOG = logging.getLogger("meadhall.journal")
LATER = 0.3
GROUP = 500


class NotWritten(Exception):
    """The rows were refused by the database; nothing of them is kept."""


class Journal:
    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: AsyncEngine
        self.hand: Writer
        self.waiting: list[tuple[Sequence[Act], asyncio.Future[None]]] = []
        self.derived: dict[str, Callable[[], Act]] = {}
        self.wake = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None
        self.closing = False

    async def open(self) -> None:
        url = make_url(self.url)
        if url.get_backend_name() == "sqlite" and url.get_driver_name() != "aiosqlite":
            url = url.set(drivername="sqlite+aiosqlite")
        if url.get_backend_name() == "postgresql" and url.get_driver_name() != "asyncpg":
            url = url.set(drivername="postgresql+asyncpg")
        if url.get_backend_name() == "sqlite":
            keep_private(url.database)
        self.engine = create_async_engine(url)
        if url.get_backend_name() == "sqlite":
            event.listen(self.engine.sync_engine, "connect", careful_sqlite)
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)
        file = url.database if url.get_backend_name() == "sqlite" else None
        own = file and file != ":memory:" and not file.startswith("file:") and not url.query
        self.hand = SqliteWriter(str(file), careful_sqlite) if own else AnyWriter(self.engine)
        await self.hand.open()
        self.writer = asyncio.create_task(self.write_on(), name="journal")

    async def close(self) -> None:
        self.closing = True
        self.wake.set()
        if self.writer is not None:
            await self.writer
            await self.hand.close()
        await self.engine.dispose()

    # --- writing --------------------------------------------------------------------------------------------------

    async def write(self, *acts: Act) -> None:
        """Keep these rows, all or none; returns when they are committed."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((acts, done))
        self.wake.set()
        await done

    def later(self, key: str, act: Callable[[], Act]) -> None:
        """Keep a row that follows from others, as it is when its time comes; once for every key."""
        self.derived[key] = act
        if len(self.derived) == 1:
            self.wake.set()

    async def write_on(self) -> None:
        loop = asyncio.get_running_loop()
        summed_up = 0.0
        while True:
            if self.derived and not self.waiting and not self.closing:
                rest = max(0.0, summed_up + LATER - loop.time())
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.wake.wait(), rest)
            else:
                await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                group, self.waiting = self.waiting[:GROUP], self.waiting[GROUP:]
                await self.commit(group)
            if self.derived and (self.closing or loop.time() >= summed_up + LATER):
                acts, self.derived = [act() for act in self.derived.values()], {}
                summed_up = loop.time()
                await self.sum_up(acts)
            if self.closing and not self.waiting and not self.derived:
                return
            if self.waiting or self.closing:
                self.wake.set()

    async def commit(self, group: list[tuple[Sequence[Act], asyncio.Future[None]]]) -> None:
        """Commit all of a group at once; if that fails, each on its own, so that one bad row harms nobody else.
        Whatever the failure is, the writer goes on: without it the hall would stand still."""
        try:
            await self.hand.commit([act for acts, _ in group for act in acts])
        except Exception as error:
            if len(group) > 1:
                for single in group:
                    await self.commit([single])
                return
            LOG.warning("rows were refused: %s: %s", type(error).__name__, str(error).split("\n")[0][:200])
            if not group[0][1].done():
                group[0][1].set_exception(NotWritten(type(error).__name__))
            return
        fault("after-commit")
        for _, done in group:
            if not done.done():
                done.set_result(None)

    async def sum_up(self, acts: list[Act]) -> None:
        try:
            await self.hand.commit(acts)
        except Exception as error:
            LOG.warning("a summary was not kept: %s", str(error).split("\n")[0][:200])

    # --- reading --------------------------------------------------------------------------------------------------

    async def read(self, query: Executable, **values: Any) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            return (await connection.execute(query, values)).all()

    async def read_one(self, query: Executable, **values: Any) -> Row[Any] | None:
        rows = await self.read(query, **values)
        return rows[0] if rows else None


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
