"""Threads that do one thing after the other, for those who speak to SQLite."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import TypeVar, TypeVarTuple

T = TypeVar("T")
Given = TypeVarTuple("Given")


class ErrandThreads:
    """As little ado as can be: a pool's futures, locks and callbacks cost more of the processor than a small commit.
    The process may end while an errand is under way."""

    def __init__(self, name: str, number: int = 1) -> None:
        self.errands: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self.threads = [Thread(target=self.work, name=name, daemon=True) for _ in range(number)]

    def work(self) -> None:
        while (errand := self.errands.get()) is not None:
            errand()

    async def run(self, errand: Callable[[*Given], T], *given: *Given) -> T:
        """Let a thread do it; returns what it gave when it is done, or raises what was raised there."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def tell(finish: Callable[[], None]) -> None:
            if not done.done():
                finish()

        def do() -> None:
            try:
                finish = partial(done.set_result, errand(*given))
            except BaseException as error:
                finish = partial(done.set_exception, error)
            with suppress(RuntimeError):  # the loop has ended meanwhile
                loop.call_soon_threadsafe(tell, finish)

        for thread in self.threads:
            if thread.ident is None:
                thread.start()
        self.errands.put(do)
        return await done

    def end(self) -> None:
        """What was asked for before is still done."""
        for _ in self.threads:
            self.errands.put(None)
