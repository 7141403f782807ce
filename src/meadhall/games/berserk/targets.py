"""At whom a card may aim: simple strikes, attacks of features, finishing, spells and effects (K-10, K-18, K-20); and
why a move is not allowed."""

from __future__ import annotations

from meadhall.engine.bits import bit
from meadhall.engine.flat import i64
from meadhall.engine.types import Reason
from meadhall.games.berserk import board, events, features, language, under_way, values, verbs
from meadhall.games.berserk.state import ACTED, WALKED, BerserkState


def may_act(s: BerserkState, slot: i64) -> bool:
    """Whether a card may act by closing: it is open and has not acted since it was opened (K-16)."""
    return s.open[slot] != 0 and s.facts[slot] & ACTED == 0


def can_strike(s: BerserkState, slot: i64) -> bool:
    """Whether there is anybody whom a card may attack with its simple strike."""
    values.refresh(s)
    if s.form[slot] == language.FLYING:
        return any(below(s, other, slot) for other in range(s.slots))
    if s.riders == 0 and s.ghost < 0:
        near = s.filled & board.AROUND_MASK[s.cell[slot]]
        if near == 0 and s.reach[slot] < s.turn:
            return False
        if near and values.keyword(s, slot, language.ONLY_OPPOSITE) <= 0:
            return True
    return len(strike_targets(s, slot)) > 0


def strike_targets(s: BerserkState, slot: i64) -> list[int]:
    """Whom a card may attack with its simple strike: cards next to it, own ones too (K-25); a flyer any card."""
    if s.form[slot] == language.FLYING:
        return flyer_targets(s, slot)
    out: list[int] = []
    add_near(s, slot, out)
    if values.keyword(s, slot, language.ONLY_OPPOSITE) > 0:
        there = board.ahead(s.cell[slot], s.is_first(s.side[slot]), 1)
        return [other for other in out if s.cell[other] == there]
    if s.reach[slot] >= s.turn and s.reach[slot] > 0:
        out += s.flyers
    return out


def add_near(s: BerserkState, slot: i64, out: list[int]) -> None:
    """The cards next to this one."""
    values.refresh(s)
    out += [int(s.at[cell]) for cell in board.AROUND[s.cell[slot]] if s.at[cell] >= 0]
    if s.riders or s.ghost >= 0:
        for other in range(s.slots):
            apart = s.zone[other] == language.FIELD and other != slot and s.at[s.cell[other]] != other
            if (apart or s.host[slot] == other) and values.next_to(s, slot, other):
                out.append(int(other))


def below(s: BerserkState, other: i64, slot: i64) -> bool:
    """Whether another card is one that a flyer may strike."""
    return s.zone[other] <= language.EXTRA and other != slot and s.form[other] != language.TERRAIN


def flyer_targets(s: BerserkState, slot: i64) -> list[int]:
    return [int(other) for other in range(s.slots) if below(s, other, slot)]


def attack_range(s: BerserkState, slot: i64, spec: features.AttackSpec) -> i64:
    if spec.range >= board.ANY_RANGE:
        return board.ANY_RANGE
    return spec.range + values.total(s, slot, language.RANGE, spec.kind)


def can_attack(s: BerserkState, slot: i64, spec: features.AttackSpec, side: i64) -> bool:
    """Whether there is anybody at whom a card may aim this attack of a feature."""
    flies = (language.RANGED >> spec.kind) & 1 != 0 and spec.kind != language.LUNGE
    if flies and spec.filter is None and s.zone[slot] == language.FIELD:
        values.refresh(s)
        if len(s.flyers):
            return True
        if s.riders == 0 and s.ghost < 0:
            return s.filled & board.range_mask(s.cell[slot], attack_range(s, slot, spec)) != 0
    return len(attack_targets(s, slot, spec, side)) > 0


def attack_targets(s: BerserkState, slot: i64, spec: features.AttackSpec, side: i64) -> list[int]:
    """At whom a card may aim this attack of a feature (L318, K-10, K-20)."""
    values.refresh(s)
    kind = spec.kind
    out: list[int] = []
    if s.zone[slot] != language.FIELD:
        if (language.RANGED >> kind) & 1 and kind != language.LUNGE:
            out = flyer_targets(s, slot)
    elif (language.CLOSE_ATTACKS >> kind) & 1:
        add_near(s, slot, out)
    elif kind == language.LUNGE:
        add_over_a_cell(s, slot, out)
    else:
        add_in_range(s, slot, attack_range(s, slot, spec), out)
    filter = spec.filter
    return out if filter is None else [other for other in out if values.matches(s, filter, other, slot, side)]


