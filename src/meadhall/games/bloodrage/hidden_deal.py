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
from meadhall.games.bloodrage.knowledge import cards_left, width
from meadhall.games.bloodrage.layout import DRAFT, PACK, SEATS
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


Way: TypeAlias = "tuple[bytes, list[tuple[int, tuple[int, ...]]]]"
"""A card that may have been kept from an earlier age, with those packs of that age that are then otherwise."""


@final
class Dealing:
    """One world's open cards and the places they may come to."""

    def __init__(
        self,
        s: BloodRage,
        packs: Packs | None,
        past: list[tuple[int, ...]],
        kept: list[list[Way]],
        held: list[list[int]],
    ) -> None:
        self.seats = s.seats
        self.viewer = int(s.viewer)
        self.first_pack = (s.age - 1) * SEATS
        self.past = past[: self.first_pack + (0 if packs is not None else SEATS)] if past != s.packs else []
        self.kept = [ways for ways in kept if ways]
        self.drafting = s.phase == DRAFT
        self.others = [seat for seat in range(s.seats) if seat != self.viewer]
        self.laid = 0
        self.choices: list[list[bytes]] = []
        """All orders of each small group."""
        self.groups: list[tuple[bytes, int, bytes, int]] = []
        """For each of the others: what is left out of an order, how many are laid, what is left out to find quests, how
        many of them must come to the first places."""
        self.cards = BLANK
        self.packs = b""
        seen = [*s.table]
        for seat in range(s.seats):
            seen += [s.hands[seat], s.quests[seat]] if seat == self.viewer else [s.known[seat]]
        self.rest = vec[u8]([max(0, left) for left in cards_left(s, seen)])
        """What lies nowhere else, before anything is dealt: in the decks to come or out of the play."""
        codes: list[list[int]] = [[SIZE + card for card in cards] for cards in held]
        for cards in held:
            take_all(self.rest, cards)
        counted: list[int] = []
        if packs is not None:
            self.lay_out(packs, codes, counted)
        for seat in range(SEATS):
            if kept[seat]:
                codes[seat].append(self.laid)
                counted.append(self.laid)
                self.laid += 1
        self.counted = bytes(counted)
        """Cards laid that are no longer among those nobody will see."""
        self.tail = BLANK[self.laid : SIZE] + NUMBERS[:SIZE]
        self.hands: list[bytes] = []
        self.quests: list[int] = [len(quests) for quests in s.quests]
        for seat in range(SEATS):
            known = [] if self.quests[seat] else [SIZE + card for card in s.known[seat]]
            self.hands.append(bytes(codes[seat] + known))

    def lay_out(self, packs: Packs, codes: list[list[int]], counted: list[int]) -> None:
        """Number the cards of each group, and write down where they may come to lie."""
        cards: list[int] = []
        places = [SIZE + card if card < SIZE else 0 for card in packs.flat]
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
                cards += [card for card in group.cards if KIND[card] == QUEST]
                no_quests = outside(begin, len(cards))
                cards += [card for card in group.cards if KIND[card] != QUEST]
                quota = len(group.quest_places)
                self.groups.append((outside(begin, len(cards)), len(group.places), no_quests, quota))
            for i in range(len(spots)):
                if packs.recorded:
                    places[spots[i]] = self.laid
                if self.drafting:
                    if packs.recorded:
                        counted.append(self.laid)
                elif seats[i] != NOBODY and seats[i] != self.viewer:
                    codes[seats[i]].append(self.laid)
                    counted.append(self.laid)
                self.laid += 1
        self.cards = bytes(cards) + BLANK[len(cards) :]
        if packs.recorded:
            self.packs = bytes(places)
            if self.drafting:
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

    def deal(self, s: BloodRage, number: i64) -> None:
        """Deal what is open, in the order of this number."""
        low: i64 = number & LOW
        table = self.tail
        packs = s.packs
        if self.past:
            packs[: len(self.past)] = self.past
        if self.laid:
            laid: list[bytes] = []
            left = low
            for choices in self.choices:
                count: i64 = len(choices)
                laid.append(choices[left % count])
                left //= count
            if self.groups:
                numbers = permutation(number >> LOW_BITS | low << (DEAL_BITS - LOW_BITS))
                cards = self.cards
                for others, end, no_quests, quota in self.groups:
                    if quota:
                        quests = numbers.translate(None, no_quests)[:quota]
                        laid.append(quests.translate(cards))
                        others += quests
                    laid.append(numbers.translate(cards, others)[:end])
            left = low * KEPT_SPREAD >> 16
            for ways in self.kept:
                count = len(ways)
                kept, changed = ways[left % count]
                left //= count
                laid.append(kept)
                for old, known in changed:
                    packs[old] = known
            laid.append(table)
            table = b"".join(laid)
        rest = self.rest[:]
        counted = self.counted.translate(table)
        for at in range(i64(len(counted))):
            card: i64 = counted[at]
            if rest[card]:
                rest[card] -= 1
        if self.packs:
            first = self.first_pack
            packs[first : first + self.seats] = PACKED.iter_unpack(self.packs.translate(table))
            if self.drafting:
                self.sort_packs(s, packs)
        hands = s.hands
        for seat in self.others:
            held = self.hands[seat].translate(table)
            hands[seat] = self.part(s, seat, held, low * SPREAD >> 12) if self.quests[seat] else tuple(sorted(held))
        s.rest = rest

    def sort_packs(self, s: BloodRage, packs: list[tuple[int, ...]]) -> None:
        """What nobody has picked yet lies in a pack in no order."""
        done = s.round * width(s)
        for at in range(self.first_pack, self.first_pack + self.seats):
            packs[at] = (*packs[at][:done], *sorted(packs[at][done:]))

    def part(self, s: BloodRage, seat: int, held: bytes, drawn: i64) -> tuple[int, ...]:
        """Share out the unknown cards of a seat between its hand and its laid quests; gives the hand."""
        cards = [*held, *s.known[seat]]
        quests = [card for card in held if KIND[card] == QUEST]
        while len(quests) > self.quests[seat]:
            count: i64 = len(quests)
            del quests[drawn % count]
            drawn //= count
        for card in quests:
            cards.remove(card)
        s.quests[seat] = tuple(sorted(quests))
        return tuple(sorted(cards))


def take_all(rest: vec[u8], cards: list[int]) -> None:
    for card in cards:
        if rest[card]:
            rest[card] -= 1
