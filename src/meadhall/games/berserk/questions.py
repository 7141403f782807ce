"""A seat is asked for a card, a cell, a number, yes or no."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from meadhall.engine.errors import InvalidMove
from meadhall.engine.mechanisms.asking import PASS_WORD, SeatAsked
from meadhall.engine.types import Reason
from meadhall.games.berserk.board import CELL_NAMES
from meadhall.games.berserk.notation import A_CARD, A_CELL, NONE, answer_id, read_answer, say_answer
from meadhall.games.berserk.state import BerserkState
from meadhall.games.berserk.verbs import name_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(SeatAsked[BerserkState]):
    """A seat is asked for one such thing; `kind` says which."""

    def kind(self, s: BerserkState) -> int:
        return A_CARD

    def none(self) -> str:
        """How choosing none is written."""
        return PASS_WORD

    def say(self, s: BerserkState, seat: int, option: int) -> str:
        return say_answer(s, self.kind(s), option, self.none())

    def read(self, s: BerserkState, seat: int, text: str) -> int:
        option = read_answer(s, self.kind(s), text, self.none())
        if option == NONE and NONE not in self.options(s, seat):
            raise InvalidMove(f"{text!r} is no answer here: something has to be chosen")
        return option

    def no_reason(self, s: BerserkState, seat: int, option: int) -> Reason | None:
        kind = self.kind(s)
        if kind == A_CARD and option != NONE:
            return Reason("wrong-target", {"card": name_of(s, option)})
        if kind == A_CELL:
            return Reason("occupied" if s.at[option] >= 0 else "wrong-cell", {"cell": CELL_NAMES[option]})
        return Reason("not-offered", {})

    def action(self, s: BerserkState, seat: int, option: int) -> int:
        return answer_id(s, self.kind(s), option)
