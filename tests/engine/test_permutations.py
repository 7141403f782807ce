"""Random orders by the handful: whole, the same in every process, and fair."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall import Chance
from meadhall.engine.chance import deal_number
from meadhall.engine.permutations import ALL, NUMBERS, SIZE, outside, permutation

DRAWS = 20_000


@given(st.integers(0, (1 << 60) - 1))
def test_an_order_holds_every_number_once(number: int) -> None:
    assert sorted(permutation(number)) == list(range(SIZE))


def test_orders_are_the_same_in_every_process() -> None:
    digest = blake2b(digest_size=8)
    for number in range(0, ALL, ALL // 211 + 7):
        digest.update(permutation(number))
    assert digest.hexdigest() == "14a0614091ea261e"


def test_orders_differ() -> None:
    """So many that no two of these draws are the same, and every bit of the number counts."""
    assert ALL == 1 << 54
    chance = Chance(4)
    assert len({permutation(deal_number(chance.draw_seed())) for _ in range(DRAWS)}) == DRAWS
    assert len({permutation(1 << bit) for bit in range(54)}) == 54


def test_a_few_cards_come_in_all_their_orders_alike() -> None:
    chance = Chance(6)
    left = outside(60, 65)
    counts = Counter(permutation(deal_number(chance.draw_seed())).translate(None, left) for _ in range(DRAWS))
    fair = DRAWS / 120
    assert len(counts) == 120
    assert sum((count - fair) ** 2 / fair for count in counts.values()) < 120 + 6 * (2 * 120) ** 0.5


@pytest.mark.parametrize("cards", [5, 18, 60, 110])
def test_every_card_is_as_likely_in_every_place(cards: int) -> None:
    """And the second place tells nothing of the first."""
    chance = Chance(9)
    left = NUMBERS[cards:SIZE]
    first, tenth, pairs = Counter[int](), Counter[int](), Counter[bool]()
    for _ in range(DRAWS):
        dealt = permutation(deal_number(chance.draw_seed())).translate(None, left)
        first[dealt[0]] += 1
        tenth[dealt[min(9, cards - 1)]] += 1
        pairs[dealt[0] < dealt[1]] += 1
    for counts in (first, tenth):
        fair = DRAWS / cards
        chi = sum((counts[card] - fair) ** 2 / fair for card in range(cards))
        assert chi < cards + 6 * (2 * cards) ** 0.5
    assert abs(pairs[True] / DRAWS - 0.5) < 0.02


def test_a_group_is_shuffled_by_leaving_the_others_out() -> None:
    left = outside(40, 43)
    counts = Counter(permutation(deal_number(Chance(seed).draw_seed())).translate(None, left) for seed in range(6000))
    assert len(counts) == 6 and min(counts.values()) > 850


def test_streams_split_one_after_the_other_are_born_with_different_signs() -> None:
    chance = Chance(3)
    signs = [int(deal_number(chance.draw_seed())) for _ in range(2000)]
    assert len(set(signs)) == 2000 and all(0 <= sign < 1 << 60 for sign in signs)
    for bits, begin in ((32, 0), (28, 32)):
        parts = [sign >> begin & (1 << bits) - 1 for sign in signs]
        assert len(set(parts)) > 1990
        assert abs(sum(parts) / 2000 / (1 << bits - 1) - 1) < 0.05
