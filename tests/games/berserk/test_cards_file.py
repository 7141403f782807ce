"""The card file is checked whole: an error names the card and the field, and what cannot be carried out is refused."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from meadhall import DataError
from meadhall.compiled import SOURCE
from meadhall.games.berserk.cards import read_cards
from tests.games.berserk.scenario import Scene

CARDS: list[Any] = json.loads((SOURCE / "games" / "berserk" / "cards.json").read_text(encoding="utf-8"))


def changed(id: int, path: list[Any], value: Any) -> list[Any]:
    """The file with one value changed, or a key added."""
    cards = copy.deepcopy(CARDS)
    inner: Any = next(card for card in cards if card["id"] == id)
    for word in path[:-1]:
        inner = inner[word]
    inner[path[-1]] = value
    return cards


def test_the_file_holds_the_cards_of_the_first_wave() -> None:
    assert len(read_cards(CARDS).cards) == 48


@pytest.mark.parametrize(
    ("id", "path", "value", "told"),
    [
        (20167, ["cost"], "seven", "card 20167 raer.cost"),
        (20167, ["colour"], "red", "card 20167 raer.colour: there is no such field"),
        (20167, ["element"], "fire", "card 20167 raer.element: there is no element 'fire'"),
        (20167, ["features", 0, "keyword"], "rage", "card 20167 raer.features[0].keyword"),
        (20167, ["features", 1, "triggered", "on"], "sneezed", "raer.features[1].triggered.on"),
        (20167, ["features", 1, "triggered", "do", 0, "do"], "dance", "raer.features[1].triggered.do[0].do"),
        (20163, ["features", 1, "triggered", "do", 0, "who", "area"], "moon", "features[1].triggered.do[0].who.area"),
        (20040, ["features", 1, "activated", "attack", "kind"], "kick", "features[1].activated.attack.kind"),
        (20097, ["features", 0, "triggered", "do", 0, "who", "name"], 20178, "features[0].triggered.do[0].who.name"),
        (10139, ["features", 0, "less"], 1, "vampire.features[0].less: there is no such field here"),
        (20167, ["features", 1, "triggered", "do", 0], {"do": "wound", "who": "self"}, "do[0]: 'amount' is missing"),
        (20167, ["features", 1, "triggered", "do", 0], {"do": "may"}, "triggered.do[0]: 'then' is missing"),
        (10042, ["features", 1, "valhalla", "optional"], True, "valhalla.optional: there is no such field here"),
        (10005, ["features", 1], {"song": {}}, "ost.features[1]: 'song' is no shape of a feature"),
        (10005, ["features", 1], {"activated": {"close": True}}, "ost.features[1].activated: it does nothing"),
    ],
)  # fmt: skip
def test_an_error_names_the_card_and_the_field(id: int, path: list[Any], value: Any, told: str) -> None:
    with pytest.raises(DataError) as caught:
        read_cards(changed(id, path, value))
    assert told in str(caught.value)


def test_a_card_stands_there_once() -> None:
    with pytest.raises(DataError, match="card 10003 volkhv: it stands there already"):
        read_cards([*CARDS, CARDS[0]])


def test_what_cannot_happen_instead_of_dying_is_refused() -> None:
    do = ["features", 0, "instead", "do"]
    with pytest.raises(DataError, match="'poison' cannot happen to the card itself instead of dying"):
        read_cards(changed(20069, do, [{"do": "poison", "who": "self", "amount": 1}]))
    with pytest.raises(DataError, match="'heal' cannot happen"):
        read_cards(changed(20069, do, [{"do": "heal", "who": {"side": "own"}, "amount": 1}]))


def test_a_card_may_heal_instead_of_dying_once() -> None:
    """What stands in for a death is any program of the card file, within its limit."""
    instead = {"of": "dying", "per_battle": 1, "do": [{"do": "heal", "who": "self", "amount": "full"}]}
    scene = Scene("active: 1\n0 extra: elm\n0 a1: raer\n1 c5: khazg\n1 d5: khazg")
    scene.state.book = read_cards(changed(20069, ["features", 0], {"instead": instead}))
    scene.state.stale = True
    scene.hit("1 c5 feature1, elm")
    assert scene.zone("elm") == "extra" and scene.wounds("elm") == 0
    scene.hit("1 d5 feature1, elm")
    assert scene.zone("elm") == "graveyard"


def test_an_attack_may_be_worth_the_counters_that_were_paid() -> None:
    """The value of an attack is counted by what the attack itself was paid with."""
    price = {"counters": "X", "attack": {"kind": "discharge", "value": {"count": "paid"}}}
    scene = Scene("0 c3: storm-priest counters=4\n1 c5: khazg")
    scene.state.book = read_cards(changed(20040, ["features"], [{"activated": price}]))
    scene.state.stale = True
    scene.hit("0 c3 feature1, pay 3, c5")
    assert scene.counters("c3") == 1 and scene.wounds("c5") == 3


def test_what_replaces_a_death_answers_nothing_else() -> None:
    """A card that listens for events beside it is not healed by them: it only would be instead of dying (L382)."""
    instead = {"of": "dying", "do": [{"do": "heal", "who": "self", "amount": "full"}]}
    scream = {"on": "declared", "do": [{"do": "counters", "who": "self", "amount": 1}]}
    scene = Scene("active: 1\n0 a1: raer wounds=2\n0 c3: ost\n1 c5: khazg")
    cards = changed(20167, ["features"], [{"instead": instead}, {"triggered": scream}])
    scene.state.book = read_cards(cards)
    scene.state.stale = True
    scene.settle("1 c5 feature1, c3")
    assert scene.counters("a1") == 1 and scene.wounds("a1") == 2
