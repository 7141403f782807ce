"""The odds of an attack before it is declared, from what the viewer knows (K-13): the rules' own steps, on a copy."""

from __future__ import annotations

from meadhall.engine.flat import i64
from meadhall.engine.types import Json
from meadhall.games.berserk.attack import attack_record, die_bonus, fights_back, set_row, strike_value
from meadhall.games.berserk.dice import table, unanswered_strength
from meadhall.games.berserk.records import A_KIND, A_STRENGTH
from meadhall.games.berserk.state import BerserkState
from meadhall.games.berserk.values import life

FACES = 6


def odds(state: BerserkState, seat: i64, slot: i64, feature: i64, spec: i64, target: i64, paid: i64) -> dict[str, Json]:
    """How often of 36 the strike, and the one in return, have which strength, and the value of each strength. Against a
    face-down card there are none."""
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
    out: dict[str, Json] = {"life": int(life(s, target)), "strikes": strikes(s, base, 0, chances[0])}
    if fight:
        out["return"] = strikes(s, base, 1, chances[1])
    return out


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
