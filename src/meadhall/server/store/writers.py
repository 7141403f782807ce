"""How a group of rows gets into the database: all of it, or nothing.

`AnyWriter` speaks to whatever SQLAlchemy does. `SqliteWriter` does the same with SQLite's own module, in one errand of
one thread a group: the general way goes to and fro between threads for every cursor, statement and commit.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeAlias

from sqlalchemy import Executable
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.elements import ClauseElement

from meadhall.server.faults import fault

Act: TypeAlias = "tuple[Executable, Mapping[str, Any]]"
Values: TypeAlias = "Mapping[str, Any]"


class Writer(Protocol):
    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def commit(self, acts: Sequence[Act]) -> None:
        """Keep all of these, and return when they are kept; whatever is raised, none of them is."""


def gathered(acts: Iterable[Act]) -> list[tuple[Executable, list[Values]]]:
    """Rows for the same statement go together; statements keep the order in which they first came."""
    found: dict[int, tuple[Executable, list[Values]]] = {}
    for statement, values in acts:
        found.setdefault(id(statement), (statement, []))[1].append(values)
    return list(found.values())


class AnyWriter:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection

    async def open(self) -> None:
        self.connection = await self.engine.connect()

    async def close(self) -> None:
        await self.connection.close()

    async def commit(self, acts: Sequence[Act]) -> None:
        try:
            for statement, rows in gathered(acts):
                await self.connection.execute(statement, rows)
            fault("after-write")
            await self.connection.commit()
        except BaseException:
            await self.connection.rollback()
            raise


class SqliteWriter:
    """Statements are put into SQLite's words once; a group is one call of the writer's own thread."""

    def __init__(self, path: str, prepare: Callable[[Any, object], None]) -> None:
        self.path = path
        self.prepare = prepare
        self.thread = ThreadPoolExecutor(1, "journal")
        self.words: dict[tuple[int, frozenset[str]], tuple[Executable, str, dict[str, Any]]] = {}
        self.connection: sqlite3.Connection

    async def open(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.connect)

    def connect(self) -> None:
        self.connection = sqlite3.connect(self.path)
        self.prepare(self.connection, None)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.connection.close)
        self.thread.shutdown()

    async def commit(self, acts: Sequence[Act]) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.write, acts)

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
