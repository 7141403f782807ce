"""The odds of an attack count what is prevented, and both dice of cards that roll twice (K-13, K-56, L484)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from meadhall import Chance
from tests.games.berserk.endings import ahead_of
from tests.games.berserk.scenario import Scene, seed_for


def aimed(scene: Scene, act: str, target: str) -> Any:
    """What is promised of an attack at a target, as its own player sees it."""
    view = scene.state.view(scene.asked[0])
    view = view.step(next(option for option in view.options if view.say(option) == act))
    return view.preview(next(option for option in view.options if view.say(option) == target))


def shares(rows: Any) -> dict[int, Fraction]:
    """The share of all dice that brings so many wounds."""
    total = sum(row[1] for row in rows)
    found: dict[int, Fraction] = {}
    for _, often, _, wounds in rows:
        found[wounds] = found.get(wounds, Fraction(0)) + Fraction(often, total)
    return found


def of_36(**cases: int) -> dict[int, Fraction]:
    return {int(wounds[1:]): Fraction(often, 36) for wounds, often in cases.items()}


# --- prevented wounds ------------------------------------------------------------------------------------------------

PROTECTED = "0 a1: mage-of-tor-garon\n0 c3: volkhv closed\n0 d3: guard-of-tullen closed\n1 c4: khazg\n1 e6: ost\n"


def under_the_spell(more: str = "", dice: list[int] | None = None) -> Scene:
    """The enemy turn in which the Mage's spell prevents the first three wounds of non-magic attacks."""
    return Scene(PROTECTED + more, dice=dice).hit("0 a1 feature1", "0 end")


def test_a_strike_is_promised_without_the_wounds_that_the_mage_prevents() -> None:
    """20026, L484: of 2, 3 and 4 the last one leaves one wound; the values stay what they are."""
    told = aimed(under_the_spell(), "c4 strike", "c3")
    assert {row[2] for row in told["strikes"]} == {2, 3, 4}
    assert shares(told["strikes"]) == of_36(w0=30, w1=6)
    assert told["wounds"] == 6


def test_a_shot_is_promised_so_too() -> None:
    """20026: a shot of 3."""
    assert shares(aimed(under_the_spell(), "c4 feature1", "a1")["strikes"]) == of_36(w0=36)


def test_armour_and_the_spell_prevent_together() -> None:
    """L386, 20026: four wounds less one of armour less three."""
    assert shares(aimed(under_the_spell(), "c4 strike", "d3")["strikes"]) == of_36(w0=36)


def test_what_is_used_of_the_spell_is_no_longer_promised() -> None:
    """20026: a strike of 2 uses two of the three."""
    scene = under_the_spell("1 b4: vampire", dice=[4]).hit("1 b4 strike, c3")
    assert scene.wounds("c3") == 0
    assert shares(aimed(scene, "c4 strike", "c3")["strikes"]) == of_36(w1=18, w2=12, w3=6)


def test_a_magic_attack_is_promised_in_full() -> None:
    """20026 speaks of non-magic attacks: Ost's discharge of 1."""
    assert shares(aimed(under_the_spell(), "e6 feature2", "c3")["strikes"]) == of_36(w1=36)


def test_without_the_spell_and_after_it_all_is_promised() -> None:
    """20026: for the next enemy turn alone."""
    before = Scene(PROTECTED).hit("0 end")
    assert shares(aimed(before, "c4 strike", "c3")["strikes"]) == of_36(w2=18, w3=12, w4=6)
    after = under_the_spell().hit("1 end", "0 end")
    assert 0 not in shares(aimed(after, "c4 feature1", "a1")["strikes"])


def test_what_is_promised_is_what_happens_under_the_spell() -> None:
    """K-13: all six dice."""
    promised = shares(aimed(under_the_spell(), "c4 strike", "c3")["strikes"])
    happened: dict[int, Fraction] = {}
    for die in range(1, 7):
        wounds = under_the_spell(dice=[die]).hit("1 c4 strike, c3").wounds("c3")
        happened[wounds] = happened.get(wounds, Fraction(0)) + Fraction(1, 6)
    assert promised == happened


# --- two dice --------------------------------------------------------------------------------------------------------

TWICE = of_36(w1=6, w2=17, w3=12, w4=1)
"""Of 1-2-3 by the better of two dice, and one more where they are equal."""


def higher(scene: Scene) -> str:
    """The answer that picks the higher one of two dice."""
    return max(scene.texts(), key=lambda said: int(said.split()[-1]))


