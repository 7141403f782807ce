"""Völuspá: tiles that a seat has not seen change places between the other hands and the bag."""

from __future__ import annotations

from meadhall import Chance, State
from meadhall.engine.game import Value
from meadhall.games.voluspa.state import Voluspa
from meadhall.games.voluspa.tiles import FIRST, KINDS

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

FIXED = ("steps",)
"""The four steps of a board depend on its width alone."""


def twin(state: State, seat: int | None, chance: Chance) -> State:
    """Throw all unseen tiles together, and give each place as many as it had."""
    other = state.copy()
    assert isinstance(other, Voluspa)
    unseen: list[int] = []
    numbers: list[tuple[int, int]] = []
    for who in range(other.game.seats):
        if who != seat:
            hidden = taken_out(other, who)
            numbers.append((who, len(hidden)))
            unseen += hidden
    for kind in range(FIRST, KINDS):
        unseen += [kind] * int(other.bag[kind])
        other.bag[kind] = 0
    chance.shuffle(unseen)
    for who, number in numbers:
        for _ in range(number):
            other.hands[who * KINDS + unseen.pop()] += 1
    for kind in unseen:
        other.bag[kind] += 1
    return other


def taken_out(state: Voluspa, who: int) -> list[int]:
    """The tiles of a hand that are not known to everybody; the hand keeps the others."""
    hidden: list[int] = []
    for kind in range(FIRST, KINDS):
        at = who * KINDS + kind
        hidden += [kind] * (int(state.hands[at]) - int(state.known[at]))
        state.hands[at] = state.known[at]
    return hidden
