"""What options promise, and what a table offers to whoever comes next: the sums behind the heuristic player."""

from __future__ import annotations

from meadhall.engine.flat import i64, u8, vec
from meadhall.games.voluspa.board import CLOSED, LOKIS, ONE_LOKI, SHUT, TROLLS, Board
from meadhall.games.voluspa.notation import BOOST_SHIFT, CELL_BITS, CELL_MASK, WAY_SHIFT
from meadhall.games.voluspa.rules import Rules
from meadhall.games.voluspa.scoring import hel, points
from meadhall.games.voluspa.tiles import (
    COVERING,
    DRAGON,
    EMPTY,
    FEARLESS,
    FENRIR,
    FIRST,
    HABITS,
    HEL,
    IS_FENRIR,
    IS_LOKI,
    IS_VALKYRIE,
    JOTUN,
    KINDS,
    LOKI,
    NIDHOGG,
    POWER,
    RAVEN,
    STRENGTH,
    VALKYRIE,
    WORTH,
)


def promise(b: Board, rules: Rules, option: int) -> int:
    """The points a placement brings now. What scoring asks about is changed for a moment and put back."""
    c: i64 = option & CELL_MASK
    kind = option >> CELL_BITS & 31
    way = option >> WAY_SHIFT & 7
    there: int = b.top[c]
    if kind == HEL:
        return hel(b, c, there)
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
    b.power[c] = POWER[kind] + (option >> BOOST_SHIFT & 15)
    fallen = there == NIDHOGG and kind in (DRAGON, RAVEN)
    gained = points(b, rules, c, kind, there == EMPTY, fallen, way)
    b.power[c] = old
    if kind == LOKI:
        b.unmark(c, ONE_LOKI)
    if to >= 0:
        b.power[to] = 0
        if there == LOKI:
            b.unmark(to, ONE_LOKI)
    if there == LOKI:
        b.mark(c, ONE_LOKI)
    return gained


def change(b: Board, option: int) -> None:
    """Do to the table what the placement does."""
    c: i64 = option & CELL_MASK
    kind = option >> CELL_BITS & 31
    boost = option >> BOOST_SHIFT & 15
    if kind == HEL:
        b.kill(c)
    elif b.top[c] == EMPTY:
        b.lay(c, kind, boost)
    elif kind == JOTUN:
        b.throw(c, b.landing(c, b.steps[(option >> WAY_SHIFT & 7) - 1]), kind, boost)
    else:
        b.swap(c, kind, boost)


# --- the best place for every kind ----------------------------------------------------------------------------------


def offers(b: Board, kinds: i64) -> vec[i64]:
    """For every kind the most points that a tile of it would bring somewhere on this table, as far as a quick look
    tells: lines only, so that Serpents, throws, Hels and bonuses count as plain tiles."""
    best = vec[i64]([0] * KINDS)
    near = b.near
    top = b.top
    for c in b.edge:
        if not near[c] & CLOSED:
            look(b, c, kinds, best, False, near[c] & SHUT > 0)
    for c in b.laid:
        if top[c] != HEL and not near[c] & TROLLS:
            look(b, c, kinds, best, True, False)
    return best


def look(b: Board, c: i64, kinds: i64, best: vec[i64], laid: bool, guarded: bool) -> None:
    """Weigh one cell for every kind that may go there."""
    row = side(b, c, 1)
    column = side(b, c, b.wide)
    longest = 0
    if row[0] > 1:
        longest += row[0]
    if column[0] > 1:
        longest += column[0]
    silent = b.near[c] & LOKIS > 0
    here: int = b.top[c]
    for kind in range(FIRST, kinds):
        if best[kind] >= longest:
            continue
        habit = HABITS[kind]
        if laid:
            if habit != COVERING or kind == here:
                continue
        elif guarded and habit != FEARLESS:
            continue
        gained = brings(row, kind, silent) + brings(column, kind, silent)
        if gained > best[kind]:
            best[kind] = gained


def brings(line: vec[i64], kind: i64, silent: bool) -> i64:
    """What a tile of this kind would score of a line seen by `side`."""
    length = line[0]
    if length < 2:
        return 0
    if kind == VALKYRIE and ((line[4] == 0 and line[5] & IS_VALKYRIE) or (line[5] == 0 and line[4] & IS_VALKYRIE)):
        return length
    if kind == LOKI:
        return length if line[2] < 1 and line[3] < 1 else 0
    if silent:
        return 0
    strength = STRENGTH[kind]
    if kind == FENRIR:
        return length if line[3] + strength > line[1] else 0
    return length if strength > line[1] and strength > line[3] else 0


def side(b: Board, c: i64, step: i64) -> vec[i64]:
    """One line of a cell, the tile on it counted in the length alone: length, best, best but for the neighbours, pack,
    first tile and last."""
    power = b.power
    near = b.near
    mask = b.mask
    length = 1
    best: u8 = 0
    beyond: u8 = 0
    pack: u8 = 0
    first: u8 = 0
    last: u8 = 0
    way: i64 = -step
    for half in range(i64(2)):
        end: u8 = 0
        x: i64 = (c + way) & mask
        p = power[x]
        while p:
            length += 1
            if not near[x] & LOKIS or p & IS_LOKI:
                if p & IS_FENRIR:
                    pack += p & WORTH
                else:
                    if p & WORTH > best:
                        best = p & WORTH
                    if end and p & WORTH > beyond:
                        beyond = p & WORTH
            end = p
            x = (x + way) & mask
            p = power[x]
        if half == 0:
            first = end
        else:
            last = end
        way = step
    found: list[int] = [length, best, beyond, pack, first, last]
    return vec[i64](found)
