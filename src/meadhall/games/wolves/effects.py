"""What effects do to lines: whom Plague and Tyr threaten, and what these, Raider and Traitor do when they happen."""

from __future__ import annotations

from meadhall.engine.flat import i64
from meadhall.engine.types import Params, seat_name
from meadhall.games.wolves.captives import destroy
from meadhall.games.wolves.hands import room, to_discard
from meadhall.games.wolves.lines import hit_by_plague, may_enter, outermost, put, take_out
from meadhall.games.wolves.options import unit_code
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.strengths import guarded, open_to_deity
from meadhall.games.wolves.units import card_key, end_key


def in_turn_order(s: WolvesState, first: i64, seats: i64) -> tuple[int, ...]:
    """The seats of a mask, clockwise from `first`."""
    out: list[int] = []
    for step in range(i64(s.seats)):
        seat: i64 = (first + step) % s.seats
        if (seats >> seat) & 1:
            out.append(int(seat))
    return tuple(out)


def threatened_by_plague(s: WolvesState, number: i64) -> i64:
    """The lines that hold units of this strength and are under no guard (W-23), as a mask."""
    seats: i64 = 0
    for seat in range(i64(s.seats)):
        if not guarded(s, seat) and hit_by_plague(s.cards, s.lines[seat], number):
            seats |= i64(1) << seat
    return seats


def threatened_by_tyr(s: WolvesState, actor: i64) -> i64:
    """Every line with units, but those under guard and Odin's (W-44), as a mask."""
    seats: i64 = 0
    for seat in range(i64(s.seats)):
        if s.lines[seat] and not guarded(s, seat) and open_to_deity(s, actor, seat):
            seats |= i64(1) << seat
    return seats


def plague_falls(s: WolvesState, number: i64, shields: i64) -> None:
    """All strengths are read once, then all units that have it are discarded together (W-23)."""
    seats = threatened_by_plague(s, number) & ~shields
    fallen: list[int | str] = []
    for seat in range(i64(s.seats)):
        if not (seats >> seat) & 1:
            continue
        for at in hit_by_plague(s.cards, s.lines[seat], number):
            kind = take_out(s, seat, at)
            to_discard(s, kind)
            if s.listening:
                fallen.append(card_key(int(kind)))
    if s.listening:
        if fallen:
            s.tell("plague-takes", {"units": fallen})
        else:
            s.tell("plague-spares", {})


def tyr_strikes(s: WolvesState, actor: i64, end: i64, shields: i64) -> None:
    """Every unguarded line loses its unit at that end, all at once (W-44, W-60b)."""
    seats = threatened_by_tyr(s, actor) & ~shields
    hits: list[int] = []
    for seat in range(i64(s.seats)):
        if (seats >> seat) & 1:
            hits.append(unit_code(seat, outermost(s.lines[seat], end)))
    destroy(s, hits)


def raider_takes(s: WolvesState, actor: i64, line: i64, at: i64) -> None:
    """The named unit goes to the hand of whoever laid the Raider (W-14)."""
    kind = take_out(s, line, at)
    if room(s, actor) > 0:
        s.gain_open(actor, kind)
        if s.listening:
            s.tell("taken", {"seat": seat_name(int(actor)), "unit": card_key(int(kind)), "line": seat_name(int(line))})
    else:
        to_discard(s, kind)


def traitor_leads(s: WolvesState, actor: i64, line: i64, at: i64, end: i64, refused: bool) -> None:
    """The named unit changes sides. A leader who may not enter, or a refused unit, is discarded (W-15, W-22)."""
    kind = take_out(s, line, at)
    if refused or not may_enter(s.cards, s.lines[actor], kind):
        to_discard(s, kind)
        if s.listening:
            s.tell("refused", {"unit": card_key(int(kind)), "line": seat_name(int(actor))})
        return
    put(s, actor, end, kind, actor)
    if s.listening:
        params: Params = {"seat": seat_name(int(actor)), "unit": card_key(int(kind)), "end": end_key(int(end))}
        if line == actor:
            s.tell("reseats", params)
        else:
            s.tell("lured", {**params, "line": seat_name(int(line))})
