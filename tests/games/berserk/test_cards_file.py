"""The card file is checked whole: an error names the card and the field, and what cannot be carried out is refused."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from meadhall import DataError
from meadhall.compiled import SOURCE
from meadhall.games.berserk.cards import read_cards

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
        (10139, ["features", 0, "less"], 1, "vampire.features[0]: this keyword has no such parameter"),
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
