"""`meadhall simulate`: plays by the thousand, and what came of them."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Annotated

import typer
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from meadhall import compiled
from meadhall.arena import Outcome, play_all, wilson
from meadhall.cli.asking import Cards, Code, GameName, Jobs, Json, Seats, Set, With, as_json, bots_of, named, plan_of


class SeatRow(Struct, frozen=True):
    seat: int
    bot: str
    wins: float
    share: float
    low: float
    high: float
    score_mean: float
    score_deviation: float
    score_min: int
    score_max: int


class Simulation(Struct, frozen=True):
    game: str
    seats: int
    options: dict[str, str | int | bool]
    engine: str
    seed: int
    games: int
    seconds: float
    games_per_second: float
    choices_per_game: float
    choices_per_second: float
    rows: list[SeatRow]


@contextmanager
def watching(console: Console, total: int, things: str = "plays") -> Iterator[Progress]:
    """A bar on a terminal; nothing in a pipe."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        bar.add_task(things, total=total)
        yield bar


def simulate_command(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many plays.")] = 1000,
    bots: Annotated[list[str] | None, typer.Option("--bot", help="A bot for each seat; the last repeats.")] = None,
    seats: Seats = None,
    chosen_set: Set = None,
    others: With = None,
    cards: Cards = None,
    seed: Annotated[int, typer.Option(help="The first seed; the plays take it and those that follow.")] = 0,
    jobs: Jobs = 1,
    code: Code = None,
    json: Json = False,
) -> None:
    """Play many games of bots, and tell scores, wins by seat and speed."""
    plan = plan_of(game, seats, chosen_set, others, code or [], cards)
    seated = bots_of(bots, plan.seats, "random", code or [])
    outcomes: list[Outcome] = []
    console = Console(stderr=True)
    started = perf_counter()
    with watching(console, games) as bar:
        for outcome in play_all(plan, [(seated, seed + i) for i in range(games)], jobs):
            outcomes.append(outcome)
            bar.advance(bar.task_ids[0])
    result = sum_up(outcomes, perf_counter() - started, plan.game, plan.options, seed)
    if json:
        print(as_json(result))
    else:
        show(result)


def sum_up(
    outcomes: list[Outcome], seconds: float, game: str, options: dict[str, str | int | bool], seed: int
) -> Simulation:
    games, seats = len(outcomes), len(outcomes[0].bots)
    choices = sum(outcome.choices for outcome in outcomes)
    rows = []
    for seat in range(seats):
        wins = sum(outcome.wins[seat] for outcome in outcomes)
        scores = [outcome.scores[seat] for outcome in outcomes]
        low, high = wilson(wins, games)
        mean, deviation = statistics.fmean(scores), statistics.pstdev(scores)
        who = outcomes[0].bots[seat]
        rows.append(SeatRow(seat, who, wins, wins / games, low, high, mean, deviation, min(scores), max(scores)))
    engine = "compiled" if compiled.in_use() else "interpreted"
    return Simulation(
        game, seats, options, engine, seed, games, round(seconds, 3), round(games / seconds, 1),
        round(choices / games, 2), round(choices / seconds, 1), rows,
    )  # fmt: skip


def show(result: Simulation) -> None:
    console = Console()
    table = Table("seat", "bot", "wins", "95 %", "score", "from–to")
    for column in table.columns[2:]:
        column.justify = "right"
    for row in result.rows:
        table.add_row(
            str(row.seat), row.bot, f"{row.share:.1%}", f"{row.low:.1%}–{row.high:.1%}",
            f"{row.score_mean:.1f} ± {row.score_deviation:.1f}", f"{row.score_min}–{row.score_max}",
        )  # fmt: skip
    console.print(table)
    game = named(result.game, result.options)
    console.print(
        f"{result.games:,} plays of {game} from seed {result.seed} in {result.seconds:.1f} s, {result.engine}: "
        f"{result.games_per_second:,.0f} games/s, {result.choices_per_second:,.0f} real choices/s "
        f"({result.choices_per_game:.1f} a game)",
        highlight=False,
        soft_wrap=True,
    )
