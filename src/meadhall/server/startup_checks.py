"""Checks before the hall opens: whatever would keep it from opening is told in a sentence."""

from __future__ import annotations

import asyncio
import errno
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from meadhall.engine.errors import MeadhallError, OptionError
from meadhall.server.settings import Settings
from meadhall.server.store.journal import Journal, keep_private
from meadhall.server.store.lock import FileLock
from meadhall.server.web.addresses import Proxies
from meadhall.server.web.pages import web_folder


def check_startup(settings: Settings) -> None:
    check_pages(settings.web)
    check_proxies(settings.trusted_proxies)
    check_port(settings.host, settings.port)
    check_database(settings.database_url())


def check_pages(web: str) -> None:
    if web and web_folder(web) is None:
        raise OptionError(f"there are no built pages in {web!r}")


def check_proxies(trusted: list[str]) -> None:
    for one in trusted:
        try:
            Proxies([one])
        except ValueError as error:
            raise OptionError(
                f"the trusted proxy {one!r} is neither an address nor a network such as 10.0.0.0/8"
            ) from error


def check_port(host: str, port: int) -> None:
    """A name may stand for several addresses, not all of which this machine need have."""
    try:
        places = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError as error:
        raise MeadhallError(f"the hall cannot listen on {host!r}: {error.strerror}") from error
    failed: list[OSError] = []
    for family, kind, protocol, _, address in places:
        try:
            with socket.socket(family, kind, protocol) as trial:
                trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                trial.bind(address)
                trial.listen()
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise MeadhallError(
                    f"port {port} is taken; choose another with --port, or 0 for any that is free"
                ) from error
            failed.append(error)
    if len(failed) == len(places):
        raise MeadhallError(f"the hall cannot listen on {host}:{port}: {failed[0].strerror}") from failed[0]


def check_database(address: str) -> None:
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise OptionError(f"{address!r} is no address of a database") from error
    try:
        if url.get_backend_name() == "sqlite":
            check_sqlite_file(url.database or ":memory:")
        else:
            asyncio.run(check_database_server(address))
    except NoSuchModuleError as error:
        raise OptionError(f"the hall keeps its tables in SQLite or PostgreSQL, not in {url}") from error
    except ModuleNotFoundError as error:
        raise MeadhallError(f"the database {url} needs the Python package {error.name}") from error
    except (sqlite3.Error, SQLAlchemyError, OSError) as error:
        reason = getattr(error, "orig", None) or error
        raise MeadhallError(f"the database {url} cannot be opened: {reason}") from error


def check_sqlite_file(path: str) -> None:
    """It is a database, may be written, no other hall is open on it, and nobody else may read it."""
    keep_private(path)
    with closing(sqlite3.connect(path, uri=path.startswith("file:"))) as file:
        file.execute("BEGIN IMMEDIATE")
        file.rollback()
    if path != ":memory:" and not path.startswith("file:"):
        lock = FileLock(Path(path))
        asyncio.run(lock.take())
        lock.release()


async def check_database_server(address: str) -> None:
    journal = Journal(address)
    await journal.open()
    await journal.close()
