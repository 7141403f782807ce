"""`meadhall games`: what there is to play."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from meadhall.cli.asking import Json, as_json
from meadhall.engine.game import REGISTERED, Value, title_named
from meadhall.engine.saga import word
from meadhall.games import TITLES
from meadhall.text import catalogue


def games_command(json: Json = False) -> None:
    """List the games, their seats and their options."""
    titles = [title_named(name) for name in sorted({*TITLES, *REGISTERED})]
    if json:
        listed = [
            {"name": title.name, "seats": title.seats, "version": title.version, "options": title.choices}
            for title in titles
        ]
        print(as_json(listed))
        return
    table = Table("game", "title", "seats", "options (default first)")
    for title in titles:
        options = []
        for choice in title.choices:
            rest: list[Value] = [value for value in choice.allowed if value is not choice.default]
            options.append(f"{choice.name}: " + ", ".join(word(value) for value in [choice.default, *rest]))
        name = catalogue("en", title.name).format("title")
        table.add_row(title.name, name, f"{title.seats[0]}–{title.seats[-1]}", "\n".join(options))
    Console().print(table)
