"""`meadhall verify` and `meadhall replay`: records of plays, checked and shown."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from meadhall.cards import take_cards
from meadhall.cli.asking import Cards, Language
from meadhall.cli.table import Table, bot_called, numbered
from meadhall.engine.errors import SagaError
from meadhall.engine.game import title_named
from meadhall.engine.saga import Saga
from meadhall.games import TITLES
from meadhall.text import Catalogue, catalogue

File = Annotated[Path, typer.Argument(metavar="FILE", help="A saga: the record of a play.", show_default=False)]


HEAD_BYTES = 4000


def read_saga(file: Path, cards: Path | None) -> Saga:
    """A record. One of a play with cards of somebody's own needs the file with those very cards."""
    title, wanted = said_of(file)
    if title in TITLES:
        found = take_cards(title, cards, wanted) if cards is not None else ""
        known = [value for choice in title_named(title).choices if choice.name == "cards" for value in choice.allowed]
        if wanted and wanted not in known:
            given = f"{cards} holds {found!r}" if found else "give their file with --cards FILE"
            raise SagaError(f"{file} was played with the cards {wanted!r}, which are not known here; {given}")
    return Saga.read(file)


def said_of(file: Path) -> tuple[str, str]:
    """The game and the cards that the head of a record names."""
    with file.open(encoding="utf-8", errors="replace") as lines:
        head = lines.read(HEAD_BYTES).partition("\n\n")[0]
    fields = dict(line.split(": ", 1) for line in head.splitlines() if ": " in line)
    return fields.get("game", ""), fields.get("cards", "").strip()


def called(texts: Catalogue, written: list[str]) -> list[str]:
    """The names in a record as a reader knows them: `-` is a guest without one, and a bot has its name in the hall."""
    names = []
    for name in written:
        names.append(texts.format("cli-guest") if name == "-" else bot_called(texts, name))
    return numbered(names)


def verify_command(file: File, cards: Cards = None) -> None:
    """Check a record: the seed against its commitment, every move, the result and the digest."""
    saga = read_saga(file, cards)
    state = saga.verify()
    count = len(saga.moves)
    ended = "to its end" if state.over else "so far; the play is not over"
    names = called(catalogue("en", saga.game.name), saga.names)
    print(f"{file}: a true record of {saga.game.name}, {count} moves {ended}")
    for standing in state.standings:
        print(f"{standing.place}. {names[standing.seat]}: {standing.score}")


def replay_command(
    file: File,
    at: Annotated[int | None, typer.Option(min=0, help="Show the table after so many moves, and stop.")] = None,
    lang: Language = "en",
    cards: Cards = None,
) -> None:
    """Tell a play from its record, or show the table as it stood after some move."""
    saga = read_saga(file, cards)
    texts = catalogue(lang, saga.game.name)
    names = called(texts, saga.names)
    table = Table(saga.game, texts, names, Console(highlight=False))
    if at is not None:
        state = saga.at(at)
        table.say("cli-move-number", number=at, count=len(saga.moves))
        table.draw(state.view(None))
        return
    state = saga.start()
    state.take_events()
    for number, (seat, move) in enumerate(saga.moves, 1):
        try:
            state.do(move, seat)
        except ValueError as error:
            raise SagaError(f"move {number} ({seat} {move}): {error}") from error
        table.say("cli-plays", number=number, name=names[seat], move=move)
        table.tell(state.take_events(), None)
    table.draw(state.view(None))
    if state.over:
        table.ending(state.standings)
