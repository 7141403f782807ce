"""What a tile on the table is worth, and what a tile laid on a cell brings."""

from __future__ import annotations

from typing import Final, TypeAlias

from meadhall.engine.flat import append, i64, u8, vec
from meadhall.games.voluspa.board import LOKIS, Board
from meadhall.games.voluspa.notation import ROW
from meadhall.games.voluspa.rules import Rules
from meadhall.games.voluspa.tiles import (
    COVERING,
    DWARF,
    EMPTY,
    HABITS,
    HEL,
    IS_FENRIR,
    IS_LOKI,
    IS_NIDHOGG,
    IS_VALKYRIE,
    LONE_POINTS,
    NIDHOGG,
    NIDHOGG_POINTS,
    SERPENT,
    SKADI,
    WORTH,
)

COUNTED: Final = IS_FENRIR | IS_NIDHOGG
Line: TypeAlias = "tuple[i64, u8, u8, u8, u8, i64]"
"""The other tiles of a cell's run: how many, the strongest that is no Fenrir, the Fenrirs' pack, the tiles at both
ends (0 where the run ends with the cell itself), and how many Nidhoggs."""

# --- lines ------------------------------------------------------------------------------------------------------------


def line_of(b: Board, c: i64, step: i64) -> Line:
    """What else lies in the row (step 1) or column of a cell without a break; beside Loki it is worth 0 (B-6)."""
    power = b.power
    near = b.near
    mask = b.mask
    others: i64 = 0
    nidhoggs: i64 = 0
    best: u8 = 0
    pack: u8 = 0
    first: u8 = 0
    last: u8 = 0
    x: i64 = (c - step) & mask
    p = power[x]
    while p:
        others += 1
        first = p
        if p & COUNTED:
            if p & IS_NIDHOGG:
                nidhoggs += 1
            elif not near[x] & LOKIS:
                pack += p & WORTH
        if p & WORTH > best and (not near[x] & LOKIS or p & IS_LOKI) and not p & IS_FENRIR:
            best = p & WORTH
        x = (x - step) & mask
        p = power[x]
    x = (c + step) & mask
    p = power[x]
    while p:
        others += 1
        last = p
        if p & COUNTED:
            if p & IS_NIDHOGG:
                nidhoggs += 1
            elif not near[x] & LOKIS:
                pack += p & WORTH
        if p & WORTH > best and (not near[x] & LOKIS or p & IS_LOKI) and not p & IS_FENRIR:
            best = p & WORTH
        x = (x + step) & mask
        p = power[x]
    return others, best, pack, first, last, nidhoggs


def line_points(line: Line, me: u8, silent: bool, lock: bool, fallen: bool) -> i64:
    """Points of a tile of this power laid into a line: the length of the run, if nothing in it is as strong (B-4, B-5).
    Fenrirs are one pack (B-7), Valkyries score a run they end (B-11, B-12), and every Nidhogg brings two more, also the
    one that fell under this tile (O-10). `silent`: beside Loki."""
    others, best, pack, first, last, nidhoggs = line
    if others == 0:
        return 0
    if me & IS_VALKYRIE and ((first == 0 and last & IS_VALKYRIE) or (last == 0 and first & IS_VALKYRIE)):
        pass
    elif (silent and not me & IS_LOKI) or (lock and first & last & IS_VALKYRIE):
        return 0
    elif me & IS_FENRIR:
        if pack + (me & WORTH) <= best:
            return 0
    elif me & WORTH <= best or me & WORTH <= pack:
        return 0
    if fallen:
        nidhoggs += 1
    if me & IS_NIDHOGG:
        nidhoggs += 1
    return others + 1 + NIDHOGG_POINTS * nidhoggs


def run(b: Board, c: i64, step: i64) -> list[int]:
    """The cells of the run through a tile, in order."""
    x: i64 = c
    while b.power[(x - step) & b.mask]:
        x = (x - step) & b.mask
    cells = [int(x)]
    x = (x + step) & b.mask
    while b.power[x]:
        cells.append(int(x))
        x = (x + step) & b.mask
    return cells


def value(b: Board, c: i64, step: i64) -> int:
    """The strength of a lying tile in its row or column: 0 beside Loki (B-6), a Fenrir's is its pack's (B-7), also
    where a Serpent sees it over a gap (S-9) or a Dwarf counts it (O-13)."""
    p: int = b.power[c]
    if not p or (b.near[c] & LOKIS and not p & IS_LOKI):
        return 0
    if not p & IS_FENRIR:
        return p & WORTH
    pack: int = line_of(b, c, step)[2]
    return pack + (p & WORTH)


# --- all that a placement brings --------------------------------------------------------------------------------------


