"""What happens by itself: features woken together (the active player announces first, so the opponent's resolve first:
L368, L390), cards that come back, symbionts that are seated."""

from __future__ import annotations

from typing import Any, Final, final

from meadhall.engine.bits import bit
from meadhall.engine.flat import i64, vec
from meadhall.engine.frames import Frame, Step
from meadhall.engine.types import Prompt
from meadhall.games.berserk import board, events, language, notation, questions, targets, under_way, values, verbs
from meadhall.games.berserk.features import Feature
from meadhall.games.berserk.state import ITEM_WIDTH, BerserkState


@final
class Run(Step[BerserkState]):
    """Go on with the topmost program."""

    def run(self, s: BerserkState) -> None:
        s.carry_on()


RUN: Final = Run()
ITEM_TERMS: Final[dict[int, str]] = {
    events.POISON_ITEM: "poison", events.REGENERATION_ITEM: "regeneration", events.TOKEN_ITEM: "incarnation_token",
    events.LATER_ITEM: "spell", events.SCAVENGING_ITEM: "scavenging", events.RETURN_ITEM: "incarnation",
}  # fmt: skip
PLAIN_ITEMS: Final = (events.POISON_ITEM, events.REGENERATION_ITEM, events.TOKEN_ITEM, events.RETURN_ITEM)
WOUNDING: Final = ("wound", "attack", "redistribute", "borrow")
"""Operations that may wound somebody."""


def start_program(
    s: BerserkState, slot: i64, feature: i64, side: i64, target: i64 = language.NOBODY, other: i64 = language.NOBODY,
    number: i64 = 0, cell: i64 = 0,
) -> vec[i64]:  # fmt: skip
    """Begin the program of a feature; gives its record."""
    act = under_way.push(s, under_way.SCRIPT_RECORD, slot, feature, side)
    act[under_way.S_PROGRAM] = feature
    act[under_way.S_STOP] = len(s.book.features[feature].program)
    act[under_way.S_TARGET] = target
    act[under_way.S_OTHER] = other
    act[under_way.S_NUMBER] = number
    act[under_way.S_CELL] = cell
    under_way.forget_arguments(act)
    s.then(RUN)
    return act


@final
class Batch(Step[BerserkState]):
    """What was woken at one moment, one after the other. `items` are numbers, so many for each."""

    def __init__(self, items: tuple[int, ...], lead: int = -1) -> None:
        super().__init__()
        self.items = items
        self.lead = lead

    def run(self, s: BerserkState) -> None:
        chosen = self.group(s)
        places = list(chosen)
        own = [place for place in places if grants_itself(s, chosen[place][events.I_FEATURE])]
        if own or len(places) == 1 or (places and independent(s, list(chosen.values()))):
            self.resolve(s, (own or places)[0])
        elif places:
            s.then(Order(int(s.side[chosen[places[0]][0]]), self.items, self.lead))

    def group(self, s: BerserkState) -> dict[int, tuple[int, ...]]:
        """The items that are next, by their places, without those that no longer fire: the opponent's, then the active
        player's; where they are used by turns, those of the seat whose turn it is. What can heal nothing comes last."""
        before = 1 - s.active if self.lead < 0 else self.lead
        early: dict[int, tuple[int, ...]] = {}
        late: dict[int, tuple[int, ...]] = {}
        for at in range(0, len(self.items), ITEM_WIDTH):
            item = self.items[at : at + ITEM_WIDTH]
            if events.still_fires(s, item[0], item[events.I_FEATURE]):
                (early if s.side[item[0]] == before else late)[at] = item
        found = early or late
        others = tuple(found.values())
        return {at: item for at, item in found.items() if not idle(s, item, others)} or found

    def resolve(self, s: BerserkState, at: int) -> None:
        end = at + ITEM_WIDTH
        rest = self.items[:at] + self.items[end:]
        if rest:
            s.then(Batch(rest, self.lead if self.lead < 0 else 1 - self.lead))
        resolve_item(s, self.items[at:end])


def grants_itself(s: BerserkState, number: i64) -> bool:
    """Whether a feature only gives its own card something: then it comes first, and nobody is asked (K-44)."""
    return number >= 0 and all(op.code == "grant" and op.who.is_self() for op in s.book.features[number].program)


