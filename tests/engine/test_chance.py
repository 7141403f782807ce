"""Randomness: even, reproducible, keyed, and streams that tell nothing of each other."""

from __future__ import annotations

from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall import Chance
from meadhall.engine.chance import MOST, commitment

SECRET = bytes(range(32))
seeds = st.one_of(st.integers(), st.binary(min_size=32, max_size=32))


GOLDEN_FIRST = {2: 0, 6: 2, 100: 34, 1 << 31: 732193214}
GOLDEN_INT = [340, 334, 554, 100, 430, 595, 664, 412]
GOLDEN_SECRET = [208, 891, 550, 168, 413, 653, 574, 135]
GOLDEN_FOLDED = [25810934041398027, 1, 1069]
"""What these seeds have always given. Were it to change, no recorded play would replay."""


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("seed", [0, 1, 7, -5, 1 << 59, 1 << 200, SECRET], ids=str)
@pytest.mark.parametrize("n", [2, 6, 10, 64])
def test_draws_are_even(seed: int | bytes, n: int) -> None:
    chance = Chance(seed)
    counts = [0] * n
    for _ in range(200 * n):
        counts[chance.below(n)] += 1
    assert chi_square(counts) < n - 1 + 5 * (2 * (n - 1)) ** 0.5 + 5


def test_following_draws_do_not_hang_together() -> None:
    chance = Chance(3)
    counts = [0] * 36
    for _ in range(7200):
        counts[6 * chance.below(6) + chance.below(6)] += 1
    assert chi_square(counts) < 35 + 5 * 70**0.5


def test_neighbouring_seeds_do_not_hang_together() -> None:
    counts = [0] * 36
    for seed in range(7200):
        counts[6 * Chance(seed).below(6) + Chance(seed + 1).below(6)] += 1
    assert chi_square(counts) < 35 + 5 * 70**0.5


def test_a_stream_and_what_was_split_from_it_do_not_hang_together() -> None:
    chance = Chance(9)
    counts = [0] * 36
    for _ in range(7200):
        other = chance.split()
        counts[6 * chance.below(6) + other.below(6)] += 1
    assert chi_square(counts) < 35 + 5 * 70**0.5


def test_every_order_is_equally_likely_after_a_shuffle() -> None:
    chance = Chance(4)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(4800):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 24 and chi_square(list(counts.values())) < 23 + 5 * 46**0.5


def test_golden_draws_never_change() -> None:
    assert {n: int(Chance(7).below(n)) for n in GOLDEN_FIRST} == GOLDEN_FIRST
    chance = Chance(7)
    assert [int(chance.below(1000)) for _ in range(8)] == GOLDEN_INT
    chance = Chance(SECRET)
    assert [int(chance.below(1000)) for _ in range(8)] == GOLDEN_SECRET
    assert [int(Chance(seed).counter) for seed in (-1, 1 << 60, (1 << 130) + 5)] == GOLDEN_FOLDED


def test_a_secret_stream_is_keyed_blake2b_over_a_counter() -> None:
    word = blake2b((0).to_bytes(8, "big"), digest_size=8, key=SECRET).digest()
    assert Chance(SECRET).below(1000) == int.from_bytes(word, "big") % 1000


def test_a_secret_stream_throws_away_what_would_favour_small_numbers() -> None:
    chance = Chance(SECRET)
    n = (1 << 63) + 1
    draws = [chance.below_secret(n) for _ in range(40)]
    assert all(0 <= draw < n for draw in draws)
    assert chance.counter > 40, "about half of the draws are above the limit"


@given(seeds, st.lists(st.integers(1, MOST), max_size=20))
def test_the_same_seed_gives_the_same_draws(seed: int | bytes, ranges: list[int]) -> None:
    one, other = Chance(seed), Chance(seed)
    draws = [int(one.below(n)) for n in ranges]
    assert draws == [int(other.below(n)) for n in ranges]
    assert all(0 <= draw < n for draw, n in zip(draws, ranges, strict=True))
    assert (one.key, one.counter) == (other.key, other.counter)


@given(seeds)
def test_a_copy_goes_its_own_way(seed: int | bytes) -> None:
    chance = Chance(seed)
    chance.below(5)
    counter = chance.counter
    copy = chance.copy()
    draws = [int(copy.below(99)) for _ in range(5)]
    assert chance.counter == counter
    assert [int(chance.below(99)) for _ in range(5)] == draws


@given(seeds)
def test_what_is_split_off_has_no_key_and_shares_nothing(seed: int | bytes) -> None:
    chance = Chance(seed)
    other = chance.split()
    assert other.key == b"" and 0 <= other.counter < 1 << 60
    counter = chance.counter
    other.below(6)
    assert chance.counter == counter


@pytest.mark.parametrize("seed", [3, SECRET])
@pytest.mark.parametrize("n", [0, -1, MOST + 1])
def test_a_range_that_cannot_be_drawn_from_is_refused(seed: int | bytes, n: int) -> None:
    chance = Chance(seed)
    with pytest.raises(ValueError, match=str(n)):
        chance.below(n)
    assert chance.counter == Chance(seed).counter


def test_a_secret_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 5"):
        Chance(b"short")


@given(seeds, seeds)
def test_a_commitment_is_of_one_seed_only(seed: int | bytes, other: int | bytes) -> None:
    assert (commitment(seed) == commitment(other)) == (seed == other)
    assert len(commitment(seed)) == 64
