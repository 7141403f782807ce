"""Strength of units and lines, read from the line as it stands at every moment; who guards a line against whom."""

from __future__ import annotations

from meadhall.engine.flat import i64
from meadhall.games.wolves.cards import Cards
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.units import (
    BOND,
    FENRIR,
    FENRIR_STRENGTH,
    HEIMDALL,
    HIRDMAN,
    HOVDING,
    KONUNG,
    ODIN,
    SURT,
    THOR,
    THOR_STRENGTH,
    UNIT_MASK,
)


def tiwaz_in(cards: Cards, line: bytes) -> i64:
    """How many units of the line bear Tiwaz; all others bear Eihwaz."""
    count: i64 = 0
    tiwaz: i64 = cards.tiwaz
    for at in range(i64(len(line))):
        unit: i64 = line[at]
        count += (tiwaz >> (unit & UNIT_MASK)) & 1
    return count


def unit_strength(cards: Cards, line: bytes, at: i64, tiwaz: i64) -> i64:
    """The strength of one unit in its line; `tiwaz` is how many bear that rune there."""
    length: i64 = len(line)
    unit: i64 = line[at]
    kind: i64 = unit & UNIT_MASK
    if kind == BOND:
        return cards.per_eihwaz * (length - tiwaz)
    if kind == HIRDMAN:
        if at > 0 and (i64(line[at - 1]) & UNIT_MASK) == HIRDMAN:
            return cards.paired
        if at + 1 < length and (i64(line[at + 1]) & UNIT_MASK) == HIRDMAN:
            return cards.paired
        return cards.strength[HIRDMAN]
    if kind == HOVDING:
        return cards.per_tiwaz * tiwaz
    if kind == KONUNG:
        rest: i64 = cards.alone - (length - 1)
        return rest if rest > 0 else 0  # W-11
    return cards.strength[kind]


def strengths(cards: Cards, line: bytes) -> list[int]:
    """The strength of every unit of a line."""
    tiwaz = tiwaz_in(cards, line)
    return [int(unit_strength(cards, line, at, tiwaz)) for at in range(i64(len(line)))]


def strongest_unit(cards: Cards, line: bytes) -> i64:
    """The strength of the strongest unit of a line; 0 if it is empty."""
    tiwaz = tiwaz_in(cards, line)
    most: i64 = 0
    for at in range(i64(len(line))):
        strength = unit_strength(cards, line, at, tiwaz)
        if strength > most:
            most = strength
    return most


def sum_of(cards: Cards, line: bytes) -> i64:
    """The strength of a line without its deities."""
    tiwaz: i64 = 0
    runes: i64 = cards.tiwaz
    length: i64 = len(line)
    for at in range(length):
        unit: i64 = line[at]
        tiwaz += (runes >> (unit & UNIT_MASK)) & 1
    total: i64 = 0
    for at in range(length):
        total += unit_strength(cards, line, at, tiwaz)
    return total


def from_deities(s: WolvesState, seat: i64) -> i64:
    """Thor strengthens his own line, Fenrir weakens all others but Odin's; no floor (W-39)."""
    change: i64 = THOR_STRENGTH if s.serves(seat, THOR) else 0
    fenrir = s.patron(FENRIR)
    if fenrir >= 0 and fenrir != seat and not s.serves(seat, ODIN):
        change -= FENRIR_STRENGTH
    return change


def strength_of(s: WolvesState, seat: i64) -> i64:
    """The strength of a seat's line with all that changes it."""
    return sum_of(s.cards, s.lines[seat]) + from_deities(s, seat)


def all_strengths(s: WolvesState) -> list[int]:
    return [int(strength_of(s, seat)) for seat in range(i64(s.seats))]


def guarded(s: WolvesState, seat: i64) -> bool:
    """Surt guards a line until its owner passes, Heimdall from then on (W-40, W-41); read when it matters (W-60e)."""
    return s.serves(seat, HEIMDALL) if s.has_passed(seat) else s.serves(seat, SURT)


def open_to_people(s: WolvesState, controller: i64, seat: i64) -> bool:
    """Whether a card of the People deck may destroy, take or move units there: always one's own (W-41)."""
    return controller == seat or not guarded(s, seat)


def open_to_deity(s: WolvesState, controller: i64, seat: i64) -> bool:
    """The same for an effect of a deity, which Odin's line ignores unless the deity is his owner's (W-38, W-75)."""
    return controller == seat or not (guarded(s, seat) or s.serves(seat, ODIN))


def ranking(s: WolvesState) -> list[int]:
    """The seats by strength; equal ones in the order of passing, those still in the round last (W-55).

    Under Jörmungandr his owner is first, and equals stand in the order of their turns after him (W-50).
    """
    values = all_strengths(s)
    seats = int(s.seats)
    if s.serpent >= 0:
        first = int(s.serpent)
        order = [(first + step) % seats for step in range(1, seats)]
        return [first, *by_strength(order, values)]
    order = [*s.passes, *(seat for seat in range(seats) if seat not in s.passes)]
    return by_strength(order, values)


def by_strength(order: list[int], values: list[int]) -> list[int]:
    """Strongest first; equals keep their order."""
    ranked: list[int] = []
    for seat in order:
        at = 0
        while at < len(ranked) and values[ranked[at]] >= values[seat]:
            at += 1
        ranked.insert(at, seat)
    return ranked
