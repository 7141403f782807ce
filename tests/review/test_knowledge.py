"""What the reviewer knows is what the seat knew, unless the cards are open: then the truth behind the view counts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meadhall import Saga, State
from meadhall.review import ReviewedMove, Reviewer
from tests.conformance.cases import Case, cases, joined
from tests.conformance.hidden_laws import twins
from tests.conformance.plays import Move, Play, plays

TRIES = 6
TRUTHS = 2
CASES = 3
EARLY, LATER = 7, 6
"""Of each play the first moves are reviewed, where most is hidden, and some of the others."""


def reviewed(play: Play, state: State, seat: int, move: str, open: bool = False) -> ReviewedMove:
    return Reviewer(Saga(play.game, play.seed), TRIES, open=open).reviewed(state, 0, seat, move)


class Choice:
    """A move of a play, and other truths that looked the same to who made it."""

    def __init__(self, case: Case, play: Play, state: State, move: Move) -> None:
        self.play, self.state, self.seat, self.move = play, state, move.seat, move.text
        others = twins(play, case.twin, move.seat, state, TRUTHS)
        self.others = [other for other in others if other.digest() != state.digest()]

    def of(self, state: State, open: bool = False) -> ReviewedMove:
        return reviewed(self.play, state, self.seat, self.move, open)


def choices(name: str) -> Iterator[Choice]:
    """Some of a few cases of a title, with other truths behind them."""
    for case in cases(name)[:CASES]:
        play = plays(case)[0]
        state = play.game.new(play.seed)
        for number, move in enumerate(play.moves):
            chosen = number < EARLY or number % (1 + len(play.moves) // LATER) == 0
            if chosen and len(state.options_for(move.seat)) > 1 and not state.top().indivisible():
                found = Choice(case, play, state.copy(), move)
                if found.others:
                    yield found
            state.do(move.text, move.seat)


@pytest.mark.parametrize("name", joined())
def test_two_truths_behind_one_view_are_reviewed_alike(name: str) -> None:
    met = 0
    for choice in choices(name):
        before, made = choice.state.digest(), choice.of(choice.state)
        assert choice.state.digest() == before, "reviewing changes the play"
        assert made.move == choice.move and made.seat == choice.seat
        for other in choice.others:
            assert choice.of(other) == made, f"seat {choice.seat}, {choice.move!r}: the truth shines through"
            met += made.choices > 0
    assert met > 0, "nothing that was hidden was ever behind a choice"


@pytest.mark.parametrize("name", joined())
def test_with_open_cards_the_truth_counts(name: str) -> None:
    """Somewhere another truth makes another review, and so do closed cards."""
    of_truth = of_cards = False
    for choice in choices(name):
        made = choice.of(choice.state, True)
        of_truth = of_truth or any(choice.of(other, True) != made for other in choice.others)
        of_cards = of_cards or choice.of(choice.state) != made
        if of_truth and of_cards:
            return
    raise AssertionError(f"open cards change nothing: of another truth {of_truth}, of closed cards {of_cards}")
