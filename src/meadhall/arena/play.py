"""One play of bots, and many of them on several processes.

A play is told entirely by its game, its bots and its seed: the same plan gives the same outcomes with any number
of processes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import NamedTuple

from meadhall.bots import bot, code
from meadhall.cards import take_cards
from meadhall.engine.chance import Chance
from meadhall.engine.game import Game, Value, game
from meadhall.engine.playout import play_out

STREAMS = 16
"""Chance streams a play may need: one for each seat."""


class Plan(NamedTuple):
    """What is to be played: plain data, so that it reaches other processes."""

    game: str
    seats: int
    options: dict[str, Value]
    codes: tuple[str, ...] = ()
    """Files with bots in them."""
    cards: str = ""
    """A file with the cards that the option `cards` names."""

    def make(self) -> Game:
        return game(self.game, self.seats, **self.options)


class Outcome(NamedTuple):
    """How one play ended. A real choice is one with two options or more; `wins` are shares that add up to one."""

    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    answers: int
    choices: int


def luck(seed: int, seat: int) -> Chance:
    """A bot's own randomness; a seed below zero is hashed, so it shares nothing with the play's."""
    return Chance(-1 - (seed * STREAMS + seat))


def play(rules: Game, bots: tuple[str, ...], seed: int) -> Outcome:
    """One whole play. A prompt with one option is answered at once, whoever sits there."""
    state = rules.new(seed)
    if set(bots) == {"random"}:
        tally = play_out(state, luck(seed, 0))
        answers, choices = tally.answers, tally.choices
    else:
        players = [bot(name, luck(seed, seat)) for seat, name in enumerate(bots)]
        answers = choices = 0
        while not state.over:
            seat = state.waiting[0]
            options = state.options_for(seat)
            answers += 1
            option = options[0]
            if len(options) > 1:
                choices += 1
                option = players[seat].choose(state.view(seat))
            state.play(option, seat)
    scores, first = [0] * rules.seats, [False] * rules.seats
    for standing in state.standings:
        scores[standing.seat] = standing.score
        first[standing.seat] = standing.place == 1
    wins = tuple(won / sum(first) for won in first)
    return Outcome(seed, bots, tuple(scores), wins, answers, choices)


def make_ready(plan: Plan) -> None:
    """Make the bots and the cards of the plan's files known, in this process."""
    for path in plan.codes:
        code(path)
    if plan.cards:
        take_cards(plan.game, plan.cards, str(plan.options["cards"]))


def play_chunk(plan: Plan, jobs: Sequence[tuple[tuple[str, ...], int]]) -> list[Outcome]:
    rules = plan.make()
    return [play(rules, bots, seed) for bots, seed in jobs]


def play_all(plan: Plan, jobs: Sequence[tuple[tuple[str, ...], int]], processes: int = 1) -> Iterator[Outcome]:
    """Play everything, in order; the outcomes come as they are ready."""
    if processes == 1:
        rules = plan.make()
        for bots, seed in jobs:
            yield play(rules, bots, seed)
        return
    size = max(1, min(250, len(jobs) // (processes * 4)))
    chunks = [jobs[start : start + size] for start in range(0, len(jobs), size)]
    with ProcessPoolExecutor(processes, initializer=make_ready, initargs=(plan,)) as pool:
        for outcomes in pool.map(play_chunk, repeat(plan), chunks):
            yield from outcomes
