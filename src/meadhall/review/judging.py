"""What options are worth: each is tried in worlds that its seat cannot tell from the real one, or with open cards in
the real one, whose future luck nobody knows either."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from meadhall.bots.levels import sound
from meadhall.engine.chance import Chance
from meadhall.engine.search.analysis import narrowed
from meadhall.engine.search.simulation import Simulation
from meadhall.engine.state import State
from meadhall.engine.views import View


class Opinion(NamedTuple):
    """An option, how often it was tried, what it is worth to its seat, and everybody's chances with it."""

    option: int
    tries: int
    worth: float
    chances: tuple[float, ...]


class Trial:
    """One option under trial."""

    def __init__(self, option: int, seats: int) -> None:
        self.option = option
        self.tries = 0
        self.worth = 0.0
        self.chances = [0.0] * seats

    def add(self, worth: float, shares: list[float]) -> None:
        self.tries += 1
        self.worth += worth
        self.chances = [before + share for before, share in zip(self.chances, shares, strict=True)]

    def mean(self) -> float:
        return self.worth / max(1, self.tries)

    def opinion(self) -> Opinion:
        number = max(1, self.tries)
        return Opinion(self.option, self.tries, self.mean(), tuple(share / number for share in self.chances))


def judge(
    view: View,
    chance: Chance,
    tries: int,
    also: tuple[int, ...] = (),
    truth: State | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> list[Opinion]:
    """The promising options of this seat, the best first, and those that are asked for in any case (`also`), which stay
    to the end. All of a round meet the same worlds with the same luck; the worse half is left out, as in the search.
    With a `truth` there is but that world."""
    settings = view.game.search_settings
    simulation = Simulation(view, settings)
    options = list(narrowed(view, settings, tries))
    trials = [Trial(option, view.game.seats) for option in [*options, *(one for one in also if one not in options)]]
    rounds = max(1, (len(trials) - 1).bit_length())
    alive, done = trials, 0
    for number in range(rounds):
        worlds = max(1, (tries - done) // (rounds - number) // len(alive))
        for _ in range(worlds):
            world = simulation.world(chance) if truth is None else luckless(truth, chance)
            luck = chance.draw_seed()
            for trial in alive:
                state = world.copy()
                trial.add(*simulation.run(state, trial.option, Chance.at(luck)))
            done += len(alive)
            if stop():
                break
        ranked = sorted(alive, key=Trial.mean, reverse=True)
        better = ranked[: max(2, (len(alive) + 1) // 2)]
        alive = better + [trial for trial in ranked[len(better) :] if trial.option in also]
        if stop():
            break
    ranked = sorted(alive, key=Trial.mean, reverse=True)
    rest = sorted((trial for trial in trials if trial not in ranked), key=Trial.mean, reverse=True)
    return [trial.opinion() for trial in [*ranked, *rest]]


def luckless(truth: State, chance: Chance) -> State:
    """The real world, with other luck to come."""
    world = truth.copy()
    world.chance = Chance.at(chance.draw_seed())
    return world


def advice(view: View, chance: Chance, tries: int, most: int, stop: Callable[[], bool]) -> list[tuple[str, float]]:
    """The best options of a seat as text, with its chance to win; no more than so many."""
    seat = view.asked_seat()
    if len(view.options) == 1:
        return [(view.say(view.options[0]), view.evaluate()[seat])]
    judged = judge(view, chance, tries, stop=stop)
    sane = [one for one in judged if sound(view, [one.option])] or judged
    return [(view.say(one.option), one.chances[seat]) for one in sane[:most]]
