"""Manoeuvres played as a main action: the Plague and the Outflank. The Shield Wall is only ever an answer (W-3)."""

from __future__ import annotations

from typing import Any, Final, final

from meadhall.engine.flat import i64
from meadhall.engine.frames import Frame, Public
from meadhall.engine.types import Json, Prompt, Reason, seat_name
from meadhall.games.wolves.hands import discard_from_hand, draw, gain_open, lose, to_limbo
from meadhall.games.wolves.lines import take_out
from meadhall.games.wolves.notation import DONE, DONE_WORD, after, read_unit, unit_code, unit_word
from meadhall.games.wolves.picks import Picking, pickable
from meadhall.games.wolves.reactions import BY_PLAGUE, Spent, in_turn_order, threaten, threatened_by_plague
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.strengths import tiwaz_in, unit_strength
from meadhall.games.wolves.units import HAND_LIMIT, OUTFLANK, OUTFLANK_UNITS, PLAGUE, RIGHT, card_key

LEAST_NUMBERS: Final = 10
"""A Plague may always be named from 0 to this; higher only where some unit is that strong."""
MOST_NAMED: Final = 127
"""The highest number there is an option for; only cards of one's own could make a unit stronger."""


def plague_numbers(s: WolvesState) -> i64:
    """The highest strength worth naming; a number that nobody has is legal (W-23, W-64)."""
    most: i64 = LEAST_NUMBERS
    for seat in range(i64(s.seats)):
        line = s.lines[seat]
        if line:
            tiwaz = tiwaz_in(s.cards, line)
            for at in range(i64(len(line))):
                strength = unit_strength(s.cards, line, at, tiwaz)
                if strength > most:
                    most = strength
    return most if most < MOST_NAMED else MOST_NAMED


def play_plague(s: WolvesState, seat: int, number: int) -> None:
    """Every line loses its units of the named strength, unless shielded or guarded (W-23)."""
    spend(s, seat, PLAGUE)
    if s.listening:
        s.tell("plague", {"seat": seat_name(seat), "card": card_key(PLAGUE), "strength": number})
    seats = in_turn_order(s, seat, threatened_by_plague(s, number))
    threaten(s, BY_PLAGUE, seat, seats, number, 0, RIGHT)


def spend(s: WolvesState, seat: int, kind: int) -> None:
    """A manoeuvre is played as the main action; it lies in no pile until it has resolved (W-52)."""
    s.done()
    s.acted = True
    s.actions[seat] += 1
    lose(s, seat, kind)
    to_limbo(s, kind)


def may_return_units(s: WolvesState, seat: i64) -> bool:
    """Whether the second way of an Outflank is open: the played card itself makes room for one unit (W-24)."""
    return len(s.lines[seat]) > 0


@final
class Redraw(Picking):
    """Part of an Outflank: which other cards to throw away, ascending, any number; then one more is drawn (W-24)."""

    def played(self) -> int:
        return OUTFLANK

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("outflank-hand", seat, {"count": len(self.picked), "draw": len(self.picked) + 1})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        return [*pickable(s, seat, self.picked, self.played()), DONE]

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        if option != DONE:
            s.become(Redraw(seat, (*self.picked, option)).after(self, option))
            return
        spend(s, seat, OUTFLANK)
        for kind in self.picked:
            discard_from_hand(s, seat, kind)
        if s.listening:
            s.tell("outflank-hand", {"seat": seat_name(seat), "card": card_key(OUTFLANK)})
            if self.picked:
                s.tell("discards", {"seat": seat_name(seat), "cards": [card_key(kind) for kind in self.picked]})
        s.then(Spent(OUTFLANK, seat))
        draw(s, seat, len(self.picked) + 1)

    def preview(self, s: WolvesState, seat: int, option: int) -> dict[str, Json]:
        thrown = len(self.picked) + (0 if option == DONE else 1)
        return {"discards": thrown, "draws": thrown + 1}


@final
class Return(Public[WolvesState]):
    """Part of an Outflank: which one to three own units go back to the hand, left to right (W-24)."""

    def __init__(self, by: int, chosen: tuple[int, ...]) -> None:
        super().__init__()
        self.by = by
        self.chosen = chosen

    def seat(self, s: WolvesState) -> int:
        return self.by

    def most(self, s: WolvesState) -> int:
        """Three, and only as many as fit into twelve once the Outflank has left the hand."""
        return min(OUTFLANK_UNITS, HAND_LIMIT + 1 - int(s.sizes[self.by]))

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("outflank-line", seat, {"count": len(self.chosen), "most": self.most(s)})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        first = self.chosen[-1] + 1 if self.chosen else 0
        options = [unit_code(seat, at) for at in range(first, len(s.lines[seat]))]
        if self.chosen:
            options.append(DONE << 7)
        return options

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        chosen = self.chosen
        if option != DONE << 7:
            chosen = (*chosen, option & 127)
            if len(chosen) < self.most(s) and chosen[-1] + 1 < len(s.lines[seat]):
                s.become(Return(seat, chosen).after(self, option))
                return
        spend(s, seat, OUTFLANK)
        units: list[int | str] = []
        for at in reversed(chosen):
            kind = take_out(s, seat, at)
            gain_open(s, seat, kind)
            units.append(card_key(int(kind)))
        if s.listening:
            s.tell("outflank-line", {"seat": seat_name(seat), "card": card_key(OUTFLANK), "units": units})
        s.then(Spent(OUTFLANK, seat))

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        return DONE_WORD if option == DONE << 7 else f"return {unit_word(s, option)}"

    def read(self, s: WolvesState, seat: int, text: str) -> int:
        return DONE << 7 if text == DONE_WORD else read_unit(s, after(text, "return"))

    def why_not(self, s: WolvesState, seat: int, text: str) -> Reason | None:
        option = self.read(s, seat, text)
        if self.allows(s, seat, option):
            return None
        if option == DONE << 7:
            return Reason("choose-one", {})
        return Reason("ascending" if option >> 7 == seat else "not-your-line", {})

    def preview(self, s: WolvesState, seat: int, option: int) -> dict[str, Json]:
        from meadhall.games.wolves.preview import preview

        return preview(s, seat, option)

    def fields(self) -> list[Json]:
        return [self.by, list(self.chosen)]


def begin_outflank(s: WolvesState, frame: Frame[Any], seat: int, option: int, from_line: bool) -> None:
    if not from_line:
        s.become(Redraw(seat, ()).after(frame, option))
    else:
        s.become(Return(seat, ()).after(frame, option))
