"""`meadhall verify` and `meadhall replay`: records of plays, checked and shown."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from meadhall.cli.asking import Language
from meadhall.cli.table import Table
from meadhall.engine.errors import SagaError
from meadhall.engine.saga import Saga
from meadhall.text import catalogue

File = Annotated[Path, typer.Argument(metavar="FILE", help="A saga: the record of a play.", show_default=False)]


def verify_command(file: File) -> None:
    """Check a record: the seed against its commitment, every move, the result and the digest."""
    saga = Saga.read(file)
    state = saga.verify()
    count = len(saga.moves)
    ended = "to its end" if state.over else "so far; the play is not over"
    print(f"{file}: a true record of {saga.game.name}, {count} moves {ended}")
    for standing in state.standings:
        print(f"{standing.place}. {saga.names[standing.seat]}: {standing.score}")


def replay_command(
    file: File,
    at: Annotated[int | None, typer.Option(min=0, help="Show the table after so many moves, and stop.")] = None,
    lang: Language = "en",
) -> None:
    """Tell a play from its record, or show the table as it stood after some move."""
    saga = Saga.read(file)
    texts = catalogue(lang, saga.game.name)
    table = Table(saga.game, texts, saga.names, Console(highlight=False))
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
        table.say("cli-plays", number=number, name=saga.names[seat], move=move)
        table.tell(state.take_events(), None)
    table.draw(state.view(None))
    if state.over:
        table.ending(state.standings)
