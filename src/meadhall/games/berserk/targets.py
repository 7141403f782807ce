"""At whom a card may aim: simple strikes, attacks of features, finishing, spells and effects (K-10, K-18, K-20)."""

from __future__ import annotations

from meadhall.engine.flat import i64
from meadhall.games.berserk import values, words
from meadhall.games.berserk.board import AROUND, AROUND_MASK, FAR, ahead, between, cells_in_range, range_mask
from meadhall.games.berserk.events import used_up
from meadhall.games.berserk.features import AttackSpec, Feature
from meadhall.games.berserk.records import NO_RECORD
from meadhall.games.berserk.state import ACTED, BerserkState


def may_act(s: BerserkState, slot: i64) -> bool:
    """Whether a card may act by closing: it is open and has not acted since it was opened (K-16)."""
    return s.open[slot] != 0 and s.facts[slot] & ACTED == 0


def may_strike(s: BerserkState, slot: i64) -> bool:
    return s.form[slot] < words.ARTIFACT


def can_strike(s: BerserkState, slot: i64) -> bool:
    """Whether there is anybody whom a card may attack with its simple strike."""
    if s.stale:
        values.listen(s)
    if (
        s.form[slot] != words.FLYING
        and s.riders == 0
        and s.ghost < 0
        and values.keyword(s, slot, words.ONLY_OPPOSITE) <= 0
    ):
        if (s.filled[0] | s.filled[1]) & AROUND_MASK[s.cell[slot]]:
            return True
        return s.reach[slot] >= s.turn and s.reach[slot] > 0 and len(s.flyers) > 0
    return len(strike_targets(s, slot)) > 0


def strike_targets(s: BerserkState, slot: i64) -> list[int]:
    """Whom a card may attack with its simple strike: cards next to it, own ones too (K-25); a flyer any card."""
    if s.form[slot] == words.FLYING:
        return flyer_targets(s, slot)
    out: list[int] = []
    add_near(s, slot, out)
    if values.keyword(s, slot, words.ONLY_OPPOSITE) > 0:
        there = ahead(s.cell[slot], s.is_first(s.side[slot]), 1)
        return [other for other in out if s.cell[other] == there]
    if s.reach[slot] >= s.turn and s.reach[slot] > 0:
        out += s.flyers
    return out


def add_near(s: BerserkState, slot: i64, out: list[int]) -> None:
    """The cards next to this one."""
    if s.stale:
        values.listen(s)
    for cell in AROUND[s.cell[slot]]:
        other = s.at[cell]
        if other >= 0:
            out.append(int(other))
    if s.riders or s.ghost >= 0:
        for other in range(s.slots):
            apart = s.zone[other] == words.FIELD and other != slot and s.at[s.cell[other]] != other
            if (apart or s.host[slot] == other) and values.next_to(s, slot, other):
                out.append(int(other))


def flyer_targets(s: BerserkState, slot: i64) -> list[int]:
    out: list[int] = []
    for other in range(s.slots):
        if s.zone[other] <= words.EXTRA and other != slot and s.form[other] != words.TERRAIN:
            out.append(int(other))
    return out


def attack_range(s: BerserkState, slot: i64, spec: AttackSpec) -> i64:
    if spec.range >= FAR:
        return FAR
    return spec.range + values.total(s, slot, words.RANGE, spec.kind)


def can_attack(s: BerserkState, slot: i64, spec: AttackSpec, side: i64) -> bool:
    """Whether there is anybody at whom a card may aim this attack of a feature."""
    if (
        spec.filter is None
        and (words.RANGED >> spec.kind) & 1
        and spec.kind != words.LUNGE
        and s.zone[slot] == words.FIELD
    ):
        if s.stale:
            values.listen(s)
        if len(s.flyers):
            return True
        if s.riders == 0 and s.ghost < 0:
            return (s.filled[0] | s.filled[1]) & range_mask(s.cell[slot], attack_range(s, slot, spec)) != 0
    return len(attack_targets(s, slot, spec, side)) > 0


