"""The end of a play, once nothing is hidden any more and no luck is left: own answers are a tree, others answer by the
title's heuristic.

A line goes from the present to the end of the play. The first one follows the heuristic for everybody; each further one
leaves the best line so far in one place, sooner or later, for the answer that is rated best of those not tried there.
Nothing is left to chance, so that a line is worth what its end is, and a place what its best line is.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Final, final

from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64
from meadhall.engine.search.narrowing import best_rated
from meadhall.engine.search.simulation import Simulation, shares_of
from meadhall.engine.state import State
from meadhall.engine.views import View

TRIES_A_LINE: Final = 8
"""A line takes about as long as so many tries: the heuristic is slower than the quick policy."""
REACH: Final = 0.04
"""How much of what a place is worth is set against how seldom it was looked at."""
WIDTH: Final = 3
"""After n lines through a place, the root of so many times n answers have been tried there."""


@final
class Place:
    """A moment of a line at which the seat that thinks is asked, or the end of the play."""

    def __init__(self, state: State, options: list[int]) -> None:
        self.state = state
        self.options = options
        """The heuristic's answer first, then by their rating."""
        self.next: list[Place] = []
        self.lines: i64 = 0
        self.worth = -1.0
        self.shares: list[float] = []
        """At the end of the best line from here."""
        self.done = not options
        """Whether there is no line left to try."""

    def pick(self, all_first: bool) -> int:
        """The answer to go on with: one not tried yet, or the most promising of those tried."""
        tried: i64 = len(self.next)
        if tried < len(self.options) and (all_first or tried * tried <= WIDTH * self.lines):
            return int(tried)
        best = -1
        most = -1.0
        total = log(1.0 + float(int(self.lines)))
        for at in range(len(self.next)):
            place = self.next[at]
            if not place.done:
                promise = place.worth + REACH * sqrt(total / float(int(place.lines)))
                if promise > most:
                    most = promise
                    best = at
        return best if best >= 0 else int(tried)

    def finished(self) -> bool:
        return len(self.next) == len(self.options) and all(place.done for place in self.next)


@final
class Lookahead:
    """The tree of one view of which everything is known."""

    def __init__(self, simulation: Simulation, options: list[int], chance: Chance) -> None:
        self.simulation = simulation
        self.seat: int = simulation.seat
        self.game = simulation.game
        self.luck: i64 = chance.draw_seed()
        world = simulation.world(chance)
        self.root = Place(world, self.ordered(world.view(self.seat), options))

    def ordered(self, view: View, options: list[int]) -> list[int]:
        """The best rated of these options, after that of the heuristic."""
        if len(options) == 1:
            return options
        first = self.game.greedy(view, Chance.at(self.luck))
        best = best_rated(view, options, self.simulation.settings.options)
        return [first] + [option for option in best if option != first]

    def after(self, place: Place, option: int) -> Place:
        """What comes of an answer: others answer until the seat is asked again. The same place has always the same
        luck, of which there is none but which of equal answers is taken."""
        state = place.state.copy()
        chance = Chance.at(self.luck)
        top = state.frames[-1]
        top.take(state, self.seat, option)
        state.settle()
        while state.frames:
            top = state.frames[-1]
            seat = top.seat(state)
            view = state.view(seat)
            if seat == self.seat:
                return Place(state, self.ordered(view, view.options))
            top.take(state, seat, self.game.greedy(view, chance))
            state.settle()
        return Place(state, [])

    def line(self) -> None:
        """Try one more line, to the end of the play."""
        place = self.root
        path = [place]
        while place.options:
            at = place.pick(place is self.root)
            if at == len(place.next):
                place.next.append(self.after(place, place.options[at]))
            place = place.next[at]
            path.append(place)
        shares = shares_of(place.state)
        worth = self.simulation.worth(place.state, shares)
        while path:
            place = path.pop()
            place.lines += 1
            if worth > place.worth:
                place.worth = worth
                place.shares = shares
            if place.options:
                place.done = place.finished()

    def explore(self, lines: int, stop: Callable[[], bool] | None) -> None:
        for _ in range(lines):
            if self.root.done:
                return
            self.line()
            if stop is not None and stop():
                return

    def chances(self, place: Place) -> list[float]:
        """Everybody's chances as they may be told: others will not always do what the heuristic would, so that what
        comes next counts as much as how it would end."""
        here = shares_of(place.state)
        return [0.5 * (here[at] + place.shares[at]) for at in range(len(here))]
