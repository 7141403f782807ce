"""What a card comes to now: filters, selectors, conditions, and its keywords and numbers with all that changes them.

Nothing is kept: printed numbers are read, and only conditional features, auras and grants are asked for more.
"""

from __future__ import annotations

from meadhall.engine.flat import i64
from meadhall.games.berserk import features, records, words
from meadhall.games.berserk.board import AROUND_MASK, BESIDE, COLUMNS, FAR, ahead, distance, own_row
from meadhall.games.berserk.features import Amount, Condition, Filter, Modifier, Selector
from meadhall.games.berserk.state import FACE_DOWN, GRANT_WIDTH, SHIFTED, BerserkState

# --- plain facts ----------------------------------------------------------------------------------------------------


def is_creature(s: BerserkState, slot: i64) -> bool:
    return (words.CREATURES >> s.form[slot]) & 1 != 0


def is_symbiont(s: BerserkState, slot: i64) -> bool:
    return (words.SYMBIONTS >> s.form[slot]) & 1 != 0


def is_flying(s: BerserkState, slot: i64) -> bool:
    return s.form[slot] == words.FLYING


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
    return s.granted[slot] != 0 and granted_stat(s, slot, words.LOST)


def granted_stat(s: BerserkState, slot: i64, stat: i64) -> bool:
    at: i64 = 0
    while at < len(s.grants):
        if s.grants[at] == slot and s.book.modifiers[s.grants[at + 1]].stat == stat:
            return True
        at += GRANT_WIDTH
    return False


def next_to(s: BerserkState, one: i64, other: i64) -> bool:
    """Whether two cards stand next to each other; a symbiont also to its host (K-12), a flyer to nothing (K-20)."""
    if s.zone[one] != words.FIELD or s.zone[other] != words.FIELD:
        return False
    if s.cell[one] == s.cell[other]:
        return s.host[one] == other or s.host[other] == one
    return (AROUND_MASK[s.cell[one]] >> s.cell[other]) & 1 != 0


# --- filters and selectors ------------------------------------------------------------------------------------------


def matches(s: BerserkState, filter: Filter, slot: i64, me: i64, side: i64) -> bool:
    """Whether a card is one of those meant by a feature of the card `me`, whose player is `side`."""
    if filter.sides != words.BOTH and filter.sides != (words.OWN if s.side[slot] == side else words.ENEMY):
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
    if filter.incorporeal >= 0 and (filter.incorporeal == 1) != (keyword(s, slot, words.INCORPOREAL) > 0):
        return False
    if filter.shifted >= 0 and (filter.shifted == 1) != (s.facts[slot] & SHIFTED != 0):
        return False
    if filter.trodden >= 0:
        there = s.zone[slot] == words.FIELD and (s.trail[me] >> s.cell[slot]) & 1 != 0
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
    if of == features.SELF or base == records.NO_RECORD:
        return me
    return s.acts[base + records.S_TARGET] if of == features.TARGET else s.acts[base + records.S_OTHER]


def selected(s: BerserkState, selector: Selector, me: i64, side: i64, base: i64) -> list[int]:
    """The cards that a selector means, by their slots; `base` is the record of the program that asks."""
    out: list[int] = []
    area = selector.area
    of = reference(s, selector.of, me, base)
    if area == features.ITSELF:
        if of >= 0:
            out.append(int(of))
        return out
    for slot in range(s.slots):
        if s.zone[slot] > words.GRAVEYARD or (s.zone[slot] == words.GRAVEYARD) != (area == features.IN_GRAVEYARD):
            continue
        if in_area(s, area, slot, of, base) and matches(s, selector.filter, slot, me, side):
            grounded = selector.range < FAR and s.zone[slot] == words.FIELD and s.zone[me] == words.FIELD
            if grounded and distance(s.cell[me], s.cell[slot]) > selector.range:
                continue
            out.append(int(slot))
    return out