def attack_targets(s: BerserkState, slot: i64, spec: AttackSpec, side: i64) -> list[int]:
    """At whom a card may aim this attack of a feature (L318, K-20)."""
    if s.stale:
        values.listen(s)
    kind = spec.kind
    out: list[int] = []
    if s.zone[slot] != words.FIELD:
        if (words.RANGED >> kind) & 1 and kind != words.LUNGE:
            out = flyer_targets(s, slot)
    elif (words.CLOSE_ATTACKS >> kind) & 1:
        add_near(s, slot, out)
    elif kind == words.LUNGE:
        add_over_a_cell(s, slot, out)
    else:
        add_in_range(s, slot, attack_range(s, slot, spec), out)
    filter = spec.filter
    if filter is None:
        return out
    return [other for other in out if values.matches(s, filter, other, slot, side)]


def add_over_a_cell(s: BerserkState, slot: i64, out: list[int]) -> None:
    """Over one cell in a straight line that holds no enemy card, a symbiont neither (L522)."""
    here = s.cell[slot]
    enemies: i64 = 0
    for other in range(s.slots):
        if s.zone[other] == words.FIELD and s.side[other] != s.side[slot]:
            enemies |= i64(1) << s.cell[other]
    for other in range(s.slots):
        if s.zone[other] == words.FIELD and other != slot:
            over = between(here, s.cell[other])
            if over >= 0 and not (enemies >> over) & 1:
                out.append(int(other))


def add_in_range(s: BerserkState, slot: i64, limit: i64, out: list[int]) -> None:
    """Cards on the cells of a ranged attack, and all flyers, whatever the range."""
    for cell in cells_in_range(s.cell[slot], limit):
        other = s.at[cell]
        if other >= 0:
            out.append(int(other))
    if s.riders or s.ghost >= 0:
        mask = range_mask(s.cell[slot], limit)
        for other in range(s.slots):
            if s.zone[other] == words.FIELD and s.at[s.cell[other]] != other and (mask >> s.cell[other]) & 1:
                out.append(int(other))
    out += s.flyers


def may_finish(s: BerserkState, slot: i64, limit: i64, other: i64) -> bool:
    """Finishing: a creature next to it that is neither incorporeal nor a symbiont, with few lives left (L402)."""
    if (
        not values.next_to(s, slot, other)
        or not values.is_creature(s, other)
        or values.is_symbiont(s, other)
        or s.face_down(other)
    ):
        return False
    return values.life(s, other) <= limit and not values.incorporeal(s, other)


def feature_targets(s: BerserkState, slot: i64, feature: Feature, side: i64) -> list[int]:
    """The cards that a feature may be aimed at."""
    if feature.attack is not None:
        return attack_targets(s, slot, feature.attack, side)
    if feature.finishing:
        return [int(other) for other in range(s.slots) if may_finish(s, slot, feature.finishing, other)]
    if feature.target is not None:
        return values.selected(s, feature.target, slot, side, NO_RECORD)
    return []


def needs_target(feature: Feature) -> bool:
    return feature.attack is not None or feature.finishing > 0 or feature.target is not None


def can_pay(s: BerserkState, slot: i64, feature: Feature) -> bool:
    """Whether a card can pay for a feature now, which lies in the zone where it works and has uses left."""
    if feature.zone == words.GRAVEYARD:
        if s.zone[slot] != words.GRAVEYARD or (feature.own_token and s.tokens[slot] < 1):
            return False
    elif s.zone[slot] > words.EXTRA:
        return False
    if feature.close and not may_act(s, slot):
        return False
    if feature.counters and s.counters[slot] < max(1, feature.counters):
        return False
    if used_up(s, feature, slot) or (values.silent(s, slot) and not s.face_down(slot)):
        return False
    return not feature.conditions or values.all_hold(s, feature.conditions, slot, NO_RECORD)


def usable(s: BerserkState, slot: i64, feature: Feature, side: i64) -> bool:
    """Whether a feature may be used as an action of the own turn; instants with a condition wait for it (K-8)."""
    if feature.moment != words.ANY_MOMENT or not can_pay(s, slot, feature):
        return False
    if feature.attack is not None:
        return can_attack(s, slot, feature.attack, side)
    return not needs_target(feature) or len(feature_targets(s, slot, feature, side)) > 0


def may_gain_counter(s: BerserkState, slot: i64) -> bool:
    """Only a card with a feature paid with counters may close for one (K-21)."""
    for feature in s.card(slot).activated:
        if feature.counters:
            return may_act(s, slot) and not values.silent(s, slot)
    return False
