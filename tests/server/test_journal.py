"""How rows get into the database, all of a group or none of it, and out of it."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine

from meadhall.server.store import sql
from meadhall.server.store.errors import AWAY, DatabaseAway, NotWritten, trouble_of
from meadhall.server.store.journal import Journal
from meadhall.server.store.readers import AnyReader, Reader, SqliteReader
from meadhall.server.store.writers import AnyWriter, SqliteWriter, Writer
from meadhall.server.tables.log import LogRow
from tests.server.hung import HANGS, hung

TABLE = {
    "id": "t", "game": "feast", "version": 1, "setup": "{}", "seats": "[]", "phase": "waiting", "listed": True,
    "host": "h", "request": None, "seed": b"\x00\xff", "commitment": "", "rematch": None, "practice": False,
    "result": "[]", "origin": "", "created": 1.5, "moved": 2.5, "seq": 0, "waiting": "", "clocks": "[]", "due": None,
}  # fmt: skip
PERSON = {"id": "p", "name": "Þorgerðr", "created": 0.5}


def row(seq: int) -> dict[str, Any]:
    return LogRow(seq, 0, seq, "move", "pass", "*", "c", "[]", 3.0).values("t")


async def opened(path: Path) -> Journal:
    journal = Journal(f"sqlite:///{path}")
    await journal.open()
    return journal


@pytest.mark.parametrize("general", [False, True])
def test_both_writers_keep_the_same(tmp_path: Path, general: bool) -> None:
    async def story() -> None:
        journal = await opened(tmp_path / "hall.sqlite3")
        assert isinstance(journal.hand, SqliteWriter)
        writer: Writer = AnyWriter(journal.engine) if general else journal.hand
        if general:
            await writer.open()
        await writer.commit([(sql.ADD_TABLE, TABLE), (sql.ADD_PERSON, PERSON), (sql.ADD_ROW, row(0))])
        await writer.commit(
            [
                (sql.ADD_ROW, row(1)),
                (sql.START, {"b_id": "t", "moved": 9.0, "version": 2}),
                (sql.FINISH, {"b_id": "t", "result": "[1]"}),
                (sql.MARK_PRACTICE, {"b_id": "t"}),
            ]
        )
        kept = await journal.read_one(sql.GET_TABLE, b_id="t")
        assert kept is not None
        changed = {"moved": 9.0, "version": 2, "result": "[1]", "practice": True, "phase": "over"}
        assert dict(kept._mapping) == {**TABLE, **changed}
        assert [dict(one._mapping) for one in await journal.read(sql.GET_LOG, b_id="t")] == [row(0), row(1)]

        with pytest.raises((SQLAlchemyError, sqlite3.Error)):
            await writer.commit([(sql.ADD_ROW, row(2)), (sql.ADD_ROW, row(1))])
        assert len(await journal.read(sql.GET_LOG, b_id="t")) == 2
        await writer.commit([(sql.ADD_ROW, row(2))])
        assert len(await journal.read(sql.GET_LOG, b_id="t")) == 3
        if general:
            await writer.close()
        await journal.close()

    asyncio.run(story())


def test_a_bad_row_harms_nobody_else_in_its_group(tmp_path: Path) -> None:
    async def story() -> None:
        journal = await opened(tmp_path / "hall.sqlite3")
        await journal.write((sql.ADD_TABLE, TABLE))
        bad = {**row(3), "nth": 1 << 70}
        rows = [row(0), row(1), row(1), bad, row(2)]
        done = await asyncio.gather(*(journal.write((sql.ADD_ROW, one)) for one in rows), return_exceptions=True)
        assert [type(one) for one in done] == [type(None), type(None), NotWritten, NotWritten, type(None)]
        assert [one.seq for one in await journal.read(sql.GET_LOG, b_id="t")] == [0, 1, 2]
        await journal.close()

    asyncio.run(story())


def test_both_readers_find_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        journal = await opened(tmp_path / "hall.sqlite3")
        await journal.write((sql.ADD_TABLE, TABLE), (sql.ADD_ROW, row(0)), (sql.ADD_ROW, row(1)))
        assert isinstance(journal.reader, SqliteReader)
        readers: list[Reader] = [journal.reader, AnyReader(journal.engine)]
        for query, values in (
            (sql.GET_LOG, {"b_id": "t"}),
            (sql.GET_TABLES, {"ids": ["t", "u"]}),
            (sql.UNDER_WAY, {"host": "h", "origin": ""}),
            (sql.GET_PERSON, {"b_person": "nobody"}),
        ):
            quick, general = [[dict(one._mapping) for one in await reader.read(query, values)] for reader in readers]
            assert quick == general
        failures = []
        for reader in readers:
            with pytest.raises(SQLAlchemyError) as caught:
                await reader.read(text("SELECT nothing FROM nowhere"), {})
            failures.append(type(caught.value))
        assert failures[0] is failures[1]
        await journal.close()

    asyncio.run(story())


def test_a_long_query_holds_up_no_other(tmp_path: Path) -> None:
    async def story() -> None:
        journal = await opened(tmp_path / "hall.sqlite3")
        with hung(journal) as disk:
            await journal.write((sql.ADD_TABLE, TABLE))
            long = asyncio.create_task(journal.read_one(HANGS))
            await asyncio.to_thread(disk.begun.acquire)
            for _ in range(10):
                assert await journal.read_one(sql.GET_TABLE, b_id="t") is not None
            assert not long.done()
            disk.may_end.set()
            found = await long
            assert found is not None and found[0] == 1
        await journal.close()

    asyncio.run(story())


def test_tables_under_way_are_counted_by_host_and_by_origin(tmp_path: Path) -> None:
    async def story() -> None:
        journal = await opened(tmp_path / "hall.sqlite3")
        of_all = [
            ("h", "a", "waiting"),
            ("h", "a", "playing"),
            ("h", "b", "over"),
            ("i", "a", "playing"),
            ("i", "a", "over"),
        ]
        for at, (host, origin, phase) in enumerate(of_all):
            await journal.write(
                (sql.ADD_TABLE, {**TABLE, "id": f"t{at}", "host": host, "origin": origin, "phase": phase})
            )
        for host, origin, mine, ours in (("h", "a", 2, 3), ("i", "b", 1, 0), ("nobody", "nowhere", 0, 0)):
            found = await journal.read_one(sql.UNDER_WAY, host=host, origin=origin)
            assert found is not None and (found.mine, found.ours) == (mine, ours)
        query = sql.UNDER_WAY.params(host="h", origin="a").compile(compile_kwargs={"literal_binds": True})
        rows = await journal.read(text(f"EXPLAIN QUERY PLAN {query}"))
        plan = " ".join(one.detail for one in rows)
        assert "tables_by_host (host=? AND phase=?)" in plan and "tables_by_origin (origin=? AND phase=?)" in plan
        await journal.close()

    asyncio.run(story())


def test_a_database_in_memory_has_the_general_writer() -> None:
    async def story() -> None:
        journal = Journal("sqlite+aiosqlite:///:memory:")
        await journal.open()
        assert isinstance(journal.hand, AnyWriter) and isinstance(journal.reader, AnyReader)
        await journal.write((sql.ADD_TABLE, TABLE))
        assert await journal.read_one(sql.GET_TABLE, b_id="t") is not None
        await journal.close()

    asyncio.run(story())


def test_a_pool_without_a_connection_left_is_a_database_that_is_away(tmp_path: Path) -> None:
    """Where SQLAlchemy keeps the connections the writer makes its own anew after it broke; readers may have all."""

    async def story() -> None:
        url = f"sqlite+aiosqlite:///{tmp_path / 'hall.sqlite3'}"
        engine = create_async_engine(url, pool_size=1, max_overflow=0, pool_timeout=0.0)
        writer = AnyWriter(engine)
        async with engine.connect():
            with pytest.raises(PoolTimeout) as caught:
                await writer.commit([(sql.PROBE, {"value": ""})])
        assert trouble_of(caught.value) == AWAY
        await engine.dispose()

    asyncio.run(story())


def test_a_reading_that_nobody_waits_for_any_more_comes_to_its_end_before_the_database_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        journal = await opened(tmp_path / "hall.sqlite3")
        begun, may_end, plain = asyncio.Event(), asyncio.Event(), journal.reader.read

        async def slow(*arguments: Any) -> Any:
            begun.set()
            await may_end.wait()
            return await plain(*arguments)

        monkeypatch.setattr(journal.reader, "read", slow)
        reader = asyncio.create_task(journal.read_one(sql.GET_TABLE, b_id="t"))
        await begun.wait()
        reader.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reader
        closing = asyncio.create_task(journal.close())
        done, _ = await asyncio.wait([closing], timeout=0.2)
        assert not done and journal.reading
        may_end.set()
        await closing
        assert not journal.reading
        with pytest.raises(DatabaseAway):
            await journal.read_one(sql.GET_TABLE, b_id="t")

    asyncio.run(story())


def test_a_closing_that_is_cancelled_leaves_no_reader_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        journal = await opened(tmp_path / "hall.sqlite3")
        await journal.read_one(sql.GET_TABLE, b_id="t")
        begun, may_end = asyncio.Event(), asyncio.Event()

        async def endless(*_: Any) -> Any:
            begun.set()
            await may_end.wait()

        monkeypatch.setattr(journal.reader, "read", endless)
        reading = asyncio.create_task(journal.read_one(sql.GET_TABLE, b_id="t"))
        await begun.wait()
        closing = asyncio.create_task(journal.close())
        while not journal.writer or not journal.writer.done():
            await asyncio.sleep(0)
        closing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await closing
        assert not [thread for thread in threading.enumerate() if thread.name.startswith("reader")]
        may_end.set()
        await reading

    asyncio.run(story())
