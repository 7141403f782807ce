"""Positions of many plays of all sets and variants, to hold properties against."""

from __future__ import annotations

from collections.abc import Iterator

import meadhall
from meadhall import Chance
from meadhall.games.voluspa.state import Voluspa

GAMES: list[dict[str, str | bool]] = [
    {"set": "base"},
    {"set": "edda", "valkyrie_lock": True},
    {"set": "order", "dwarf_scores_lines": True},
    {"set": "giants", "skadi_draws": True},
    {"set": "serpents", "serpent_counts_hel": True, "no_late_hel": True, "strict_tokens": True},
    {"set": "ravens"},
    {"set": "all"},
]


def positions(seed: int) -> Iterator[Voluspa]:
    """Every position of one play; seats choose at random or quickly. Do not change them."""
    options = GAMES[seed % len(GAMES)]
    state = meadhall.game("voluspa", 2 + seed % 4, **options).new(seed)
    chance = Chance(seed)
    while not state.over:
        assert isinstance(state, Voluspa)
        yield state
        state.play(state.policy(chance) if chance.below(3) == 0 else state.pick(chance))
