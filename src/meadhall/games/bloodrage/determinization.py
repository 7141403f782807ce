"""Whole states made of what a seat knows.

A world gives every card that the viewer has not seen a place that fits what it knows: the packs of the draft, what each
seat was later seen to have, how many quests are laid. Which seat took a card is told by its place in the pack alone.
So the unknown cards form groups (a stretch of a pack whose cards are known, or all that is unknown), and a world is a
way to lay the cards of each group in its places. The part of it that has to be searched for is worked out a few times
for a view and kept (`s.plan`); the rest is dealt anew for every sample.
"""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64, u8, vec
from meadhall.games.bloodrage.cards import AGE, KIND, NONE, QUEST
from meadhall.games.bloodrage.hidden_deal import Dealing, KeptWays
from meadhall.games.bloodrage.knowledge import cards_left
from meadhall.games.bloodrage.layout import DISCARD, DRAFT, PACK, SEATS
from meadhall.games.bloodrage.pack_knowledge import Group, Packs, fits, quests_among
from meadhall.games.bloodrage.state import BloodRage

WORLDS: Final = 32
"""So many are worked out for a view at most."""
TRIES: Final = 200


def fill(s: BloodRage, deal: i64) -> None:
    """Turn a masked state into a whole one: choose a world, deal the rest of it."""
    plan = s.plan
    if not plan:
        plan += [None] * WORLDS
    drawn = int(deal)
    number = drawn % WORLDS
    world = plan[number]
    if world is None:
        world = work_out(s, number)
        plan[number] = world
    world.deal(s, drawn // WORLDS)
    s.plan = []


def work_out(s: BloodRage, number: int) -> Dealing:
    """A world of this view, always the same for the same number, ready to be dealt."""
    chance = Chance(number * 7919 + 1)
    for _ in range(TRIES):
        world = World(s)
        if world.choose_kept(s, chance) and world.meet_hands(s, chance):
            return world.dealing(s)
    raise ValueError("no hands fit what this view knows")


@final
class World:
    """What is settled about a world; `Dealing` does the rest."""

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
        self.kept_ways: list[KeptWays] = []
        self.placed: list[int] = []
        """Kept cards taken from what is in nobody's sight, where no packs are on record."""

    def choose_kept(self, s: BloodRage, chance: Chance) -> bool:
        """For every other seat with an unknown card of an earlier age, one that it may be."""
        older: list[Packs | None] = [None, None, None, None]
        swaps: list[tuple[int, Packs, Group, int]] = []
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
            loose = len(choices)
            sources: list[Packs] = []
            places: list[tuple[Group, int]] = []
            for age in range(1, 4):
                packs = older[age]
                if packs is not None and (s.old[seat] >> age) & 1:
                    card = packs.one_of(seat, quest, chance)
                    if card != NONE:
                        choices.append(card)
                        sources.append(packs)
                        places.append((packs.source, packs.source_place))
            if not choices:
                return False
            at = int(chance.below(len(choices)))
            self.kept[seat] = choices[at]
            if at >= loose:
                self.keep_once(older, choices[at], sources[at - loose])
                group, place = places[at - loose]
                if sources[at - loose].recorded and place != NONE:
                    swaps.append((seat, sources[at - loose], group, place))
        for age in range(1, 4):
            packs = older[age]
            if packs is not None and packs.recorded:
                for group in packs.groups:
                    chance.shuffle(group.cards)
                    for i in range(len(group.places)):
                        packs.flat[group.places[i]] = group.cards[i]
                written = packs.written(s.seats)
                for pack in range(s.seats):
                    self.past.append(((age - 1) * SEATS + pack, written[pack]))
        touched: set[int] = set()
        for seat, source, group, place in swaps:
            self.kept_ways.append((seat, self.ways_to_keep(source, group, place, s.seats, touched)))
        return True

    def ways_to_keep(
        self, packs: Packs, group: Group, place: int, seats: int, touched: set[int]
    ) -> list[tuple[int, list[tuple[int, tuple[int, ...]]]]]:
        """What else may have been kept in this world: any card that lies in the same group, each with the packs as they
        then were. Packs that another seat's ways change are left alone."""
        card = packs.flat[place]
        first = (packs.age - 1) * SEATS
        out: list[tuple[int, list[tuple[int, tuple[int, ...]]]]] = [(card, [])]
        changed: set[int] = set()
        for i in range(len(group.places)):
            other, at = group.cards[i], group.places[i]
            both = {place // PACK, at // PACK}
            if (KIND[other] == QUEST) == (KIND[card] == QUEST) and not {first + pack for pack in both} & touched:
                packs.flat[place], packs.flat[at] = other, card
                written = packs.written(seats)
                packs.flat[place], packs.flat[at] = card, other
                out.append((other, [(first + pack, written[pack]) for pack in sorted(both)]))
                changed |= {first + pack for pack in both}
        touched |= changed
        return out

    def keep_once(self, older: list[Packs | None], card: int, source: Packs) -> None:
        """Where no packs are on record a card may seem to be of several ages: it is in one place only."""
        if source.recorded:
            return
        self.placed.append(card)
        for packs in older:
            if packs is not None and packs is not source and not packs.recorded and card in packs.groups[0].cards:
                packs.groups[0].cards.remove(card)

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
            packs.groups[0].cards = self.enough(s, packs.groups[0].cards, sum(quests))
            for seat in range(s.seats):
                for _ in range(self.fresh[seat]):
                    packs.groups[0].add(0, seat)
        return packs.satisfy(s, self.viewer, quests, chance)

    def enough(self, s: BloodRage, unseen: list[int], quests: int) -> list[int]:
        """Without packs on record: cards for all unknown places and for all quests laid. Of this age if there are
        enough of them; else of those before it too; a position given as text may even hold some of those to come."""
        for card in self.placed:
            if card in unseen:
                unseen.remove(card)
        pool: list[int] = []
        for age in (*range(s.age, 0, -1), *range(s.age + 1, 4)):
            pool += [card for card in unseen if AGE[card] == age]
            if len(pool) >= sum(self.fresh) and sum(KIND[card] == QUEST for card in pool) >= quests:
                break
        return pool

    def dealing(self, s: BloodRage) -> Dealing:
        """Write down what is left to deal, with the cards that each other seat holds for certain in this world."""
        held: list[list[int]] = [[], [], [], []]
        varied = [seat for seat, _ in self.kept_ways]
        for seat in range(s.seats):
            if seat != self.viewer:
                if self.packs is not None and not self.drafting:
                    held[seat] += self.packs.unshown[seat]
                held[seat] += s.veiled[seat]
                if self.kept[seat] != NONE and seat not in varied:
                    held[seat].append(self.kept[seat])
        return Dealing(s, self.packs, self.past, self.kept_ways, held, self.drafting, self.count_rest(s))

    def count_rest(self, s: BloodRage) -> vec[u8]:
        """What lies nowhere else, before the hands of the others are dealt: in the decks to come or out of the play."""
        places = [*s.table]
        for seat in range(s.seats):
            places += [s.hands[seat], s.quests[seat]] if seat == self.viewer else [s.known[seat]]
        return vec[u8]([max(0, left) for left in cards_left(s, places)])
