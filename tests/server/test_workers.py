"""Workers in which bots think may die: the play goes on; and when the hall dies, so do they."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from meadhall.bots import bot
from meadhall.bots.moves import whole_move
from meadhall.engine.chance import Chance
from meadhall.engine.views import View
from meadhall.server.tables import bot_workers, moves, scheduling
from meadhall.server.tables.bot_workers import BotWorkers, Thought, Turns, WorkerDied
from meadhall.server.tables.windows import is_window
from tests.server.guests import let_pass, open_hall, story
from tests.server.processes import alive, children, hall_process, until, workers

TABLES = 3
KILLS = 13 if os.environ.get("MEADHALL_FUZZ") else 4
MANY = 3_000
"""Failures of two seats; 1,020 of one are too many for a power of two."""
BEFORE_IT_IS_OVER = 2.5 * bot_workers.THOUGHT_WITHIN
"""Seconds; were it not stood in for, a bot whose thoughts never end would be asked three times before a lower one."""


def kill(pids: Iterable[int]) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


@story
async def test_tables_play_on_however_often_the_worker_is_killed(tmp_path: Path) -> None:
    """Bots alone at the tables: only they can bring a play to its end. Where all plays have ended before the last kill,
    more are begun, since a bot's thought is what calls the next worker."""
    async with hall_process(tmp_path, bot_workers=1) as hall:
        guest = await hall.guest("Anna")
        tables: list[str] = []
        killed: set[int] = set()

        async def all_over() -> bool:
            if len(killed) < KILLS:
                new = set(workers(hall.pid)) - killed
                kill(new)
                killed.update(new)
            infos = [await guest.get(f"/api/tables/{id}") for id in tables]
            over = all(info["phase"] == "over" for info in infos)
            if over and len(killed) < KILLS:
                tables.extend([(await guest.table("feast", "greedy", "greedy"))["id"] for _ in range(TABLES)])
                return False
            return over

        await until(all_over, 240)
        assert len(killed) == KILLS, "one worker at a time"
        deaths = (await hall.health())[1]["workerDeaths"]
        assert deaths >= KILLS - 1, "a new worker comes only for one whose death was noticed"


@story
async def test_a_worker_that_always_dies_is_stood_in_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[int, list[str]] = {0: [], 1: []}

    async def dying(self: BotWorkers, name: str, view: Any, urgent: bool, within: float) -> Thought:
        seat = View.from_json(view()).asked_seat()
        asked[seat].append(name)
        raise WorkerDied

    monkeypatch.setattr(BotWorkers, "choose", dying)
    monkeypatch.setattr(scheduling, "FIRST_PAUSE", 0.01)
    async with open_hall(tmp_path) as hall:
        guest = await hall.guest("Anna")
        table = (await guest.table("feast", "greedy", "greedy"))["id"]

        async def moved() -> bool:
            return bool((await guest.get(f"/api/tables/{table}"))["seq"])

        await until(moved)
        for seat in asked:
            assert asked[seat][:4] == ["greedy"] * 3 + ["level:2"], "two seats, asked at once"
        assert hall.services.hall.bot_workers.late >= 1


