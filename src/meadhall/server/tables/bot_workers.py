"""Worker processes in which bots choose. They get a view as JSON and a bot's name, and answer with a move's text.

A worker may die at any time: whoever waited for it is told so and may ask again, and new workers take over. A bot that
fails is counted and told of in the log, and a lower level chooses in its stead.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from importlib import import_module
from time import monotonic
from typing import NamedTuple, TypeVar

from meadhall.engine.chance import Chance
from meadhall.engine.views import View

LOG = logging.getLogger("meadhall.bots")
OFFERED = ("level:1", "level:2", "level:3", "level:4", "level:5", "random", "naive", "greedy")
"""The bots one may meet at a table; arguments are fixed, so that nobody can order an endless thought."""
LOWER = {
    "level:5": "level:4", "level:4": "level:3", "level:3": "level:2", "level:2": "level:1",
    "search": "level:4", "greedy": "level:2", "naive": "level:1",
}  # fmt: skip
"""Who chooses where a bot failed or comes too late; below all of them is any move, which never fails."""
LOWEST, LAST = "level:1", "random"
AT_ONCE = 4
"""So many thoughts are handed to a worker; the rest wait here, those that people wait for first."""
THOUGHT_SECONDS = 2.5
"""Whoever thinks ahead at a table thinks of a whole move no longer than this."""
HINT_SECONDS = 1.5
HINTS, USUAL_TRIES = 3, 200
"""So many options a hint tells of."""
THOUGHT_WITHIN = 20.0
"""A worker that has not answered after so many seconds never will."""


Answer = TypeVar("Answer")


class WorkerDied(Exception):
    """The worker that was to choose is gone, and with it the thought."""


class TooLate(Exception):
    """No worker has answered in time; the thought goes on without anybody waiting for it."""


class Thought(NamedTuple):
    """A move, by whom it was chosen in the end, and what failed on the way there: bots and what they failed with."""

    move: str
    by: str
    failed: tuple[tuple[str, str], ...] = ()


def offered_bots() -> list[str]:
    from meadhall import bots

    known = bots.known()
    return [name for name in OFFERED if name.partition(":")[0] in known]


def lower(name: str) -> str:
    """Who chooses instead of a bot."""
    return LOWER.get(name) or LOWER.get(name.partition(":")[0]) or (LAST if name == LOWEST else LOWEST)


def quick(name: str) -> str:
    """Who answers for a bot at once, without a worker: a lower one that decides at a glance, or itself if it does."""
    if name in (LOWEST, LAST):
        return name
    return LOWEST if name in ("level:2", "naive") else "level:2"


def prepare_worker(titles: list[str]) -> None:
    """Make ready a fresh worker."""
    end_with_hall()
    for name in titles:
        import_module(name)
    import_module("meadhall.bots")


def end_with_hall() -> None:
    """A worker ends when its hall does, even if that was killed and could tell nobody."""
    hall = multiprocessing.parent_process()
    if hall is None:
        return

    def watch() -> None:
        hall.join()
        os._exit(0)

    threading.Thread(target=watch, name="end with the hall", daemon=True).start()


def choose_move(name: str, view: str, seed: int) -> Thought:
    """The whole move that the bot would make, as text; its parts are asked one after the other. Where it fails a lower
    one chooses."""
    from meadhall.bots import bot
    from meadhall.bots.levels import in_time
    from meadhall.bots.moves import whole_move

    chance = Chance(seed)
    failed: list[tuple[str, str]] = []
    while True:
        try:
            move = whole_move(in_time(bot(name, chance), THOUGHT_SECONDS), View.from_json(view))
            return Thought(move, name, tuple(failed))
        except Exception as error:
            failed.append((name, f"{type(error).__name__}: {error}"[:300]))
            if name == LAST:
                raise
            name = lower(name)


def best_options(view: str, parts: list[str], seed: int) -> list[tuple[str, float]]:
    """The best options of a seat after these parts of a move, with its chance to win."""
    from meadhall.bots.levels_manners import LEVELS, manner_of
    from meadhall.engine.walker import MoveWalker
    from meadhall.review import advice

    end = monotonic() + HINT_SECONDS
    known = View.from_json(view)
    walker = MoveWalker(known.known, known.asked_seat())
    walker.read_parts(parts)
    tries = max(USUAL_TRIES, manner_of(known.game.name, LEVELS[-1]).tries)
    return advice(View(walker.state), Chance(seed), tries, HINTS, lambda: monotonic() > end)


class Turns:
    """So many at once; of those who wait, the urgent come first. While it is `held`, nobody else does."""

    def __init__(self, most: int) -> None:
        self.free = most
        self.held = False
        self.queues: dict[bool, deque[asyncio.Future[None]]] = {True: deque(), False: deque()}

    async def take(self, urgent: bool) -> None:
        if self.free > 0 and (urgent or not self.held):
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queues[urgent].append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give()
            raise

    def give(self) -> None:
        self.free += 1
        self.let_in()

    def hold(self, held: bool) -> None:
        self.held = held
        self.let_in()

    def let_in(self) -> None:
        for urgent in (True,) if self.held else (True, False):
            while self.free > 0 and self.queues[urgent]:
                turn = self.queues[urgent].popleft()
                if not turn.done():
                    turn.set_result(None)
                    self.free -= 1


class BotWorkers:
    """A pool of workers; with none, bots choose in a thread, which only tests want."""

    def __init__(self, workers: int, titles: list[str]) -> None:
        self.workers = workers
        self.titles = titles
        self.turns = Turns(AT_ONCE * max(1, workers))
        self.pool: Executor | None = None
        self.deaths = 0
        self.failures: Counter[str] = Counter()
        """How often each bot has failed since the hall was opened."""
        self.late = 0
        """How often a lower level answered because no worker was free in time."""

    def executor(self) -> Executor:
        if self.pool is None:
            if self.workers > 0:
                context = multiprocessing.get_context("spawn")
                self.pool = ProcessPoolExecutor(
                    self.workers, context, initializer=prepare_worker, initargs=(self.titles,)
                )
            else:
                prepare_worker(self.titles)
                self.pool = ThreadPoolExecutor(1)
        return self.pool

    async def choose(self, name: str, view: Callable[[], str], urgent: bool, within: float = THOUGHT_WITHIN) -> Thought:
        """The move of a bot, from a view that is made when its turn comes. WorkerDied where nobody chose one, TooLate
        where nobody has after so many seconds."""

        def ask() -> tuple[str, str, int]:
            return name, view(), secrets.randbits(60)

        chosen = await self.think(choose_move, ask, urgent, within)
        self.count(chosen)
        return chosen

    async def advise(self, view: str, parts: list[str], within: float) -> list[tuple[str, float]]:
        """The best options of a seat and its chances with them."""

        def ask() -> tuple[str, list[str], int]:
            return view, parts, secrets.randbits(60)

        return await self.think(best_options, ask, True, within)

    async def think(
        self, work: Callable[..., Answer], ask: Callable[[], tuple[object, ...]], urgent: bool, within: float
    ) -> Answer:
        """Let a worker do something; what it is asked is said when its turn comes."""
        loop = asyncio.get_running_loop()
        end = loop.time() + within
        try:
            await asyncio.wait_for(self.turns.take(urgent), within)
        except TimeoutError as error:
            raise TooLate from error
        try:
            pool = self.executor()
            thought = loop.run_in_executor(pool, work, *ask())
        except BaseException as error:
            self.turns.give()
            if isinstance(error, BrokenExecutor | OSError):
                self.lost(self.pool, error)
                raise WorkerDied from error
            raise
        thought.add_done_callback(lambda done: self.turns.give())
        watched = loop.call_later(THOUGHT_WITHIN, self.lost, pool, TimeoutError())
        thought.add_done_callback(lambda done: watched.cancel())
        try:
            await asyncio.wait({thought}, timeout=max(0.0, end - loop.time()))
        except asyncio.CancelledError:
            thought.cancel()
            raise
        if not thought.done():
            thought.add_done_callback(self.unheard)
            raise TooLate
        try:
            return thought.result()
        except (BrokenExecutor, OSError, asyncio.CancelledError) as error:
            self.lost(pool, error)
            raise WorkerDied from error

    def unheard(self, thought: asyncio.Future[Answer]) -> None:
        """A thought that nobody waits for any more has come to its end: what failed in it counts all the same."""
        if not thought.cancelled() and thought.exception() is None:
            answer = thought.result()
            if isinstance(answer, Thought):
                self.count(answer)

    def lost(self, pool: Executor | None, error: BaseException) -> None:
        """These workers answer no more; new ones take over."""
        if pool is not None and self.pool is pool:
            self.deaths += 1
            LOG.warning("a worker died (%s); a new one takes over", type(error).__name__)
            self.close()

    def count(self, thought: Thought) -> None:
        for name, error in thought.failed:
            self.failures[name] += 1
            LOG.error("the bot %s failed (%s); %s plays in its stead", name, error, thought.by)

    def count_late(self, name: str) -> None:
        self.late += 1
        LOG.warning("no worker was free for the bot %s in time; %s plays in its stead", name, quick(name))

    async def choose_here(self, name: str, view: str) -> Thought:
        """The move of a bot that decides at a glance, without a worker."""
        chosen = await asyncio.to_thread(choose_move, name, view, secrets.randbits(60))
        self.count(chosen)
        return chosen

    def close(self) -> None:
        """Let the workers go, whatever they are at."""
        pool, self.pool = self.pool, None
        end_pool(pool)


def end_pool(pool: Executor | None) -> None:
    """Let its workers go, whatever they are at."""
    if pool is not None:
        processes = dict(getattr(pool, "_processes", None) or {})
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes.values():
            process.kill()
