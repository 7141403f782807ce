"""The odds of an attack before it is declared, from what the viewer knows (K-13): the rules' own steps, on a copy."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.flat import i64
from meadhall.engine.types import Json
from meadhall.games.berserk import attack
from meadhall.games.berserk.dice import ATTACKS_BY_ROW, table, unanswered_strength
from meadhall.games.berserk.features import Feature
from meadhall.games.berserk.instants import INSTANT, PASS, Window, feature_of
from meadhall.games.berserk.notation import card_word
from meadhall.games.berserk.records import A_DIE, A_KIND, A_STRENGTH, NO_RECORD, attack_under_way
from meadhall.games.berserk.state import BerserkState
from meadhall.games.berserk.targets import attack_targets, feature_targets, needs_target, strike_targets
from meadhall.games.berserk.values import keyword, life
from meadhall.games.berserk.words import ANY_MOMENT, ARMOR, AT_DECLARATION, AT_VALUE, NOBODY, NON_MAGIC

FACES: Final = 6
FORESEEN: Final = frozenset(("set_strength", "change_value", "redirect", "block"))
"""Operations of an instant that change the attack under way and nothing else."""


def odds(state: BerserkState, seat: i64, slot: i64, feature: i64, spec: i64, target: i64, paid: i64) -> dict[str, Json]:
    """How often of 36 the strike, and the one in return, have which strength, and the value of each; the wounds to be
    expected of them, in 36ths. Against a face-down card there are none."""
    if state.face_down(target):
        return {}
    s = state.copy()
    assert isinstance(s, BerserkState)
    base = attack.attack_record(s, slot, feature, spec, target, seat, paid)
    out, wounds, suffers = forecast(s, base)
    out["wounds"] = -wounds if state.side[target] == seat else wounds
    if "return" in out:
        out["suffers"] = suffers
    return out


def forecast(s: BerserkState, base: i64) -> tuple[dict[str, Json], int, int]:
    """What an attack comes to from where it stands: all dice are possible, or they lie, or the strengths are known.
    With it the wounds to be expected of the strike and of the one in return, in 36ths. Uses up the state."""
    slot, target = attack.striker(s, base, 0), attack.struck(s, base, 0)
    kind: i64 = s.acts[base + A_KIND]
    fight = attack.fights_back(s, base, slot, target)
    chances = [[0] * 4, [0] * 4]
    rows = [0] * len(ATTACKS_BY_ROW)
    first = s.acts[base + A_DIE]
    if s.acts[base + A_STRENGTH] or s.acts[base + A_STRENGTH + 1]:
        for strike in range(2):
            chances[strike][s.acts[base + A_STRENGTH + strike]] = FACES * FACES
    else:
        bonus = attack.die_bonus(s, base, 0, slot, target, kind)
        answer = attack.die_bonus(s, base, 1, target, slot, kind)
        for one in range(1, FACES + 1):
            for other in range(1, FACES + 1):
                mine: i64 = first or one
                if fight:
                    row = table(mine + bonus, (s.acts[base + A_DIE + 1] or other) + answer)
                    rows[row] += 1
                    attack.set_row(s, base, row)
                else:
                    s.acts[base + A_STRENGTH] = unanswered_strength(mine + bonus)
                chances[0][s.acts[base + A_STRENGTH]] += 1
                chances[1][s.acts[base + A_STRENGTH + 1]] += 1
    wounds, suffers = expected(s, base, 0, chances[0]), expected(s, base, 1, chances[1])
    out: dict[str, Json] = {"life": int(life(s, target)), "strikes": strikes(s, base, 0, chances[0])}
    if fight:
        out["return"] = strikes(s, base, 1, chances[1])
        out["back"] = int(life(s, slot))
        if first == 0:
            cases: list[Json] = [*rows]
            out["rows"] = cases
    return out, wounds, suffers


def answer_odds(state: BerserkState, seat: i64, option: i64) -> dict[str, Json]:
    """What the attack under way comes to if this is the last answer to it: a pass, a defender, or an instant that
    changes nothing but the attack. Nothing is said of attacks at face-down cards."""
    frame = state.frames[-1]
    base = attack_under_way(state)
    assert isinstance(frame, Window)
    if (
        base == NO_RECORD
        or not AT_DECLARATION <= frame.moment <= AT_VALUE
        or state.face_down(attack.struck(state, base, 0))
    ):
        return {}
    if option >= INSTANT:
        feature = feature_of(state, option)
        if feature.moment == ANY_MOMENT or len([op for op in feature.program if op.code not in FORESEEN]):
            return {}
    s = state.copy()
    assert isinstance(s, BerserkState)
    if option != PASS or frame.declared:
        s.frames = [frame, frame]  # the same question waits below, so that nothing else goes on
        answer: int = int(option)
        while len(s.frames) > 1:
            top: Any = s.frames[-1]
            if not isinstance(top, Window):
                return {}
            top.take(s, top.who, answer)
            s.settle()
            answer = PASS
    out, _, _ = forecast(s, base)
    out["target"] = card_word(s, attack.struck(s, base, 0))
    return out


def expected(s: BerserkState, base: i64, strike: i64, chances: list[int]) -> int:
    """The wounds of all 36 cases together, as far as there are lives for them; armor and protection hold."""
    other = attack.struck(s, base, strike)
    found: i64 = 0
    for strength in range(i64(1), i64(4)):
        if chances[strength]:
            s.acts[base + A_STRENGTH + strike] = strength
            found += chances[strength] * min(wounds_of(s, base, strike), life(s, other))
    return int(found)


def wounds_of(s: BerserkState, base: i64, strike: i64) -> i64:
    """The wounds of a strike whose strength is known, where armor and protection hold."""
    slot, other = attack.striker(s, base, strike), attack.struck(s, base, strike)
    kind = attack.spec_of(s, base, strike).kind
    value = attack.strike_value(s, base, strike)
    if attack.protected(s, other, slot, kind, s.acts[base + A_STRENGTH + strike], value):
        return 0
    armor: i64 = max(0, keyword(s, other, ARMOR) - s.stopped[other]) if (NON_MAGIC >> kind) & 1 else 0
    return max(0, value - armor)


def best_odds(s: BerserkState, seat: i64, slot: i64, feature: Feature | None) -> dict[str, Json]:
    """All that a simple strike, or a feature, may be aimed at, with the wounds to be expected of an attack and of the
    strike in return; and the most of those wounds."""
    spec: i64 = NOBODY
    number: i64 = NOBODY
    if feature is None:
        targets = strike_targets(s, slot)
    elif feature.attack is not None:
        targets, spec, number = attack_targets(s, slot, feature.attack, seat), feature.attack.number, feature.number
    else:
        aims = feature_targets(s, slot, feature, seat) if needs_target(feature) and feature.counters >= 0 else []
        return aimed([[card_word(s, target)] for target in aims])
    most: int | None = None
    rows: list[list[Json]] = []
    for target in targets:
        promised = odds(s, seat, slot, number, spec, target, 0)
        wounds = promised.get("wounds", 0)
        if isinstance(wounds, int) and (most is None or wounds > most):
            most = wounds
        row: list[Json] = [card_word(s, target)]
        if promised:
            row += [wounds, promised.get("suffers", 0)]
        rows.append(row)
    if most is None:
        return {}
    out = aimed(rows) if feature is None or feature.counters >= 0 else {}
    out["wounds"] = most
    return out


def aimed(rows: list[list[Json]]) -> dict[str, Json]:
    """What may be aimed at, as moves write it, with what is known of it."""
    targets: list[Json] = [*rows]
    return {"targets": targets} if rows else {}


def strikes(s: BerserkState, base: i64, strike: i64, chances: list[int]) -> Json:
    """Rows of strength, how often of 36, value, and the wounds of it."""
    rows: list[Json] = []
    for strength in range(4):
        if chances[strength]:
            s.acts[base + A_STRENGTH + strike] = strength
            value = int(attack.strike_value(s, base, strike)) if strength else 0
            row: list[Json] = [strength, chances[strength], value, int(wounds_of(s, base, strike)) if strength else 0]
            rows.append(row)
    return rows
