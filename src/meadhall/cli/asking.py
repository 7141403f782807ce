"""What several commands ask for alike: a game with its options, bots, a language."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec
import typer

from meadhall.arena import Plan
from meadhall.bots import bot, code
from meadhall.cards import take_cards
from meadhall.engine.errors import OptionError
from meadhall.engine.game import Value, game, title_named
from meadhall.engine.saga import value_of, word
from meadhall.text import LANGUAGES

GameName: TypeAlias = Annotated[str, typer.Argument(metavar="GAME", help="A game, as `meadhall games` lists them.")]
Seats: TypeAlias = Annotated[int | None, typer.Option(help="How many sit at the table.")]
Set: TypeAlias = Annotated[str | None, typer.Option("--set", help="The option `set` of the game.")]
With: TypeAlias = Annotated[list[str] | None, typer.Option("--with", metavar="NAME=VALUE", help="Any other option.")]
Code: TypeAlias = Annotated[list[str] | None, typer.Option("--code", metavar="FILE", help="A Python file with bots.")]
Cards: TypeAlias = Annotated[
    Path | None, typer.Option("--cards", metavar="FILE", help="Cards of your own, where the game takes them.")
]
Jobs: TypeAlias = Annotated[int, typer.Option(min=1, max=256, help="Processes to play on.")]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
Language: TypeAlias = Annotated[str, typer.Option("--lang", help=" or ".join(LANGUAGES))]


def plan_of(
    name: str,
    seats: int | None,
    chosen_set: str | None,
    others: list[str] | None,
    codes: list[str],
    cards: Path | None = None,
) -> Plan:
    """The game that was asked for, checked. Cards of one's own are played with, not only made known."""
    own = take_cards(name, cards) if cards is not None else ""
    title = title_named(name)
    options: dict[str, Value] = {}
    for pair in others or []:
        key, sign, value = pair.partition("=")
        if not sign:
            raise OptionError(f"--with wants name=value, not {pair!r}")
        options[key] = value_of(title, key, value)
        for choice in title.choices:
            if choice.name == key and options[key] not in choice.allowed:
                allowed = ", ".join(map(word, choice.allowed))
                raise OptionError(f"{key}={value!r} is not allowed; choose one of {allowed}")
    if chosen_set is not None:
        options["set"] = chosen_set
    if own and options.setdefault("cards", own) != own:
        raise OptionError(f"--cards and --with choose different cards: {own!r} and {options['cards']!r}")
    rules = game(title.name, seats, **options)
    return Plan(rules.name, rules.seats, rules.options, tuple(codes), str(cards.resolve()) if cards else "")


def named(name: str, options: dict[str, Value]) -> str:
    """A game with what is unusual about it: `wolves (cards=box-4f0c12ab90de)`."""
    usual = {choice.name: choice.default for choice in title_named(name).choices}
    chosen = [f"{key}={word(value)}" for key, value in options.items() if value != usual[key]]
    return f"{name} ({', '.join(chosen)})" if chosen else name


def bots_of(names: list[str] | None, seats: int, default: str, codes: list[str]) -> tuple[str, ...]:
    """One bot for each seat: those named, the last of them repeated. All can be made, or it is an error."""
    for path in codes:
        code(path)
    given = names or [default]
    if len(given) > seats:
        raise OptionError(f"{len(given)} bots are named, but only {seats} can sit down")
    for name in given:
        bot(name)
    return tuple(given + [given[-1]] * (seats - len(given)))


def as_json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
