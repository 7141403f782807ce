"""What happens at a table by itself: bots choose, windows close, clocks run out."""

from __future__ import annotations

import asyncio
import logging
import random
import time

from meadhall.engine.errors import MeadhallError
from meadhall.server.refusals import Refusal
from meadhall.server.store.journal import NotWritten
from meadhall.server.tables import moves, windows
from meadhall.server.tables.table import PLAYING, Table
from meadhall.server.tables.windows import Window

LOG = logging.getLogger("meadhall.tables")
SERVER = "server"
"""Stands for the bot's name where the server answers for a seat that can only pass."""


def arrange(table: Table) -> None:
    """Set going whatever is due without a person's doing. May be called again at any time; it changes no choice."""
    for timer in table.timers:
        timer.cancel()
    table.timers = []
    if table.phase != PLAYING or table.truth is None or table.front is None:
        table.still()
        return
    waiting = list(table.truth.waiting) if table.seq == table.front.seq else []
    window = windows.is_window(table.front.state)
    kind = windows.kind_of(table.setup, table.seats) if window else ""
    if kind == windows.FIXED:
        open_window(table)
        table.clocks.pause()
    else:
        table.clocks.start(waiting, time.time())
        start_clock(table)
    wanted = {seat: player for seat in waiting if (player := who_answers(table, seat, kind))}
    here = asyncio.current_task() if table.tasks else None
    for seat, (seq, player, task) in list(table.tasks.items()):
        if seq != table.seq or wanted.get(seat) != player or task.done():
            del table.tasks[seat]
            if task is not here:
                task.cancel()
    for seat, player in wanted.items():
        if seat not in table.tasks:
            delay = quick_delay(table) if kind == windows.QUICK else 0.0
            task = asyncio.create_task(answer_for(table, seat, table.seq, player, delay))
            table.tasks[seat] = (table.seq, player, task)


def who_answers(table: Table, seat: int, kind: str) -> str:
    """The bot that answers for a seat, or the server for one that can only pass in a quick window."""
    player = table.seats[seat].player
    if player or kind != windows.QUICK:
        return player
    assert table.truth is not None
    return SERVER if windows.can_only_pass(table.truth, seat) else ""


def quick_delay(table: Table) -> float:
    settings = table.hall.settings
    return random.SystemRandom().uniform(settings.quick_from, settings.quick_to)


async def answer_for(table: Table, seat: int, seq: int, player: str, delay: float) -> None:
    """Choose for a seat, not too fast for people to follow."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    try:
        text = windows.PASS
        if player != SERVER:
            assert table.truth is not None
            text = await table.hall.thinkers.think(player, table.truth.view(seat).to_json())
        pace = table.hall.settings.bot_pace if table.people() else 0.0
        rest = max(began + delay, table.shown_at + pace if player != SERVER else 0.0) - loop.time()
        if rest > 0:
            await asyncio.sleep(rest)
        await moves.move(table, seat, seq, text, "")
    except (Refusal, NotWritten) as error:
        LOG.info("a bot's move came too late at table %s: %s", table.id, error)
    except (MeadhallError, RuntimeError, OSError, AssertionError) as error:
        LOG.exception("seat %d of table %s could not be answered for: %s", seat, table.id, error)


# --- windows of fixed length --------------------------------------------------------------------------------------


def open_window(table: Table) -> None:
    """Open the window, or go on with the one that is open."""
    loop = asyncio.get_running_loop()
    if table.window is None or table.window.seq != table.seq:
        seconds = table.hall.settings.window
        table.window = Window(table.seq, seconds, loop.time() + seconds)
    seq = table.window.seq
    table.timers.append(loop.call_at(table.window.closes, lambda: spawn(table, close_window(table, seq))))


async def close_window(table: Table, seq: int) -> None:
    """Pass for whoever said nothing, then let everybody see what was answered."""
    if table.window is None or table.window.seq != seq or table.truth is None:
        return
    if table.seq == seq:
        for seat in list(table.truth.waiting):
            if table.seq == seq and seat in table.truth.waiting and windows.may_pass(table.truth, seat):
                try:
                    await moves.move(table, seat, seq, windows.PASS, "")
                except (Refusal, NotWritten) as error:
                    LOG.info("no pass for seat %d of table %s: %s", seat, table.id, error)
    async with table.lock:
        if table.window is not None and table.window.seq == seq:
            table.window = None
            moves.show(table)
            if table.window is None:
                arrange(table)


# --- clocks -------------------------------------------------------------------------------------------------------


def start_clock(table: Table) -> None:
    due = table.clocks.due(time.time())
    if due is not None:
        seconds = max(0.0, due[0] - time.time()) + 0.01
        timer = asyncio.get_running_loop().call_later(seconds, lambda: spawn(table, run_out(table)))
        table.timers.append(timer)


async def run_out(table: Table) -> None:
    """A clock has run out: a bot plays on, until the person takes the seat back."""
    async with table.lock:
        due = table.clocks.due(time.time())
        if due is None or due[0] > time.time() + 0.05 or table.phase != PLAYING:
            arrange(table)
            return
        seat = table.seats[due[1]]
        seat.stand_in, seat.reserve = True, 0.0
        table.decide_without([due[1]])
        await table.hall.keep_seats(table)
        arrange(table)
        table.tell_table()


def spawn(table: Table, work: object) -> None:
    """Run something for a table, and remember it until it is done."""
    assert asyncio.iscoroutine(work)
    table.hall.spawn(work)


# --- stand-ins ----------------------------------------------------------------------------------------------------


async def stand_in(table: Table, person: str, at: int, on: bool) -> None:
    """Give an absent person's seat to a bot, or take one's own back."""
    async with table.lock:
        if table.bygone:
            raise Refusal("rules-changed")
        if table.phase != PLAYING:
            raise Refusal("not-started" if table.truth is None else "over")
        if at >= len(table.seats) or table.seats[at].kind != "person":
            raise Refusal("no-seat")
        seat, mine = table.seats[at], table.seats_of(person)
        if not mine:
            raise Refusal("not-seated")
        if on and at not in mine and not seat.left and not table.away(seat.person):
            raise Refusal("not-absent")
        if not on and at not in mine:
            raise Refusal("not-your-seat")
        if seat.stand_in != on:
            seat.stand_in = on
            if on:
                table.decide_without([at])
            table.clocks.since.pop(at, None)
            await table.hall.keep_seats(table)
            arrange(table)
            table.tell_table()


async def come_back(table: Table, person: str) -> None:
    """A person is here again: their seats are theirs again."""
    back = [at for at in table.seats_of(person) if table.seats[at].stand_in or table.seats[at].left]
    if not back or table.phase != PLAYING:
        return
    async with table.lock:
        for at in back:
            table.seats[at].stand_in = table.seats[at].left = False
            table.clocks.since.pop(at, None)
        await table.hall.keep_seats(table)
        arrange(table)
        table.tell_table()
