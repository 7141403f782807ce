"""At whom a card may aim: simple strikes, attacks of features, finishing, spells and effects (K-10, K-18, K-20)."""

from __future__ import annotations

from meadhall.engine.flat import i64
from meadhall.games.berserk.board import AROUND, FAR, ahead, between, distance
from meadhall.games.berserk.events import used_up
from meadhall.games.berserk.features import AttackSpec, Feature
from meadhall.games.berserk.records import NO_RECORD
from meadhall.games.berserk.state import ACTED, BerserkState
from meadhall.games.berserk.values import (
    all_hold,
    incorporeal,
    is_creature,
    is_symbiont,
    keyword,
    life,
    listen,
    matches,
    next_to,
    selected,
    silent,
    total,
)
from meadhall.games.berserk.words import (
    ANY_MOMENT,
    ARTIFACT,
    CLOSE_ATTACKS,
    EXTRA,
    FIELD,
    FLYING,
    GRAVEYARD,
    LUNGE,
    NOBODY,
    ONLY_OPPOSITE,
    RANGE,
    TERRAIN,
)


def may_act(s: BerserkState, slot: i64) -> bool:
    """Whether a card may act by closing: it is open and has not acted since it was opened (K-16)."""
    return s.open[slot] != 0 and s.facts[slot] & ACTED == 0


def may_strike(s: BerserkState, slot: i64) -> bool:
    return s.form[slot] < ARTIFACT


def strike_targets(s: BerserkState, slot: i64) -> list[int]:
    """Whom a card may attack with its simple strike: cards next to it, own ones too (K-25); a flyer any card."""
    if s.form[slot] == FLYING:
        return flyer_targets(s, slot)
    out: list[int] = []
    if keyword(s, slot, ONLY_OPPOSITE) > 0:
        there = ahead(s.cell[slot], s.is_first(s.side[slot]), 1)
        if there >= 0 and s.at[there] >= 0:
            out.append(int(s.at[there]))
        return out
    add_near(s, slot, out)
    if s.reach[slot] >= s.turn and s.reach[slot] > 0:
        for other in range(s.slots):
            if s.zone[other] == EXTRA and s.form[other] == FLYING:
                out.append(int(other))
    return out


def add_near(s: BerserkState, slot: i64, out: list[int]) -> None:
    """The cards next to this one."""
    for cell in AROUND[s.cell[slot]]:
        other = s.at[cell]
        if other >= 0:
            out.append(int(other))
    if s.stale:
        listen(s)
    if s.riders or s.ghost >= 0:
        for other in range(s.slots):
            apart = s.zone[other] == FIELD and other != slot and s.at[s.cell[other]] != other
            if (apart or s.host[slot] == other) and next_to(s, slot, other):
                out.append(int(other))


def flyer_targets(s: BerserkState, slot: i64) -> list[int]:
    out: list[int] = []
    for other in range(s.slots):
        if s.zone[other] <= EXTRA and other != slot and s.form[other] != TERRAIN:
            out.append(int(other))
    return out


def reaches(s: BerserkState, slot: i64, kind: i64, limit: i64, other: i64) -> bool:
    """Whether an attack of this kind and range may be aimed at another card."""
    if other == slot or s.zone[other] > EXTRA or s.form[other] == TERRAIN:
        return False
    grounded = s.zone[slot] == FIELD
    if (CLOSE_ATTACKS >> kind) & 1:
        return grounded and next_to(s, slot, other)
    if s.zone[other] == EXTRA:
        return kind != LUNGE
    if not grounded:
        return kind != LUNGE
    here, there = s.cell[slot], s.cell[other]
    if kind == LUNGE:
        over = between(here, there)
        return over >= 0 and (s.at[over] < 0 or s.side[s.at[over]] == s.side[slot])
    if next_to(s, slot, other) or here == there:
        return False
    return limit >= FAR or distance(here, there) <= limit


def attack_range(s: BerserkState, slot: i64, spec: AttackSpec) -> i64:
    if spec.range >= FAR:
        return FAR
    return spec.range + total(s, slot, RANGE, spec.kind, 0, NOBODY, NOBODY)


def attack_targets(s: BerserkState, slot: i64, spec: AttackSpec, side: i64) -> list[int]:
    """At whom a card may aim this attack of a feature."""
    limit = attack_range(s, slot, spec)
    kind = spec.kind
    filter = spec.filter
    out: list[int] = []
    for other in range(s.slots):
        if reaches(s, slot, kind, limit, other):
            if filter is None or matches(s, filter, other, slot, side):
                out.append(int(other))
    return out


def may_finish(s: BerserkState, slot: i64, limit: i64, other: i64) -> bool:
    """Finishing: a creature next to it that is neither incorporeal nor a symbiont, with few lives left (L402)."""
    if not next_to(s, slot, other) or not is_creature(s, other) or is_symbiont(s, other):
        return False
    return life(s, other) <= limit and not incorporeal(s, other)


def feature_targets(s: BerserkState, slot: i64, feature: Feature, side: i64) -> list[int]:
    """The cards that a feature may be aimed at."""
    if feature.attack is not None:
        return attack_targets(s, slot, feature.attack, side)
    if feature.finishing:
        return [int(other) for other in range(s.slots) if may_finish(s, slot, feature.finishing, other)]
    if feature.target is not None:
        return selected(s, feature.target, slot, side, NO_RECORD)
    return []


def needs_target(feature: Feature) -> bool:
    return feature.attack is not None or feature.finishing > 0 or feature.target is not None


def can_pay(s: BerserkState, slot: i64, feature: Feature) -> bool:
    """Whether a card can pay for a feature now, which lies in the zone where it works and has uses left."""
    if feature.zone == GRAVEYARD:
        if s.zone[slot] != GRAVEYARD or (feature.own_token and s.tokens[slot] < 1):
            return False
    elif s.zone[slot] > EXTRA:
        return False
    if feature.close and not may_act(s, slot):
        return False
    if feature.counters and s.counters[slot] < max(1, feature.counters):
        return False
    if used_up(s, feature, slot) or silent(s, slot):
        return False
    return not feature.conditions or all_hold(s, feature.conditions, slot, NO_RECORD)


def usable(s: BerserkState, slot: i64, feature: Feature, side: i64) -> bool:
    """Whether a feature may be used as an action of the own turn; instants with a condition wait for it (K-8)."""
    if feature.moment != ANY_MOMENT or not can_pay(s, slot, feature):
        return False
    return not needs_target(feature) or len(feature_targets(s, slot, feature, side)) > 0


def may_gain_counter(s: BerserkState, slot: i64) -> bool:
    """Only a card with a feature paid with counters may close for one (K-21)."""
    for feature in s.card(slot).activated:
        if feature.counters:
            return may_act(s, slot) and not silent(s, slot)
    return False
