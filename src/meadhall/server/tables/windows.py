"""Reaction windows: nobody outside can tell from time or log whether a seat could have answered.

* `fixed`: several people are at the table. The window closes for everybody at the same moment; what was answered
  before is kept at once and shown a little later, when there has been time to pass for whoever said nothing. All of it
  is logged as of that moment. A table may choose quick windows: they are shorter, for everybody alike. Where the rules
  ask seats one after another, each has a window of the full length of its own: how many there are follows from public
  facts, so the time tells nothing of who could answer. Were the length shared out, or the rest cut short by an early
  answer, it would.
* `quick`: one person plays with bots. It closes when all have answered. Where the person can only pass the server
  does, and bots answer, after a time drawn without looking at a hand.
* `asked`: people answer by hand, however little they can say: slow tables, and several seats at one screen.
* `none`: bots among themselves.
"""

from __future__ import annotations

from msgspec import Struct

from meadhall.engine.state import State
from meadhall.server import wire
from meadhall.server.tables.seats import PERSON, Seat, Setup

FIXED, QUICK, ASKED, NONE = "fixed", "quick", "asked", "none"
PASS = "pass"


class Window(Struct):
    """An open window of fixed length; times are the loop's, but for `ends`, when it closes by the wall clock."""

    seq: int
    seconds: float
    closes: float
    ends: float

    def info(self, now: float) -> wire.WindowInfo:
        return wire.WindowInfo(self.seconds, max(0.0, self.closes - now))


def kind_of(setup: Setup, seats: list[Seat]) -> str:
    """Which kind of windows a table has; it depends on who sits there, never on what they hold."""
    people = [seat.person for seat in seats if seat.kind == PERSON and not seat.left]
    if not people:
        return NONE
    if setup.clock is not None and setup.clock.kind == "slow":
        return ASKED
    if len(set(people)) == 1:
        return QUICK if len(people) == 1 else ASKED
    return FIXED


def is_window(state: State) -> bool:
    if state.over:
        return False
    top = state.top()
    return top.ask(state, top.seat(state)).window


def can_only_pass(state: State, seat: int) -> bool:
    options = state.options_for(seat)
    return len(options) == 1 and state.say(options[0], seat) == PASS


def may_pass(state: State, seat: int) -> bool:
    return any(state.say(option, seat) == PASS for option in state.options_for(seat))
