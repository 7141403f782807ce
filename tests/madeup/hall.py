"""The hall: where every card is, who knows it, and the score."""

from __future__ import annotations

from typing import cast

from meadhall.engine.chance import Chance
from meadhall.engine.game import Game
from meadhall.engine.state import State
from meadhall.engine.types import Json, Standing

DECK, BURNT, SPENT, HAND, PACK, UNKNOWN = 0, 1, 2, 8, 16, 255
EVERYBODY = 255
DISHES = ("mead", "boar", "salmon", "raven")
SPARE = 4
ROUNDS = 2


def dish(card: int) -> str:
    return f"@dish-{DISHES[card % 4]}"


def power(card: int) -> int:
    return card // 4 + 1


def is_raven(card: int) -> bool:
    return card % 4 == 3


def bit(seat: int | None) -> int:
    """Who knows a card is a set of seats; the spectator's bit means everybody."""
    return 128 if seat is None else 1 << seat


class Feast(State):
    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        seats = game.seats
        self.place = bytearray(seats * self.pack_size() + SPARE)
        self.known = bytearray(len(self.place))
        self.held = [0] * seats
        self.packed = [0] * seats
        self.burnt = 0
        self.score = [0] * seats
        self.passed: list[tuple[int, ...]] = [()] * seats
        self.round = 0
        self.leader = 0

    def pack_size(self) -> int:
        return 4 if self.game.options["draft"] == "open" else 3

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.game.seats

    # --- cards ---------------------------------------------------------------------------------------------------

    def at(self, place: int) -> list[int]:
        return [card for card, where in enumerate(self.place) if where == place]

    def put(self, card: int, place: int, known: int) -> None:
        """Move a card, keep the public counts right, and say who knows where it is now."""
        self.shift(self.place[card], -1)
        self.place[card] = place
        self.known[card] = known
        self.shift(place, 1)

    def shift(self, place: int, by: int) -> None:
        if place == BURNT:
            self.burnt += by
        elif place >= PACK:
            self.packed[place - PACK] += by
        elif place >= HAND:
            self.held[place - HAND] += by

    def may_hold_raven(self, seat: int) -> bool:
        """As far as everybody knows: a raven lies open in this hand, or a card that is not open."""
        cards = [card for card in self.at(HAND + seat) if self.known[card] == EVERYBODY]
        return len(cards) < self.held[seat] or any(is_raven(card) for card in cards)

    def most_stake(self, target: int) -> int:
        return 2 if self.held[target] > 0 else 1

    # --- hooks -----------------------------------------------------------------------------------------------------

    @property
    def standings(self) -> list[Standing]:
        order = sorted(range(self.game.seats), key=lambda seat: -self.score[seat])
        return [Standing(seat, 1 + sum(s > self.score[seat] for s in self.score), self.score[seat]) for seat in order]

    def fresh(self) -> Feast:
        """A new state of this class with the facts that everybody knows."""
        other = type(self)(self.game, Chance(0))
        other.held, other.packed, other.score = self.held[:], self.packed[:], self.score[:]
        other.burnt, other.round, other.leader = self.burnt, self.round, self.leader
        return other

    def clone(self) -> State:
        other = self.fresh()
        other.chance = self.chance.copy()
        other.place, other.known, other.passed = self.place[:], self.known[:], self.passed[:]
        return other

    def mask(self, seat: int | None) -> State:
        other = self.fresh()
        for card, known in enumerate(self.known):
            other.place[card] = self.place[card] if known & bit(seat) else UNKNOWN
            other.known[card] = known if known == EVERYBODY else known & bit(seat)
        if seat is not None:
            other.passed[seat] = self.passed[seat]
        return other

    def fill_hidden(self, deal: int, chance: Chance) -> None:
        """What the left neighbour got from the viewer is in its hand but for one card; all else may be anywhere."""
        rest = self.at(UNKNOWN)
        chance.shuffle(rest)
        room = [place for seat in range(self.game.seats) for place in self.room(seat)]
        me = int(self.viewer)
        left = self.left_of(me)
        if me >= 0 and self.passed[me] and not self.packed[left]:
            mine = [card for card in rest if card in self.passed[me]]
            there = sum(self.place[card] in (HAND + left, SPENT) for card in self.passed[me])
            for card in mine:
                place = HAND + left if there < len(self.passed[me]) - 1 else BURNT
                there += place != BURNT
                self.settle_card(card, place)
                if place != BURNT:
                    room.remove(place)
            rest = [card for card in rest if card not in mine]
        room += [BURNT] * (self.burnt - len(self.at(BURNT)))
        room += [DECK] * (len(rest) - len(room))
        for card, place in zip(rest, room, strict=True):
            self.settle_card(card, place)
        if self.burnt or sum(self.held):
            self.make_up_memories(chance)

    def make_up_memories(self, chance: Chance) -> None:
        """What the others may have passed on: of their left neighbours' cards, and one that was burnt."""
        burnt = self.at(BURNT)
        chance.shuffle(burnt)
        for seat in range(self.game.seats):
            left = self.left_of(seat)
            if seat != self.viewer:
                cards = self.at(PACK + left) or (self.at(HAND + left) + self.at(SPENT))[: self.pack_size() - 2]
                self.passed[seat] = tuple(sorted(cards if self.packed[left] else cards + burnt[seat : seat + 1]))
                for card in self.at(PACK + left):
                    self.known[card] |= bit(seat)

    def room(self, seat: int) -> list[int]:
        hand = self.held[seat] - len(self.at(HAND + seat))
        return [HAND + seat] * hand + [PACK + seat] * (self.packed[seat] - len(self.at(PACK + seat)))

    def settle_card(self, card: int, place: int) -> None:
        self.place[card] = place
        self.known[card] = bit(place % 8) if place >= HAND else 0

    def dump(self) -> dict[str, Json]:
        passed: list[Json] = [list(cards) for cards in self.passed]
        return {
            "place": list(self.place),
            "known": list(self.known),
            "held": list(self.held),
            "packed": list(self.packed),
            "score": list(self.score),
            "passed": passed,
            "numbers": [self.burnt, self.round, self.leader],
        }

    def load(self, data: dict[str, Json]) -> None:
        self.place, self.known = bytearray(ints(data["place"])), bytearray(ints(data["known"]))
        self.held, self.packed, self.score = ints(data["held"]), ints(data["packed"]), ints(data["score"])
        self.burnt, self.round, self.leader = ints(data["numbers"])
        self.passed = [tuple(ints(cards)) for cards in cast("list[Json]", data["passed"])]

    def count(self) -> dict[str, int]:
        spent = len(self.at(SPENT)) + len(self.at(DECK))
        return {"cards": sum(self.held) + sum(self.packed) + self.burnt + spent, "lost": len(self.at(UNKNOWN))}

    def to_text(self) -> str:
        from tests.madeup import position

        return position.write(self)


def ints(data: Json) -> list[int]:
    return [int(part) for part in cast("list[int]", data)]
