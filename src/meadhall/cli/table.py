"""A table on a terminal: what is drawn, what is told, in the reader's language."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from rich.console import Console, Group, RenderableType
from rich.text import Text

from meadhall.engine.game import Game
from meadhall.engine.types import Event, Standing
from meadhall.engine.views import View
from meadhall.text import Catalogue

BOARDS = "meadhall.cli.boards"
HANG = 2
"""How far the further lines of a sentence stand to the right of its first."""
SEAT_COLOURS = ("bright_yellow", "bright_cyan", "bright_magenta", "bright_green", "bright_red")


def bot_called(texts: Catalogue, name: str) -> str:
    """What a machine is called: `level:3` is `bot-level-3`, `search:500` a kind of `bot-search`."""
    for key in (f"bot-{name.replace(':', '-')}", f"bot-{name.partition(':')[0]}"):
        if texts.has(key):
            return texts.name(key)
    return name


def numbered(names: list[str]) -> list[str]:
    """Those who would be called alike, with the numbers of their seats."""
    return [f"{name} {seat + 1}" if names.count(name) > 1 else name for seat, name in enumerate(names)]


def hanging(text: Text, console: Console) -> list[Text]:
    """A text by lines of the console's width, each after the first set in under its beginning."""
    lead = " " * (len(text.plain) - len(text.plain.lstrip()) + HANG)
    first, *rest = text.wrap(console, console.width)
    if not rest:
        return [first]
    after = text[len(first.plain) :]
    after = after[len(after.plain) - len(after.plain.lstrip()) :]
    return [first, *(Text(lead) + line for line in after.wrap(console, max(20, console.width - len(lead))))]


class Table:
    """One console with a play on it. A title without a board of its own is shown as its plain facts."""

    def __init__(self, game: Game, texts: Catalogue, names: list[str], console: Console) -> None:
        self.game = game
        self.texts = texts
        self.names = names
        self.console = console

    def say(self, key: str, **params: int | str) -> None:
        self.print(self.texts.format(key, params, self.names))

    def key(self, name: str) -> str:
        """The message of the title where it has one of its own for this, else the hall's."""
        return f"terminal-{name}" if self.texts.has(f"terminal-{name}") else f"cli-{name}"

    def print(self, sentence: str, style: str = "") -> None:
        self.show(Text(sentence, style=style))

    def show(self, text: Text) -> None:
        """Wrapped by words on a terminal; in a pipe a sentence is a line."""
        self.console.print(*self.wrapped(text), sep="\n", soft_wrap=True)

    def wrapped(self, text: Text) -> list[Text]:
        """The lines of a sentence: what does not fit into the first stands a little to the right of its beginning."""
        if not self.console.is_terminal or text.no_wrap or "\n" in text.plain or text.cell_len <= self.console.width:
            return [text]
        return hanging(text, self.console)

    def tell(self, events: list[Event], seat: int | None) -> None:
        """What happened, as this seat may see it."""
        for event in events:
            sentence = self.texts.event(event.key, event.seen_by(seat), self.names)
            self.show(self.coloured(f"  {sentence}"))

    def coloured(self, sentence: str) -> Text:
        text = Text(sentence)
        for seat, name in enumerate(self.names):
            text.highlight_words([name], SEAT_COLOURS[seat % len(SEAT_COLOURS)])
        return text

    def draw(self, view: View) -> None:
        picture = self.picture(view)
        for part in picture.renderables if isinstance(picture, Group) else [picture]:
            if isinstance(part, Text) and self.console.is_terminal:
                self.show(part)
            else:
                self.console.print(part)
        self.scores(view.standings)

    def picture(self, view: View) -> RenderableType:
        board = f"{BOARDS}.{self.game.name}"
        if find_spec(board):
            picture: RenderableType = import_module(board).picture(view, self.texts, self.names, self.console.width)
            return picture
        facts = view.known.dump()
        return Text("\n".join(f"{name}: {value}" for name, value in facts.items()))

    def scores(self, standings: list[Standing]) -> None:
        shares = [f"{self.names[at.seat]}: {at.score}" for at in sorted(standings, key=lambda at: at.seat)]
        self.show(self.coloured(f"{self.texts.format(self.key('scores'))} — {' · '.join(shares)}"))

    def ending(self, standings: list[Standing]) -> None:
        self.say("cli-over")
        for at in standings:
            self.say(self.key("place"), place=at.place, name=self.names[at.seat], points=at.score)
