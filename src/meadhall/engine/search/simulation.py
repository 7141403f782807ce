"""One try of an option in one world: the option, then quick answers of everybody to a halt, judged on the way."""

from __future__ import annotations

from math import log
from typing import Final, TypeAlias, final

from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64
from meadhall.engine.frames import UNKNOWN, Together
from meadhall.engine.search.beliefs import CERTAIN
from meadhall.engine.search.settings import SearchSettings
from meadhall.engine.state import State
from meadhall.engine.types import TRUTH
from meadhall.engine.views import View

LEAST: Final = 1e-9
"""A share below this is taken for none."""
DOUBTS: Final = 7
"""So often at most a world that hardly fits is given up for another."""
APART: Final = 5
"""So many answers lie between two looks of a try: an odd number, so that not the same seat is about to move in all."""

Try: TypeAlias = "tuple[float, list[float]]"
"""What a try was worth to the seat that thinks, and everybody's share of the win."""


@final
class Simulation:
    """Tries for the seat of one view. Everybody answers by the title's quick policy, or by its heuristic, which sees
    in the world no more than that seat would."""

    def __init__(self, view: View, settings: SearchSettings) -> None:
        self.view = view
        self.game = view.game
        self.seat: int = view.asked_seat()
        self.settings = settings
        self.last_stage: int = 0
        if settings.stages:
            self.last_stage = self.game.stage(view.known) + settings.stages
        self.secrets = hides_answers(view.known)
        self.beliefs = self.game.beliefs(view)

    def world(self, chance: Chance) -> State:
        """A whole state that the seat cannot tell from the real one. Secret answers that others have given already are
        taken back: they will give them anew, as sensibly as any other, and still not knowing this seat's."""
        state = self.view.sample(chance)
        beliefs = self.beliefs
        if beliefs is not None:
            for _ in range(DOUBTS):
                if chance.below(CERTAIN) < beliefs.weight(state):
                    break
                state = self.view.sample(chance)
        if self.secrets:
            state.frames[-1] = reopened(self.view.known, state)
        return state

    def run(self, state: State, option: int, chance: Chance) -> Try:
        """Play the option and on to a halt, in place, and judge it. Earlier looks count as much as the last one: it
        sees furthest, they depend less on luck."""
        top = state.frames[-1]
        top.take(state, self.seat, option)
        state.settle()
        settings = self.settings
        left: i64 = settings.answers if settings.answers else -1
        early: i64 = APART * max(0, settings.looks - 1) if settings.answers else 0
        stage = self.last_stage
        heuristic = settings.heuristic
        worth = 0.0
        shares = [0.0] * self.game.seats
        while state.frames and left != 0:
            if stage and self.game.stage(state) >= stage:
                break
            top = state.frames[-1]
            seat = top.seat(state)
            if heuristic:
                answer = self.game.greedy(state.view(seat), chance)
            else:
                answer = state.policy(chance, seat)
            top.take(state, seat, answer)
            state.settle()
            left -= 1
            if 0 < left <= early and left % APART == 0 and state.frames:
                here = shares_of(state)
                worth += self.worth(state, here)
                early -= APART
                for at in range(len(here)):
                    shares[at] += here[at]
        here = shares_of(state)
        weight = 1.0 + float(int(early // APART))
        looks = float(max(1, settings.looks)) if settings.answers else 1.0
        worth = (worth + weight * self.worth(state, here)) / looks
        for at in range(len(here)):
            shares[at] = (shares[at] + weight * here[at]) / looks
        return worth, shares

    def worth(self, state: State, shares: list[float]) -> float:
        """What a judged state is worth to the seat: its share, and a little for how far it is ahead or behind."""
        own = shares[self.seat]
        lean = self.settings.lean
        if lean == 0.0:
            return own
        ahead = lead(state, self.seat) / self.settings.spread if state.over else odds(own)
        return (1.0 - lean) * own + lean * (0.5 + 0.5 * ahead / (1.0 + abs(ahead)))


def shares_of(state: State) -> list[float]:
    """Each seat's expected share of the win; they sum to 1."""
    if not state.frames:
        return state.shares()
    worth = state.evaluate()
    total = sum(worth)
    return [share / total for share in worth]


def odds(share: float) -> float:
    """The logarithm of the odds of a share: by how much the seat is ahead, measured by what may still happen."""
    return log(max(share, LEAST) / max(1.0 - share, LEAST))


def lead(state: State, seat: int) -> float:
    """By how much the seat's score is above the best other one."""
    own = 0
    best = -1_000_000
    for standing in state.standings:
        if standing.seat == seat:
            own = standing.score
        else:
            best = max(best, standing.score)
    return float(own - best)


def hides_answers(known: State) -> bool:
    """Whether others have answered already what this seat is asked, in secret."""
    top = known.frames[-1]
    return isinstance(top, Together) and (UNKNOWN,) in top.chosen


def reopened(known: State, state: State) -> Together[State]:
    """The question that is asked of several at once, without the answers that the viewer has not seen."""
    assert state.viewer == TRUTH
    seen, top = known.frames[-1], state.frames[-1]
    assert isinstance(seen, Together) and isinstance(top, Together)
    chosen = list(top.chosen)
    closed = list(top.closed)
    for at in range(len(chosen)):
        if seen.chosen[at] == (UNKNOWN,):
            chosen[at] = ()
            closed[at] = False
    return top.with_answers(tuple(chosen), tuple(closed))
