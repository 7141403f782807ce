"""A play reviewed move by move: what each seat could know, what it did, and what it gave away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from meadhall.bots import Level
from meadhall.engine.chance import Chance
from meadhall.engine.saga import Saga
from meadhall.engine.state import State
from meadhall.engine.views import View
from meadhall.engine.walker import MoveWalker
from meadhall.review.judging import judge

TURNS: Final = 5
"""So many turning points a play has at most."""
LEAST: Final = 0.04
"""A move that gives away less chance than this is as good as the best. Nor is given away what may be the luck of the
tries alone: one standard error is taken off."""
TRIES: Final = {"voluspa": 600, "wolves": 240, "bloodrage": 100, "berserk": 120}
USUAL_TRIES: Final = 200
"""Tries of a part of a move, by title."""
SENSIBLE: Final = 4
"""The level that ends a better move: it thinks little and overlooks nothing."""


class ReviewedMove(Struct):
    """One move: everybody's chances before it if its best answer is given, how much of its seat's chance it gave away,
    and the whole move that gives none away. `choices` are the options its parts had."""

    at: int
    seat: int
    move: str
    chances: list[float]
    loss: float = 0.0
    better: str | None = None
    choices: int = 1


class Review(Struct):
    """So far: the moves that are thought about, of so many, and how the play ended."""

    length: int
    moves: list[ReviewedMove]
    turns: list[int]
    result: list[float]
    open: bool = False


class Reviewer:
    """Goes through a saga, a move at a time. With `open` cards it knows everything but the luck to come; else what each
    seat knew. The same saga, tries and seed give the same review."""

    def __init__(self, saga: Saga, tries: int = 0, seed: int = 0, open: bool = False) -> None:
        self.saga = saga
        self.tries = tries or TRIES.get(saga.game.name, USUAL_TRIES)
        self.open = open
        self.seed = seed

    def review(self) -> Review:
        made = Review(len(self.saga.moves), [], [], [], self.open)
        for move in self.moves():
            made.moves.append(move)
        made.turns = turning_points(made.moves)
        made.result = self.result()
        return made

    def result(self) -> list[float]:
        state = self.saga.at(len(self.saga.moves))
        return state.shares() if state.over else list(state.view(None).evaluate())

    def moves(self, since: int = 0, before: list[float] | None = None) -> Iterator[ReviewedMove]:
        """The moves from this one on, each thought about when it is asked for. Where there was nothing to choose the
        chances stay as they were before."""
        state = self.saga.start()
        state.listening = False
        for at, (seat, text) in enumerate(self.saga.moves):
            if at >= since:
                made = self.reviewed(state, at, seat, text)
                if not made.choices and before:
                    made.chances = before
                before = made.chances
                yield made
            state.do(text, seat)

    def reviewed(self, state: State, at: int, seat: int, text: str) -> ReviewedMove:
        """One move, part by part: the part that gave away most tells what was better. What cannot be judged so is left
        out."""
        view = state.view(seat)
        chance = Chance(-1 - (self.seed * 1_000_003 + at))
        walker, truth = MoveWalker(view.known, seat), MoveWalker(state, seat)
        made = ReviewedMove(at, seat, text, list(view.evaluate()), choices=0)
        if state.top().indivisible():
            return made
        first = True
        for played in walker.options_in(text):
            here = View(walker.state)
            options = here.options
            if len(options) > 1:
                made.choices += len(options)
                known = truth.state if self.open else None
                opinions = judge(here, chance.split(), self.tries, (played,), known)
                own, best = next(one for one in opinions if one.option == played), opinions[0]
                if first:
                    made.chances, first = list(best.chances), False
                loss = round(best.chances[seat] - own.chances[seat] - own.doubt, 4)
                if best.option != played and loss > made.loss:
                    made.loss, made.better = loss, whole(view.known, walker, best.option)
            walker.take(played)
            truth.take(played)
        made.chances = [round(share, 4) for share in made.chances]
        return made


def whole(known: State, walker: MoveWalker, option: int) -> str:
    """The move that begins as here and goes on with this option; of the parts that follow none is a plain mistake."""
    trial = MoveWalker(known, walker.seat)
    for part in [*walker.options, option]:
        trial.take(part)
    player = Level(Chance(0), SENSIBLE)
    while not trial.whole:
        trial.take(player.choose(View(trial.state)))
    return trial.text


def turning_points(moves: list[ReviewedMove]) -> list[int]:
    """The moves that gave away most, in their order."""
    worst = sorted((move for move in moves if move.better and move.loss >= LEAST), key=lambda move: -move.loss)
    return sorted(move.at for move in worst[:TURNS])
