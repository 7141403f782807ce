"""What no machine does: end its age with something good to do, or leave a figure in the reserve that comes for free."""

from __future__ import annotations

import pytest

import meadhall
from meadhall import Chance
from meadhall.bots.levels import level_name
from meadhall.bots.levels_manners import LEVELS
from tests.games.bloodrage.scenario import Scene

SEEDS = {1: 40, 2: 20, 3: 20, 4: 2, 5: 2}
"""Those with whims are asked more often."""


def ready(rage: int = 4) -> Scene:
    """Nobody stands in the way of a pillage."""
    return Scene(f"clan 0: rage {rage}", "figures 0: leader gimle, warrior gimle")


def summoned() -> Scene:
    """A monster that has just come into play and may come to stand somewhere at once."""
    case = Scene("hand 0: troll", "figures 0: leader gimle")
    state = case.state
    state.play(next(option for option in state.options if state.say(option) == "upgrade troll"))
    return case


def broken(case: Scene) -> list[str]:
    view = case.state.view(0)
    return [view.say(option) for option in view.options if view.game.looks_broken(view, option)]


def test_ending_ones_age_with_something_good_to_do_looks_broken() -> None:
    assert broken(ready()) == ["pass"]
    assert broken(ready(1)) == ["pass"], "a pillage costs nothing"


def test_with_the_last_rage_one_may_wait() -> None:
    assert broken(Scene("clan 0: rage 1")) == []
    assert broken(Scene("clan 0: rage 2")) == ["pass"]


def test_leaving_a_figure_that_comes_for_nothing_looks_broken() -> None:
    case = summoned()
    assert case.asked == (0, "free-invasion")
    assert broken(case) == ["stay"]


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_does_it(level: int) -> None:
    """Whatever their whims."""
    for case, never in ((ready(), "pass"), (summoned(), "stay")):
        view = case.state.view(0)
        for seed in range(SEEDS[level]):
            assert view.say(meadhall.bot(level_name(level), Chance(seed)).choose(view)) != never
