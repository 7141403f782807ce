"""Reviews of finished plays and of sagas, thought out in the background by a process of the lowest priority.

Whoever waits for one asks again and again, and is told how far it has come; one that nobody has asked for lately is
given up. What is thought out is kept with its table or saga.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections import OrderedDict
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
from msgspec import Struct

from meadhall.engine.errors import MeadhallError
from meadhall.engine.saga import Saga
from meadhall.review import ReviewedMove, Reviewer, turning_points
from meadhall.server import clock, wire_thoughts
from meadhall.server.names import visible
from meadhall.server.refusals import Refusal
from meadhall.server.store import sql
from meadhall.server.store.errors import DatabaseAway, NotWritten
from meadhall.server.tables.bot_workers import end_pool, prepare_worker
from meadhall.server.tables.hall import Hall
from meadhall.server.tables.positions import foreseen
from meadhall.server.tables.replays import Replays, Story
from meadhall.server.tables.shown import raw
from meadhall.server.tables.table import OVER, Table

LOG = logging.getLogger("meadhall.reviews")
SLICE = 0.5
"""Seconds of thought after which the process tells what it has, and may be given up."""
WAITED_FOR = 15.0
"""A review that nobody has asked for so many seconds is given up."""
AT_ONCE = 8
STORIES = 16
NICE = 19
NICE_SESSION = 10
"""Not the lowest, with which a review got nowhere on a machine without a free moment."""


class Thinking(Struct):
    """A review under way."""

    text: str
    length: int
    version: int
    open: bool
    moves: list[ReviewedMove]
    asked_at: float
    done: bool = False
    failed: bool = False
    task: asyncio.Task[None] | None = None

    @property
    def over(self) -> bool:
        return self.done or self.failed


def prepare_reviewer(titles: list[str]) -> None:
    """A process that takes what no other wants of the machine's time."""
    prepare_worker(titles)
    leave_the_halls_share()
    os.nice(NICE)
    if hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def leave_the_halls_share() -> None:
    """A session of its own: where the system divides its time among sessions first (autogroups of Linux), priorities
    count within one only, and what a review takes may come from the hall's share. docs/hosting.md has the figures."""
    with suppress(AttributeError, OSError):
        os.setsid()
        Path("/proc/self/autogroup").write_text(str(NICE_SESSION))


def review_some(text: str, since: int, before: list[float], open: bool, tries: int) -> list[ReviewedMove]:
    """The moves of a saga from this one on, as many as are thought about in a slice of time; one at least."""
    end = monotonic() + SLICE
    found: list[ReviewedMove] = []
    for move in Reviewer(Saga.from_text(text), tries, open=open).moves(since, before):
        found.append(move)
        if monotonic() > end:
            break
    return found


