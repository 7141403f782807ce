"""A long evening in a real hall: `python -m tests.server.soak --minutes 60`.

People play, talk, take back, come and go; bots play beside them and their workers are killed now and then. From a sixth
of the time on memory must stay flat; at the end everything that was acknowledged must be there and every table replay.
On SQLite, and where `MEADHALL_TEST_DATABASE` is set also there.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import statistics
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import httpx
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from meadhall.server.settings import Keeping
from meadhall.server.store.schema import LOG
from meadhall.server.tables.checking import check_tables, damage_of_file
from tests.server import feast
from tests.server.databases import ELSEWHERE, database_for
from tests.server.guests import Guest, Line
from tests.server.processes import HallProcess, hall_process, opened_journal, workers

assert feast
TITLES = ("feast", "voluspa", "voluspa", "bloodrage")
PAIRS = 6
MOVES = 120
"""So many moves, and a pair goes to another table."""
ROUND = 0.4
"""Seconds from one choice of a pair to its next, so that the load does not rise and fall with the rest of the machine:
a hall keeps tables in memory for a while after their last move, so many more of them where more is played."""
GROWTH = 0.05
"""By so much memory may still differ between the sixth after the first and the last."""
SLACK = 6.0
"""And by so many megabytes besides: what the system gives back and when is not the hall's to say."""


class Evening:
    """What happened so far."""

    def __init__(self, hall: HallProcess, seconds: float, seed: int) -> None:
        self.hall = hall
        self.seconds = seconds
        self.began = time.monotonic()
        self.chance = random.Random(seed)
        self.acknowledged: dict[tuple[str, int, int], str] = {}
        self.moves: list[float] = []
        """When each of them was made."""
        self.undone: set[str] = set()
        self.tables: dict[str, list[str]] = {}
        """Of each host the tables that were set up, the earliest first."""
        self.kills = 0
        self.delays: list[float] = []
        self.memory: list[tuple[float, float]] = []

    @property
    def passed(self) -> float:
        return time.monotonic() - self.began

    @property
    def over(self) -> bool:
        return self.passed >= self.seconds


async def pair(evening: Evening) -> None:
    """Two people who play one table after the other."""
    two = [await evening.hall.guest("Anna"), await evening.hall.guest("Boris")]
    while not evening.over:
        with suppress(httpx.HTTPError, ConnectionClosed, TimeoutError):
            await one_table(evening, two)
        for guest in two:
            for line in guest.lines:
                await line.close()
            guest.lines.clear()


async def one_table(evening: Evening, two: list[Guest]) -> None:
    chance = evening.chance
    bots = ["greedy"] * chance.randrange(2)
    made = await two[0].table(chance.choice(TITLES), "me", "open", *bots, quickWindows=True)
    await two[1].join(made)
    id = made["id"]
    await two[0].post(f"/api/tables/{id}/start")
    evening.tables.setdefault(two[0].id, []).append(id)
    lines = [await guest.live(id) for guest in two]
    for _ in range(MOVES):
        if evening.over:
            return
        began = evening.passed
        for at, guest in enumerate(two):
            now = await guest.sync(id)
            if now["table"]["phase"] == "over":
                await guest.http.get(f"/api/tables/{id}/saga")
                return
            if now["asked"] is not None:
                await one_move(evening, lines[at], id, now["seq"], now["seat"], now["asked"])
        whim = chance.random()
        if whim < 0.03:
            await lines[0].ask("say", text="Hail")
        elif whim < 0.05:
            now = await two[0].sync(id)
            told = await lines[0].ask("undo", seq=now["seq"], seat=now["seat"])
            if told["is"] == "ack" and now["undo"] is None:
                evening.undone.add(id)
                with suppress(TimeoutError):
                    await lines[1].told("undoAsked", 0.2)
                    await lines[1].ask("answerUndo", seat=1, agree=True)
        elif whim < 0.08:
            await lines[1].close()
            lines[1] = await two[1].live(id)
        elif whim < 0.10:
            await two[0].get("/api/lobby")
            stranger = await evening.hall.guest()
            await stranger.live(id)
            await stranger.go()
            evening.hall.guests.remove(stranger)
        await asyncio.sleep(max(0.02, ROUND - (evening.passed - began)))


async def one_move(evening: Evening, line: Line, id: str, seq: int, seat: int, asked: dict[str, object] | None) -> None:
    parts: list[str] = []
    while asked is not None:
        options = asked["options"]
        assert isinstance(options, list)
        parts.append(evening.chance.choice(options)["text"])
        told = await line.ask("compose", seq=seq, seat=seat, parts=parts)
        if told["is"] != "composed":
            return
        asked = told["asked"]
    text = ", ".join(parts)
    began = time.monotonic()
    told = await line.ask("move", seq=seq, seat=seat, move=text)
    evening.delays.append(time.monotonic() - began)
    line.heard.clear()
    if told["is"] == "ack":
        evening.acknowledged[id, seq, seat] = text
        evening.moves.append(evening.passed)


