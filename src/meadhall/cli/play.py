"""`meadhall play`: one person at a terminal against bots."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from meadhall.arena.play import luck
from meadhall.bots import Bot, bot
from meadhall.bots.levels import level_name
from meadhall.bots.levels_manners import LEVELS
from meadhall.bots.moves import whole_move
from meadhall.cli.asking import Cards, Code, GameName, Language, Seats, Set, With, bots_of, plan_of
from meadhall.cli.table import Table, bot_called, numbered
from meadhall.engine.errors import OptionError
from meadhall.engine.saga import Saga
from meadhall.engine.types import PART, Json, Reason
from meadhall.engine.views import View
from meadhall.engine.walker import MoveWalker
from meadhall.text import Catalogue, catalogue

BEST = 5
"""How many good moves are shown."""
EASIEST = level_name(LEVELS[0])
"""Who sits opposite unless somebody else is named."""
LISTED = 60
"""How many moves `moves` shows at most."""
WORDS = ("moves", "what", "try", "board", "save", "back", "quit")


class Left(Exception):
    """The person has left the table."""


def play_command(
    game: GameName,
    seats: Seats = None,
    chosen_set: Set = None,
    others: With = None,
    cards: Cards = None,
    bots: Annotated[
        list[str] | None, typer.Option("--bot", help=f"A bot for each other seat; {EASIEST} if none.")
    ] = None,
    seat: Annotated[int | None, typer.Option(help="Where you sit, from 0.")] = 0,
    name: Annotated[str | None, typer.Option(help="How you are called.")] = None,
    lang: Language = "en",
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same again.")] = None,
    code: Code = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the record there at the end.")] = None,
) -> None:
    """Play in the terminal against bots. In a pipe, every line that comes in is a move or a word."""
    plan = plan_of(game, seats, chosen_set, others, code or [], cards)
    rules = plan.make()
    texts = catalogue(lang, rules.name)
    me = seat or 0
    if not 0 <= me < rules.seats:
        raise OptionError(f"there is no seat {me}; seats are 0 to {rules.seats - 1}")
    seated = list(bots_of(bots, rules.seats - 1, EASIEST, code or []))
    seated.insert(me, "")
    if seed is None:
        seed = secrets.randbelow(1_000_000_000)
    names = seat_names(texts, seated, me, name)
    saga = Saga(rules, seed, names)
    players = {other: bot(seated[other], luck(seed, other)) for other in range(rules.seats) if other != me}
    evening = Evening(Table(rules, texts, names, Console(highlight=False)), saga, me, players)
    try:
        evening.play()
    except Left as left:
        evening.table.say(str(left))
        raise typer.Exit(0 if str(left) == "cli-left-early" else 1) from left
    finally:
        if save is not None:
            evening.save(str(save))


def seat_names(texts: Catalogue, seated: list[str], me: int, name: str | None) -> list[str]:
    """The person's name, and the bots' by what they are; those that would be called alike are numbered."""
    names = []
    for seat, bot_name in enumerate(seated):
        names.append((name or texts.format("cli-guest")) if seat == me else bot_called(texts, bot_name))
    return numbered(names)


class Evening:
    """A play with one person at the terminal."""

    def __init__(self, table: Table, saga: Saga, me: int, players: dict[int, Bot]) -> None:
        self.table = table
        self.texts = table.texts
        self.console = table.console
        self.saga = saga
        self.me = me
        self.players = players
        self.state = saga.start()

    def play(self) -> None:
        rules = self.saga.game
        usual = {choice.name: choice.default for choice in rules.title.choices}
        chosen = [
            self.texts.option(name, value)
            for name, value in rules.options.items()
            if isinstance(value, str) and value != usual[name] and name != "cards"
        ]
        if "cards" in rules.options:
            cards = self.texts.option("cards", str(rules.options["cards"]))
            chosen.append(f"{self.texts.name('option-cards')}: {cards}")
        seed = self.texts.format("cli-seed", {"seed": str(self.saga.seed)})
        self.table.print(" · ".join([self.texts.format("title"), *chosen, seed]))
        for name, value in rules.options.items():
            if self.texts.has(f"terminal-{name}-{value}"):
                self.table.print(self.texts.format(f"terminal-{name}-{value}"), "dim")
        self.hint()
        self.state.take_events()
        while not self.state.over:
            if self.me in self.state.waiting:
                self.answer()
            else:
                seat = self.state.waiting[0]
                self.saga.add(self.state, seat, whole_move(self.players[seat], self.state.view(seat)))
            self.table.tell(self.state.take_events(), self.me)
        self.saga.close(self.state)
        self.table.draw(self.state.view(self.me))
        self.table.ending(self.state.standings)

    def answer(self) -> None:
        """One whole move of the person. What is typed is tried on a copy; only a complete move is played."""
        view = self.state.view(self.me)
        if len(view.options) == 1 and view.prompt is not None and view.prompt.window:
            self.saga.add(self.state, self.me, view.say(view.options[0]))
            return
        walker = MoveWalker(self.state, self.me)
        self.ask(view)
        while not walker.whole:
            line = self.read_line(walker.words)
            word, _, rest = line.partition(" ")
            if word == "back":
                walker = MoveWalker(self.state, self.me)
                self.ask(view)
            elif word in WORDS or word in ("help", "?", ""):
                self.obey(word, rest.strip(), walker.state.view(self.me))
            else:
                tried = self.tried(walker, line)
                if tried is not None:
                    walker = tried
                    if not walker.whole:
                        self.ask(walker.state.view(self.me))
        self.saga.add(self.state, self.me, walker.text)

    def tried(self, walker: MoveWalker, line: str) -> MoveWalker | None:
        """The move with these parts added, all of them or none; says why not."""
        known = MoveWalker(self.state.view(self.me).known, self.me)
        probe = MoveWalker(self.state, self.me)
        for option in walker.options:
            known.take(option)
            probe.take(option)
        reason = known.why_not(line)
        if reason is not None:
            self.refuse(reason)
            return None
        probe.read(line)
        return probe

    def allowed(self, view: View, part: str) -> bool:
        reason = view.why_not(part)
        if reason is not None:
            self.refuse(reason)
        return reason is None

    def refuse(self, reason: Reason) -> None:
        self.table.print(self.texts.reason(reason, self.table.names), "red")
        if reason.key in ("unknown-move", "whole-move"):
            self.hint()

    def read_line(self, chosen: list[str]) -> str:
        lead = PART.join([*chosen, ""]) if chosen else ""
        try:
            if sys.stdin.isatty():
                line = input(f"{self.texts.format('cli-ask')}> {lead}")
            else:
                line = input()
                self.table.print(f"{self.texts.format('cli-ask')}> {lead}{line}")
        except EOFError as error:
            raise Left("cli-input-ended") from error
        return " ".join(line.split())

    # --- what is shown ---------------------------------------------------------------------------------------

    def ask(self, view: View) -> None:
        self.console.print()
        self.table.draw(view)
        assert view.prompt is not None
        self.table.print(self.texts.prompt(view.prompt, self.table.names), "bold")
        self.best(view)

    def best(self, view: View) -> None:
        """The moves that promise most points, and how many there are."""
        promised = [(points_of(view, option), view.say(option)) for option in view.options]
        line = Text(self.texts.format("cli-many-moves", {"count": len(promised)}), style="dim")
        gains = sorted(((points, move) for points, move in promised if points > 0), key=lambda pair: -pair[0])
        if gains:
            shown = [f"{move} +{points}" for points, move in gains[:BEST]]
            line.append(f" · {self.texts.format(self.table.key('candidates'))}: {', '.join(shown)}")
        elif len(promised) <= BEST:
            line.append(f": {' · '.join(move for _, move in promised)}")
        self.table.show(line)

    def obey(self, word: str, rest: str, view: View) -> None:
        if word == "quit":
            raise Left("cli-left-early")
        if word == "board":
            self.ask(view)
        elif word == "save" and rest:
            self.save(rest)
        elif word == "moves":
            self.list_moves(view, rest)
        elif word == "what" and rest:
            self.explain(rest)
        elif word == "try" and rest:
            self.preview(view, rest)
        elif word:
            self.help(view)

    def list_moves(self, view: View, beginning: str) -> None:
        moves = [text for text in map(view.say, view.options) if text.startswith(beginning)]
        more = [f"… {len(moves)}"] if len(moves) > LISTED else []
        self.table.print(" · ".join(moves[:LISTED] + more) or self.texts.format("cli-many-moves", {"count": 0}))

    def explain(self, thing: str) -> None:
        """A card or tile by its id or its name."""
        for key in self.texts.explained():
            if thing.lower() in (key.partition("-")[2], self.texts.name(key).lower()):
                self.table.print(f"{self.texts.name(key)}: {self.texts.text(key, self.saga.game.options.get('cards'))}")
                return
        self.table.say("cli-no-such-word", word=thing)

    def preview(self, view: View, text: str) -> None:
        """The points of a move, and the lines they come from where the title says so."""
        if not self.allowed(view, text):
            return
        promised = view.preview(view.read(text))
        points, lines = promised.get("points", 0), promised.get("lines", [])
        told = self.texts.format(
            self.table.key("move-gives"), {"move": text, "points": points if isinstance(points, int) else 0}
        )
        words = [self.line_told(line) for line in listed(lines)]
        self.table.print(f"{told} ({', '.join(words)})" if words else told)
        if "warns" in promised:
            self.table.print(self.texts.format(str(promised["warns"])))

    def line_told(self, line: list[Json]) -> str:
        """A line that scores with its points; or whose line changes, from which strength to which."""
        if isinstance(line[0], int):
            return f"{self.table.names[line[0]]} {line[1]} → {line[2]}"
        key = f"line-{line[0]}"
        return f"{self.texts.name(key)} {line[1]}" if self.texts.has(key) else " ".join(map(str, line))

    def help(self, view: View) -> None:
        example = view.say(view.options[0])
        things = [key.partition("-")[2] for key in self.texts.explained()]
        known = [word for option in view.options if (word := first_word(view.say(option))) in things]
        params: dict[str, int | str] = {
            "example": example,
            "begin": first_word(example),
            "thing": [*known, *things, first_word(example)][0],
        }
        words = [self.texts.format(f"cli-help-{word}", params) for word in WORDS]
        self.table.say("cli-help", example=example, words="; ".join(words))

    def hint(self) -> None:
        """Where one who knows no words begins."""
        self.table.print(self.texts.format("cli-hint"), "dim")

    def save(self, path: str) -> None:
        try:
            self.saga.write(path)
        except OSError as error:
            self.table.say("cli-not-saved", why=error.strerror or str(error))
        else:
            self.table.say("cli-saved", path=path)


def points_of(view: View, option: int) -> int:
    """The points that an option promises; 0 where it promises none, or the title says nothing of points."""
    points = view.preview(option).get("points")
    return points if isinstance(points, int) else 0


def first_word(move: str) -> str:
    return move.replace(PART, " ").partition(" ")[0]


def listed(lines: Json) -> list[list[Json]]:
    return [line for line in lines if isinstance(line, list)] if isinstance(lines, list) else []
