"""What is open in a world, written down so that a deal of it is a few look-ups.

Cards that are still to be laid have numbers, group by group. A random order of all numbers, with those of other groups
left out, is a random order of each group by itself; laid out one group after the other they give every open place its
card. Packs and hands are written as codes: below `SIZE` the place of a card that is laid, above it a card that is
settled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from meadhall.engine.chance import Chance
from meadhall.engine.flat import u8, vec
from meadhall.engine.orders import NUMBERS, SIZE, order, outside
from meadhall.games.bloodrage.cards import KIND, QUEST
from meadhall.games.bloodrage.layout import PACK, SEATS
from meadhall.games.bloodrage.memory import width
from meadhall.games.bloodrage.packs import NOBODY, Packs

if TYPE_CHECKING:
    from meadhall.games.bloodrage.state import BloodRage

BLANK: Final = bytes(256)


@final
class Dealing:
    """One world's open cards and the places they may come to."""

    def __init__(
        self,
        s: BloodRage,
        packs: Packs | None,
        past: list[tuple[int, tuple[int, ...]]],
        held: list[list[int]],
        drafting: bool,
        rest: vec[u8],
    ) -> None:
        self.seats = s.seats
        self.viewer = int(s.viewer)
        self.past = past
        self.first_pack = (s.age - 1) * SEATS
        self.drafting = drafting
        self.others = [seat for seat in range(s.seats) if seat != self.viewer]
        self.groups: list[bytes] = []
        """What is left out of an order, for each group."""
        self.ends: list[int] = []
        self.cards = BLANK
        self.packs = b""
        self.counted = b""
        """Cards laid that are no longer among those nobody will see."""
        self.rest = rest
        codes: list[list[int]] = [[SIZE + card for card in cards] for cards in held]
        for seat in range(s.seats):
            take_all(rest, held[seat])
        if packs is not None:
            self.lay_out(packs, codes, drafting)
        self.laid = sum(self.ends)
        self.tail = BLANK[self.laid : SIZE] + NUMBERS[:SIZE]
        self.hands: list[bytes] = []
        self.quests: list[int] = [len(quests) for quests in s.quests]
        for seat in range(SEATS):
            known = [] if self.quests[seat] else [SIZE + card for card in s.known[seat]]
            self.hands.append(bytes(codes[seat] + known))

    def lay_out(self, packs: Packs, codes: list[list[int]], drafting: bool) -> None:
        """Number the cards of each group, and write down where they may come to lie."""
        cards: list[int] = []
        counted: list[int] = []
        places = [SIZE + card if card < SIZE else 0 for card in packs.flat]
        laid = 0
        for group in packs.groups:
            if not group.places:
                continue
            begin = len(cards)
            cards += group.cards
            self.groups.append(outside(begin, len(cards)))
            self.ends.append(len(group.places))
            for i in range(len(group.places)):
                seat = group.seats[i]
                if packs.recorded:
                    places[group.places[i]] = laid
                if drafting:
                    if packs.recorded:
                        counted.append(laid)
                elif seat != NOBODY and seat != self.viewer:
                    codes[seat].append(laid)
                    counted.append(laid)
                laid += 1
        self.cards = bytes(cards) + BLANK[len(cards) :]
        self.counted = bytes(counted)
        if packs.recorded:
            self.packs = bytes(places)
            if drafting:
                take_all(self.rest, [code - SIZE for code in places if code >= SIZE])

    def deal(self, s: BloodRage, number: int, chance: Chance) -> None:
        """Deal what is open, in the order of this number."""
        table = self.tail
        if self.laid:
            numbers = order(number)
            cards = self.cards
            ends = self.ends
            laid = b""
            for i, others in enumerate(self.groups):
                laid += numbers.translate(cards, others)[: ends[i]]
            table = laid + table
        rest = self.rest[:]
        for card in self.counted.translate(table):
            if rest[card]:
                rest[card] -= 1
        s.rest = rest
        packs = s.packs
        for at, known in self.past:
            packs[at] = known
        if self.packs:
            at = self.first_pack
            flat = self.packs.translate(table)
            for begin in range(0, self.seats * PACK, PACK):
                packs[at] = tuple(flat[begin : begin + PACK])
                at += 1
            if self.drafting:
                self.sort_packs(s)
        hands = s.hands
        for seat in self.others:
            held = self.hands[seat].translate(table)
            hands[seat] = self.part(s, seat, held, chance) if self.quests[seat] else tuple(sorted(held))

    def sort_packs(self, s: BloodRage) -> None:
        """What nobody has picked yet lies in a pack in no order."""
        done = s.round * width(s)
        for at in range(self.first_pack, self.first_pack + self.seats):
            cards = s.packs[at]
            s.packs[at] = (*cards[:done], *sorted(cards[done:]))

    def part(self, s: BloodRage, seat: int, held: bytes, chance: Chance) -> tuple[int, ...]:
        """Share out the unknown cards of a seat between its hand and its laid quests; gives the hand."""
        cards = list(held)
        laid = self.quests[seat]
        quests = [card for card in cards if KIND[card] == QUEST]
        if len(quests) > laid:
            chance.shuffle(quests)
            quests = quests[:laid]
        for card in quests:
            cards.remove(card)
        s.quests[seat] = tuple(sorted(quests))
        return tuple(sorted([*cards, *s.known[seat]]))


def take_all(rest: vec[u8], cards: list[int]) -> None:
    for card in cards:
        left: int = rest[card]
        if left:
            rest[card] = left - 1
