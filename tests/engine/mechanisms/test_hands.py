"""Hands as sorted tuples: cards come and go in the sight of all or not, are masked, and dealt anew."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall import Chance
from meadhall.engine.chance import deal_number
from meadhall.engine.mechanisms.hands import (
    UNSEEN,
    deal_hands,
    distinct,
    gain_open,
    lose_open,
    masked,
    with_card,
    without,
)

Hand = tuple[int, ...]


@given(st.lists(st.integers(0, 400)), st.integers(0, 400))
def test_a_card_comes_and_goes_and_the_hand_stays_sorted(cards: list[int], card: int) -> None:
    hand = tuple(sorted(cards))
    more = with_card(hand, card)
    assert more == tuple(sorted([*cards, card])) and without(more, card) == hand
    assert distinct(more) == sorted({*cards, card})


def test_what_is_not_there_cannot_go() -> None:
    with pytest.raises(ValueError):
        without((1, 2), 3)


def test_a_card_gained_in_the_open_is_known_until_one_like_it_leaves() -> None:
    hands: list[Hand] = [(2, 5), (7,)]
    known: list[Hand] = [(), ()]
    gain_open(hands, known, 0, 5)
    assert hands == [(2, 5, 5), (7,)] and known == [(5,), ()]
    assert lose_open(hands, known, 0, 5), "the known one is taken to be it"
    assert hands == [(2, 5), (7,)] and known == [(), ()]
    assert not lose_open(hands, known, 0, 5), "this one nobody knew of"
    assert hands == [(2,), (7,)]


def test_others_see_how_many_cards_a_hand_has() -> None:
    hands: list[Hand] = [(1, 2), (3,), ()]
    assert masked(hands, 1, UNSEEN) == [(UNSEEN, UNSEEN), (3,), ()]
    assert masked(hands, -1, 99) == [(99, 99), (99,), ()], "a spectator sees none"


def seen_by_first() -> tuple[list[Hand], list[Hand], list[int]]:
    """Seat 0 holds 1 and 2; of seat 1's three cards all know 9; seat 2 has two. Unseen are 3 to 8, one twice."""
    return [(1, 2), (UNSEEN,) * 3, (UNSEEN,) * 2], [(), (9,), ()], [3, 4, 5, 6, 7, 8, 8]


@given(st.integers(0, (1 << 54) - 1))
def test_a_deal_keeps_what_is_known_and_loses_nothing(number: int) -> None:
    hands, known, unseen = seen_by_first()
    rest = deal_hands(hands, known, 0, unseen, number)
    assert hands[0] == (1, 2) and 9 in hands[1] and [len(hand) for hand in hands] == [2, 3, 2]
    assert sorted([*hands[1], *hands[2], *rest]) == sorted([*unseen, 9])
    assert all(hand == tuple(sorted(hand)) for hand in hands)
    assert unseen == [3, 4, 5, 6, 7, 8, 8], "what is dealt from stays as it was"


def test_every_deal_is_as_likely() -> None:
    """Which card seat 2 gets, and which pair: chi-squared against all there are."""
    chance, draws = Chance(5), 12_000
    singles, pairs = Counter[int](), Counter[Hand]()
    for _ in range(draws):
        hands: list[Hand] = [(), (UNSEEN,) * 2, (UNSEEN,)]
        deal_hands(hands, [(), (), ()], 0, [3, 4, 5, 6, 7], deal_number(chance.draw_seed()))
        singles[hands[2][0]] += 1
        pairs[hands[1]] += 1
    for counts, kinds in ((singles, 5), (pairs, 10)):
        fair = draws / kinds
        assert len(counts) == kinds
        assert sum((count - fair) ** 2 / fair for count in counts.values()) < kinds + 6 * (2 * kinds) ** 0.5
