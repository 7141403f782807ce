"""What is open in a world, written down so that a deal of it is a few look-ups.

Of a small group all orders are listed, and one is taken. The cards of larger groups have numbers; a random order of all
numbers, with those of other groups left out, is a random order of each group by itself. Laid out one group after the
other they give every open place its card. Packs and hands are written as codes: below `SIZE` the place of a card that
is laid, above it a card that is settled.
"""

from __future__ import annotations

from itertools import permutations
from struct import Struct
from typing import Final, TypeAlias, final

from meadhall.engine.flat import i64, u8, vec
from meadhall.engine.permutations import NUMBERS, SIZE, outside, permutation
from meadhall.games.bloodrage.cards import KIND, QUEST
from meadhall.games.bloodrage.knowledge import width
from meadhall.games.bloodrage.layout import PACK, SEATS
from meadhall.games.bloodrage.pack_knowledge import NOBODY, Group, Packs
from meadhall.games.bloodrage.state import BloodRage

BLANK: Final = bytes(256)
PACKED: Final = Struct(f"{PACK}B")
LISTED: Final = 4
WAYS: Final = (1, 1, 2, 6, 24)
MOST_WAYS: Final = 1 << 20
DEAL_BITS: Final = 55
LOW_BITS: Final = 30
LOW: Final = (1 << LOW_BITS) - 1
"""The lower bits of a deal's number tell the orders of small groups; the order of all others begins with the upper."""
SPREAD: Final = 2654435761
KEPT_SPREAD: Final = 3266489917
"""Odd numbers that spread the bits of another, so that what is parted by it does not move with the groups."""


KeptWays: TypeAlias = "tuple[int, list[tuple[int, list[tuple[int, tuple[int, ...]]]]]]"
"""A seat and the cards that it may have kept from an earlier age, each with the packs of that age as they then were."""


NOTHING_KEPT: Final = [b""] * SEATS


@final
class Dealing:
    """One world's open cards and the places they may come to."""

    def __init__(
        self,
        s: BloodRage,
        packs: Packs | None,
        past: list[tuple[int, tuple[int, ...]]],
        kept: list[KeptWays],
        held: list[list[int]],
        drafting: bool,
        rest: vec[u8],
    ) -> None:
        self.seats = s.seats
        self.viewer = int(s.viewer)
        self.past = past
        self.kept = kept
        self.first_pack = (s.age - 1) * SEATS
        self.drafting = drafting
        self.others = [seat for seat in range(s.seats) if seat != self.viewer]
        self.laid = 0
        self.choices: list[list[bytes]] = []
        """All orders of each small group."""
        self.groups: list[bytes] = []
        """What is left out of an order, for each of the others."""
        self.ends: list[int] = []
        self.quotas: list[int] = []
        """How many quests must come to the first places of a group, and what is left out to find them."""
        self.no_quests: list[bytes] = []
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
        small = self.small_groups(packs)
        for group in [*small, *(group for group in packs.groups if group not in small)]:
            spots = group.quest_places + group.places
            seats = group.quest_seats + group.seats
            if not spots:
                continue
            if group in small:
                self.choices.append([bytes(way) for way in permutations(group.cards)])
            else:
                begin = len(cards)
                quests = [card for card in group.cards if KIND[card] == QUEST]
                cards += quests + [card for card in group.cards if KIND[card] != QUEST]
                self.groups.append(outside(begin, len(cards)))
                self.no_quests.append(outside(begin, begin + len(quests)))
                self.quotas.append(len(group.quest_places))
                self.ends.append(len(group.places))
            self.laid += len(spots)
            for i in range(len(spots)):
                seat = seats[i]
                if packs.recorded:
                    places[spots[i]] = laid
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

    def small_groups(self, packs: Packs) -> list[Group]:
        """Groups so small that all their orders can be listed, as many of them as one number can tell apart."""
        found: list[Group] = []
        ways = 1
        for group in packs.groups:
            if group.quest_places or not 1 < len(group.places) == len(group.cards) <= LISTED:
                continue
            if ways * WAYS[len(group.cards)] <= MOST_WAYS:
                ways *= WAYS[len(group.cards)]
                found.append(group)
        return found

    def deal(self, s: BloodRage, number: int) -> None:
        """Deal what is open, in the order of this number."""
        table = self.tail
        if self.laid:
            laid = b""
            left = number & LOW
            for choices in self.choices:
                count = len(choices)
                laid += choices[left % count]
                left //= count
            if self.groups:
                numbers = permutation(number >> LOW_BITS | (number & LOW) << (DEAL_BITS - LOW_BITS))
                cards = self.cards
                ends = self.ends
                for i, others in enumerate(self.groups):
                    if self.quotas[i]:
                        quests = numbers.translate(None, self.no_quests[i])[: self.quotas[i]]
                        laid += quests.translate(cards)
                        others += quests
                    laid += numbers.translate(cards, others)[: ends[i]]
            table = laid + table
        rest = self.rest[:]
        counted = self.counted.translate(table)
        for at in range(i64(len(counted))):
            card: i64 = counted[at]
            if rest[card]:
                rest[card] -= 1
        s.rest = rest
        packs = s.packs
        for old, known in self.past:
            packs[old] = known
        kept = self.keep(s, number) if self.kept else NOTHING_KEPT
        if self.packs:
            first = self.first_pack
            packs[first : first + self.seats] = PACKED.iter_unpack(self.packs.translate(table))
            if self.drafting:
                self.sort_packs(s)
        hands = s.hands
        for seat in self.others:
            held = self.hands[seat].translate(table) + kept[seat]
            hands[seat] = self.part(s, seat, held, number) if self.quests[seat] else tuple(sorted(held))

    def keep(self, s: BloodRage, number: int) -> list[bytes]:
        """Choose what every seat has kept of an earlier age."""
        out = NOTHING_KEPT.copy()
        drawn = (number & LOW) * KEPT_SPREAD >> 16
        for seat, ways in self.kept:
            count = len(ways)
            card, packs = ways[drawn % count]
            drawn //= count
            take_all(s.rest, [card])
            out[seat] = bytes((card,))
            for old, known in packs:
                s.packs[old] = known
        return out

    def sort_packs(self, s: BloodRage) -> None:
        """What nobody has picked yet lies in a pack in no order."""
        done = s.round * width(s)
        for at in range(self.first_pack, self.first_pack + self.seats):
            cards = s.packs[at]
            s.packs[at] = (*cards[:done], *sorted(cards[done:]))

    def part(self, s: BloodRage, seat: int, held: bytes, number: int) -> tuple[int, ...]:
        """Share out the unknown cards of a seat between its hand and its laid quests; gives the hand."""
        cards = list(held)
        quests = [card for card in cards if KIND[card] == QUEST]
        drawn = (number & LOW) * SPREAD >> 12
        while len(quests) > self.quests[seat]:
            count = len(quests)
            del quests[drawn % count]
            drawn //= count
        for card in quests:
            cards.remove(card)
        quests.sort()
        s.quests[seat] = tuple(quests)
        cards += s.known[seat]
        cards.sort()
        return tuple(cards)


def take_all(rest: vec[u8], cards: list[int]) -> None:
    for card in cards:
        left: int = rest[card]
        if left:
            rest[card] = left - 1
