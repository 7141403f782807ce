"""The odds of an attack before it is declared, from what the viewer knows (K-13): the rules' own steps, on a copy."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from meadhall.engine.flat import i64, vec
from meadhall.engine.types import Json
from meadhall.games.berserk import attack, dice, instants, notation, under_way, values, verbs
from meadhall.games.berserk.features import Feature
from meadhall.games.berserk.language import ANY_MOMENT, AT_DECLARATION, AT_VALUE, NOBODY
from meadhall.games.berserk.state import BerserkState, play_of
from meadhall.games.berserk.targets import aims_of, needs_target

Outcomes: TypeAlias = dict[tuple[int, int, int], int]
"""Strength, value and wounds of a strike, with how often of 36 * 36."""
FACES: Final = 6
DIE: Final = range(1, FACES + 1)
CASES: Final = FACES * FACES
FORESEEN: Final = frozenset(("set_strength", "change_value", "redirect", "block"))
"""Operations of an instant that change the attack under way and nothing else."""


def odds(s: BerserkState, seat: i64, slot: i64, feature: Feature | None, target: i64, paid: i64) -> dict[str, Json]:
    """How often of 36 the strike, and the one in return, have which strength, and the value of each; the wounds to be
    expected of them, in 36ths. Against a face-down card there are none (K-13)."""
    if s.face_down(target):
        return {}
    trial = play_of(s.copy())
    spec = None if feature is None else feature.attack
    number: i64 = NOBODY if feature is None else feature.number
    if feature is None:
        verbs.act_with(trial, slot)
    else:
        instants.pay(trial, slot, feature, paid)
    act = attack.attack_record(trial, slot, number, NOBODY if spec is None else spec.number, target, seat, paid)
    out, wounds, suffers = forecast(trial, act)
    out["wounds"] = -wounds if s.side[target] == seat else wounds
    if "return" in out:
        out["suffers"] = suffers
    return out


def forecast(s: BerserkState, act: vec[i64]) -> tuple[dict[str, Json], int, int]:
    """What an attack comes to from where it stands: all dice are possible, or they lie, or the strengths are known. Of
    two dice the higher one is picked (K-56), and nobody steps down. With it the wounds to be expected of the strike and
    of the one in return, in 36ths. Uses up the state."""
    slot, target = under_way.parties(act, 0)
    known = act[under_way.A_STRENGTH] != 0 or act[under_way.A_STRENGTH + 1] != 0
    thrown = act[under_way.A_DIE] != 0
    if not thrown and attack.fights_back(s, act, slot, target):
        act[under_way.A_FLAGS] |= under_way.FIGHT
    fight = act[under_way.A_FLAGS] & under_way.FIGHT != 0
    first, second = [throws(s, act, strike, known) for strike in range(2)]
    rows = [0] * len(dice.ATTACKS_BY_ROW)
    cases: dict[tuple[int, ...], int] = {}
    for die, more, often in first:
        for back, more_back, often_back in second:
            act[under_way.A_DIE], act[under_way.A_DIE + 1] = die, back
            row: i64 = -1 if known else attack.read_table(act)
            if row >= 0:
                rows[row] += often * often_back
            case = int(act[under_way.A_STRENGTH]), int(act[under_way.A_STRENGTH + 1]), more, more_back
            cases[case] = cases.get(case, 0) + often * often_back
    strike, answer = strikes(s, cases, known)
    left, own = int(values.life(s, target)), int(values.life(s, slot))
    out: dict[str, Json] = {"life": left, "strikes": told(strike)}
    if fight:
        out["return"] = told(answer)
        out["back"] = own
        if not thrown:
            out["rows"] = [of_36(often) for often in rows]
    return out, expected(strike, left), expected(answer, own)


def throws(s: BerserkState, act: vec[i64], strike: i64, known: bool) -> list[tuple[int, int, int]]:
    """The dice that may be thrown for a strike, what equal ones add to it, and how often of 36 each; what is added to
    all of them is noted."""
    lies = int(act[under_way.A_DIE + strike])
    if known or (strike and not act[under_way.A_FLAGS] & under_way.FIGHT):
        return [(lies, 0, CASES)]
    roller, other = under_way.parties(act, strike)
    act[under_way.A_PLUS + strike] = attack.die_bonus(s, strike, roller, other, act[under_way.A_KIND])
    if lies:
        return [(lies, 0, CASES)]
    if not attack.rolls_twice(s, act, strike):
        return [(die, 0, FACES) for die in DIE]
    return [(max(die, again), int(die == again), 1) for die in DIE for again in DIE]


def strikes(s: BerserkState, cases: dict[tuple[int, ...], int], known: bool) -> list[Outcomes]:
    """What the strike and the one in return come to, by the steps of the rules: each case on its own, for armor and
    pools of prevented wounds are used up in it."""
    found: list[Outcomes] = [{}, {}]
    for case, often in cases.items():
        trial = play_of(s.copy())
        tried = under_way.innermost_attack(trial)
        for strike in range(2):
            tried[under_way.A_STRENGTH + strike] = case[strike]
            tried[under_way.A_MORE + strike] += case[2 + strike]
        if not known:
            attack.fix_strengths(trial, tried)
        attack.value_strikes(trial, tried)
        wounds = attack.wounds_of(trial, tried)
        for strike in range(2):
            outcome = int(tried[under_way.A_STRENGTH + strike]), int(tried[under_way.A_VALUE + strike]), wounds[strike]
            found[strike][outcome] = found[strike].get(outcome, 0) + often
    return found


def told(outcomes: Outcomes) -> list[Json]:
    """Rows of strength, how often of 36, value, and the wounds of it."""
    return [[strength, of_36(often), value, wounds] for (strength, value, wounds), often in sorted(outcomes.items())]


def of_36(often: int) -> Json:
    """So many of 36 * 36 as parts of 36, where that is a whole number as one."""
    return often / CASES if often % CASES else often // CASES


def expected(outcomes: Outcomes, left: int) -> int:
    """The wounds of all 36 cases together, as far as there are lives for them."""
    return round(sum([often * min(wounds, left) for (_, _, wounds), often in outcomes.items()]) / CASES)


def answer_odds(state: BerserkState, frame: instants.Window, option: int) -> dict[str, Json]:
    """What the attack under way comes to if this is the last answer to it: a pass, a defender, or an instant that
    changes nothing but the attack. Nothing is said of attacks at face-down cards."""
    act = under_way.innermost_attack(state)
    told = len(act) > 0 and AT_DECLARATION <= frame.moment <= AT_VALUE
    if not told or state.face_down(under_way.striker(act, 1)):
        return {}
    if option >= instants.INSTANT:
        slot, index, _, _ = instants.parts_of(option)
        feature = state.card(slot).activated[index]
        if feature.moment == ANY_MOMENT or not all(op.code in FORESEEN for op in feature.program):
            return {}
    s = play_of(state.copy())
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
    act = under_way.innermost_attack(s)
    out, _, _ = forecast(s, act)
    out["target"] = notation.card_word(s, under_way.striker(act, 1))
    return out


def best_odds(s: BerserkState, seat: i64, slot: i64, feature: Feature | None) -> dict[str, Json]:
    """All that a simple strike, or a feature, may be aimed at, with the wounds to be expected of an attack and of the
    strike in return; and the most of those wounds."""
    if feature is not None and feature.attack is None:
        aims = aims_of(s, slot, feature, seat) if needs_target(feature) and feature.counters >= 0 else []
        return aimed([[notation.card_word(s, target)] for target in aims])
    most: int | None = None
    rows: list[list[Json]] = []
    for target in aims_of(s, slot, feature, seat):
        promised = odds(s, seat, slot, feature, target, 0)
        wounds = promised.get("wounds", 0)
        if isinstance(wounds, int) and (most is None or wounds > most):
            most = wounds
        row: list[Json] = [notation.card_word(s, target)]
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
