"""What the pages know of the cards: `python -m meadhall.server.typescript` writes it out for them as facts.ts."""

from __future__ import annotations

from typing import Final

from meadhall.engine.types import Json
from meadhall.games.wolves import units
from meadhall.games.wolves.cards import RECONSTRUCTED, cards_named
from meadhall.games.wolves.state import pays_for
from meadhall.games.wolves.strengths import strengths


def colour(deity: int) -> str:
    return "blue" if (units.BLUE >> deity) & 1 else "red" if (units.RED >> deity) & 1 else "black"


def poster(kinds: list[int]) -> list[Json]:
    """A line with its strengths and runes, by the cards that come with the hall."""
    cards = cards_named(RECONSTRUCTED)
    runes = ["tiwaz" if (cards.tiwaz >> kind) & 1 else "eihwaz" for kind in kinds]
    values = strengths(cards, bytes(kinds))
    return [[units.PEOPLE[kind], int(values[at]), runes[at]] for at, kind in enumerate(kinds)]


UNITS: Final[list[Json]] = [*units.PEOPLE[: units.UNITS]]
"""In the order of the rules, as are the others; picks of several are given in it."""

MANOEUVRES: Final[list[Json]] = [*units.PEOPLE[units.UNITS :]]

DEITIES: Final[dict[str, Json]] = {name: colour(deity) for deity, name in enumerate(units.DEITY_NAMES)}
"""What may lie in the Hall, by colour."""

VICTORIES: Final[list[Json]] = [*units.VICTORY_NAMES]

PAYS: Final[dict[str, Json]] = {units.PEOPLE[kind]: int(pays_for(kind)) for kind in range(units.UNITS)}
"""How much of a price each unit pays as a sacrifice."""

POSTER: Final = poster([units.KONUNG, units.HIRDMAN, units.HIRDMAN, units.BOND])
"""A line to show, each unit with its strength there and its rune."""

PEOPLE_EMBLEMS: Final[dict[str, Json]] = {**units.PEOPLE_EMBLEMS}

HALL_EMBLEMS: Final[dict[str, Json]] = {**units.HALL_EMBLEMS}

VICTORY_EMBLEMS: Final[dict[str, Json]] = {**units.VICTORY_EMBLEMS}
