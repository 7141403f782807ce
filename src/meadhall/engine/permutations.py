"""Random orders by the handful, for guesses: a bot that makes up hidden cards a thousand times a move cannot afford to
draw every card by itself.

Orders of 128 numbers are shuffled once. A draw begins one of them at some place and sends it through four others, each
put together of two by `bytes.translate`: that gives one of 2**54 orders, and numbers that stand for nothing are left
out in the same way. Every number is exactly as likely in every place; how several of them lie to each other is, by all
that can be counted, as likely as if they were shuffled, for with every table that an order goes through what the tables
have in common fades. The rules themselves never deal this way: what happens in a play is drawn card by card.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.chance import MASK_60, Chance
from meadhall.engine.flat import i64

SIZE: Final = 128
"""Numbers in an order."""
COUNT: Final = 128
HALVES: Final = 32
PAIRS: Final = HALVES * HALVES
ALL: Final = SIZE * COUNT * PAIRS**4
"""How many orders there are."""
NUMBERS: Final = bytes(range(256))

ORDERS: list[bytes] = []
"""Each written twice, so that it may begin anywhere."""
TABLES: list[bytes] = []
"""Other orders as tables for `translate`: every one of some followed by every one of some more."""


def lay_out() -> None:
    """Shuffle the orders, the same in every process."""
    chance = Chance(1)
    shuffled: list[bytes] = []
    for _ in range(COUNT + 2 * HALVES):
        numbers = list(range(SIZE))
        chance.shuffle(numbers)
        shuffled.append(bytes(numbers))
    for first in shuffled[COUNT : COUNT + HALVES]:
        for second in shuffled[COUNT + HALVES :]:
            TABLES.append(first.translate(second + NUMBERS[SIZE:]) + NUMBERS[SIZE:])
    for turned in shuffled[:COUNT]:
        ORDERS.append(turned * 2)


def permutation(number: i64) -> bytes:
    """The numbers from 0 to 127 in one of all orders: random if the number is, of which 54 bits count."""
    if not ORDERS:
        lay_out()
    begin: i64 = number & 127
    turned = ORDERS[(number >> 7) & 127][begin : begin + SIZE].translate(TABLES[(number >> 14) & 1023])
    turned = turned.translate(TABLES[(number >> 24) & 1023]).translate(TABLES[(number >> 34) & 1023])
    return turned.translate(TABLES[(number >> 44) & 1023])


def outside(begin: int, end: int) -> bytes:
    """All numbers of an order but those from `begin` to `end`: what `translate` leaves out."""
    return NUMBERS[:begin] + NUMBERS[end:SIZE]


def order_of(size: int, number: i64) -> bytes:
    """The numbers below a size, at most as many as an order has, in an order that is random if the number is."""
    return permutation(number).translate(None, NUMBERS[size:SIZE])


def deal_from(cards: list[int], number: i64, count: i64) -> list[int]:
    """So many of these cards, dealt by a number that is random: every way to deal them is as likely. More cards than an
    order has numbers are shuffled one by one."""
    size = len(cards)
    if size <= SIZE:
        order = order_of(size, number)
        return [cards[order[at]] for at in range(count)]
    shuffled = cards.copy()
    Chance.at(number & MASK_60).shuffle(shuffled)
    return shuffled[:count]
