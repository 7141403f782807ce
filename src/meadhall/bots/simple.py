"""Bots that look no further than the present move."""

from __future__ import annotations

from meadhall.bots.names import known_as
from meadhall.engine.chance import Chance
from meadhall.engine.views import View


def options_of(view: View) -> list[int]:
    """What may be chosen; an error says whose view it is where nothing is."""
    options = view.options
    if not options:
        view.asked_seat()
    return options


@known_as("random")
class Random:
    """Any option, each equally likely."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: View) -> int:
        options = options_of(view)
        return options[self.chance.below(len(options))]


@known_as("naive")
class Naive:
    """The option whose preview promises most points now, or most wounds where the title counts those; among equals any,
    and any where nothing is promised."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: View) -> int:
        options = options_of(view)
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
        view.asked_seat()
        return view.game.greedy(view, self.chance)
