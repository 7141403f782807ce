"""What a card comes to now: filters, selectors, conditions, and its keywords and numbers with all that changes them.

Nothing is kept: printed numbers are read, and only conditional features, auras and grants are asked for more.
"""

from __future__ import annotations

from meadhall.engine.flat import i64
from meadhall.games.berserk.board import AROUND_MASK, BESIDE, COLUMNS, FAR, ahead, distance, own_row
from meadhall.games.berserk.features import (
    ANYWHERE,
    BEFORE,
    BEHIND,
    COLUMN,
    CONSTANT,
    COUNT_OF,
    COUNTED,
    EVENT_NUMBER,
    EVENT_VALUE,
    GOES_FIRST,
    GOES_SECOND,
    HOST,
    HOST_OR_NEXT_TO,
    IN_FORMATION,
    IN_GRAVEYARD,
    IN_PLAY,
    INSTEAD,
    IS_FLYING,
    IS_OPEN,
    ITSELF,
    LEFT_RIGHT,
    NEXT_TO,
    NEXT_TO_CELL,
    NUMBER_IS,
    ON_CELL,
    ON_OWN_HALF,
    OPPOSITE,
    OWN_COUNTERS,
    PAID,
    ROW,
    ROW_OF_CELL,
    SELF,
    SHOWN_ELITE,
    SHOWN_ODD,
    SHOWN_ORDINARY,
    TARGET,
    TRIPLE,
    WEAK_STRIKE,
    Amount,
    Condition,
    Filter,
    Modifier,
    Selector,
)
from meadhall.games.berserk.records import (
    NO_RECORD,
    S_CELL,
    S_ELITES,
    S_NUMBER,
    S_ODD,
    S_OTHER,
    S_PAID,
    S_SHOWN,
    S_TARGET,
    S_VALUE,
)
from meadhall.games.berserk.state import FACE_DOWN, GRANT_WIDTH, SHIFTED, BerserkState
from meadhall.games.berserk.words import (
    ARTIFACT,
    AURAS,
    BOTH,
    CREATURES,
    ENEMY,
    EXTRA,
    FIELD,
    FLYING,
    FORMATION,
    GRAVEYARD,
    GROUND,
    INCORPOREAL,
    INDEXES,
    INSTANTS,
    INSTEADS,
    LOST,
    NOBODY,
    OWN,
    OWN_VALUE,
    SIMPLE,
    SYMBIONTS,
    WEAK,
)

# --- plain facts ----------------------------------------------------------------------------------------------------


def is_creature(s: BerserkState, slot: i64) -> bool:
    return (CREATURES >> s.form[slot]) & 1 != 0


def is_symbiont(s: BerserkState, slot: i64) -> bool:
    return (SYMBIONTS >> s.form[slot]) & 1 != 0


def is_flying(s: BerserkState, slot: i64) -> bool:
    return s.form[slot] == FLYING


def life(s: BerserkState, slot: i64) -> i64:
    """Lives left."""
    return s.card(slot).life + s.lives[slot] - s.wounds[slot]


def true_form(s: BerserkState, slot: i64) -> i64:
    """The kind of a card as its owner knows it, face down or not."""
    return s.card(slot).kind if s.flags[slot] & FACE_DOWN else s.form[slot]


def silent(s: BerserkState, slot: i64) -> bool:
    """Whether the printed features of a card do not work: it lies face down, or has lost them."""
    if s.flags[slot] & FACE_DOWN:
        return True
    return s.granted[slot] != 0 and granted_stat(s, slot, LOST)


def granted_stat(s: BerserkState, slot: i64, stat: i64) -> bool:
    at: i64 = 0
    while at < len(s.grants):
        if s.grants[at] == slot and s.book.modifiers[s.grants[at + 1]].stat == stat:
            return True
        at += GRANT_WIDTH
    return False


def next_to(s: BerserkState, one: i64, other: i64) -> bool:
    """Whether two cards stand next to each other; a symbiont also to its host (K-12), a flyer to nothing (K-20)."""
    if s.zone[one] != FIELD or s.zone[other] != FIELD:
        return False
    if s.cell[one] == s.cell[other]:
        return s.host[one] == other or s.host[other] == one
    return (AROUND_MASK[s.cell[one]] >> s.cell[other]) & 1 != 0


# --- filters and selectors ------------------------------------------------------------------------------------------


def matches(s: BerserkState, filter: Filter, slot: i64, me: i64, side: i64) -> bool:
    """Whether a card is one of those meant by a feature of the card `me`, whose player is `side`."""
    if filter.sides != BOTH and filter.sides != (OWN if s.side[slot] == side else ENEMY):
        return False
    if not (filter.kinds >> s.form[slot]) & 1:
        return False
    return filter.plain or matches_closely(s, filter, slot, me)