def idle(s: BerserkState, item: tuple[int, ...], others: tuple[tuple[int, ...], ...]) -> bool:
    """Whether it can do nothing, and nothing else among these changes that: the regeneration of a card without wounds,
    or what needs a token in the graveyard where there is none."""
    slot, number = item[0], item[events.I_FEATURE]
    if number == events.REGENERATION_ITEM:
        return s.wounds[slot] == 0 and not any(may_wound(s, other, slot) for other in others)
    if not takes_token(s, number) or any(other[events.I_FEATURE] == events.TOKEN_ITEM for other in others):
        return False
    return not any(s.tokens[other] and s.owner[other] == s.side[slot] for other in range(s.slots))


def takes_token(s: BerserkState, number: i64) -> bool:
    """Whether a feature does no more than take a token off a card in the graveyard, and give its own card something."""
    program = s.book.features[number].program if number >= 0 else []
    taken = [op for op in program if op.who.area == "graveyard" and op.who.tokens > 0]
    return bool(taken) and all(op.code in ("choose", "tokens") or op.who.is_self() for op in program)


def may_wound(s: BerserkState, item: tuple[int, ...], slot: i64) -> bool:
    """Whether what waits may wound a card."""
    by, number = item[0], item[events.I_FEATURE]
    if number >= 0:
        return any(op.code in WOUNDING for op in s.book.features[number].program)
    if number == events.POISON_ITEM:
        return by == slot
    return number == events.LATER_ITEM or (coming_back(s, item) and reached(s, by) >> s.cell[slot] & 1 != 0)


def coming_back(s: BerserkState, item: tuple[int, ...]) -> bool:
    """Whether what waits brings a card back."""
    number = item[events.I_FEATURE]
    more: i64 = 1 if number == events.TOKEN_ITEM else 0
    return number in (events.TOKEN_ITEM, events.RETURN_ITEM) and verbs.complete(s, item[0], more)


def reached(s: BerserkState, slot: i64) -> i64:
    """The cells on which something happens when a card comes back onto its marker: that one and those around it; all
    cells where that may kill a card whose death does something."""
    cells = verbs.incarnation_cells(s, slot) if s.card(slot).incarnates_on_mark else []
    if not cells:
        return 0
    mask: i64 = bit(cells[0]) | board.AROUND_MASK[cells[0]]
    for other in events.hear(s, "died"):
        if s.zone[other] == language.FIELD and (mask >> s.cell[other]) & 1:
            return board.EVERYWHERE
    return mask


def independent(s: BerserkState, items: list[tuple[int, ...]]) -> bool:
    """Whether the order of these makes no difference (K-44): poison, regeneration and tokens, unless regeneration would
    heal more after poison or come too late, or a card comes back to a place that others have to do with (K-62); and
    what takes tokens, unless a token comes or its own card may die of poison."""
    slots, kinds = [item[0] for item in items], [item[events.I_FEATURE] for item in items]
    taking = [kind for kind in kinds if takes_token(s, kind)]
    if len([kind for kind in kinds if kind in PLAIN_ITEMS]) + len(taking) < len(items):
        return False
    if taking and (events.TOKEN_ITEM in kinds or events.RETURN_ITEM in kinds):
        return False
    back = [item[0] for item in items if coming_back(s, item)]
    row = [slot for slot in back if s.card(slot).kind != language.FLYING and not s.card(slot).incarnates_on_mark]
    free = verbs.incarnation_cells(s, row[0]) if row else []
    if 0 < len(free) < len(row):
        return False
    for slot, kind in zip(slots, kinds, strict=True):
        if kind == events.POISON_ITEM and values.keyword(s, slot, language.PROTECTION_POISON) <= 0:
            deadly = values.life(s, slot) <= s.poison[slot]
            if slots.count(slot) > 1 and (deadly or s.wounds[slot] < values.keyword(s, slot, language.REGENERATION)):
                return False
            if deadly and free and s.cell[slot] in verbs.third_row(s, row[0]):
                return False
    return not any(reached(s, slot) & concerned(s, other, back) for slot in back for other in slots if other != slot)


