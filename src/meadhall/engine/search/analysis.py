"""Which option is best, and how likely everybody wins: tries are divided among the options by sequential halving.

All options of a round are tried in the same worlds with the same luck, so that they differ by what they do and not by
what happened to happen. The worse half is left, and the better one is tried on. Where nothing is hidden any more, the
end of the play is searched as a tree instead (`lookahead`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64
from meadhall.engine.search.lookahead import TRIES_A_LINE, Lookahead
from meadhall.engine.search.narrowing import narrowed
from meadhall.engine.search.settings import SearchSettings
from meadhall.engine.search.simulation import Simulation, shares_of
from meadhall.engine.views import View

Stop: TypeAlias = Callable[[], bool]
"""Asked now and then whether time is up."""
PATIENCE: Final = 32
"""After every so many worlds the options that are surely worse are left out."""
LINES_AN_OPTION: Final = 4
"""With fewer lines than this for each option the end is not searched as a tree."""


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
        self.worths: list[float] = []
        """What each try was worth; those still tried have met the same worlds."""

    def add(self, worth: float, shares: list[float]) -> None:
        self.tries += 1
        self.worth += worth
        self.worths.append(worth)
        for seat in range(len(shares)):
            self.shares[seat] += shares[seat]

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
    lines = simulations // TRIES_A_LINE
    if chosen.lookahead and 1 < len(options) <= lines // LINES_AN_OPTION and view.game.certain(view):
        return look_ahead(Simulation(view, chosen), options, chance, simulations, stop)
    arms = [Arm(option, seats) for option in options]
    done = 0
    if len(arms) > 1:
        done = halve(Simulation(view, chosen), arms, chance, simulations, stop)
    arms.sort(key=Arm.mean, reverse=True)
    arms.sort(key=tries_of, reverse=True)
    judged = tuple([arm.judged() for arm in arms])
    shares = judged[0].shares if done else tuple(shares_of(view.known))
    return Analysis(judged, shares, done)


def look_ahead(
    simulation: Simulation, options: list[int], chance: Chance, simulations: int, stop: Stop | None
) -> Analysis:
    """Search the end of a play of which everything is known. A line counts as one try."""
    tree = Lookahead(simulation, options, chance)
    tree.explore(simulations // TRIES_A_LINE, stop)
    root = tree.root
    judged: list[Judged] = []
    for at in range(len(root.next)):
        place = root.next[at]
        judged.append(Judged(root.options[at], int(place.lines), place.worth, tuple(tree.chances(place))))
    judged.sort(key=worth_of, reverse=True)
    return Analysis(tuple(judged), judged[0].shares, int(root.lines))


def worth_of(judged: Judged) -> float:
    return judged.worth


def tries_of(arm: Arm) -> int:
    return int(arm.tries)


def halve(simulation: Simulation, arms: list[Arm], chance: Chance, simulations: int, stop: Stop | None) -> int:
    """Try all, then the better half, and so on; what is left of the tries goes to the last two. Gives how many there
    were."""
    rounds = 1
    while 1 << rounds < len(arms):
        rounds += 1
    done = 0
    worlds: i64 = 0
    sure = simulation.settings.sure
    alive = arms
    for number in range(rounds):
        until = done + (simulations - done) // (rounds - number)
        while True:
            world = simulation.world(chance)
            luck = chance.draw_seed()
            for arm in alive:
                state = world.copy()
                worth, shares = simulation.run(state, arm.option, Chance.at(luck))
                arm.add(worth, shares)
            done += len(alive)
            worlds += 1
            if stop is not None and stop():
                return done
            if sure > 0.0 and worlds % PATIENCE == 0:
                alive = not_surely_worse(alive, sure)
                if len(alive) == 1:
                    return done
            if done + len(alive) > until:
                break
        alive = sorted(alive, key=Arm.mean, reverse=True)[: max(2, (len(alive) + 1) // 2)]
    return done


def not_surely_worse(arms: list[Arm], sure: float) -> list[Arm]:
    """The best option so far, and those that may be better: over the same worlds they are not behind it by so many
    standard errors. Of options that came to the same in every world the first is enough."""
    best = arms[0]
    for arm in arms:
        if arm.mean() > best.mean():
            best = arm
    return [arm for arm in arms if arm is best or may_be_better(arm, best, sure)]


def may_be_better(arm: Arm, best: Arm, sure: float) -> bool:
    behind = 0.0
    squares = 0.0
    for at in range(len(arm.worths)):
        difference = best.worths[at] - arm.worths[at]
        behind += difference
        squares += difference * difference
    number = float(len(arm.worths))
    # the sum, and the variance of it: behind > sure * sqrt(variance), both squared
    return behind * behind < sure * sure * (squares - behind * behind / number)
