"""How a study is written down: shares with their intervals, tables in Markdown."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from meadhall.arena import wilson

FAVOURED = 1.3
"""A seat that wins so many times its fair share is favoured too much."""


class Share(NamedTuple):
    """How often those who held something won, against the share of a seat by chance alone."""

    held: int
    wins: float
    fair: float

    @property
    def share(self) -> float:
        return self.wins / self.held if self.held else 0.0

    @property
    def ratio(self) -> float:
        return self.share / self.fair

    @property
    def low(self) -> float:
        return wilson(self.wins, self.held)[0] / self.fair

    @property
    def high(self) -> float:
        return wilson(self.wins, self.held)[1] / self.fair

    def times(self) -> str:
        """`1.21 (1.15–1.28)`: times the fair share, bounded with 95 % confidence."""
        return f"{self.ratio:.2f} ({self.low:.2f}–{self.high:.2f})" if self.held else "–"

    def percent(self) -> str:
        low, high = wilson(self.wins, self.held)
        return f"{self.share:.1%} ({low:.1%}–{high:.1%})" if self.held else "–"


class Held(NamedTuple):
    """Who had what."""

    seat: int
    thing: str


class Holders:
    """Who held which thing, and whether they won."""

    def __init__(self, fair: float) -> None:
        self.fair = fair
        self.held: dict[str, int] = {}
        self.wins: dict[str, float] = {}

    def add(self, thing: str, won: float) -> None:
        self.held[thing] = self.held.get(thing, 0) + 1
        self.wins[thing] = self.wins.get(thing, 0.0) + won

    def share(self, thing: str) -> Share:
        return Share(self.held.get(thing, 0), self.wins.get(thing, 0.0), self.fair)

    def all(self) -> Share:
        return Share(sum(self.held.values()), sum(self.wins.values()), self.fair)


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], words: int = 1) -> str:
    """A table whose first columns hold words and the others numbers."""
    rule = ["---"] * words + ["---:"] * (len(heads) - words)
    return "\n".join("| " + " | ".join(row) + " |" for row in [heads, rule, *rows])


def spread(numbers: Sequence[int]) -> str:
    """`12.3 (9–16)`: the mean, and between what bounds four in five lie."""
    tenths = statistics.quantiles(numbers, n=10, method="inclusive") if len(numbers) > 1 else [*numbers]
    return f"{statistics.fmean(numbers):.1f} ({tenths[0]:.0f}–{tenths[-1]:.0f})"


def by_place(places: Sequence[str], wins: Sequence[Sequence[float]]) -> list[tuple[str, Share]]:
    """Wins by the places of a table; `wins` has a row for each play."""
    fair = 1 / len(places)
    return [(name, Share(len(wins), sum(row[at] for row in wins), fair)) for at, name in enumerate(places)]


def turned(wins: Sequence[float], first: int) -> list[float]:
    """The wins in the order of turns, from whoever began."""
    return [wins[(first + step) % len(wins)] for step in range(len(wins))]


ORDER = ("begins", "second", "third", "fourth", "fifth")


Wins: TypeAlias = "dict[int, list[tuple[tuple[float, ...], int]]]"
"""By the number of seats, the wins of every play and who began it."""


def shares_of_places(wins: Wins) -> list[tuple[int, str, Share]]:
    """Wins by turn order and by seat, for every number of seats."""
    out: list[tuple[int, str, Share]] = []
    for seats, plays in wins.items():
        by_order = by_place(ORDER[:seats], [turned(won, first) for won, first in plays])
        by_number = by_place([f"seat {seat}" for seat in range(seats)], [won for won, _ in plays])
        out += [(seats, name, share) for name, share in [*by_order, *by_number]]
    return out


def favoured(wins: Wins) -> tuple[bool, str]:
    """Whether some seat is favoured too much, and the most favoured one in a sentence."""
    seats, name, share = max(shares_of_places(wins), key=lambda place: place[2].ratio)
    worst = f"“{name}” with {seats} seats, {share.times()}"
    if share.ratio > FAVOURED:
        return True, f"**A seat wins more than {FAVOURED} times its fair share: {worst}.**"
    return False, f"No seat wins more than {FAVOURED} times its fair share; the most is {worst}."


def seats_section(wins: Wins) -> list[str]:
    rows = [(str(seats), name, share.percent(), share.times()) for seats, name, share in shares_of_places(wins)]
    return [
        "## Seats",
        "Who begins is drawn from the seed, so the numbers of the seats should not matter; the order of turns may.",
        table(("seats", "place", "wins (95 %)", "× fair share"), rows, 2),
        favoured(wins)[1],
    ]


def number_of(params: dict[str, int | str | list[int | str]], name: str) -> int:
    value = params[name]
    assert isinstance(value, int)
    return value


def seat_of(params: dict[str, int | str | list[int | str]], name: str = "seat") -> int:
    """The seat a parameter speaks of (`#2`)."""
    value = params[name]
    assert isinstance(value, str) and value.startswith("#")
    return int(value[1:])


def thing_of(params: dict[str, int | str | list[int | str]], name: str) -> str:
    """The key of the name a parameter speaks of (`@deity-odin`)."""
    value = params[name]
    assert isinstance(value, str) and value.startswith("@")
    return value[1:]
