"""What time and state tell from outside while a window is open: nothing, for every title that has windows.

A window is reached by random play. Then the seat that is asked passes at once, or says nothing; a stranger and somebody
in another seat poll all that the hall shows, and listen to live channel and stream. Both cases must look the same until
the window closes, and close alike.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

import meadhall
from meadhall.bots import bot
from meadhall.bots.moves import whole_move
from meadhall.engine.chance import Chance
from meadhall.games import TITLES as KNOWN
from meadhall.server.store import sql
from meadhall.server.store.journal import CHECK_EVERY
from meadhall.server.tables import moves, windows
from meadhall.server.tables.table import Table
from tests.server.guests import Guest, Json, Line, Place, let_pass, open_hall, story, without_countdown
from tests.server.outage import commits
from tests.server.processes import until

SECONDS, SETTLES = 120.0, 120.0
TITLES = {"feast": 2, "wolves": 3, "bloodrage": 2, "berserk": 2}
"""Every title with windows, and for how many people."""
WITHOUT = ("voluspa",)
OPTIONS = {"berserk": {"decks": "ready"}}
CLOCK = {"kind": "live", "move": 600, "reserve": 600}
LOOKS = 2
MACHINE = 50.0
"""Seconds that a busy machine may need for looking around so often; no time is sat out, so it costs nothing."""


async def at_a_window(hall: Place, title: str, quick: bool, **more: Any) -> tuple[list[Guest], Table, int]:
    """People at a table of this title where a window has just opened, and the seat that is asked."""
    people = [await hall.guest() for _ in range(TITLES[title])]
    seats = ["me"] + ["open"] * (len(people) - 1)
    for number in range(20):
        options = OPTIONS.get(title, {})
        made = await people[0].table(title, *seats, quickWindows=quick, listed=True, options=options, **more)
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


async def seen(guest: Guest, table: str) -> bytes:
    """All that the hall shows of the table to somebody who asks."""
    told = [await guest.get(path) for path in (f"/api/tables/{table}", "/api/lobby")]
    told += [await guest.get(f"/api/tables/{table}/{path}") for path in ("replay", "saga", "reckoning")]
    told += [await guest.get(f"/api/tables/{table}/sync", previews=previews) for previews in (False, True)]
    return msgspec.json.encode(without_countdown(timeless(told)))


def timeless(told: Any) -> Any:
    """How the clocks stand, but not what time it was when that was told."""
    if isinstance(told, dict):
        clocks = told.get("clocks")
        stand = {"stand": clocks["left"], "running": clocks["running"]} if clocks else None
        return {**{key: timeless(value) for key, value in told.items()}, "clocks": stand}
    return [timeless(value) for value in told] if isinstance(told, list) else told


class Follower:
    """Somebody who listens to a table, by its live channel and by its stream."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.streamed: list[Json] = []
        self.stream = asyncio.create_task(self.follow())

    async def come(self) -> None:
        self.line: Line = await self.guest.live(self.table)
        await until(lambda: self.streamed)

    async def follow(self) -> None:
        path = f"/api/tables/{self.table}/stream"
        async with self.guest.http.stream("GET", path, timeout=None) as answer:
            async for line in answer.aiter_lines():
                if line:  # an empty one only keeps the line open
                    self.streamed.append(msgspec.json.decode(line))

    async def heard(self) -> list[Json]:
        """What came since it was last asked for; an answer comes after all that was told before."""
        await self.line.ask("whyNot", seat=0, move="fly")
        told, self.line.unread = self.line.unread + self.streamed[1:], []
        return [one for one in told if one["is"] != "table"]

    async def sees_a_move(self) -> None:
        await self.line.told("moved")
        await until(lambda: any(one["is"] == "moved" for one in self.streamed))
        self.stream.cancel()


