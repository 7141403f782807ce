"""Which games the laws are run on, and how much."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from meadhall import Chance, Game, State
from meadhall.engine.game import Value, choose, title_named
from meadhall.games import TITLES
from tests import madeup

FUZZ = os.environ.get("MEADHALL_FUZZ", "") not in ("", "0")
PLAYS = int(os.environ.get("MEADHALL_PLAYS") or (10 if FUZZ else 2))
"""Random plays of each case; a title with many cases has half as many of each."""
LOOKS = int(os.environ.get("MEADHALL_LOOKS") or (24 if FUZZ else 8))
"""In how many places of a play the dearer laws are checked."""

Twin = Callable[[State, "int | None", Chance], State]


class Case(NamedTuple):
    """One title with options and seats."""

    name: str
    seats: int
    options: dict[str, Value]

    def __str__(self) -> str:
        chosen = [f"{key}={value}" for key, value in self.options.items()]
        return "-".join([self.name, str(self.seats), *chosen])

    @property
    def game(self) -> Game:
        return choose(title_named(self.name), self.seats, self.options)

    @property
    def twin(self) -> Twin:
        made: Twin = entry(self.name).twin
        return made


class Entry(NamedTuple):
    option_sets: list[dict[str, Value]]
    twin: Twin
    fixed: tuple[str, ...]
    signs: tuple[str, ...]
    """First words of answers that are the same in every language: the cells of a field."""
    rare: Callable[[], list[State]]
    """States with facts that random plays seldom reach."""


def entry(name: str) -> Entry:
    module = import_module(f"tests.conformance.titles.{name}")
    fixed, signs = getattr(module, "FIXED", ()), getattr(module, "SIGNS", ())
    return Entry(module.OPTION_SETS, module.twin, fixed, signs, getattr(module, "rare", list))


def names() -> list[str]:
    madeup.join()
    return [madeup.TITLE.name, *TITLES]


def joined() -> list[str]:
    """The titles that can be played and have told the suite about themselves."""
    return [name for name in names() if missing(name) is None]


def missing(name: str) -> str | None:
    """What keeps a title out of the suite."""
    if name in TITLES and find_spec(TITLES[name]) is None:
        return f"{TITLES[name]} does not exist"
    if name in TITLES and not hasattr(import_module(TITLES[name]), "TITLE"):
        return f"{TITLES[name]} has no TITLE"
    if find_spec(f"tests.conformance.titles.{name}") is None:
        return f"tests/conformance/titles/{name}.py is missing"
    return None


def cases(name: str) -> list[Case]:
    """Every option set with every number of seats when fuzzing; else each of both at least once."""
    seats, sets = title_named(name).seats, entry(name).option_sets
    if FUZZ:
        return [Case(name, number, options) for options in sets for number in seats]
    size = max(len(seats), len(sets))
    return [Case(name, seats[i % len(seats)], sets[i % len(sets)]) for i in range(size)]


def plays_each(name: str) -> int:
    return PLAYS if len(cases(name)) <= 4 else max(1, PLAYS // 2)


def all_cases() -> list[Case]:
    return [case for name in joined() for case in cases(name)]
