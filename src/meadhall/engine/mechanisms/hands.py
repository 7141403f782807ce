"""Hidden cards one by one: hands as sorted tuples of card numbers, with the part of each that everybody knows.

A card that may not be seen is `UNSEEN`. Tuples are never changed, so a copy of all hands is a copy of one list.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.flat import i64
from meadhall.engine.permutations import deal_from

UNSEEN: Final = -1
"""Stands for a card that the viewer may not see."""


def with_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A sorted tuple with one card more."""
    return tuple(sorted((*cards, card)))


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A sorted tuple less one card."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def distinct(cards: tuple[int, ...]) -> list[int]:
    """Each card once, of a sorted tuple."""
    out: list[int] = []
    last = UNSEEN
    for card in cards:
        if card != last:
            out.append(card)
            last = card
    return out


def gain_open(hands: list[tuple[int, ...]], known: list[tuple[int, ...]], seat: int, card: int) -> None:
    """A card comes to a hand in the sight of all, and stays known to be there."""
    hands[seat] = with_card(hands[seat], card)
    known[seat] = with_card(known[seat], card)


def lose_open(hands: list[tuple[int, ...]], known: list[tuple[int, ...]], seat: int, card: int) -> bool:
    """A card leaves a hand in the sight of all. One that was known to be there is taken to be this one; tells whether
    it was."""
    hands[seat] = without(hands[seat], card)
    if card in known[seat]:
        known[seat] = without(known[seat], card)
        return True
    return False


def masked(hands: list[tuple[int, ...]], viewer: int, unseen: int) -> list[tuple[int, ...]]:
    """All hands as a seat sees them: its own, and how many cards the others hold."""
    return [hand if seat == viewer else (unseen,) * len(hand) for seat, hand in enumerate(hands)]


def deal_hands(
    hands: list[tuple[int, ...]], known: list[tuple[int, ...]], viewer: int, unseen: list[int], deal: i64
) -> list[int]:
    """Give the other seats of a view hands that they may have: what everybody knows of them, and the rest of each from
    the cards that are unseen, dealt by a random number. Gives the cards that are left over."""
    need = 0
    for seat in range(len(hands)):
        if seat != viewer:
            need += len(hands[seat]) - len(known[seat])
    rest = unseen.copy()
    begin = 0
    dealt = deal_from(unseen, deal, need)
    for card in dealt:
        rest.remove(card)
    for seat in range(len(hands)):
        if seat != viewer:
            end = begin + len(hands[seat]) - len(known[seat])
            hands[seat] = tuple(sorted([*known[seat], *dealt[begin:end]]))
            begin = end
    return rest