async def watched(folder: Path, title: str, quick: bool, answers: bool, **more: Any) -> None:
    """Watch a window from outside and from another seat: nothing changes until it has closed, nor while the hall passes
    for who said nothing; then everything does at once, and the log has kept when the window closed."""
    folder.mkdir()
    lengths = {"window": 999.0, "quick_window": SECONDS} if quick else {"window": SECONDS, "quick_window": 999.0}
    loop = asyncio.get_running_loop()
    async with open_hall(folder, window_settles=SETTLES, **lengths) as hall:
        stranger = await hall.guest()
        people, table, seat = await at_a_window(hall, title, quick, **more)
        assert table.window is not None and table.window.seconds == SECONDS
        table.close_window()
        table.hall.schedule(table)  # opens it anew: getting here took time
        window, truth = table.window, table.seq
        assert window is not None
        opponent = next(guest for guest in people if guest.id != table.seats[seat].person)
        followers = [Follower(guest, table.id) for guest in (stranger, opponent)]
        for one in followers:
            await one.come()
            await one.heard()
        rows = len(followers[0].line.sync["log"])
        first = [await seen(one.guest, table.id) for one in followers]

        async def nothing_tells(before: float) -> None:
            for _ in range(LOOKS):
                told = [await seen(one.guest, table.id) for one in followers]
                assert loop.time() < before, "the machine is too slow for this window"
                assert told == first, "something told of an answer before the window closed"
            for one in followers:
                assert await one.heard() == []

        async def pass_until(moment: float) -> None:
            await let_pass(max(0.0, moment - loop.time()))

        if answers:
            asked = next(guest for guest in people if guest.id == table.seats[seat].person)
            told = await asked.command(table.id, "move", seq=table.shown_seq, seat=seat, move=windows.PASS)
            assert told["is"] == "ack", told
            for on in (True, False):  # whatever makes the table look at itself again must not open the window anew
                await asked.command(table.id, "standIn", seat=seat, on=on)
        await nothing_tells(window.closes)
        await pass_until(window.closes - MACHINE)
        await nothing_tells(window.closes)
        await pass_until(window.closes)
        await until(lambda: table.seq > truth)  # all have answered, or the hall has passed for them
        await nothing_tells(window.closes + SETTLES)
        await pass_until(window.closes + SETTLES - MACHINE)
        await nothing_tells(window.closes + SETTLES)
        await pass_until(window.closes + SETTLES)
        for one in followers:
            await one.sees_a_move()
        row = (await stranger.sync(table.id))["log"][rows]
        assert row["seat"] == seat
        assert row["at"] == window.ends, "the log keeps when the window closed, not when it was answered"


@pytest.mark.parametrize("quick", [False, True], ids=["fixed", "quick"])
@pytest.mark.parametrize("title", TITLES)
@story
async def test_nothing_tells_of_an_answer_before_the_window_closes(tmp_path: Path, title: str, quick: bool) -> None:
    """Nor does the moment in which it is seen to close: the hall's own passes take time to be kept, and everybody waits
    for it, so that it cannot be seen."""
    for answers in (True, False):
        await watched(tmp_path / str(answers), title, quick, answers)


@story
async def test_nor_does_a_clock(tmp_path: Path) -> None:
    for answers in (True, False):
        await watched(tmp_path / str(answers), "feast", False, answers, clock=CLOCK)


@pytest.mark.parametrize("written", [False, True])
@story
async def test_how_long_the_halls_health_takes_tells_nothing_of_what_was_kept(tmp_path: Path, written: bool) -> None:
    """An answer is kept at once: who asks how the hall is has something written each time, whatever others write."""
    async with open_hall(tmp_path) as hall:
        anna, stranger = await hall.guest(), await hall.guest()
        await hall.written()
        await let_pass(CHECK_EVERY)
        if written:
            await anna.post("/api/me", {"name": "Anna"})
        groups = commits(hall.services.hall.journal)
        assert (await stranger.get("/healthz"))["status"] == "ok"
        assert [[statement for statement, _ in acts] for acts in groups] == [[sql.PROBE]]


def test_every_title_with_windows_is_watched() -> None:
    assert {*TITLES, *WITHOUT} == {*KNOWN, "feast"}
    for title in WITHOUT:
        state, chooser = meadhall.game(title).new(seed=1), bot("random", Chance(1))
        while not state.over:
            assert not windows.is_window(state), f"{title} has windows"
            seat = state.waiting[0]
            state.do(whole_move(chooser, state.view(seat)), seat)
