"""Manoeuvres played as a main action: the Plague and the Outflank. The Shield Wall is only ever an answer (W-3)."""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.flat import i64
from meadhall.engine.types import Json, Prompt, Reason, seat_name
from meadhall.games.wolves.effects import in_turn_order, threatened_by_plague
from meadhall.games.wolves.hands import draw, throw_away, to_limbo
from meadhall.games.wolves.lines import take_out
from meadhall.games.wolves.moves import DONE, MOST_NAMED, NO_UNIT, line_of, place_of, unit_code
from meadhall.games.wolves.preview import more_cards, tried
from meadhall.games.wolves.questions import PickPeople, PickUnits
from meadhall.games.wolves.reactions import BY_PLAGUE, Spent, threaten
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.strengths import strongest_unit
from meadhall.games.wolves.units import HAND_LIMIT, OUTFLANK, OUTFLANK_UNITS, PLAGUE, RIGHT, card_key

LEAST_NUMBERS: Final = 10
"""A Plague may always be named from 0 to this; higher only where some unit is that strong."""


def plague_numbers(s: WolvesState) -> i64:
    """The highest strength worth naming; a number that nobody has is legal (W-23, W-64)."""
    most: i64 = LEAST_NUMBERS
    for seat in range(i64(s.seats)):
        most = max(most, strongest_unit(s.cards, s.lines[seat]))
    return min(most, MOST_NAMED)


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
    s.lose_open(seat, kind)
    to_limbo(s, kind)


def may_return_units(s: WolvesState, seat: i64) -> bool:
    """Whether the second way of an Outflank is open: the played card itself makes room for one unit (W-24)."""
    return len(s.lines[seat]) > 0


@final
class Redraw(PickPeople):
    """Part of an Outflank: which other cards to throw away, ascending, any number; then one more is drawn (W-24)."""

    def hand(self, s: WolvesState, seat: int) -> list[int]:
        others = s.cards_of(seat)
        others.remove(OUTFLANK)
        return others

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("outflank-hand", seat, {"count": len(self.picked), "draw": len(self.picked) + 1})

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        if option != DONE:
            s.become(Redraw(seat, (*self.picked, option)).after(self, option))
            return
        spend(s, seat, OUTFLANK)
        if s.listening:
            s.tell("outflank-hand", {"seat": seat_name(seat), "card": card_key(OUTFLANK)})
        throw_away(s, seat, self.picked)
        s.then(Spent(OUTFLANK, seat))
        draw(s, seat, len(self.picked) + 1)

    def preview(self, s: WolvesState, seat: int, option: int) -> dict[str, Json]:
        """As if this were the last pick."""
        trial = tried(s, seat, option)
        if trial.mid_move:
            trial = tried(trial, seat, DONE)
        thrown = len(self.picked) + (0 if option == DONE else 1)
        return {"discards": thrown, "draws": more_cards(s, trial, seat) + thrown + 1}


@final
class Return(PickUnits):
    """Part of an Outflank: which one to three own units go back to the hand, left to right (W-24)."""

    def verb(self) -> str:
        return "return"

    def most(self, s: WolvesState) -> int:
        """Three, and only as many as fit into twelve once the Outflank has left the hand."""
        return min(OUTFLANK_UNITS, HAND_LIMIT + 1 - int(s.sizes[self.who]))

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("outflank-line", seat, {"count": len(self.chosen), "most": self.most(s)})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        options = [unit_code(seat, at) for at in range(self.first_place(), len(s.lines[seat]))]
        if self.chosen:
            options.append(NO_UNIT)
        return options

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        chosen = self.chosen
        if option != NO_UNIT:
            chosen = (*chosen, int(place_of(option)))
            if len(chosen) < self.most(s) and chosen[-1] + 1 < len(s.lines[seat]):
                s.become(Return(seat, chosen).after(self, option))
                return
        spend(s, seat, OUTFLANK)
        units: list[int | str] = []
        for at in reversed(chosen):
            kind = take_out(s, seat, at)
            s.gain_open(seat, kind)
            units.append(card_key(int(kind)))
        if s.listening:
            s.tell("outflank-line", {"seat": seat_name(seat), "card": card_key(OUTFLANK), "units": units})
        s.then(Spent(OUTFLANK, seat))

    def no_reason(self, s: WolvesState, seat: int, option: int) -> Reason:
        if option == NO_UNIT:
            return Reason("choose-one", {})
        return Reason("ascending" if line_of(option) == seat else "not-your-line", {})
