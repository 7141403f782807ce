"""Destroying units, and Naglfar, who sails off with those that others lose."""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.errors import InvalidMove
from meadhall.engine.flat import i64
from meadhall.engine.mechanisms.hands import without
from meadhall.engine.types import Prompt, Reason, seat_name
from meadhall.games.wolves.actions import WAYS
from meadhall.games.wolves.hands import from_limbo, to_discard, to_limbo
from meadhall.games.wolves.lines import may_enter, put, take_out
from meadhall.games.wolves.notation import read_card
from meadhall.games.wolves.options import line_of, place_of
from meadhall.games.wolves.questions import Question
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.units import LEFT, NAGLFAR, ODIN, PEOPLE, RIGHT, card_key, end_key

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
        return Prompt("captives", seat, {"units": [card_key(kind) for kind in self.captives]})

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

    def action(self, s: WolvesState, seat: int, option: int) -> int:
        return s.game.action_id("seat", (option >> WAY_BITS) * len(WAYS) + (option & WAY_MASK))
