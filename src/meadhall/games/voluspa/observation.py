"""What a seat knows as flat buffers of whole numbers, for machines.

The table is shown in a window whose first row and column are those next to it, above and to the left; a table of more
than 18 rows or columns, which hardly ever happens, is cut off. Seats are counted from the viewer's own.
"""

from __future__ import annotations

from array import array
from typing import Final

from meadhall.engine.actions import Buffer
from meadhall.engine.flat import i64, u8, vec
from meadhall.games.voluspa.board import CLOSED, KIND_BITS, KIND_MASK, SHUT, TROLLS
from meadhall.games.voluspa.rules import Rules
from meadhall.games.voluspa.scoring import value
from meadhall.games.voluspa.state import Voluspa
from meadhall.games.voluspa.tiles import HEL, KINDS, STRONGEST
from meadhall.games.voluspa.turns import Drop, Fly, Follow, Turn

SIDE: Final = 20
"""Rows and columns of the window."""
MOST: Final = 255
"""More than any count or strength, and than most scores."""
TO_ALL: Final = 1
TO_FEARLESS: Final = 2
TO_NONE: Final = 3
TO_COVERING: Final = 4
"""What `access` says of a cell: open to every tile, to Trolls and Dwarfs alone, or to none because a run would be too
long; and a tile that others may go on. 0 is any other cell."""
WAS_LAST: Final = 1
IS_ASKED: Final = 2
"""What `marked` says of a cell: the tile laid last; the Hermod to be followed, or the Raven that may fly."""


def buffers(rules: Rules) -> tuple[Buffer, ...]:
    """The names and shapes of all buffers."""
    seats, window = rules.seats, (SIDE, SIDE)
    return (
        Buffer("tiles", window, 0, KINDS - 1),
        Buffer("boosts", window, 0, STRONGEST),
        Buffer("row_strengths", window, 0, MOST),
        Buffer("column_strengths", window, 0, MOST),
        Buffer("covered", window, 0, KINDS - 1),
        Buffer("access", window, 0, TO_COVERING),
        Buffer("marked", window, 0, IS_ASKED),
        Buffer("hand", (KINDS,), 0, MOST),
        Buffer("known", (seats, KINDS), 0, MOST),
        Buffer("hand_sizes", (seats,), 0, MOST),
        Buffer("hels", (seats,), 0, MOST),
        Buffer("unseen", (KINDS,), 0, MOST),
        Buffer("discard", (KINDS,), 0, MOST),
        Buffer("bag", (1,), 0, MOST),
        Buffer("scores", (seats,), 0, 10000),
        Buffer("places", (seats,), 1, seats),
        Buffer("turn", (seats,), 0, 1),
        Buffer("asked", (4,), 0, 1),
    )


def observe(s: Voluspa) -> dict[str, array[int]]:
    """Fill the buffers from a view."""
    out: dict[str, array[int]] = {}
    for buffer in buffers(s.rules):
        out[buffer.name] = array("i", [0]) * buffer.size
    show_table(s, out)
    first = max(int(s.viewer), 0)
    seats = s.rules.seats
    place = {standing.seat: standing.place for standing in s.standings}
    for at in range(seats):
        seat = (first + at) % seats
        copy_counts(s.known, seat * KINDS, out["known"], at * KINDS)
        out["hand_sizes"][at] = int(s.sizes[seat])
        out["hels"][at] = int(s.hels[seat])
        out["scores"][at] = int(s.scores[seat])
        out["places"][at] = place[seat]
        out["turn"][at] = int(s.turn == seat and not s.over)
    if s.viewer >= 0:
        copy_counts(s.hands, first * KINDS, out["hand"], 0)
    copy_counts(s.deck, 0, out["unseen"], 0)
    copy_counts(s.discard, 0, out["discard"], 0)
    out["bag"][0] = int(s.deck_size)
    if s.frames:
        for at, kind in enumerate((Turn, Follow, Fly, Drop)):
            out["asked"][at] = int(isinstance(s.frames[-1], kind))
    return out


def copy_counts(counts: vec[u8], begin: i64, into: array[int], at: int) -> None:
    """Counts of all kinds, from one place to another."""
    for kind in range(KINDS):
        into[at + kind] = int(counts[begin + kind])


def show_table(s: Voluspa, out: dict[str, array[int]]) -> None:
    """The window over the table."""
    b = s.board
    corner = b.corner()
    for c in b.edge:
        at = window_place(c, corner, b.wide, b.mask)
        if at >= 0:
            near = b.near[c]
            out["access"][at] = TO_NONE if near & CLOSED else TO_FEARLESS if near & SHUT else TO_ALL
    for c in b.laid:
        at = window_place(c, corner, b.wide, b.mask)
        if at >= 0:
            kind: int = b.top[c]
            out["tiles"][at] = kind
            if kind != HEL:
                out["boosts"][at] = b.boost(c)
                out["row_strengths"][at] = int(value(b, c, 1))
                out["column_strengths"][at] = int(value(b, c, b.wide))
                out["access"][at] = 0 if b.near[c] & TROLLS else TO_COVERING
    for entry in b.under:
        at = window_place(entry >> KIND_BITS, corner, b.wide, b.mask)
        if at >= 0:
            out["covered"][at] = int(entry & KIND_MASK)
    mark(s, out["marked"], s.last, WAS_LAST, corner)
    top = s.frames[-1] if s.frames else None
    if isinstance(top, Follow):
        mark(s, out["marked"], top.anchor, IS_ASKED, corner)
    elif isinstance(top, Fly):
        mark(s, out["marked"], top.cell, IS_ASKED, corner)


def mark(s: Voluspa, marked: array[int], c: int, how: int, corner: i64) -> None:
    if c >= 0:
        at = window_place(c, corner, s.board.wide, s.board.mask)
        if at >= 0:
            marked[at] = how


def window_place(c: i64, corner: i64, wide: i64, mask: i64) -> int:
    """Where in the window a cell stands, row after row; -1 outside."""
    away: i64 = (c - corner) & mask
    row: i64 = away // wide
    column: i64 = away % wide
    return int(row * SIDE + column) if row < SIDE and column < SIDE else -1
