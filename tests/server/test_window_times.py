"""What time and state tell from outside while a window is open: nothing, for every title that has windows.

A window is reached by random play. Then the seat that is asked passes at once, or says nothing; a stranger polls all
that the hall shows and listens to its stream. Both cases must look the same until the window closes, and close alike.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from meadhall.bots import bot
from meadhall.bots.moves import whole_move
from meadhall.engine.chance import Chance
from meadhall.server.tables import moves, windows
from meadhall.server.tables.table import Table
from tests.server.guests import Guest, Json, Place, open_hall, story, without_countdown

SECONDS, SETTLES = 1.4, 0.3
TITLES = {"feast": 2, "wolves": 3, "bloodrage": 2}
"""Every title with windows, and for how many people."""
MACHINE = 0.35
"""Seconds that a busy machine may be late with a timer, at its best."""
LATE = 10.0
"""And at its worst: a time that told of a hand would be early, which no machine can be."""


async def at_a_window(hall: Place, title: str, quick: bool) -> tuple[list[Guest], Table, int]:
    """People at a table of this title where a window has just opened, and the seat that is asked."""
    people = [await hall.guest() for _ in range(TITLES[title])]
    seats = ["me"] + ["open"] * (len(people) - 1)
    for number in range(20):
        made = await people[0].table(title, *seats, quickWindows=quick, listed=True)
        for other in people[1:]:
            await other.join(made)
        await people[0].post(f"/api/tables/{made['id']}/start")
        table = hall.services.hall.tables[made["id"]]
        chooser = bot("random", Chance(number))
        while table.truth is not None and not table.truth.over:
            seat = table.truth.waiting[0]
            if windows.is_window(table.truth):
                return people, table, seat
            await moves.move(table, seat, table.seq, whole_move(chooser, table.truth.view(seat)), "")
    raise AssertionError("no window ever opened")


async def seen(stranger: Guest, table: str) -> bytes:
    told = [await stranger.get(path) for path in (f"/api/tables/{table}", f"/api/tables/{table}/sync", "/api/lobby")]
    told.append(await stranger.get(f"/api/tables/{table}/replay"))
    return msgspec.json.encode(without_countdown(told))


async def watched(folder: Path, title: str, quick: bool, answers: bool) -> tuple[float, float]:
    """How long after it opened a window was seen to close, and when its answer is said to have been given."""
    folder.mkdir()
    lengths = {"window": 99.0, "quick_window": SECONDS} if quick else {"window": SECONDS, "quick_window": 99.0}
    async with open_hall(folder, window_settles=SETTLES, **lengths) as hall:
        stranger = await hall.guest()
        people, table, seat = await at_a_window(hall, title, quick)
        assert table.window is not None and table.window.seconds == SECONDS
        began, wall = asyncio.get_running_loop().time(), time.time()
        table.close_window()
        table.hall.schedule(table)  # opens it anew: getting here took time
        line = await stranger.live(table.id)
        first = await seen(stranger, table.id)
        rows = len(line.sync["log"])
        if answers:
            asked = next(guest for guest in people if guest.id == table.seats[seat].person)
            told = await asked.command(table.id, "move", seq=table.shown_seq, seat=seat, move=windows.PASS)
            assert told["is"] == "ack", told
            for on in (True, False):  # whatever makes the table look at itself again must not open the window anew
                await asked.command(table.id, "standIn", seat=seat, on=on)
        heard: list[Json] = []
        while not any(one["is"] == "moved" for one in heard):
            now = asyncio.get_running_loop().time()
            told_now = await seen(stranger, table.id)
            if asyncio.get_running_loop().time() < began + SECONDS:
                assert told_now == first, "something told of an answer before the window closed"
            assert now < began + 30
            heard += await line.quiet(0.05)
        closed = asyncio.get_running_loop().time() - began
        row = (await stranger.sync(table.id))["log"][rows]
        assert row["seat"] == seat
        return closed, row["at"] - wall


@pytest.mark.parametrize("quick", [False, True], ids=["fixed", "quick"])
@pytest.mark.parametrize("title", TITLES)
@story
async def test_nothing_tells_of_an_answer_before_the_window_closes(tmp_path: Path, title: str, quick: bool) -> None:
    for answers in (True, False):
        closed, at = await watched(tmp_path / str(answers), title, quick, answers)
        assert SECONDS + SETTLES <= closed < SECONDS + SETTLES + LATE
        assert abs(at - SECONDS) < MACHINE, "the log keeps when the window closed, not when it was answered"


@story
async def test_a_window_closes_at_the_same_moment_whether_or_not_it_was_answered(tmp_path: Path) -> None:
    """The hall's own passes take time to be kept; everybody waits for it, so that it cannot be seen."""
    late: dict[bool, list[float]] = {True: [], False: []}
    for number in range(2):
        for answers in (True, False):
            folder = tmp_path / f"{number}-{answers}"
            late[answers].append((await watched(folder, "feast", True, answers))[0])
    assert abs(min(late[True]) - min(late[False])) < MACHINE
