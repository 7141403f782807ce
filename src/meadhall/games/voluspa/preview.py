"""What an option would bring, line by line, tried on a copy of the table."""

from __future__ import annotations

from meadhall.engine.flat import i64
from meadhall.engine.types import Json
from meadhall.games.voluspa.board import Board
from meadhall.games.voluspa.notation import ROW, Option, cell_name
from meadhall.games.voluspa.rules import Rules
from meadhall.games.voluspa.scoring import alone, around, dwarf, hel, line, lone, run, serpent, sight
from meadhall.games.voluspa.tiles import COVERING, DWARF, EMPTY, HABITS, HEL, JOTUN, NIDHOGG, SERPENT, SKADI


def placement(b: Board, rules: Rules, option: Option) -> dict[str, Json]:
    """Points and scored lines of a placement; changes the board, so give it a copy."""
    kind = option.kind
    c: i64 = option.cell
    there: int = b.top[c]
    if kind == HEL:
        b.kill(c)
        gained = hel(b, c, there)
        cells: list[Json] = [cell_name(b, x) for x in around(b, c)]
        return {"points": gained, "lines": [["hel", gained, cells]]}
    out: dict[str, Json] = {}
    if there == EMPTY:
        b.lay(c, kind, option.boost)
    elif kind == JOTUN:
        to = b.landing(c, b.steps[option.way - 1])
        b.throw(c, to, kind, option.boost)
        out["thrown"] = [cell_name(b, c), cell_name(b, to)]
    else:
        b.swap(c, kind, option.boost)
    fallen = there == NIDHOGG and HABITS[kind] == COVERING and kind != SKADI
    lines = scored_lines(b, rules, c, kind, there == EMPTY, fallen, option.way)
    total = 0
    listed: list[Json] = []
    for word, gained, members in lines:
        total += gained
        listed.append([word, gained, [cell_name(b, x) for x in members]])
    out["points"] = total
    out["lines"] = listed
    return out


def scored_lines(
    b: Board, rules: Rules, c: i64, kind: int, fresh: bool, fallen: bool, way: int
) -> list[tuple[str, int, list[int]]]:
    """The lines that `scoring.points` adds up, each with its word, its points and its cells."""
    lines: list[tuple[str, int, list[int]]] = []
    if kind == SERPENT:
        word = "serpent-row" if way == ROW else "serpent-col"
        lines.append((word, serpent(b, rules, c, way), sight(b, rules, c, way)))
    if kind == DWARF:
        beside = [int((c + step) & b.mask) for step in b.steps if b.power[(c + step) & b.mask]]
        lines.append(("dwarf", dwarf(b, c), beside))
    if kind != SERPENT and (kind != DWARF or rules.dwarf_scores_lines):
        lines.append(("row", line(b, c, 1, rules.valkyrie_lock, fallen), run(b, c, 1)))
        lines.append(("col", line(b, c, b.wide, rules.valkyrie_lock, fallen), run(b, c, b.wide)))
    lines = [one for one in lines if one[1]]
    if not lines and fresh and rules.hel and alone(b, c):
        gained = lone(b, rules, c, kind, way)
        if gained:
            lines.append(("lone", gained, [int(c)]))
    return lines
