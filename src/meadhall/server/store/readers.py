"""How rows come out of the database.

`AnyReader` speaks to whatever SQLAlchemy does. `SqliteReader` does the same in one errand of a thread a query: the
general way goes to and fro between threads for every cursor, statement and row that is fetched.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from sqlalchemy import URL, Executable, Row, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine

from meadhall.server.store.errands import ErrandThreads

THREADS = 4
"""So many queries are read beside one another: a long one holds up nobody."""


class Reader(Protocol):
    async def read(self, query: Executable, values: dict[str, Any]) -> Sequence[Row[Any]]:
        """All rows that the query finds."""

    def close(self) -> None: ...


class AnyReader:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def read(self, query: Executable, values: dict[str, Any]) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            return (await connection.execute(query, values)).all()

    def close(self) -> None:
        """The engine is closed by whoever made it."""


class SqliteReader:
    """Threads with a connection each, of a plain file."""

    def __init__(self, url: URL, prepare: Callable[[Any, object], None]) -> None:
        self.engine = create_engine(url.set(drivername="sqlite+pysqlite"), pool_size=THREADS)
        event.listen(self.engine, "connect", prepare)
        self.threads = ErrandThreads("reader", THREADS)

    async def read(self, query: Executable, values: dict[str, Any]) -> Sequence[Row[Any]]:
        return await self.threads.run(self.find, query, values)

    def find(self, query: Executable, values: dict[str, Any]) -> Sequence[Row[Any]]:
        with self.engine.connect() as connection:
            return connection.execute(query, values).all()

    def close(self) -> None:
        """A thread that is held up inside of a query is not waited for."""
        self.threads.end()
        self.engine.dispose()
