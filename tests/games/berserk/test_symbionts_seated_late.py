"""A symbiont turned up in the middle of a turn changes its host's movement, and gives none back (L227, K-18)."""

from __future__ import annotations

import pytest

from tests.games.berserk.scenario import Scene

IVY = "0 c2: khazg\n1 c6: poison-ivy hidden\n1 e4: volkhv\n"
SHOT = "0 c2 feature1, c6"


def test_a_host_that_has_spent_its_movement_does_not_move_on() -> None:
    """L227: two steps of two are taken when Ivy sits down on the Rider."""
    scene = Scene(IVY + "0 a3: plague-rider").hit("0 a3 a4", "0 a4 a5", SHOT, "1 a5")
    assert scene.place("poison-ivy") == "a5+" and scene.asked == (0, "turn")
    assert not scene.may("a5 a6") and not scene.may("a5 b5") and not scene.may("a5 a4")


def test_a_host_with_one_step_left_of_two_has_none() -> None:
    """L227, 20115: Ivy takes one off what the Rider has in a turn, and he has had one."""
    scene = Scene(IVY + "0 a3: plague-rider").hit("0 a3 a4", SHOT, "1 a4")
    assert not scene.may("a4 a5")


def test_a_host_that_has_not_moved_has_one_step_less() -> None:
    """20115: one of the Rider's two is left, and it may be taken."""
    scene = Scene(IVY + "0 a3: plague-rider").hit(SHOT, "1 a3")
    assert scene.may("a3 a4")
    assert not scene.hit("0 a3 a4").may("a4 a5")


@pytest.mark.parametrize(("card", "leap"), [("assassin", "0 a1 jump, a3"), ("fire-demon", "0 a1 teleport, a3")])
def test_a_host_that_has_leapt_does_not_move_on(card: str, leap: str) -> None:
    """L494, L514: a leap spends all movement."""
    scene = Scene(IVY + f"0 a1: {card}").hit(leap, SHOT, "1 a3")
    assert scene.place("poison-ivy") == "a3+"
    assert not scene.may("a3 a4") and not scene.may(f"a3 {leap.split()[2].rstrip(',')}")


def test_a_host_that_has_acted_does_not_move_on() -> None:
    """L241: Khazg himself, closed by his shot."""
    scene = Scene(IVY + "0 a3: plague-rider").hit(SHOT, "1 c2")
    assert scene.place("poison-ivy") == "c2+" and not scene.open("khazg")
    assert not scene.may("c2 c3") and not scene.may("c2 b2")


def test_who_is_no_host_keeps_its_movement() -> None:
    """L227: the Vampire has one step left of two, before as after."""
    scene = Scene(IVY + "0 a3: plague-rider\n0 e1: vampire").hit("0 e1 e2", SHOT, "1 a3")
    assert scene.may("e2 e3")
    assert not scene.hit("0 e2 e3").may("e3 d3")


def test_the_host_moves_one_less_in_later_turns() -> None:
    """L227, 20115: all movement comes back at the start of a turn, one less for Ivy's host."""
    scene = Scene(IVY + "0 a3: plague-rider").hit("0 a3 a4", "0 a4 a5", SHOT, "1 a5", "0 end", "1 end")
    assert scene.may("a5 a4")
    assert not scene.hit("0 a5 a4").may("a4 a3")


def test_a_whirl_turned_up_at_the_start_of_its_players_turn_lends_its_movement() -> None:
    """L354, 20004: seated before the cards move, so its host has two steps."""
    scene = Scene("0 a1: raer\n1 c6: sentient-whirl hidden\n1 d5: volkhv\n1 e6: skald").hit("0 end")
    while scene.asked[1] != "turn":
        scene.hit("1 d5")
    assert scene.place("sentient-whirl") == "d5+"
    assert scene.hit("1 d5 c5").may("c5 b5")
    assert not scene.hit("1 c5 b5").may("b5 a5")
