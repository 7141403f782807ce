"""The hall: where every card is, who knows it, and the score."""

from __future__ import annotations

from array import array

from meadhall.engine.chance import Chance
from meadhall.engine.errors import InvalidMove
from meadhall.engine.game import Game
from meadhall.engine.json_reader import JsonReader
from meadhall.engine.permutations import deal_from
from meadhall.engine.position_reader import whole_number
from meadhall.engine.state import State
from meadhall.engine.types import Json, Reason, Standing

DECK, BURNT, SPENT, HAND, PACK, UNKNOWN = 0, 1, 2, 8, 16, 255
EVERYBODY = 255
DISHES = ("mead", "boar", "salmon", "raven")
SPARE = 4
ROUNDS = 2


def dish(card: int) -> str:
    return f"@dish-{DISHES[card % 4]}"


def card_number(word: str) -> int:
    """Any card from 1 is a well-formed answer, so that a wrong one gets its reason."""
    number = whole_number(word)
    if number < 1:
        raise InvalidMove(f"{word!r} is no card; cards are numbers from 1")
    return number


def not_in_hand(card: int) -> Reason:
    return Reason("not-in-hand", {"dish": dish(card - 1)})


def power(card: int) -> int:
    return card // 4 + 1


def is_raven(card: int) -> bool:
    return card % 4 == 3


def bit(seat: int | None) -> int:
    """Who knows a card is a set of seats; the spectator's bit means everybody."""
    return 128 if seat is None else 1 << seat


def pack_size(game: Game) -> int:
    return 4 if game.options["draft"] == "open" else 3


def cards_in(game: Game) -> int:
    return game.seats * pack_size(game) + SPARE


class Feast(State):
    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        seats = game.seats
        self.place = bytearray(cards_in(game))
        self.known = bytearray(len(self.place))
        self.held = [0] * seats
        self.packed = [0] * seats
        self.burnt = 0
        self.score = [0] * seats
        self.passed: list[tuple[int, ...]] = [()] * seats
        self.round = 0
        self.leader = 0

    def pack_size(self) -> int:
        return pack_size(self.game)

    def instants(self) -> bool:
        return bool(self.game.options.get("instants"))

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
        """What the left neighbour got from the viewer is in its hand but for one card; all else may be anywhere. The
        random number deals; `chance` mixes what was passed on and makes up what the others remember."""
        self.place_passed(chance)
        places = [base + seat for base in (HAND, PACK) for seat in range(self.game.seats)] + [BURNT]
        sizes = [*self.held, *self.packed, self.burnt]
        missing = [size - len(self.at(place)) for place, size in zip(places, sizes, strict=True)]
        unseen = self.at(UNKNOWN)
        dealt = deal_from(unseen, deal, sum(missing))
        for place, number in zip(places, missing, strict=True):
            for card in dealt[:number]:
                self.settle_card(card, place)
            dealt = dealt[number:]
        for card in self.at(UNKNOWN):
            self.settle_card(card, DECK)
        for seat in range(self.game.seats):
            for card in self.at(PACK + seat) + self.at(HAND + seat):
                self.known[card] |= bit(seat)
        if self.burnt or sum(self.held):
            self.fill_passed(chance)

    def place_passed(self, chance: Chance) -> None:
        """Say where the cards are that the viewer passed on and the left neighbour has chosen from."""
        me = int(self.viewer)
        left = self.left_of(me)
        if me < 0 or self.packed[left]:
            return
        passed = self.passed[me]
        mine = [card for card in passed if self.place[card] == UNKNOWN]
        chance.shuffle(mine)
        there = sum(self.place[card] in (HAND + left, SPENT) for card in passed)
        for card in mine:
            self.settle_card(card, HAND + left if there < len(passed) - 1 else BURNT)
            there += 1

    def fill_passed(self, chance: Chance) -> None:
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
        seats, cards = self.game.seats, len(self.place)
        reader = JsonReader(data)
        self.place = bytearray(reader.key("place").wholes(cards, most=UNKNOWN))
        self.known = bytearray(reader.key("known").wholes(cards, most=EVERYBODY))
        self.held, self.packed = (reader.key(name).wholes(seats, most=cards) for name in ("held", "packed"))
        self.score = reader.key("score").wholes(seats)
        self.burnt, self.round, self.leader = reader.key("numbers").wholes(3)
        passed = reader.key("passed").items(seats, seats)
        self.passed = [tuple(one.whole(most=cards - 1) for one in each.items(most=cards)) for each in passed]

    def count(self) -> dict[str, int]:
        spent = len(self.at(SPENT)) + len(self.at(DECK))
        return {"cards": sum(self.held) + sum(self.packed) + self.burnt + spent, "lost": len(self.at(UNKNOWN))}

    def policy(self, chance: Chance, seat: int | None = None) -> int:
        from tests.madeup import machine

        return machine.policy(self, self.waiting[0] if seat is None else seat, chance)

    def evaluate(self) -> list[float]:
        from tests.madeup import machine

        return machine.evaluate(self)

    def observe(self) -> dict[str, array[int]]:
        from tests.madeup import machine

        return machine.observe(self)

    def to_text(self) -> str:
        from tests.madeup import position

        return position.write(self)
