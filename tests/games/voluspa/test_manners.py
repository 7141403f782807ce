"""What no machine does: lay a tile for nothing that would bring a good deal elsewhere."""

from __future__ import annotations

import pytest

import meadhall
from meadhall import Chance
from meadhall.bots.levels import level_name
from meadhall.bots.levels_manners import LEVELS

from .scenario import Scene

ENDS = "valkyrie dragon fenrir thor dragon"
"""A Valkyrie at the other end of this row brings six points, and none at its side or below."""
WEAK = "valkyrie valkyrie valkyrie valkyrie .\n. . . thor dragon"
NO_ENDS = "thor dragon fenrir thor dragon"
SEEDS = 8


def told(case: Scene, tile: str) -> dict[str, tuple[int, bool]]:
    """Every placement of this tile: its points, and whether it would look broken."""
    view = case.state.view(0)
    found: dict[str, tuple[int, bool]] = {}
    for option in view.options:
        points = view.preview(option).get("points")
        assert isinstance(points, int)
        found[view.say(option)] = (points, view.game.looks_broken(view, option))
    return {move: facts for move, facts in found.items() if move.split()[0] == tile}


def test_a_tile_for_nothing_looks_broken_where_it_would_bring_a_good_deal() -> None:
    placements = told(Scene(ENDS, "valkyrie"), "valkyrie")
    assert placements["valkyrie s14"] == (6, False) and placements["valkyrie n15"] == (2, False)
    assert {broken for points, broken in placements.values() if points == 0} == {True}


def test_where_it_brings_nothing_anywhere_it_may_lie_anywhere() -> None:
    assert not any(broken for _, broken in told(Scene(NO_ENDS, "valkyrie"), "valkyrie").values())


@pytest.mark.parametrize("tile", ["loki", "hermod", "raven"])
def test_what_is_laid_for_the_sake_of_others_or_of_what_follows_may_bring_nothing(tile: str) -> None:
    assert not any(broken for _, broken in told(Scene(ENDS, tile), tile).values())


def test_a_skadi_that_takes_a_tile_may_bring_nothing() -> None:
    placements = told(Scene(WEAK, "skadi"), "skadi")
    assert placements["skadi r14"] == (5, False), "the strongest of a row of five"
    assert placements["skadi r15"] == (0, False), "it takes the Dragon"
    assert placements["skadi s15"] == (0, True)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_does_it(level: int) -> None:
    """Whatever their whims."""
    view = Scene(ENDS, "valkyrie").state.view(0)
    for seed in range(SEEDS):
        chosen = meadhall.bot(level_name(level), Chance(seed)).choose(view)
        assert view.preview(chosen)["points"] != 0
