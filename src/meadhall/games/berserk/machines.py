"""The interface for machines: what a seat knows as flat buffers of numbers, and the fixed space of answers.

Seats are counted from the own one.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.actions import Block, Observed
from meadhall.engine.flat import i64, vec
from meadhall.engine.state import frame_data
from meadhall.engine.types import Json
from meadhall.games.berserk.board import CELL_NAMES, ROWS
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.serialization import MOST_CARDS, kept_numbers, seen_numbers
from meadhall.games.berserk.state import SEATS, UNKNOWN, WIDTH, BerserkState
from meadhall.games.berserk.words import GONE

COLUMNS: Final = 27
MOST: Final = (1 << 31) - 1
RECORDS: Final = 3
GRANTS: Final = 240
DETAILS: Final = 24
PILES: Final = 4
WAYS: Final = ("sw", "s", "se", "w", "here", "e", "nw", "n", "ne")
ACTS: Final = ("strike", "counter", "sky", "jump", "teleport", *(f"feature{n}" for n in range(1, 9)))
INSTANTS: Final = tuple(f"feature{n}{word}" for n in range(1, 9) for word in ("", " return"))


def action_blocks() -> list[Block]:
    slots = range(1, MOST_CARDS + 1)
    numbers = tuple(str(number) for number in range(31))
    return [
        Block("end", ("",)),
        Block("pass", ("",)),
        Block("walk", tuple(f"{slot} {way}" for slot in slots for way in WAYS)),
        Block("act", tuple(f"{slot} {act}" for slot in slots for act in ACTS)),
        Block("instant", tuple(f"{slot} {act}" for slot in slots for act in INSTANTS)),
        Block("defend", tuple(str(slot) for slot in slots)),
        Block("card", tuple(str(slot) for slot in slots)),
        Block("cell", CELL_NAMES),
        Block("number", numbers),
        Block("offer", ("no", "yes")),
        Block("kind", tuple(card.word for card in BOOK.cards)),
        Block("row", tuple(str(row + 1) for row in range(ROWS))),
        Block("order", numbers),
        Block("die", ("1", "2", "3", "4", "5", "6")),
        Block("step down", ("no", "yes")),
    ]


def turned(seat: i64, me: int) -> int:
    return (int(seat) - me) % SEATS


def padded(numbers: list[int], size: int) -> list[int]:
    return [*numbers[-size:], *[0] * (size - len(numbers))]


def rows(numbers: vec[i64]) -> list[int]:
    return [max(-MOST, min(MOST, int(number))) for number in numbers]


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
        out += [known, turned(s.owner[slot], me), turned(s.side[slot], me), int(s.form[slot]), int(s.zone[slot])]
        out += [int(s.cell[slot]), int(s.host[slot]), int(s.open[slot]), int(s.flags[slot]), int(s.granted[slot])]
        out += seen_numbers(s, slot)
        out += kept_numbers(s, slot)
        out.append(int(s.slots))
    return padded(out, MOST_CARDS * COLUMNS)


def piles(s: BerserkState, seat: int) -> list[int]:
    """How many of each kind lie in deck, under it, in the deal and among the recruits; unknown ones last."""
    out: list[int] = []
    for pile in (s.decks[seat], s.below[seat], s.deals[seat], s.squads[seat]):
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
    numbers: list[int] = [len(s.frames), sum(ord(letter) for letter in type(top).__name__)]
    stack: list[Json] = [frame_data(top)[1:]]
    while stack:
        one = stack.pop()
        if isinstance(one, list):
            stack += reversed(one)
        elif isinstance(one, int):
            numbers.append(int(one))
    return padded(numbers[:DETAILS], DETAILS)


OBSERVED: Final = (
    Observed("table", (8,), -1, MOST, table),
    Observed("cards", (MOST_CARDS, COLUMNS), -1, MOST, cards),
    Observed("piles", (PILES, len(BOOK.cards) + 1), 0, MOST, piles, True),
    Observed("gold", (), 0, MOST, lambda s, seat: [int(s.gold[seat])], True),
    Observed("grants", (GRANTS,), -MOST, MOST, lambda s, me: padded(rows(s.grants), GRANTS)),
    Observed(
        "others", (GRANTS,), -MOST, MOST, lambda s, me: padded(rows(s.marks) + rows(s.pools) + rows(s.laters), GRANTS)
    ),
    Observed("records", (RECORDS, WIDTH), -MOST, MOST, lambda s, me: padded(rows(s.acts), RECORDS * WIDTH)),
    Observed("frames", (DETAILS,), -MOST, MOST, under_way),
)
