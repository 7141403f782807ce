"""What a seat may know of the cards, and how a whole state is made of that.

Everybody remembers what was shown in the open: `known` are cards certainly in a seat's hand, `veiled` those in its hand
or among its laid quests, `shown` all that a seat is known to have drafted. Of the card kept from an earlier age only
its possible ages are public (`old`), and cards seen before that it might be (`loose`).

Each seat also remembers the packs it held in the draft. A pack is written as its six picks in order and the two cards
dropped at the end; a seat that has held it knows its own picks, and of the stretches between them which cards they hold
but not in which order, that is: not who took which. Packs it has not held yet are unknown before that (R-47).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from meadhall.engine.chance import Chance
from meadhall.engine.flat import u8, vec
from meadhall.games.bloodrage.cards import AGE, ALL, COPIES, KIND, NONE, OF_AGE, QUEST, TYPES
from meadhall.games.bloodrage.clans import SLOTS
from meadhall.games.bloodrage.layout import DISCARD, DRAFT, PACK, PICKS, SEATS
from meadhall.games.bloodrage.notation import with_card, without

if TYPE_CHECKING:
    from meadhall.games.bloodrage.state import BloodRage


# --- what is seen in the open -------------------------------------------------------------------------------------


def show(s: BloodRage, seat: int, card: int) -> None:
    """A card of a seat's hand or laid quests is turned up; whoever sees it remembers where it came from."""
    if card in s.known[seat]:
        s.known[seat] = without(s.known[seat], card)
    elif card in s.veiled[seat]:
        s.veiled[seat] = without(s.veiled[seat], card)
    elif s.old[seat] and AGE[card] < s.age:
        if card not in s.loose[seat]:
            s.shown[seat] = with_card(s.shown[seat], card)
        s.old[seat] = 0
        s.loose[seat] = ()
    else:
        s.shown[seat] = with_card(s.shown[seat], card)


def play_from_hand(s: BloodRage, seat: int, card: int) -> None:
    """A card leaves a hand face up."""
    s.hands[seat] = without(s.hands[seat], card)
    show(s, seat, card)
    s.learn()


def back_to_hand(s: BloodRage, seat: int, card: int) -> None:
    """A card that everybody has seen goes to a hand."""
    s.hands[seat] = with_card(s.hands[seat], card)
    s.known[seat] = with_card(s.known[seat], card)


def veil_quests(s: BloodRage, seat: int) -> None:
    """A quest was laid face down: it may be any quest known to have been in that hand."""
    for card in s.known[seat]:
        if KIND[card] == QUEST:
            s.known[seat] = without(s.known[seat], card)
            s.veiled[seat] = with_card(s.veiled[seat], card)


def forget_hands(s: BloodRage, seat: int) -> None:
    """All but one card were dropped unseen: none of those known is certain any more."""
    for card in s.known[seat]:
        s.veiled[seat] = with_card(s.veiled[seat], card)
    s.known[seat] = ()


def close_age(s: BloodRage) -> None:
    """Quests are revealed, hands dropped: what is left in a hand is one card at most, of this age or an older one."""
    for seat in range(s.seats):
        if not s.hands[seat] or s.known[seat]:
            s.old[seat] = 0
            s.loose[seat] = ()
            if not s.hands[seat]:
                s.known[seat] = ()
        else:
            before = s.loose[seat] if s.old[seat] else ()
            s.loose[seat] = tuple(sorted(before + s.veiled[seat]))
            s.old[seat] |= 1 << s.age
        s.veiled[seat] = ()


# --- packs --------------------------------------------------------------------------------------------------------


def drafted(s: BloodRage, age: int) -> bool:
    """Whether the packs of this age were passed on; in a first game those of age one are not (R-49)."""
    return age > 1 or not s.game.options["first_game"]


def width(s: BloodRage) -> int:
    """How many cards are picked at a time (379)."""
    return 2 if s.seats == 2 else 1


