"""`meadhall review`: a record looked at as a good player would."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from msgspec import to_builtins
from rich.console import Console

from meadhall.cli.asking import Cards, Json, Language, as_json
from meadhall.cli.sagas import File, called, read_saga
from meadhall.cli.simulate import watching
from meadhall.cli.table import Table
from meadhall.engine.saga import Saga
from meadhall.review import Review, Reviewer, turning_points
from meadhall.text import catalogue

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 60


def review_command(
    file: File,
    tries: Annotated[int, typer.Option(min=0, help="Simulations for each choice; 0: as many as suit the game.")] = 0,
    open_cards: Annotated[
        bool, typer.Option("--open", help="Think with open cards, not as each seat knew it.")
    ] = False,
    lang: Language = "en",
    cards: Cards = None,
    json: Json = False,
) -> None:
    """Tell everybody's chances through a recorded play, where it turned, and what would have been better there."""
    saga = read_saga(file, cards)
    saga.at(len(saga.moves))
    reviewer = Reviewer(saga, tries, open=open_cards)
    made = Review(len(saga.moves), [], [], reviewer.result(), open_cards)
    with watching(Console(stderr=True), len(saga.moves), "moves") as bar:
        for move in reviewer.moves():
            made.moves.append(move)
            bar.advance(bar.task_ids[0])
    made.turns = turning_points(made.moves)
    if json:
        print(as_json(to_builtins(made)))
        return
    texts = catalogue(lang, saga.game.name)
    table = Table(saga.game, texts, called(texts, saga.names), Console(highlight=False))
    tell_curves(made, table)
    tell_turns(made, table, saga)


def tell_curves(review: Review, table: Table) -> None:
    """Everybody's chances from the first move to the end."""
    width = max(len(name) for name in table.names)
    for seat, name in enumerate(table.names):
        shares = [move.chances[seat] for move in review.moves] + [review.result[seat]]
        table.print(f"{name:<{width}}  {curve(shares)}  {percent(shares[0])} → {percent(shares[-1])}")


def tell_turns(review: Review, table: Table, saga: Saga) -> None:
    """The table at each turning point as its seat saw it, what was played and what was better, and what came of it. On
    a terminal one after another."""
    if not review.turns:
        table.say("cli-no-turns")
    for nth, at in enumerate(review.turns, 1):
        move = review.moves[at]
        state = saga.at(at)
        state.take_events()
        table.print("")
        table.draw(state.view(move.seat))
        table.say(
            "cli-turn", nth=nth, number=at + 1, seat=f"#{move.seat}", move=move.move, better=move.better or "",
            loss=percent(move.loss),
        )  # fmt: skip
        state.do(move.move, move.seat)
        table.tell(state.take_events(), move.seat)
        if nth < len(review.turns) and not go_on(table):
            return


def go_on(table: Table) -> bool:
    """Whether the reader wants to see more; in a pipe nobody is asked."""
    if not (sys.stdin.isatty() and table.console.is_terminal):
        return True
    try:
        input(table.texts.format("cli-next-turn"))
    except EOFError:
        return False
    return True


def curve(shares: list[float]) -> str:
    """Chances from left to right, squeezed to a line of the terminal."""
    step = max(1, -(-len(shares) // WIDEST))
    return "".join(BARS[min(len(BARS) - 1, int(shares[at] * len(BARS)))] for at in range(0, len(shares), step))


def percent(share: float) -> str:
    return f"{share:.0%}"
