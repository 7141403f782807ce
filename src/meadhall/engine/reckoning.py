"""Where the points of a play came from, heard from its events alone: no page or bot reckons them anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from meadhall.engine.types import Params

if TYPE_CHECKING:
    from meadhall.engine.game import Game


class Gain(NamedTuple):
    """Points that an event tells of, and their source: a name of the title's list. `thing`: the card or tile that
    brought them, in the form of a parameter. `stands`: this is what it is worth from now on, not what it adds."""

    seat: int
    source: str
    points: int
    thing: str = ""
    stands: bool = False


class Entry(NamedTuple):
    """Points that a seat got, or lost, by the move before the moment `at`."""

    at: int
    seat: int
    source: str
    thing: str
    points: int


class Stage(NamedTuple):
    """A stretch of the play, a round or an age, and the moment at which it began."""

    number: int
    at: int


class Reckoning:
    """All points of a play so far, entry by entry."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.entries: list[Entry] = []
        self.stages: list[Stage] = []
        self.standing: dict[tuple[int, str, str], int] = {}

    def move_to(self, moments: list[int]) -> None:
        """Count moments otherwise: what came of the first move came at the first of these, and so on."""
        self.entries = [entry._replace(at=moments[entry.at - 1]) for entry in self.entries]
        self.stages = [stage._replace(at=moments[stage.at - 1]) for stage in self.stages]

    def hear(self, at: int, key: str, params: Params) -> None:
        """Take in one event of the move before this moment."""
        begun = self.game.begins(key, params)
        if begun:
            self.stages.append(Stage(begun, at))
        for gain in self.game.gains(key, params):
            points = gain.points
            if gain.stands:
                place = (gain.seat, gain.source, gain.thing)
                points -= self.standing.get(place, 0)
                self.standing[place] = gain.points
            if points:
                self.entries.append(Entry(at, gain.seat, gain.source, gain.thing, points))

    @property
    def totals(self) -> list[int]:
        """What the entries of each seat come to."""
        sums = [0] * self.game.seats
        for entry in self.entries:
            sums[entry.seat] += entry.points
        return sums


def seat_in(params: Params, name: str = "seat") -> int:
    """The seat that a parameter speaks of."""
    return int(str(params[name])[1:])


def number_in(params: Params, name: str) -> int:
    value = params[name]
    assert isinstance(value, int)
    return value