@story
async def test_a_thought_is_asked_for_again_as_long_as_the_table_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where it has failed so often that no number could tell the pause that doubles each time."""
    failed = 0
    plain = BotWorkers.choose_here

    async def dying(*_: Any) -> Thought:
        nonlocal failed
        failed += 1
        raise WorkerDied

    async def at_last(self: BotWorkers, name: str, view: str) -> Thought:
        return await (plain(self, name, view) if failed > MANY else dying())

    monkeypatch.setattr(BotWorkers, "choose", dying)
    monkeypatch.setattr(BotWorkers, "choose_here", at_last)
    monkeypatch.setattr(scheduling, "LONGEST_PAUSE", 0.0)
    async with open_hall(tmp_path) as hall:
        guest = await hall.guest("Anna")
        table = hall.services.hall.tables[(await guest.table("feast", "greedy", "greedy"))["id"]]
        await until(lambda: table.shown_seq > 0)
        assert failed > MANY


TROUBLED = ["tests.server.feast", "tests.server.troubled"]


@story
async def test_for_a_bot_that_fails_a_lower_level_plays_on(tmp_path: Path) -> None:
    """It is counted, told of in the hall's log, and those at the table are told who moved."""
    async with hall_process(tmp_path, bot_workers=1, titles=TROUBLED) as hall:
        guest = await hall.guest("Anna")
        why = ""
        while why != "failed":  # a busy machine may need so long for a worker that a whole play is over before
            table = (await guest.table("feast", "greedy", "greedy"))["id"]
            line = await guest.live(table)
            over = line.sync["table"]["phase"] == "over"
            while not over:
                told = await line.next()
                if told["is"] == "stoodIn" and why != "failed":
                    assert (told["bot"], told["by"]) == ("greedy", "level:2")
                    why = told["why"]
                over = told["is"] == "moved" and told["over"]
        assert (await hall.health())[1]["botFailures"] >= 2
        assert "the bot greedy failed (RuntimeError: no idea); level:2 plays in its stead" in hall.errors


@story
async def test_a_move_waits_five_seconds_for_a_worker_and_no_longer(tmp_path: Path) -> None:
    """The only worker is held by a thought without end: a lower level answers here, and the table says so."""
    async with hall_process(tmp_path, bot_workers=1, titles=TROUBLED) as hall:
        guest = await hall.guest("Anna")
        table = (await guest.table("feast", "naive", "naive"))["id"]
        line = await guest.live(table)
        told = await line.told("stoodIn", BEFORE_IT_IS_OVER)
        assert (told["bot"], told["by"], told["why"]) == ("naive", "level:1", "late")
        assert scheduling.WORKER_WITHIN == 5.0
        other = (await guest.table("feast", "level:2", "level:2"))["id"]
        told = await (await guest.live(other)).told("stoodIn", BEFORE_IT_IS_OVER)
        assert (told["bot"], told["by"], told["why"]) == ("level:2", "level:1", "late")
        assert (await hall.health())[1]["lateBots"] >= 2


@story
async def test_a_bot_whose_window_closed_before_its_turn_came_thinks_of_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The hall has passed for it, and what that led to is not shown yet: there is nothing left to ask it."""
    monkeypatch.setattr(scheduling, "WORKER_WITHIN", 1_000.0)
    async with open_hall(tmp_path, window=60.0, window_settles=60.0) as hall:
        turns = hall.services.hall.bot_workers.turns
        places, turns.free = turns.free, 0
        people = [await hall.guest(), await hall.guest()]
        chooser = bot("random", Chance(3))
        while True:
            made = await people[0].table("feast", "me", "open", "greedy")
            await people[1].join(made)
            await people[0].post(f"/api/tables/{made['id']}/start")
            table = hall.services.hall.tables[made["id"]]
            while table.truth is not None and not table.truth.over and not is_window(table.truth):
                seat = table.truth.waiting[0]
                await moves.move(table, seat, table.seq, whole_move(chooser, table.truth.view(seat)), "")
            assert table.truth is not None
            if 2 in table.truth.waiting:
                break
        seq, turn = table.seq, table.agenda.turns[2]
        await let_pass(60.0)
        await until(lambda: table.seq > seq)
        assert table.shown_seq == seq and not turn.task.done(), "it waits for a worker, and nothing is shown yet"
        for _ in range(places):
            turns.give()
        await until(lambda: turn.task.done() and turns.free == places)
        assert "could not be answered for" not in caplog.text and not turn.task.cancelled()
        await let_pass(60.0)
        await until(lambda: table.shown_seq > seq)


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
        await until(lambda: not any(alive(pid) for pid in below))


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
    for _ in range(20):
        await asyncio.sleep(0)
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
    await until(lambda: not workers(os.getpid()))
    pool.close()
