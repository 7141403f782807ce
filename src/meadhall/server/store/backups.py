"""A whole copy of a hall's database, and the way back. A copy is one SQLite file, wherever the hall keeps its tables.

Nothing of a copy is seen before it is whole: it is made under another name, checked, and only then named.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from msgspec import Struct
from sqlalchemy import URL, Connection, Engine, create_engine, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from meadhall.engine.errors import MeadhallError, OptionError
from meadhall.server.store import sql
from meadhall.server.store.journal import Journal, driven, sqlite_file
from meadhall.server.store.migrations import known, present, upgrade, version
from meadhall.server.store.schema import METADATA
from meadhall.server.store.writers import AnyWriter, SqliteWriter, existing

MANY = 1_000
SECRET = ".secret"
"""What the hashes of sessions are keyed with lies beside the file; without it nobody would be known any more."""


class Copied(Struct):
    tables: int
    rows: int
    aside: Path | None = None
    """Where that is which was there before."""


# --- out ------------------------------------------------------------------------------------------------------------


async def back_up(address: str, target: Path, replace: bool) -> Copied:
    """Copy the database as it is at one moment; a hall may be open on it and go on writing."""
    if target.exists() and not replace:
        raise OptionError(f"{target} is there already; --replace writes over it")
    file = sqlite_file(driven(address))
    with under_another_name(target) as made:
        if file is not None:
            copy_file(file, made)
        else:
            await copy_out(address, made)
        copied = checked(made)
    secret = beside(file, SECRET) if file is not None else None
    if secret is not None and secret.exists():
        copy_secret(secret, beside(target, SECRET))
    return copied


def copy_file(source: Path, target: Path) -> None:
    """By SQLite itself: what is still in the write-ahead log comes along, and the hall need not wait."""
    if not source.exists():
        raise MeadhallError(f"there is no database {source}")
    with closing(sqlite3.connect(existing(source), uri=True)) as hall, closing(sqlite3.connect(target)) as copy:
        hall.execute("PRAGMA busy_timeout=10000")
        hall.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")


async def copy_out(address: str, target: Path) -> None:
    """From another database, in one transaction that sees one moment."""
    journal = Journal(address)
    journal.connect()
    try:
        async with journal.one_moment() as hall:
            if await hall.run_sync(version) != present():
                raise MeadhallError(f"{journal.engine.url} is of an earlier version; open the hall on it once")
            with closing_engine(target) as engine, engine.begin() as copy:
                upgrade(copy)
                empty(copy)
                await pour(hall, copy)
    finally:
        await journal.close()


async def pour(hall: AsyncConnection, copy: Connection) -> None:
    for table in METADATA.sorted_tables:
        rows = await hall.stream(select(table))
        async for part in rows.partitions(MANY):
            copy.execute(insert(table), [dict(row._mapping) for row in part])


# --- back -----------------------------------------------------------------------------------------------------------


async def restore(source: Path, address: str, replace: bool) -> Copied:
    """Take a copy back. No hall may be open; what was there before is set aside, or with another database replaced."""
    if not source.exists():
        raise MeadhallError(f"there is no copy {source}")
    file = sqlite_file(driven(address))
    if file is None:
        return await restore_into_server(source, address, replace)
    writer = SqliteWriter(file, lambda *_: None)
    await writer.lock.take()
    try:
        before = file.exists() and file.stat().st_size > 0
        if before and not replace:
            raise OptionError(f"{file} is there already; --replace sets it aside")
        with under_another_name(file) as made:
            copy_file(source, made)
            copied = checked(made)
            copied.aside = set_aside(file) if before else None
        secret = beside(source, SECRET)
        if secret.exists():
            copy_secret(secret, beside(file, SECRET))
        return copied
    finally:
        writer.lock.release()


def set_aside(file: Path) -> Path:
    """Give the database another name, with all that belongs to it, however damaged it is."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(existing(file), uri=True)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    aside = beside(file, time.strftime(".before-%Y%m%d-%H%M%S"))
    while aside.exists():
        aside = beside(aside, "x")
    for ending in ("-wal", "-shm", ""):
        with suppress(FileNotFoundError):
            os.rename(beside(file, ending), beside(aside, ending))
    if beside(file, SECRET).exists():
        copy_secret(beside(file, SECRET), beside(aside, SECRET))
    return aside


async def restore_into_server(source: Path, address: str, replace: bool) -> Copied:
    """All of it in one transaction, with the lock that a hall would hold."""
    with under_another_name(source.with_name(source.name + ".unpacked"), keep=False) as unpacked:
        copy_file(source, unpacked)
        copied = checked(unpacked)
        journal = Journal(address)
        journal.connect()
        hand = AnyWriter(journal.engine)
        try:
            await hand.open()
            async with journal.engine.begin() as hall:
                await hall.run_sync(upgrade)
                if await hall.scalar(sql.COUNT_TABLES) and not replace:
                    raise OptionError(f"there are tables in {journal.engine.url} already; --replace removes them")
                await hall.run_sync(empty)
                with closing_engine(unpacked) as engine, engine.begin() as copy:
                    upgrade(copy)
                    for table in METADATA.sorted_tables:
                        for part in copy.execute(select(table)).partitions(MANY):
                            await hall.execute(insert(table), [dict(row._mapping) for row in part])
        finally:
            await hand.close()
            await journal.close()
    return copied


def empty(connection: Connection) -> None:
    for table in reversed(METADATA.sorted_tables):
        connection.execute(table.delete())


# --- both -----------------------------------------------------------------------------------------------------------


def checked(file: Path) -> Copied:
    """How much is in a copy; an error where it is damaged, or no hall's."""
    try:
        with closing_engine(file) as engine, engine.connect() as copy:
            damage = [str(row[0]) for row in copy.exec_driver_sql("PRAGMA integrity_check") if row[0] != "ok"]
            if damage:
                raise MeadhallError(f"the copy is damaged: {damage[0]}")
            revision = version(copy)
            if revision is None or not known(revision):
                raise MeadhallError("that is no database of a hall of this version or an earlier one")
            return Copied(copy.scalar(sql.COUNT_TABLES) or 0, copy.scalar(sql.COUNT_ROWS) or 0)
    except sqlite3.DatabaseError as error:
        raise MeadhallError(f"the copy cannot be read: {error}") from error


@contextmanager
def under_another_name(target: Path, keep: bool = True) -> Iterator[Path]:
    """Where to make a file that gets its name, on the disk, only when it is whole."""
    made = beside(target, f".{os.getpid()}.part")
    try:
        os.close(os.open(made, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
        yield made
        if keep:
            force_to_disk(made)
            os.replace(made, target)
            force_to_disk(target.absolute().parent)
    except sqlite3.Error as error:
        raise MeadhallError(f"the copy was not made: {error}") from error
    finally:
        for ending in ("", "-journal", "-wal", "-shm"):
            beside(made, ending).unlink(missing_ok=True)


@contextmanager
def closing_engine(file: Path) -> Iterator[Engine]:
    engine = create_engine(URL.create("sqlite", database=str(file)))
    try:
        yield engine
    finally:
        engine.dispose()


def copy_secret(source: Path, target: Path) -> None:
    made = beside(target, f".{os.getpid()}.part")
    with os.fdopen(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        with source.open("rb") as kept:
            shutil.copyfileobj(kept, file)
        os.fsync(file.fileno())
    os.replace(made, target)


def beside(file: Path, ending: str) -> Path:
    return file.with_name(file.name + ending)


def force_to_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
