"""The Hall: three open cards, refilled at once, with Ragnarök among the last three of the deck."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.games.wolves import WolvesState
from meadhall.games.wolves.hall import deck_left
from meadhall.games.wolves.units import DEITY_NAMES

from .scenario import Scene

BLUE = ("vidar", "odin", "thor", "freya", "heimdall", "valkyrie", "baldr", "tyr")
RED = ("surt", "hel", "fenrir", "fafnir", "naglfar", "jormungandr", "nidhogg", "loki")


def discarded_but(*kept: str) -> str:
    return " ".join(name for name in DEITY_NAMES[:17] if name not in kept)


@pytest.mark.parametrize("seed", range(5))
def test_three_deities_are_open_at_the_start(seed: int) -> None:
    state = meadhall.game("wolves", 3).new(seed)
    assert isinstance(state, WolvesState)
    assert len(state.hall) == 3 and not state.ragnarok and deck_left(state) == 15


@pytest.mark.parametrize(("name", "red"), [*((name, False) for name in BLUE), *((name, True) for name in RED)])
def test_eight_blue_eight_red_one_black(name: str, red: bool) -> None:
    """The colour of each shows in what it may stand beside."""
    other = "hel" if not red else "thor"
    case = Scene(f"hall: {name} yggdrasil ragnarok\n0 deities: {other}\n0 sacrifices: bond*2\nturn: 0")
    case.play("0 summon yggdrasil")
    assert case.asked == (0, "turn"), "black goes with any colour"
    case = Scene(f"hall: {name} yggdrasil ragnarok\n0 deities: {other}\n0 sacrifices: bond*2\nturn: 0")
    case.play(f"0 summon {name}")
    assert case.asked == (0, "keep-colour")


def test_w32_a_summoned_deity_is_replaced_at_once() -> None:
    """W-32"""
    case = Scene("hall: thor hel tyr\n0 sacrifices: bond*2\nturn: 0").play("0 summon hel")
    hall = case.fact("hall").split()
    assert len(hall) == 3 and hall[:2] == ["thor", "tyr"] and hall[2] not in ("hel", "ragnarok")


def test_w32_discarded_deities_never_come_back_by_themselves() -> None:
    """W-32: with the deck out the Hall stays short."""
    case = Scene(
        f"hall: thor hel ragnarok\ndeity discard: {discarded_but('thor', 'hel')}\n0 sacrifices: bond*2\nturn: 0"
    )
    case.play("0 summon hel")
    assert case.fact("hall") == "thor ragnarok" and case.may("pass")


def test_w32_odins_return_makes_four_and_the_next_to_go_is_not_replaced() -> None:
    """W-32"""
    case = Scene("hall: thor hel tyr\n0 deities: odin\ndeity discard: loki\n0 sacrifices: bond*6\nturn: 0")
    case.play("0 odin recalls loki")
    assert case.fact("hall") == "thor hel tyr loki"
    case.play("0 summon thor")
    assert case.fact("hall") == "hel tyr loki"


def test_w33_two_that_go_together_are_chosen_first_then_the_hall_is_refilled() -> None:
    """W-33: what is turned up is never struck by the same blow."""
    case = Scene("hall: surt hel vidar\n0 deities: thor\nturn: 0").play("0 thor strikes surt, strikes hel")
    hall = case.fact("hall").split()
    assert len(hall) == 3 and hall[0] == "vidar" and case.fact("deity discard") == "thor surt hel"


@pytest.mark.parametrize("summoned", [0, 1, 2])
def test_w34_ragnarok_is_one_of_the_last_three(summoned: int) -> None:
    """W-34: never before them, and certainly when all three are out."""
    kept = ("thor", "hel", "tyr", "loki", "surt")
    for seed in range(8):
        case = Scene(
            f"hall: thor hel tyr\ndeity discard: {discarded_but(*kept)}\n0 sacrifices: bond*12\n0 deities:\nturn: 0",
            seed=seed,
        )
        assert deck_left(case.state) == 3
        for name in ("hel", "thor", "tyr")[:summoned]:
            case.play(f"0 summon {name}")
            while case.asked[1] == "keep-colour":
                case.play("0 keep blue")
        assert case.state.ragnarok == ("ragnarok" in case.fact("hall").split())
        if not summoned:
            assert not case.state.ragnarok
    case = Scene(
        f"hall: thor hel tyr\ndeity discard: {discarded_but('thor', 'hel', 'tyr')}\n0 sacrifices: bond*2\nturn: 0"
    )
    case.play("0 summon hel")
    assert case.state.ragnarok and case.fact("hall") == "thor tyr ragnarok"


def test_w34_before_the_last_three_it_does_not_come() -> None:
    """W-34: with four cards in the deck the next is a deity."""
    kept = ("thor", "hel", "tyr", "loki", "surt", "odin")
    for seed in range(30):
        case = Scene(
            f"hall: thor hel tyr\ndeity discard: {discarded_but(*kept)}\n0 sacrifices: bond*2\nturn: 0", seed=seed
        ).play("0 summon hel")
        assert not case.state.ragnarok


def test_w34_each_of_the_last_three_places_is_as_likely() -> None:
    """W-34"""
    kept = ("thor", "hel", "tyr", "loki", "surt")
    found = 0
    for seed in range(150):
        text = f"hall: thor hel tyr\ndeity discard: {discarded_but(*kept)}\n0 sacrifices: bond*2\nturn: 0"
        found += Scene(text, seed=seed).play("0 summon hel").state.ragnarok
    assert 30 <= found <= 70


def test_w34_ragnarok_takes_a_place_and_can_be_neither_summoned_nor_taken_nor_struck() -> None:
    """W-34: the round goes on to its end."""
    case = Scene("hall: surt hel ragnarok\n0 deities: fafnir thor odin\n0 sacrifices: bond*6\nturn: 0")
    assert not [text for text in case.texts() if "ragnarok" in text]
    assert case.state.ragnarok and case.asked == (0, "turn")
    case.play("0 thor strikes hel, done")
    assert len(case.fact("hall").split()) == 3
