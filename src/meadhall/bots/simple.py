"""Bots that look no further than the present move."""

from __future__ import annotations

from meadhall.bots.names import known_as
from meadhall.engine.chance import Chance
from meadhall.engine.views import View


@known_as("random")
class Random:
    """Any option, each equally likely."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: View) -> int:
        options = view.options
        return options[self.chance.below(len(options))]


@known_as("naive")
class Naive:
    """The option whose preview promises most points now, or most wounds where the title counts those; among equals any,
    and any where nothing is promised."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: View) -> int:
        options = view.options
        if len(options) == 1:
            return options[0]
        points = [promise(view, option) for option in options]
        most = max(points)
        best = [option for option, promised in zip(options, points, strict=True) if promised == most]
        return best[self.chance.below(len(best))]


def promise(view: View, option: int) -> int:
    promised = view.preview(option)
    points = promised.get("points", promised.get("wounds", 0))
    return points if isinstance(points, int) else 0


@known_as("greedy")
class Greedy:
    """The title's own heuristic."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: View) -> int:
        return view.game.greedy(view, self.chance)
