"""What is told of options: in the order of their chances, and apart by what they do, not by the worlds they met."""

from __future__ import annotations

from math import isclose

import pytest

import meadhall
from meadhall import Chance
from meadhall.review import advice
from meadhall.review.judging import Trial

TRIES = 120


@pytest.mark.parametrize("seed", [2, 6])
def test_hints_stand_in_the_order_of_the_chances_they_show(seed: int) -> None:
    state, policy = meadhall.game("voluspa", 2).new(seed), Chance(seed)
    for _ in range(20):
        state.play(state.policy(policy))
    told = advice(state.view(state.waiting[0]), Chance(seed), TRIES, 3, lambda: False)
    chances = [chance for _, chance in told]
    assert len(told) == 3 and chances == sorted(chances, reverse=True)


def trial(option: int, *worths: float) -> Trial:
    made = Trial(option, 2)
    for worth in worths:
        made.add(worth, [worth, 1.0 - worth])
    return made


def test_an_option_left_out_early_is_compared_in_the_worlds_that_both_have_met() -> None:
    """Two kind worlds, then two unkind ones: the second option was left out before those, and is a tenth worse."""
    best, other = trial(1, 0.8, 0.9, 0.1, 0.2), trial(2, 0.7, 0.8)
    told = other.opinion(best)
    assert isclose(best.opinion(best).worth, 0.5)
    assert isclose(told.worth, 0.4)
    assert isclose(told.chances[0], 0.4) and isclose(sum(told.chances), 1.0)
    assert told.tries == 2 and isclose(told.doubt, 0.0, abs_tol=1e-9)


def test_doubt_is_how_much_the_difference_may_err() -> None:
    """Apart by 0.0 and 0.2 in turn: a tenth on the mean, with a standard error of a tenth over the root of three."""
    best, other = trial(1, 0.8, 0.9, 0.4, 0.6), trial(2, 0.8, 0.7, 0.4, 0.4)
    assert isclose(other.opinion(best).doubt, 0.1 / 3**0.5)


def test_chances_stay_within_none_and_all() -> None:
    told = trial(2, 0.0, 0.0).opinion(trial(1, 0.9, 0.9, 0.0, 0.0))
    assert told.chances == (0.0, 1.0)
