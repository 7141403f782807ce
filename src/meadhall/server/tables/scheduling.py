"""What happens at a table by itself: bots choose, windows close, clocks run out."""

from __future__ import annotations

import asyncio
import logging
import random

from meadhall.server import clock, wire_thoughts
from meadhall.server.refusals import Refusal
from meadhall.server.store.errors import DatabaseAway
from meadhall.server.tables import messages, moves, undo, windows
from meadhall.server.tables.agenda import BotTurn
from meadhall.server.tables.bot_workers import Thought, TooLate, WorkerDied, lower, quick
from meadhall.server.tables.table import PLAYING, Table

LOG = logging.getLogger("meadhall.tables")
SERVER = "server"
"""Stands for the bot's name where the server answers for a seat that can only pass."""
FIRST_PAUSE, LONGEST_PAUSE, DOUBLED = 0.2, 30.0, 20
"""After each failure the pause doubles, so many times at most."""
TRY_EVERY = 1.0
"""While the database is away it is nobody's failure: the move waits."""
LOWER_AFTER, HERE_AFTER = 3, 4
"""After so many failures in a row a lower level chooses, and then without a worker."""
WORKER_WITHIN = 5.0
"""Where anybody waits for it, a bot's move waits no longer for a worker than this: then a lower level answers here."""


class NotAsked(Exception):
    """A window has closed meanwhile, and the hall has passed for the bot."""


def schedule(table: Table) -> None:
    """Set going whatever is due without a person's doing. May be called again at any time; it changes no choice."""
    table.agenda.cancel_timers()
    if table.phase != PLAYING or table.truth is None or table.shown is None:
        table.agenda.stop()
        return
    waiting = list(table.truth.waiting) if table.seq == table.shown.seq else []
    window = windows.is_window(table.shown.state)
    kind = windows.kind_of(table.setup, table.seats) if window else ""
    if window and table.window is not None and table.window.seq == table.shown_seq:
        kind = windows.FIXED  # It goes on as it began, though the others may have left meanwhile.
    if kind == windows.FIXED:
        open_window(table)
        table.clocks.pause()
    else:
        now = clock.now()
        table.clocks.start(waiting, now)
        start_clock(table, now)
    wanted = {seat: player for seat in waiting if (player := who_answers(table, seat, kind))}
    table.agenda.keep_turns(table.seq, wanted)
    for seat, player in wanted.items():
        if seat not in table.agenda.turns:
            delay = quick_delay(table) if kind == windows.QUICK else 0.0
            task = asyncio.create_task(answer_for(table, seat, table.seq, player, delay))
            table.agenda.add_turn(seat, BotTurn(table.seq, player, task))


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
    """Choose for a seat, not too fast for people to follow. Whatever fails is tried again, after ever longer pauses,
    for as long as the seat is asked; after a while a lower level stands in."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    failures = 0
    while True:
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(failures, DOUBLED))
        try:
            thought = Thought(windows.PASS, SERVER)
            if player != SERVER:
                thought = await chosen(table, seat, seq, player, failures, began + WORKER_WITHIN)
            pace = table.hall.settings.bot_pace if table.people() else 0.0
            rest = max(began + delay, table.shown_at + pace if player != SERVER else 0.0) - loop.time()
            if rest > 0:
                await asyncio.sleep(rest)
            await moves.move(table, seat, seq, thought.move, "")
            if thought.by != player and player != SERVER:
                messages.tell(
                    table, wire_thoughts.StoodIn(seat, player, thought.by, "failed" if thought.failed else "late")
                )
            return
        except NotAsked:
            return
        except DatabaseAway:
            pause = TRY_EVERY
        except TooLate:
            began = loop.time()
        except Refusal as error:
            failures += 1
            if error.error not in moves.MISTAKEN:
                LOG.info("a bot's move came too late at table %s: %s", table.id, error)
                return
            LOG.error("the bot %s has made no move at table %s: %s", player, table.id, error)
        except WorkerDied:
            failures += 1
        except Exception as error:
            failures += 1
            LOG.exception("seat %d of table %s could not be answered for: %s", seat, table.id, error)
        await asyncio.sleep(pause)
        if table.gone or table.seq != seq or table.phase != PLAYING:
            return


async def chosen(table: Table, seat: int, seq: int, player: str, failures: int, until: float) -> Thought:
    """What the bot chooses; after some failures a lower level, and then or when time is up one that needs no worker.
    Where neither a person sits nor anybody watches, nobody waits for it, and it may be asked for again. NotAsked where
    the question is over when the bot's turn to think comes."""
    workers = table.hall.bot_workers

    def view() -> str:
        if table.truth is None or table.seq != seq or seat not in table.truth.waiting:
            raise NotAsked
        return table.truth.view(seat).to_json()

    urgent = bool(table.presence.watchers)
    left = until - asyncio.get_running_loop().time()
    if failures < HERE_AFTER and left > 0:
        name = lower(player) if failures >= LOWER_AFTER else player
        try:
            return await workers.choose(name, view, urgent, left)
        except TooLate:
            if not table.presence.watchers and not table.people():
                raise
    workers.count_late(player)
    return await workers.choose_here(quick(player), view())


# --- windows of fixed length --------------------------------------------------------------------------------------


def open_window(table: Table) -> None:
    """Open the window, or go on with the one that is open."""
    loop = asyncio.get_running_loop()
    settings = table.hall.settings
    window = table.open_window(settings.quick_window if table.setup.quick_windows else settings.window, loop.time())
    timer = loop.call_at(window.closes, lambda: table.hall.spawn(close_window(table, window.seq)))
    table.agenda.add_timer(timer)


async def close_window(table: Table, seq: int) -> None:
    """Pass for whoever said nothing, then let everybody see what was answered, as late as if nobody had answered."""
    if table.window is None or table.window.seq != seq or table.truth is None:
        return
    if table.seq == seq:
        for seat in list(table.truth.waiting):
            if table.seq == seq and seat in table.truth.waiting and windows.may_pass(table.truth, seat):
                try:
                    await moves.move(table, seat, seq, windows.PASS, "")
                except Refusal as error:
                    LOG.info("no pass for seat %d of table %s: %s", seat, table.id, error)
    if table.window is not None and table.window.seq == seq:
        settled = table.window.closes + table.hall.settings.window_settles
        await asyncio.sleep(max(0.0, settled - asyncio.get_running_loop().time()))
    async with table.lock:
        if table.window is not None and table.window.seq == seq:
            table.close_window()
            moves.show(table)
            if table.window is None:
                schedule(table)


# --- clocks -------------------------------------------------------------------------------------------------------


def start_clock(table: Table, now: float) -> None:
    due = table.clocks.due(now)
    if due is not None:
        seconds = max(0.0, due[0] - now) + 0.01
        timer = asyncio.get_running_loop().call_later(seconds, lambda: table.hall.spawn(run_out(table)))
        table.agenda.add_timer(timer)


async def run_out(table: Table) -> None:
    """A clock has run out: a bot plays on, until the person takes the seat back."""
    async with table.lock:
        if table.gone or table.hall.journal.trouble:
            return  # The hall schedules anew when the database is back.
        due = table.clocks.due(clock.now())
        if due is None or due[0] > clock.now() + 0.05 or table.phase != PLAYING:
            schedule(table)
            return
        table.run_out(due[1])
        undo.decide_without(table, [due[1]])
        await table.hall.keep_seats(table)
        schedule(table)
        messages.tell_table(table)
