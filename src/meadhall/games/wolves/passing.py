"""Passing: out of the round, with a draw; and Baldr, who leads back in."""

from __future__ import annotations

from typing import final

from meadhall.engine.flat import i64
from meadhall.engine.types import Prompt, Reason, seat_name
from meadhall.games.wolves.hall import drop_deity
from meadhall.games.wolves.hands import discard_from_hand, draw
from meadhall.games.wolves.options import DONE
from meadhall.games.wolves.questions import PickPeople
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.units import BALDR, BALDR_CARDS, BYTES, card_key, deity_key
from meadhall.games.wolves.victories import pass_draw


def pass_round(s: WolvesState, seat: i64) -> None:
    """Say pass: the place in the order of passing counts at a tie, and the draw comes at once."""
    s.passes += BYTES[seat]
    s.passed |= i64(1) << seat
    if s.listening:
        s.tell("passes", {"seat": seat_name(int(seat))})
    count = pass_draw(s, seat)
    if count > 0:
        draw(s, seat, count)


@final
class BaldrReturns(PickPeople):
    """Part of Baldr's return: four cards of the hand, ascending. Then the player is in the round again (W-43)."""

    def needed(self) -> int:
        return BALDR_CARDS - len(self.picked)

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("baldr-returns", seat, {"count": self.needed()})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        return self.cards(s, seat)

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        thrown = (*self.picked, option)
        if len(thrown) < BALDR_CARDS:
            s.become(BaldrReturns(seat, thrown).after(self, option))
            return
        s.done()
        if s.listening:
            s.tell("baldr-returns", {"seat": seat_name(seat), "deity": deity_key(BALDR)})
            s.tell("discards", {"seat": seat_name(seat), "cards": [card_key(kind) for kind in thrown]})
        drop_deity(s, BALDR)
        for kind in thrown:
            discard_from_hand(s, seat, kind)
        at = s.passes.index(BYTES[seat])
        s.passes = s.passes[:at] + s.passes[at + 1 :]
        s.passed &= ~(i64(1) << seat)
        s.acted = False

    def no_reason(self, s: WolvesState, seat: int, card: int) -> Reason:
        if card == DONE:
            return Reason("needs-cards", {"count": BALDR_CARDS})
        return super().no_reason(s, seat, card)
