"""What the last placement tells of the hand it came from: who lays a tile had hardly one that brought much more."""

from __future__ import annotations

from math import exp
from typing import Final, final

from meadhall.engine.flat import i64, vec
from meadhall.engine.search.beliefs import CERTAIN, Beliefs
from meadhall.engine.state import State
from meadhall.games.voluspa.board import Board
from meadhall.games.voluspa.effects import placement_points
from meadhall.games.voluspa.estimates import KEEP, offers
from meadhall.games.voluspa.notation import PLACE, pack
from meadhall.games.voluspa.state import NO_CELL, Voluspa
from meadhall.games.voluspa.tiles import DRAGON, EMPTY, FIRST, FREYA, HEL, HERMOD, JOTUN, KINDS, RAVEN, SERPENT, SKADI

DOUBT: Final = 6.0
"""So many tenths of points left lying make a hand e times less likely."""
LEAST: Final = 20
"""No hand is less likely than this: people have reasons of their own."""


@final
class LastPlacement(Beliefs):
    """`left` is for every kind by how much a tile of it would have been better, in tenths of points. One tile of the
    hand may have been drawn since (`drawn`), and nobody knows which."""

    def __init__(self, seat: int, left: vec[i64], drawn: bool) -> None:
        self.seat: i64 = seat
        self.left = left
        self.drawn = drawn

    def weight(self, state: State) -> i64:
        assert isinstance(state, Voluspa)
        first: i64 = self.seat * KINDS
        most: i64 = 0
        second: i64 = 0
        tiles: i64 = 0
        for kind in range(i64(FIRST), i64(KINDS)):
            count = i64(state.hands[first + kind])
            if count:
                tiles += count
                left = self.left[kind]
                if left > most:
                    second = most if count == 1 else left
                    most = left
                elif left > second:
                    second = left
        if most == 0:
            return CERTAIN
        likely = exp(-float(int(most)) / DOUBT)
        if self.drawn:
            # the best of them is the new one as often as any other
            likely += (exp(-float(int(second)) / DOUBT) - likely) / float(int(tiles))
        return LEAST + int(likely * (CERTAIN - LEAST))


def beliefs(s: Voluspa, me: int) -> LastPlacement | None:
    """What a view tells of the hand that laid the last tile; nothing where it is not plain what else could be done."""
    if s.last == NO_CELL or s.last_seat == me:
        return None
    b = s.board.copy()
    kind = i64(b.top[s.last])
    boost = b.boost(s.last)
    if not before_last(b, s.last):
        return None
    done = 10 * placement_points(b, s.rules, pack(PLACE, kind, boost, s.last)) - KEEP[kind] - KEEP[FREYA] * boost
    best = offers(b, s.rules, s.kinds_used)
    left = vec[i64]([0] * KINDS)
    better = False
    for i in range(i64(len(best))):
        more = best[i] - KEEP[FIRST + i] - done
        if more > 0:
            left[FIRST + i] = more
            better = True
    return LastPlacement(s.last_seat, left, s.deck_size > 0) if better else None


def before_last(b: Board, c: i64) -> bool:
    """Take the tile laid last off the table again, if that is plain to do and it did not follow a Hermod."""
    kind = i64(b.top[c])
    if kind in (EMPTY, HEL, SKADI, JOTUN, RAVEN, SERPENT):
        return False
    if kind == DRAGON and b.covered(c):
        b.lift(c, -1)
        return True
    number = len(b.laid)
    if b.laid[number - 1] != c or (number > 1 and b.top[b.laid[number - 2]] == HERMOD):
        return False
    b.swap(c, RAVEN, 0)
    b.lift(c, 0)
    return True
