"""Decks: the ready ones, what a deck may hold, and what a squad costs (K-3, K-40)."""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.engine.flat import i64
from meadhall.engine.json_reader import JsonReader, read_data_file
from meadhall.engine.types import Reason
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.features import Card
from meadhall.games.berserk.language import FLYING, HORDE, NEUTRAL, TERRAIN

LEAST_DECK: Final = 30
MOST_DECK: Final = 50
COPIES: Final = 3
HORDE_COPIES: Final = 5
DEAL: Final = 15
MOST_SQUAD: Final = 15
MOST_ON_FLYERS: Final = 15
FIRST_GOLD: Final = 24
FIRST_SILVER: Final = 22
"""The second player has one more of each (L143)."""
MOST_ELEMENTAL: Final = 3
"""Cards with an element in a squad that took gold for recruiting (10199)."""


def copies_of(card: Card) -> int:
    """How often a deck may hold a card (L17, L472)."""
    return HORDE_COPIES if card.printed[HORDE] else COPIES


def deck_fault(cards: tuple[int, ...]) -> Reason | None:
    """Why these are no deck to play with, the first reason there is; None if they are (L17, L472, K-40)."""
    for kind in sorted(set(cards)):
        number, most = cards.count(kind), copies_of(BOOK.cards[kind])
        if number > most:
            return Reason("deck-copies", {"card": f"@card-{BOOK.cards[kind].word}", "number": number, "most": most})
    if len(cards) < LEAST_DECK:
        return Reason("deck-small", {"missing": LEAST_DECK - len(cards), "least": LEAST_DECK})
    if len(cards) > MOST_DECK:
        return Reason("deck-large", {"over": len(cards) - MOST_DECK, "most": MOST_DECK})
    return None


def elements_of(cards: tuple[int, ...]) -> list[int]:
    """The elements among these cards; each beyond the first costs a squad that has them one gold crystal (K-3)."""
    return sorted({int(BOOK.cards[kind].element) for kind in cards if BOOK.cards[kind].element != NEUTRAL})


def price_of(elements: int) -> int:
    """Gold that a squad of so many elements pays for them."""
    return max(0, elements - 1)


def read_decks(data: JsonReader) -> dict[str, tuple[int, ...]]:
    decks: dict[str, tuple[int, ...]] = {}
    for name, counts in data.entries():
        found = [kind for kind, count in counts.counts(BOOK.by_word, "card") for _ in range(count)]
        fault = deck_fault(tuple(found))
        if fault is not None:
            raise counts.error(f"nobody may play with it ({fault.key}: {fault.params})")
        decks[name] = tuple(sorted(found))
    return decks


READY: Final = read_decks(read_data_file("berserk", "decks.json"))
"""Their cards, by their names."""


class Bill(NamedTuple):
    """What a squad costs, and what else is limited."""

    gold: int
    silver: int
    flyers: int
    terrains: int
    elemental: int
    bonus: int
    price: int
    """Gold for elements beyond the first; it is among `gold`."""

    def gold_left(self, gold: int) -> int:
        """What is left of so much gold, with what comes on top of it for recruiting (10199), where the squad
        that is being recruited is one for it (K-39)."""
        return gold + (self.bonus if self.elemental <= MOST_ELEMENTAL else 0) - self.gold


def bill(squad: tuple[int, ...], silver: int) -> Bill:
    """Elites take gold, ordinaries silver first; each element beyond the first costs one gold (K-3)."""
    gold = ordinaries = flyers = terrains = elemental = bonus = elements = 0
    for kind in squad:
        card = BOOK.cards[kind]
        if card.elite:
            gold += int(card.cost)
        else:
            ordinaries += int(card.cost)
        if card.kind == FLYING:
            flyers += int(card.cost)
        terrains += int(card.kind == TERRAIN)
        if card.element != NEUTRAL:
            elemental += 1
            elements |= 1 << int(card.element)
        for feature in card.features:
            if feature.stage == "recruiting_gold":
                bonus += int(feature.amount)
    price = price_of(elements.bit_count())
    gold += max(0, ordinaries - silver) + price
    return Bill(gold, min(ordinaries, silver), flyers, terrains, elemental, bonus, price)


def refusal(squad: tuple[int, ...], gold: int, silver: int) -> str:
    """Why a squad may not be recruited with these crystals (K-3, K-49); empty if it may."""
    if len(squad) > MOST_SQUAD:
        return "squad-full"
    for at in range(1, len(squad)):
        if squad[at] == squad[at - 1] and BOOK.cards[squad[at]].unique:
            return "unique"
    found = bill(squad, silver)
    if found.flyers > MOST_ON_FLYERS:
        return "too-many-flyers"
    if found.terrains > 1:
        return "one-terrain"
    if found.gold > gold and found.gold_left(gold) < 0:
        return "too-few-crystals"
    return ""


def silver_of(first: bool) -> i64:
    return FIRST_SILVER if first else FIRST_SILVER + 1