def matches_closely(s: BerserkState, filter: Filter, slot: i64, me: i64) -> bool:
    if filter.itself >= 0 and (filter.itself == 1) != (slot == me):
        return False
    if filter.printed and s.flags[slot] & FACE_DOWN:
        return False
    card = s.card(slot)
    if not (filter.elements >> card.element) & 1 or (filter.classes and not filter.classes & card.classes):
        return False
    if not filter.least_cost <= card.cost <= filter.most_cost:
        return False
    if filter.elite >= 0 and (filter.elite == 1) != card.elite:
        return False
    if filter.unique >= 0 and (filter.unique == 1) != card.unique:
        return False
    if filter.open >= 0 and filter.open != s.open[slot]:
        return False
    if filter.wounded >= 0 and (filter.wounded == 1) != (s.wounds[slot] > 0):
        return False
    if filter.poisoned >= 0 and (filter.poisoned == 1) != (s.poison[slot] > 0):
        return False
    if filter.incorporeal >= 0 and (filter.incorporeal == 1) != (keyword(s, slot, INCORPOREAL) > 0):
        return False
    if filter.shifted >= 0 and (filter.shifted == 1) != (s.facts[slot] & SHIFTED != 0):
        return False
    if filter.trodden >= 0:
        there = s.zone[slot] == FIELD and (s.trail[me] >> s.cell[slot]) & 1 != 0
        if there != (filter.trodden == 1):
            return False
    if filter.near >= 0 and (filter.near == 1) != next_to(s, slot, me):
        return False
    if filter.abilities and not card.has_ability(filter.abilities):
        return False
    if filter.name >= 0 and filter.name != card.number:
        return False
    if s.tokens[slot] < filter.tokens or (filter.most_life < 999 and life(s, slot) > filter.most_life):
        return False
    if filter.stats:
        stat: i64 = 0
        while (filter.stats >> stat) != 0:
            if (filter.stats >> stat) & 1 and keyword(s, slot, stat) <= 0:
                return False
            stat += 1
    return True


def reference(s: BerserkState, of: i64, me: i64, base: i64) -> i64:
    """The card that a program speaks of."""
    if of == SELF or base == NO_RECORD:
        return me
    return s.acts[base + S_TARGET] if of == TARGET else s.acts[base + S_OTHER]


def selected(s: BerserkState, selector: Selector, me: i64, side: i64, base: i64) -> list[int]:
    """The cards that a selector means, by their slots; `base` is the record of the program that asks."""
    out: list[int] = []
    area = selector.area
    of = reference(s, selector.of, me, base)
    if area == ITSELF:
        if of >= 0:
            out.append(int(of))
        return out
    for slot in range(s.slots):
        if s.zone[slot] > GRAVEYARD or (s.zone[slot] == GRAVEYARD) != (area == IN_GRAVEYARD):
            continue
        if in_area(s, area, slot, of, base) and matches(s, selector.filter, slot, me, side):
            grounded = selector.range < FAR and s.zone[slot] == FIELD and s.zone[me] == FIELD
            if grounded and distance(s.cell[me], s.cell[slot]) > selector.range:
                continue
            out.append(int(slot))
    return out


def in_area(s: BerserkState, area: i64, slot: i64, of: i64, base: i64) -> bool:
    """Whether a card stands where a selector looks, seen from the card `of`."""
    if area in (ANYWHERE, IN_GRAVEYARD):
        return True
    if s.zone[slot] != FIELD:
        return False
    there = s.cell[slot]
    if area == NEXT_TO_CELL:
        return base >= 0 and (AROUND_MASK[s.acts[base + S_CELL]] >> there) & 1 != 0
    if area == ON_CELL:
        return base >= 0 and s.acts[base + S_CELL] == there
    if area == ROW_OF_CELL:
        return base >= 0 and s.acts[base + S_CELL] // COLUMNS == there // COLUMNS
    if of < 0 or s.zone[of] != FIELD:
        return False
    if area == NEXT_TO:
        return next_to(s, slot, of)
    if area == HOST:
        return s.host[of] == slot
    if area == HOST_OR_NEXT_TO:
        return s.host[of] == slot or next_to(s, slot, of)
    here = s.cell[of]
    if area == OPPOSITE:
        return there == ahead(here, s.is_first(s.side[of]), 1)
    if area == BEHIND:
        return there == ahead(here, s.is_first(s.side[of]), -1)
    if area == LEFT_RIGHT:
        return here // COLUMNS == there // COLUMNS and (there - here == 1 or here - there == 1)
    if area == COLUMN:
        return here % COLUMNS == there % COLUMNS
    assert area == ROW
    return here // COLUMNS == there // COLUMNS


