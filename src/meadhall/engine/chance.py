"""Randomness that is reproducible, keyed and cheap to copy.

A simulation's seed is an int: a counter of 60 bits, hashed anew for every draw. A table's seed is 32
secret bytes: a keyed BLAKE2b stream, so that whoever learns the seed afterwards can check every shuffle.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from meadhall.engine.built import COMPILED
from meadhall.engine.errors import ArgumentError, OptionError
from meadhall.engine.flat import i64

MASK_60: Final = (1 << 60) - 1
MASK_32: Final = 0xFFFFFFFF
MASK_28: Final = (1 << 28) - 1
STRIDE: Final = 0x9E3779B97F4A7C1
MOST: Final = 1 << 31
"""The largest range of one draw: its product with 32 random bits still fits 63."""
SECRET_BYTES: Final = 32


@final
class Chance:
    """A stream of random numbers, told entirely by its key and its counter."""

    def __init__(self, seed: object = 0) -> None:
        """An int for simulations, or 32 secret bytes."""
        self.key: bytes = b""
        self.counter: i64 = 0
        if isinstance(seed, bytes):
            if len(seed) != SECRET_BYTES:
                raise OptionError(f"a secret seed has {SECRET_BYTES} bytes, not {len(seed)}")
            self.key = seed
        elif not isinstance(seed, int):
            raise ArgumentError(f"a seed is an int or {SECRET_BYTES} bytes, not {seed!r}")
        elif seed < 0:
            self.counter = int.from_bytes(blake2b(str(seed).encode(), digest_size=7).digest(), "big")
        else:
            folded = seed & MASK_60
            rest = seed >> 60
            while rest > 0:
                folded = (folded * 3 + rest) & MASK_60
                rest >>= 60
            self.counter = folded

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, each equally likely."""
        if n < 1 or n > MOST:
            raise ValueError(f"a draw is below 1 to {MOST}, not {n}")
        if len(self.key):
            return self.below_secret(int(n))
        return (self.word() * n) >> 32

    def word(self) -> i64:
        """The next 32 random bits of a simulation: a hash of the counter's lower half, and one of that and the upper.
        Its products stay below 2**63, so that no integer type ever wraps."""
        counter: i64 = (self.counter + STRIDE) & MASK_60
        self.counter = counter
        x: i64 = (counter & 0x3FFFFFFF) ^ 0x5BD1E995
        x = ((x ^ (x >> 16)) * 0x21F0AAAD) & MASK_32
        x = ((x ^ (x >> 15)) * 0x735A2D97) & MASK_32
        x = ((counter >> 30) + (x ^ (x >> 15))) & MASK_32
        x = ((x ^ (x >> 16)) * 0x21F0AAAD) & MASK_32
        x = ((x ^ (x >> 15)) * 0x735A2D97) & MASK_32
        return x ^ (x >> 15)

    def below_secret(self, n: int) -> int:
        """Exact: draws that would favour small numbers are thrown away."""
        limit = (1 << 64) - (1 << 64) % n
        while True:
            word = blake2b(int(self.counter).to_bytes(8, "big"), digest_size=8, key=self.key).digest()
            self.counter += 1
            x = int.from_bytes(word, "big")
            if x < limit:
                return x % n

    def copy(self) -> Chance:
        return stream(self.key, self.counter)

    def split(self) -> Chance:
        """A new stream that the rest of this one tells nothing about; always of the simulations' kind."""
        return Chance.at(self.draw_seed())

    def draw_seed(self) -> i64:
        """60 bits to begin a new stream with, for the price of one draw."""
        if self.key:
            high: i64 = self.below(1 << 30)
            return (high << 30) | self.below(1 << 30)
        # one word is enough: the counter itself makes seeds differ that are drawn one after the other
        word: i64 = self.word()
        return ((word << 28) ^ self.counter) & MASK_60

    @staticmethod
    def at(seed: i64) -> Chance:
        """The stream that a drawn seed begins."""
        return stream(b"", seed)

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = int(self.below(i + 1))
            items[i], items[j] = items[j], items[i]


def stream(key: bytes, counter: i64) -> Chance:
    """The stream that stands there. Compiled, a call of the class is the quickest way to make one."""
    made = Chance() if COMPILED else Chance.__new__(Chance)
    made.key = key
    made.counter = counter
    return made


def deal_number(seed: i64) -> i64:
    """The bits of a drawn seed in another order, as a number to deal by: its lower 32 bits are random, and no two seeds
    of one stream have the same upper ones for a long time."""
    return (seed >> 28) | ((seed & MASK_28) << 32)


def commitment(seed: int | bytes) -> str:
    """The hash published at the start, so that the seed revealed at the end can be checked against it."""
    raw = seed if isinstance(seed, bytes) else str(seed).encode()
    return blake2b(raw, digest_size=32, person=b"meadhall").hexdigest()
