"""What there is to tell of a deck: its code, its cards, whether it may be played with, and what its elements cost."""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.engine.errors import InvalidMove
from meadhall.engine.position_reader import whole_number
from meadhall.engine.types import Params, Reason
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.deck_codes import code_of, looks_like_code, read_code
from meadhall.games.berserk.decks import HORDE_COPIES, MOST_DECK, READY, deck_fault, elements_of, price_of
from meadhall.games.berserk.words import ELEMENTS

MOST_LISTED: Final = 4 * MOST_DECK


class DeckFacts(NamedTuple):
    """`cards` by their words, in the order of their numbers; `concerned` are those that the fault is about."""

    code: str
    cards: dict[str, int]
    fault: Reason | None
    concerned: list[str]
    elements: list[str]
    price: int


def facts_of(cards: tuple[int, ...]) -> DeckFacts:
    counts = {BOOK.cards[kind].word: cards.count(kind) for kind in sorted(cards)}
    fault = deck_fault(cards)
    concerned = [str(fault.params["card"]).removeprefix("@card-")] if fault and "card" in fault.params else []
    elements = [ELEMENTS[element] for element in elements_of(cards)]
    return DeckFacts(code_of(cards), counts, fault, concerned, elements, price_of(len(elements)))


def read_deck(text: str) -> DeckFacts:
    """A deck given as a code, or as a list: `helmir, skeleton*4`. InvalidMove says why it cannot be read."""
    return facts_of(read_code(text) if looks_like_code(text) else listed(text))


def listed(text: str) -> tuple[int, ...]:
    cards: list[int] = []
    for part in [part.strip() for part in text.split(",") if part.strip()]:
        word, _, times = part.partition("*")
        number = whole_number(times.strip()) if times else 1
        if word.strip() not in BOOK.by_word:
            raise InvalidMove(f"{part[:40]!r} is no card", "deck-unknown", {"word": word.strip()[:40]})
        kind = BOOK.by_word[word.strip()]
        if not 0 < number + cards.count(kind) <= HORDE_COPIES or len(cards) > MOST_LISTED:
            params: Params = {"card": f"@card-{BOOK.cards[kind].word}", "number": max(0, number), "most": HORDE_COPIES}
            raise InvalidMove(f"{part[:40]!r} is more than a deck holds", "deck-copies", params)
        cards += [kind] * number
    return tuple(sorted(cards))


def ready_decks() -> dict[str, DeckFacts]:
    return {deck.name: facts_of(deck.cards) for deck in READY}
