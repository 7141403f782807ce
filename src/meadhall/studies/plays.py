"""Plays of bots with all that was told of them, and what a study is.

A study collects from what anybody may use: the events of a play, its result, and its last state as plain data.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import Any, Generic, NamedTuple, TypeVar

from meadhall.arena import Plan, make_ready
from meadhall.arena.play import luck
from meadhall.bots import bot
from meadhall.engine.chance import Chance
from meadhall.engine.game import Game
from meadhall.engine.types import Event, Json

CHUNK = 25
"""Plays that go to a process at once."""


class Play(NamedTuple):
    """One finished play. A move is what a saga writes as one line; a real choice has two options or more."""

    seed: int
    seats: int
    moves: int
    choices: int
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    """Shares that add up to one."""
    events: list[Event]
    end: dict[str, Json]


F = TypeVar("F")
"""What a study keeps of one play: plain data, so that it comes back from other processes."""


class Study(ABC, Generic[F]):
    """What is to be learnt of one title."""

    title: str
    seats: tuple[int, ...]

    @abstractmethod
    def facts(self, play: Play) -> F:
        """What is kept of one play."""

    @abstractmethod
    def report(self, facts: dict[int, list[F]]) -> list[str]:
        """The paragraphs and tables of the report, from the facts of all plays by the number of seats."""


def told(rules: Game, bots: tuple[str, ...], seed: int) -> Play:
    """One whole play, its setting up included."""
    state = rules.blank(Chance(seed))
    events = state.take_events()
    rules.set_up(state)
    state.settle()
    players = [bot(name, luck(seed, seat)) for seat, name in enumerate(bots)]
    moves = choices = 0
    while not state.over:
        seat = state.waiting[0]
        options = state.options_for(seat)
        option = options[0]
        if len(options) > 1:
            choices += 1
            option = players[seat].choose(state.view(seat))
        state.play(option, seat)
        if not state.parts(seat):
            moves += 1
    events += state.take_events()
    scores, first = [0] * rules.seats, [False] * rules.seats
    for standing in state.standings:
        scores[standing.seat] = standing.score
        first[standing.seat] = standing.place == 1
    wins = tuple(won / sum(first) for won in first)
    return Play(seed, rules.seats, moves, choices, tuple(scores), wins, events, state.data())


def facts_of_some(study: Study[Any], plan: Plan, bots: tuple[str, ...], seeds: Sequence[int]) -> list[Any]:
    rules = plan.make()
    return [study.facts(told(rules, bots, seed)) for seed in seeds]


def plays_of(study: Study[F], plan: Plan, bots: tuple[str, ...], seeds: range, processes: int = 1) -> Iterator[F]:
    """The facts of one play for each seed, in order, with any number of processes the same."""
    if processes == 1:
        rules = plan.make()
        for seed in seeds:
            yield study.facts(told(rules, bots, seed))
        return
    chunks = [seeds[start : start + CHUNK] for start in range(0, len(seeds), CHUNK)]
    with ProcessPoolExecutor(processes, initializer=make_ready, initargs=(plan,)) as pool:
        for some in pool.map(facts_of_some, repeat(study), repeat(plan), repeat(bots), chunks):
            yield from some
