"""Whole plays inside the engine, for simulations and benchmarks."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.engine.chance import Chance
from meadhall.engine.state import State


class Tally(NamedTuple):
    """What a random play consisted of. A real choice is one with two options or more."""

    answers: int
    choices: int
    options: int


def play_out(state: State, chance: Chance) -> Tally:
    """Play at random to the end, listing all options of every choice."""
    answers = choices = total = 0
    while state.frames:
        options = state.options
        count = len(options)
        answers += 1
        total += count
        if count > 1:
            choices += 1
        state.play(options[chance.below(count)])
    return Tally(answers, choices, total)