class Reviews:
    def __init__(self, hall: Hall, replays: Replays) -> None:
        self.hall = hall
        self.replays = replays
        self.thinking: dict[tuple[str, bool], Thinking] = {}
        self.stories: OrderedDict[str, Story] = OrderedDict()
        self.turn = asyncio.Semaphore(1)
        self.pool: Executor | None = None
        self.given_up = 0
        self.failures = 0

    # --- the play ---------------------------------------------------------------------------------------------------

    async def story(self, id: str) -> Story:
        """The finished play of a table."""
        table = await self.hall.table(id)
        shown = table.require_shown()
        if table.shown_phase != OVER or table.log is None:
            raise Refusal("not-over")
        story = self.stories.get(id)
        if story is None:
            saga = table.log.saga(table.seq, names_of(table))
            saga.close(shown.state)
            story = self.stories[id] = await asyncio.to_thread(Story, saga)
            if len(self.stories) > STORIES:
                self.stories.popitem(last=False)
        return story

    # --- what is told -----------------------------------------------------------------------------------------------

    async def of_table(self, id: str, open: bool) -> wire_thoughts.Review:
        return await self.review(id, await self.story(id), open)

    async def of_saga(self, id: str, open: bool) -> wire_thoughts.Review:
        return await self.review(id, await self.replays.story(id), open)

    async def review(self, id: str, story: Story, open: bool) -> wire_thoughts.Review:
        """A review as far as it has come; begun where there is none."""
        key = (id, open)
        work = self.thinking.get(key)
        if work is None:
            kept = await self.kept(key, story)
            if kept is not None:
                return message(id, story, kept, open)
            work = self.thinking.get(key) or self.begin(key, story)
        work.asked_at = monotonic()
        if work.over:
            del self.thinking[key]
        if work.failed:
            raise Refusal("server")
        return message(id, story, work.moves, open)

    async def kept(self, key: tuple[str, bool], story: Story) -> list[ReviewedMove] | None:
        row = await self.hall.journal.read_one(sql.GET_REVIEW, b_source=key[0], b_open=key[1])
        if row is None or row.version != story.saga.game.title.version:
            return None
        try:
            moves = msgspec.json.decode(row.text, type=list[ReviewedMove])
        except msgspec.MsgspecError:
            return None
        return moves if len(moves) == len(story.saga.moves) else None

    def begin(self, key: tuple[str, bool], story: Story) -> Thinking:
        for other, over in list(self.thinking.items()):
            if over.over and monotonic() - over.asked_at > WAITED_FOR:
                del self.thinking[other]  # whoever waited for it has gone without asking how it ended
        if sum(not other.over for other in self.thinking.values()) >= AT_ONCE:
            raise Refusal("busy")
        saga = story.saga
        work = Thinking(saga.to_text(), len(saga.moves), saga.game.title.version, key[1], [], monotonic())
        self.thinking[key] = work
        work.task = asyncio.create_task(self.think(key, work), name=f"review {key[0]}")
        return work

    # --- thinking ---------------------------------------------------------------------------------------------------

    async def think(self, key: tuple[str, bool], work: Thinking) -> None:
        """Think on, a slice at a time, as long as somebody waits for it."""
        loop = asyncio.get_running_loop()
        try:
            while len(work.moves) < work.length:
                if monotonic() - work.asked_at > WAITED_FOR:
                    self.given_up += 1
                    self.thinking.pop(key, None)
                    return
                before = work.moves[-1].chances if work.moves else []
                tries = self.hall.settings.review_tries
                async with self.turn:
                    fresh = await loop.run_in_executor(
                        self.executor(), review_some, work.text, len(work.moves), before, work.open, tries
                    )
                work.moves += fresh
            await self.keep(key, work)
            work.done = True
        except Exception as error:  # whatever it is: a review that is never over keeps its place and its readers
            self.failures += 1
            LOG.error("the review of %s failed: %s: %s", key[0], type(error).__name__, error, exc_info=error)
            self.close_pool()
            work.failed = True

    async def keep(self, key: tuple[str, bool], work: Thinking) -> None:
        values: dict[str, Any] = {"source": key[0], "open": key[1], "version": work.version, "created": clock.now()}
        values["text"] = msgspec.json.encode(work.moves).decode()
        try:
            await self.hall.journal.write(
                (sql.DROP_REVIEW, {"b_source": key[0], "b_open": key[1]}), (sql.ADD_REVIEW, values)
            )
        except (DatabaseAway, NotWritten) as error:
            LOG.warning("the review of %s is not kept: %s", key[0], error)

    def executor(self) -> Executor:
        if self.pool is None:
            titles = self.hall.settings.titles
            if self.hall.settings.bot_workers > 0:
                context = multiprocessing.get_context("spawn")
                self.pool = ProcessPoolExecutor(1, context, initializer=prepare_reviewer, initargs=(titles,))
            else:
                prepare_worker(titles)
                self.pool = ThreadPoolExecutor(1)
        return self.pool

    def close_pool(self) -> None:
        pool, self.pool = self.pool, None
        end_pool(pool)

    def close(self) -> None:
        for work in self.thinking.values():
            if work.task is not None:
                work.task.cancel()
        self.close_pool()

    def forget_all(self) -> None:
        """What somebody took away must not be shown from memory."""
        self.stories.clear()


def names_of(table: Table) -> list[str]:
    return [seat.name or seat.bot or "-" for seat in table.seats]


def message(id: str, story: Story, moves: list[ReviewedMove], open: bool) -> wire_thoughts.Review:
    saga, whole = story.saga, len(moves) == len(story.saga.moves)
    told = [
        wire_thoughts.ReviewedMove(
            move.at, move.seat, move.move, move.chances, move.loss, move.better, move.choices,
            [event.seen_by(move.seat) for event in story.events[move.at]],
        )
        for move in moves
    ]  # fmt: skip
    scores = {one.seat: one.score for one in story.last.standings}
    return wire_thoughts.Review(
        id=id,
        game=saga.game.name,
        options=dict(saga.game.options),
        names=[visible(name) for name in saga.names],
        open=open,
        done=len(moves),
        length=len(saga.moves),
        moves=told,
        turns=turning_points(moves) if whole else [],
        result=story.last.shares() if story.last.over else list(story.last.view(None).evaluate()),
        scores=[scores[seat] for seat in range(saga.game.seats)],
    )


def moment(story: Story, at: int, better: str) -> wire_thoughts.ReviewMoment:
    """What a seat knew before its move, and what that move and a better one would do."""
    if not 0 <= at < len(story.saga.moves):
        raise Refusal("not-found")
    seat, move = story.saga.moves[at]
    view = story.at(at).view(seat)
    prompt = view.prompt
    try:
        return wire_thoughts.ReviewMoment(
            at=at,
            seat=seat,
            view=raw(view.data()),
            kind=prompt.kind if prompt else "",
            played=wire_thoughts.Foreseen(move, foreseen(view, seat, move)),
            better=wire_thoughts.Foreseen(better, foreseen(view, seat, better)) if better else None,
        )
    except MeadhallError as error:
        raise Refusal("invalid-move") from error
