"""What a seat knows as flat buffers of whole numbers, for machines. Seats are counted from the own one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from meadhall.engine.actions import Observed, numbers_in, padded
from meadhall.engine.flat import i64
from meadhall.engine.state import frame_data
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.language import GONE
from meadhall.games.berserk.serialization import MOST_CARDS
from meadhall.games.berserk.state import KEPT, PILES, SEATS, SEEN, UNKNOWN, WIDTH, BerserkState

COLUMNS: Final = 26
MOST: Final = (1 << 31) - 1
RECORDS: Final = 3
GRANTS: Final = 240
DETAILS: Final = 24
FACTS: Final = ("form", "zone", "cell", "host", "open", "flags", "granted", *SEEN, *KEPT)


def turned(seat: i64, me: int) -> int:
    return (int(seat) - me) % SEATS


def numbers_of(rows: Iterable[Any]) -> list[int]:
    return [max(-MOST, min(MOST, int(number))) for row in rows for number in row]


def table(s: BerserkState, me: int) -> list[int]:
    asked = [int(seat in s.waiting) for seat in (me, 1 - me)]
    out = [int(s.turn), turned(s.active, me), turned(s.first, me), int(s.quiet), int(s.winner) + 1, int(s.ghost)]
    return out + asked


def cards(s: BerserkState, me: int) -> list[int]:
    out: list[int] = []
    for slot in range(int(s.slots)):
        if s.zone[slot] == GONE:
            out += [0] * COLUMNS
            continue
        known = int(s.kind[slot]) + 2 if s.kind[slot] != UNKNOWN else 1
        out += [known, turned(s.owner[slot], me), turned(s.side[slot], me), *s.numbers(slot, FACTS), int(s.slots)]
    return padded(out, MOST_CARDS * COLUMNS)


def piles(s: BerserkState, seat: int) -> list[int]:
    """How many of each kind lie in deck, under it, in the deal and among the recruits; unknown ones last."""
    out: list[int] = []
    for pile in s.piles(seat).values():
        counts = [0] * (len(BOOK.cards) + 1)
        for kind in pile:
            counts[kind] += 1
        out += counts
    return out


def under_way(s: BerserkState, me: int) -> list[int]:
    """The numbers in the topmost frame, with those of its kind's name before them."""
    if not s.frames:
        return padded([], DETAILS)
    top = s.frames[-1]
    kind = sum(ord(letter) for letter in type(top).__name__)
    numbers = [len(s.frames), kind, *numbers_in(frame_data(top)[1:])]
    return padded(numbers[:DETAILS], DETAILS)


OBSERVED: Final = (
    Observed("table", (8,), -1, MOST, table),
    Observed("cards", (MOST_CARDS, COLUMNS), -1, MOST, cards),
    Observed("piles", (len(PILES), len(BOOK.cards) + 1), 0, MOST, piles, True),
    Observed("gold", (), 0, MOST, lambda s, seat: [int(s.gold[seat])], True),
    Observed("grants", (GRANTS,), -MOST, MOST, lambda s, me: padded(numbers_of(s.grants), GRANTS)),
    Observed("others", (GRANTS,), -MOST, MOST, lambda s, me: padded(numbers_of(s.marks + s.pools + s.laters), GRANTS)),
    Observed("records", (RECORDS, WIDTH), -MOST, MOST, lambda s, me: padded(numbers_of(s.acts), RECORDS * WIDTH)),
    Observed("frames", (DETAILS,), -MOST, MOST, under_way),
)
