"""Where tiles may be laid: all options of a hand at once, and the same rules asked of one option."""

from __future__ import annotations

from meadhall.engine.chance import Chance
from meadhall.engine.flat import append, i64, vec
from meadhall.games.voluspa.board import CLOSED, LISTED, SHUT, TROLLS, Board
from meadhall.games.voluspa.listing import (
    coverable,
    listed,
    no_options,
    nth_coverable,
    nth_open,
    open_cells,
    with_more,
    with_placements,
)
from meadhall.games.voluspa.notation import BOOST_SHIFT, CELL_BITS, CELL_MASK, COLUMN, FLY, ROW, VERB_SHIFT, WAY_SHIFT
from meadhall.games.voluspa.state import Voluspa
from meadhall.games.voluspa.tiles import (
    CHOOSING,
    COVERING,
    EMPTY,
    FEARLESS,
    FIRST,
    FREYA,
    HABITS,
    HEL,
    JOTUN,
    KINDS,
    NAMES,
    PLAIN,
    RAVEN,
    SERPENT,
    STRENGTH,
    STRONGEST,
    THROWING,
    TOKENS,
    TROLL,
    WORTH,
)

# --- all options ----------------------------------------------------------------------------------------------------


def placements(s: Voluspa, at: i64, hels: bool, edge: vec[i64], laid: vec[i64], doomed: vec[i64]) -> list[int]:
    """Every placement of the hand that begins at `hands[at]`: on these empty cells, on these tiles, and a Hel on
    those doomed. By kind, then by boost, empty cells first."""
    b = s.board
    near = b.near
    hands = s.hands
    ready = s.ready
    top = b.top
    free = open_cells(near, edge, SHUT)
    out = no_options()
    for kind in range(FIRST, s.kinds_used):
        if hands[at + kind]:
            begin = len(out)
            habit = HABITS[kind]
            if habit == FEARLESS:
                out = with_placements(out, ready, kind, open_cells(near, edge, CLOSED))
            elif habit == CHOOSING:
                out = with_serpents(out, free)
            else:
                out = with_placements(out, ready, kind, free)
                if habit == COVERING:
                    out = with_placements(out, ready, kind, coverable(near, top, laid, kind))
                elif habit == THROWING:
                    out = with_throws(out, b, laid)
            if s.freya:
                out = with_boosts(out, s, at, kind, begin)
    if hels:
        out = with_placements(out, ready, HEL, killable(b, doomed))
    return listed(out, ready)


def with_serpents(out: vec[i64], free: vec[i64]) -> vec[i64]:
    """A Serpent says which line it scores (S-8)."""
    row: i64 = (SERPENT << CELL_BITS) + (ROW << WAY_SHIFT)
    column: i64 = (SERPENT << CELL_BITS) + (COLUMN << WAY_SHIFT)
    for c in free:
        out = append(out, row + c)
        out = append(out, column + c)
    return out


def with_throws(out: vec[i64], b: Board, laid: vec[i64]) -> vec[i64]:
    """A Jotun takes the place of a tile and throws it to an end of its row or column (S-10)."""
    first: i64 = JOTUN << CELL_BITS
    for c in laid:
        if b.top[c] != HEL and not b.near[c] & TROLLS:
            way: i64 = 1
            for step in b.steps:
                if may_throw(b, c, step):
                    out = append(out, first + (way << WAY_SHIFT) + c)
                way += 1
    return out


def with_boosts(out: vec[i64], s: Voluspa, at: i64, kind: i64, begin: i64) -> vec[i64]:
    """The placements from this place on once more, for every number of Freyas that may be given (O-4)."""
    most = most_freyas(s, at, kind)
    if most:
        plain = out[begin:]
        for boost in range(1, most + 1):
            found = plain
            if s.rules.strict_tokens:
                found = vec[i64]([option for option in plain if token_free(s.board, kind, boost, option & CELL_MASK)])
            out = with_more(out, found, boost << BOOST_SHIFT)
    return out


