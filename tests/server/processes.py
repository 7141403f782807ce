"""Halls that are processes of their own, so that they can be killed, robbed and starved; and what becomes of them."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec

from meadhall.server.store.journal import Journal
from tests.server.guests import Guest, settings_for

ROOT = Path(__file__).parents[2]
PATIENCE = 100.0


class HallProcess:
    """A running hall; what it has written to its error output is in `errors`."""

    def __init__(self, settings: Any, **environment: str) -> None:
        self.output = tempfile.TemporaryFile("w+")  # noqa: SIM115
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.one_hall", msgspec.json.encode(settings).decode()],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=self.output, text=True, env={**os.environ, **environment},
        )  # fmt: skip
        self.guests: list[Guest] = []
        self.url = ""

    async def opened(self) -> None:
        assert self.process.stdout is not None
        line = await asyncio.to_thread(self.process.stdout.readline)
        found = re.search(r"http://\S+", line)
        assert found is not None, self.errors
        self.url = found[0]

    @property
    def pid(self) -> int:
        return self.process.pid

    def cpu_seconds(self) -> float:
        """The time of processors that it has taken; others who use them do not count."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def errors(self) -> str:
        self.output.seek(0)
        return self.output.read()

    async def guest(self, name: str = "") -> Guest:
        guest = Guest(self.url)
        self.guests.append(guest)
        await guest.arrive(name)
        return guest

    async def health(self) -> tuple[int, dict[str, Any]]:
        guest = Guest(self.url)
        try:
            answer = await guest.http.get("/healthz")
        finally:
            await guest.http.aclose()
        told: dict[str, Any] = answer.json()
        return answer.status_code, told

    async def end(self, how: int = signal.SIGTERM) -> None:
        for guest in self.guests:
            await guest.go()
        self.guests = []
        if self.process.poll() is None:
            self.process.send_signal(how)
        await asyncio.to_thread(self.process.wait, PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()


@asynccontextmanager
async def hall_process(
    folder: Path, environment: dict[str, str] | None = None, **changes: Any
) -> AsyncGenerator[HallProcess, None]:
    hall = HallProcess(settings_for(folder, **changes), **(environment or {}))
    try:
        await hall.opened()
        yield hall
    finally:
        try:
            await hall.end()
        finally:
            if hall.process.poll() is None:
                hall.process.kill()


async def until(condition: Callable[[], Awaitable[Any]] | Callable[[], Any], patience: float = PATIENCE) -> Any:
    """Wait until it is so, and give what it was; fail when patience ends."""
    end = time.monotonic() + patience
    while True:
        found = condition()
        if isinstance(found, Awaitable):
            found = await found
        if found:
            return found
        assert time.monotonic() < end, "that never came"
        await asyncio.sleep(0.05)


def children(pid: int) -> dict[int, str]:
    """All processes below this one, with their command lines."""
    parents: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except (OSError, IndexError):
                continue
    found: dict[int, str] = {}
    below = {pid}
    while below:
        below = {child for child, parent in parents.items() if parent in below}
        for child in below:
            try:
                found[child] = Path(f"/proc/{child}/cmdline").read_text().replace("\0", " ")
            except OSError:
                continue
    return found


def alive(pid: int) -> bool:
    """Whether the process runs; one that is dead and only not asked after does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in ("Z", "X")
    except OSError:
        return False


def workers(pid: int) -> list[int]:
    """The processes in which the bots of a hall think."""
    return [child for child, line in children(pid).items() if "spawn_main" in line and alive(child)]


def threads_end(name: str) -> None:
    """Wait until no thread of this name is left; fail when patience ends."""
    for thread in threading.enumerate():
        if thread.name.startswith(name):
            thread.join(PATIENCE)
            assert not thread.is_alive(), f"{thread.name} goes on"


def change(folder: Path, statement: str, *values: Any) -> None:
    """Change the file of a hall behind its back."""
    with closing(sqlite3.connect(folder / "hall.sqlite3", timeout=30)) as file:
        file.execute(statement, values)
        file.commit()


def look(folder: Path, query: str, *values: Any) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(folder / "hall.sqlite3", timeout=30)) as file:
        return file.execute(query, values).fetchall()


async def opened_journal(address: str) -> Journal:
    journal = Journal(address)
    journal.connect()
    return journal
