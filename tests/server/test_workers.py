"""Workers in which bots think may die: the play goes on; and when the hall dies, so do they."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from meadhall.server.tables import bot_workers, scheduling
from meadhall.server.tables.bot_workers import BotWorkers, Turns, WorkerDied
from tests.server.guests import open_hall, story
from tests.server.processes import alive, children, hall_process, until, workers

TABLES = 3
KILLS = 13 if os.environ.get("MEADHALL_FUZZ") else 4


def kill(pids: list[int]) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


@story
async def test_tables_play_on_however_often_the_worker_is_killed(tmp_path: Path) -> None:
    """Bots alone at the tables: only they can bring a play to its end."""
    async with hall_process(tmp_path, bot_workers=1) as hall:
        guest = await hall.guest("Anna")
        tables = [(await guest.table("feast", "greedy", "greedy"))["id"] for _ in range(TABLES)]
        killed: set[int] = set()

        async def all_over() -> bool:
            if len(killed) < KILLS:
                kill(workers(hall.pid))
                killed.update(workers(hall.pid))
            infos = [await guest.get(f"/api/tables/{id}") for id in tables]
            return all(info["phase"] == "over" for info in infos)

        await until(all_over, 120)
        assert len(killed) >= 2 and (await hall.health())[1]["workerDeaths"] >= 2


@story
async def test_a_worker_that_always_dies_is_stood_in_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def dying(self: BotWorkers, name: str, view: Any, urgent: bool) -> str:
        asked.append(name)
        raise WorkerDied

    monkeypatch.setattr(BotWorkers, "choose", dying)
    monkeypatch.setattr(scheduling, "FIRST_PAUSE", 0.01)
    async with open_hall(tmp_path) as hall:
        guest = await hall.guest("Anna")
        table = (await guest.table("feast", "greedy", "greedy"))["id"]

        async def moved() -> bool:
            return bool((await guest.get(f"/api/tables/{table}"))["seq"])

        await until(moved)
        assert asked[:6] == ["greedy"] * 6 and asked[6:12] == ["random"] * 6, "two seats, asked at once"


@story
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
async def test_workers_end_with_their_hall(tmp_path: Path, how: int) -> None:
    async with hall_process(tmp_path, bot_workers=2) as hall:
        guest = await hall.guest("Anna")
        for _ in range(4):
            await guest.table("feast", "greedy", "greedy")
        await until(lambda: len(workers(hall.pid)) == 2)
        below = list(children(hall.pid))
        await hall.end(how)
        await until(lambda: not any(alive(pid) for pid in below), 30)


@story
async def test_whoever_is_waited_for_thinks_first() -> None:
    turns = Turns(1)
    order: list[str] = []

    async def think(name: str, urgent: bool) -> None:
        await turns.take(urgent)
        order.append(name)
        await asyncio.sleep(0)
        turns.give()

    await turns.take(False)
    waiting = [asyncio.create_task(think(name, name == "person")) for name in ("a", "b", "person", "c")]
    await asyncio.sleep(0)
    waiting[0].cancel()
    turns.give()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert order == ["person", "b", "c"] and turns.free == 1

    turns.hold(True)
    waiting = [asyncio.create_task(think(name, name == "person")) for name in ("a", "person")]
    await asyncio.sleep(0.01)
    assert order[3:] == ["person"] and turns.free == 1
    turns.hold(False)
    await asyncio.gather(*waiting)
    assert order[3:] == ["person", "a"] and turns.free == 1


@story
async def test_a_thought_that_never_ends_ends_with_its_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "THOUGHT_WITHIN", 0.5)
    pool = BotWorkers(1, ["tests.server.endless"])
    with pytest.raises(WorkerDied):
        await pool.choose("greedy", lambda: "", False)
    await until(lambda: not workers(os.getpid()), 30)
    pool.close()
