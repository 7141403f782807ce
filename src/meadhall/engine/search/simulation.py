"""One try of an option in one world: the option, then quick answers of everybody to a halt, then a judgement."""

from __future__ import annotations

from math import log
from typing import Final, final

from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64
from meadhall.engine.frames import UNKNOWN, Together
from meadhall.engine.search.settings import SearchSettings
from meadhall.engine.state import State
from meadhall.engine.types import TRUTH
from meadhall.engine.views import View

LEAST: Final = 1e-9
"""A share below this is taken for none."""


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

    def world(self, chance: Chance) -> State:
        """A whole state that the seat cannot tell from the real one. Secret answers that others have given already are
        taken back: they will give them anew, as sensibly as any other, and still not knowing this seat's."""
        state = self.view.sample(chance)
        if self.secrets:
            state.frames[-1] = reopened(self.view.known, state)
        return state

    def run(self, state: State, option: int, chance: Chance) -> list[float]:
        """Play the option and on to a halt, in place; gives each seat's share of the win."""
        top = state.frames[-1]
        top.take(state, self.seat, option)
        state.settle()
        left: i64 = self.settings.answers if self.settings.answers else -1
        stage = self.last_stage
        heuristic = self.settings.heuristic
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
        return shares_of(state)

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
