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
from meadhall.engine.flat import i64
from meadhall.games.bloodrage.cards import AGE, KIND, NONE, QUEST
from meadhall.games.bloodrage.hidden_deal import Dealing, Way
from meadhall.games.bloodrage.layout import DISCARD, DRAFT, LAST_AGE, PACK, SEATS
from meadhall.games.bloodrage.pack_knowledge import Packs, Source, fits, quests_among
from meadhall.games.bloodrage.state import BloodRage

WORLDS: Final = 32
"""So many are worked out for a view at most."""
TRIES: Final = 200
EVERYBODY: Final = (1 << SEATS) - 1
"""All seats, as bits."""


def fill_hidden(s: BloodRage, deal: i64) -> None:
    """Turn a masked state into a whole one: choose a world, deal the rest of it."""
    if not s.plan:
        s.plan += [None] * WORLDS
    number: i64 = deal % WORLDS
    world: Dealing | None = s.plan[number]
    if world is None:
        world = work_out(s, int(number))
        s.plan[number] = world
    world.deal(s, deal // WORLDS)
    s.plan = []


def work_out(s: BloodRage, number: int) -> Dealing:
    """A world of this view, always the same for the same number, ready to be dealt."""
    chance = Chance(number * 7919 + 1)
    for tried in range(3 * TRIES):
        world = World(s)
        # Where no card of this age can be a quest that is laid, hardly any guess may do: then what was kept is one, by
        # all who have laid any or else by some of them.
        laid = 0 if tried < TRIES else EVERYBODY if tried < 2 * TRIES else int(chance.below(EVERYBODY + 1))
        if world.choose_kept(s, chance, laid) and world.meet_hands(s, chance):
            return world.dealing(s)
    raise ValueError("no hands fit what this view knows")


@final
class World:
    """What is settled about a world; `Dealing` does the rest."""

    def __init__(self, s: BloodRage) -> None:
        self.viewer = int(s.viewer)
        self.others = [seat for seat in range(s.seats) if seat != self.viewer]
        self.kept = [NONE] * SEATS
        self.ways: list[list[Way]] = [[] for _ in range(SEATS)]
        """What else a seat may have kept."""
        self.drafting = s.phase == DRAFT
        self.fresh = [0] * SEATS
        """How many unknown cards of this age a seat holds."""
        if s.phase != DRAFT and s.phase <= DISCARD:
            for seat in self.others:
                held = len(s.hands[seat]) + len(s.quests[seat])
                self.fresh[seat] = held - len(s.known[seat]) - len(s.veiled[seat]) - (s.old[seat] > 0)
        self.packs: Packs | None = None
        self.past = s.packs.copy()
        """All packs, those of earlier ages filled where they still matter."""
        self.placed: list[int] = []
        """Kept cards taken from what is in nobody's sight, where no packs are on record."""

    def choose_kept(self, s: BloodRage, chance: Chance, laid: int = 0) -> bool:
        """For every other seat with an unknown card of an earlier age, one that it may be; of the seats in `laid` a
        quest wherever there is one laid that nobody has seen."""
        ages = [age for age in range(1, LAST_AGE + 1) if any((old >> age) & 1 for old in s.old)]
        older = [self.older_packs(s, age, chance) for age in ages]
        chosen: list[tuple[int, Source]] = []
        for seat in self.others:
            if not s.old[seat]:
                continue
            # With more quests laid than other cards could be, the old card is one of them.
            fresh = 0 if (laid >> seat) & 1 else self.fresh[seat]
            quest = quests_among(s.veiled[seat]) + fresh < len(s.quests[seat])
            choices = [Source(card, None, None, NONE) for card in s.loose[seat] if fits(card, quest)]
            for packs in older:
                if (s.old[seat] >> packs.age) & 1:
                    choices += packs.one_of(seat, quest, chance)
            if not choices:
                return False
            source = choices[int(chance.below(len(choices)))]
            self.kept[seat] = source.card
            if source.packs is not None and not source.packs.recorded:
                self.keep_once(older, source.card, source.packs)
            elif source.group is not None:
                chosen.append((seat, source))
        for packs in older:
            if packs.recorded:
                packs.lay_at_random(chance)
                first = (packs.age - 1) * SEATS
                self.past[first : first + s.seats] = packs.written(s.seats)
        touched: set[int] = set()
        for seat, source in chosen:
            self.ways[seat] = self.ways_to_keep(source, s.seats, touched)
        return True

    def ways_to_keep(self, source: Source, seats: int, touched: set[int]) -> list[Way]:
        """What may have been kept in this world: any card that lies in the same group, each with the packs as they then
        were. Packs that another seat's ways change are left alone."""
        packs, group, place = source.packs, source.group, source.place
        assert packs is not None and group is not None
        card = packs.flat[place]
        first = (packs.age - 1) * SEATS
        out: list[Way] = [(bytes((card,)), [])]
        changed: set[int] = set()
        for i in range(len(group.places)):
            other, at = group.cards[i], group.places[i]
            both = {place // PACK, at // PACK}
            if (KIND[other] == QUEST) == (KIND[card] == QUEST) and not {first + pack for pack in both} & touched:
                packs.flat[place], packs.flat[at] = other, card
                written = packs.written(seats)
                packs.flat[place], packs.flat[at] = card, other
                out.append((bytes((other,)), [(first + pack, written[pack]) for pack in sorted(both)]))
                changed |= {first + pack for pack in both}
        touched |= changed
        return out

    def keep_once(self, older: list[Packs], card: int, source: Packs) -> None:
        """Where no packs are on record a card may seem to be of several ages: it is in one place only."""
        self.placed.append(card)
        for packs in older:
            if packs is not source and not packs.recorded and card in packs.groups[0].cards:
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
        for seat in self.others:
            have = quests_among((*s.veiled[seat], self.kept[seat]))
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
        for age in (*range(s.age, 0, -1), *range(s.age + 1, LAST_AGE + 1)):
            pool += [card for card in unseen if AGE[card] == age]
            if len(pool) >= sum(self.fresh) and quests_among(tuple(pool)) >= quests:
                break
        return pool

    def dealing(self, s: BloodRage) -> Dealing:
        """Write down what is left to deal, with the cards that each other seat holds for certain in this world."""
        held: list[list[int]] = [[] for _ in range(SEATS)]
        for seat in self.others:
            if self.packs is not None and not self.drafting:
                held[seat] += self.packs.unshown[seat]
            held[seat] += s.veiled[seat]
            if self.kept[seat] != NONE and not self.ways[seat]:
                held[seat].append(self.kept[seat])
        return Dealing(s, self.packs, self.past, self.ways, held)
