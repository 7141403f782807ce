"""What a seat knows as flat buffers of numbers. Seats are counted from the own one."""

from __future__ import annotations

from array import array
from typing import Final

from meadhall.engine.actions import Buffer
from meadhall.engine.flat import i64, vec
from meadhall.engine.state import frame_data
from meadhall.engine.types import Json
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.serialization import kept_numbers, seen_numbers
from meadhall.games.berserk.state import SEATS, UNKNOWN, WIDTH, BerserkState
from meadhall.games.berserk.words import GONE

SLOTS: Final = 100
COLUMNS: Final = 27
MOST: Final = (1 << 31) - 1
RECORDS: Final = 3
GRANTS: Final = 240
DETAILS: Final = 24
PILES: Final = 4


def buffers() -> tuple[Buffer, ...]:
    return (
        Buffer("table", (8,), -1, MOST),
        Buffer("cards", (SLOTS, COLUMNS), -1, MOST),
        Buffer("piles", (SEATS, PILES, len(BOOK.cards) + 1), 0, MOST),
        Buffer("gold", (SEATS,), 0, MOST),
        Buffer("grants", (GRANTS,), -MOST, MOST),
        Buffer("others", (GRANTS,), -MOST, MOST),
        Buffer("records", (RECORDS, WIDTH), -MOST, MOST),
        Buffer("frames", (DETAILS,), -MOST, MOST),
    )


def observe(s: BerserkState) -> dict[str, array[int]]:
    me = max(int(s.viewer), 0)
    waiting = s.waiting
    return {
        "table": array("i", [
            int(s.turn), turned(s.active, me), turned(s.first, me), int(s.quiet), int(s.winner) + 1, int(s.ghost),
            int(me in waiting), int(1 - me in waiting),
        ]),
        "cards": cards(s, me),
        "piles": piles(s, me),
        "gold": array("i", [int(s.gold[(me + step) % SEATS]) for step in range(SEATS)]),
        "grants": padded(listed(s.grants), GRANTS),
        "others": padded([*listed(s.marks), *listed(s.pools), *listed(s.laters)], GRANTS),
        "records": padded(listed(s.acts)[-RECORDS * WIDTH :], RECORDS * WIDTH),
        "frames": padded(under_way(s), DETAILS),
    }  # fmt: skip


def turned(seat: i64, me: int) -> int:
    return (int(seat) - me) % SEATS


def listed(numbers: vec[i64]) -> list[int]:
    return [max(-MOST, min(MOST, int(number))) for number in numbers]


def padded(numbers: list[int], size: int) -> array[int]:
    return array("i", [*numbers[-size:], *[0] * (size - len(numbers))])


def cards(s: BerserkState, me: int) -> array[int]:
    out: list[int] = []
    for slot in range(int(s.slots)):
        if s.zone[slot] == GONE:
            out += [0] * COLUMNS
            continue
        known = int(s.kind[slot]) + 2 if s.kind[slot] != UNKNOWN else 1
        out += [known, turned(s.owner[slot], me), turned(s.side[slot], me), int(s.form[slot]), int(s.zone[slot])]
        out += [int(s.cell[slot]), int(s.host[slot]), int(s.open[slot]), int(s.flags[slot]), int(s.granted[slot])]
        out += seen_numbers(s, slot)
        out += kept_numbers(s, slot)
        out.append(int(s.slots))
    return array("i", [*out, *[0] * (SLOTS * COLUMNS - len(out))])


def piles(s: BerserkState, me: int) -> array[int]:
    """How many of each kind lie in deck, under it, in the deal and among the recruits; unknown ones last."""
    out: list[int] = []
    for step in range(SEATS):
        seat = (me + step) % SEATS
        for pile in (s.decks[seat], s.below[seat], s.deals[seat], s.squads[seat]):
            counts = [0] * (len(BOOK.cards) + 1)
            for kind in pile:
                counts[kind] += 1
            out += counts
    return array("i", out)


def under_way(s: BerserkState) -> list[int]:
    """The numbers in the topmost frame, with those of its kind's name before them."""
    if not s.frames:
        return []
    top = s.frames[-1]
    numbers: list[int] = [len(s.frames), sum(ord(letter) for letter in type(top).__name__)]
    stack: list[Json] = [frame_data(top)[1:]]
    while stack:
        one = stack.pop()
        if isinstance(one, list):
            stack += reversed(one)
        elif isinstance(one, int):
            numbers.append(int(one))
    return numbers[:DETAILS]
