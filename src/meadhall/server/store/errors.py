"""What becomes of a failure of the database: whoever asked is told whether to look again or to wait, and why."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from meadhall.engine.errors import MeadhallError
from meadhall.server.refusals import Refusal

DISK_FULL, AWAY, GONE = "disk-full", "database-away", "database-gone"
"""Why nothing can be kept just now: keys of the catalogue (`error-…`)."""
POSTGRES_FULL = "53100"
POSTGRES_AWAY = ("08", "25", "53", "55", "57", "58", "F0", "XX")
"""Classes of PostgreSQL's error codes that tell of the server and not of the rows."""


class NotWritten(Refusal):
    """The rows were refused by the database; nothing of them is kept."""

    def __init__(self, why: str) -> None:
        super().__init__("stale")
        self.why = why


class DatabaseAway(Refusal):
    """The database keeps nothing just now; what was acknowledged before is safe."""


class DatabaseTaken(MeadhallError):
    """Another hall is open on this database."""


class FileGone(OSError):
    """The file that is written to is not the one that has the database's name."""


def trouble_of(error: BaseException) -> str | None:
    """Why the database is of no use now; None where it is well and refuses these rows alone."""
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, FileGone):
        return GONE
    if isinstance(cause, sqlite3.Error):
        return sqlite_trouble(cause)
    code = getattr(cause, "sqlstate", None)
    if code:
        return DISK_FULL if code == POSTGRES_FULL else AWAY if code[:2] in POSTGRES_AWAY else None
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return AWAY
    return AWAY if isinstance(error, OperationalError | InterfaceError | PoolTimeout | OSError) else None


def sqlite_trouble(error: sqlite3.Error) -> str | None:
    if not isinstance(error, sqlite3.OperationalError) and type(error) is not sqlite3.DatabaseError:
        return None
    code: int = getattr(error, "sqlite_errorcode", 0)
    return DISK_FULL if code & 0xFF == sqlite3.SQLITE_FULL else AWAY