def may_throw(b: Board, c: i64, step: i64) -> bool:
    """Whether the tile on this cell may be thrown so."""
    return not throw_hindrance(b, c, step)


def most_freyas(s: Voluspa, at: i64, kind: i64) -> i64:
    """By how much a tile of this hand may be boosted: by as many Freyas as are left beside it, up to twelve (O-4)."""
    freyas: int = s.hands[at + FREYA]
    if not freyas:
        return 0
    if kind == FREYA:
        freyas -= 1
    return max(0, min(freyas, STRONGEST - STRENGTH[kind]))


def token_free(b: Board, kind: int, boost: int, c: i64) -> bool:
    """Whether the boost token that this placement needs is in the box, or comes back to it with the tile that is
    covered or exchanged (O-14)."""
    worth = STRENGTH[kind] + boost
    covering = HABITS[kind] == COVERING
    used = 0
    for x in b.laid:
        top: int = b.top[x]
        power: int = b.power[x]
        if power & WORTH == worth and STRENGTH[top] != worth and not (covering and x == c):
            used += 1
    return used < TOKENS[worth]


def flights(b: Board, cell: i64, edge: vec[i64], laid: vec[i64]) -> list[int]:
    """Where a lifted Raven may go: not to where it was (O-8)."""
    verb = FLY << VERB_SHIFT
    found = [verb + int(c) for c in open_cells(b.near, edge, SHUT) if c != cell]
    return found + [verb + int(c) for c in coverable(b.near, b.top, laid, RAVEN) if c != cell]