def in_area(s: BerserkState, area: i64, slot: i64, of: i64, base: i64) -> bool:
    """Whether a card stands where a selector looks, seen from the card `of`."""
    if area in (features.ANYWHERE, features.IN_GRAVEYARD):
        return True
    if s.zone[slot] != words.FIELD:
        return False
    there = s.cell[slot]
    if area == features.NEXT_TO_CELL:
        return base >= 0 and (AROUND_MASK[s.acts[base + records.S_CELL]] >> there) & 1 != 0
    if area == features.ON_CELL:
        return base >= 0 and s.acts[base + records.S_CELL] == there
    if area == features.ROW_OF_CELL:
        return base >= 0 and s.acts[base + records.S_CELL] // COLUMNS == there // COLUMNS
    if of < 0 or s.zone[of] != words.FIELD:
        return False
    if area == features.NEXT_TO:
        return next_to(s, slot, of)
    if area == features.HOST:
        return s.host[of] == slot
    if area == features.HOST_OR_NEXT_TO:
        return s.host[of] == slot or next_to(s, slot, of)
    here = s.cell[of]
    if area == features.OPPOSITE:
        return there == ahead(here, s.is_first(s.side[of]), 1)
    if area == features.BEHIND:
        return there == ahead(here, s.is_first(s.side[of]), -1)
    if area == features.LEFT_RIGHT:
        return here // COLUMNS == there // COLUMNS and (there - here == 1 or here - there == 1)
    if area == features.COLUMN:
        return here % COLUMNS == there % COLUMNS
    assert area == features.ROW
    return here // COLUMNS == there // COLUMNS


def amount_of(s: BerserkState, amount: Amount, me: i64, side: i64, base: i64, strength: i64) -> i64:
    """The number that an amount comes to; triples go by strength."""
    code = amount.code
    if code <= features.TRIPLE:
        return amount.weak if code == features.CONSTANT else amount.of(strength)
    counted: i64 = 0
    if code == features.PAID:
        counted = s.acts[base + records.S_PAID]
    elif code == features.EVENT_NUMBER:
        counted = s.acts[base + records.S_NUMBER]
    elif code == features.EVENT_VALUE:
        counted = s.acts[base + records.S_VALUE]
    elif code == features.OWN_COUNTERS:
        counted = s.counters[me]
    elif amount.selector is not None:
        found = selected(s, amount.selector, me, side, base)
        if code == features.COUNTED:
            counted = len(found)
        elif code == features.WEAK_STRIKE:
            for slot in found:
                counted += printed_strike(s, slot, words.WEAK)
    return min(amount.most, amount.plus + amount.times * counted)


def printed_strike(s: BerserkState, slot: i64, strength: i64) -> i64:
    """The simple strike printed on a card; nothing for one that cannot strike."""
    if s.flags[slot] & FACE_DOWN:
        return 0
    strike = s.card(slot).strike
    return strike.of(strength) if strike is not None and s.form[slot] < words.ARTIFACT else 0


# --- conditions -----------------------------------------------------------------------------------------------------


def all_hold(s: BerserkState, conditions: list[Condition], slot: i64, base: i64) -> bool:
    return all(holds(s, condition, slot, base) for condition in conditions)


def holds(s: BerserkState, condition: Condition, slot: i64, base: i64) -> bool:
    code = condition.code
    side = s.side[slot]
    if code == features.IN_FORMATION:
        return partners(s, slot, condition.filter) >= condition.least
    if code in (features.GOES_FIRST, features.GOES_SECOND):
        return s.is_first(side) == (code == features.GOES_FIRST)
    if code == features.IS_OPEN:
        return s.is_open(slot)
    if code == features.IS_FLYING:
        return s.form[slot] == words.FLYING
    if code == features.IN_PLAY:
        return s.in_play(slot)
    if code == features.ON_OWN_HALF:
        return s.zone[slot] == words.FIELD and own_row(s.cell[slot], s.is_first(side)) > 0
    number: i64 = 0
    if code == features.COUNT_OF and condition.selector is not None:
        number = len(selected(s, condition.selector, slot, side, base))
    elif code == features.NUMBER_IS:
        number = s.acts[base + records.S_NUMBER]
    else:
        return shown_holds(s, code, base)
    return condition.least <= number <= condition.most


