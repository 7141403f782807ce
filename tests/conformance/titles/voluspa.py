"""Völuspá: tiles that a seat has not seen change places between the other hands and the bag."""

from __future__ import annotations

from meadhall import Chance, State
from meadhall.engine.game import Value
from meadhall.games.voluspa.state import Voluspa
from meadhall.games.voluspa.tiles import FIRST
from tests.conformance.dealing import deal_again

OPTION_SETS: list[dict[str, Value]] = [
    {"set": "base"},
    {"set": "edda"},
    {"set": "order"},
    {"set": "all"},
    {"set": "giants", "skadi_draws": True},
    {"set": "serpents", "serpent_counts_hel": True, "no_late_hel": True, "strict_tokens": True},
    {"set": "ravens", "valkyrie_lock": True},
    {"set": "order", "dwarf_scores_lines": True, "strict_tokens": True},
]

FIXED = ("steps", "around")
"""The steps of a board depend on its width alone."""


def twin(state: State, seat: int | None, chance: Chance) -> State:
    other = state.copy()
    assert isinstance(other, Voluspa)
    others = [who for who in range(other.game.seats) if who != seat]
    deal_again(other.hands, other.known, other.deck, others, FIRST, chance)
    return other
