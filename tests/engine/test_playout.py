"""Whole plays at random, and the flat storage that rules keep their facts in."""

from __future__ import annotations

import meadhall
from meadhall import Chance
from meadhall.engine.flat import append, i64, u8, vec
from meadhall.engine.playout import play_out
from tests.madeup.draft import Deal


def test_a_random_play_is_counted() -> None:
    state = meadhall.game("feast", 3).new(1)
    tally = play_out(state, Chance(2))
    assert state.over and tally.answers >= tally.choices > 10 and tally.options >= tally.answers
    assert play_out(state, Chance(2)) == (0, 0, 0)


def test_the_same_chance_plays_the_same_play() -> None:
    one, other = meadhall.game("feast", 3).new(1), meadhall.game("feast", 3).new(1)
    assert play_out(one, Chance(2)) == play_out(other, Chance(2)) and one.digest() == other.digest()


def test_stand_ins_for_flat_storage_behave_like_it() -> None:
    """Tests are interpreted whichever engine is used, so these are always the stand-ins."""
    counts, cells = vec[u8]([0] * 3), vec[i64]([5])
    counts[1] += 1
    copy = counts[:]
    counts[1] += 1
    cells = append(cells, i64(7))
    assert list(counts) == [0, 2, 0] and list(copy) == [0, 1, 0] and list(cells) == [5, 7]
    assert (u8(3), i64(-4)) == (3, -4)
    assert isinstance(counts, bytearray)


def test_a_step_asks_nothing() -> None:
    assert not Deal().asks()
