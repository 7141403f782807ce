"""Deals that a seat cannot tell apart, of cards counted by kind; written apart from what the titles sample by."""

from __future__ import annotations

from meadhall import Chance
from meadhall.engine.flat import u8, vec


def deal_again(hands: vec[u8], known: vec[u8], pool: vec[u8], seats: list[int], first: int, chance: Chance) -> None:
    """Throw what is not known of these hands and the pool together, and give each place as many as it had.

    Kinds below `first` stay where they are.
    """
    kinds = len(pool)
    unseen: list[int] = []
    numbers: list[int] = []
    for who in seats:
        hidden: list[int] = []
        for kind in range(first, kinds):
            at = who * kinds + kind
            hidden += [kind] * (int(hands[at]) - int(known[at]))
            hands[at] = known[at]
        numbers.append(len(hidden))
        unseen += hidden
    for kind in range(first, kinds):
        unseen += [kind] * int(pool[kind])
        pool[kind] = u8(0)
    chance.shuffle(unseen)
    for who, number in zip(seats, numbers, strict=True):
        for _ in range(number):
            hands[who * kinds + unseen.pop()] += 1
    for kind in unseen:
        pool[kind] += 1