def concerned(s: BerserkState, slot: i64, back: list[int]) -> i64:
    """The cells that a card stands on, or may come back to."""
    if s.cell[slot] >= 0:
        return bit(s.cell[slot])
    if slot not in back or s.card(slot).kind == language.FLYING:
        return 0
    return reached(s, slot) or board.mask_of(verbs.third_row(s, slot))


@final
class Order(questions.Question):
    """Whose features were woken together says which of them comes next."""

    def __init__(self, who: int, items: tuple[int, ...], lead: int) -> None:
        super().__init__(who)
        self.items = items
        self.lead = lead

    def kind(self, s: BerserkState) -> int:
        return notation.A_PLACE_IN_ORDER

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        """With `numbers` of features: of what an earlier one left behind its number, NO_FEATURE of what is none."""
        cards: list[int | str] = []
        features: list[int | str] = []
        numbers: list[int | str] = []
        for slot, number, target, *_ in Batch(self.items, self.lead).group(s).values():
            cards.append(verbs.name_of(s, slot))
            features.append(f"@term-{ITEM_TERMS.get(number, 'feature')}")
            numbers.append(target if number == events.LATER_ITEM else max(number, events.NO_FEATURE))
        return Prompt("order", seat, {"cards": cards, "features": features, "numbers": numbers})

    def options(self, s: BerserkState, seat: int) -> list[int]:
        return list(range(len(Batch(self.items, self.lead).group(s))))

    def take(self, s: BerserkState, seat: int, option: int) -> None:
        s.done()
        batch = Batch(self.items, self.lead)
        place = list(batch.group(s))[option]
        verbs.tell_card(s, "next", self.items[place])
        batch.resolve(s, place)


def flush(s: BerserkState, first: Frame[Any] | None = None, second: Frame[Any] | None = None) -> None:
    """Let what waits happen next; then what follows it. By hand, last things first: handed on to `then`, frames of any
    number made random plays on the compiled engine slower."""
    if second is not None:
        s.frames.append(second)
    if first is not None:
        s.frames.append(first)
    if len(s.pending):
        s.frames.append(Batch(events.take_pending(s)))


def resolve_item(s: BerserkState, item: tuple[int, ...]) -> None:
    """Let one waiting feature happen, scavenging too (K-57)."""
    slot, number, target, other, count, _, cell, value = item
    if number >= 0:
        feature = s.book.features[number]
        if events.used_up(s, feature, slot):
            return
        limited = feature.turn_limit > 0 or feature.battle_limit > 0
        if limited and not feature.optional and not in_vain(s, feature, slot):
            events.count_use(s, feature, slot)
        act = start_program(s, slot, number, s.side[slot], target, other, count, cell)
        act[under_way.S_VALUE] = value
    elif number == events.LATER_ITEM:
        # what an earlier feature left behind: it comes even if its card is gone (K-32)
        act = start_program(s, slot, target, other, cell=cell)
        act[under_way.S_PC] = count
        act[under_way.S_STOP] = s.book.features[target].program[count - 1].jump
    elif number == events.TOKEN_ITEM:
        verbs.change_tokens(s, slot, 1)
        flush(s, COME_BACK)
    elif number == events.RETURN_ITEM:
        come_back(s, slot)
    else:
        if number == events.REGENERATION_ITEM:
            verbs.heal(s, slot, values.keyword(s, slot, language.REGENERATION))
        elif number == events.SCAVENGING_ITEM:
            verbs.scavenge(s, slot, target, count)
        elif values.keyword(s, slot, language.PROTECTION_POISON) <= 0:
            verbs.wound(s, slot, s.poison[slot], language.NOBODY, verbs.BY_POISON)
            verbs.bury_dead(s)
        flush(s)


def in_vain(s: BerserkState, feature: Feature, slot: i64) -> bool:
    """Whether what a feature begins with cannot be done, so that it is not used (K-69): an attack at nobody, a prophecy
    from an empty deck."""
    op, side = feature.program[0], s.side[slot]
    if op.attack is not None:
        return not s.in_play(slot) or not targets.can_attack(s, slot, op.attack, side)
    return op.code == "prophecy" and not s.decks[side] and not s.below[side]


