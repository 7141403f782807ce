"""What still names an Elm that went back to its deck means that Elm, and no other that has come since (K-32, K-42)."""

from __future__ import annotations

import pytest

from tests.games.berserk.endings import endings
from tests.games.berserk.scenario import Scene

MISSED = [1, 4]
"""The attacker misses, and is struck weakly in return."""


def elms(scene: Scene) -> tuple[tuple[int, int], ...]:
    """The Elms in play: whose, and with how many wounds."""
    s = scene.state
    found = [slot for slot in range(s.slots) if s.in_play(slot) and s.card(slot).word == "elm"]
    return tuple(sorted((int(s.side[slot]), int(s.wounds[slot])) for slot in found))


def test_the_mage_does_not_wound_the_elm_that_was_summoned_meanwhile() -> None:
    """K-32: the enemy Elm missed Weide and fell to her; the Mage has nobody to punish, whatever comes first."""
    text = "active: 1\nturn: 2\n0 extra: weide\n0 c2: mage-of-tor-garon\n0 deck: elm\n1 extra: elm\n1 e6: volkhv"
    scene = Scene(text, dice=MISSED).hit("1 elm strike, weide")
    assert endings(scene, elms) == {((0, 0),)}
    assert endings(scene, lambda end: tuple(end.pile(1, "below"))) == {("elm",)}
    assert endings(scene, lambda end: tuple(end.pile(0, "below"))) == {()}


def test_neither_does_he_where_the_first_player_attacks() -> None:
    """K-32: the same with the seats changed."""
    text = "turn: 3\n1 extra: weide\n1 c5: mage-of-tor-garon\n1 deck: elm\n0 extra: elm\n0 a1: volkhv"
    scene = Scene(text, dice=MISSED).hit("0 elm strike, weide")
    assert endings(scene, elms) == {((1, 0),)}


def test_neither_does_he_where_weide_defended_another() -> None:
    """K-32, L450: a flyer may defend a flyer. Weide's strike in return is hers all the same."""
    text = (
        "active: 1\nturn: 2\n0 extra: weide\n0 extra: wyvern\n0 c2: mage-of-tor-garon\n0 deck: elm\n"
        "1 extra: elm\n1 e6: volkhv"
    )
    scene = Scene(text, dice=MISSED).play("1 elm strike, wyvern").hit("0 defend weide")
    assert endings(scene, elms) == {((0, 0),)}


def test_of_two_enemy_elms_the_one_that_stayed_is_not_wounded_for_the_other() -> None:
    """K-32: it did not attack."""
    text = "active: 1\nturn: 2\n0 extra: weide\n0 c2: mage-of-tor-garon\n0 deck: elm\n1 extra: elm\n1 extra: elm"
    scene = Scene(text + "\n1 e6: volkhv", dice=MISSED).hit("1 elm strike, weide")
    assert endings(scene, elms) == {((0, 0), (1, 0))}


@pytest.mark.parametrize(("flyer", "wounds"), [("wyvern", 2), ("weide", 2)])
def test_an_attacker_that_stayed_is_punished(flyer: str, wounds: int) -> None:
    """20026: one wound of Weide, one of the Mage; the summoned Elm has none."""
    text = f"active: 1\nturn: 2\n0 extra: weide\n0 c2: mage-of-tor-garon\n0 deck: elm\n1 extra: {flyer}\n1 e6: volkhv"
    name = "weide.2" if flyer == "weide" else flyer
    scene = Scene(text, dice=MISSED).hit(f"1 {name} strike, weide")
    assert endings(scene, elms) == {((0, 0),)}
    assert endings(scene, lambda end: end.wounds(name)) == {wounds}


def test_without_weide_nobody_comes_in_its_place() -> None:
    """K-32, K-42: Wyvern fells the Elm; it lies under its deck, and the Mage has nobody to punish."""
    text = "active: 1\nturn: 2\n0 extra: wyvern\n0 c2: mage-of-tor-garon\n0 deck: elm\n1 extra: elm\n1 e6: volkhv"
    scene = Scene(text, dice=MISSED).hit("1 elm strike, wyvern")
    assert endings(scene, elms) == {()}
    assert scene.pile(1, "below") == ["elm"] and scene.pile(0, "deck") == ["elm"]


def test_an_elm_that_has_come_back_is_whole() -> None:
    """K-22, K-42: what lay on it is gone, what it was given too; the player summons the very Elm that just fell."""
    text = "turn: 3\n0 extra: weide\n0 extra: elm\n0 a1: raer\n1 c2: khazg\n1 e6: bonecrusher closed"
    scene = Scene("active: 1\n" + text, dice=[1, 1]).hit("1 c2 feature1, elm", "1 end").hit("0 weide strike, e6")
    assert elms(scene) == ((0, 0),) and scene.pile(0, "below") == []
    assert scene.may("elm strike")
