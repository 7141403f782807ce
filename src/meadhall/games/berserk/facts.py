"""What is printed on the cards, for pages."""

from __future__ import annotations

from typing import Final

from meadhall.engine.json_reader import JsonReader
from meadhall.engine.types import Json
from meadhall.games.berserk import words
from meadhall.games.berserk.badges import terms
from meadhall.games.berserk.cards import BOOK, read_file
from meadhall.games.berserk.decks import DEAL, LEAST_DECK, MOST_DECK, copies_of
from meadhall.games.berserk.features import Card


def printed(card: Card) -> Json:
    strike = card.strike
    classes: list[Json] = [name for at, name in enumerate(words.CLASSES) if (card.classes >> at) & 1]
    values: list[Json] = [] if strike is None else [int(strike.of(strength)) for strength in (1, 2, 3)]
    return {
        "word": card.word,
        "kind": words.CARD_KINDS[card.kind],
        "elite": card.elite,
        "cost": int(card.cost),
        "unique": card.unique,
        "element": words.ELEMENTS[card.element],
        "classes": classes,
        "life": int(card.life),
        "move": int(card.move),
        "strike": values,
        "copies": copies_of(card),
        "terms": terms(card),
    }


CARDS: Final[dict[str, Json]] = {str(card.id): printed(card) for card in BOOK.cards}
"""By their numbers. `copies`: how many a deck may hold. `terms`: entries of the glossary with their numbers, the
weightiest first."""

DECK: Final[dict[str, Json]] = {"least": LEAST_DECK, "most": MOST_DECK, "deal": DEAL}
"""How many cards a deck has, and how many of them are dealt."""

LAZY_EMBLEMS: Final[dict[str, Json]] = {
    str(row.key("id").whole(0, 99999)): row.key("emblem").text()
    for row in JsonReader(read_file("cards.json"), "cards").items()
}