def shown_holds(s: BerserkState, code: i64, base: i64) -> bool:
    """What a prophecy has shown: as many cards as it asked for, all of them so."""
    shown, asked = s.acts[base + records.S_SHOWN] & 15, s.acts[base + records.S_SHOWN] >> 4
    if shown == 0 or shown < asked:
        return False
    if code == features.SHOWN_ELITE:
        return s.acts[base + records.S_ELITES] == shown
    if code == features.SHOWN_ORDINARY:
        return s.acts[base + records.S_ELITES] == 0
    assert code == features.SHOWN_ODD
    return s.acts[base + records.S_ODD] == shown


def partners(s: BerserkState, slot: i64, filter: Filter | None) -> i64:
    """Own cards with formation beside a card that has it too, not diagonally (L514)."""
    if s.zone[slot] != words.FIELD or s.form[slot] != words.GROUND:
        return 0
    found: i64 = 0
    for cell in BESIDE[s.cell[slot]]:
        other = s.at[cell]
        if other < 0 or s.side[other] != s.side[slot] or keyword(s, other, words.FORMATION) <= 0:
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
    return total(s, slot, stat, words.NOBODY)


def total(
    s: BerserkState, slot: i64, stat: i64, kind: i64, strength: i64 = 0, other: i64 = words.NOBODY,
    value: i64 = words.NOBODY,
) -> i64:  # fmt: skip
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
                    amount = amount_of(s, modifier.amount, slot, s.side[slot], records.NO_RECORD, strength)
                    if modifier.adds:
                        sum += amount
                    else:
                        most = max(most, amount)
    if s.stale:
        listen(s)
    if (s.aura_stats >> stat) & 1:
        for source in s.hears[words.AURAS]:
            for modifier in s.card(source).auras:
                scope = modifier.scope
                if modifier.stat != stat or scope is None:
                    continue
                if source == slot or not in_area(s, scope.area, slot, source, records.NO_RECORD):
                    continue
                if not matches(s, scope.filter, slot, source, s.side[source]):
                    continue
                if all_hold(s, modifier.conditions, source, records.NO_RECORD) and fits(
                    s, modifier, slot, kind, strength, other, value
                ):
                    amount = amount_of(s, modifier.amount, source, s.side[source], records.NO_RECORD, strength)
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
    return len(modifier.conditions) == 0 or all_hold(s, modifier.conditions, slot, records.NO_RECORD)


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
    return keyword(s, slot, words.INCORPOREAL) > 0


# --- who listens ----------------------------------------------------------------------------------------------------


def listen(s: BerserkState) -> None:
    """Make the index anew: which cards wait for which event, have instants, auras, or replace dying."""
    found: list[list[int]] = [[] for _ in range(words.INDEXES)]
    auras: i64 = 0
    flyers: list[int] = []
    s.riders = 0
    s.hidden = 0
    for slot in range(s.slots):
        if s.zone[slot] == words.FIELD and (words.SYMBIONTS >> s.form[slot]) & 1:
            s.riders += 1
        if s.zone[slot] == words.EXTRA and s.form[slot] == words.FLYING:
            flyers.append(int(slot))
        if s.flags[slot] & FACE_DOWN and s.zone[slot] <= words.EXTRA:
            s.hidden |= i64(1) << s.side[slot]
        if s.zone[slot] > words.GRAVEYARD or s.kind[slot] < 0 or silent(s, slot):
            continue
        card = s.card(slot)
        buried = s.zone[slot] == words.GRAVEYARD
        for feature in card.features:
            if (feature.zone == words.GRAVEYARD) != buried:
                continue
            index: i64 = feature.event
            if feature.instant:
                index = words.INSTANTS
            elif feature.event < 0 or feature.shape == features.BEFORE:
                continue
            elif feature.shape == features.INSTEAD:
                index = words.INSTEADS
            if int(slot) not in found[index]:
                found[index].append(int(slot))
        if card.auras and not buried:
            found[words.AURAS].append(int(slot))
            for modifier in card.auras:
                auras |= i64(1) << modifier.stat
    s.hears = tuple([tuple(slots) for slots in found])
    s.aura_stats = auras
    s.flyers = tuple(flyers)
    s.stale = False


def own_strike(s: BerserkState, slot: i64, strength: i64, other: i64) -> i64:
    """The simple strike of a card of this strength against another, with what its own side adds."""
    value = printed_strike(s, slot, strength) + total(s, slot, words.OWN_VALUE, words.SIMPLE, strength, other)
    return max(value, 0)
