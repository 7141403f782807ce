"""A disk that does not answer holds up nobody for ever: whoever asks is told why, and the hall can be closed."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from meadhall.server.store import journal as journals
from meadhall.server.store import sql
from meadhall.server.store.errors import AWAY, DatabaseAway
from meadhall.server.store.journal import Journal
from meadhall.server.store.readers import THREADS
from tests.server.databases import ELSEWHERE
from tests.server.guests import Place, let_pass, open_hall, story
from tests.server.hung import HANGS, Hung, hung
from tests.server.outage import commits
from tests.server.processes import until


async def opened(path: Path) -> Journal:
    journal = Journal(f"sqlite:///{path}")
    await journal.open()
    return journal


async def all_held(journal: Journal, disk: Hung) -> list[asyncio.Task[Any]]:
    """Every thread that reads is inside of a query."""
    tasks = [asyncio.create_task(journal.read(HANGS)) for _ in range(THREADS)]
    for _ in tasks:
        await asyncio.to_thread(disk.begun.acquire)
    return tasks


@story
async def test_who_waits_for_a_disk_that_does_not_answer_is_told_why(tmp_path: Path) -> None:
    journal = await opened(tmp_path / "hall.sqlite3")
    with hung(journal) as disk:
        waiting = await all_held(journal, disk)
        waiting.append(asyncio.create_task(journal.read(sql.GET_PERSON, b_person="nobody")))
        await asyncio.sleep(0)
        committed = commits(journal)
        await let_pass(journals.READ_WITHIN)
        for one in await asyncio.gather(*waiting, return_exceptions=True):
            assert isinstance(one, DatabaseAway) and one.error == AWAY, one
        await until(lambda: committed)  # the writer was asked whether it can keep anything
        assert journal.trouble is None
    await until(lambda: not journal.reading)
    assert await journal.read_one(sql.GET_PERSON, b_person="nobody") is None
    await journal.close()


@story
async def test_where_too_many_readings_have_not_come_back_no_more_are_begun(tmp_path: Path) -> None:
    journal = await opened(tmp_path / "hall.sqlite3")
    with hung(journal) as disk:
        waiting = await all_held(journal, disk)
        waiting += [asyncio.create_task(journal.read(HANGS)) for _ in range(journals.MOST_OVERDUE)]
        await asyncio.sleep(0)
        await let_pass(journals.READ_WITHIN)
        await asyncio.gather(*waiting, return_exceptions=True)
        kept = len(journal.reading)
        with pytest.raises(DatabaseAway):
            await journal.read(sql.GET_PERSON, b_person="nobody")
        assert len(journal.reading) == kept
    await until(lambda: not journal.reading)
    assert await journal.read_one(sql.GET_PERSON, b_person="nobody") is None
    await journal.close()


@pytest.mark.skipif(bool(ELSEWHERE), reason="what happens to a file of SQLite")
@story
async def test_a_hall_whose_disk_does_not_answer_says_so_and_can_be_closed(tmp_path: Path) -> None:
    async with AsyncExitStack() as closing:
        hall = await closing.enter_async_context(open_hall(tmp_path, sweep_every=10_000.0))
        anna = await hall.guest("Anna")
        journal = hall.services.hall.journal
        await until(lambda: not journal.reading)
        forget_connections(hall)
        with hung(journal) as disk:
            held = await all_held(journal, disk)
            lobby = asyncio.create_task(anna.http.get("/api/lobby"))
            await until(lambda: len(journal.reading) > THREADS)
            await let_pass(journals.READ_WITHIN)
            answer = await lobby
            assert (answer.status_code, answer.json()["error"]) == (503, AWAY)
            await asyncio.gather(*held, return_exceptions=True)
            closed = asyncio.create_task(closing.aclose())
            await until(lambda: journal.writer is not None and journal.writer.done())
            assert not closed.done()
            await let_pass(journals.CLOSE_WITHIN)
            await closed
            assert len(journal.reading) >= THREADS, "nobody has let them go"


def forget_connections(hall: Place) -> None:
    """The next ones are made anew, with whatever a test has prepared for them."""
    reader: Any = hall.services.hall.journal.reader
    reader.engine.dispose()


@story
async def test_a_journal_closes_when_the_reading_under_way_is_done(tmp_path: Path) -> None:
    """A thread is inside of SQLite when the journal is told to close."""
    journal = await opened(tmp_path / "hall.sqlite3")
    with hung(journal) as disk:
        reading = asyncio.create_task(journal.read_one(HANGS))
        await asyncio.to_thread(disk.begun.acquire)
        closing = asyncio.create_task(journal.close())
        await until(lambda: journal.writer is not None and journal.writer.done())
        for _ in range(20):
            await asyncio.sleep(0)
        assert not closing.done() and not reading.done()
        disk.may_end.set()
        found = await reading
        assert found is not None and found[0] == 1
        await closing
        assert not journal.reading
