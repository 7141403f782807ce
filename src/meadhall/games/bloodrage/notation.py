"""Names in texts: places, figures, cards and stats, to numbers and back."""

from __future__ import annotations

from typing import Final

from meadhall.engine.errors import InvalidMove
from meadhall.games.bloodrage.board import FJORD, PLACE_NAMES, PLACE_OF, RESERVE, YGGDRASIL
from meadhall.games.bloodrage.cards import BY_KEY, ID, KEY, KIND, MONSTER, NONE
from meadhall.games.bloodrage.layout import KINDS, MONSTER_SLOT, SLOTS, STAT_NAMES
from meadhall.games.bloodrage.state import BloodRage

FIGURES: Final = ("leader", "warrior", "ship")
MONSTER_IDS: Final = [ID[card] for card in BY_KEY.values() if KIND[card] == MONSTER]
STRANGER: Final = KINDS
"""Kinds from here on are monsters that the seat does not have: STRANGER + place in MONSTER_IDS."""


def kind_name(s: BloodRage, seat: int, kind: int) -> str:
    """`leader`, `warrior`, `ship`, or the id of a monster."""
    if kind < MONSTER_SLOT:
        return FIGURES[kind]
    if kind >= STRANGER:
        return MONSTER_IDS[kind - STRANGER]
    card: int = s.slots[seat * SLOTS + kind]
    return "monster" if card == NONE else ID[card]


def kind_of(s: BloodRage, seat: int, word: str) -> int:
    """The kind of figure a word means for this seat."""
    for kind in range(KINDS):
        if kind_name(s, seat, kind) == word and word != "monster":
            return kind
    if word in MONSTER_IDS:
        return STRANGER + MONSTER_IDS.index(word)
    raise InvalidMove(f"{word!r} is no figure; there are {', '.join([*FIGURES, *MONSTER_IDS])}")


def place_of(word: str) -> int:
    """A province or fjord by its name."""
    place = PLACE_OF.get(word, NONE)
    if place >= RESERVE:
        raise InvalidMove(f"{word!r} is no place; there are {', '.join(PLACE_NAMES[:RESERVE])}")
    return place


def province_of(word: str) -> int:
    place = place_of(word)
    if place > YGGDRASIL:
        raise InvalidMove(f"{word!r} is a fjord, not a province")
    return place


def card_of(word: str) -> int:
    if word not in BY_KEY:
        raise InvalidMove(f"{word!r} is no card")
    return BY_KEY[word]


def stat_of(word: str) -> int:
    if word not in STAT_NAMES:
        raise InvalidMove(f"{word!r} is no stat; there are {', '.join(STAT_NAMES)}")
    return STAT_NAMES.index(word)


# --- names for the catalogue ------------------------------------------------------------------------------------


def place_key(place: int) -> str:
    return f"@province-{PLACE_NAMES[place]}" if place < FJORD else f"@fjord-{PLACE_NAMES[place]}"


def figure_key(s: BloodRage, seat: int, kind: int) -> str:
    return f"@figure-{kind_name(s, seat, kind)}"


def card_key(card: int) -> str:
    return f"@card-{KEY[card]}"
