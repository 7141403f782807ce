"""What a placement brings and what it does to the table. Play, preview and heuristic all ask here."""

from __future__ import annotations

from meadhall.engine.flat import i64
from meadhall.games.voluspa.board import ONE_LOKI, Board
from meadhall.games.voluspa.notation import placement_parts
from meadhall.games.voluspa.rules import Rules
from meadhall.games.voluspa.scoring import gains, hel
from meadhall.games.voluspa.tiles import COVERING, EMPTY, HABITS, HEL, JOTUN, LOKI, NIDHOGG, POWER, SKADI


def placement_points(b: Board, rules: Rules, option: i64) -> i64:
    """All points that a placement brings on this table."""
    kind, c, boost, way = placement_parts(option)
    row, column, besides = placement_gains(b, rules, kind, c, boost, way)
    return row + column + besides


def placement_gains(b: Board, rules: Rules, kind: i64, c: i64, boost: int, way: i64) -> tuple[i64, i64, i64]:
    """What a placement brings on this table by its row, by its column, and besides. Whatever the tile changes is in
    force before it is scored (B-14a); only it scores (S-12), with the Nidhogg right under it (O-19). What scoring asks
    about is changed for a moment and put back, which is far cheaper than a copy."""
    there: int = b.top[c]
    if kind == HEL:
        return 0, 0, hel(b, c, there)
    power = b.power
    old = power[c]
    if there == EMPTY and kind != LOKI:
        power[c] = POWER[kind] + boost
        found = gains(b, rules, c, kind, True, False, way)
        power[c] = old
        return found
    to: i64 = -1
    if there == LOKI:
        b.unmark(c, ONE_LOKI)
    if kind == JOTUN:
        to = b.landing(c, b.steps[way - 1])
        power[to] = old
        if there == LOKI:
            b.mark(to, ONE_LOKI)
    elif kind == LOKI:
        b.mark(c, ONE_LOKI)
    power[c] = POWER[kind] + boost
    fallen = there == NIDHOGG and HABITS[kind] == COVERING and kind != SKADI
    found = gains(b, rules, c, kind, there == EMPTY, fallen, way)
    power[c] = old
    if kind == LOKI:
        b.unmark(c, ONE_LOKI)
    elif kind == JOTUN:
        power[to] = 0
        if there == LOKI:
            b.unmark(to, ONE_LOKI)
    if there == LOKI:
        b.mark(c, ONE_LOKI)
    return found


def change_table(b: Board, kind: i64, c: i64, boost: int, way: i64) -> i64:
    """Do to the table what a placement does; gives the cell on which a thrown tile lands, or -1."""
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
