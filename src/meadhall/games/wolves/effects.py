"""What effects do to lines: units destroyed, taken or lured away, and Naglfar, who sails off with the fallen."""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.errors import InvalidMove
from meadhall.engine.flat import i64
from meadhall.engine.mechanisms.hands import without
from meadhall.engine.types import Params, Prompt, Reason, seat_name
from meadhall.games.wolves.hands import from_limbo, room, to_discard, to_limbo
from meadhall.games.wolves.lines import hit_by_plague, may_enter, outermost, put, take_out
from meadhall.games.wolves.moves import line_of, place_of, unit_code
from meadhall.games.wolves.notation import read_card
from meadhall.games.wolves.questions import Question
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.strengths import guarded, open_to_deity
from meadhall.games.wolves.units import LEFT, NAGLFAR, ODIN, PEOPLE, RIGHT, card_key, card_keys, end_key

WAYS: Final = ("left", "right", "away")
"""Where a captive goes: to an end of the line, or to the discard."""
AWAY: Final = 2
"""Instead of an end: the line refuses this leader, who goes to the discard."""
WAY_BITS: Final = 2
WAY_MASK: Final = (1 << WAY_BITS) - 1


def destroy(s: WolvesState, hits: list[int]) -> None:
    """Destroy units given by their codes, at most one of each line, all at once (W-60b).

    Naglfar's owner gets what falls in other lines than his and Odin's (W-47); all else goes to the discard.
    """
    naglfar = s.patron(NAGLFAR)
    captives: tuple[int, ...] = ()
    for hit in hits:
        seat = line_of(hit)
        kind = take_out(s, seat, place_of(hit))
        if s.listening:
            s.tell("destroyed", {"unit": card_key(int(kind)), "line": seat_name(int(seat))})
        if naglfar >= 0 and naglfar != seat and not s.serves(seat, ODIN):
            to_limbo(s, kind)
            captives = (*captives, int(kind))
        else:
            to_discard(s, kind)
    if captives:
        seat_captives(s, int(naglfar), captives)


def captive_options(s: WolvesState, owner: i64, captives: tuple[int, ...]) -> list[int]:
    """Each kind of captive to either end; to the discard if the line may not take it (W-47)."""
    options: list[int] = []
    line = s.lines[owner]
    for kind in sorted(set(captives)):
        if not may_enter(s.cards, line, kind):
            options.append(kind << WAY_BITS | AWAY)
        elif line:
            options += [kind << WAY_BITS | LEFT, kind << WAY_BITS | RIGHT]
        else:
            options.append(kind << WAY_BITS | RIGHT)
    return options


def seat_captives(s: WolvesState, owner: int, captives: tuple[int, ...]) -> None:
    """Seat those that can go only one way; for the others their new lord is asked (W-72)."""
    while captives:
        options = captive_options(s, owner, captives)
        if len(options) > 1:
            s.then(Captives(owner, captives))
            return
        captives = seat_captive(s, owner, captives, options[0])


def seat_captive(s: WolvesState, owner: int, captives: tuple[int, ...], option: int) -> tuple[int, ...]:
    kind, way = option >> WAY_BITS, option & WAY_MASK
    from_limbo(s, kind)
    if way == AWAY:
        to_discard(s, kind)
        if s.listening:
            s.tell("refused", {"unit": card_key(kind), "line": seat_name(owner)})
    else:
        put(s, owner, way, kind, owner)
        if s.listening:
            s.tell("naglfar", {"seat": seat_name(owner), "unit": card_key(kind), "end": end_key(way)})
    return without(captives, kind)


@final
class Captives(Question):
    """Naglfar's owner seats the captured units at the ends of his line, in an order of his choice (W-47)."""

    def __init__(self, who: int, captives: tuple[int, ...]) -> None:
        super().__init__(who)
        self.captives = captives

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("captives", seat, {"units": card_keys(self.captives)})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        return captive_options(s, seat, self.captives)

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        s.done()
        seat_captives(s, seat, seat_captive(s, seat, self.captives, option))

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        return f"seat {PEOPLE[option >> WAY_BITS]} {WAYS[option & WAY_MASK]}"

    def read(self, s: WolvesState, seat: int, text: str) -> int:
        words = text.split(" ")
        if len(words) != 3 or words[0] != "seat" or words[2] not in WAYS:
            raise InvalidMove(f"{text!r} is no seating: write 'seat hirdman left', 'right' or 'away'")
        way = WAYS.index(words[2])
        if way == LEFT and not s.lines[seat]:
            way = RIGHT
        return read_card(words[1]) << WAY_BITS | way

    def no_reason(self, s: WolvesState, seat: int, option: int) -> Reason:
        kind = option >> WAY_BITS
        if kind not in self.captives:
            return Reason("not-captured", {"unit": card_key(kind)})
        if option & WAY_MASK == AWAY:
            return Reason("must-be-seated", {"unit": card_key(kind)})
        return Reason("line-refuses", {"unit": card_key(kind), "line": seat_name(seat)})


# --- Plague, Tyr, Raider, Traitor -------------------------------------------------------------------------------------


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
