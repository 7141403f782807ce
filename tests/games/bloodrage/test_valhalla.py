"""Valhalla: who goes there, and the phase in which the dead return (603)."""

from __future__ import annotations

from tests.games.bloodrage.scenario import Scene


def test_all_the_dead_return_and_the_living_stay() -> None:
    case = Scene(
        "figures 0: 3 warrior valhalla, leader valhalla, ship nw, warrior gimle",
        "figures 1: warrior valhalla",
        "doom elvagar horgr utgard",
        phase="ragnarok",
    )
    assert (case.dead(0), case.dead(1)) == (0, 0)
    assert case.at(0, "warrior", "reserve") == 7
    assert case.at(0, "leader", "reserve") == 1
    assert case.at(0, "ship", "nw") == 1
    assert case.at(0, "warrior", "gimle") == 1


def test_the_victims_of_ragnarok_return_in_the_same_age() -> None:
    case = Scene("upgrades 0: lokis_domain", "doom gimle horgr utgard", "figures 0: leader gimle", phase="ragnarok")
    assert case.glory(0) == 2 + 1
    assert case.at(0, "leader", "reserve") == 1


def test_the_dead_wear_no_helmets_and_do_not_act() -> None:
    case = Scene("figures 0: 4 warrior valhalla, leader valhalla")
    assert case.may("invade warrior gimle")
    assert not case.may("invade leader gimle")
    assert not case.may("recall leader gimle")


def test_r72_losers_fall_from_the_pillager_clockwise() -> None:
    """Seat 3 pillages and all tie: it is asked before seat 1, both having Protection's rage to spend."""
    case = Scene(
        "turn 3",
        "upgrades 3: friggas_protection",
        "upgrades 1: volur_witch",
        "figures 3: leader gimle",
        "figures 1: volur_witch gimle",
        age=3,
    ).play("3 pillage gimle")
    assert case.asked == (3, "spare")
    case.play("3 pass")
    assert case.asked == (1, "spare")