async def watch(evening: Evening) -> None:
    """Measure memory all the time; kill the worker thirty times."""
    every = max(0.5, evening.seconds / 720)
    next_kill = evening.seconds / 30
    while not evening.over:
        evening.memory.append((evening.passed, megabytes(evening.hall.pid)))
        if evening.passed > next_kill:
            next_kill += evening.seconds / 30
            for pid in workers(evening.hall.pid):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
                    evening.kills += 1
        await asyncio.sleep(every)


def megabytes(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise AssertionError("the hall is gone")


async def soak(kind: str, minutes: float, seed: int) -> bool:
    seconds = minutes * 60
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        database = database_for(place) if kind != "sqlite" else f"sqlite+aiosqlite:///{place / 'hall.sqlite3'}"
        async with hall_process(
            place, bot_workers=1, idle_after=min(300.0, seconds / 12), database=database, window=0.5
        ) as hall:
            evening = Evening(hall, seconds, seed)
            await asyncio.gather(watch(evening), *(pair(evening) for _ in range(PAIRS)))
            status, health = await hall.health()
            errors = hall.errors
        found = [f"the hall was not well: {health}"] if status != 200 or health["brokenTables"] else []
        at = errors.find("Traceback")
        found += [f"a traceback: {errors[max(0, at - 300) : at + 3000]}"] if at >= 0 else []
        found += await wrong_in(database, evening) + not_flat(evening)
    tell(kind, evening)
    for sentence in found:
        print(f"  WRONG: {sentence}")
    return not found


async def wrong_in(database: str, evening: Evening) -> list[str]:
    """What is lost, and what cannot be replayed."""
    journal = await opened_journal(database)
    try:
        rows = await journal.read(select(LOG.c.table_id, LOG.c.seq, LOG.c.seat, LOG.c.text))
        kept = {(row.table_id, row.seq, row.seat): row.text for row in rows}
        cleared = cleared_by_rule(evening) - {table for table, _, _ in kept}
        lost = [key for key, text in evening.acknowledged.items() if kept.get(key) != text and key[0] not in cleared]
        wrong = [f"lost: {lost[:5]}"] if lost else []
        wrong += await damage_of_file(journal)
        async for table in check_tables(journal):
            wrong += [f"table {table.id}: {sentence}" for sentence in table.wrong]
        return wrong
    finally:
        await journal.close()


def cleared_by_rule(evening: Evening) -> set[str]:
    """The tables that the hall need not keep: of each host all but the latest so many."""
    return {id for tables in evening.tables.values() for id in tables[: -Keeping().finished_plays]}


def level(evening: Evening, sixth: int) -> float:
    """The middle of what was measured in this sixth of the time."""
    part = evening.seconds / 6
    return statistics.median(size for at, size in evening.memory if part * sixth <= at < part * (sixth + 1))


def not_flat(evening: Evening) -> list[str]:
    early, late = level(evening, 1), level(evening, 5)
    if late > early * (1 + GROWTH) + SLACK:
        return [f"memory grew from {early:.0f} to {late:.0f} MB"]
    return []


def tell(kind: str, evening: Evening) -> None:
    sixths = ", ".join(f"{level(evening, at):.0f}" for at in range(6))
    moves = [sum(at // (evening.seconds / 6) == sixth for at in evening.moves) for sixth in range(6)]
    slow = sorted(evening.delays)[int(len(evening.delays) * 0.95)] if evening.delays else 0.0
    tables = sum(len(tables) for tables in evening.tables.values())
    print(
        f"{kind}: {evening.seconds / 60:.1f} min, {tables} tables, {len(evening.acknowledged)} moves "
        f"acknowledged, p95 {slow * 1000:.0f} ms, {evening.kills} workers killed; by sixths MB: {sixths}; "
        f"moves: {', '.join(map(str, moves))}",
        flush=True,
    )


def main() -> int:
    reader = argparse.ArgumentParser(prog="python -m tests.server.soak", description="A long evening in a real hall.")
    reader.add_argument("--minutes", type=float, default=60)
    reader.add_argument("--seed", type=int, default=1)
    chosen = reader.parse_args()
    kinds = ["sqlite", "postgresql"] if ELSEWHERE else ["sqlite"]
    well = [asyncio.run(soak(kind, chosen.minutes, chosen.seed)) for kind in kinds]
    return 0 if all(well) else 1


if __name__ == "__main__":
    sys.exit(main())
