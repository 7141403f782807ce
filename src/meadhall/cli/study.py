"""`meadhall study`: many plays of bots, and a page about what they tell of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from meadhall.cli.asking import Cards, GameName, Jobs, With, bots_of, named, plan_of
from meadhall.cli.simulate import watching
from meadhall.engine.errors import OptionError
from meadhall.studies import plays_of, study_of
from meadhall.text import catalogue


def study_command(
    game: GameName,
    games: Annotated[int, typer.Option(min=2, help="How many plays for each number of seats.")] = 2000,
    seats: Annotated[list[int] | None, typer.Option(help="Only so many seats; may be given again.")] = None,
    bot: Annotated[str, typer.Option(help="Who sits on every seat.")] = "greedy",
    others: With = None,
    cards: Cards = None,
    seed: Annotated[int, typer.Option(help="The first seed; the plays take it and those that follow.")] = 0,
    jobs: Jobs = 1,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the page there, not to the screen.")] = None,
) -> None:
    """Play many games of bots and write down what they tell: length, seats, what the cards are worth."""
    study = study_of(game)
    if out is not None and not out.parent.is_dir():
        raise OptionError(f"{str(out)!r} cannot be written: there is no such folder")
    counts = sorted(set(seats or study.seats))
    plans = {count: plan_of(game, count, None, others, [], cards) for count in counts}
    facts: dict[int, list[Any]] = {}
    with watching(Console(stderr=True), games * len(counts)) as bar:
        for count, plan in plans.items():
            seated = bots_of([bot], count, bot, [])
            facts[count] = []
            for fact in plays_of(study, plan, seated, range(seed, seed + games), jobs):
                facts[count].append(fact)
                bar.advance(bar.task_ids[0])
    words = [f"meadhall study {game} --games {games} --seed {seed}"]
    words += [f"--seats {count}" for count in seats or []]
    words += [f"--bot {bot}"] if bot != "greedy" else []
    words += [f"--with {pair}" for pair in others or []]
    words += [f"--cards {cards.name}"] if cards is not None else []
    played = named(game, plans[counts[0]].options)
    head = [
        f"# {catalogue('en', game).format('title')}: what {games:,} plays tell",
        f"{games:,} plays of {played} for each number of seats, seeds {seed} to {seed + games - 1}, "
        f"the bot `{bot}` on every seat. These are the habits of that bot as much as the game's own; people who bluff "
        "and remember will differ. "
        f"Made by `{' '.join(words)}`, which writes this page again to the letter, on either engine and with any "
        "number of `--jobs`.",
        "Intervals hold with 95 % confidence (Wilson). Where a table has many rows, one in twenty lies outside its "
        "interval by chance alone.",
    ]
    page = "\n\n".join([*head, *study.report(facts)]) + "\n"
    if out is None:
        print(page, end="")
        return
    try:
        out.write_text(page, encoding="utf-8")
    except OSError as error:
        raise OptionError(f"{str(out)!r} cannot be written: {error.strerror}") from error