def amount_of(s: BerserkState, amount: Amount, me: i64, side: i64, base: i64, strength: i64) -> i64:
    """The number that an amount comes to; triples go by strength."""
    code = amount.code
    if code <= TRIPLE:
        return amount.weak if code == CONSTANT else amount.of(strength)
    counted: i64 = 0
    if code == PAID:
        counted = s.acts[base + S_PAID]
    elif code == EVENT_NUMBER:
        counted = s.acts[base + S_NUMBER]
    elif code == EVENT_VALUE:
        counted = s.acts[base + S_VALUE]
    elif code == OWN_COUNTERS:
        counted = s.counters[me]
    elif amount.selector is not None:
        found = selected(s, amount.selector, me, side, base)
        if code == COUNTED:
            counted = len(found)
        elif code == WEAK_STRIKE:
            for slot in found:
                counted += printed_strike(s, slot, WEAK)
    return min(amount.most, amount.plus + amount.times * counted)


def printed_strike(s: BerserkState, slot: i64, strength: i64) -> i64:
    """The simple strike printed on a card; nothing for one that cannot strike."""
    if s.flags[slot] & FACE_DOWN:
        return 0
    strike = s.card(slot).strike
    return strike.of(strength) if strike is not None and s.form[slot] < ARTIFACT else 0


# --- conditions -----------------------------------------------------------------------------------------------------


def all_hold(s: BerserkState, conditions: list[Condition], slot: i64, base: i64) -> bool:
    return all(holds(s, condition, slot, base) for condition in conditions)


def holds(s: BerserkState, condition: Condition, slot: i64, base: i64) -> bool:
    code = condition.code
    side = s.side[slot]
    if code == IN_FORMATION:
        return partners(s, slot, condition.filter) >= condition.least
    if code in (GOES_FIRST, GOES_SECOND):
        return s.is_first(side) == (code == GOES_FIRST)
    if code == IS_OPEN:
        return s.is_open(slot)
    if code == IS_FLYING:
        return s.form[slot] == FLYING
    if code == IN_PLAY:
        return s.in_play(slot)
    if code == ON_OWN_HALF:
        return s.zone[slot] == FIELD and own_row(s.cell[slot], s.is_first(side)) > 0
    number: i64 = 0
    if code == COUNT_OF and condition.selector is not None:
        number = len(selected(s, condition.selector, slot, side, base))
    elif code == NUMBER_IS:
        number = s.acts[base + S_NUMBER]
    else:
        return shown_holds(s, code, base)
    return condition.least <= number <= condition.most


def shown_holds(s: BerserkState, code: i64, base: i64) -> bool:
    """What a prophecy has shown: as many cards as it asked for, all of them so."""
    shown, asked = s.acts[base + S_SHOWN] & 15, s.acts[base + S_SHOWN] >> 4
    if shown == 0 or shown < asked:
        return False
    if code == SHOWN_ELITE:
        return s.acts[base + S_ELITES] == shown
    if code == SHOWN_ORDINARY:
        return s.acts[base + S_ELITES] == 0
    assert code == SHOWN_ODD
    return s.acts[base + S_ODD] == shown


def partners(s: BerserkState, slot: i64, filter: Filter | None) -> i64:
    """Own cards with formation beside a card that has it too, not diagonally (L514)."""
    if s.zone[slot] != FIELD or s.form[slot] != GROUND:
        return 0
    found: i64 = 0
    for cell in BESIDE[s.cell[slot]]:
        other = s.at[cell]
        if other < 0 or s.side[other] != s.side[slot] or keyword(s, other, FORMATION) <= 0:
            continue
        if filter is None or matches(s, filter, other, slot, s.side[slot]):
            found += 1
    return found


# --- keywords and numbers -------------------------------------------------------------------------------------------


def keyword(s: BerserkState, slot: i64, stat: i64) -> i64:
    """A keyword or number of a card that no attack is asked for."""
    if not s.stale and s.granted[slot] == 0 and s.flags[slot] & FACE_DOWN == 0:
        card = s.book.cards[s.kind[slot]]
        if not ((card.static_stats | s.aura_stats) >> stat) & 1:
            return card.printed[stat]
    return total(s, slot, stat, NOBODY, 0, NOBODY, NOBODY)


