"""What an option would bring, line by line."""

from __future__ import annotations

from meadhall.engine.flat import i64, vec
from meadhall.engine.types import Json
from meadhall.games.voluspa.board import Board
from meadhall.games.voluspa.effects import change_table
from meadhall.games.voluspa.notation import COLUMN, ROW, cell_name, placement_parts
from meadhall.games.voluspa.rules import Rules
from meadhall.games.voluspa.scoring import gains, run, sight
from meadhall.games.voluspa.tiles import HEL, SERPENT


def placement(b: Board, rules: Rules, option: i64) -> dict[str, Json]:
    """Points, scored lines and thrown tile of a placement; changes the board, so give it a copy."""
    kind, c, boost, way = placement_parts(option)
    there = b.top[c]
    to = change_table(b, kind, c, boost, way)
    row, column, besides = gains(b, rules, kind, c, i64(there), way)
    lines: list[Json] = []
    if kind == HEL:
        lines.append(scored(b, "hel", besides, tiles_at(b, c, b.around)))
    elif besides:
        beside = tiles_at(b, c, b.steps)
        lines.append(scored(b, "dwarf", besides, beside) if beside else scored(b, "lone", besides, [int(c)]))
    if kind == SERPENT:
        if row:
            lines.append(scored(b, "serpent-row", row, [int(x) for x in sight(b, rules, c, ROW)]))
        if column:
            lines.append(scored(b, "serpent-col", column, [int(x) for x in sight(b, rules, c, COLUMN)]))
    else:
        if row:
            lines.append(scored(b, "row", row, run(b, c, 1)))
        if column:
            lines.append(scored(b, "col", column, run(b, c, b.wide)))
    out: dict[str, Json] = {"points": int(row + column + besides), "lines": lines}
    if to >= 0:
        out["thrown"] = [cell_name(b, c), cell_name(b, to)]
    return out


def scored(b: Board, word: str, points: i64, cells: list[int]) -> list[Json]:
    """One line of a preview: what is scored, its points, its cells."""
    return [word, int(points), [cell_name(b, x) for x in cells]]


def tiles_at(b: Board, c: i64, steps: vec[i64]) -> list[int]:
    """The tiles on these cells beside c; Hel is none."""
    return [int((c + step) & b.mask) for step in steps if b.power[(c + step) & b.mask]]
