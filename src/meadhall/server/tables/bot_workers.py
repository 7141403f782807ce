"""Worker processes in which bots choose. They get a view as JSON and a bot's name, and answer with a move's text."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module

from meadhall.engine.chance import Chance
from meadhall.engine.errors import MeadhallError
from meadhall.engine.views import View

LOG = logging.getLogger("meadhall.bots")
OFFERED = ("random", "naive", "greedy")
"""The bots one may meet at a table; arguments are fixed, so that nobody can order an endless thought."""


def offered_bots() -> list[str]:
    from meadhall import bots

    known = bots.known()
    return [name for name in OFFERED if name.partition(":")[0] in known]


def prepare_worker(titles: list[str]) -> None:
    """Make ready a fresh worker."""
    for name in titles:
        import_module(name)
    import_module("meadhall.bots")


def choose_move(name: str, view: str, seed: int) -> str:
    """The whole move that the bot would make, as text; its parts are asked one after the other."""
    from meadhall.bots import bot
    from meadhall.bots.moves import whole_move

    chance = Chance(seed)
    try:
        return whole_move(bot(name, chance), View.from_json(view))
    except (MeadhallError, NotImplementedError) as error:
        LOG.warning("the bot %s failed (%s: %s); a random move stands in", name, type(error).__name__, error)
        return whole_move(bot("random", chance), View.from_json(view))


class BotWorkers:
    """A pool of workers; with none, bots choose in a thread, which only tests want."""

    def __init__(self, workers: int, titles: list[str], most: int) -> None:
        self.workers = workers
        self.titles = titles
        self.most = most
        self.under_way = 0
        self.pool: Executor | None = None

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

    async def choose(self, name: str, view: str) -> str:
        """The move of a bot. Never blocks the loop; waits its turn when too many are choosing."""
        while self.under_way >= self.most:
            await asyncio.sleep(0.05)
        self.under_way += 1
        try:
            seed = secrets.randbits(60)
            loop = asyncio.get_running_loop()
            try:
                return await loop.run_in_executor(self.executor(), choose_move, name, view, seed)
            except BrokenProcessPool:
                LOG.warning("a worker died; a new one takes over")
                self.pool = None
                return await loop.run_in_executor(self.executor(), choose_move, name, view, seed)
        finally:
            self.under_way -= 1

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
