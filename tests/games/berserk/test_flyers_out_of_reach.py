"""A face-down card that turns out to fly is hit by what reaches flyers, and by nothing else (K-10, K-20, L318)."""

from __future__ import annotations

import pytest

from tests.games.berserk.scenario import Scene

FLYERS = ("wyvern", "mountain-spirit", "weide", "elm")


@pytest.mark.parametrize("flyer", FLYERS)
def test_a_strike_over_a_row_does_not_reach_a_flyer_that_was_face_down(flyer: str) -> None:
    """L318: of ranged attacks this one alone never reaches a flyer; what was paid stays paid (K-10)."""
    scene = Scene(f"0 c4: assassin\n0 a1: raer\n1 c6: {flyer} hidden\n1 d4: volkhv").hit("0 c4 feature1, c6")
    assert scene.zone(flyer) == "extra" and scene.wounds(flyer) == 0
    assert not scene.open("assassin") and scene.asked == (0, "turn")


@pytest.mark.parametrize("flyer", FLYERS)
def test_a_magic_strike_does_not_reach_a_flyer_that_was_face_down(flyer: str) -> None:
    """K-20: it is a close attack, and a flyer stands next to nothing."""
    scene = Scene(f"0 c5: cyclops\n0 a1: raer\n1 c6: {flyer} hidden\n1 d4: volkhv").hit("0 c5 feature1, c6")
    assert scene.zone(flyer) == "extra" and scene.wounds(flyer) == 0
    assert not scene.open("cyclops") and scene.asked == (0, "turn")


def test_a_special_strike_does_not_reach_a_flyer_that_was_face_down() -> None:
    """K-20, K-25: the second player's guard may strike an own card, and finds a flyer."""
    scene = Scene("0 a1: raer\n1 b6: guard-of-tullen\n1 a6: wyvern hidden\n1 e6: volkhv").hit("0 end", "1 yes")
    while scene.asked == (1, "choose-card"):
        scene.hit("1 a6")
    assert scene.asked == (1, "turn") and scene.zone("wyvern") == "extra" and scene.wounds("wyvern") == 0


@pytest.mark.parametrize(("word", "place", "move"), [("assassin", "c4", "feature1"), ("cyclops", "c5", "feature1")])
def test_nothing_that_an_attack_wakes_is_woken_by_one_that_found_a_flyer(word: str, place: str, move: str) -> None:
    """K-10, K-51: it ended before it was one, so the enemy Mage does not punish it."""
    text = f"0 {place}: {word}\n0 a1: raer\n1 c6: wyvern hidden\n1 e4: mage-of-tor-garon"
    assert Scene(text).hit(f"0 {place} {move}, c6").wounds(word) == 0


@pytest.mark.parametrize("strike", ["0 c5 strike, c6", "0 c5 feature1, c6"])
def test_nothing_reaches_a_terrain_that_was_face_down(strike: str) -> None:
    """K-10, L129: a terrain is never attacked."""
    scene = Scene("0 c5: cyclops\n0 a1: raer\n1 c6: cliffs-of-lant-mor hidden\n1 d4: volkhv").hit(strike)
    assert scene.zone("cliffs-of-lant-mor") == "extra" and not scene.open("cyclops") and scene.asked == (0, "turn")


def test_over_a_row_a_face_down_terrain_is_not_hit() -> None:
    """K-10, L129."""
    text = "0 c4: assassin\n0 a1: raer\n1 c6: cliffs-of-lant-mor hidden\n1 d4: volkhv"
    scene = Scene(text).hit("0 c4 feature1, c6")
    assert scene.zone("cliffs-of-lant-mor") == "extra" and scene.asked == (0, "turn")


# --- where it was right ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "wounds"), [("volkhv", 1), ("dead-bombard", 1), ("plague-rider", 0), ("jaguar", 1)])
def test_a_strike_over_a_row_hits_whatever_stays_on_the_ground(card: str, wounds: int) -> None:
    """L522, L219: turned up and struck; the Rider's armour stops it."""
    scene = Scene(f"0 c4: assassin\n0 a1: raer\n1 c6: {card} hidden\n1 d4: skald").hit("0 c4 feature1, c6")
    assert scene.place(card) == "c6" and scene.wounds(card) == wounds


def test_a_magic_strike_hits_whatever_stays_on_the_ground() -> None:
    """L318, L386: magic goes past armour."""
    scene = Scene("0 c5: cyclops\n0 a1: raer\n1 c6: plague-rider hidden\n1 d4: volkhv").hit("0 c5 feature1, c6")
    assert scene.place("plague-rider") == "c6" and scene.wounds("plague-rider") == 2


@pytest.mark.parametrize(
    ("shooter", "move", "wounds"), [("nadikh", "feature2", 1), ("gmurr", "feature1", 1), ("khazg", "feature1", 3)]
)
def test_every_other_ranged_attack_reaches_a_flyer_that_was_face_down(shooter: str, move: str, wounds: int) -> None:
    """L318: whatever the range."""
    scene = Scene(f"0 c3: {shooter}\n0 a1: raer\n1 c6: wyvern hidden\n1 d5: volkhv", dice=[1]).hit(f"0 c3 {move}, c6")
    assert scene.zone("wyvern") == "extra" and scene.wounds("wyvern") == wounds


def test_a_flyer_strikes_a_flyer_that_was_face_down() -> None:
    """L450: a flyer may strike any card: 6 to 1 is Wyvern's strong strike."""
    scene = Scene("0 extra: wyvern\n0 a1: raer\n1 c6: weide hidden\n1 e4: volkhv", dice=[6, 1])
    scene.hit("0 wyvern strike, c6")
    assert scene.zone("weide") == "extra" and scene.wounds("weide") == 2 and scene.poison("weide") == 2