def add_over_a_cell(s: BerserkState, slot: i64, out: list[int]) -> None:
    """Over one cell in a straight line that holds no enemy card, a symbiont neither (L522)."""
    here = s.cell[slot]
    enemies: i64 = 0
    for other in range(s.slots):
        if s.zone[other] == language.FIELD and s.side[other] != s.side[slot]:
            enemies |= bit(s.cell[other])
    for other in range(s.slots):
        if s.zone[other] == language.FIELD and other != slot:
            over = board.between(here, s.cell[other])
            if over >= 0 and not (enemies >> over) & 1:
                out.append(int(other))


def add_in_range(s: BerserkState, slot: i64, limit: i64, out: list[int]) -> None:
    """Cards on the cells of a ranged attack, and all flyers, whatever the range."""
    out += [int(s.at[cell]) for cell in board.cells_in_range(s.cell[slot], limit) if s.at[cell] >= 0]
    if s.riders or s.ghost >= 0:
        mask = board.range_mask(s.cell[slot], limit)
        for other in range(s.slots):
            if s.zone[other] == language.FIELD and s.at[s.cell[other]] != other and (mask >> s.cell[other]) & 1:
                out.append(int(other))
    out += s.flyers


def may_finish(s: BerserkState, slot: i64, limit: i64, other: i64) -> bool:
    """Finishing: a creature next to it that is neither incorporeal nor a symbiont, with few lives left (L404); none
    that lies face down (K-43)."""
    if not values.next_to(s, slot, other) or s.form[other] > language.FLYING or s.face_down(other):
        return False
    return values.life(s, other) <= limit and not values.incorporeal(s, other)


def aims_of(s: BerserkState, slot: i64, feature: features.Feature | None, side: i64) -> list[int]:
    """The cards that a feature, or for None the simple strike, may be aimed at."""
    if feature is None:
        return strike_targets(s, slot)
    if feature.attack is not None:
        return attack_targets(s, slot, feature.attack, side)
    if feature.finishing:
        return [int(other) for other in range(s.slots) if may_finish(s, slot, feature.finishing, other)]
    if feature.target is not None:
        return values.selected(s, feature.target, slot, side, under_way.NO_RECORD)
    return []


def needs_target(feature: features.Feature) -> bool:
    return feature.attack is not None or feature.finishing > 0 or feature.target is not None


def can_pay(s: BerserkState, slot: i64, feature: features.Feature) -> bool:
    """Whether a card can pay for a feature now, which lies in the zone where it works and has uses left."""
    if feature.zone == language.GRAVEYARD:
        if s.zone[slot] != language.GRAVEYARD or (feature.own_token and s.tokens[slot] < 1):
            return False
    elif s.zone[slot] > language.EXTRA:
        return False
    if feature.close and not may_act(s, slot):
        return False
    if feature.counters and s.counters[slot] < max(1, feature.counters):
        return False
    if events.used_up(s, feature, slot) or (values.silent(s, slot) and not s.face_down(slot)):
        return False
    return not feature.conditions or values.all_hold(s, feature.conditions, slot, under_way.NO_RECORD)


def usable(s: BerserkState, slot: i64, feature: features.Feature, side: i64) -> bool:
    """Whether a feature may be used as an action of the own turn; instants with a condition wait for it (K-8)."""
    if feature.moment != language.ANY_MOMENT or not can_pay(s, slot, feature):
        return False
    if feature.attack is not None:
        return can_attack(s, slot, feature.attack, side)
    return not needs_target(feature) or len(aims_of(s, slot, feature, side)) > 0


# --- why not ----------------------------------------------------------------------------------------------------------
def of_card(s: BerserkState, slot: i64, key: str) -> Reason:
    """A reason that names a card and nothing else."""
    return Reason(key, {"card": verbs.name_of(s, slot)})


def first_reason(s: BerserkState, slot: i64, reasons: dict[str, bool], otherwise: Reason) -> Reason:
    """The first of these that holds of a card; the other one where none does."""
    for key in reasons:
        if reasons[key]:
            return of_card(s, slot, key)
    return otherwise


