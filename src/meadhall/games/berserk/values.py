"""What a card comes to now: filters, selectors, conditions, and its keywords and numbers with all that changes them.

Nothing is kept: printed numbers are read, and only conditional features, auras and grants are asked for more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.engine.bits import bit
from meadhall.engine.flat import i64, vec
from meadhall.games.berserk import board, language, under_way
from meadhall.games.berserk.features import Amount, Condition, Filter, Modifier, Selector
from meadhall.games.berserk.state import FACE_DOWN, SHIFTED, BerserkState


# --- plain facts ----------------------------------------------------------------------------------------------------
def is_creature(s: BerserkState, slot: i64) -> bool:
    return (language.CREATURES >> s.form[slot]) & 1 != 0


def is_symbiont(s: BerserkState, slot: i64) -> bool:
    return (language.SYMBIONTS >> s.form[slot]) & 1 != 0


def is_flying(s: BerserkState, slot: i64) -> bool:
    return s.form[slot] == language.FLYING


def life(s: BerserkState, slot: i64) -> i64:
    """Lives left."""
    return s.book.cards[s.kind[slot]].life + s.lives[slot] - s.wounds[slot]


def true_form(s: BerserkState, slot: i64) -> i64:
    """The kind of a card as its owner knows it, face down or not."""
    return s.card(slot).kind if s.flags[slot] & FACE_DOWN else s.form[slot]


def silent(s: BerserkState, slot: i64) -> bool:
    """Whether the printed features of a card do not work: it lies face down, or has lost them."""
    if s.flags[slot] & FACE_DOWN:
        return True
    if s.granted[slot] == 0:
        return False
    return any(holder == slot and s.book.modifiers[number].stat == language.LOST for holder, number, *_ in s.grants)


def next_to(s: BerserkState, one: i64, other: i64) -> bool:
    """Whether two cards stand next to each other; a symbiont also to its host (K-12), a flyer to nothing (K-20)."""
    if s.zone[one] != language.FIELD or s.zone[other] != language.FIELD:
        return False
    if s.cell[one] == s.cell[other]:
        return s.host[one] == other or s.host[other] == one
    return (board.AROUND_MASK[s.cell[one]] >> s.cell[other]) & 1 != 0


# --- filters and selectors ------------------------------------------------------------------------------------------
def matches(s: BerserkState, filter: Filter, slot: i64, me: i64, side: i64) -> bool:
    """Whether a card is one of those meant by a feature of the card `me`, whose player is `side`. One that lies face
    down is a ground creature and nothing else, no artifact for the Cliffs either (K-67)."""
    if filter.sides != language.BOTH and filter.sides != (language.OWN if s.side[slot] == side else language.ENEMY):
        return False
    if not (filter.kinds >> s.form[slot]) & 1:
        return False
    return filter.plain or matches_closely(s, filter, slot, me)


def matches_closely(s: BerserkState, filter: Filter, slot: i64, me: i64) -> bool:
    """Whether it has what is asked for beyond side and kind; of a face-down card nothing printed is known (K-43)."""
    if filter.printed and s.flags[slot] & FACE_DOWN:
        return False
    for trait, wanted in filter.traits:
        if TRAITS[trait](s, slot, me) != wanted:
            return False
    card = s.card(slot)
    if not (filter.elements >> card.element) & 1 or (filter.classes and not filter.classes & card.classes):
        return False
    if not filter.least_cost <= card.cost <= filter.most_cost or (filter.name >= 0 and filter.name != card.number):
        return False
    if filter.abilities and not filter.abilities & card.abilities:
        return False
    if s.tokens[slot] < filter.tokens or (filter.most_life < 999 and life(s, slot) > filter.most_life):
        return False
    stat: i64 = 0
    while (filter.stats >> stat) != 0:
        if (filter.stats >> stat) & 1 and keyword(s, slot, stat) <= 0:
            return False
        stat += 1
    return True


TRAITS: Final[dict[str, Callable[[BerserkState, i64, i64], bool]]] = {
    "other": lambda s, slot, me: slot != me,
    "elite": lambda s, slot, me: s.card(slot).elite,
    "unique": lambda s, slot, me: s.card(slot).unique,
    "open": lambda s, slot, me: s.is_open(slot),
    "wounded": lambda s, slot, me: s.wounds[slot] > 0,
    "poisoned": lambda s, slot, me: s.poison[slot] > 0,
    "incorporeal": lambda s, slot, me: incorporeal(s, slot),
    "shifted": lambda s, slot, me: s.facts[slot] & SHIFTED != 0,
    "trodden": lambda s, slot, me: s.zone[slot] == language.FIELD and (s.trail[me] >> s.cell[slot]) & 1 != 0,
    "near": next_to,
}
"""What a card is or is not, where a filter of the card `me` asks for it."""


def selected(s: BerserkState, selector: Selector, me: i64, side: i64, act: vec[i64]) -> list[int]:
    """The cards that a selector means, by their slots; `act` is the record of the program that asks."""
    out: list[int] = []
    area = selector.area
    of = me
    if selector.of != "self" and len(act):
        of = act[under_way.S_TARGET if selector.of == "target" else under_way.S_OTHER]
    if area == "itself":
        return [int(of)] if of >= 0 else out
    for slot in range(s.slots):
        if s.zone[slot] > language.GRAVEYARD or (s.zone[slot] == language.GRAVEYARD) != (area == "graveyard"):
            continue
        if in_area(s, area, slot, of, act) and matches(s, selector, slot, me, side):
            grounded = (
                selector.range < board.ANY_RANGE and s.zone[slot] == language.FIELD and s.zone[me] == language.FIELD
            )
            if not grounded or board.distance(s.cell[me], s.cell[slot]) <= selector.range:
                out.append(int(slot))
    return out


def in_area(s: BerserkState, area: str, slot: i64, of: i64, act: vec[i64]) -> bool:
    """Whether a card stands where a selector looks, seen from the card `of`."""
    if area in ("anywhere", "graveyard"):
        return True
    if s.zone[slot] != language.FIELD:
        return False
    if area in CELL_AREAS:
        return len(act) > 0 and CELL_AREAS[area](act[under_way.S_CELL], s.cell[slot])
    return of >= 0 and s.zone[of] == language.FIELD and CARD_AREAS[area](s, slot, of)


def in_row(here: i64, there: i64) -> bool:
    return here // board.COLUMNS == there // board.COLUMNS


CELL_AREAS: Final[dict[str, Callable[[i64, i64], bool]]] = {
    "next_to_cell": board.adjacent, "on_cell": lambda here, there: here == there, "row_of_cell": in_row,
}  # fmt: skip
CARD_AREAS: Final[dict[str, Callable[[BerserkState, i64, i64], bool]]] = {
    "next_to": next_to,
    "host": lambda s, slot, of: s.host[of] == slot,
    "host_or_next_to": lambda s, slot, of: s.host[of] == slot or next_to(s, slot, of),
    "opposite": lambda s, slot, of: s.cell[slot] == board.ahead(s.cell[of], s.is_first(s.side[of]), 1),
    "behind": lambda s, slot, of: s.cell[slot] == board.ahead(s.cell[of], s.is_first(s.side[of]), -1),
    "left_right": lambda s, slot, of: in_row(s.cell[of], s.cell[slot]) and s.cell[slot] - s.cell[of] in (1, -1),
    "column": lambda s, slot, of: s.cell[of] % board.COLUMNS == s.cell[slot] % board.COLUMNS,
    "row": lambda s, slot, of: in_row(s.cell[of], s.cell[slot]),
}


def amount_of(s: BerserkState, amount: Amount, me: i64, side: i64, act: vec[i64], strength: i64) -> i64:
    """The number that an amount comes to; triples go by strength."""
    if amount.printed:
        return amount.of(strength)
    code = amount.code
    counted: i64 = 0
    if code == "paid":
        counted = act[under_way.A_PAID if act[under_way.R_TYPE] == under_way.ATTACK_RECORD else under_way.S_PAID]
    elif code == "number":
        counted = act[under_way.S_NUMBER]
    elif code == "value":
        counted = act[under_way.S_VALUE]
    elif code == "own_counters":
        counted = s.counters[me]
    elif amount.selector is not None:
        for slot in selected(s, amount.selector, me, side, act):
            counted += 1 if code == "count" else printed_strike(s, slot, language.WEAK)
    return min(amount.most, amount.plus + amount.times * counted)


def printed_strike(s: BerserkState, slot: i64, strength: i64) -> i64:
    """The simple strike printed on a card; nothing for one that cannot strike."""
    if s.flags[slot] & FACE_DOWN or s.form[slot] >= language.ARTIFACT:
        return 0
    return s.card(slot).strike.of(strength)


# --- conditions -----------------------------------------------------------------------------------------------------
def all_hold(s: BerserkState, conditions: list[Condition], slot: i64, act: vec[i64]) -> bool:
    return all(holds(s, condition, slot, act) for condition in conditions)


def holds(s: BerserkState, condition: Condition, slot: i64, act: vec[i64]) -> bool:
    """Whether a condition of a card holds now. What it counts of a squad is in play (K-39)."""
    code = condition.code
    side = s.side[slot]
    if code == "count" and condition.selector is not None:
        return condition.least <= len(selected(s, condition.selector, slot, side, act)) <= condition.most
    if code == "formation":
        return partners(s, slot, condition.filter) >= condition.least
    if code in ("first", "second"):
        return s.is_first(side) == (code == "first")
    if code == "open":
        return s.is_open(slot)
    if code == "flying":
        return s.form[slot] == language.FLYING
    if code == "in_play":
        return s.in_play(slot)
    if code == "own_half":
        return s.zone[slot] == language.FIELD and board.own_row(s.cell[slot], s.is_first(side)) > 0
    if code == "number":
        return condition.least <= act[under_way.S_NUMBER] <= condition.most
    # what a prophecy has shown: as many cards as it asked for, all of them so
    shown, asked = act[under_way.S_SHOWN] & 15, act[under_way.S_SHOWN] >> 4
    if shown == 0 or shown < asked:
        return False
    if code == "shown_odd":
        return act[under_way.S_ODD] == shown
    assert code in ("shown_elite", "shown_ordinary")
    return act[under_way.S_ELITES] == (shown if code == "shown_elite" else 0)


def partners(s: BerserkState, slot: i64, filter: Filter | None) -> i64:
    """Own cards with formation beside a card that has it too, not diagonally (L510)."""
    if s.zone[slot] != language.FIELD or s.form[slot] != language.GROUND:
        return 0
    found: i64 = 0
    for cell in board.BESIDE[s.cell[slot]]:
        other = s.at[cell]
        if other >= 0 and s.side[other] == s.side[slot] and keyword(s, other, language.FORMATION) > 0:
            found += 1 if filter is None or matches(s, filter, other, slot, s.side[slot]) else 0
    return found


# --- keywords and numbers -------------------------------------------------------------------------------------------
def keyword(s: BerserkState, slot: i64, stat: i64) -> i64:
    """A keyword or number of a card that no attack is asked for."""
    if not s.stale and s.granted[slot] == 0 and s.flags[slot] & FACE_DOWN == 0:
        card = s.book.cards[s.kind[slot]]
        if not ((card.static_stats | s.aura_stats) >> stat) & 1:
            return card.printed[stat]
    return total(s, slot, stat, language.NOBODY)


def lacks(s: BerserkState, slot: i64, stats: i64) -> bool:
    """Whether it is plain that a card has none of these: its face and all auras lack them, and nothing was granted."""
    if s.stale or s.granted[slot] or s.flags[slot] & FACE_DOWN:
        return False
    return (s.book.cards[s.kind[slot]].stats | s.aura_stats) & stats == 0


def total(
    s: BerserkState, slot: i64, stat: i64, kind: i64, strength: i64 = 0, other: i64 = language.NOBODY,
    value: i64 = language.NOBODY,
) -> i64:  # fmt: skip
    """A keyword or number of a card, in an attack of this kind, strength and value by or against another card.

    Of the same keyword the largest counts (K-15), unless something is added to it (K-35); numbers add up (L363).
    """
    card = s.book.cards[s.kind[slot]]
    plain = not s.stale and s.granted[slot] == 0 and s.flags[slot] & FACE_DOWN == 0
    if plain and not ((card.static_stats | s.aura_stats) >> stat) & 1:
        return card.printed[stat]
    most: i64 = 0
    sum: i64 = 0
    if not silent(s, slot):
        most = card.printed[stat]
        if (card.static_stats >> stat) & 1:
            for modifier in card.statics:
                if modifier.stat == stat and works(s, modifier, slot, slot, kind, strength, other, value):
                    amount = amount_of(s, modifier.amount, slot, s.side[slot], under_way.NO_RECORD, strength)
                    most, sum = joined(modifier, most, sum, amount)
    refresh(s)
    if (s.aura_stats >> stat) & 1:
        for source in s.hears.get("auras", ()):
            for modifier in s.card(source).auras:
                if modifier.stat != stat or source == slot or not reaches(s, modifier, source, slot):
                    continue
                if works(s, modifier, source, slot, kind, strength, other, value):
                    amount = amount_of(s, modifier.amount, source, s.side[source], under_way.NO_RECORD, strength)
                    most, sum = joined(modifier, most, sum, amount)
    if s.granted[slot]:
        for grant in s.grants:
            modifier = s.book.modifiers[grant[1]]
            asked = grant[0] == slot and modifier.stat == stat
            if asked and works(s, modifier, slot, slot, kind, strength, other, value):
                most, sum = joined(modifier, most, sum, grant[2])
    return most + sum


def joined(modifier: Modifier, most: i64, sum: i64, amount: i64) -> tuple[i64, i64]:
    """The largest so far, and what is added to it, with one modifier more."""
    return (most, sum + amount) if modifier.adds else (max(most, amount), sum)


def reaches(s: BerserkState, modifier: Modifier, source: i64, slot: i64) -> bool:
    """Whether the aura of a card falls on another."""
    scope = modifier.scope
    if scope is None or not in_area(s, scope.area, slot, source, under_way.NO_RECORD):
        return False
    return matches(s, scope, slot, source, s.side[source])


def works(
    s: BerserkState, modifier: Modifier, source: i64, slot: i64, kind: i64, strength: i64, other: i64, value: i64
) -> bool:
    """Whether the modifier of a card works now, for this card in an attack of this kind, strength and value."""
    if modifier.kinds:
        if kind < 0 or not (modifier.kinds >> kind) & 1:
            return False
        if strength > 0 and not (modifier.strengths >> strength) & 1:
            return False
    if value >= 0 and not modifier.least_value <= value <= modifier.most_value:
        return False
    versus = modifier.versus
    if versus is not None and (other < 0 or not matches(s, versus, other, slot, s.side[slot])):
        return False
    return not modifier.conditions or all_hold(s, modifier.conditions, source, under_way.NO_RECORD)


def incorporeal(s: BerserkState, slot: i64) -> bool:
    return keyword(s, slot, language.INCORPOREAL) > 0


def armor_left(s: BerserkState, slot: i64) -> i64:
    """How many wounds the armor of a card still keeps back this turn."""
    return max(0, keyword(s, slot, language.ARMOR) - s.stopped[slot])


# --- who listens ----------------------------------------------------------------------------------------------------
def refresh(s: BerserkState) -> None:
    if s.stale:
        listen(s)


def listen(s: BerserkState) -> None:
    """Make the index anew: which cards wait for which event, have instants, auras, or replace dying."""
    found: dict[str, list[int]] = {}
    auras: i64 = 0
    flyers: list[int] = []
    s.riders = s.hidden = 0
    for slot in range(s.slots):
        if s.zone[slot] == language.FIELD and (language.SYMBIONTS >> s.form[slot]) & 1:
            s.riders += 1
        if s.zone[slot] == language.EXTRA and s.form[slot] == language.FLYING:
            flyers.append(int(slot))
        if s.flags[slot] & FACE_DOWN and s.zone[slot] <= language.EXTRA:
            s.hidden |= bit(s.side[slot])
        if s.zone[slot] > language.GRAVEYARD or s.kind[slot] < 0 or silent(s, slot):
            continue
        card = s.card(slot)
        buried = s.zone[slot] == language.GRAVEYARD
        for index in card.listens[buried]:
            found.setdefault(index, []).append(slot)
        auras |= 0 if buried else card.aura_stats
    s.hears = {index: tuple(slots) for index, slots in found.items()}
    s.aura_stats = auras
    s.flyers = tuple(flyers)
    s.stale = False
