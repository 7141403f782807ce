"""What a person reads at a terminal: long sentences hang under their beginning, and no loss is told as a gain."""

from __future__ import annotations

from io import StringIO

from rich.console import Console
from rich.text import Text

import meadhall
from meadhall.cli.play import Evening
from meadhall.cli.table import Table
from meadhall.engine.saga import Saga
from meadhall.text import catalogue

WIDTH = 48
LONG = "Thorgerd Holgabrud of the Northern Isles and the Farthest Skerries"


def table(width: int = WIDTH, names: list[str] | None = None, terminal: bool = True) -> tuple[Table, StringIO]:
    told = StringIO()
    game = meadhall.game("wolves", seats=3)
    console = Console(file=told, width=width, force_terminal=terminal, color_system=None, highlight=False)
    return Table(game, catalogue("en", "wolves"), names or ["Sigrun", "Ylva", "Leif"], console), told


def test_a_long_sentence_hangs_under_its_beginning() -> None:
    shown, told = table()
    shown.show(Text("  " + "one two three four five six seven eight nine ten eleven twelve thirteen fourteen"))
    lines = told.getvalue().rstrip("\n").split("\n")
    assert len(lines) > 1
    assert lines[0].startswith("  one") and all(len(line) <= WIDTH for line in lines)
    assert all(line.startswith("    ") and line[4] != " " for line in lines[1:])
    assert " ".join(" ".join(lines).split()).endswith("thirteen fourteen"), "no word is lost"


def test_in_a_pipe_a_sentence_is_a_line() -> None:
    shown, told = table(terminal=False)
    shown.show(Text("word " * 40))
    assert told.getvalue().count("\n") == 1


LINES = """
round: 2
0 line: archer bond hirdman hirdman huskarl berserk thrall konung archer bond
0 hand: archer
turn: 0
"""


def test_the_board_keeps_long_names_and_long_lines_under_their_beginning() -> None:
    shown, told = table(names=["Sigrun", LONG, "Leif"])
    state = shown.game.from_text(LINES)
    shown.draw(state.view(0))
    lines = told.getvalue().split("\n")
    assert all(len(line) <= WIDTH for line in lines)
    named = next(at for at, line in enumerate(lines) if "Thorgerd" in line)
    assert lines[named].startswith("1 ·") and lines[named + 1].startswith("  ")
    units = next(at for at, line in enumerate(lines) if line.startswith("    Archer"))
    assert lines[units + 1].startswith("      ")


def test_what_makes_a_line_weaker_is_no_candidate() -> None:
    """A pass of somebody whose deities leave gives points away: it is not told among what strengthens the line."""
    shown, told = table(width=200)
    saga = Saga(shown.game, 1, shown.names)
    evening = Evening(shown, saga, 0, {})
    view = shown.game.from_text(LOSING).view(0)
    assert any(view.preview(option).get("points", 0) < 0 for option in view.options)  # type: ignore[operator]
    evening.best(view)
    assert "+-" not in told.getvalue() and "+−" not in told.getvalue()


LOSING = """
round: 2
hall: thor loki hel
0 line: konung
0 hand: thrall
0 sacrifices: bond
turn: 0
"""
