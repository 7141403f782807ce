"""`meadhall arena`: which of these bots is better."""

from __future__ import annotations

from typing import Annotated

import typer
from msgspec.structs import asdict
from rich.console import Console
from rich.table import Table

from meadhall.arena import Outcome, Report, duel
from meadhall.cli.asking import Cards, Code, GameName, Jobs, Json, Set, With, as_json, bots_of, named, plan_of
from meadhall.cli.simulate import watching
from meadhall.engine.errors import OptionError


def arena_command(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(metavar="BOT…", help="Two bots or more, one for each seat.")],
    games: Annotated[int, typer.Option(min=1, help="How many plays.")] = 200,
    chosen_set: Set = None,
    others: With = None,
    cards: Cards = None,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 0,
    jobs: Jobs = 1,
    code: Code = None,
    json: Json = False,
) -> None:
    """Let bots meet: every seed is played once for each turn of the seats, so that luck is the same for all."""
    if len(bots) < 2:
        raise OptionError("an arena needs two bots or more")
    plan = plan_of(game, len(bots), chosen_set, others, code or [], cards)
    seated = bots_of(bots, plan.seats, "random", code or [])
    with watching(Console(stderr=True), games) as bar:

        def watch(outcome: Outcome) -> None:
            bar.advance(bar.task_ids[0])

        report = duel(plan, seated, games, seed, jobs, watch)
    if json:
        print(as_json({"game": plan.game, "options": plan.options, "seed": seed, **asdict(report)}))
    else:
        show(report, named(plan.game, plan.options))


def show(report: Report, game: str) -> None:
    table = Table("bot", "wins", "95 %", "score")
    for column in table.columns[1:]:
        column.justify = "right"
    for row in sorted(report.rows, key=lambda row: -row.share):
        table.add_row(row.bot, f"{row.share:.1%}", f"{row.low:.1%}–{row.high:.1%}", f"{row.score:.1f}")
    console = Console()
    console.print(table)
    console.print(
        f"{report.plays:,} plays of {game}: {report.seeds:,} seeds, each with every turn of the seats",
        highlight=False,
        soft_wrap=True,
    )