# --- coming back ----------------------------------------------------------------------------------------------------
class Arrival(questions.Question):
    """Where a card goes that cannot stay where it is."""

    def __init__(self, who: int, slot: int) -> None:
        super().__init__(who)
        self.slot = slot


@final
class ComeBack(Step[BerserkState]):
    """Cards with all their tokens and a place come back, one after the other; whose they are says which is first,
    where it matters (K-22, K-62)."""

    def run(self, s: BerserkState) -> None:
        for slot in verbs.returning(s):
            events.lay_by(s, slot, events.RETURN_ITEM)
        if len(s.pending):
            flush(s, COME_BACK)


def come_back(s: BerserkState, slot: i64) -> None:
    """A card comes back, unless its place was taken meanwhile."""
    cells = verbs.incarnation_cells(s, slot) if verbs.complete(s, slot) else []
    if len(cells) > 1:
        s.then(Incarnation(int(s.owner[slot]), int(slot)))
    elif cells:
        verbs.incarnate(s, slot, cells[0])
        flush(s)


@final
class Incarnation(Arrival):
    """The owner picks the cell of his third row on which a card comes back."""

    def kind(self, s: BerserkState) -> int:
        return notation.A_CELL

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        return Prompt("incarnation", seat, {"card": verbs.name_of(s, self.slot)})

    def options(self, s: BerserkState, seat: int) -> list[int]:
        return verbs.incarnation_cells(s, self.slot)

    def take(self, s: BerserkState, seat: int, option: int) -> None:
        s.done()
        verbs.incarnate(s, self.slot, option)
        flush(s)


# --- symbionts: companions sit on own creatures, parasites on the enemy's first row (K-18) ----------------------------
def may_carry(s: BerserkState, host: i64, slot: i64) -> bool:
    """Whether a creature may be the host of this symbiont (K-18)."""
    if (
        s.zone[host] != language.FIELD
        or s.form[host] != language.GROUND
        or s.face_down(host)
        or verbs.riders_of(s, host)
    ):
        return False
    companion = s.form[slot] == language.COMPANION
    if (s.side[host] == s.side[slot]) != companion:
        return False
    if values.incorporeal(s, host) and not values.incorporeal(s, slot):
        return False
    return companion or s.turn > 0 or board.own_row(s.cell[host], s.is_first(s.side[host])) == 1


def hosts_for(s: BerserkState, slot: i64) -> list[int]:
    return [int(host) for host in range(s.slots) if may_carry(s, host, slot)]


def unseated(s: BerserkState) -> i64:
    """The next symbiont without a host: companions first, then parasites, the first player's before the second's
    (K-18)."""
    if s.riders == 0 and s.turn > 0 and not s.stale:
        return language.NOBODY
    for form in (language.COMPANION, language.PARASITE):
        for seat in (s.first, 1 - s.first):
            for slot in range(s.slots):
                stands = s.form[slot] == form and s.side[slot] == seat and s.zone[slot] == language.FIELD
                if stands and s.host[slot] < 0 and not s.face_down(slot):
                    return slot
    return language.NOBODY


@final
class SeatAll(Step[BerserkState]):
    """All symbionts are seated; one without a host dies (K-18)."""

    def run(self, s: BerserkState) -> None:
        slot = unseated(s)
        if slot < 0:
            return
        s.then(SEAT_ALL)
        hosts = hosts_for(s, slot)
        if len(hosts) > 1:
            s.then(Seating(int(s.side[slot]), int(slot)))
            return
        if hosts:
            verbs.attach(s, slot, hosts[0])
        else:
            verbs.destroy(s, slot, language.NOBODY, language.NOBODY)
        flush(s)


@final
class Seating(Arrival):
    """On whom a symbiont sits."""

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        return Prompt("seat", seat, {"card": verbs.name_of(s, self.slot)})

    def options(self, s: BerserkState, seat: int) -> list[int]:
        return hosts_for(s, self.slot)

    def take(self, s: BerserkState, seat: int, option: int) -> None:
        s.done()
        verbs.attach(s, self.slot, option)
        flush(s)


COME_BACK: Final = ComeBack()
SEAT_ALL: Final = SeatAll()
FRAMES: Final = (Run, Batch, Order, ComeBack, Incarnation, SeatAll, Seating)
