"""The odds of an attack before it is declared, from what the viewer knows (K-13): the rules' own steps, on a copy."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.flat import i64
from meadhall.engine.types import Json
from meadhall.games.berserk import answers, attack, dice, instants, records, values
from meadhall.games.berserk.features import Feature
from meadhall.games.berserk.state import BerserkState
from meadhall.games.berserk.targets import feature_targets, needs_target, strike_targets
from meadhall.games.berserk.words import ANY_MOMENT, AT_DECLARATION, AT_VALUE, NOBODY, NON_MAGIC

FACES: Final = 6
FORESEEN: Final = frozenset(("set_strength", "change_value", "redirect", "block"))
"""Operations of an instant that change the attack under way and nothing else."""


def odds(s: BerserkState, seat: i64, slot: i64, feature: Feature | None, target: i64, paid: i64) -> dict[str, Json]:
    """How often of 36 the strike, and the one in return, have which strength, and the value of each; the wounds to be
    expected of them, in 36ths. Against a face-down card there are none."""
    if s.face_down(target):
        return {}
    trial = s.copy()
    assert isinstance(trial, BerserkState)
    spec = None if feature is None else feature.attack
    number: i64 = NOBODY if feature is None else feature.number
    base = attack.attack_record(trial, slot, number, NOBODY if spec is None else spec.number, target, seat, paid)
    out, wounds, suffers = forecast(trial, base)
    out["wounds"] = -wounds if s.side[target] == seat else wounds
    if "return" in out:
        out["suffers"] = suffers
    return out


def forecast(s: BerserkState, base: i64) -> tuple[dict[str, Json], int, int]:
    """What an attack comes to from where it stands: all dice are possible, or they lie, or the strengths are known.
    With it the wounds to be expected of the strike and of the one in return, in 36ths. Uses up the state."""
    slot, target = attack.parties(s, base, 0)
    kind: i64 = s.acts[base + records.A_KIND]
    fight = attack.fights_back(s, base, slot, target)
    chances = [[0] * 4, [0] * 4]
    rows = [0] * len(dice.ATTACKS_BY_ROW)
    first = s.acts[base + records.A_DIE]
    if s.acts[base + records.A_STRENGTH] or s.acts[base + records.A_STRENGTH + 1]:
        for at in range(2):
            chances[at][s.acts[base + records.A_STRENGTH + at]] = FACES * FACES
    else:
        bonus = attack.die_bonus(s, 0, slot, target, kind)
        answer = attack.die_bonus(s, 1, target, slot, kind)
        for one in range(1, FACES + 1):
            for other in range(1, FACES + 1):
                mine: i64 = first or one
                if fight:
                    row = dice.table(mine + bonus, (s.acts[base + records.A_DIE + 1] or other) + answer)
                    rows[row] += 1
                    attack.set_row(s, base, row)
                else:
                    s.acts[base + records.A_STRENGTH] = dice.unanswered_strength(mine + bonus)
                chances[0][s.acts[base + records.A_STRENGTH]] += 1
                chances[1][s.acts[base + records.A_STRENGTH + 1]] += 1
    strike, back = strikes(s, base, 0, chances[0]), strikes(s, base, 1, chances[1])
    left, own = int(values.life(s, target)), int(values.life(s, slot))
    out: dict[str, Json] = {"life": left, "strikes": [[*row] for row in strike]}
    if fight:
        out["return"] = [[*row] for row in back]
        out["back"] = own
        if first == 0:
            out["rows"] = [*rows]
    return out, expected(strike, left), expected(back, own)


def answer_odds(state: BerserkState, frame: instants.Window, option: int) -> dict[str, Json]:
    """What the attack under way comes to if this is the last answer to it: a pass, a defender, or an instant that
    changes nothing but the attack. Nothing is said of attacks at face-down cards."""
    base = records.attack_under_way(state)
    told = base != records.NO_RECORD and AT_DECLARATION <= frame.moment <= AT_VALUE
    if not told or state.face_down(attack.striker(state, base, 1)):
        return {}
    if option >= instants.INSTANT:
        slot, index, _, _ = instants.parts_of(option)
        feature = state.card(slot).activated[index]
        if feature.moment == ANY_MOMENT or not all(op.code in FORESEEN for op in feature.program):
            return {}
    s = state.copy()
    assert isinstance(s, BerserkState)
    if option != instants.PASS or frame.declared:
        s.frames = [frame, frame]  # the same question waits below, so that nothing else goes on
        answer = option
        while len(s.frames) > 1:
            top: Any = s.frames[-1]
            if not isinstance(top, instants.Window):
                return {}
            top.take(s, top.who, answer)
            s.settle()
            answer = instants.PASS
    out, _, _ = forecast(s, base)
    out["target"] = answers.card_word(s, attack.striker(s, base, 1))
    return out


def expected(rows: list[list[int]], left: int) -> int:
    """The wounds of all 36 cases together, as far as there are lives for them."""
    return sum([often * min(wounds, left) for _, often, _, wounds in rows])


def wounds_of(s: BerserkState, base: i64, strike: i64) -> i64:
    """The wounds of a strike whose strength is known, where armor and protection hold."""
    slot, other = attack.parties(s, base, strike)
    kind = attack.spec_of(s, base, strike).kind
    value = attack.strike_value(s, base, strike)
    if attack.protected(s, other, slot, kind, s.acts[base + records.A_STRENGTH + strike], value):
        return 0
    armor: i64 = values.armor_left(s, other) if (NON_MAGIC >> kind) & 1 else 0
    return max(0, value - armor)


def best_odds(s: BerserkState, seat: i64, slot: i64, feature: Feature | None) -> dict[str, Json]:
    """All that a simple strike, or a feature, may be aimed at, with the wounds to be expected of an attack and of the
    strike in return; and the most of those wounds."""
    if feature is not None and feature.attack is None:
        aims = feature_targets(s, slot, feature, seat) if needs_target(feature) and feature.counters >= 0 else []
        return aimed([[answers.card_word(s, target)] for target in aims])
    most: int | None = None
    rows: list[list[Json]] = []
    for target in strike_targets(s, slot) if feature is None else feature_targets(s, slot, feature, seat):
        promised = odds(s, seat, slot, feature, target, 0)
        wounds = promised.get("wounds", 0)
        if isinstance(wounds, int) and (most is None or wounds > most):
            most = wounds
        row: list[Json] = [answers.card_word(s, target)]
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
    return {"targets": [*rows]} if rows else {}


def strikes(s: BerserkState, base: i64, strike: i64, chances: list[int]) -> list[list[int]]:
    """Rows of strength, how often of 36, value, and the wounds of it."""
    rows: list[list[int]] = []
    for strength in range(4):
        if chances[strength]:
            s.acts[base + records.A_STRENGTH + strike] = strength
            value = int(attack.strike_value(s, base, strike)) if strength else 0
            rows.append([strength, chances[strength], value, int(wounds_of(s, base, strike)) if strength else 0])
    return rows
