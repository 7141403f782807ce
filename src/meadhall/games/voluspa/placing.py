# mypy: always-true=COMPILED
"""Where tiles may be laid: all options of a hand at once, and the same rules asked of one option. (The first line does
what it does in `listing.py`.)
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.built import COMPILED
from meadhall.engine.chance import Chance
from meadhall.engine.flat import append, i64, vec
from meadhall.games.voluspa.board import CLOSED, LISTED, SHUT, TROLLS, Board
from meadhall.games.voluspa.listing import (
    as_row,
    coverable,
    listed,
    no_options,
    nth_coverable,
    nth_open,
    open_cells,
    with_more,
    with_placements,
)
from meadhall.games.voluspa.notation import COLUMN, FLY, PLACE, ROW, WAYS, cell_of, pack
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
    RAVEN,
    SERPENT,
    STRENGTH,
    STRONGEST,
    THROWING,
    TOKENS,
    TROLL,
    WORTH,
)

THROWS: Final = vec[i64]([pack(PLACE, JOTUN, way=way) for way in range(len(WAYS))])
"""A Jotun that throws, by way; its cell is still to be added."""

FITS: Final = 0
NEEDS_TILE: Final = 1
ON_HEL: Final = 2
NOTHING_TO_THROW: Final = 3
NO_NEIGHBOUR: Final = 4
TOO_LONG: Final = 5
BESIDE_TROLL: Final = 6
OCCUPIED: Final = 7
SAME_KIND: Final = 8
THROW_BLOCKED: Final = 9
THROW_TOO_LONG: Final = 10
THROW_TROLL_BESIDE: Final = 11
THROW_BESIDE_TROLL: Final = 12
NO_SUCH_WAY: Final = 13


# --- all options ----------------------------------------------------------------------------------------------------


def placements(s: Voluspa, at: i64, hels: bool, edge: vec[i64], laid: vec[i64], doomed: vec[i64]) -> list[int]:
    """Every placement of the hand that begins at `hands[at]`: on these empty cells, on these tiles, and a Hel on
    those doomed. By kind, then by boost, empty cells first."""
    b = s.board
    near = b.near
    hands = s.hands
    ready = s.ready
    free = open_cells(near, edge, SHUT) if b.shut else edge
    row = as_row(free)
    out = no_options()
    for kind in range(FIRST, s.kinds_used):
        if hands[at + kind]:
            begin = len(out)
            habit = HABITS[kind]
            if habit == FEARLESS and b.shut != b.closed:  # where it is no cell less, the row of the others serves
                cells = open_cells(near, edge, CLOSED) if b.closed else edge
                out = with_placements(out, ready, kind, as_row(cells))
            elif habit == CHOOSING:
                out = with_serpents(out, free)
            else:
                if COMPILED:
                    out = with_placements(out, ready, kind, row)
                else:
                    out += row(ready[kind])  # the same: interpreted, the call would tell
                if habit == COVERING:
                    out = with_placements(out, ready, kind, as_row(coverable(b, laid, kind)))
                elif habit == THROWING:
                    out = with_throws(out, b, laid)
            if s.freya:
                out = with_boosts(out, s, at, kind, begin)
    if hels:
        out = with_placements(out, ready, HEL, as_row(killable(b, doomed)))
    return listed(out, ready)


def with_serpents(out: vec[i64], free: vec[i64]) -> vec[i64]:
    """A Serpent says which line it scores (S-8)."""
    row = pack(PLACE, SERPENT, way=ROW)
    column = pack(PLACE, SERPENT, way=COLUMN)
    for c in free:
        out = append(out, row + c)
        out = append(out, column + c)
    return out


def with_throws(out: vec[i64], b: Board, laid: vec[i64]) -> vec[i64]:
    """A Jotun takes the place of a tile and throws it to an end of its row or column (S-10)."""
    for c in coverable(b, laid, EMPTY):
        way: i64 = 1
        for step in b.steps:
            if thrown(b, c, step) == FITS:
                out = append(out, THROWS[way] + c)
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
                found = vec[i64]([option for option in plain if token_free(s.board, kind, boost, cell_of(option))])
            out = with_more(out, found, pack(PLACE, boost=boost))
    return out


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
    verb = int(pack(FLY))
    found = [verb + int(c) for c in open_cells(b.near, edge, SHUT) if c != cell]
    return found + [verb + int(c) for c in coverable(b, laid, RAVEN) if c != cell]


def pick(s: Voluspa, seat: i64, chance: Chance) -> i64:
    """One of the placements of a turn, each equally likely, without listing them; -1 if there is none. The same chance
    gives the option that stands in the list at the number drawn.

    Compiled, kinds that are not held are counted too, times 0: whether one is held is a branch no processor foresees.
    """
    b = s.board
    hands = s.hands
    habits = HABITS
    freya = s.freya
    kinds = s.kinds_used
    free = len(b.edge) - b.shut
    at: i64 = seat * KINDS
    total: i64 = 0
    for kind in range(FIRST, kinds):
        held = hands[at + kind]
        if (COMPILED and habits[kind] != THROWING) or held:
            habit = habits[kind]
            size = number_of(b, kind, habit, free) if habit else free
            if freya:
                size *= 1 + most_freyas(s, at, kind)
            total += size * (held > 0)
    if s.hels[seat]:
        total += len(killable(b, b.laid))
    if total == 0:
        return -1
    left = chance.below(total)
    for kind in range(FIRST, kinds):
        held = hands[at + kind]
        if (COMPILED and habits[kind] != THROWING) or held:
            habit = habits[kind]
            size = number_of(b, kind, habit, free) if habit else free
            boosted = (size * (1 + most_freyas(s, at, kind)) if freya else size) * (held > 0)
            if left < boosted:
                if left < size:
                    return nth(b, kind, habit, left, free)
                return nth(b, kind, habit, left % size, free) + pack(PLACE, boost=left // size)
            left -= boosted
    return pack(PLACE, HEL) + killable(b, b.laid)[left]


def number_of(b: Board, kind: i64, habit: i64, free: i64) -> i64:
    """How many placements of a kind that is not plain there are without a boost, where so many cells are free."""
    if habit == COVERING:
        return free + len(b.laid) - b.guarded - b.calm(kind)
    if habit == FEARLESS:
        return len(b.edge) - b.closed
    if habit == THROWING:
        return free + len(with_throws(no_options(), b, b.laid))
    return free + free


def nth(b: Board, kind: i64, habit: i64, at: i64, free: i64) -> i64:
    """The placement of this kind, without a boost, that stands in the list at this place."""
    first = pack(PLACE, kind)
    if habit == FEARLESS:
        return first + nth_open(b.near, b.edge, CLOSED, at)
    if habit == CHOOSING:
        return pack(PLACE, kind, way=ROW + (at & 1)) + nth_open(b.near, b.edge, SHUT, at >> 1)
    if at < free:
        return first + (nth_open(b.near, b.edge, SHUT, at) if b.shut else b.edge[at])
    if habit == COVERING:
        return first + nth_coverable(b, b.laid, kind, at - free)
    return with_throws(no_options(), b, b.laid)[at - free]


def killable(b: Board, cells: vec[i64]) -> vec[i64]:
    """The tiles that a Hel may go on: all but another Hel (S-2)."""
    return vec[i64]([c for c in cells if b.top[c] != HEL])


# --- one option -----------------------------------------------------------------------------------------------------


def obstacle(b: Board, kind: i64, c: i64, way: i64) -> i64:
    """Why a tile of this kind may not be laid so, whoever holds it; FITS if it may. In no run of more than seven (B-3,
    S-7), beside a Troll only Trolls and Dwarfs (B-8, O-3), on a tile or in its place only some (B-9, B-10, O-8, S-10),
    Hel on any tile but Hel (S-2)."""
    there = b.top[c]
    near = b.near[c]
    if there == EMPTY:
        if kind == HEL:
            return NEEDS_TILE
        if kind == SERPENT:
            if way != ROW and way != COLUMN:
                return NO_SUCH_WAY
        elif way:
            return NOTHING_TO_THROW if kind == JOTUN else NO_SUCH_WAY
        if not near & LISTED:
            return NO_NEIGHBOUR
        if near & CLOSED:
            return TOO_LONG
        return BESIDE_TROLL if near & TROLLS and HABITS[kind] != FEARLESS else FITS
    if there == HEL:
        return ON_HEL
    if kind == JOTUN and way:
        if near & TROLLS:
            return BESIDE_TROLL
        return thrown(b, c, b.steps[way - 1]) if way < len(WAYS) else NO_SUCH_WAY
    if kind != HEL:
        if HABITS[kind] != COVERING:
            return OCCUPIED
        if there == kind:
            return SAME_KIND
        if near & TROLLS:
            return BESIDE_TROLL
    return NO_SUCH_WAY if way else FITS


def thrown(b: Board, c: i64, step: i64) -> i64:
    """The tile must land on an empty cell, in no run too long and, unless it is a Troll, beside none; a Troll must not
    land beside the Jotun (S-10, S-11)."""
    to = b.landing(c, step)
    if b.top[to] != EMPTY:
        return THROW_BLOCKED
    if b.near[to] & CLOSED:
        return THROW_TOO_LONG
    if b.top[c] == TROLL:
        return THROW_TROLL_BESIDE if to == (c + step) & b.mask else FITS
    return THROW_BESIDE_TROLL if b.near[to] & TROLLS else FITS


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
