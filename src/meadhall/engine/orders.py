"""Random orders by the handful, for guesses: a bot that makes up hidden cards a thousand times a move cannot afford to
draw every card by itself.

Orders of 128 numbers are shuffled once. A draw puts two of them one after the other and begins at some place, which
gives one of two million orders; numbers that stand for nothing are left out by `bytes.translate`. Every number is as
likely in every place. The rules themselves never deal this way: what happens in a play is drawn card by card.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64

SIZE: Final = 128
"""Numbers in an order: at least as many as any title has cards to guess at."""
COUNT: Final = 128
ALL: Final = COUNT * COUNT * SIZE
"""How many orders there are."""
NUMBERS: Final = bytes(range(256))

ORDERS: list[bytes] = []
"""Each written twice, so that it may begin anywhere."""
TABLES: list[bytes] = []
"""The same orders as tables for `translate`."""


def lay_out() -> None:
    """Shuffle the orders, the same in every process."""
    chance = Chance(1)
    for _ in range(COUNT):
        numbers = list(range(SIZE))
        chance.shuffle(numbers)
        ORDERS.append(bytes(numbers) * 2)
        TABLES.append(bytes(numbers) + NUMBERS[SIZE:])


def order(number: i64) -> bytes:
    """The numbers from 0 to 127 in one of all orders: random if the number is."""
    if not ORDERS:
        lay_out()
    begin: i64 = number % SIZE
    turned = ORDERS[(number >> 7) % COUNT][begin : begin + SIZE]
    return turned.translate(TABLES[(number >> 14) % COUNT])


def outside(begin: int, end: int) -> bytes:
    """All numbers of an order but those from `begin` to `end`: what `translate` leaves out."""
    return NUMBERS[:begin] + NUMBERS[end:SIZE]
