"""Which option is best, and how likely everybody wins: tries are divided among the options by sequential halving.

All options of a round are tried in the same worlds with the same luck, so that they differ by what they do and not by
what happened to happen. The worse half is left, and the better one is tried on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64
from meadhall.engine.search.settings import NEVER, SearchSettings
from meadhall.engine.search.simulation import Simulation, shares_of
from meadhall.engine.views import View

Stop: TypeAlias = Callable[[], bool]
"""Asked now and then whether time is up."""


class Judged(NamedTuple):
    """An option after its tries: `worth` is what it is chosen by, `shares` are the chances of all seats with it."""

    option: int
    tries: int
    worth: float
    shares: tuple[float, ...]


class Analysis(NamedTuple):
    """What a seat may expect. `judged` are the options that were tried, the best first."""

    judged: tuple[Judged, ...]
    shares: tuple[float, ...]
    """Everybody's chances if the best option is taken."""
    tries: int

    @property
    def best(self) -> int:
        return self.judged[0].option


class Arm:
    """One option under trial."""

    def __init__(self, option: int, seats: int) -> None:
        self.option = option
        self.tries: i64 = 0
        self.worth = 0.0
        self.shares = [0.0] * seats

    def mean(self) -> float:
        return self.worth / float(int(self.tries)) if self.tries else 0.0

    def judged(self) -> Judged:
        number = max(1.0, float(int(self.tries)))
        return Judged(self.option, int(self.tries), self.mean(), tuple([share / number for share in self.shares]))


def analyse(
    view: View, chance: Chance, simulations: int, settings: SearchSettings | None = None, stop: Stop | None = None
) -> Analysis:
    """Think about what this seat is asked, with so many tries. The answer depends on the view, the chance, the number
    and the settings alone, unless `stop` ends it early."""
    chosen = view.game.search_settings if settings is None else settings
    options = narrowed(view, chosen, simulations)
    seats = view.game.seats
    arms = [Arm(option, seats) for option in options]
    done = 0
    if len(arms) > 1:
        done = halve(Simulation(view, chosen), arms, chance, simulations, stop)
    arms.sort(key=Arm.mean, reverse=True)
    arms.sort(key=tries_of, reverse=True)
    judged = tuple([arm.judged() for arm in arms])
    shares = judged[0].shares if done else tuple(shares_of(view.known))
    return Analysis(judged, shares, done)


def tries_of(arm: Arm) -> int:
    return int(arm.tries)


def narrowed(view: View, settings: SearchSettings, simulations: int) -> list[int]:
    """The options that are worth a try by the title's own rating, no more than there are tries for."""
    options = view.options
    most = max(2, min(settings.options, simulations // settings.fewest))
    if len(options) <= most:
        return options
    rated = view.game.rate(view, options)
    ranked = sorted([(-rated[at], at) for at in range(len(options))])
    tried = [options[at] for rating, at in ranked[:most] if rating < -NEVER]
    return tried if tried else options[:most]


def halve(simulation: Simulation, arms: list[Arm], chance: Chance, simulations: int, stop: Stop | None) -> int:
    """Try all, then the better half, and so on; what is left of the tries goes to the last two. Gives how many there
    were."""
    rounds = 1
    while 1 << rounds < len(arms):
        rounds += 1
    done = 0
    alive = arms
    for number in range(rounds):
        share = (simulations - done) // (rounds - number)
        worlds = max(1, share // len(alive))
        for _ in range(worlds):
            world = simulation.world(chance)
            luck = chance.draw_seed()
            for arm in alive:
                state = world.copy()
                worth, shares = simulation.run(state, arm.option, Chance.at(luck))
                arm.worth += worth
                arm.tries += 1
                for seat in range(len(shares)):
                    arm.shares[seat] += shares[seat]
            done += len(alive)
            if stop is not None and stop():
                return done
        alive = sorted(alive, key=Arm.mean, reverse=True)[: max(2, (len(alive) + 1) // 2)]
    return done
