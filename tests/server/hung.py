"""A disk that does not answer: queries that stay inside SQLite until they are let go."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Semaphore
from typing import Any

from sqlalchemy import event, text

from meadhall.server.store.journal import Journal
from meadhall.server.store.readers import SqliteReader

HANGS = text("SELECT hang()")


class Hung:
    """`begun` has one for each query that a thread is inside of; all of them end when `may_end` is set."""

    def __init__(self) -> None:
        self.begun = Semaphore(0)
        self.may_end = Event()

    def hang(self) -> int:
        self.begun.release()
        self.may_end.wait()
        return 1


@contextmanager
def hung(journal: Journal) -> Iterator[Hung]:
    """`HANGS` does not come to its end in here; to be said before anything is read."""
    found = Hung()
    assert isinstance(journal.reader, SqliteReader)

    def prepare(connection: Any, _: object) -> None:
        connection.create_function("hang", 0, found.hang)

    event.listen(journal.reader.engine, "connect", prepare)
    try:
        yield found
    finally:
        found.may_end.set()
