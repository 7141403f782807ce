"""Who decided on an exchange is told by its card: the attacker's or the one that struck back (L285)."""

from __future__ import annotations

import pytest

from tests.games.berserk.endings import ahead_of
from tests.games.berserk.scenario import Scene

KEYS = ("stepped-down", "not-stepped-down")


def decided(scene: Scene) -> dict[str, object]:
    """By each answer to the exchange: the card that is told."""
    seat, kind = scene.asked
    assert kind == "step-down"
    told: dict[str, object] = {}
    for answer in scene.texts():
        for event in ahead_of(scene).events(f"{seat} {answer}"):
            if event.key in KEYS:
                told[event.key] = event.shown["card"]
    return told


@pytest.mark.parametrize(("card", "dice"), [("borgak", [3, 1]), ("borgak", [5, 1]), ("vampire", [6, 2])])
def test_the_attacker_with_the_higher_roll_decided(card: str, dice: list[int]) -> None:
    """L285: 2 and 4 more."""
    scene = Scene(f"0 c3: khazg\n1 c4: {card}", dice=dice).hit("0 c3 strike, c4")
    assert scene.asked == (0, "step-down")
    assert decided(scene) == dict.fromkeys(KEYS, "@card-khazg")


@pytest.mark.parametrize(("card", "dice"), [("borgak", [1, 5]), ("vampire", [2, 6]), ("volkhv", [1, 5])])
def test_the_attacked_card_with_the_higher_roll_decided(card: str, dice: list[int]) -> None:
    """L285: 4 less."""
    scene = Scene(f"0 c3: khazg\n1 c4: {card}", dice=dice).hit("0 c3 strike, c4")
    assert scene.asked == (1, "step-down")
    assert decided(scene) == dict.fromkeys(KEYS, f"@card-{card}")


def test_a_defender_decided_and_not_who_was_aimed_at() -> None:
    """L259, L285."""
    scene = Scene("0 c3: khazg\n1 c4: volkhv\n1 d4: borgak", dice=[1, 5]).play("0 c3 strike, c4").hit("1 defend d4")
    assert scene.asked == (1, "step-down")
    assert decided(scene) == dict.fromkeys(KEYS, "@card-borgak")


def test_a_squire_that_took_the_strike_decided() -> None:
    """L285, L476: his experience makes four of three."""
    text = "0 c3: khazg\n1 c4: volkhv\n1 d4: squire"
    scene = Scene(text, dice=[1, 4]).play("0 c3 strike, c4", "1 d4 feature1")
    while scene.windows:
        scene.play("1 pass")
    assert scene.asked == (1, "step-down")
    assert decided(scene) == dict.fromkeys(KEYS, "@card-squire")


def test_where_the_second_player_attacks_the_first_players_card_decided() -> None:
    """L285."""
    scene = Scene("active: 1\nturn: 2\n0 c3: khazg\n1 c4: borgak", dice=[1, 5]).hit("1 c4 strike, c3")
    assert scene.asked == (0, "step-down")
    assert decided(scene) == dict.fromkeys(KEYS, "@card-khazg")


def test_stepping_down_leaves_the_row_before() -> None:
    """L285: four less becomes three less: Borgak's weak strike of 3 and nothing against him; else both strike."""
    text = "0 c3: khazg\n1 c4: borgak"
    scene = Scene(text, dice=[1, 5]).hit("0 c3 strike, c4")
    wounds = set()
    for answer in scene.texts():
        after = Scene(text, dice=[1, 5]).hit("0 c3 strike, c4", f"1 {answer}")
        wounds.add((after.wounds("c3"), after.wounds("c4")))
    assert wounds == {(3, 0), (4, 2)}
