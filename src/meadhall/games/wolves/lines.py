"""Lines: an ordered row of units that grows only at its ends and closes up when one leaves (rulebook, laying units)."""

from __future__ import annotations

from meadhall.engine.flat import i64
from meadhall.games.wolves.cards import Cards
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.strengths import strengths, tiwaz_in, unit_strength
from meadhall.games.wolves.units import (
    ARCHER,
    ASSASSIN_BOUNTY,
    BYTES,
    HUSKARL,
    KONUNG,
    LEFT,
    PRIEST,
    PRIEST_BAR,
    UNIT_BITS,
    UNIT_MASK,
)


def with_unit(line: bytes, end: i64, unit: i64) -> bytes:
    return BYTES[unit] + line if end == LEFT else line + BYTES[unit]


def without(line: bytes, at: i64) -> bytes:
    return line[: int(at)] + line[int(at) + 1 :]


def without_all(line: bytes, places: list[int]) -> bytes:
    """The line when the units at these places have left it."""
    for at in sorted(places, reverse=True):
        line = without(line, at)
    return line


def put(s: WolvesState, seat: i64, end: i64, kind: i64, by: i64) -> None:
    """A unit comes to an end of a line."""
    s.lines[seat] = with_unit(s.lines[seat], end, kind | (by << UNIT_BITS))


def take_out(s: WolvesState, seat: i64, at: i64) -> i64:
    """A unit leaves its line, which closes up; that may pair Hirdmen, but shoots no arrow (W-60c). Gives its kind."""
    line = s.lines[seat]
    unit: i64 = line[at]
    s.lines[seat] = without(line, at)
    return unit & UNIT_MASK


def kind_at(line: bytes, at: i64) -> i64:
    unit: i64 = line[at]
    return unit & UNIT_MASK


def holds(line: bytes, kind: i64) -> bool:
    for at in range(i64(len(line))):
        unit: i64 = line[at]
        if unit & UNIT_MASK == kind:
            return True
    return False


def may_enter(cards: Cards, line: bytes, kind: i64) -> bool:
    """No second Priest, Hövding or Konung in a line; no Priest where another Tiwaz unit has at most 8 (W-9, W-10)."""
    if kind < PRIEST or kind > KONUNG:
        return True
    if holds(line, kind):
        return False
    return kind != PRIEST or not weak_tiwaz(cards, line)


def weak_tiwaz(cards: Cards, line: bytes) -> bool:
    """Whether a Tiwaz unit here has at most 8; measured before the Priest comes (W-10, W-68)."""
    tiwaz = tiwaz_in(cards, line)
    if tiwaz == 0:
        return False
    for at in range(i64(len(line))):
        unit: i64 = line[at]
        if (cards.tiwaz >> (unit & UNIT_MASK)) & 1 and unit_strength(cards, line, at, tiwaz) <= PRIEST_BAR:
            return True
    return False


def beside_archer(line: bytes, end: i64) -> bool:
    """Whether an Archer laid at this end stands next to another one (W-12)."""
    if not line:
        return False
    return kind_at(line, 0 if end == LEFT else len(line) - 1) == ARCHER


def weakest_tiwaz(cards: Cards, line: bytes) -> list[int]:
    """Where the weakest Tiwaz units of a line stand; several if they are equal (W-15)."""
    tiwaz = tiwaz_in(cards, line)
    found: list[int] = []
    least: i64 = 0
    for at in range(i64(len(line))):
        if (cards.tiwaz >> kind_at(line, at)) & 1:
            strength = unit_strength(cards, line, at, tiwaz)
            if not found or strength < least:
                least = strength
                found = [int(at)]
            elif strength == least:
                found.append(int(at))
    return found


def huskarls(line: bytes) -> list[int]:
    return [at for at in range(len(line)) if line[at] & UNIT_MASK == HUSKARL]


def outermost(line: bytes, end: i64) -> i64:
    """The place at one end of a line with units."""
    return 0 if end == LEFT else i64(len(line)) - 1


def hit_by_plague(cards: Cards, line: bytes, number: i64) -> list[int]:
    """Where the units of this strength stand, from the right; all strengths are read once (W-23)."""
    values = strengths(cards, line)
    return [at for at in range(len(line) - 1, -1, -1) if values[at] == number]


def earns_bounty(cards: Cards, line: bytes, at: i64) -> bool:
    """Whether an Assassin who destroys this unit draws a card: it has at most 4 (W-13)."""
    return unit_strength(cards, line, at, tiwaz_in(cards, line)) <= ASSASSIN_BOUNTY
