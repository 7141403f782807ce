"""Which bot is better: every seed is played once for each turn of the seats, so that luck is the same for all."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from meadhall.arena.play import Outcome, Plan, play_all
from meadhall.arena.wilson import wilson


class Row(Struct, frozen=True):
    """One bot over all its plays; `low` and `high` bound the share of wins with 95 % confidence."""

    bot: str
    plays: int
    wins: float
    share: float
    low: float
    high: float
    score: float


class Report(Struct, frozen=True):
    seeds: int
    plays: int
    choices: int
    rows: list[Row]


def seatings(bots: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The bots turned round the table, so that each sits on every seat."""
    return [bots[turn:] + bots[:turn] for turn in range(len(bots))]


def duel(
    plan: Plan,
    bots: tuple[str, ...],
    plays: int,
    seed: int = 0,
    processes: int = 1,
    watch: Callable[[Outcome], None] = lambda outcome: None,
) -> Report:
    """So many plays, or a few more to make the last pair whole."""
    turned = seatings(bots)
    seeds = -(-plays // len(turned))
    jobs = [(seated, seed + i) for i in range(seeds) for seated in turned]
    wins = [0.0] * len(bots)
    points = [0] * len(bots)
    choices = 0
    for number, outcome in enumerate(play_all(plan, jobs, processes)):
        turn = number % len(turned)
        for seat in range(len(bots)):
            who = (seat + turn) % len(bots)
            wins[who] += outcome.wins[seat]
            points[who] += outcome.scores[seat]
        choices += outcome.choices
        watch(outcome)
    rows = [
        Row(name, len(jobs), wins[who], wins[who] / len(jobs), *wilson(wins[who], len(jobs)), points[who] / len(jobs))
        for who, name in enumerate(bots)
    ]
    return Report(seeds, len(jobs), choices, rows)
