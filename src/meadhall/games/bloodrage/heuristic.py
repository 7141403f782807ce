"""Bots' rule of thumb."""

from __future__ import annotations

from meadhall.engine.chance import Chance
from meadhall.engine.views import View


def greedy(view: View, chance: Chance) -> int:
    options = view.options
    return options[chance.below(len(options))]
