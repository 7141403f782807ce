"""Databases of earlier halls are brought to the present: what was played stays, and a fork that was is found."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from meadhall.server.store import migrations
from meadhall.server.store.journal import Journal
from meadhall.server.store.schema import METADATA
from meadhall.server.tables.hall import Hall
from meadhall.server.tables.moves import move
from meadhall.server.wire import NewSeat, NewTable
from tests.server import feast
from tests.server.databases import database_for
from tests.server.guests import settings_for

assert feast
ROW = "INSERT INTO log (table_id, seq, seat, nth, kind, text, heard, client, events, at)"


def steps(connection: Connection, *, down_to: str = "", up_to: str = "") -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = migrations.config()
    config.attributes["connection"] = connection
    if down_to:
        command.downgrade(config, down_to)
    else:
        command.upgrade(config, up_to)


async def on(folder: Path, work: Any) -> Any:
    journal = Journal(database_for(folder))
    journal.connect()
    try:
        async with journal.engine.begin() as connection:
            return await connection.run_sync(work)
    finally:
        await journal.close()


async def earlier_hall(folder: Path) -> tuple[str, list[str]]:
    """A database as the first version of the hall left it, with a table of some moves."""
    hall = Hall(settings_for(folder, snapshot_every=3))
    await hall.open()
    seats = [NewSeat("me"), NewSeat("me")]
    table = await hall.make("nobody", "Nobody", NewTable("feast", seats, start=True))
    for _ in range(8):
        assert table.truth is not None
        seat = table.truth.waiting[0]
        await move(table, seat, table.seq, table.truth.say(table.truth.options_for(seat)[0], seat), "")
    assert table.truth is not None
    digest = table.truth.digest()
    await hall.close()
    await on(folder, lambda connection: steps(connection, down_to="first"))
    return table.id, [digest]


async def plays_on(folder: Path, id: str, digest: list[str]) -> None:
    """A hall of the present opens the database, and the table stands as it stood."""
    hall = Hall(settings_for(folder))
    await hall.open()
    table = await hall.table(id)
    assert table.truth is not None and [table.truth.digest()] == digest
    await hall.close()


def test_what_was_played_stays(tmp_path: Path) -> None:
    async def story() -> None:
        id, digest = await earlier_hall(tmp_path)
        await plays_on(tmp_path, id, digest)

    asyncio.run(story())


def test_a_fork_that_was_is_kept_in_one_order_and_set_apart(tmp_path: Path) -> None:
    async def story() -> None:
        id, _ = await earlier_hall(tmp_path)

        def fork(connection: Connection) -> None:
            nth, seq = connection.execute(text("SELECT nth, seq FROM log ORDER BY nth DESC")).first() or (0, 0)
            values = f"VALUES ('{id}', {seq}, 5, {nth}, 'undo', '0', '', '', '[]', 9e9)"
            connection.execute(text(f"{ROW} {values}"))

        await on(tmp_path, fork)
        hall = Hall(settings_for(tmp_path))
        await hall.open()
        rows = await hall.journal.read(text(f"SELECT nth FROM log WHERE table_id = '{id}' ORDER BY nth"))
        assert [row.nth for row in rows] == list(range(9))
        assert (await hall.table(id)).unplayable == "table-broken" and id in hall.broken
        await hall.close()

    asyncio.run(story())


def test_a_step_that_fails_leaves_the_database_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the hall were killed on the way: the next one finds the earlier database and brings all of it over."""

    async def story() -> None:
        id, digest = await earlier_hall(tmp_path)

        def half(connection: Connection) -> None:
            steps(connection, up_to="head")
            raise ConnectionResetError

        with pytest.raises(ConnectionResetError):
            await on(tmp_path, half)
        assert await on(tmp_path, migrations.version) == "first"
        await plays_on(tmp_path, id, digest)

    asyncio.run(story())


def test_the_steps_make_what_the_schema_says(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def story() -> None:
        journal = Journal(database_for(tmp_path))
        await journal.open()
        await journal.close()
        assert await on(tmp_path, differences) == []
        assert await on(tmp_path, migrations.version) == migrations.present()

    asyncio.run(story())


def test_the_key_of_the_log_is_its_chain(tmp_path: Path) -> None:
    """Whatever a hall believes, no two rows can follow the same one."""

    async def story() -> None:
        id, _ = await earlier_hall(tmp_path)
        hall = Hall(settings_for(tmp_path))
        await hall.open()
        await hall.close()

        def twice(connection: Connection) -> None:
            connection.execute(text(f"{ROW} VALUES ('{id}', 77, 1, 3, 'move', 'pass', '', '', '[]', 1.0)"))

        with pytest.raises(Exception, match=r"(?i)unique"):
            await on(tmp_path, twice)

    asyncio.run(story())


def test_a_file_is_its_owners_alone(tmp_path: Path) -> None:
    async def story() -> None:
        journal = Journal(f"sqlite:///{tmp_path / 'own.sqlite3'}")
        await journal.open()
        await journal.close()

    asyncio.run(story())
    assert (tmp_path / "own.sqlite3").stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(tmp_path / "own.sqlite3")) as file:
        assert file.execute("select count(*) from log").fetchone() == (0,)
