"""The table: which tile lies where, and what every cell knows about its neighbours.

Cells are numbers on a board that wraps around: one row follows another, so that a step down is `wide` further and
every step is an addition and a mask. No table of tiles is as wide as the board, hence nothing ever meets its own
other end. All that a placement needs is kept up to date move by move:

* `top` and `power`: the kind of the uppermost tile, and what a line asks of it (0 for a gap: empty, or Hel);
* `across` and `down`, valid for gaps: how many tiles lie next to it without a break, to the west (north) in the low
  half of the byte, to the east (south) in the high half;
* `near`: how many Trolls and Lokis touch the cell, whether it was ever next to a tile, and whether a tile laid
  there would make a run of more than seven;
* `edge`: the empty cells next to a tile or Hel, in the order in which they became so; `laid`: the others, in the
  order in which they were laid; `under`: what lies covered, bottom first;
* `shut` and `closed`: how many cells of the edge are closed to most tiles, and to all; `guarded`: how many of those
  laid no tile may cover, because they are Hels or beside a Troll; `calm_kinds`: the others by kind, four bits each;
* `steps` lead to the four neighbours, north first and then clockwise, `around` to the eight cells around.
"""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.flat import append, i64, pop, remove, u8, vec
from meadhall.games.voluspa.tiles import EMPTY, FIRST, HEL, KINDS, LOKI, LONGEST, POWER, STRENGTH, TROLL, WORTH

TROLLS: Final = 7
LOKIS: Final = 56
LISTED: Final = 64
TOO_LONG: Final = 128
SHUT: Final = 135
"""Too long, or beside a Troll: closed to all but Trolls and Dwarfs."""
CLOSED: Final = 128
"""Closed to all. (A cell that is not yet in the edge is never shut.)"""

ONE_LOKI: Final = 8
CALM_ONE: Final = vec[i64]([1 << (4 * (kind - FIRST)) if kind >= FIRST else 0 for kind in range(KINDS)])
"""One tile of a kind as `calm_kinds` counts it. (A shifted constant would be a C int of 32 bits.)"""
KIND_BITS: Final = 5
KIND_MASK: Final = 31

MIDDLE: Final = 13
"""The first tile lies on column n, row 14."""