def total(s: BerserkState, slot: i64, stat: i64, kind: i64, strength: i64, other: i64, value: i64) -> i64:
    """A keyword or number of a card, in an attack of this kind, strength and value by or against another card.

    Of the same keyword the largest counts (K-15), unless something is added to it (K-35); numbers add up (L363).
    """
    card = s.book.cards[s.kind[slot]]
    most: i64 = 0
    sum: i64 = 0
    if not silent(s, slot):
        most = card.printed[stat]
        if (card.static_stats >> stat) & 1:
            for modifier in card.statics:
                if modifier.stat == stat and applies(s, modifier, slot, kind, strength, other, value):
                    amount = amount_of(s, modifier.amount, slot, s.side[slot], NO_RECORD, strength)
                    if modifier.adds:
                        sum += amount
                    else:
                        most = max(most, amount)
    if s.stale:
        listen(s)
    if (s.aura_stats >> stat) & 1:
        for source in s.hears[AURAS]:
            for modifier in s.card(source).auras:
                scope = modifier.scope
                if modifier.stat != stat or scope is None:
                    continue
                if source == slot or not in_area(s, scope.area, slot, source, NO_RECORD):
                    continue
                if not matches(s, scope.filter, slot, source, s.side[source]):
                    continue
                if all_hold(s, modifier.conditions, source, NO_RECORD) and fits(
                    s, modifier, slot, kind, strength, other, value
                ):
                    amount = amount_of(s, modifier.amount, source, s.side[source], NO_RECORD, strength)
                    if modifier.adds:
                        sum += amount
                    else:
                        most = max(most, amount)
    if s.granted[slot]:
        at: i64 = 0
        while at < len(s.grants):
            if s.grants[at] == slot:
                modifier = s.book.modifiers[s.grants[at + 1]]
                if modifier.stat == stat and fits(s, modifier, slot, kind, strength, other, value):
                    if modifier.adds:
                        sum += s.grants[at + 2]
                    else:
                        most = max(most, s.grants[at + 2])
            at += GRANT_WIDTH
    return most + sum


def applies(s: BerserkState, modifier: Modifier, slot: i64, kind: i64, strength: i64, other: i64, value: i64) -> bool:
    """Whether a modifier of the card itself works now, in this attack."""
    if not fits(s, modifier, slot, kind, strength, other, value):
        return False
    return len(modifier.conditions) == 0 or all_hold(s, modifier.conditions, slot, NO_RECORD)


def fits(s: BerserkState, modifier: Modifier, slot: i64, kind: i64, strength: i64, other: i64, value: i64) -> bool:
    """Whether a modifier speaks of an attack of this kind, strength and value against this card."""
    if modifier.kinds:
        if kind < 0 or not (modifier.kinds >> kind) & 1:
            return False
        if strength > 0 and not (modifier.strengths >> strength) & 1:
            return False
    if value >= 0 and not modifier.least_value <= value <= modifier.most_value:
        return False
    versus = modifier.versus
    if versus is None:
        return True
    return other >= 0 and matches(s, versus, other, slot, s.side[slot])


def incorporeal(s: BerserkState, slot: i64) -> bool:
    return keyword(s, slot, INCORPOREAL) > 0


# --- who listens ----------------------------------------------------------------------------------------------------


def listen(s: BerserkState) -> None:
    """Make the index anew: which cards wait for which event, have instants, auras, or replace dying."""
    found: list[list[int]] = [[] for _ in range(INDEXES)]
    auras: i64 = 0
    flyers: list[int] = []
    s.riders = 0
    s.hidden = 0
    for slot in range(s.slots):
        if s.zone[slot] == FIELD and (SYMBIONTS >> s.form[slot]) & 1:
            s.riders += 1
        if s.zone[slot] == EXTRA and s.form[slot] == FLYING:
            flyers.append(int(slot))
        if s.flags[slot] & FACE_DOWN and s.zone[slot] <= EXTRA:
            s.hidden |= i64(1) << s.side[slot]
        if s.zone[slot] > GRAVEYARD or s.kind[slot] < 0 or silent(s, slot):
            continue
        card = s.card(slot)
        buried = s.zone[slot] == GRAVEYARD
        for feature in card.features:
            if (feature.zone == GRAVEYARD) != buried:
                continue
            index: i64 = feature.event
            if feature.instant:
                index = INSTANTS
            elif feature.event < 0 or feature.shape == BEFORE:
                continue
            elif feature.shape == INSTEAD:
                index = INSTEADS
            if int(slot) not in found[index]:
                found[index].append(int(slot))
        if card.auras and not buried:
            found[AURAS].append(int(slot))
            for modifier in card.auras:
                auras |= i64(1) << modifier.stat
    s.hears = tuple([tuple(slots) for slots in found])
    s.aura_stats = auras
    s.flyers = tuple(flyers)
    s.stale = False


def own_strike(s: BerserkState, slot: i64, strength: i64, other: i64) -> i64:
    """The simple strike of a card of this strength against another, with what its own side adds."""
    value = printed_strike(s, slot, strength) + total(s, slot, OWN_VALUE, SIMPLE, strength, other, NOBODY)
    return max(value, 0)