def owner(s: BloodRage, age: int, pack: int, at: int) -> int:
    """The seat that took the card at this place of a pack; NONE for the two dropped at the end."""
    if not drafted(s, age):
        return pack
    return NONE if at >= PICKS else (pack + at // width(s)) % s.seats


def stretches(s: BloodRage, age: int, pack: int, viewer: int) -> list[int]:
    """Where the stretches of a pack begin whose cards the viewer knows; empty if it has not held the pack."""
    if viewer < 0:
        return []
    if not drafted(s, age):
        return [0] if pack == viewer else []
    step = width(s)
    rounds = PICKS // step
    now = s.round if age == s.age and s.phase == DRAFT else rounds
    out: list[int] = []
    held = (viewer - pack) % s.seats
    while held < rounds and held <= now:
        out.append(held * step)
        if held < now:
            out.append(held * step + step)
        held += s.seats
    return out


def mask(s: BloodRage, other: BloodRage, viewer: int) -> None:
    """Fill in the cards the viewer may know; all others are NONE."""
    other.hands = [(NONE,) * len(hand) for hand in s.hands]
    other.quests = [(NONE,) * len(quests) for quests in s.quests]
    other.packs = [()] * (3 * SEATS)
    other.rest = vec[u8]([0] * TYPES)
    if viewer >= 0:
        other.hands[viewer] = s.hands[viewer]
        other.quests[viewer] = s.quests[viewer]
    for age in range(1, s.age + 1):
        for pack in range(s.seats):
            at = (age - 1) * SEATS + pack
            cards = s.packs[at]
            if not cards:
                continue
            cuts = stretches(s, age, pack, viewer)
            if not cuts:
                other.packs[at] = (NONE,) * PACK
                continue
            known = [NONE] * cuts[0]
            for i in range(len(cuts)):
                end = cuts[i + 1] if i + 1 < len(cuts) else PACK
                known += sorted(cards[cuts[i] : end])
            other.packs[at] = tuple(known)


# --- making up what is hidden -------------------------------------------------------------------------------------


def fill(s: BloodRage, chance: Chance) -> None:
    """Deal the unknown cards anew so that the viewer cannot tell: packs first, hands and laid quests from them."""
    viewer = int(s.viewer)
    ages = 0
    fresh = [0] * SEATS
    for seat in range(s.seats):
        if seat != viewer:
            ages |= s.old[seat]
            if s.phase != DRAFT and s.phase <= DISCARD:
                held = len(s.hands[seat]) + len(s.quests[seat])
                fresh[seat] = held - len(s.known[seat]) - len(s.veiled[seat]) - (s.old[seat] > 0)
    kept = older_cards(s, viewer, ages, chance)
    for _ in range(20):
        if deal_current(s, viewer, fresh, kept, chance):
            break
        kept = older_cards(s, viewer, ages, chance)
    else:
        raise ValueError("no hands fit what this view knows")
    count_rest(s)


def older_cards(s: BloodRage, viewer: int, ages: int, chance: Chance) -> list[int]:
    """For every other seat that holds an unknown card of an earlier age, one that it may be; NONE else."""
    kept = [NONE] * SEATS
    if not ages:
        return kept
    unseen: list[list[list[int]]] = [[], [], [], []]
    for age in range(1, 4):
        if (ages >> age) & 1:
            packs = Packs(s, age, viewer)
            packs.fresh = [int((s.old[seat] >> age) & 1) for seat in range(SEATS)]
            packs.place(chance)
            unseen[age] = packs.unshown
    for seat in range(s.seats):
        if seat == viewer or not s.old[seat]:
            continue
        candidates = list(s.loose[seat])
        for age in range(1, 4):
            if (s.old[seat] >> age) & 1:
                candidates += unseen[age][seat]
        kept[seat] = candidates[chance.below(len(candidates))]
    return kept


def deal_current(s: BloodRage, viewer: int, fresh: list[int], kept: list[int], chance: Chance) -> bool:
    """Give every other seat its unknown cards of this age and share them out between hand and laid quests."""
    unshown: list[list[int]] = [[], [], [], []]
    if s.phase == DRAFT or any(fresh):
        packs = Packs(s, s.age, viewer)
        packs.fresh = fresh
        for seat in range(s.seats):
            need = len(s.quests[seat])
            if seat != viewer and need:
                need -= quests_among(s.veiled[seat]) + (kept[seat] != NONE and KIND[kept[seat]] == QUEST)
                packs.quests_needed[seat] = max(0, need)
        if not packs.place(chance):
            return False
        if s.phase != DRAFT:
            unshown = packs.unshown
    for seat in range(s.seats):
        if seat == viewer:
            continue
        loose = [*s.veiled[seat], *unshown[seat]]
        if kept[seat] != NONE:
            loose.append(kept[seat])
        laid: list[int] = []
        if s.quests[seat]:
            quests = [card for card in loose if KIND[card] == QUEST]
            chance.shuffle(quests)
            laid = quests[: len(s.quests[seat])]
            for card in laid:
                loose.remove(card)
        s.quests[seat] = tuple(sorted(laid))
        s.hands[seat] = tuple(sorted([*s.known[seat], *loose]))
    return True


def quests_among(cards: tuple[int, ...]) -> int:
    return sum(KIND[card] == QUEST for card in cards)


def count_rest(s: BloodRage) -> None:
    """What lies nowhere else is in the decks to come or out of the play."""
    left = COPIES[s.seats].copy()
    places = [*s.hands, *s.quests, *s.table]
    if s.phase == DRAFT:
        places += s.packs[(s.age - 1) * SEATS : s.age * SEATS]
    for cards in places:
        for card in cards:
            left[card] -= 1
    for i in range(SEATS * SLOTS):
        slot: int = s.slots[i]
        if slot != NONE:
            left[slot] -= 1
    s.rest = vec[u8]([max(0, left[card] - int(s.pile[card])) for card in ALL])


@final
class Packs:
    """The packs of one age as one viewer knows them: groups of cards, and the places these cards lie in.

    A group is a stretch whose cards are known, or all that is unknown: the places before the viewer's first look at a
    pack, and cards never dealt. Which seat took the card of a place is told by the place alone; so a world is a way
    to lay the cards of each group in its places in which every seat took what it was later seen to have.
    """

    def __init__(self, s: BloodRage, age: int, viewer: int) -> None:
        self.s = s
        self.age = age
        self.viewer = viewer
        self.fresh = [0] * SEATS
        self.quests_needed = [0] * SEATS
        self.unshown: list[list[int]] = [[], [], [], []]
        self.cards: list[list[int]] = []
        self.places: list[list[list[int]]] = []
        """By group and seat the places, as pack * PACK + place; those that nobody took under index SEATS."""
        self.asked: list[tuple[int, int]] = []
        self.laid: list[tuple[int, int, bool]] = []
        self.turn = 0
        self.recorded = len(s.packs[(age - 1) * SEATS]) > 0
        if self.recorded:
            self.read_packs()
        else:
            self.read_table()

    def read_packs(self) -> None:
        s = self.s
        counts = COPIES[s.seats].copy()
        unknown: list[list[int]] = [[], [], [], [], []]
        self.cards.append([])
        self.places.append(unknown)
        for pack in range(s.seats):
            cards = s.packs[(self.age - 1) * SEATS + pack]
            cuts = stretches(s, self.age, pack, self.viewer)
            first = cuts[0] if cuts else PACK
            for at in range(first):
                self.lay_open(unknown, pack, at)
            for i in range(len(cuts)):
                end = cuts[i + 1] if i + 1 < len(cuts) else PACK
                for card in cards[cuts[i] : end]:
                    counts[card] -= 1
                if end - cuts[i] > 1 and owner(s, self.age, pack, cuts[i]) != self.viewer:
                    places: list[list[int]] = [[], [], [], [], []]
                    for at in range(cuts[i], end):
                        self.lay_open(places, pack, at)
                    self.cards.append(list(cards[cuts[i] : end]))
                    self.places.append(places)
                else:
                    for at in range(cuts[i], end):
                        seat = owner(s, self.age, pack, at)
                        if seat != NONE and seat != self.viewer:
                            self.unshown[seat].append(cards[at])
        self.cards[0] = [card for card in OF_AGE[self.age] for _ in range(counts[card])]

    def lay_open(self, places: list[list[int]], pack: int, at: int) -> None:
        seat = owner(self.s, self.age, pack, at)
        places[SEATS if seat == NONE else seat].append(pack * PACK + at)

    def read_table(self) -> None:
        """No packs are on record (a position given as text): whatever is not in sight may be anywhere."""
        s = self.s
        counts = COPIES[s.seats].copy()
        sight: list[tuple[int, ...]] = [*s.table, *s.known, *s.veiled, *s.loose]
        if self.viewer >= 0:
            sight += [s.hands[self.viewer], s.quests[self.viewer]]
        for cards in sight:
            for card in cards:
                counts[card] -= 1
        for i in range(SEATS * SLOTS):
            slot: int = s.slots[i]
            if slot != NONE:
                counts[slot] -= 1
        pool: list[int] = []
        for card in ALL:
            if AGE[card] <= self.age:
                pool += [card] * max(0, counts[card] - int(s.pile[card]))
        self.cards.append(pool)

    # --- placing --------------------------------------------------------------------------------------------------

    def place(self, chance: Chance) -> bool:
        """Lay all cards of all groups; False if the laid quests of some seat cannot be had that way."""
        if not self.recorded:
            return self.draw(chance)
        s = self.s
        wanted: list[tuple[int, int]] = []
        for seat in range(s.seats):
            if seat != self.viewer:
                for card in s.shown[seat]:
                    if AGE[card] == self.age:
                        if card in self.unshown[seat]:
                            self.unshown[seat].remove(card)
                        else:
                            wanted.append((seat, card))
        for seat in range(s.seats):
            certain = sum(KIND[card] == QUEST for card in self.unshown[seat])
            wanted += [(seat, -1)] * max(0, self.quests_needed[seat] - certain)
        self.asked = wanted
        self.turn = int(chance.below(len(self.cards)))
        if wanted and not self.meet(0):
            return False
        out: list[list[int]] = [list(s.packs[(self.age - 1) * SEATS + pack]) for pack in range(s.seats)]
        for place, card, shown in self.laid:
            out[place // PACK][place % PACK] = card
            if not shown:
                self.unshown[owner(s, self.age, place // PACK, place % PACK)].append(card)
        for group in range(len(self.cards)):
            self.lay_rest(out, group, chance)
        for pack in range(s.seats):
            if self.age == s.age and s.phase == DRAFT:
                done = s.round * width(s)
                out[pack][done:] = sorted(out[pack][done:])
            s.packs[(self.age - 1) * SEATS + pack] = tuple(out[pack])
        return True

    def lay_rest(self, out: list[list[int]], group: int, chance: Chance) -> None:
        """Lay the cards of a group that nothing is known of, in any order."""
        cards = self.cards[group]
        left = len(cards)
        for seat in range(SEATS + 1):
            for place in self.places[group][seat]:
                at = int(chance.below(left))
                left -= 1
                card = cards[at]
                cards[at] = cards[left]
                out[place // PACK][place % PACK] = card
                if seat < SEATS:
                    self.unshown[seat].append(card)

    def meet(self, number: int) -> bool:
        """Find a place for every card that a seat must have taken, trying groups in turn."""
        if number == len(self.asked):
            return True
        seat, card = self.asked[number]
        groups = len(self.cards)
        for i in range(groups):
            group = (i + self.turn) % groups
            places = self.places[group][seat]
            if not places:
                continue
            cards = self.cards[group]
            if card >= 0:
                choices = [card] if card in cards else []
            else:
                choices = sorted({other for other in cards if KIND[other] == QUEST})
                if choices:
                    turn = self.turn % len(choices)
                    choices = choices[turn:] + choices[:turn]
            for choice in choices:
                cards.remove(choice)
                place = places.pop()
                self.laid.append((place, choice, card >= 0))
                if self.meet(number + 1):
                    return True
                self.laid.pop()
                places.append(place)
                cards.append(choice)
        return False

    def draw(self, chance: Chance) -> bool:
        """Without packs: any cards in no one's sight, of this age as long as there are some."""
        pool = self.cards[0]
        chance.shuffle(pool)
        current = [card for card in pool if AGE[card] == self.age]
        older = [card for card in pool if AGE[card] < self.age]
        pool = older + current
        for seat in range(self.s.seats):
            if seat == self.viewer:
                continue
            need = self.fresh[seat]
            for _ in range(self.quests_needed[seat]):
                quests = [card for card in pool if KIND[card] == QUEST]
                if not quests:
                    return False
                pool.remove(quests[-1])
                self.unshown[seat].append(quests[-1])
                need -= 1
            while need > 0 and pool:
                self.unshown[seat].append(pool.pop())
                need -= 1
        return True
