"""Why a move is not allowed."""

from __future__ import annotations

from meadhall.engine.flat import i64
from meadhall.engine.types import Reason
from meadhall.games.berserk.board import AROUND, BESIDE, CELL_NAMES, FAR, distance
from meadhall.games.berserk.events import used_up
from meadhall.games.berserk.features import AttackSpec, Feature
from meadhall.games.berserk.state import ACTED, WALKED, BerserkState
from meadhall.games.berserk.targets import attack_range
from meadhall.games.berserk.values import incorporeal, is_creature, is_symbiont, keyword, life, next_to, silent
from meadhall.games.berserk.verbs import name_of
from meadhall.games.berserk.words import CLOSE_ATTACKS, DIAGONAL, EXTRA, FIELD, GROUND, LUNGE, TERRAIN


def why_not_card(s: BerserkState, seat: i64, slot: i64) -> Reason | None:
    """Why a card can do nothing at all in this turn."""
    if s.zone[slot] > EXTRA:
        return Reason("not-in-play", {"card": name_of(s, slot)})
    if s.side[slot] != seat:
        return Reason("not-yours", {"card": name_of(s, slot)})
    ghost = s.ghost
    if ghost >= 0 and s.side[ghost] == seat and ghost != slot:
        return Reason("must-step-off", {"card": name_of(s, ghost)})
    return None


def why_not_walk(s: BerserkState, slot: i64, cell: i64) -> Reason:
    card = name_of(s, slot)
    if s.form[slot] != GROUND:
        return Reason("does-not-walk", {"card": card})
    if not s.is_open(slot):
        return Reason("closed", {"card": card})
    if s.moves[slot] <= 0:
        return Reason("no-movement", {"card": card})
    if cell not in (AROUND if keyword(s, slot, DIAGONAL) > 0 else BESIDE)[s.cell[slot]]:
        return Reason("not-beside", {"card": card, "cell": CELL_NAMES[cell]})
    return Reason("occupied", {"cell": CELL_NAMES[cell]})


def why_not_act(s: BerserkState, slot: i64) -> Reason:
    """Why a card may not strike, or close for something else."""
    card = name_of(s, slot)
    if not s.is_open(slot):
        return Reason("closed", {"card": card})
    if s.facts[slot] & ACTED:
        return Reason("has-acted", {"card": card})
    return Reason("no-target", {"card": card})


def why_not_leap(s: BerserkState, slot: i64) -> Reason:
    card = name_of(s, slot)
    if not s.is_open(slot):
        return Reason("closed", {"card": card})
    if s.facts[slot] & WALKED or s.moves[slot] <= 0:
        return Reason("no-movement", {"card": card})
    return Reason("does-not-leap", {"card": card})


def why_not_feature(s: BerserkState, slot: i64, feature: Feature) -> Reason:
    card = name_of(s, slot)
    if silent(s, slot):
        return Reason("lost-features", {"card": card})
    if feature.close and (not s.is_open(slot) or s.facts[slot] & ACTED):
        return why_not_act(s, slot)
    if feature.counters and s.counters[slot] < max(1, feature.counters):
        return Reason("too-few-counters", {"card": card, "number": max(1, int(feature.counters))})
    if used_up(s, feature, slot):
        return Reason("used-up", {"card": card})
    if feature.own_token and s.tokens[slot] < 1:
        return Reason("no-token", {"card": card})
    return Reason("only-in-window" if feature.moment else "no-target", {"card": card})


def why_not_target(s: BerserkState, slot: i64, spec: AttackSpec | None, feature: Feature | None, target: i64) -> Reason:
    """Why a card may not be aimed at; of one that lies face down nothing is told (K-43)."""
    name = name_of(s, target)
    finishing = feature is not None and feature.finishing > 0
    selector = None if feature is None else feature.target
    if s.zone[target] > EXTRA and (selector is None or selector.area != "graveyard"):
        return Reason("not-in-play", {"card": name})
    if s.form[target] == TERRAIN:
        return Reason("terrain", {"card": name})
    if target == slot:
        return Reason("itself", {"card": name})
    near = next_to(s, slot, target)
    if finishing or (spec is not None and (CLOSE_ATTACKS >> spec.kind) & 1):
        if not near:
            return Reason("not-adjacent", {"card": name})
        if s.face_down(target) or not finishing:
            return Reason("wrong-target", {"card": name})
        if is_symbiont(s, target):
            return Reason("symbiont", {"card": name})
        if incorporeal(s, target):
            return Reason("incorporeal", {"card": name})
        if is_creature(s, target):
            return Reason("too-many-lives", {"card": name, "number": int(life(s, target))})
        return Reason("wrong-target", {"card": name})
    if spec is None:
        bodily = selector is not None and ("incorporeal", False) in selector.traits
        return Reason("incorporeal" if bodily and incorporeal(s, target) else "wrong-target", {"card": name})
    if near:
        return Reason("adjacent", {"card": name})
    if spec.kind == LUNGE:
        return Reason("not-over-a-cell", {"card": name})
    limit = attack_range(s, slot, spec)
    both = s.zone[slot] == FIELD and s.zone[target] == FIELD
    if limit < FAR and both and distance(s.cell[slot], s.cell[target]) > limit:
        return Reason("out-of-range", {"card": name, "range": int(limit)})
    return Reason("wrong-target", {"card": name})
