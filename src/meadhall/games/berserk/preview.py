"""The odds of an attack before it is declared, from what the viewer knows (K-13): the rules' own steps, on a copy."""

from __future__ import annotations

from meadhall.engine.flat import i64
from meadhall.engine.types import Json
from meadhall.games.berserk.attack import (
    attack_record,
    die_bonus,
    fights_back,
    protected,
    set_row,
    spec_of,
    strike_value,
    striker,
    struck,
)
from meadhall.games.berserk.dice import table, unanswered_strength
from meadhall.games.berserk.features import Feature
from meadhall.games.berserk.records import A_KIND, A_STRENGTH
from meadhall.games.berserk.state import BerserkState
from meadhall.games.berserk.targets import attack_targets, strike_targets
from meadhall.games.berserk.values import keyword, life
from meadhall.games.berserk.words import ARMOR, NOBODY, NON_MAGIC

FACES = 6


def odds(state: BerserkState, seat: i64, slot: i64, feature: i64, spec: i64, target: i64, paid: i64) -> dict[str, Json]:
    """How often of 36 the strike, and the one in return, have which strength, and the value of each; the wounds to be
    expected of them, in 36ths. Against a face-down card there are none."""
    if state.face_down(target):
        return {}
    s = state.copy()
    assert isinstance(s, BerserkState)
    base = attack_record(s, slot, feature, spec, target, seat, paid)
    kind: i64 = s.acts[base + A_KIND]
    fight = fights_back(s, base, slot, target)
    chances = [[0] * 4, [0] * 4]
    first = die_bonus(s, base, 0, slot, target, kind)
    second = die_bonus(s, base, 1, target, slot, kind)
    for one in range(1, FACES + 1):
        for other in range(1, FACES + 1):
            if fight:
                set_row(s, base, table(one + first, other + second))
            else:
                s.acts[base + A_STRENGTH] = unanswered_strength(one + first)
            chances[0][s.acts[base + A_STRENGTH]] += 1
            chances[1][s.acts[base + A_STRENGTH + 1]] += 1
    wounds = [expected(s, base, strike, chances[strike]) for strike in (0, 1)]
    out: dict[str, Json] = {"life": int(life(s, target)), "strikes": strikes(s, base, 0, chances[0])}
    out["wounds"] = -wounds[0] if state.side[target] == seat else wounds[0]
    if fight:
        out["return"] = strikes(s, base, 1, chances[1])
        out["suffers"] = wounds[1]
    return out


def expected(s: BerserkState, base: i64, strike: i64, chances: list[int]) -> int:
    """The wounds of all 36 cases together, as far as there are lives for them; armor and protection hold."""
    slot, other = striker(s, base, strike), struck(s, base, strike)
    kind = spec_of(s, base, strike).kind
    armor: i64 = max(0, keyword(s, other, ARMOR) - s.stopped[other]) if (NON_MAGIC >> kind) & 1 else 0
    found: i64 = 0
    for strength in range(i64(1), i64(4)):
        if chances[strength]:
            s.acts[base + A_STRENGTH + strike] = strength
            value = strike_value(s, base, strike)
            if not protected(s, other, slot, kind, strength, value):
                found += chances[strength] * min(max(0, value - armor), life(s, other))
    return int(found)


def best_odds(s: BerserkState, seat: i64, slot: i64, feature: Feature | None) -> dict[str, Json]:
    """The most expected wounds of a simple strike, or of the attack of a feature, of all it may be aimed at."""
    spec: i64 = NOBODY
    number: i64 = NOBODY
    if feature is None:
        targets = strike_targets(s, slot)
    elif feature.attack is not None:
        targets, spec, number = attack_targets(s, slot, feature.attack, seat), feature.attack.number, feature.number
    else:
        return {}
    most: int | None = None
    for target in targets:
        wounds = odds(s, seat, slot, number, spec, target, 0).get("wounds", 0)
        if isinstance(wounds, int) and (most is None or wounds > most):
            most = wounds
    return {} if most is None else {"wounds": most}


def strikes(s: BerserkState, base: i64, strike: i64, chances: list[int]) -> Json:
    """Rows of strength, how often of 36, and value."""
    rows: list[Json] = []
    for strength in range(4):
        if chances[strength]:
            s.acts[base + A_STRENGTH + strike] = strength
            value = int(strike_value(s, base, strike)) if strength else 0
            row: list[Json] = [strength, chances[strength], value]
            rows.append(row)
    return rows
