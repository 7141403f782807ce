"""The quick player reckons attacks by tables, for it is asked in playouts: they say what previews promise."""

from __future__ import annotations

import random
from typing import Any

import pytest

import meadhall
from meadhall.games.berserk import BerserkState, policy
from meadhall.games.berserk.features import SIMPLE_STRIKE, AttackSpec
from meadhall.games.berserk.language import HITS, SIMPLE
from tests.games.berserk.comparison import mixed
from tests.games.berserk.test_preview_promises import Attack, attacks, twice


def spec_of(state: BerserkState, act: str, slot: int) -> AttackSpec:
    word = act.split(" ")[1]
    if word == "strike":
        return SIMPLE_STRIKE
    spec = state.card(slot).activated[int(word.removeprefix("feature")) - 1].attack
    assert spec is not None
    return spec


def reckoned(state: BerserkState, one: Attack, fight: bool) -> list[list[list[int]]]:
    """Of the strike and of the one in return by the quick player: strength, how often of 36, wounds."""
    spec = spec_of(state, one.parts[0], one.slot)
    row, cases = policy.added(state, one.slot, one.target, spec.kind, False), policy.ATTACKS
    if fight:
        row = (2 * policy.MOST_ADDED + 1) * row + policy.added(state, one.target, one.slot, SIMPLE, True)
        cases = policy.FIGHTS
    sides = ((one.slot, one.target, spec, 0), (one.target, one.slot, SIMPLE_STRIKE, 4))
    return [
        [
            [strength, often, int(policy.landed(state, slot, target, by, strength))]
            for strength in HITS
            if (often := int(cases[row * 8 + at + strength]))
        ]
        for slot, target, by, at in sides[: 1 + fight]
    ]


@pytest.mark.parametrize("seed", range(10))
def test_the_quick_player_reckons_strengths_and_wounds_as_previews_promise(seed: int) -> None:
    """In five hundred positions; of two dice and of a price it knows nothing."""
    seen = fights = 0
    for place in range(50):
        text = mixed(random.Random(seed * 1000 + place))
        state = meadhall.game("berserk", decks="squads").from_text(text, place)
        assert isinstance(state, BerserkState)
        for one in attacks(state):
            if len(one.parts) > 2 or twice(state, one.slot) + twice(state, one.target) > 2:
                continue
            aiming = state.view(state.seat).step(state.read(one.parts[0]))
            told: Any = aiming.preview(aiming.read(one.parts[1]))
            sides = [told[name] for name in ("strikes", "return") if name in told]
            promised = [[[strength, often, got] for strength, often, _, got in rows if strength] for rows in sides]
            assert reckoned(state, one, len(sides) > 1) == promised, f"{', '.join(one.parts)} of\n{text}"
            seen += 1
            fights += len(sides) > 1
    assert seen > 300 and fights > 50
