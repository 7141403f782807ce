"""`meadhall bench`: how fast this engine is on this machine, in a few seconds."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from time import process_time
from typing import Annotated

import typer
from msgspec import Struct
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from meadhall import compiled
from meadhall.cli.asking import Json, as_json
from meadhall.engine.chance import Chance
from meadhall.engine.game import Game, game
from meadhall.engine.playout import play_out
from meadhall.engine.state import State
from meadhall.games import TITLES


class Speed(Struct, frozen=True):
    """CPU time on one core; medians over the rounds."""

    game: str
    engine: str
    choices_per_second: float
    games_per_second: float
    options_per_choice: float
    copy_us: float
    view_us: float
    sample_us: float


def choices_per_second(rules: Game, seconds: float, seed: int) -> tuple[float, float, float]:
    """Real choices and games a second of random play listing all options, and options a choice."""
    games = choices = answers = options = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        tally = play_out(rules.new(seed + games), Chance(-1 - seed - games))
        games += 1
        choices += tally.choices
        answers += tally.answers
        options += tally.options
    return choices / spent, games / spent, options / answers


def microseconds(act: Callable[[], object], seconds: float) -> float:
    """What one call costs."""
    count, started = 0, process_time()
    while (spent := process_time() - started) < seconds:
        for _ in range(20):
            act()
        count += 20
    return spent / count * 1e6


def middle(rules: Game, seed: int = 1) -> State:
    """A play in its middle, before anybody has begun a move of several parts."""
    half = play_out(rules.new(seed), Chance(-1 - seed)).answers // 2
    state, chance = rules.new(seed), Chance(-1 - seed)
    for _ in range(half):
        state.play(state.pick(chance))
    while state.mid_move:
        state.play(state.pick(chance))
    return state


def measure(name: str, seconds: float, rounds: int) -> Speed:
    rules = game(name)
    state = middle(rules)
    view, chance = state.view(state.waiting[0]), Chance(5)
    share = seconds / rounds
    plays = [choices_per_second(rules, share, 1000 * number) for number in range(rounds)]
    costs = [
        statistics.median(microseconds(act, share / 4) for _ in range(rounds))
        for act in (state.copy, lambda: state.view(view.seat), lambda: view.sample(chance))
    ]
    rates = [round(statistics.median(play[i] for play in plays), 1) for i in range(3)]
    engine = "compiled" if compiled.in_use() else "interpreted"
    return Speed(name, engine, rates[0], rates[1], rates[2], *(round(cost, 2) for cost in costs))


def bench_command(
    names: Annotated[list[str] | None, typer.Argument(metavar="GAME…", help="All of them if none is named.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="CPU seconds of random play a game.")] = 3.0,
    rounds: Annotated[int, typer.Option(min=1, max=99)] = 5,
    json: Json = False,
) -> None:
    """Measure speed here and now: fewest seats, one core, CPU time."""
    speeds = [measure(name, seconds, rounds) for name in names or sorted(TITLES)]
    if json:
        print(as_json(speeds))
        return
    heads = ("game", "engine", "real choices/s", "games/s", "copy, µs", "view, µs", "sample, µs")
    table = Table(*heads, box=SIMPLE_HEAD, pad_edge=False)
    for column in table.columns[2:]:
        column.justify = "right"
    for at in speeds:
        table.add_row(
            at.game, at.engine, f"{at.choices_per_second:,.0f}", f"{at.games_per_second:,.0f}",
            f"{at.copy_us:.1f}", f"{at.view_us:.1f}", f"{at.sample_us:.1f}",
        )  # fmt: skip
    Console().print(table)
