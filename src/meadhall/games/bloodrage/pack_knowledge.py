"""The packs of a draft as a viewer knows them: groups of cards, and the places where they lie."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple, final

from meadhall.engine.chance import Chance
from meadhall.games.bloodrage.cards import AGE, ALL, COPIES, KIND, NONE, OF_AGE, QUEST
from meadhall.games.bloodrage.knowledge import cards_left, owner, stretches
from meadhall.games.bloodrage.layout import DRAFT, LAST_AGE, PACK, SEATS
from meadhall.games.bloodrage.state import BloodRage

NOBODY: Final = SEATS
"""Took the cards that are dropped at the end of a draft."""


@final
class Group:
    """Cards, and the places in packs where they lie in an order nobody knows; `seats[i]` took the card of `places[i]`.
    At `quest_places` lie quests, any of those that are among the cards."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self.places: list[int] = []
        self.seats: list[int] = []
        self.quest_places: list[int] = []
        self.quest_seats: list[int] = []

    def add(self, place: int, seat: int) -> None:
        self.places.append(place)
        self.seats.append(seat)

    def take(self, seat: int, card: int) -> int:
        """Settle that this seat took this card; gives its place."""
        at = self.seats.index(seat)
        self.cards.remove(card)
        self.seats.pop(at)
        return self.places.pop(at)

    def reserve(self, seat: int) -> None:
        """Settle that one of the cards this seat took is a quest."""
        at = self.seats.index(seat)
        self.quest_seats.append(self.seats.pop(at))
        self.quest_places.append(self.places.pop(at))


class Source(NamedTuple):
    """A card that somebody may have kept, and where it lay: in a group of packs, or among those that are certain."""

    card: int
    packs: Packs | None
    group: Group | None
    place: int