@final
class Board:
    """A table without a tile, until some are laid, or one like another; `wide` is a power of two."""

    def __init__(self, wide: i64, like: Board | None = None) -> None:
        size: i64 = wide * wide
        self.wide: i64 = wide
        self.mask: i64 = size - 1
        if like is not None:
            self.west: i64 = like.west
            self.top: vec[u8] = like.top[:]
            self.power: vec[u8] = like.power[:]
            self.across: vec[u8] = like.across[:]
            self.down: vec[u8] = like.down[:]
            self.near: vec[u8] = like.near[:]
            self.edge: vec[i64] = like.edge[:]
            self.laid: vec[i64] = like.laid[:]
            self.under: vec[i64] = like.under[:]
            self.steps: vec[i64] = like.steps
            self.around: vec[i64] = like.around
            self.shut: i64 = like.shut
            self.closed: i64 = like.closed
            self.guarded: i64 = like.guarded
            self.calm_kinds: i64 = like.calm_kinds
        else:
            self.west = MIDDLE - 1
            self.top = vec[u8]([0] * size)
            self.power = vec[u8]([0] * size)
            self.across = vec[u8]([0] * size)
            self.down = vec[u8]([0] * size)
            self.near = vec[u8]([0] * size)
            self.edge = vec[i64]([])
            self.laid = vec[i64]([])
            self.under = vec[i64]([])
            self.steps = vec[i64]([-wide, 1, wide, -1])
            self.around = vec[i64]([-wide - 1, -wide, -wide + 1, -1, 1, wide - 1, wide, wide + 1])
            self.shut = 0
            self.closed = 0
            self.guarded = 0
            self.calm_kinds = 0

    def copy(self) -> Board:
        return Board(self.wide, self)

    @property
    def start(self) -> int:
        return int(MIDDLE * self.wide + MIDDLE)

    def corner(self) -> i64:
        """The cell above and to the left of all that lies on the table. With d = (c - corner) & mask, cell c is d //
        wide rows below it and d % wide columns to the right."""
        columns: i64 = self.wide - 1
        size: i64 = self.mask + 1
        first: i64 = (self.laid[0] - ((self.laid[0] - self.west) & columns)) & self.mask
        highest: i64 = 0
        for c in self.laid:
            down: i64 = (c - ((c - self.west) & columns) - first) & self.mask
            if down >= size >> 1:
                down -= size
            if down < highest:
                highest = down
        return (first + highest - self.wide) & self.mask

    def calm(self, kind: i64) -> i64:
        """How many tiles of a kind lie uppermost, beside no Troll; of none, which is no kind, none."""
        return 0 if kind < FIRST else self.calm_kinds >> (kind - FIRST << 2) & 15

    def boost(self, c: i64) -> int:
        """By how much the uppermost tile is boosted."""
        power: int = self.power[c]
        return (power & WORTH) - STRENGTH[self.top[c]]

    # --- laying ---------------------------------------------------------------------------------------------------

    def lay(self, c: i64, kind: i64, boost: i64) -> None:
        """Put a tile on an empty cell: open the cells around it and join the runs beside it (B-3)."""
        wide = self.wide
        near = self.near[c]
        if near & SHUT:
            self.count(c, -1)
        if near & TROLLS:
            self.guarded += 1
        else:
            self.calm_kinds += CALM_ONE[kind]
        self.top[c] = u8(kind)
        self.power[c] = POWER[kind] + u8(boost) if boost else POWER[kind]
        if c & (wide - 1) == self.west:
            self.west = (self.west - 1) & (wide - 1)
        self.occupy(c)
        self.join(c, 1, self.across)
        self.join(c, wide, self.down)
        if kind == TROLL:
            self.guard(c, 1)
        elif kind == LOKI:
            self.mark(c, 1)

    def occupy(self, c: i64) -> None:
        """The cell is no longer free, and the free cells around it are next to something."""
        mask = self.mask
        near = self.near
        self.laid = append(self.laid, c)
        if near[c] & LISTED:
            edge = remove(self.edge, c)
        else:
            edge = self.edge
            near[c] |= LISTED
        for step in self.steps:
            x: i64 = (c + step) & mask
            if not near[x] & LISTED:
                near[x] |= LISTED
                edge = append(edge, x)
        self.edge = edge

    def join(self, c: i64, step: i64, runs: vec[u8]) -> None:
        """The tile on this cell makes one run of those on both sides; the gaps at its ends are told."""
        both = runs[c]
        before: int = both & 15
        after: int = both >> 4
        run = (both & 15) + (both >> 4) + 1
        mask = self.mask
        x: i64 = (c - (before + 1) * step) & mask
        beyond = runs[x] & 15
        runs[x] = beyond | run << 4
        if beyond + run >= LONGEST:
            self.close(x)
        x = (c + (after + 1) * step) & mask
        beyond = runs[x] >> 4
        runs[x] = beyond << 4 | run
        if beyond + run >= LONGEST:
            self.close(x)

    def count(self, c: i64, sign: i64) -> None:
        """Add this cell to the counts of where tiles may go (1), or take it out before it changes (-1)."""
        top: int = self.top[c]
        near = self.near[c]
        if top == EMPTY:
            if near & SHUT:
                self.shut += sign
                if near & CLOSED:
                    self.closed += sign
        elif near & TROLLS or top == HEL:
            self.guarded += sign
        else:
            self.calm_kinds += sign * CALM_ONE[top]

    def close(self, c: i64) -> None:
        """A tile here would make a run too long from now on."""
        if not self.near[c] & TOO_LONG:
            self.count(c, -1)
            self.near[c] |= TOO_LONG
            self.count(c, 1)

    def guard(self, c: i64, trolls: int) -> None:
        """A Troll begins (1) or ceases (-1) to touch its four neighbours. Only the first to come and the last to go
        change what may be laid there, and so the counts."""
        others = 0 if trolls > 0 else 1
        for step in self.steps:
            x: i64 = (c + step) & self.mask
            near: int = self.near[x]
            self.near[x] = near + trolls
            if near & TROLLS == others:
                top: int = self.top[x]
                if top == EMPTY:
                    if not near & CLOSED:
                        self.shut += trolls
                elif top != HEL:
                    self.guarded += trolls
                    self.calm_kinds -= trolls * CALM_ONE[top]

    def lay_hel(self, c: i64) -> None:
        """Rebuilding a table: Hel on an empty cell is a gap already, only not free."""
        self.count(c, -1)
        self.top[c] = HEL
        self.count(c, 1)
        if c & (self.wide - 1) == self.west:
            self.west = (self.west - 1) & (self.wide - 1)
        self.occupy(c)

    def mark(self, c: i64, lokis: int) -> None:
        """A Loki begins (1) or ceases (-1) to touch its four neighbours (B-6)."""
        for step in self.steps:
            x: i64 = (c + step) & self.mask
            near: int = self.near[x]
            self.near[x] = near + lokis * ONE_LOKI

    def swap(self, c: i64, kind: i64, boost: i64) -> i64:
        """Another tile is uppermost from now on; gives the one that was. Its boost ends (O-5), and what it did as a
        Loki (B-6)."""
        old = i64(self.top[c])
        self.count(c, -1)
        if old == TROLL:
            self.guard(c, -1)
        elif old == LOKI:
            self.mark(c, -1)
        self.top[c] = u8(kind)
        self.power[c] = POWER[kind] + u8(boost)
        if kind == LOKI:
            self.mark(c, 1)
        elif kind == TROLL:
            self.guard(c, 1)
        self.count(c, 1)
        return old

    def cover(self, c: i64, kind: i64, boost: i64) -> None:
        """Put a tile on top of another, which is silent from now on and loses its boost (B-9, O-5)."""
        old = self.swap(c, kind, boost)
        self.under = append(self.under, (c << KIND_BITS) | old)

    def take_under(self, c: i64) -> list[int]:
        """Take away all that lies covered on this cell (B-16); gives the kinds, bottom first."""
        taken: list[int] = []
        kept = vec[i64]([])
        for entry in self.under:
            if entry >> KIND_BITS == c:
                taken.append(int(entry & KIND_MASK))
            else:
                kept = append(kept, entry)
        if taken:
            self.under = kept
        return taken

    def covered(self, c: i64) -> list[int]:
        """The kinds that lie covered on this cell, bottom first."""
        return [int(entry & KIND_MASK) for entry in self.under if entry >> KIND_BITS == c]

    # --- Hel ------------------------------------------------------------------------------------------------------

    def kill(self, c: i64) -> None:
        """Hel makes the cell a gap for ever: its runs are parted (S-2, S-5)."""
        self.swap(c, HEL, 0)
        self.part(c, 1, self.across)
        self.part(c, self.wide, self.down)

    def part(self, c: i64, step: i64, runs: vec[u8]) -> None:
        """No tile lies on this cell any more: there are runs on both sides of it (S-5)."""
        before = self.length(c, -step)
        after = self.length(c, step)
        runs[c] = before | (after << 4)
        x: i64 = (c - (before + 1) * step) & self.mask
        runs[x] = (runs[x] & 15) | (before << 4)
        self.measure(x)
        x = (c + (after + 1) * step) & self.mask
        runs[x] = (runs[x] & 240) | after
        self.measure(x)

    def length(self, c: i64, step: i64) -> int:
        """How many tiles lie beside this cell in one direction, up to the next gap."""
        count = 0
        x: i64 = (c + step) & self.mask
        while self.power[x]:
            count += 1
            x = (x + step) & self.mask
        return count

    def measure(self, x: i64) -> None:
        """Find out anew whether a tile here would make a run too long (B-3)."""
        row: int = (self.across[x] & 15) + (self.across[x] >> 4)
        column: int = (self.down[x] & 15) + (self.down[x] >> 4)
        if row >= LONGEST or column >= LONGEST:
            self.close(x)
        elif self.near[x] & TOO_LONG:
            self.count(x, -1)
            self.near[x] &= 127
            self.count(x, 1)

    # --- Jotun ----------------------------------------------------------------------------------------------------

    def landing(self, c: i64, step: i64) -> i64:
        """The first cell beyond the end of the run in this direction (S-10)."""
        x: i64 = (c + step) & self.mask
        while self.power[x]:
            x = (x + step) & self.mask
        return x

    def throw(self, c: i64, to: i64, kind: i64, boost: i64) -> None:
        """Throw a tile, with its boost (O-5) and what lies under it, and put another one in its place (S-10)."""
        worth = self.power[c]
        old = self.swap(c, kind, boost)
        self.lay(to, old, 0)
        self.power[to] = worth
        for i in range(i64(len(self.under))):
            if self.under[i] >> KIND_BITS == c:
                self.under[i] = (to << KIND_BITS) | (self.under[i] & KIND_MASK)

    # --- Raven ----------------------------------------------------------------------------------------------------

    def slot(self, c: i64) -> i64:
        """Where in `edge` an empty cell stands; -1 for a cell that is not empty."""
        if self.top[c] != EMPTY:
            return -1
        at: i64 = 0
        while self.edge[at] != c:
            at += 1
        return at

    def lift(self, c: i64, slot: int) -> None:
        """Take the Raven laid last off again, as if it had never been there (O-8) but for boosts it covered (O-5)."""
        if slot < 0:
            at: i64 = i64(len(self.under)) - 1
            while self.under[at] >> KIND_BITS != c:
                at -= 1
            self.swap(c, self.under[at] & KIND_MASK, 0)
            self.under, _ = pop(self.under, at)
            return
        self.count(c, -1)
        self.top[c] = EMPTY
        self.power[c] = 0
        self.count(c, 1)
        self.laid, _ = pop(self.laid)
        self.part(c, 1, self.across)
        self.part(c, self.wide, self.down)
        for i in range(i64(3), i64(-1), i64(-1)):
            x: i64 = (c + self.steps[i]) & self.mask
            if self.top[x] == EMPTY and not self.touches(x):
                self.edge = remove(self.edge, x)
                self.near[x] -= LISTED
        self.edge = append(self.edge, c)
        at = i64(len(self.edge)) - 1
        while at > slot:
            self.edge[at] = self.edge[at - 1]
            at -= 1
        self.edge[at] = c
        self.find_west(c)

    def touches(self, x: i64) -> bool:
        """Whether a tile or Hel lies beside this cell."""
        count = 0
        for step in self.steps:
            if self.top[(x + step) & self.mask] != EMPTY:
                count += 1
        return count > 0

    def find_west(self, c: i64) -> None:
        """If the leftmost column is empty again, it is the one to the left of all."""
        column = c & (self.wide - 1)
        if column == (self.west + 1) & (self.wide - 1):
            for x in self.laid:
                if x & (self.wide - 1) == column:
                    return
            self.west = column
