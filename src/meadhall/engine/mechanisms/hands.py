"""Hidden cards one by one: hands as sorted tuples of card numbers.

Tuples are never changed, so a copy of all hands is a copy of one list.
"""

from __future__ import annotations


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A sorted tuple less one card."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def distinct(cards: tuple[int, ...]) -> list[int]:
    """Each card once, of a sorted tuple."""
    out: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            out.append(card)
            last = card
    return out


def masked(hands: list[tuple[int, ...]], viewer: int, unseen: int) -> list[tuple[int, ...]]:
    """All hands as a seat sees them: its own, and how many cards the others hold."""
    return [hand if seat == viewer else (unseen,) * len(hand) for seat, hand in enumerate(hands)]
