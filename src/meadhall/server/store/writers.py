"""How a group of rows gets into the database: all of it, or nothing.

`AnyWriter` speaks to whatever SQLAlchemy does. `SqliteWriter` does the same with SQLite's own module, in one errand of
one thread a group: the general way goes to and fro between threads for every cursor, statement and commit.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from sqlalchemy import Executable, text
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.elements import ClauseElement

from meadhall.server.faults import fault
from meadhall.server.store.errands import ErrandThreads
from meadhall.server.store.errors import DatabaseTaken, FileGone
from meadhall.server.store.lock import ADVISORY, FileLock, patiently

Act: TypeAlias = "tuple[Executable, Mapping[str, Any]]"
Values: TypeAlias = "Mapping[str, Any]"
SEIZE = text("SELECT pg_try_advisory_lock(:number)")


class Writer(Protocol):
    async def open(self) -> None:
        """Be ready to write; DatabaseTaken where another hall is."""

    async def close(self) -> None: ...

    async def commit(self, acts: Sequence[Act]) -> None:
        """Keep all of these, and return when they are kept. Where something is raised none of them is; should a
        connection break at the very end, nobody can know, and the rows may be found later."""

    def check(self) -> None:
        """Raise where it can be seen, without writing, that nothing would be kept."""


def gathered(acts: Iterable[Act]) -> list[tuple[Executable, list[Values]]]:
    """Rows for the same statement go together; statements keep the order in which they first came. So what is written
    at once may come in another order where others write too: none of it may undo the rest."""
    found: dict[int, tuple[Executable, list[Values]]] = {}
    for statement, values in acts:
        found.setdefault(id(statement), (statement, []))[1].append(values)
    return list(found.values())


class AnyWriter:
    """One connection, made anew after it broke; on PostgreSQL it holds the hall's lock."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None

    async def open(self) -> None:
        if not await patiently(self.connect):
            raise DatabaseTaken(f"another hall is open on {self.engine.url}")

    async def connect(self) -> bool:
        """Whether the connection is made and this hall is alone on it."""
        connection = await self.engine.connect()
        try:
            alone = self.engine.dialect.name != "postgresql" or await connection.scalar(SEIZE, {"number": ADVISORY})
            await connection.commit()
        except BaseException:
            await connection.close()
            raise
        if not alone:
            await connection.close()
            return False
        self.connection = connection
        return True

    async def close(self) -> None:
        await self.drop()

    async def drop(self) -> None:
        """Let the connection go for good: nothing of it, its lock included, goes back to the pool."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(Exception):
                if self.engine.dialect.name == "postgresql":
                    await connection.invalidate()
                await connection.close()

    async def commit(self, acts: Sequence[Act]) -> None:
        if self.connection is None and not await self.connect():
            raise OSError("another hall has taken the database meanwhile")
        connection = self.connection
        assert connection is not None
        try:
            for statement, rows in gathered(acts):
                await connection.execute(statement, rows)
            fault("after-write")
            await connection.commit()
        except BaseException:
            try:
                await connection.rollback()
            except Exception:
                await self.drop()
            else:
                if connection.invalidated:
                    await self.drop()
            raise

    def check(self) -> None:
        """Only writing tells."""


class SqliteWriter:
    """Statements are put into SQLite's words once; a group is one call of the writer's own thread.

    The system goes on writing to a file that was removed; so what is written counts only while the files still have
    their names."""

    def __init__(self, path: Path, prepare: Callable[[Any, object], None]) -> None:
        self.path = path
        self.prepare = prepare
        self.lock = FileLock(path)
        self.thread = ErrandThreads("journal")
        self.words: dict[tuple[int, frozenset[str]], tuple[Executable, str, dict[str, Any]]] = {}
        self.files: dict[str, tuple[int, int]] = {}
        self.connection: sqlite3.Connection

    async def open(self) -> None:
        await self.lock.take()
        try:
            await self.thread.run(self.connect)
        except BaseException:
            self.thread.end()
            self.lock.release()
            raise

    def connect(self) -> None:
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        self.connection = sqlite3.connect(existing(self.path), uri=True)
        self.prepare(self.connection, None)
        self.connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        for path in (str(self.path), f"{self.path}-wal"):
            with suppress(FileNotFoundError):
                self.files[path] = identity(path)

    async def close(self) -> None:
        await self.thread.run(self.connection.close)
        self.thread.end()
        self.lock.release()

    async def commit(self, acts: Sequence[Act]) -> None:
        """The files are looked at here: the thread would have to wait for the interpreter after each look."""
        await self.thread.run(self.write, acts)
        self.check()

    def write(self, acts: Sequence[Act]) -> None:
        connection = self.connection
        try:
            for statement, rows in gathered(acts):
                text, constants = self.worded(statement, rows[0])
                connection.executemany(text, [{**constants, **row} for row in rows] if constants else rows)
            fault("after-write")
            connection.commit()
        except BaseException:
            connection.rollback()
            raise

    def check(self) -> None:
        for path, known in self.files.items():
            try:
                if identity(path) == known:
                    continue
            except FileNotFoundError:
                raise FileGone(f"{path} was removed") from None
            raise FileGone(f"{path} was replaced")

    def worded(self, statement: Executable, values: Values) -> tuple[str, dict[str, Any]]:
        """The statement as SQLite reads it, and those of its values that never change."""
        key = id(statement), frozenset(values)
        if key not in self.words:
            assert isinstance(statement, ClauseElement)
            made = statement.compile(dialect=SQLiteDialect_pysqlite(paramstyle="named"), column_keys=list(values))
            constants = {name: value for name, value in made.params.items() if name not in values}
            self.words[key] = statement, str(made), constants
        _, text, constants = self.words[key]
        return text, constants


def existing(path: Path, mode: str = "rw") -> str:
    """The address of a file that is opened only if it is there: an empty one made by mistake would hide the loss."""
    return f"{path.absolute().as_uri()}?mode={mode}"


def identity(path: str) -> tuple[int, int]:
    found = os.stat(path)
    return found.st_dev, found.st_ino
