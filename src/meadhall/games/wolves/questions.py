"""The ways in which a seat is asked: for an end of its line, a unit, or cards of the People one after the other."""

from __future__ import annotations

from meadhall.engine.mechanisms.asking import DONE_WORD, PickCards, SeatAsked
from meadhall.engine.mechanisms.hands import distinct
from meadhall.engine.types import Json, Reason
from meadhall.games.wolves.moves import DONE, NO_UNIT
from meadhall.games.wolves.notation import after, read_card, read_standing, unit_word
from meadhall.games.wolves.preview import preview
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.units import ENDS, LEFT, PEOPLE, RIGHT, card_key


class Question(SeatAsked[WolvesState]):
    """Something that one seat is asked; a preview plays the answer."""

    def preview(self, s: WolvesState, seat: int, option: int) -> dict[str, Json]:
        return preview(s, seat, option)


class ChooseEnd(Question):
    """To which end of the own line a unit comes."""

    def options(self, s: WolvesState, seat: int) -> list[int]:
        return [LEFT, RIGHT]

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        return f"to {ENDS[option]}"


class NameUnit(Question):
    """A unit of some line, or none where picking ends."""

    def verb(self) -> str:
        """How naming is written."""
        raise NotImplementedError

    def say(self, s: WolvesState, seat: int, option: int) -> str:
        return DONE_WORD if option == NO_UNIT else f"{self.verb()} {unit_word(s, option)}"

    def read(self, s: WolvesState, seat: int, text: str) -> int:
        return read_standing(s, after(text, self.verb()))


class PickUnits(NameUnit):
    """Part of a move: one more unit of the own line, from left to right. `chosen` are the places of those before."""

    def __init__(self, who: int, chosen: tuple[int, ...]) -> None:
        super().__init__(who)
        self.chosen = chosen

    def ascending(self) -> bool:
        return True

    def first_place(self) -> int:
        return self.chosen[-1] + 1 if self.chosen else 0

    def read(self, s: WolvesState, seat: int, text: str) -> int:
        return NO_UNIT if text == DONE_WORD else super().read(s, seat, text)


class PickPeople(PickCards[WolvesState]):
    """Part of a move: one more card of the People, ascending."""

    def least(self) -> int:
        """So many must be picked in all."""
        return 0

    def no_card(self) -> int:
        return DONE

    def verb(self) -> str:
        return "discard"

    def card_word(self, card: int) -> str:
        return PEOPLE[card]

    def card_named(self, word: str) -> int:
        return read_card(word)

    def hand(self, s: WolvesState, seat: int) -> list[int]:
        return s.cards_of(seat)

    def cards(self, s: WolvesState, seat: int) -> list[int]:
        """None after which too few would be left."""
        left = self.left(s, seat)
        needed = max(1, self.least() - len(self.picked))
        return distinct(tuple(left[: len(left) - needed + 1]))

    def options(self, s: WolvesState, seat: int) -> list[int]:
        return self.cards(s, seat) if len(self.picked) < self.least() else super().options(s, seat)

    def missing(self, card: int) -> Reason:
        """Why a card that is not there may not be picked."""
        return Reason("not-in-hand", {"card": card_key(card)})

    def no_reason(self, s: WolvesState, seat: int, card: int) -> Reason:
        if card == DONE:
            return Reason("needs-cards", {"count": self.least()}) if self.least() > 1 else Reason("choose-one", {})
        if self.hand(s, seat).count(card) <= self.picked.count(card):
            return self.missing(card)
        return Reason("ascending", {})
