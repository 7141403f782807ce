"""Hidden cards counted by kind: hands, a deck that is drawn from only when a card is drawn, and a discard pile.

There is no order of cards to hide, so a view is made of counts alone: the own hand, what everybody knows of the
others', and all that is unseen thrown together. A sample deals that anew.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64, u8, vec
from meadhall.engine.game import Game
from meadhall.engine.permutations import SIZE, deal_from, order_of
from meadhall.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class CountedCards(State):
    """A state whose seats hold hidden cards of `kinds` kinds.

    `hands` and `known` have so many counts a seat; `sizes` and `known_sizes` are their sums. `known` is what everybody
    knows to be in a hand. In a view other hands hold only that, and the deck is all that is unseen: the real deck and
    the unknown cards of other hands; `pool` are those cards in a row, to deal them from.
    """

    __slots__ = ("deck", "deck_size", "discard", "hands", "kinds", "known", "known_sizes", "pool", "sizes")

    def __init__(self, game: Game, chance: Chance, kinds: i64) -> None:
        super().__init__(game, chance)
        seats: i64 = game.seats
        self.kinds: i64 = kinds
        self.hands: vec[u8] = vec[u8]([0] * (seats * kinds))
        self.known: vec[u8] = vec[u8]([0] * (seats * kinds))
        self.sizes: vec[u8] = vec[u8]([0] * seats)
        self.known_sizes: vec[u8] = vec[u8]([0] * seats)
        self.deck: vec[u8] = vec[u8]([0] * kinds)
        self.deck_size: i64 = 0
        self.discard: vec[u8] = vec[u8]([0] * kinds)
        self.pool: tuple[int, ...] = ()

    # --- acts -------------------------------------------------------------------------------------------------------

    def draw_card(self) -> i64:
        """Take one card off the deck, each equally likely; gives its kind."""
        deck = self.deck
        at: i64 = self.chance.below(self.deck_size)
        kind: i64 = 0
        number: int = deck[kind]
        while at >= number:
            at -= number
            kind += 1
            number = deck[kind]
        deck[kind] -= 1
        self.deck_size -= 1
        return kind

    def gain_hidden(self, seat: i64, kind: i64) -> None:
        """A card comes to a hand unseen by the others."""
        self.hands[seat * self.kinds + kind] += 1
        self.sizes[seat] += 1

    def gain_open(self, seat: i64, kind: i64) -> None:
        """A card comes to a hand in the sight of all, and stays known to be there."""
        at: i64 = seat * self.kinds + kind
        self.hands[at] += 1
        self.sizes[seat] += 1
        self.known[at] += 1
        self.known_sizes[seat] += 1

    def lose_open(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand in the sight of all. One that was known to be there is taken to be this one."""
        at: i64 = seat * self.kinds + kind
        self.hands[at] -= 1
        self.sizes[seat] -= 1
        if self.known[at]:
            self.known[at] -= 1
            self.known_sizes[seat] -= 1

    def reshuffle(self) -> None:
        """The whole discard pile becomes part of the deck."""
        for kind in range(self.kinds):
            number = i64(self.discard[kind])
            self.deck[kind] = u8(i64(self.deck[kind]) + number)
            self.deck_size += number
            self.discard[kind] = u8(0)

    # --- questions --------------------------------------------------------------------------------------------------

    def unknown(self, seat: i64) -> i64:
        """How many cards of this hand nobody else knows."""
        return i64(self.sizes[seat]) - i64(self.known_sizes[seat])

    def might_hold(self, seat: i64, kind: i64) -> bool:
        """Whether, by what everybody knows, a card of this kind could be in the hand."""
        return self.sizes[seat] > self.known_sizes[seat] or self.known[seat * self.kinds + kind] > 0

    def cards_of(self, seat: i64) -> list[int]:
        """The kinds in a hand as far as this state knows them, each as often as it is there."""
        return self.listed(self.hands, seat)

    def known_of(self, seat: i64) -> list[int]:
        """The kinds that everybody knows to be in a hand."""
        return self.listed(self.known, seat)

    def listed(self, counts: vec[u8], seat: i64) -> list[int]:
        out: list[int] = []
        first: i64 = seat * self.kinds
        for kind in range(self.kinds):
            number: int = counts[first + kind]
            while number:
                out.append(int(kind))
                number -= 1
        return out

    # --- copies, views, samples -------------------------------------------------------------------------------------

    def copy_public_cards(self, other: CountedCards) -> None:
        """What everybody may know of the cards."""
        other.kinds = self.kinds
        other.known = self.known[:]
        other.sizes = self.sizes[:]
        other.known_sizes = self.known_sizes[:]
        other.deck_size = self.deck_size
        other.discard = self.discard[:]

    def copy_hidden_cards(self, other: CountedCards) -> None:
        other.hands = self.hands[:]
        other.deck = self.deck[:]
        other.pool = self.pool

    def mask_cards(self, other: CountedCards, seat: int | None) -> None:
        """Give a view its cards: the own hand; of others what everybody knows; the rest thrown together."""
        hands = self.known[:]
        deck = self.deck[:]
        other.hands = hands
        other.deck = deck
        kinds: i64 = self.kinds
        viewer: i64 = -1 if seat is None else seat
        for who in range(i64(self.game.seats)):
            first: i64 = who * kinds
            if who == viewer:
                for at in range(first, first + kinds):
                    hands[at] = self.hands[at]
            else:
                for kind in range(kinds):
                    number = self.hands[first + kind]
                    if number:
                        deck[kind] += number - self.known[first + kind]
        other.pool_unseen()

    def pool_unseen(self) -> None:
        """Lay the unseen cards of a view in a row."""
        pool: list[int] = []
        for kind in range(self.kinds):
            number: int = self.deck[kind]
            if number:
                pool += [int(kind)] * number
        self.pool = tuple(pool)

    def fill_hidden(self, deal: i64, chance: Chance) -> None:
        """Deal the unknown cards of other hands from what is unseen; the rest is the deck."""
        hands, deck = self.hands, self.deck
        sizes, known = self.sizes, self.known_sizes
        pool = self.pool
        viewer: i64 = self.viewer
        kinds: i64 = self.kinds
        if len(pool) > SIZE:
            self.deal_out(deal_from(list(pool), deal, len(pool)))
            return
        order = order_of(len(pool), deal)
        seats: i64 = self.game.seats
        begin: i64 = 0
        for seat in range(seats):
            if seat != viewer:
                unknown: int = sizes[seat] - known[seat]
                end: i64 = begin + unknown
                first: i64 = seat * kinds
                for at in range(begin, end):
                    kind: i64 = pool[order[at]]
                    hands[first + kind] += 1
                    deck[kind] -= 1
                begin = end
        self.pool = ()

    def deal_out(self, dealt: list[int]) -> None:
        """Give other hands these cards in turn: more than one order of numbers holds."""
        at: i64 = 0
        for seat in range(i64(self.game.seats)):
            if seat != self.viewer:
                for _ in range(self.unknown(seat)):
                    kind: i64 = dealt[at]
                    self.hands[seat * self.kinds + kind] += 1
                    self.deck[kind] -= 1
                    at += 1
        self.pool = ()
