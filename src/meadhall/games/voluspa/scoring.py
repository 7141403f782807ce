"""What a tile on the table is worth, and what a placement brings."""

from __future__ import annotations

from meadhall.engine.flat import i64, u8, vec
from meadhall.games.voluspa.board import LOKIS, Board
from meadhall.games.voluspa.notation import ROW
from meadhall.games.voluspa.rules import Rules
from meadhall.games.voluspa.tiles import (
    DWARF,
    HEL,
    IS_FENRIR,
    IS_LOKI,
    IS_NIDHOGG,
    IS_VALKYRIE,
    NIDHOGG,
    SERPENT,
    WORTH,
)


def line(b: Board, c: i64, step: i64, lock: bool, fallen: bool) -> i64:
    """Points of the tile just laid on c for its row (step 1) or column: the length of the run, if nothing in it is as
    strong (B-4, B-5). Fenrirs are one pack (B-7), Valkyries score a run they end (B-11), and every Nidhogg brings
    two more, also the one that fell under this tile (O-10)."""
    power = b.power
    near = b.near
    mask = b.mask
    seen = power[c]
    best: u8 = 0
    pack: u8 = 0
    length: i64 = 1
    first: u8 = 0
    last: u8 = 0
    x: i64 = (c - step) & mask
    p = power[x]
    while p:
        length += 1
        first = p
        if not near[x] & LOKIS or p & IS_LOKI:
            if p & IS_FENRIR:
                pack += p & WORTH
            elif p & WORTH > best:
                best = p & WORTH
        seen |= p
        x = (x - step) & mask
        p = power[x]
    x = (c + step) & mask
    p = power[x]
    while p:
        length += 1
        last = p
        if not near[x] & LOKIS or p & IS_LOKI:
            if p & IS_FENRIR:
                pack += p & WORTH
            elif p & WORTH > best:
                best = p & WORTH
        seen |= p
        x = (x + step) & mask
        p = power[x]
    if length == 1:
        return 0
    me = power[c]
    if me & IS_VALKYRIE and ((first == 0 and last & IS_VALKYRIE) or (last == 0 and first & IS_VALKYRIE)):
        pass
    elif (lock and first & IS_VALKYRIE and last & IS_VALKYRIE) or (near[c] & LOKIS and not me & IS_LOKI):
        return 0
    elif me & IS_FENRIR:
        if pack + (me & WORTH) <= best:
            return 0
    elif me & WORTH <= best or me & WORTH <= pack:
        return 0
    if fallen:
        length += 2
    if seen & IS_NIDHOGG:
        length += 2 * nidhoggs(b, c, step)
    return length


def nidhoggs(b: Board, c: i64, step: i64) -> int:
    """How many Nidhoggs lie in the run through c."""
    return sum([1 for x in run(b, c, step) if b.power[x] & IS_NIDHOGG])


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
    """The strength of a lying tile in its row or column: 0 beside Loki (B-6), a Fenrir's is its pack's (B-7)."""
    p: int = b.power[c]
    if not p or (b.near[c] & LOKIS and not p & IS_LOKI):
        return 0
    if not p & IS_FENRIR:
        return p & WORTH
    total = 0
    for x in run(b, c, step):
        q: int = b.power[x]
        if q & IS_FENRIR and not b.near[x] & LOKIS:
            total += q & WORTH
    return total


def alone(b: Board, c: i64) -> bool:
    """Whether no tile lies beside this cell: beside Hel a tile may lie so (S-3)."""
    touching = 0
    for step in b.steps:
        if b.power[(c + step) & b.mask]:
            touching += 1
    return touching == 0


def points(b: Board, rules: Rules, c: i64, kind: int, fresh: bool, fallen: bool, way: int) -> i64:
    """What the tile just laid on c brings. `fresh`: the cell was empty; `fallen`: it covers a Nidhogg."""
    gained: i64
    if kind == SERPENT:
        gained = serpent(b, rules, c, way)
    elif kind == DWARF:
        gained = dwarf(b, c)
        if rules.dwarf_scores_lines:
            gained += line(b, c, 1, rules.valkyrie_lock, False) + line(b, c, b.wide, rules.valkyrie_lock, False)
    else:
        gained = line(b, c, 1, rules.valkyrie_lock, fallen) + line(b, c, b.wide, rules.valkyrie_lock, fallen)
    if gained == 0 and fresh and rules.hel and alone(b, c):
        return lone(b, rules, c, kind, way)
    return gained


def lone(b: Board, rules: Rules, c: i64, kind: int, way: int) -> int:
    """A tile that touches nothing but Hel brings exactly one point, and a Nidhogg his two besides; a Serpent only if
    it sees nobody else either (S-3)."""
    if kind == SERPENT and len(sight(b, rules, c, way)) > 1:
        return 0
    return 3 if kind == NIDHOGG else 1


def hel(b: Board, c: i64, killed: int) -> int:
    """Hel brings a point for every tile around her, and two if she killed a Nidhogg (S-4)."""
    return len(around(b, c)) + (2 if killed == NIDHOGG else 0)


def around(b: Board, c: i64) -> list[int]:
    """The tiles on the eight cells around, other Hels not among them."""
    wide = b.wide
    steps = vec[i64]([-wide - 1, -wide, -wide + 1, -1, 1, wide - 1, wide, wide + 1])
    return [int((c + step) & b.mask) for step in steps if b.power[(c + step) & b.mask]]


def dwarf(b: Board, c: i64) -> int:
    """Half of what the tiles beside him are worth together, rounded down; each in the direction that joins them
    (O-1, O-2). A Loki beside him does not matter."""
    total = 0
    for step in b.steps:
        x: i64 = (c + step) & b.mask
        total += value(b, x, 1 if step == 1 or step == -1 else b.wide)
    return total // 2


def serpent(b: Board, rules: Rules, c: i64, way: int) -> int:
    """The Sea Serpent sees all tiles of one line of the whole table, over gaps; it must be stronger than all (S-8).
    Fenrirs have the strength of their own run's pack (S-9)."""
    step: i64 = 1 if way == ROW else b.wide
    seen = sight(b, rules, c, way)
    mine = value(b, c, step)
    if len(seen) < 2 or mine == 0:
        return 0
    if rules.valkyrie_lock:
        inside = run(b, c, step)
        ends: u8 = b.power[inside[0]] & b.power[inside[-1]]
        if ends & IS_VALKYRIE:
            return 0
    gained = len(seen)
    for x in seen:
        if x != c and value(b, x, step) >= mine:
            return 0
        if b.power[x] & IS_NIDHOGG:
            gained += 2
    return gained


def sight(b: Board, rules: Rules, c: i64, way: int) -> list[int]:
    """The cells a Serpent counts in one line of the whole table, itself included; Hels by option (S-8)."""
    mask = b.mask
    columns: i64 = b.wide - 1
    seen = [int(c)]
    start: i64 = (c - ((c - b.west) & columns)) & mask
    for x in b.laid:
        if way == ROW:
            if (x - ((x - b.west) & columns)) & mask != start:
                continue
        elif (x ^ c) & columns:
            continue
        if x == c:
            continue
        if b.top[x] != HEL or rules.serpent_counts_hel:
            seen.append(int(x))
    return seen
