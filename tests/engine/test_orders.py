"""Random orders by the handful: whole, the same in every process, and fair."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall import Chance
from meadhall.engine.orders import ALL, COUNT, NUMBERS, SIZE, order, outside

DRAWS = 20_000


@given(st.integers(0, (1 << 32) - 1))
def test_an_order_holds_every_number_once(number: int) -> None:
    assert sorted(order(number)) == list(range(SIZE))


def test_orders_are_the_same_in_every_process() -> None:
    digest = blake2b(digest_size=8)
    for number in range(0, ALL, 10_007):
        digest.update(order(number))
    assert digest.hexdigest() == "c994f83a2da78332"


def test_orders_differ() -> None:
    assert ALL == COUNT * COUNT * SIZE
    assert len({order(number) for number in range(0, ALL, 101)}) > ALL // 101 - 20


@pytest.mark.parametrize("cards", [5, 18, 60, 110])
def test_every_card_is_as_likely_in_every_place(cards: int) -> None:
    """And the second place tells nothing of the first."""
    chance = Chance(9)
    left = NUMBERS[cards:SIZE]
    first, tenth, pairs = Counter[int](), Counter[int](), Counter[bool]()
    for _ in range(DRAWS):
        dealt = order(chance.split().sign()).translate(None, left)
        first[dealt[0]] += 1
        tenth[dealt[min(9, cards - 1)]] += 1
        pairs[dealt[0] < dealt[1]] += 1
    for counts in (first, tenth):
        fair = DRAWS / cards
        chi = sum((counts[card] - fair) ** 2 / fair for card in range(cards))
        assert chi < cards + 6 * (2 * cards) ** 0.5
    assert abs(pairs[True] / DRAWS - 0.5) < 0.02


def test_a_group_is_shuffled_by_leaving_the_others_out() -> None:
    counts = Counter(order(Chance(seed).split().sign()).translate(None, outside(40, 43)) for seed in range(6000))
    assert len(counts) == 6 and min(counts.values()) > 850


def test_streams_split_one_after_the_other_are_born_with_different_signs() -> None:
    chance = Chance(3)
    signs = [int(chance.split().sign()) for _ in range(2000)]
    assert len(set(signs)) == 2000 and all(0 <= sign < 1 << 32 for sign in signs)
    assert abs(sum(signs) / 2000 / (1 << 31) - 1) < 0.05