def pick(s: Voluspa, seat: i64, chance: Chance) -> i64:
    """One of the placements of a turn, each equally likely, without listing them; -1 if there is none. The same chance
    gives the option that stands in the list at the number drawn."""
    b = s.board
    hands = s.hands
    freya = s.freya
    kinds = s.kinds_used
    at: i64 = seat * KINDS
    total: i64 = 0
    for kind in range(FIRST, kinds):
        if hands[at + kind]:
            size = number_of(b, kind)
            total += size * (1 + most_freyas(s, at, kind)) if freya else size
    if s.hels[seat]:
        total += len(killable(b, b.laid))
    if total == 0:
        return -1
    left = chance.below(total)
    for kind in range(FIRST, kinds):
        if hands[at + kind]:
            size = number_of(b, kind)
            if left < size:
                return nth(b, kind, left)
            if freya:
                boosted = size * (1 + most_freyas(s, at, kind))
                if left < boosted:
                    return nth(b, kind, left % size) + ((left // size) << BOOST_SHIFT)
                left -= boosted
            else:
                left -= size
    return (HEL << CELL_BITS) + killable(b, b.laid)[left]


def number_of(b: Board, kind: i64) -> i64:
    """How many placements of this kind there are without a boost."""
    habit = HABITS[kind]
    if habit == PLAIN:
        return b.free
    if habit == FEARLESS:
        return b.brave
    if habit == COVERING:
        return b.free + b.calm - (b.calm_kinds >> (kind - FIRST << 2) & 15)
    if habit == THROWING:
        return b.free + len(with_throws(no_options(), b, b.laid))
    return b.free + b.free


def nth(b: Board, kind: i64, at: i64) -> i64:
    """The placement of this kind, without a boost, that stands in the list at this place."""
    first: i64 = kind << CELL_BITS
    habit = HABITS[kind]
    if habit == FEARLESS:
        return first + nth_open(b.near, b.edge, CLOSED, at)
    if habit == CHOOSING:
        return first + ((ROW + (at & 1)) << WAY_SHIFT) + nth_open(b.near, b.edge, SHUT, at >> 1)
    if at < b.free:
        return first + nth_open(b.near, b.edge, SHUT, at)
    if habit == COVERING:
        return first + nth_coverable(b.near, b.top, b.laid, kind, at - b.free)
    return with_throws(no_options(), b, b.laid)[at - b.free]


def killable(b: Board, cells: vec[i64]) -> vec[i64]:
    """The tiles that a Hel may go on: all but another Hel (S-2)."""
    return vec[i64]([c for c in cells if b.top[c] != HEL])


# --- one option -----------------------------------------------------------------------------------------------------


def fits(b: Board, kind: i64, c: i64, way: i64) -> bool:
    """Whether a tile of this kind may be laid so, whoever holds it."""
    if kind == SERPENT:
        return ROW <= way <= COLUMN and not hindrance(b, kind, c, way)
    if kind == JOTUN and b.top[c] != EMPTY:
        return 1 <= way <= 4 and not hindrance(b, kind, c, way)
    return way == 0 and not hindrance(b, kind, c, way)


def hindrance(b: Board, kind: i64, c: i64, way: i64) -> str:
    """Why a tile of this kind may not be laid so, whoever holds it, as the key of the reason; empty if it may. In no
    run of more than seven (B-3, S-7), beside a Troll only Trolls and Dwarfs (B-8, O-3), on a tile or in its place only
    some (B-9, B-10, O-8, S-10), Hel on any but Hel (S-2)."""
    near = b.near[c]
    there = i64(b.top[c])
    if there == HEL:
        return "on-hel"
    if kind == HEL:
        return "needs-tile" if there == EMPTY else ""
    if there == EMPTY:
        if kind == JOTUN and way:
            return "nothing-to-throw"
        if not near & LISTED:
            return "no-neighbour"
        if near & CLOSED:
            return "too-long"
        return "beside-troll" if near & TROLLS and HABITS[kind] != FEARLESS else ""
    if kind == JOTUN and way:
        return "beside-troll" if near & TROLLS else throw_hindrance(b, c, b.steps[way - 1])
    if HABITS[kind] != COVERING:
        return "occupied"
    if kind == there:
        return f"{NAMES[kind]}-on-{NAMES[kind]}"
    return "beside-troll" if near & TROLLS else ""


def throw_hindrance(b: Board, c: i64, step: i64) -> str:
    """The same of throwing a tile: it must land on an empty cell, in no run too long and, unless it is a Troll, beside
    none; a Troll must not land beside the Jotun (S-10, S-11)."""
    to = b.landing(c, step)
    if b.top[to] != EMPTY:
        return "throw-blocked"
    if b.near[to] & CLOSED:
        return "throw-too-long"
    if b.top[c] == TROLL:
        return "throw-troll-beside" if to == (c + step) & b.mask else ""
    return "throw-beside-troll" if b.near[to] & TROLLS else ""


# --- Hermod's line --------------------------------------------------------------------------------------------------


def line_ends(b: Board, anchor: i64) -> vec[i64]:
    """The empty cells that would lengthen Hermod's row or column (S-13)."""
    ends = vec[i64]([])
    for step in b.steps:
        x = b.landing(anchor, step)
        if b.top[x] == EMPTY:
            ends = append(ends, x)
    return ends


def in_line(b: Board, anchor: i64, c: i64) -> bool:
    """Whether a cell is one that may follow Hermod (S-13)."""
    return c in (line_ends(b, anchor) if b.top[c] == EMPTY else line_tiles(b, anchor))


def line_tiles(b: Board, anchor: i64) -> vec[i64]:
    """The tiles of Hermod's row and column, he himself first (S-13)."""
    tiles = vec[i64]([anchor])
    for step in b.steps:
        x: i64 = (anchor + step) & b.mask
        while b.power[x]:
            tiles = append(tiles, x)
            x = (x + step) & b.mask
    return tiles


def round_about(b: Board, anchor: i64) -> vec[i64]:
    """The tiles around Hermod, on which a Hel may follow him (S-14)."""
    tiles = vec[i64]([])
    for step in b.around:
        x: i64 = (anchor + step) & b.mask
        if b.power[x]:
            tiles = append(tiles, x)
    return tiles
