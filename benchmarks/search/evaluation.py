"""How `evaluate` of Berserk is fitted: what each side has at the start of turns, beside who won in the end.

Plays are by the quick policy, with a slip now and then, so that there are more kinds of places than it would come to. A
quarter of the plays is not fitted to; on those the loss is told. Needs numpy.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any, TypeAlias

from meadhall import Chance, game
from meadhall.games.berserk.evaluation import WEIGHTS, advantages
from meadhall.games.berserk.state import BerserkState
from meadhall.games.berserk.turns import Aim, Turn

SLIPS = 0.07
DECKS = ("squads", "ready")
HELD_BACK = 4
"""One of so many plays is not fitted to."""
ROUNDS = 30
RIDGE = 1e-3

Row: TypeAlias = "tuple[int, list[float], float]"
"""The number of the play, what seat 0 has more of, and its share of the win."""


def rows(decks: str, plays: int, seed: int) -> Iterator[Row]:
    rules, random = game("berserk", 2, decks=decks), Random(seed)
    for number in range(plays):
        state, chance, seen = rules.new(seed + number), Chance(seed + number), 0
        places: list[list[float]] = []
        while state.frames:
            assert isinstance(state, BerserkState)
            top = state.frames[-1]
            seat = top.seat(state)
            if isinstance(top, Turn) and state.turn != seen:
                seen = int(state.turn)
                places.append(advantages(state))
            slips = isinstance(top, (Turn, Aim)) and random.random() < SLIPS
            top.take(state, seat, random.choice(top.options(state, seat)) if slips else state.policy(chance, seat))
            state.settle()
        share = state.shares()[0]
        yield from ((number, place, share) for place in places)


def fitted(numpy: Any, places: Any, shares: Any) -> Any:
    """Logistic regression by Newton's method."""
    weights = numpy.zeros(places.shape[1])
    for _ in range(ROUNDS):
        chances = 1 / (1 + numpy.exp(-places @ weights))
        slope = places.T @ (chances - shares) / len(shares) + RIDGE * weights
        bend = (places * (chances * (1 - chances))[:, None]).T @ places / len(shares)
        weights = weights - numpy.linalg.solve(bend + RIDGE * numpy.eye(len(weights)), slope)
    return weights


def loss(numpy: Any, places: Any, shares: Any, weights: Any) -> float:
    chances = numpy.clip(1 / (1 + numpy.exp(-places @ weights)), 1e-9, 1 - 1e-9)
    return float(-(shares * numpy.log(chances) + (1 - shares) * numpy.log(1 - chances)).mean())


def show(given: argparse.Namespace) -> None:
    """Weights that fit, and how well they and those in use foretell plays that nothing was fitted to."""
    numpy = import_module("numpy")
    found = {decks: list(rows(decks, given.plays, given.seed)) for decks in DECKS}
    fit = [row for one in found.values() for row in one if row[0] % HELD_BACK]
    weights = fitted(numpy, numpy.array([row[1] for row in fit]), numpy.array([row[2] for row in fit]))
    print("WEIGHTS: Final = (" + ", ".join(f"{weight:.3g}" for weight in weights) + ")")
    for decks, one in found.items():
        held = [row for row in one if not row[0] % HELD_BACK]
        places, shares = numpy.array([row[1] for row in held]), numpy.array([row[2] for row in held])
        told = [loss(numpy, places, shares, used) for used in (weights, numpy.array(WEIGHTS))]
        print(f"{decks}: {len(held)} places held back, loss {told[0]:.3f} fitted, {told[1]:.3f} as in use")
