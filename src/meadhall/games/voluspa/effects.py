"""What a placement does to the table, and what it would bring. Play, preview and heuristic all ask here."""

from __future__ import annotations

from meadhall.engine.flat import i64, u8
from meadhall.games.voluspa.board import Board
from meadhall.games.voluspa.notation import placement_parts
from meadhall.games.voluspa.rules import Rules
from meadhall.games.voluspa.scoring import gains
from meadhall.games.voluspa.tiles import EMPTY, HEL, JOTUN, LOKI, POWER, SKADI


def placement_points(b: Board, rules: Rules, option: i64) -> i64:
    """All points that a placement would bring. What scoring asks about is changed for a moment and put back, which is
    far cheaper than to change a copy."""
    kind, c, boost, way = placement_parts(option)
    there = i64(b.top[c])
    power = b.power
    old = power[c]
    to: i64 = c
    if there == LOKI:
        b.mark(c, -1)
    if kind == JOTUN and there != EMPTY:
        to = b.landing(c, b.steps[way - 1])
        power[to] = old
        if there == LOKI:
            b.mark(to, 1)
    elif kind == LOKI:
        b.mark(c, 1)
    power[c] = POWER[kind] + u8(boost)
    row, column, besides = gains(b, rules, kind, c, there, way)
    power[to] = 0
    power[c] = old
    if kind == LOKI:
        b.mark(c, -1)
    elif there == LOKI:
        if to != c:
            b.mark(to, -1)
        b.mark(c, 1)
    return row + column + besides


def change_table(b: Board, kind: i64, c: i64, boost: i64, way: i64) -> i64:
    """Do to the table what a placement does, which is in force before it is scored (B-14a); gives the cell on which a
    thrown tile lands, or -1."""
    if b.top[c] == EMPTY:
        b.lay(c, kind, boost)
    elif kind == HEL:
        b.kill(c)
    elif kind == SKADI:
        b.swap(c, kind, boost)
    elif kind == JOTUN:
        to = b.landing(c, b.steps[way - 1])
        b.throw(c, to, kind, boost)
        return to
    else:
        b.cover(c, kind, boost)
    return -1
