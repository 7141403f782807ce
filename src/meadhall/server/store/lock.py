"""One hall a database: a lock that the system takes back when its process ends, however it ends.

A file has a lock of the system's beside it; PostgreSQL has advisory locks, which end with their connection.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

from meadhall.server.store.errors import DatabaseTaken

PATIENCE = 3.0
"""A hall that is just closing, or was just killed, is waited for so long."""
ADVISORY = 0x6D656164
"""The number of the lock in PostgreSQL; every database there has numbers of its own."""

if sys.platform == "win32":
    import msvcrt

    def seize(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def seize(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """Held by one hall for as long as its database is open."""

    def __init__(self, database: Path) -> None:
        self.database = database.resolve()
        self.path = self.database.with_name(self.database.name + ".lock")
        self.handle: int | None = None

    def try_to_take(self) -> bool:
        handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            seize(handle)
        except OSError:
            os.close(handle)
            return False
        os.truncate(self.path, 0)
        os.write(handle, f"{os.getpid()}\n".encode())
        self.handle = handle
        return True

    async def take(self) -> None:
        async def once() -> bool:
            return self.try_to_take()

        if not await patiently(once):
            holder = ""
            with suppress(OSError, UnicodeDecodeError):
                holder = self.path.read_text().strip()
            raise DatabaseTaken(f"another hall is open on {self.database}" + (f" (process {holder})" if holder else ""))

    def release(self) -> None:
        if self.handle is not None:
            os.close(self.handle)
            self.handle = None


async def patiently(attempt: Callable[[], Awaitable[bool]]) -> bool:
    """Try until it is done or patience ends."""
    loop = asyncio.get_running_loop()
    end = loop.time() + PATIENCE
    while not await attempt():
        if loop.time() > end:
            return False
        await asyncio.sleep(0.05)
    return True
