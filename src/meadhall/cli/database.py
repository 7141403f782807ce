"""`meadhall check`, `backup` and `restore`: the database of a hall, looked through, copied and taken back."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any, TypeAlias, TypeVar

import typer
from rich.console import Console

from meadhall.cli.simulate import watching
from meadhall.engine.errors import MeadhallError

T = TypeVar("T")
Database: TypeAlias = Annotated[
    str, typer.Option(help="A SQLite file, or a database URL; the file in your data folder otherwise.")
]
Replace: TypeAlias = Annotated[bool, typer.Option("--replace", help="Even where there is something already.")]


def check_command(
    database: Database = "",
    cards: Annotated[
        list[Path] | None, typer.Option("--cards", metavar="FILE", help="Cards of your own that tables play with.")
    ] = None,
) -> None:
    """Replay every table of a database and say what is wrong; a hall may be open on it."""
    from meadhall.server.cards import bring

    bring(cards or [])
    wrong = done(checking(address_of(database)))
    if wrong:
        raise typer.Exit(1)


async def checking(address: str) -> int:
    """Tells what is wrong while it looks; how many things are."""
    from meadhall.server.store.journal import Journal
    from meadhall.server.store.migrations import present, version
    from meadhall.server.tables import checking

    journal = Journal(address)
    journal.connect()
    try:
        async with journal.engine.connect() as connection:
            if await connection.run_sync(version) != present():
                raise MeadhallError("the database is of another version; `meadhall serve` brings it to this one")
        damage = await checking.damage_of_file(journal)
        for line in damage:
            print(f"the file: {line}")
        tables = moves = broken = others = 0
        with watching(Console(stderr=True), await checking.count_tables(journal), "tables") as bar:
            async for table in checking.check_tables(journal):
                tables, moves = tables + 1, moves + (table.moves if table.replayed else 0)
                broken += bool(table.wrong)
                others += not table.replayed and not table.wrong
                for sentence in table.wrong:
                    print(f"table {table.id} ({table.game}): {sentence}")
                bar.advance(bar.task_ids[0])
        rest = f"; {others} have not begun or were played by earlier rules" if others else ""
        found = f"{broken} tables are not well" if broken else "all is well"
        print(f"{tables} tables, {moves} moves replayed: {found}{rest}")
        return broken + len(damage)
    finally:
        await journal.close()


def backup_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes.", show_default=False)],
    database: Database = "",
    replace: Replace = False,
) -> None:
    """Copy the whole database into a file, while the hall is open."""
    from meadhall.server.store.backups import back_up

    copied = done(back_up(address_of(database), file, replace))
    print(f"{file}: {copied.tables} tables, {copied.rows} moves")


def restore_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that `backup` made.", show_default=False)],
    database: Database = "",
    replace: Replace = False,
) -> None:
    """Take a copy back, while no hall is open; a file that was there before is set aside."""
    from meadhall.server.store.backups import restore

    copied = done(restore(file, address_of(database), replace))
    print(f"{copied.tables} tables, {copied.rows} moves are back")
    if copied.aside is not None:
        print(f"what was there before is now {copied.aside}")


def address_of(database: str) -> str:
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    from meadhall.engine.errors import OptionError
    from meadhall.server.settings import Settings

    address = Settings(database=database).database_url()
    try:
        make_url(address)
    except ArgumentError as error:
        raise OptionError(f"{address!r} is no address of a database") from error
    return address


def done(work: Coroutine[Any, Any, T]) -> T:
    """What comes of it; what the database says against it is told in a sentence."""
    from sqlalchemy.exc import SQLAlchemyError

    from meadhall.server.refusals import Refusal

    try:
        return asyncio.run(work)
    except (SQLAlchemyError, Refusal) as error:
        reason = getattr(error, "orig", None) or error.__cause__ or error
        raise MeadhallError(f"the database cannot be read: {str(reason).splitlines()[0]}") from error
    except ModuleNotFoundError as error:
        raise MeadhallError(f"the database needs the Python package {error.name}") from error
