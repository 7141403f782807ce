"""The gifts of the gods: eight cards each, picked and passed on to the left until everybody has six (rulebook
339-379). All pick at once and in secret, as they do from their hands later on."""

from __future__ import annotations

from typing import final

from meadhall.engine.frames import Step, Together
from meadhall.engine.mechanisms.hands import distinct
from meadhall.engine.types import Params, Prompt, Reason, seat_name
from meadhall.games.bloodrage.cards import KEY, OF_AGE
from meadhall.games.bloodrage.knowledge import drafted, width
from meadhall.games.bloodrage.layout import DRAFT, PACK, PICKS, SEATS
from meadhall.games.bloodrage.notation import card_key, card_of
from meadhall.games.bloodrage.state import BloodRage


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


def ask_together(frame: type[CardsTogether], seats: list[int]) -> CardsTogether:
    """A frame in which none of these seats has answered yet."""
    return frame(tuple(seats), ((),) * len(seats), (False,) * len(seats))


@final
class GiftsPhase(Step[BloodRage]):
    """Deal eight cards of the age's deck to everybody; the others are out of the play (rulebook 343)."""

    def run(self, s: BloodRage) -> None:
        s.phase = DRAFT
        s.round = 0
        deck = [card for card in OF_AGE[s.age] for _ in range(int(s.rest[card]))]
        s.chance.shuffle(deck)
        for seat in range(s.seats):
            pack = tuple(sorted(deck[seat * PACK : seat * PACK + PACK]))
            s.packs[(s.age - 1) * SEATS + seat] = pack
            for card in pack:
                s.rest[card] -= 1
        if s.listening:
            s.tell("age", {"age": s.age, "first": seat_name(s.first)})
        if drafted(s, s.age):
            s.then(next_pick(s, 0))
        else:
            close_draft(s)


def next_pick(s: BloodRage, number: int) -> Pick:
    seats = tuple(range(s.seats))
    return Pick(number, seats, ((),) * s.seats, (False,) * s.seats)


def held_pack(s: BloodRage, seat: int, number: int) -> int:
    """Which pack a seat holds in a round: packs go to the left (rulebook 349)."""
    return (s.age - 1) * SEATS + (seat - number) % s.seats


def pack_in_hand(s: BloodRage, seat: int, number: int) -> tuple[int, ...]:
    return s.packs[held_pack(s, seat, number)][number * width(s) :]


@final
class Pick(CardsTogether):
    """Everybody picks one card of the pack in hand, two at a time where two play (rulebook 379), unseen by the
    others."""

    def __init__(
        self, number: int, seats: tuple[int, ...], chosen: tuple[tuple[int, ...], ...], closed: tuple[bool, ...]
    ) -> None:
        super().__init__(seats, chosen, closed)
        self.number = number

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("draft", seat, {"age": s.age, "round": self.number + 1, "count": width(s)})

    def ascending(self) -> bool:
        return True

    def choices(self, s: BloodRage, seat: int, chosen: tuple[int, ...]) -> list[int]:
        pack = pack_in_hand(s, seat, self.number)
        if width(s) == 1:
            return distinct(pack)
        if chosen:
            return distinct(pack[pack.index(chosen[0]) + 1 :])
        return distinct(pack[:-1])

    def complete(self, s: BloodRage, seat: int, chosen: tuple[int, ...]) -> bool:
        return len(chosen) == width(s)

    def reveal(self, s: BloodRage) -> None:
        """The picks are laid aside and the packs passed on; nobody has seen them (R-47)."""
        step = width(s)
        done = self.number * step
        for i in range(s.seats):
            at = held_pack(s, i, self.number)
            rest = list(s.packs[at][done:])
            for card in self.chosen[i]:
                rest.remove(card)
            s.packs[at] = (*s.packs[at][:done], *self.chosen[i], *rest)
        if s.listening:
            secret: dict[int, Params] = {}
            for i in range(s.seats):
                secret[i] = {"seen": 1, "cards": [card_key(card) for card in self.chosen[i]]}
            s.tell("drafted", {"round": self.number + 1, "count": step, "seen": 0, "cards": []}, secret)
        s.disclose()
        s.round = self.number + 1
        if s.round * step < PICKS:
            s.then(next_pick(s, s.round))
        else:
            close_draft(s)

    def with_answers(self, chosen: tuple[tuple[int, ...], ...], closed: tuple[bool, ...]) -> Pick:
        return Pick(self.number, self.seats, chosen, closed)

    def no_reason(self, s: BloodRage, seat: int, card: int) -> Reason:
        if card in pack_in_hand(s, seat, self.number):
            return Reason("out-of-order", {})
        return Reason("not-in-pack", {"card": card_key(card)})


def picked(s: BloodRage, seat: int, age: int, rounds: int) -> list[int]:
    """What a seat has taken from the packs of an age in so many rounds."""
    step = width(s)
    out: list[int] = []
    for number in range(rounds):
        pack = s.packs[(age - 1) * SEATS + (seat - number) % s.seats]
        out += pack[number * step : number * step + step]
    return out


def close_draft(s: BloodRage) -> None:
    """Six picks, with the card kept from the last age, are the hand (rulebook 357); all eight in a first game
    (R-49)."""
    rounds = PICKS // width(s)
    for seat in range(s.seats):
        if drafted(s, s.age):
            cards = picked(s, seat, s.age, rounds)
            for card in s.packs[(s.age - 1) * SEATS + seat][PICKS:]:
                s.rest[card] += 1
        else:
            cards = list(s.packs[(s.age - 1) * SEATS + seat])
        s.hands[seat] = tuple(sorted([*s.hands[seat], *cards]))
    s.round = rounds
