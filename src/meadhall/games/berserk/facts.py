"""What is printed on the cards, for pages."""

from __future__ import annotations

from typing import Final

from meadhall.engine.types import Json
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.decks import DEAL, LEAST_DECK, MOST_DECK, copies_of
from meadhall.games.berserk.features import Card
from meadhall.games.berserk.words import CARD_KINDS, CLASSES, ELEMENTS


def printed(card: Card) -> Json:
    strike = card.strike
    classes: list[Json] = [name for at, name in enumerate(CLASSES) if (card.classes >> at) & 1]
    values: list[Json] = [] if strike is None else [int(strike.of(strength)) for strength in (1, 2, 3)]
    return {
        "word": card.word,
        "kind": CARD_KINDS[card.kind],
        "elite": card.elite,
        "cost": int(card.cost),
        "copies": copies_of(card),
        "unique": card.unique,
        "element": ELEMENTS[card.element],
        "classes": classes,
        "life": int(card.life),
        "move": int(card.move),
        "strike": values,
    }


CARDS: Final[dict[str, Json]] = {str(card.id): printed(card) for card in BOOK.cards}
"""By their numbers."""

DECK: Final[dict[str, Json]] = {"least": LEAST_DECK, "most": MOST_DECK, "deal": DEAL}
"""How many cards a deck has, and how many of them are dealt."""
