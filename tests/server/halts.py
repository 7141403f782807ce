"""Work that stops where a test wants it to, so that something else may happen meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

Work = Callable[..., Coroutine[Any, Any, Any]]


class Halt:
    """Something that stops when it is asked for the first time, and goes on when it is told to."""

    def __init__(self, work: Work, *, after: bool = False) -> None:
        self.work = work
        self.after = after
        self.reached = asyncio.Event()
        self.goes_on = asyncio.Event()

    async def __call__(self, *asked: Any, **more: Any) -> Any:
        if self.reached.is_set():
            return await self.work(*asked, **more)
        self.reached.set()
        if self.after:
            done = await self.work(*asked, **more)
            await self.goes_on.wait()
            return done
        await self.goes_on.wait()
        return await self.work(*asked, **more)
