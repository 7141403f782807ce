"""What options are worth: each is tried in worlds that its seat cannot tell from the real one, or with open cards in
the real one, whose future luck nobody knows either."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from meadhall.bots.levels import sound
from meadhall.engine.chance import Chance
from meadhall.engine.search.narrowing import narrowed
from meadhall.engine.search.simulation import Simulation
from meadhall.engine.state import State
from meadhall.engine.views import View


class Opinion(NamedTuple):
    """An option, how often it was tried, what it is worth to its seat, and everybody's chances with it; `doubt` is by
    how much the tries may err about how far it is from the best one: the standard error of that."""

    option: int
    tries: int
    worth: float
    chances: tuple[float, ...]
    doubt: float = 0.0


class Trial:
    """One option under trial."""

    def __init__(self, option: int, seats: int) -> None:
        self.option = option
        self.worths: list[float] = []
        self.chances: list[list[float]] = []

    def add(self, worth: float, shares: list[float]) -> None:
        self.worths.append(worth)
        self.chances.append(shares)

    def mean(self) -> float:
        return mean(self.worths)

    def opinion(self, best: Trial) -> Opinion:
        """What is told of it: so much more or less than the best as it was in the worlds that both have met. Worlds are
        kind or unkind, and those that only the better ones met tell nothing of how far they are apart."""
        met = len(self.worths)
        apart = [own - other for own, other in zip(self.worths, best.worths, strict=False)]
        worth = mean(best.worths) + mean(apart)
        chances = [
            mean([all_seats[seat] for all_seats in best.chances])
            + mean([own[seat] - other[seat] for own, other in zip(self.chances, best.chances, strict=False)])
            for seat in range(len(best.chances[0]))
        ]
        doubt = sqrt(mean([(one - mean(apart)) ** 2 for one in apart]) / max(1, met - 1))
        return Opinion(self.option, met, worth, tuple(in_bounds(chances)), doubt)


def mean(numbers: list[float]) -> float:
    return sum(numbers) / max(1, len(numbers))


def in_bounds(chances: list[float]) -> list[float]:
    """Shares of one win; a difference may have led a little beyond none or all of it."""
    bounded = [min(1.0, max(0.0, chance)) for chance in chances]
    return [chance / sum(bounded) for chance in bounded]


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
    told = [trial.opinion(ranked[0]) for trial in [*ranked, *(trial for trial in trials if trial not in ranked)]]
    return told[: len(ranked)] + sorted(told[len(ranked) :], key=lambda one: one.worth, reverse=True)


def luckless(truth: State, chance: Chance) -> State:
    """The real world, with other luck to come."""
    world = truth.copy()
    world.chance = Chance.at(chance.draw_seed())
    return world


def advice(view: View, chance: Chance, tries: int, most: int, stop: Callable[[], bool]) -> list[tuple[str, float]]:
    """The best options of a seat as text, with its chance to win, the largest first; no more than so many."""
    seat = view.asked_seat()
    if len(view.options) == 1:
        return [(view.say(view.options[0]), view.evaluate()[seat])]
    judged = judge(view, chance, tries, stop=stop)
    sane = [one for one in judged if sound(view, [one.option])] or judged
    best = sorted(sane[:most], key=lambda one: one.chances[seat], reverse=True)
    return [(view.say(one.option), one.chances[seat]) for one in best]