def why_not_card(s: BerserkState, seat: i64, slot: i64) -> Reason | None:
    """Why a card can do nothing at all in this turn; None where it can."""
    if s.zone[slot] > language.EXTRA:
        return of_card(s, slot, "not-in-play")
    if s.side[slot] != seat:
        return of_card(s, slot, "not-yours")
    ghost = s.ghost
    if ghost >= 0 and s.side[ghost] == seat and ghost != slot:
        return of_card(s, ghost, "must-step-off")
    return None


def why_not_walk(s: BerserkState, slot: i64, cell: i64) -> Reason:
    steps = board.AROUND if values.keyword(s, slot, language.DIAGONAL) > 0 else board.BESIDE
    otherwise = Reason("occupied", {"cell": board.CELL_NAMES[cell]})
    if s.zone[slot] == language.FIELD and cell not in steps[s.cell[slot]]:
        otherwise = Reason("not-beside", {"card": verbs.name_of(s, slot), "cell": board.CELL_NAMES[cell]})
    reasons = {
        "does-not-walk": s.form[slot] != language.GROUND,
        "closed": not s.is_open(slot),
        "no-movement": s.moves[slot] <= 0,
    }
    return first_reason(s, slot, reasons, otherwise)


def why_not_act(s: BerserkState, slot: i64) -> Reason:
    """Why a card may not strike, or close for something else."""
    reasons = {"closed": not s.is_open(slot), "has-acted": s.facts[slot] & ACTED != 0}
    return first_reason(s, slot, reasons, of_card(s, slot, "no-target"))


def why_not_leap(s: BerserkState, slot: i64) -> Reason:
    spent = s.facts[slot] & WALKED != 0 or s.moves[slot] <= 0
    reasons = {"closed": not s.is_open(slot), "no-movement": spent}
    return first_reason(s, slot, reasons, of_card(s, slot, "does-not-leap"))


def why_not_feature(s: BerserkState, slot: i64, feature: features.Feature) -> Reason:
    if values.silent(s, slot):
        return of_card(s, slot, "lost-features")
    if feature.close and not may_act(s, slot):
        return why_not_act(s, slot)
    if feature.counters and s.counters[slot] < max(1, feature.counters):
        return Reason("too-few-counters", {"card": verbs.name_of(s, slot), "number": max(1, int(feature.counters))})
    token = feature.own_token and s.tokens[slot] < 1
    reasons = {"used-up": events.used_up(s, feature, slot), "no-token": token, "only-in-window": feature.moment != 0}
    return first_reason(s, slot, reasons, of_card(s, slot, "no-target"))


def why_not_target(
    s: BerserkState, slot: i64, spec: features.AttackSpec | None, feature: features.Feature | None, target: i64
) -> Reason:
    """Why a card may not be aimed at; of one that lies face down nothing is told (K-43)."""
    finishing = feature is not None and feature.finishing > 0
    selector = None if feature is None else feature.target
    gone = s.zone[target] > language.EXTRA and (selector is None or selector.area != "graveyard")
    reasons = {"not-in-play": gone, "terrain": s.form[target] == language.TERRAIN, "itself": target == slot}
    near, bodiless = values.next_to(s, slot, target), values.incorporeal(s, target)
    otherwise = of_card(s, target, "wrong-target")
    if finishing or (spec is not None and (language.CLOSE_ATTACKS >> spec.kind) & 1):
        reasons |= {"not-adjacent": not near, "wrong-target": s.face_down(target) or not finishing}
        reasons |= {"symbiont": values.is_symbiont(s, target), "incorporeal": bodiless}
        if values.is_creature(s, target) and not s.face_down(target):
            lives = int(values.life(s, target))
            otherwise = Reason("too-many-lives", {"card": verbs.name_of(s, target), "number": lives})
    elif spec is None:
        reasons["incorporeal"] = bodiless and selector is not None and ("incorporeal", False) in selector.traits
    else:
        reasons |= {"adjacent": near, "not-over-a-cell": spec.kind == language.LUNGE}
        limit = attack_range(s, slot, spec)
        both = s.zone[slot] == language.FIELD and s.zone[target] == language.FIELD
        if both and board.distance(s.cell[slot], s.cell[target]) > limit:
            otherwise = Reason("out-of-range", {"card": verbs.name_of(s, target), "range": int(limit)})
    return first_reason(s, target, reasons, otherwise)
