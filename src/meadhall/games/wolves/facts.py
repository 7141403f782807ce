"""What the pages know of the cards: `python -m meadhall.server.typescript` writes it out for them as facts.ts."""

from __future__ import annotations

from typing import Final

from meadhall.engine.types import Json
from meadhall.games.wolves import units
from meadhall.games.wolves.cards import RECONSTRUCTED, Victory, cards_named
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


def card_numbers(name: str = RECONSTRUCTED) -> dict[str, dict[str, int | str]]:
    """The numbers in the texts of a set's cards, as parameters by the key of the card; others have none (W-73)."""
    cards = cards_named(name)
    numbers: dict[str, dict[str, int | str]] = {
        "unit-bond": {"each": int(cards.per_eihwaz)},
        "unit-hirdman": {"beside": int(cards.paired)},
        "unit-hovding": {"each": int(cards.per_tiwaz)},
        "unit-konung": {"alone": int(cards.alone)},
    }
    for victory, card in enumerate(cards.victories):
        numbers[f"victory-{units.VICTORY_NAMES[victory]}"] = victory_numbers(card)
    return numbers


def victory_numbers(card: Victory) -> dict[str, int | str]:
    """What a victory card says. Its fixed Glory is told where it has some, and where no other is counted."""
    draw, last = int(card.draw), len(card.by_deities) - 1
    counted: dict[str, int | str] = {
        "per_blue": int(card.per_blue),
        "per_red": int(card.per_red),
        "cards_per_glory": int(card.cards_per_glory),
        "per_other_victory": int(card.per_other_victory),
        "by_deities": ", ".join(
            f"{count}{'+' if count == last else ''} → {worth}" for count, worth in enumerate(card.by_deities)
        ),
        "counts_deities": len(card.by_deities),
        "if_outnumbered": int(card.if_outnumbered),
    }
    fixed = bool(card.glory) or not any(counted.values())
    draws: dict[str, int | str] = {"draws_more": max(draw, 0), "draws_less": max(-draw, 0)}
    return {"glory": int(card.glory), "fixed": int(fixed), **counted, "most": int(card.most), **draws}


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

NUMBERS: Final[dict[str, Json]] = {key: {**numbers} for key, numbers in card_numbers().items()}
"""The numbers in the texts of the cards that come with the hall; it tells those of others when it is asked."""

LAZY_PEOPLE_EMBLEMS: Final[dict[str, Json]] = {name: card.emblem for name, card in units.PEOPLE_CARDS.items()}

LAZY_HALL_EMBLEMS: Final[dict[str, Json]] = {name: card.emblem for name, card in units.HALL_CARDS.items()}

LAZY_VICTORY_EMBLEMS: Final[dict[str, Json]] = {name: card.emblem for name, card in units.VICTORY_CARDS.items()}