def gains(b: Board, rules: Rules, kind: i64, c: i64, there: i64, way: i64) -> tuple[i64, i64, i64]:
    """What the tile now lying on c, where `there` was before, brings by its row, by its column, and besides: a Dwarf's
    half, lines only by option (O-1, O-18), the point beside Hel (S-3), or what Hel kills (S-4). Only it scores (S-12),
    with the Nidhogg that it covers (O-19)."""
    if kind == HEL:
        return 0, 0, hel(b, c, there)
    fresh = there == EMPTY
    row: i64 = 0
    column: i64 = 0
    besides: i64 = 0
    if kind == SERPENT:
        if way == ROW:
            row = serpent(b, rules, c, way)
        else:
            column = serpent(b, rules, c, way)
    else:
        if kind == DWARF:
            besides = dwarf(b, c)
        if kind != DWARF or rules.dwarf_scores_lines:
            me = b.power[c]
            lock = rules.valkyrie_lock
            silent = b.near[c] & LOKIS > 0
            fallen = there == NIDHOGG and HABITS[kind] == COVERING and kind != SKADI
            # a gap knows whether it has neighbours, so that half of the lines need no look
            if not fresh or b.across[c]:
                row = line_points(line_of(b, c, 1), me, silent, lock, fallen)
            if not fresh or b.down[c]:
                column = line_points(line_of(b, c, b.wide), me, silent, lock, fallen)
    if rules.hel and fresh and not row and not column and not besides and alone(b, c):
        besides = lone(b, rules, c, kind, way)
    return row, column, besides


def alone(b: Board, c: i64) -> bool:
    """Whether no tile lies beside this cell: beside Hel a tile may lie so (S-3)."""
    touching = 0
    for step in b.steps:
        if b.power[(c + step) & b.mask]:
            touching += 1
    return touching == 0


def lone(b: Board, rules: Rules, c: i64, kind: i64, way: i64) -> i64:
    """A tile that touches nothing but Hel brings exactly one point, and a Nidhogg his two besides; a Serpent only if
    it sees nobody else either (S-3, S-19)."""
    if kind == SERPENT and len(sight(b, rules, c, way)) > 1:
        return 0
    return lone_points(kind)


def lone_points(kind: i64) -> i64:
    return LONE_POINTS + NIDHOGG_POINTS if kind == NIDHOGG else LONE_POINTS


def hel(b: Board, c: i64, killed: i64) -> i64:
    """Hel brings a point for every tile around her, other Hels not counted, and two if she killed a Nidhogg (S-4)."""
    total: i64 = NIDHOGG_POINTS if killed == NIDHOGG else 0
    for step in b.around:
        if b.power[(c + step) & b.mask]:
            total += 1
    return total


def dwarf(b: Board, c: i64) -> i64:
    """Half of what the tiles beside him are worth together, rounded down; each in the direction that joins them
    (O-1, O-2), so that he joins packs first (O-13). A Loki beside him does not matter."""
    total = 0
    for step in b.steps:
        x: i64 = (c + step) & b.mask
        total += value(b, x, 1 if step == 1 or step == -1 else b.wide)
    return total >> 1


def serpent(b: Board, rules: Rules, c: i64, way: i64) -> i64:
    """The Sea Serpent sees all tiles of one line of the whole table, over gaps; it must be stronger than all (S-8).
    Fenrirs have the strength of their own run's pack (S-9); of the run alone the lock asks (S-21). A Hel may be one of
    two that it needs (S-18); Nidhoggs bring what they bring to every line (O-10)."""
    step: i64 = 1 if way == ROW else b.wide
    seen = sight(b, rules, c, way)
    mine = value(b, c, step)
    if len(seen) < 2 or mine == 0:
        return 0
    if rules.valkyrie_lock:
        near_by = line_of(b, c, step)
        if near_by[3] & near_by[4] & IS_VALKYRIE:
            return 0
    gained: i64 = len(seen)
    for x in seen:
        if x != c and value(b, x, step) >= mine:
            return 0
        if b.power[x] & IS_NIDHOGG:
            gained += NIDHOGG_POINTS
    return gained


def sight(b: Board, rules: Rules, c: i64, way: i64) -> vec[i64]:
    """The cells a Serpent counts in one line of the whole table, itself included; Hels by option (S-8, S-18)."""
    mask = b.mask
    columns: i64 = b.wide - 1
    seen = vec[i64]([c])
    start: i64 = (c - ((c - b.west) & columns)) & mask
    for x in b.laid:
        if way == ROW:
            if (x - ((x - b.west) & columns)) & mask != start:
                continue
        elif (x ^ c) & columns:
            continue
        if x != c and (b.top[x] != HEL or rules.serpent_counts_hel):
            seen = append(seen, x)
    return seen
