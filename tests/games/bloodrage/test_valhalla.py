"""Valhalla: who goes there, and the phase in which the dead return (603)."""

from __future__ import annotations

from tests.games.bloodrage.tale import Tale


def test_all_the_dead_return_and_the_living_stay() -> None:
    tale = Tale(
        "figures 0: 3 warrior valhalla, leader valhalla, ship nw, warrior gimle",
        "figures 1: warrior valhalla",
        "doom elvagar horgr utgard",
        phase="ragnarok",
    )
    assert (tale.dead(0), tale.dead(1)) == (0, 0)
    assert tale.at(0, "warrior", "reserve") == 7
    assert tale.at(0, "leader", "reserve") == 1
    assert tale.at(0, "ship", "nw") == 1
    assert tale.at(0, "warrior", "gimle") == 1


def test_the_victims_of_ragnarok_return_in_the_same_age() -> None:
    tale = Tale("upgrades 0: lokis_domain", "doom gimle horgr utgard", "figures 0: leader gimle", phase="ragnarok")
    assert tale.glory(0) == 2 + 1
    assert tale.at(0, "leader", "reserve") == 1


def test_the_dead_wear_no_helmets_and_do_not_act() -> None:
    tale = Tale("figures 0: 4 warrior valhalla, leader valhalla")
    assert tale.may("invade warrior gimle")
    assert not tale.may("invade leader gimle")
    assert not tale.may("recall leader gimle")


def test_r72_losers_fall_from_the_pillager_clockwise() -> None:
    """Seat 3 pillages and all tie: it is asked before seat 1, both having Protection's rage to spend."""
    tale = Tale(
        "turn 3",
        "upgrades 3: friggas_protection",
        "upgrades 1: volur_witch",
        "figures 3: leader gimle",
        "figures 1: volur_witch gimle",
        age=3,
    ).play("3 pillage gimle")
    assert tale.asked == (3, "spare")
    tale.play("3 pass")
    assert tale.asked == (1, "spare")
