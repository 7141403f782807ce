"""What a seat knows as flat buffers of whole numbers, for machines.

The table is shown in a window whose first row and column are those next to it, above and to the left; a table of more
than 18 rows or columns, which hardly ever happens, is cut off. Seats are counted from the viewer's own.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.actions import Observed
from meadhall.engine.flat import i64, u8, vec
from meadhall.games.voluspa.board import CLOSED, KIND_BITS, KIND_MASK, SHUT, TROLLS
from meadhall.games.voluspa.scoring import value
from meadhall.games.voluspa.state import Voluspa
from meadhall.games.voluspa.tiles import HEL, KINDS, MOST_SEATS, STRONGEST
from meadhall.games.voluspa.turns import Drop, Fly, Follow, Turn

SIDE: Final = 20
"""Rows and columns of the window."""
WINDOW: Final = (SIDE, SIDE)
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


def window(s: Voluspa, numbers: dict[int, int]) -> list[int]:
    """Numbers of cells, as the cells lie in the window; 0 for all others."""
    b = s.board
    corner, wide = int(b.corner()), int(b.wide)
    out = [0] * (SIDE * SIDE)
    for c, number in numbers.items():
        row, column = divmod((c - corner) & int(b.mask), wide)
        if row < SIDE and column < SIDE:
            out[row * SIDE + column] = number
    return out


def tiles(s: Voluspa, me: int) -> list[int]:
    return window(s, {int(c): int(s.board.top[c]) for c in s.board.laid})


def boosts(s: Voluspa, me: int) -> list[int]:
    return window(s, {int(c): s.board.boost(c) for c in s.board.laid})


def strengths(s: Voluspa, step: i64) -> list[int]:
    """What the tiles are worth in their rows (step 1) or columns."""
    return window(s, {int(c): value(s.board, c, step) for c in s.board.laid})


def covered(s: Voluspa, me: int) -> list[int]:
    """What lies right under the uppermost tiles."""
    return window(s, {int(entry >> KIND_BITS): int(entry & KIND_MASK) for entry in s.board.under})


def access(s: Voluspa, me: int) -> list[int]:
    near, found = s.board.near, dict[int, int]()
    for c in s.board.edge:
        found[int(c)] = TO_NONE if near[c] & CLOSED else TO_FEARLESS if near[c] & SHUT else TO_ALL
    for c in s.board.laid:
        if s.board.top[c] != HEL and not near[c] & TROLLS:
            found[int(c)] = TO_COVERING
    return window(s, found)


def marked(s: Voluspa, me: int) -> list[int]:
    found = {s.last: WAS_LAST} if s.last >= 0 else {}
    top = s.frames[-1] if s.frames else None
    if isinstance(top, Follow):
        found[top.anchor] = IS_ASKED
    elif isinstance(top, Fly):
        found[top.cell] = IS_ASKED
    return window(s, found)


def counts(numbers: vec[u8], seat: i64) -> list[int]:
    """How many there are of each kind in what belongs to a seat."""
    return [int(numbers[seat * KINDS + kind]) for kind in range(KINDS)]


def place(s: Voluspa, seat: int) -> list[int]:
    return [standing.place for standing in s.standings if standing.seat == seat]


def asked(s: Voluspa, me: int) -> list[int]:
    return [int(bool(s.frames) and isinstance(s.frames[-1], kind)) for kind in (Turn, Follow, Fly, Drop)]


OBSERVED: Final = (
    Observed("tiles", WINDOW, 0, KINDS - 1, tiles),
    Observed("boosts", WINDOW, 0, STRONGEST, boosts),
    Observed("row_strengths", WINDOW, 0, MOST, lambda s, me: strengths(s, 1)),
    Observed("column_strengths", WINDOW, 0, MOST, lambda s, me: strengths(s, s.board.wide)),
    Observed("covered", WINDOW, 0, KINDS - 1, covered),
    Observed("access", WINDOW, 0, TO_COVERING, access),
    Observed("marked", WINDOW, 0, IS_ASKED, marked),
    Observed("hand", (KINDS,), 0, MOST, lambda s, me: counts(s.hands, me) if s.viewer >= 0 else [0] * KINDS),
    Observed("known", (KINDS,), 0, MOST, lambda s, seat: counts(s.known, seat), True),
    Observed("hand_sizes", (), 0, MOST, lambda s, seat: [int(s.sizes[seat])], True),
    Observed("hels", (), 0, MOST, lambda s, seat: [int(s.hels[seat])], True),
    Observed("unseen", (KINDS,), 0, MOST, lambda s, me: counts(s.deck, 0)),
    Observed("discard", (KINDS,), 0, MOST, lambda s, me: counts(s.discard, 0)),
    Observed("bag", (1,), 0, MOST, lambda s, me: [int(s.deck_size)]),
    Observed("scores", (), 0, 10000, lambda s, seat: [int(s.scores[seat])], True),
    Observed("places", (), 1, MOST_SEATS, place, True),
    Observed("turn", (), 0, 1, lambda s, seat: [int(s.turn == seat and not s.over)], True),
    Observed("asked", (4,), 0, 1, asked),
)
