"""Völuspá on a terminal: the table with its coordinates, what others hold, and one's own hand."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from meadhall.engine.views import View
from meadhall.games.voluspa.json_shape import Last, Lying, SeenState
from meadhall.games.voluspa.notation import column_name
from meadhall.games.voluspa.rules import Rules
from meadhall.games.voluspa.tiles import KIND_OF, TILES
from meadhall.text import Catalogue

PAPER = {"base": "black on #d9c9a3", "edda": "black on #9db8c8", "order": "black on #bccf9b"}
HEL = "#e8ddf5 on #3b2a4f"
SILENCED = "bold #b00020 on #b9b4aa"
NARROW, WIDE = 4, 9
"""How many letters a cell may have."""
SILENT, RAISED, COVERING, LAST = "×", "↑", "▾", "*"
LEGEND = {SILENT: "silent", RAISED: "raised", COVERING: "covering", LAST: "last"}


class Cell(NamedTuple):
    """A lying tile as the record has it; a Fenrir may have one strength in its row and another in its column."""

    column: int
    row: int
    tile: str
    boost: int
    in_row: int
    in_column: int
    covering: bool
    last: bool

    @property
    def silent(self) -> bool:
        return self.tile != "hel" and self.in_row == 0 and self.in_column == 0

    @property
    def worth(self) -> str:
        if self.tile == "hel":
            return SILENT
        strength = str(self.in_row) if self.in_row == self.in_column else f"{self.in_row}/{self.in_column}"
        return strength + self.marks

    @property
    def marks(self) -> str:
        pairs = [(self.silent, SILENT), (self.boost > 0, RAISED), (self.covering, COVERING), (self.last, LAST)]
        return "".join(mark for there, mark in pairs if there)

    @property
    def style(self) -> str:
        if self.tile == "hel":
            return HEL
        return SILENCED if self.silent else PAPER[TILES[KIND_OF[self.tile]].box]


def picture(view: View, texts: Catalogue, names: list[str], width: int) -> RenderableType:
    facts = msgspec.convert(view.known.data(), SeenState)
    cells = {(cell.column, cell.row): cell for cell in cells_of(facts.board, facts.last)}
    size = Rules(view.game.seats, view.game.options).wide
    return Group(
        table(cells, free_cells(view), size, texts, width),
        legend(cells, texts),
        Text(""),
        *others(facts, view.seat, texts, names),
        *hand(facts, view.seat, texts, width),
    )


def cells_of(board: list[Lying], last: Last | None) -> list[Cell]:
    latest = last.cell if last else ""
    return [
        Cell(*place(at.cell), at.tile, at.boost, at.row, at.column, bool(at.covered), latest == at.cell) for at in board
    ]


def place(name: str) -> tuple[int, int]:
    """Column and row of a cell by its name, both from 0."""
    letters = name.rstrip("0123456789")
    column = ord(letters[-1]) - 97 + (26 * (ord(letters[0]) - 96) if len(letters) == 2 else 0)
    return column, int(name[len(letters) :]) - 1


def free_cells(view: View) -> set[tuple[int, int]]:
    """Where the seat may lay something now."""
    words = [view.say(option).split() for option in view.options]
    return {place(said[1]) for said in words if len(said) > 1 and said[1][-1].isdecimal()}


def stretch(used: list[int], size: int) -> list[int]:
    """The columns (or rows) in use, in order; the board has no ends, so they begin after its widest empty stretch."""
    ordered = sorted(set(used))
    gaps = [
        ((after - before - 1) % size, after) for before, after in zip(ordered[-1:] + ordered, ordered, strict=False)
    ]
    first = max(gaps)[1]
    count = max((at - first) % size for at in ordered) + 1
    return [(first + step) % size for step in range(count)]


def table(
    cells: dict[tuple[int, int], Cell], free: set[tuple[int, int]], size: int, texts: Catalogue, width: int
) -> Text:
    """Two lines a row: names above, strengths below; a dot where something may be laid."""
    shown = [*cells, *free]
    columns = stretch([column for column, _ in shown], size)
    rows = stretch([row for _, row in shown], size)
    wide = max(NARROW, min(WIDE, (width - 8) // len(columns) - 1))
    head = Text("    " + " ".join(column_name(column).center(wide) for column in columns) + "\n", style="dim")
    picture = Text(no_wrap=True, overflow="crop").append(head)
    for row in rows:
        above, below = Text().append(f"{row + 1:>3} ", style="dim"), Text("    ")
        for column in columns:
            cell = cells.get((column, row))
            if cell is None:
                above.append(" " * wide)
                below.append(("·" if (column, row) in free else " ").center(wide), style="bright_yellow")
            else:
                name = texts.name(f"tile-{cell.tile}", "short")[:wide]
                above.append(name.center(wide), style=cell.style)
                below.append(cell.worth[:wide].center(wide), style=cell.style)
            above.append(" ")
            below.append(" ")
        picture.append(above).append(f"{row + 1}\n", style="dim").append(below).append("\n")
    return picture.append(head)


def legend(cells: dict[tuple[int, int], Cell], texts: Catalogue) -> Text:
    marks = "".join(cell.marks for cell in cells.values())
    return Text(
        " · ".join(f"{mark} {texts.format(f'terminal-{key}')}" for mark, key in LEGEND.items() if mark in marks),
        style="dim",
    )


def others(facts: SeenState, me: int | None, texts: Catalogue, names: list[str]) -> list[Text]:
    """The bag, and what is known of every other hand."""
    lines = [Text(texts.format("terminal-bag", {"count": facts.bag}))]
    for seat, held in enumerate(facts.hands):
        if seat != me:
            known = [f"@tile-{tile}" for tile in held.known + ["hel"] * facts.hels[seat]]
            params: dict[str, int | str | list[str]] = {"seat": f"#{seat}", "count": held.count, "tiles": known}
            lines.append(Text(texts.format("terminal-hand", params, names)))
    return lines


def hand(facts: SeenState, me: int | None, texts: Catalogue, width: int) -> list[Text]:
    """One's own tiles: the word to type, name, strength, number, and what it does as far as the line goes."""
    if me is None:
        return []
    held = facts.hands[me].tiles + ["hel"] * facts.hels[me]
    lines = [Text(texts.format("cli-hand") + ":")]
    for tile in sorted(set(held), key=held.index):
        strength = str(TILES[KIND_OF[tile]].strength) if tile != "hel" else SILENT
        number = f"×{held.count(tile)}" if held.count(tile) > 1 else ""
        line = Text(no_wrap=True, overflow="ellipsis").append(f"  {tile:<9}", style="bold")
        line.append(f"{texts.name(f'tile-{tile}')} {strength}".ljust(15)).append(number.ljust(4))
        line.append(texts.text(f"tile-{tile}"), style="dim")
        line.truncate(max(20, width - 1), overflow="ellipsis")
        lines.append(line)
    return lines
