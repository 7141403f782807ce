"""Destroying units, and Naglfar, who sails off with those that others lose."""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.errors import InvalidMove
from meadhall.engine.flat import i64
from meadhall.engine.frames import Public
from meadhall.engine.types import Json, Prompt, Reason, seat_name
from meadhall.games.wolves.hands import from_limbo, to_discard, to_limbo
from meadhall.games.wolves.lines import may_enter, put, take_out
from meadhall.games.wolves.notation import read_card
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.units import ENDS, LEFT, NAGLFAR, ODIN, PEOPLE, RIGHT, card_key

AWAY: Final = 2
"""Instead of an end: the line refuses this leader, who goes to the discard."""
WAYS: Final = ("left", "right", "away")


def destroy(s: WolvesState, hits: list[int]) -> None:
    """Destroy units given as seat and place, at most one of each line, all at once (W-60b).

    Naglfar's owner gets what falls in other lines than his and Odin's (W-47); all else goes to the discard.
    """
    naglfar = s.patron(NAGLFAR)
    captives: tuple[int, ...] = ()
    for hit in hits:
        seat: i64 = hit >> 7
        kind = take_out(s, seat, hit & 127)
        if s.listening:
            s.tell("destroyed", {"unit": card_key(int(kind)), "line": seat_name(int(seat))})
        if naglfar >= 0 and naglfar != seat and not s.serves(seat, ODIN):
            to_limbo(s, kind)
            captives = (*captives, int(kind))
        else:
            to_discard(s, kind)
    if captives:
        seat_captives(s, int(naglfar), captives)


def captive_options(s: WolvesState, owner: int, captives: tuple[int, ...]) -> list[int]:
    """Each kind of captive to either end; to the discard if the line may not take it (W-47)."""
    options: list[int] = []
    line = s.lines[owner]
    for kind in sorted(set(captives)):
        if not may_enter(s.cards, line, kind):
            options.append(kind << 2 | AWAY)
        elif line:
            options += [kind << 2 | LEFT, kind << 2 | RIGHT]
        else:
            options.append(kind << 2 | RIGHT)
    return options


def seat_captives(s: WolvesState, owner: int, captives: tuple[int, ...]) -> None:
    """Seat those that can go only one way; for the others their new lord is asked."""
    while captives:
        options = captive_options(s, owner, captives)
        if len(options) > 1:
            s.then(Captives(owner, captives))
            return
        captives = seat_captive(s, owner, captives, options[0])


def seat_captive(s: WolvesState, owner: int, captives: tuple[int, ...], option: int) -> tuple[int, ...]:
    kind, end = option >> 2, option & 3
    from_limbo(s, kind)
    if end == AWAY:
        to_discard(s, kind)
        if s.listening:
            s.tell("refused", {"unit": card_key(kind), "line": seat_name(owner)})
    else:
        put(s, owner, end, kind, owner)
        if s.listening:
            params = {"seat": seat_name(owner), "unit": card_key(kind), "end": f"@end-{ENDS[end]}"}
            s.tell("naglfar", {**params})
    at = captives.index(kind)
    return (*captives[:at], *captives[at + 1 :])


@final
class Captives(Public[WolvesState]):
    """Naglfar's owner seats the captured units at the ends of his line, in an order of his choice (W-47)."""

    def __init__(self, owner: int, captives: tuple[int, ...]) -> None:
        super().__init__()
        self.owner = owner
        self.captives = captives

    def seat(self, s: WolvesState) -> int:
        return self.owner

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("captives", seat, {"units": [card_key(kind) for kind in self.captives]})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        return captive_options(s, self.owner, self.captives)

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        s.done()
        seat_captives(s, self.owner, seat_captive(s, self.owner, self.captives, option))

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        return f"seat {PEOPLE[option >> 2]} {WAYS[option & 3]}"

    def read(self, s: WolvesState, seat: int, text: str) -> int:
        words = text.split(" ")
        if len(words) != 3 or words[0] != "seat" or words[2] not in WAYS:
            raise InvalidMove(f"{text!r} is no seating: write 'seat hirdman left', 'right' or 'away'")
        end = WAYS.index(words[2])
        if end == LEFT and not s.lines[self.owner]:
            end = RIGHT
        return read_card(words[1]) << 2 | end

    def why_not(self, s: WolvesState, seat: int, text: str) -> Reason | None:
        option = self.read(s, seat, text)
        if self.allows(s, seat, option):
            return None
        kind = option >> 2
        if kind not in self.captives:
            return Reason("not-captured", {"unit": card_key(kind)})
        if option & 3 == AWAY:
            return Reason("must-be-seated", {"unit": card_key(kind)})
        return Reason("line-refuses", {"unit": card_key(kind), "line": seat_name(seat)})

    def preview(self, s: WolvesState, seat: int, option: int) -> dict[str, Json]:
        from meadhall.games.wolves.preview import preview

        return preview(s, seat, option)

    def fields(self) -> list[Json]:
        return [self.owner, list(self.captives)]
