"""Frames that one seat answers: something about it, an offer to take or leave, cards of its hand.

A title overrides what its rulebook says; who is asked, how answers are written and read, and how a frame becomes data
is the same for all.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from meadhall.engine.errors import InvalidMove
from meadhall.engine.frames import Public, S, Step
from meadhall.engine.mechanisms.hands import distinct

NO: Final = 0
YES: Final = 1
PASS_WORD: Final = "pass"
DONE_WORD: Final = "done"


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[S]):
    """Something that happens to one seat."""

    def __init__(self, who: int) -> None:
        self.parts = ()
        self.origin = None
        self.who = who


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatAsked(Public[S]):
    """Something that one seat is asked."""

    def __init__(self, who: int) -> None:
        self.parts = ()
        self.origin = None
        self.who = who

    def seat(self, s: S) -> int:
        return self.who


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(SeatAsked[S]):
    """Something to take or to leave."""

    def word(self) -> str:
        """How taking it is written."""
        raise NotImplementedError

    def accept(self, s: S, seat: int) -> None:
        raise NotImplementedError

    def decline(self, s: S, seat: int) -> None:
        """What happens where it is left: nothing, unless a title says otherwise."""

    def options(self, s: S, seat: int) -> list[int]:
        return [YES, NO]

    def allows(self, s: S, seat: int, option: int) -> bool:
        return NO <= option <= YES

    def take(self, s: S, seat: int, option: int) -> None:
        s.done()
        if option == YES:
            self.accept(s, seat)
        else:
            self.decline(s, seat)

    def say(self, s: S, seat: int, option: int) -> str:
        return self.word() if option == YES else PASS_WORD


@mypyc_attr(allow_interpreted_subclasses=True)
class PickCard(SeatAsked[S]):
    """One card of the own hand, or none where that is allowed. An option is the number of a card or of its kind;
    that of picking none is `no_card`."""

    def cards(self, s: S, seat: int) -> list[int]:
        """The cards that may be picked, ascending."""
        raise NotImplementedError

    def no_card(self) -> int:
        """The option of picking none; below zero where one must be picked."""
        return -1

    def none_word(self) -> str:
        """How picking none is written."""
        return PASS_WORD

    def verb(self) -> str:
        """The word before the name of a card; may be empty."""
        return ""

    def card_word(self, card: int) -> str:
        """How a card is written."""
        raise NotImplementedError

    def card_named(self, word: str) -> int:
        """The card that a word means; InvalidMove if it is none."""
        raise NotImplementedError

    def options(self, s: S, seat: int) -> list[int]:
        out = self.cards(s, seat)
        if self.no_card() >= 0:
            out.append(self.no_card())
        return out

    def say(self, s: S, seat: int, option: int) -> str:
        if option == self.no_card():
            return self.none_word()
        return f"{self.verb()} {self.card_word(option)}".lstrip()

    def read(self, s: S, seat: int, text: str) -> int:
        if text == self.none_word() and self.no_card() >= 0:
            return self.no_card()
        verb = self.verb()
        if verb and not text.startswith(f"{verb} "):
            other = f", or '{self.none_word()}'" if self.no_card() >= 0 else ""
            raise InvalidMove(f"{text!r} is no choice here: write '{verb}' and a card{other}")
        return self.card_named(text[len(verb) :].strip())


@mypyc_attr(allow_interpreted_subclasses=True)
class PickCards(PickCard[S]):
    """Part of a move: one more card of the own hand, the picks ascending. `picked` are those before it."""

    def __init__(self, who: int, picked: tuple[int, ...]) -> None:
        self.parts = ()
        self.origin = None
        self.who = who
        self.picked = picked

    def none_word(self) -> str:
        return DONE_WORD

    def ascending(self) -> bool:
        return True

    def hand(self, s: S, seat: int) -> list[int]:
        """The cards that the seat could pick if none were picked yet, ascending, each as often as it is there."""
        raise NotImplementedError

    def left(self, s: S, seat: int) -> list[int]:
        """Those of them that may still be picked: none below the last pick."""
        hand = self.hand(s, seat)
        if not self.picked:
            return hand
        last = self.picked[-1]
        return [card for card in hand if card >= last][self.picked.count(last) :]

    def cards(self, s: S, seat: int) -> list[int]:
        return distinct(tuple(self.left(s, seat)))
