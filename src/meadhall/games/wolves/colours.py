"""Red and blue do not stand together: whoever has both keeps one colour (W-31)."""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.flat import i64
from meadhall.engine.mechanisms.windows import clockwise
from meadhall.engine.types import Prompt, Reason, seat_name
from meadhall.games.wolves.actions import word_action
from meadhall.games.wolves.hall import drop_deity, two_colours
from meadhall.games.wolves.preview import Aftermath
from meadhall.games.wolves.questions import Question
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.units import BLUE, DEITIES, RED

KEEP_BLUE: Final = 0
KEEP_RED: Final = 1
COLOURS: Final = ("blue", "red")
BOTH: Final = 2
"""What nobody may answer: to keep blue and red."""


@final
class Colours(Aftermath):
    """Whoever has two colours keeps one: first the others, then the active player, whose number this has (W-31)."""

    def run(self, s: WolvesState) -> None:
        seats = int(s.seats)
        for seat in clockwise((self.who + 1) % seats, seats):
            if two_colours(s, seat):
                s.then(KeepColour(seat), self)
                return


@final
class KeepColour(Question):
    """A seat with red and blue deities keeps one colour and discards the other at once (W-31)."""

    def ask(self, s: WolvesState, seat: int) -> Prompt:
        return Prompt("keep-colour", seat, {})

    def options(self, s: WolvesState, seat: int) -> list[int]:
        return [KEEP_BLUE, KEEP_RED]

    def take(self, s: WolvesState, seat: int, option: int) -> None:
        s.done()
        lost: i64 = s.patrons[seat]
        lost &= RED if option == KEEP_BLUE else BLUE
        if s.listening:
            s.tell("keeps-colour", {"seat": seat_name(seat), "colour": f"@colour-{COLOURS[option]}"})
        for deity in range(i64(DEITIES)):
            if (lost >> deity) & 1:
                drop_deity(s, deity)

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        return f"keep {COLOURS[option]}"

    def read(self, s: WolvesState, seat: int, text: str) -> int:
        return BOTH if text == "keep both" else super().read(s, seat, text)

    def no_reason(self, s: WolvesState, seat: int, option: int) -> Reason:
        return Reason("two-colours", {})

    def action(self, s: WolvesState, seat: int, option: int) -> int:
        return word_action(s, self.say(s, seat, option))
