"""Cards chosen from hands: by one seat, or by several at once in secret."""

from __future__ import annotations

from meadhall.engine.frames import Together
from meadhall.engine.mechanisms.asking import PickCard
from meadhall.engine.mechanisms.hands import distinct
from meadhall.engine.types import Reason
from meadhall.games.bloodrage.cards import KEY
from meadhall.games.bloodrage.notation import card_key, card_of
from meadhall.games.bloodrage.state import BloodRage


class CardAsked(PickCard[BloodRage]):
    """One card of the own hand."""

    def card_word(self, card: int) -> str:
        return KEY[card]

    def card_named(self, word: str) -> int:
        return card_of(word)

    def no_reason(self, s: BloodRage, seat: int, card: int) -> Reason:
        return Reason("not-in-hand", {"card": card_key(card)})


class CardsTogether(Together[BloodRage]):
    """Every seat picks one card of its hand, unseen by the others."""

    def choices(self, s: BloodRage, seat: int, chosen: tuple[int, ...]) -> list[int]:
        return distinct(s.hands[seat])

    def say(self, s: BloodRage, seat: int, option: int) -> str:
        return KEY[option]

    def read(self, s: BloodRage, seat: int, text: str) -> int:
        return card_of(text)

    def no_reason(self, s: BloodRage, seat: int, card: int) -> Reason:
        """Why a card may not be picked."""
        return Reason("not-in-hand", {"card": card_key(card)})

    def why_not(self, s: BloodRage, seat: int, text: str) -> Reason | None:
        card = self.read(s, seat, text)
        return None if card in self.options(s, seat) else self.no_reason(s, seat, card)


def ask_together(frame: type[CardsTogether], seats: list[int]) -> CardsTogether:
    """A frame in which none of these seats has answered yet."""
    return frame(tuple(seats), ((),) * len(seats), (False,) * len(seats))