def test_a_discharge_of_the_pyromancer_is_promised_by_two_dice() -> None:
    """20027, K-56."""
    told = aimed(Scene("0 c2: pyromancer-of-dzara\n1 c5: bonecrusher\n1 e6: ost"), "c2 feature1", "c5")
    assert shares(told["strikes"]) == TWICE
    assert Fraction(told["wounds"], 36) == sum(wounds * share for wounds, share in TWICE.items())


def test_a_simple_strike_of_his_at_a_closed_card_too() -> None:
    """20027, L291."""
    told = aimed(Scene("0 c3: pyromancer-of-dzara\n1 c4: bonecrusher closed\n1 e6: ost"), "c3 strike", "c4")
    assert shares(told["strikes"]) == TWICE


def test_what_is_promised_of_two_dice_is_what_happens() -> None:
    """K-13, 20027: all 36 pairs, and the player picks what wounds most."""
    happened: dict[int, Fraction] = {}
    for one in range(1, 7):
        for other in range(1, 7):
            text = "0 c3: pyromancer-of-dzara\n1 c4: bonecrusher closed\n1 e6: ost"
            scene = Scene(text, dice=[one, other]).hit("0 c3 strike, c4")
            if scene.asked == (0, "pick-die"):
                scene.hit(f"0 {higher(scene)}")
            assert scene.asked == (0, "turn")
            wounds = scene.wounds("c4")
            happened[wounds] = happened.get(wounds, Fraction(0)) + Fraction(1, 36)
    assert happened == TWICE


@pytest.mark.parametrize("text", ["0 c3: pyromancer-of-dzara\n1 c4: khazg", "0 c3: pyromancer-of-dzara\n1 c4: borgak"])
def test_in_a_fight_equal_dice_of_his_are_promised_as_one_more(text: str) -> None:
    """20027, K-56: weak 1 and 2, medium 2 and 3, strong 3 and 4."""
    told = aimed(Scene(text), "c3 strike", "c4")
    assert {(row[0], row[2]) for row in told["strikes"] if row[0]} == {(1, 1), (1, 2), (2, 2), (2, 3), (3, 3), (3, 4)}


def test_his_strike_in_return_is_promised_by_two_dice() -> None:
    """K-56: weak 1 and 2, medium 2 and 3; no strike in return is strong."""
    told = aimed(Scene("0 c3: khazg\n1 c4: pyromancer-of-dzara"), "c3 strike", "c4")
    assert {(row[0], row[2]) for row in told["return"] if row[0]} == {(1, 1), (1, 2), (2, 2), (2, 3)}
    assert {(row[0], row[2]) for row in told["strikes"] if row[0]} == {(1, 2), (2, 3), (3, 4)}


@pytest.mark.parametrize(("attacker", "target"), [("pyromancer-of-dzara", "khazg"), ("khazg", "pyromancer-of-dzara")])
def test_what_is_promised_of_a_fight_with_him_is_what_happens(attacker: str, target: str) -> None:
    """K-13, K-56: all 216 dice, the higher one of his picked and nobody stepping down."""
    text = f"0 c3: {attacker}\n1 c4: {target}\n1 e6: ost"
    before = Scene(text)
    told = aimed(before, "c3 strike", "c4")
    happened: tuple[dict[int, int], dict[int, int]] = ({}, {})
    for dice in product(range(1, 7), repeat=3):
        scene = ahead_of(before)
        scene.state.chance = Chance(seed_for(dice))
        scene.hit("0 c3 strike, c4")
        while scene.asked[1] in ("pick-die", "step-down"):
            seat, kind = scene.asked
            scene.hit(f"{seat} pass" if kind == "step-down" else f"{seat} {higher(scene)}")
        for wounds, cell in zip(happened, ("c4", "c3"), strict=True):
            wounds[scene.wounds(cell)] = wounds.get(scene.wounds(cell), 0) + 1
    for rows, wounds in zip((told["strikes"], told["return"]), happened, strict=True):
        total = sum(row[1] for row in rows)
        promised = {number: sum(row[1] for row in rows if row[3] == number) / total for number in wounds}
        assert promised == pytest.approx({number: often / 216 for number, often in wounds.items()})


def test_he_strikes_back_as_promised() -> None:
    """K-56: 1 to 4 and 4: weak in return, and one more."""
    scene = Scene("0 c3: khazg\n1 c4: pyromancer-of-dzara", dice=[1, 4, 4]).hit("0 c3 strike, c4")
    assert scene.wounds("c3") == 1 + 1 and scene.wounds("c4") == 0


def test_whoever_rolls_once_is_promised_one_die() -> None:
    """L303."""
    told = aimed(Scene("0 c2: nadikh\n1 c5: bonecrusher\n1 e6: ost"), "c2 feature2", "c5")
    assert shares(told["strikes"]) == of_36(w1=18, w2=12, w3=6)