@final
class Packs:
    """The packs of one age as a viewer knows them."""

    def __init__(self, s: BloodRage, age: int, viewer: int) -> None:
        self.age = age
        self.groups: list[Group] = []
        self.unshown: list[list[int]] = [[], [], [], []]
        """Cards that a seat certainly took and has not shown since."""
        self.recorded = len(s.packs[(age - 1) * SEATS]) > 0
        self.flat: list[int] = []
        """All packs one after the other, as far as they are settled."""
        if self.recorded:
            self.read_packs(s, viewer)
        else:
            self.groups.append(Group(unseen_pool(s, age if age < s.age else LAST_AGE, viewer)))

    def read_packs(self, s: BloodRage, viewer: int) -> None:
        counts = cards_left(s, []) if s.phase == DRAFT and self.age == s.age else COPIES[s.seats].copy()
        unknown = Group([])
        self.groups.append(unknown)
        for pack in range(s.seats):
            cards = s.packs[(self.age - 1) * SEATS + pack]
            self.flat += cards
            cuts = [*stretches(s, self.age, pack, viewer), PACK]
            for at in range(cuts[0]):
                unknown.add(pack * PACK + at, self.taker(s, pack, at))
            for begin, end in pairwise(cuts):
                group = Group([card for card in cards[begin:end] if card != NONE])
                for at in range(begin, end):
                    (unknown if cards[at] == NONE else group).add(pack * PACK + at, self.taker(s, pack, at))
                for card in group.cards:
                    counts[card] -= 1
                self.sort_in(group, viewer)
        unknown.cards = [card for card in OF_AGE[self.age] for _ in range(max(0, counts[card]))]

    def taker(self, s: BloodRage, pack: int, at: int) -> int:
        seat = owner(s, self.age, pack, at)
        return NOBODY if seat == NONE else seat

    def sort_in(self, group: Group, viewer: int) -> None:
        """A stretch taken by one seat, or by the viewer, leaves nothing open."""
        if not group.places:
            return
        seat = group.seats[0]
        if group.seats.count(seat) < len(group.seats):
            self.groups.append(group)
        elif seat != viewer and seat != NOBODY:
            self.unshown[seat] += group.cards

    def satisfy(self, s: BloodRage, viewer: int, quests: list[int], chance: Chance) -> bool:
        """Settle places for all that the seats have shown since, and for as many quests as they must hold."""
        wanted: list[tuple[int, int]] = []
        for seat in range(s.seats):
            if seat == viewer or not self.recorded:
                continue
            for card in s.shown[seat]:
                if AGE[card] == self.age:
                    if card in self.unshown[seat]:
                        self.unshown[seat].remove(card)
                    else:
                        wanted.append((seat, card))
        for seat in range(s.seats):
            certain = quests_among(tuple(self.unshown[seat]))
            wanted += [(seat, -1)] * max(0, quests[seat] - certain)
        return self.meet(wanted, 0, chance)

    def meet(self, wanted: list[tuple[int, int]], number: int, chance: Chance) -> bool:
        """Find a place for one wanted card after the other, trying the groups in a random turn."""
        if number == len(wanted):
            return True
        seat, card = wanted[number]
        count = len(self.groups)
        turn = int(chance.below(count))
        for i in range(count):
            group = self.groups[(i + turn) % count]
            if seat not in group.seats:
                continue
            if card < 0:
                if quests_among(tuple(group.cards)) > len(group.quest_places):
                    group.reserve(seat)
                    if self.meet(wanted, number + 1, chance):
                        return True
                    group.add(group.quest_places.pop(), group.quest_seats.pop())
            elif card in group.cards:
                place = group.take(seat, card)
                before = self.settle(place, card)
                if self.meet(wanted, number + 1, chance):
                    return True
                self.settle(place, before)
                group.cards.append(card)
                group.add(place, seat)
        return False

    def settle(self, place: int, card: int) -> int:
        """Write a card down where it lies; gives what stood there."""
        if not self.recorded:
            return NONE
        before = self.flat[place]
        self.flat[place] = card
        return before

    def written(self, seats: int) -> list[tuple[int, ...]]:
        return [tuple(self.flat[pack * PACK : pack * PACK + PACK]) for pack in range(seats)]

    def lay_at_random(self, chance: Chance) -> None:
        """Settle all that is open."""
        for group in self.groups:
            chance.shuffle(group.cards)
            for i in range(len(group.places)):
                self.flat[group.places[i]] = group.cards[i]

    def one_of(self, seat: int, quest: bool, chance: Chance) -> list[Source]:
        """A card this seat may have taken and not shown, removed from what is open; none if there is none."""
        certain = [card for card in self.unshown[seat] if fits(card, quest)]
        groups = [group for group in self.groups if any(fits(card, quest) for card in group.cards)]
        total = len(certain) + sum([group.seats.count(seat) for group in groups])
        if total == 0:
            return []
        at = int(chance.below(total))
        if at < len(certain):
            self.unshown[seat].remove(certain[at])
            return [Source(certain[at], self, None, NONE)]
        at -= len(certain)
        while at >= groups[0].seats.count(seat):
            at -= groups[0].seats.count(seat)
            groups = groups[1:]
        cards = [card for card in groups[0].cards if fits(card, quest)]
        card = cards[int(chance.below(len(cards)))]
        place = groups[0].take(seat, card)
        self.settle(place, card)
        return [Source(card, self, groups[0], place)]


def fits(card: int, quest: bool) -> bool:
    return not quest or KIND[card] == QUEST


def quests_among(cards: tuple[int, ...]) -> int:
    return sum([KIND[card] == QUEST for card in cards])


def unseen_pool(s: BloodRage, last: int, viewer: int) -> list[int]:
    """No packs are on record (a position given as text): whatever is in nobody's sight may be anywhere; cards up to
    this age."""
    sight: list[tuple[int, ...]] = [*s.table, *s.known, *s.veiled, *s.loose]
    if viewer >= 0:
        sight += [s.hands[viewer], s.quests[viewer]]
    left = cards_left(s, sight)
    return [card for card in ALL if AGE[card] <= last for _ in range(max(0, left[card]))]
