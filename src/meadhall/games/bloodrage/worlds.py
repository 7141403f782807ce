"""Whole states made of what a seat knows.

A world gives every card that the viewer has not seen a place that fits what it knows: the packs of the draft, what each
seat was later seen to have, how many quests are laid. Which seat took a card is told by its place in the pack alone.
So the unknown cards form groups (a stretch of a pack whose cards are known, or all that is unknown), and a world is a
way to lay the cards of each group in its places. The part of it that has to be searched for is worked out a few times
for a view and kept (`s.plan`); the rest is dealt anew for every sample.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from meadhall.engine.chance import Chance
from meadhall.engine.flat import u8, vec
from meadhall.games.bloodrage.cards import AGE, ALL, COPIES, KIND, NONE, QUEST
from meadhall.games.bloodrage.clans import SLOTS
from meadhall.games.bloodrage.layout import DISCARD, DRAFT, PACK, SEATS
from meadhall.games.bloodrage.memory import width
from meadhall.games.bloodrage.packs import NOBODY, Group, Packs, fits, quests_among

if TYPE_CHECKING:
    from meadhall.games.bloodrage.state import BloodRage

WORLDS: Final = 32
"""So many are worked out for a view at most."""
TRIES: Final = 200


def fill(s: BloodRage, chance: Chance) -> None:
    """Turn a masked state into a whole one: choose a world, deal the rest of it."""
    plan = s.plan
    if not plan:
        plan += [None] * WORLDS
    number = int(chance.below(WORLDS))
    world = plan[number]
    if world is None:
        world = work_out(s, number)
        plan[number] = world
    world.deal(s, chance)
    s.plan = []


def work_out(s: BloodRage, number: int) -> World:
    """A world of this view, always the same for the same number."""
    chance = Chance(number * 7919 + 1)
    for _ in range(TRIES):
        world = World(s)
        if world.choose_kept(s, chance) and world.meet_hands(s, chance):
            world.count_rest(s)
            return world
    raise ValueError("no hands fit what this view knows")


@final
class World:
    """What is settled about a world; `deal` does the rest."""

    def __init__(self, s: BloodRage) -> None:
        self.viewer = int(s.viewer)
        self.kept = [NONE] * SEATS
        self.drafting = s.phase == DRAFT
        self.fresh = [0] * SEATS
        """How many unknown cards of this age a seat holds."""
        if s.phase != DRAFT and s.phase <= DISCARD:
            for seat in range(s.seats):
                if seat != self.viewer:
                    held = len(s.hands[seat]) + len(s.quests[seat])
                    self.fresh[seat] = held - len(s.known[seat]) - len(s.veiled[seat]) - (s.old[seat] > 0)
        self.packs: Packs | None = None
        self.past: list[tuple[int, tuple[int, ...]]] = []
        """Packs of earlier ages that still matter."""
        self.rest: vec[u8] = s.rest[:]

    def choose_kept(self, s: BloodRage, chance: Chance) -> bool:
        """For every other seat with an unknown card of an earlier age, one that it may be."""
        older: list[Packs | None] = [None, None, None, None]
        for seat in range(s.seats):
            for age in range(1, 4):
                if (s.old[seat] >> age) & 1 and older[age] is None:
                    older[age] = self.older_packs(s, age, chance)
        for seat in range(s.seats):
            if seat == self.viewer or not s.old[seat]:
                continue
            # With more quests laid than other cards could be, the old card is one of them.
            quest = quests_among(s.veiled[seat]) + self.fresh[seat] < len(s.quests[seat])
            choices = [card for card in s.loose[seat] if fits(card, quest)]
            for age in range(1, 4):
                packs = older[age]
                if packs is not None and (s.old[seat] >> age) & 1:
                    card = packs.one_of(seat, quest, chance)
                    if card != NONE:
                        choices.append(card)
            if not choices:
                return False
            self.kept[seat] = choices[int(chance.below(len(choices)))]
        for age in range(1, 4):
            packs = older[age]
            if packs is not None and packs.recorded:
                for group in packs.groups:
                    group.measure()
                    lay(group, packs.flat, [[], [], [], []], chance, True)
                written = packs.written(s.seats)
                for pack in range(s.seats):
                    self.past.append(((age - 1) * SEATS + pack, written[pack]))
        return True

    def older_packs(self, s: BloodRage, age: int, chance: Chance) -> Packs:
        packs = Packs(s, age, self.viewer)
        packs.satisfy(s, self.viewer, [0] * SEATS, chance)
        if not packs.recorded:
            packs.groups[0].seats = list(range(s.seats)) * 2
            packs.groups[0].places = [0] * len(packs.groups[0].seats)
        return packs

    def meet_hands(self, s: BloodRage, chance: Chance) -> bool:
        """Settle the packs of this age as far as shown cards and laid quests ask for it."""
        if s.phase > DISCARD:
            return True
        packs = Packs(s, s.age, self.viewer)
        self.packs = packs
        quests = [0] * SEATS
        for seat in range(s.seats):
            if seat != self.viewer and s.quests[seat]:
                kept = self.kept[seat]
                have = quests_among(s.veiled[seat]) + (kept != NONE and KIND[kept] == QUEST)
                quests[seat] = max(0, len(s.quests[seat]) - have)
        if not packs.recorded:
            # As many places as there are unknown cards, younger cards first.
            pool = packs.groups[0].cards
            need = sum(self.fresh)
            current = [card for card in pool if AGE[card] == s.age]
            if len(current) < need:
                current += [card for card in pool if AGE[card] < s.age]
            packs.groups[0].cards = current
            for seat in range(s.seats):
                for _ in range(self.fresh[seat]):
                    packs.groups[0].add(0, seat)
        if not packs.satisfy(s, self.viewer, quests, chance):
            return False
        for group in packs.groups:
            group.measure()
        return True

    def count_rest(self, s: BloodRage) -> None:
        """What lies nowhere else once the hands of the others are dealt is in the decks to come or out of the play."""
        left = COPIES[s.seats].copy()
        places = [*s.table, *s.known]
        if self.viewer >= 0:
            places += [s.hands[self.viewer], s.quests[self.viewer]]
            for card in s.known[self.viewer]:
                left[card] += 1
        for cards in places:
            for card in cards:
                left[card] -= 1
        for i in range(SEATS * SLOTS):
            slot: int = s.slots[i]
            if slot != NONE:
                left[slot] -= 1
        self.rest = vec[u8]([max(0, left[card] - int(s.pile[card])) for card in ALL])

    # --- dealing --------------------------------------------------------------------------------------------------

    def deal(self, s: BloodRage, chance: Chance) -> None:
        """Deal what is open, in one of all ways."""
        s.rest = self.rest[:]
        taken: list[list[int]] = [[], [], [], []]
        packs = self.packs
        for at, cards in self.past:
            s.packs[at] = cards
        if packs is not None:
            for seat in range(s.seats):
                taken[seat] += packs.unshown[seat]
            flat = packs.flat.copy()
            for group in packs.groups:
                lay(group, flat, taken, chance, packs.recorded)
            if packs.recorded:
                self.write_packs(s, flat)
        for seat in range(s.seats):
            if seat != self.viewer:
                self.deal_hand(s, seat, [] if self.drafting else taken[seat], chance)

    def write_packs(self, s: BloodRage, flat: list[int]) -> None:
        done = s.round * width(s)
        for pack in range(s.seats):
            cards = flat[pack * PACK : pack * PACK + PACK]
            if self.drafting:
                cards = cards[:done] + sorted(cards[done:])
                take_from_rest(s, cards)
            s.packs[(s.age - 1) * SEATS + pack] = tuple(cards)

    def deal_hand(self, s: BloodRage, seat: int, taken: list[int], chance: Chance) -> None:
        """Share out the unknown cards of a seat between its hand and its laid quests."""
        cards = [*taken, *s.veiled[seat]]
        if self.kept[seat] != NONE:
            cards.append(self.kept[seat])
        take_from_rest(s, cards)
        laid = len(s.quests[seat])
        if laid:
            quests = [card for card in cards if KIND[card] == QUEST]
            if len(quests) > laid:
                chance.shuffle(quests)
                quests = quests[:laid]
            for card in quests:
                cards.remove(card)
            s.quests[seat] = tuple(sorted(quests))
        cards += s.known[seat]
        cards.sort()
        s.hands[seat] = tuple(cards)


def take_from_rest(s: BloodRage, cards: list[int]) -> None:
    for card in cards:
        left: int = s.rest[card]
        if left:
            s.rest[card] = left - 1


def lay(group: Group, flat: list[int], taken: list[list[int]], chance: Chance, recorded: bool) -> None:
    """Lay the cards of a group in its places in any order."""
    cards = group.cards.copy()
    left = len(cards)
    drawn = 0
    places = group.places
    seats = group.seats
    spans = group.spans
    for i in range(len(places)):
        if spans[i]:
            drawn = int(chance.below(spans[i]))
        at = drawn % left
        drawn //= left
        left -= 1
        card = cards[at]
        cards[at] = cards[left]
        if seats[i] != NOBODY:
            taken[seats[i]].append(card)
        if recorded:
            flat[places[i]] = card
