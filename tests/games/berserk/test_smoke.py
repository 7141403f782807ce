"""Random plays reach their end, lose no card, and say what they mean."""

from __future__ import annotations

import pytest

import meadhall
from meadhall import Chance
from meadhall.games.berserk import BerserkState
from meadhall.games.berserk.language import EXTRA, FIELD, TERRAIN
from meadhall.games.berserk.recruiting import DONE, LayDeck, Recruit

MOST_ANSWERS = 5_000


def whole_squads(state: BerserkState, options: list[int], chance: Chance) -> int:
    """Any answer, but decks and squads are filled."""
    top = state.frames[-1]
    if isinstance(top, (Recruit, LayDeck)):
        more = [option for option in options if option != DONE]
        if more:
            return more[0] if chance.below(10) < 7 else more[int(chance.below(len(more)))]
    return options[int(chance.below(len(options)))]


def check_board(s: BerserkState) -> None:
    """Cards and cells agree, and nobody in play is without lives."""
    for slot in range(s.slots):
        if s.zone[slot] == FIELD:
            assert s.at[s.cell[slot]] == slot or s.host[slot] >= 0 or s.ghost == slot
            assert s.host[slot] < 0 or s.cell[s.host[slot]] == s.cell[slot]
        if s.zone[slot] <= EXTRA and s.form[slot] != TERRAIN:
            assert s.card(slot).life + s.lives[slot] > s.wounds[slot] >= 0
        else:
            assert s.wounds[slot] == 0
    for cell, slot in enumerate(s.at):
        bit = 1 << cell
        assert (slot >= 0) == bool(s.filled & bit)
        assert slot < 0 or s.cell[slot] == cell


@pytest.mark.parametrize("decks", ["squads", "ready", "own"])
def test_random_plays_end_and_keep_their_cards(decks: str) -> None:
    for seed in range(5):
        state = meadhall.game("berserk", decks=decks).new(seed)
        assert isinstance(state, BerserkState)
        chance = Chance(seed)
        answers = 0
        while not state.over:
            state.play(whole_squads(state, state.options, chance))
            answers += 1
            assert answers < MOST_ANSWERS
            assert set(state.count().values()) <= {0}
            if not state.over and not len(state.acts):
                check_board(state)
        assert state.turn <= 201 and state.winner in (0, 1, 2)
