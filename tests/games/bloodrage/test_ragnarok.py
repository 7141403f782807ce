"""Ragnarök (589-597)."""

from __future__ import annotations

import pytest

from tests.games.bloodrage.scenario import Scene


@pytest.mark.parametrize(("age", "each"), [(1, 2), (2, 3), (3, 4)])
def test_ragnarok_pays_for_every_figure(age: int, each: int) -> None:
    """Of the province and its fjord, monsters too (593)."""
    dooms = ["horgr", "utgard", "muspelheim"]
    dooms[age - 1] = "gimle"
    case = Scene(
        f"doom {' '.join(dooms)}",
        "upgrades 0: troll",
        "figures 0: leader gimle, troll gimle, ship nw, warrior myrkulor",
        "figures 1: 2 warrior gimle",
        age=age,
        phase="ragnarok",
    )
    assert case.ruined("gimle")
    assert (case.glory(0), case.glory(1)) == (3 * each, 2 * each)
    assert case.at(0, "warrior", "myrkulor") == 1
    assert case.on_board(0) == 1
    assert case.state.free[6] == 0


def test_only_the_doom_of_the_age_comes() -> None:
    case = Scene("doom gimle horgr utgard", "figures 0: leader gimle, warrior utgard", age=2, phase="ragnarok")
    assert not case.ruined("gimle")
    assert case.ruined("horgr")
    assert case.on_board(0) == 2


def test_a_destroyed_province_is_out_of_the_play() -> None:
    case = Scene("ruined gimle", "figures 0: ship nw, leader horgr")
    for move in ("invade warrior gimle", "march horgr gimle", "pillage gimle"):
        assert not case.may(move)
    assert case.may("pillage myrkulor")


def test_r72_ragnarok_asks_from_the_first_player_clockwise() -> None:
    """Only the Witch's owner is asked; the others' figures burn before her, if they come before her."""
    case = Scene(
        "first 2",
        "doom horgr utgard gimle",
        "upgrades 0: volur_witch",
        "figures 0: volur_witch gimle",
        "figures 1: warrior gimle",
        "figures 3: warrior gimle",
        age=3,
        phase="ragnarok",
    )
    assert case.asked == (0, "spare")
    assert [case.dead(seat) for seat in range(4)] == [0, 0, 0, 1]
