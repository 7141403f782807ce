"""Hands as sorted tuples: cards leave, are listed once each, and are masked."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.engine.mechanisms.hands import distinct, masked, without


@given(st.lists(st.integers(0, 400)), st.integers(0, 400))
def test_a_card_leaves_and_the_hand_stays_sorted(cards: list[int], card: int) -> None:
    hand = tuple(sorted([*cards, card]))
    assert without(hand, card) == tuple(sorted(cards))
    assert distinct(hand) == sorted({*cards, card})


def test_what_is_not_there_cannot_go() -> None:
    with pytest.raises(ValueError):
        without((1, 2), 3)


def test_others_see_how_many_cards_a_hand_has() -> None:
    hands = [(1, 2), (3,), ()]
    assert masked(hands, 1, -1) == [(-1, -1), (3,), ()]
    assert masked(hands, -1, 99) == [(99, 99), (99,), ()], "a spectator sees none"
