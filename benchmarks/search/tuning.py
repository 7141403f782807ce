"""Settings race each other against a bot: all play a few plays with the same seeds, the better half plays on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import msgspec

from benchmarks.search.matches import FEWEST_SEATS, Score, Setup, match
from meadhall import game
from meadhall.engine.search.settings import SearchSettings

GRIDS: dict[str, dict[str, list[int | float | bool]]] = {
    "voluspa": {"fewest": [20, 40], "answers": [8, 13, 18], "looks": [1, 3]},
    "wolves": {"heuristic": [False, True], "stages": [1, 2], "lean": [0.0, 0.25], "options": [12, 64]},
    "bloodrage": {"heuristic": [False, True], "stages": [1, 0], "fewest": [10, 30]},
    "berserk": {"stages": [2, 4, 0], "options": [12, 24], "lean": [0.0, 0.25]},
}
"""What is tried, by title."""


def candidates(name: str, given: list[str]) -> list[SearchSettings]:
    """All of the title's grid, or those given as `options=8,answers=3`."""
    base = game(name, FEWEST_SEATS[name]).search_settings
    if given:
        return [changed(base, text) for text in given]
    names = list(GRIDS[name])
    return [base._replace(**dict(zip(names, row, strict=True))) for row in product(*GRIDS[name].values())]  # type: ignore[arg-type]


def changed(base: SearchSettings, text: str) -> SearchSettings:
    """These settings with some of them written anew."""
    new: dict[str, int | float | bool] = {}
    for part in filter(None, text.split(",")):
        name, _, value = part.partition("=")
        kind = type(getattr(base, name))
        new[name] = value in ("1", "True", "yes") if kind is bool else kind(value)
    return base._replace(**new)  # type: ignore[arg-type]


def told(settings: SearchSettings) -> str:
    return ",".join(f"{name}={value}" for name, value in settings._asdict().items())


def race(setup: Setup, rivals: list[SearchSettings], plays: int) -> Iterator[tuple[SearchSettings, Score, bool]]:
    """Settings with their score of this round, and whether it is the last one. Of those left the better half, by wins
    and then by how far ahead, plays twice as many plays with other seeds."""
    left, seed = rivals, setup.seed
    while left:
        scores: list[tuple[float, float, int]] = []
        for at, settings in enumerate(left):
            *_, score = match(msgspec.structs.replace(setup, settings=settings, seed=seed), plays)
            scores.append((score.share, score.ahead / score.plays, at))
            yield settings, score, len(left) == 1
        if len(left) == 1:
            return
        scores.sort(reverse=True)
        left = [left[at] for _, _, at in scores[: (len(left) + 1) // 2]]
        seed += plays
        plays *= 2
