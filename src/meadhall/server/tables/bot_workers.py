"""Worker processes in which bots choose. They get a view as JSON and a bot's name, and answer with a move's text.

A worker may die at any time: whoever waited for it is told so and may ask again, and new workers take over.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from importlib import import_module

from meadhall.engine.chance import Chance
from meadhall.engine.errors import MeadhallError
from meadhall.engine.views import View

LOG = logging.getLogger("meadhall.bots")
OFFERED = ("random", "naive", "greedy", "ismcts:100", "ismcts:400", "ismcts:1500")
"""The bots one may meet at a table; arguments are fixed, so that nobody can order an endless thought."""
WEAKEST = "random"
AT_ONCE = 4
"""So many thoughts are handed to a worker; the rest wait here, those that people wait for first."""
THOUGHT_WITHIN = 120.0
"""A worker that has not answered after so many seconds never will."""


class WorkerDied(Exception):
    """The worker that was to choose is gone, and with it the thought."""


def offered_bots() -> list[str]:
    from meadhall import bots

    known = bots.known()
    return [name for name in OFFERED if name.partition(":")[0] in known]


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


def choose_move(name: str, view: str, seed: int) -> str:
    """The whole move that the bot would make, as text; its parts are asked one after the other."""
    from meadhall.bots import bot
    from meadhall.bots.moves import whole_move

    chance = Chance(seed)
    try:
        return whole_move(bot(name, chance), View.from_json(view))
    except (MeadhallError, NotImplementedError) as error:
        LOG.warning("the bot %s failed (%s: %s); a random move stands in", name, type(error).__name__, error)
        return whole_move(bot(WEAKEST, chance), View.from_json(view))


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

    async def choose(self, name: str, view: Callable[[], str], urgent: bool) -> str:
        """The move of a bot, from a view that is made when its turn comes; WorkerDied where nobody chose one."""
        await self.turns.take(urgent)
        try:
            loop = asyncio.get_running_loop()
            pool = self.executor()
            try:
                thought = loop.run_in_executor(pool, choose_move, name, view(), secrets.randbits(60))
                return await asyncio.wait_for(thought, THOUGHT_WITHIN)
            except (BrokenExecutor, TimeoutError, OSError) as error:
                if self.pool is pool:
                    self.deaths += 1
                    LOG.warning("a worker died (%s); a new one takes over", type(error).__name__)
                    self.close()
                raise WorkerDied from error
        finally:
            self.turns.give()

    async def choose_here(self, view: str) -> str:
        """The weakest bot's move, without a worker: it takes next to no time."""
        return await asyncio.to_thread(choose_move, WEAKEST, view, secrets.randbits(60))

    def close(self) -> None:
        """Let the workers go, whatever they are at."""
        pool, self.pool = self.pool, None
        if pool is not None:
            processes = dict(getattr(pool, "_processes", None) or {})
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes.values():
                process.kill()
