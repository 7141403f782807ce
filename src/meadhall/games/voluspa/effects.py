"""What a placement brings and what it does to the table. Play, preview and heuristic all ask here."""

from __future__ import annotations

from meadhall.engine.flat import i64, u8
from meadhall.games.voluspa.board import ONE_LOKI, Board
from meadhall.games.voluspa.notation import BOOST_SHIFT, CELL_BITS, CELL_MASK, WAY_SHIFT
from meadhall.games.voluspa.rules import Rules
from meadhall.games.voluspa.scoring import gains, hel
from meadhall.games.voluspa.tiles import COVERING, EMPTY, HABITS, HEL, JOTUN, LOKI, NIDHOGG, POWER, SKADI


def placement_points(b: Board, rules: Rules, option: i64) -> i64:
    """All points that a placement brings on this table."""
    row, column, besides = placement_gains(b, rules, option)
    return row + column + besides


def placement_gains(b: Board, rules: Rules, option: i64) -> tuple[i64, i64, i64]:
    """What a placement brings on this table by its row, by its column, and besides. Whatever the tile changes is in
    force before it is scored (B-14a); only it scores (S-12), with the Nidhogg right under it (O-19). What scoring asks
    about is changed for a moment and put back, which is far cheaper than a copy."""
    c: i64 = option & CELL_MASK
    kind: i64 = option >> CELL_BITS & 31
    there = i64(b.top[c])
    if kind == HEL:
        return 0, 0, hel(b, c, there)
    way: i64 = option >> WAY_SHIFT & 7
    old = b.power[c]
    to: i64 = -1
    if there == LOKI:
        b.unmark(c, ONE_LOKI)
    if kind == JOTUN and there != EMPTY:
        to = b.landing(c, b.steps[way - 1])
        b.power[to] = old
        if there == LOKI:
            b.mark(to, ONE_LOKI)
    if kind == LOKI:
        b.mark(c, ONE_LOKI)
    b.power[c] = POWER[kind] + u8(option >> BOOST_SHIFT & 15)
    fallen = there == NIDHOGG and HABITS[kind] == COVERING and kind != SKADI
    found = gains(b, rules, c, kind, there == EMPTY, fallen, way)
    b.power[c] = old
    if kind == LOKI:
        b.unmark(c, ONE_LOKI)
    if to >= 0:
        b.power[to] = 0
        if there == LOKI:
            b.unmark(to, ONE_LOKI)
    if there == LOKI:
        b.mark(c, ONE_LOKI)
    return found


def change_table(b: Board, option: i64) -> i64:
    """Do to the table what a placement does; gives the cell on which a thrown tile lands, or -1."""
    c: i64 = option & CELL_MASK
    kind: i64 = option >> CELL_BITS & 31
    boost: i64 = option >> BOOST_SHIFT & 15
    if kind == HEL:
        b.kill(c)
    elif b.top[c] == EMPTY:
        b.lay(c, kind, boost)
    elif kind == SKADI:
        b.swap(c, kind, boost)
    elif kind == JOTUN:
        to = b.landing(c, b.steps[(option >> WAY_SHIFT & 7) - 1])
        b.throw(c, to, kind, boost)
        return to
    else:
        b.cover(c, kind, boost)
    return -1
