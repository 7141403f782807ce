"""What a view believes of the hand that laid the last tile."""

from __future__ import annotations

import pytest

import meadhall
from meadhall import Chance
from meadhall.engine.built import COMPILED
from meadhall.engine.flat import i64, vec
from meadhall.engine.search.beliefs import CERTAIN
from meadhall.games.voluspa.beliefs import LEAST, LastPlacement, before_last, beliefs
from meadhall.games.voluspa.board import Board
from meadhall.games.voluspa.estimates import KEEP, offers
from meadhall.games.voluspa.state import Voluspa
from meadhall.games.voluspa.tiles import FIRST, KINDS, LOKI, ODIN, SETS, TROLL


def facts(b: Board) -> list[object]:
    """All that a board keeps, orders of free cells and widths apart."""
    kept = [list(b.top), list(b.power), list(b.across), list(b.down), list(b.near), list(b.laid), list(b.under)]
    return [*kept, sorted(b.edge), b.shut, b.closed, b.guarded, b.calm_kinds]


@pytest.mark.parametrize("tile_set", SETS)
def test_the_last_tile_is_taken_off_as_if_it_had_never_been_there(tile_set: str) -> None:
    kinds = set()
    for seed in range(3):
        state, chance = meadhall.game("voluspa", 2, set=tile_set).new(seed), Chance(seed)
        while not state.over:
            assert isinstance(state, Voluspa)
            before = state.board.copy()
            moves = len(before.laid) + len(before.under)
            state.play(state.options[chance.below(len(state.options))])
            b = state.board.copy()
            if len(b.laid) + len(b.under) != moves + 1 or (before.power[state.last] and before.boost(state.last)):
                continue
            kind = int(b.top[state.last])
            if before_last(b, state.last):
                assert facts(b) == facts(before), f"seed {seed}"
                kinds.add(kind)
    assert {TROLL, LOKI, ODIN} <= kinds


@pytest.mark.skipif(COMPILED, reason="only compiled code makes the vector that a compiled belief holds")
def test_a_hand_that_left_much_lying_is_hardly_believed() -> None:
    state = meadhall.game("voluspa", 2).new(1)
    assert isinstance(state, Voluspa)
    left = vec[i64]([0] * KINDS)
    left[ODIN] = 60
    for kind in range(FIRST, KINDS):
        state.hands[kind] = 0
    state.hands[TROLL] = 4
    assert LastPlacement(0, left, True).weight(state) == CERTAIN
    state.hands[ODIN] = 1
    assert LastPlacement(0, left, False).weight(state) == LEAST
    drawn = LastPlacement(0, left, True).weight(state)
    assert 200 <= drawn <= 220, "the Odin may be the one of five tiles that is new"
    state.hands[ODIN] = 2
    assert LastPlacement(0, left, True).weight(state) == LEAST, "only one of two can be new"


def test_nothing_is_believed_of_the_first_turn_and_of_the_own_move() -> None:
    state = meadhall.game("voluspa", 2).new(1)
    assert isinstance(state, Voluspa)
    assert beliefs(state, state.turn) is None
    mover = state.turn
    state.play(state.policy(Chance(1)))
    assert beliefs(state, mover) is None


def test_believed_hands_are_nearer_to_the_truth() -> None:
    """What the next seat could gain is foreseen better than by hands dealt blindly."""
    blind, believed, looks = 0.0, 0.0, 0
    for seed in range(3):
        state, chance = meadhall.game("voluspa", 2).new(seed), Chance(seed)
        bots = [meadhall.bot("greedy", Chance(seed + at)) for at in range(2)]
        while not state.over:
            assert isinstance(state, Voluspa)
            seat = state.turn
            view = state.view(seat)
            known = view.known
            assert isinstance(known, Voluspa)
            belief = beliefs(known, seat)
            if state.moves % 4 == 3 and belief is not None:
                best = offers(state.board, state.rules, state.kinds_used)
                guesses = [(threat(guess, seat, best), int(belief.weight(guess))) for guess in samples(view, chance)]
                truth = threat(state, seat, best)
                blind += (sum(gain for gain, _ in guesses) / len(guesses) - truth) ** 2
                weights = sum(weight for _, weight in guesses)
                believed += (sum(gain * weight for gain, weight in guesses) / weights - truth) ** 2
                looks += 1
            state.play(bots[seat].choose(view))
    assert looks > 20
    assert believed < 0.9 * blind


def samples(view: meadhall.View, chance: Chance) -> list[Voluspa]:
    found = [view.sample(chance) for _ in range(40)]
    return [state for state in found if isinstance(state, Voluspa)]


def threat(s: Voluspa, me: int, best: vec[i64]) -> int:
    """The most that the other hand brings on this table."""
    return max([int(best[kind - FIRST]) - int(KEEP[kind]) for kind in s.cards_of(1 - me)], default=0)
