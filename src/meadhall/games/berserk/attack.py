"""An attack, step by step (K-9): declared, redirected or defended, judged, rolled, read off the table, dealt."""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.flat import i64, vec
from meadhall.engine.frames import Step
from meadhall.engine.mechanisms.asking import YES, Offer
from meadhall.engine.types import Prompt
from meadhall.games.berserk import dice, instants, language, notation, questions, triggers, under_way, values, verbs
from meadhall.games.berserk.events import wake
from meadhall.games.berserk.state import BerserkState

ATTACK_NAMES: Final = ("simple", "special", "magic", "discharge", "shot", "throw", "lunge")


def attack_record(s: BerserkState, slot: i64, feature: i64, spec: i64, target: i64, side: i64, paid: i64) -> vec[i64]:
    """Note an attack as under way; gives its record."""
    act = under_way.push(s, under_way.ATTACK_RECORD, slot, feature, side)
    act[under_way.A_KIND] = language.SIMPLE if spec < 0 else s.book.attacks[spec].kind
    act[under_way.A_TARGET] = act[under_way.A_FIRST] = target
    act[under_way.A_SPEC] = spec
    act[under_way.A_PAID] = paid
    return act


def begin_attack(
    s: BerserkState, slot: i64, feature: i64, spec: i64, target: i64, side: i64, paid: i64, granted: bool
) -> None:
    """An attack is declared; what had to be paid is paid already. `spec` is -1 for a simple strike."""
    act = attack_record(s, slot, feature, spec, target, side, paid)
    kind: i64 = act[under_way.A_KIND]
    if granted:
        act[under_way.A_FLAGS] = under_way.GRANTED
    if s.listening:
        s.tell(f"attack-{ATTACK_NAMES[kind]}", {"card": verbs.name_of(s, slot), "target": verbs.name_of(s, target)})
    wake(s, "declared", target, slot, kind)
    if not granted:
        wake(s, "acts", by=slot, kind=kind)
    triggers.flush(s, instants.WINDOWS[language.AT_DECLARATION], JUDGE)


def redirect(s: BerserkState, act: vec[i64], target: i64, defender: bool) -> None:
    """The attack goes at another card, once (K-10)."""
    if act[under_way.A_FLAGS] & under_way.REDIRECTED:
        return
    act[under_way.A_FLAGS] |= under_way.REDIRECTED
    act[under_way.A_TARGET] = target
    if defender:
        act[under_way.A_FLAGS] |= under_way.DEFENDED
        wake(s, "defends", act[under_way.A_FIRST], target, language.SIMPLE)
        wake(s, "acts", by=target, kind=language.SIMPLE)
    else:
        act[under_way.A_FLAGS] &= ~under_way.DEFENDED


@final
class Judge(Step[BerserkState]):
    """Whether the attack still has a target, and whether that fights back (K-9, K-10). One that ends here was none: it
    wakes nothing (K-51)."""

    def run(self, s: BerserkState) -> None:
        act = s.acts[-1]
        slot, target = under_way.parties(act, 0)
        if s.in_play(target):
            verbs.turn_up(s, target)
        if not s.in_play(target) or s.form[target] == language.TERRAIN or flies_above(s, act, slot, target):
            triggers.flush(s, END)
            return
        if fights_back(s, act, slot, target):
            act[under_way.A_FLAGS] |= under_way.FIGHT
        if values.is_flying(s, target) and act[under_way.A_KIND] == language.SIMPLE:
            s.reach[slot] = 0
        triggers.flush(s, ROLL)


def flies_above(s: BerserkState, act: vec[i64], slot: i64, target: i64) -> bool:
    """Whether an attack is a strike that never hits its target, a flyer: none does but the simple strike of another, or
    of a creature that closed for it (K-10, K-19, K-20)."""
    kind = act[under_way.A_KIND]
    if not values.is_flying(s, target) or not (language.STRIKES >> kind) & 1:
        return False
    return kind != language.SIMPLE or not (values.is_flying(s, slot) or s.reach[slot] >= s.turn)


def fights_back(s: BerserkState, act: vec[i64], slot: i64, target: i64) -> bool:
    """Whether the attack under way is a simple strike that is answered."""
    defends = act[under_way.A_FLAGS] & under_way.DEFENDED != 0
    return act[under_way.A_KIND] == language.SIMPLE and answers_strike(s, slot, target, defends)


def answers_strike(s: BerserkState, slot: i64, target: i64, defends: bool = False) -> bool:
    """Whether a simple strike is answered by one in return: by an open creature, or by one that closed to defend."""
    if not values.is_creature(s, target) or not (defends or s.is_open(target)):
        return False
    return values.total(s, slot, language.UNANSWERED, language.SIMPLE, other=target) <= 0


# --- dice -----------------------------------------------------------------------------------------------------------
@final
class Roll(Step[BerserkState]):
    """The attacker rolls, then whoever fights back (L259, K-56)."""

    def __init__(self, strike: int) -> None:
        super().__init__()
        self.strike = strike

    def run(self, s: BerserkState) -> None:
        act, strike = s.acts[-1], self.strike
        roller = under_way.striker(act, strike)
        act[under_way.A_DIE + strike] = s.chance.below(6) + 1
        fight = act[under_way.A_FLAGS] & under_way.FIGHT != 0
        s.then(ROLL_BACK if strike == 0 and fight else ROLLS_DONE)
        if rolls_twice(s, act, strike):
            second = s.chance.below(6) + 1
            act[under_way.A_SECOND + strike] = second
            if second == act[under_way.A_DIE + strike]:
                act[under_way.A_MORE + strike] += 1
            else:
                s.then(PickDie(int(s.side[roller]), strike))


def rolls_twice(s: BerserkState, act: vec[i64], strike: i64) -> bool:
    return values.total(s, under_way.striker(act, strike), language.TWO_DICE, under_way.kind_of(act, strike)) > 0


@final
class PickDie(questions.Question):
    """Of two dice the player of the card picks one."""

    def __init__(self, who: int, strike: int) -> None:
        super().__init__(who)
        self.strike = strike

    def kind(self, s: BerserkState) -> int:
        return notation.ONE_DIE

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        return Prompt("pick-die", seat, {"card": verbs.name_of(s, under_way.striker(s.acts[-1], self.strike))})

    def options(self, s: BerserkState, seat: int) -> list[int]:
        return [int(s.acts[-1][die + self.strike]) for die in (under_way.A_DIE, under_way.A_SECOND)]

    def take(self, s: BerserkState, seat: int, option: int) -> None:
        s.done()
        s.acts[-1][under_way.A_DIE + self.strike] = option


@final
class RollsDone(Step[BerserkState]):
    """The dice lie: what they wake, and the window for what changes them."""

    def run(self, s: BerserkState) -> None:
        act = s.acts[-1]
        kind = act[under_way.A_KIND]
        fight = act[under_way.A_FLAGS] & under_way.FIGHT != 0
        for strike in range(i64(2 if fight else 1)):
            roller, other = under_way.parties(act, strike)
            act[under_way.A_PLUS + strike] = die_bonus(s, strike, roller, other, kind)
            number = act[under_way.A_DIE + strike]
            verbs.tell_roll(s, roller, number, act[under_way.A_PLUS + strike])
            wake(s, "rolled", other if fight else language.NOBODY, roller, kind, number=number)
        triggers.flush(s, instants.WINDOWS[language.AT_DICE], TABLE)


def die_bonus(s: BerserkState, strike: i64, roller: i64, other: i64, kind: i64) -> i64:
    """Experience and clumsiness for simple strikes, shooting experience for shots (K-23), and what changes any die."""
    bonus = values.total(s, roller, language.DIE, kind, other=other)
    if kind == language.SIMPLE:
        experience: i64 = language.ATTACK_EXPERIENCE if strike == 0 else language.DEFENCE_EXPERIENCE
        bonus += values.total(s, roller, experience, language.SIMPLE, other=other)
        bonus -= values.total(s, roller, language.CLUMSINESS, language.SIMPLE, other=other)
    elif kind == language.SHOT:
        bonus += values.total(s, roller, language.SHOOTING_EXPERIENCE, language.SHOT, other=other)
    return bonus


@final
class Table(Step[BerserkState]):
    """Read the strengths off the table; whoever rolled higher may step an exchange down (L285). The dice may have
    killed the target: then the attack is over (K-10, K-51). An attacker that they have killed strikes all the same
    (K-63)."""

    def run(self, s: BerserkState) -> None:
        act = s.acts[-1]
        if not s.in_play(act[under_way.A_TARGET]):
            s.then(END)
            return
        s.then(VALUES)
        row = read_table(act)
        if row >= 0 and dice.exchange(row):
            s.then(StepDown(int(s.side[under_way.striker(act, dice.higher(row))]), int(row)))


def read_table(act: vec[i64]) -> i64:
    """The strengths that the dice come to; gives the row of the table, -1 where nothing is answered."""
    first = act[under_way.A_DIE] + act[under_way.A_PLUS]
    if not act[under_way.A_FLAGS] & under_way.FIGHT:
        act[under_way.A_STRENGTH] = dice.unanswered_strength(first)
        return -1
    row = dice.table(first, act[under_way.A_DIE + 1] + act[under_way.A_PLUS + 1])
    set_row(act, row)
    return row


def set_row(act: vec[i64], row: i64) -> None:
    act[under_way.A_STRENGTH], act[under_way.A_STRENGTH + 1] = dice.strengths_of(row)


@final
class StepDown(Offer[BerserkState]):
    """An exchange of strikes may be brought down to the row before it."""

    def __init__(self, who: int, row: int) -> None:
        super().__init__(who)
        self.row = row

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        names = [f"@strength-{language.STRENGTHS[s.acts[-1][under_way.A_STRENGTH + strike]]}" for strike in range(2)]
        return Prompt("step-down", seat, {"strength": names[0], "back": names[1]})

    def word(self) -> str:
        return "step down"

    def take(self, s: BerserkState, seat: int, option: int) -> None:
        s.done()
        if option == YES:
            set_row(s.acts[-1], dice.lowered(self.row))
        key = "stepped-down" if option == YES else "not-stepped-down"
        verbs.tell_card(s, key, under_way.striker(s.acts[-1], dice.higher(self.row)))

    def action(self, s: BerserkState, seat: int, option: int) -> int:
        return s.game.action_id("step down", option)


# --- values ---------------------------------------------------------------------------------------------------------
@final
class Values(Step[BerserkState]):
    """The strengths and values are known, and may be answered."""

    def run(self, s: BerserkState) -> None:
        act = s.acts[-1]
        fix_strengths(s, act)
        value_strikes(s, act)
        s.then(instants.WINDOWS[language.AT_VALUE], STRIKE)


def fix_strengths(s: BerserkState, act: vec[i64]) -> None:
    """Strengths are set by features of those who are struck."""
    kind = act[under_way.A_KIND]
    for strike in range(i64(2)):
        if act[under_way.A_STRENGTH + strike]:
            roller, other = under_way.parties(act, strike)
            fixed = values.total(s, other, language.SET_STRENGTH, kind, other=roller)
            if fixed > 0:
                act[under_way.A_STRENGTH + strike] = fixed


def value_strikes(s: BerserkState, act: vec[i64]) -> None:
    for strike in range(i64(2)):
        hits = act[under_way.A_STRENGTH + strike] != 0
        act[under_way.A_VALUE + strike] = strike_value(s, act, strike) if hits else 0


def strike_value(s: BerserkState, act: vec[i64], strike: i64) -> i64:
    slot, other = under_way.parties(act, strike)
    kind, strength = under_way.kind_of(act, strike), act[under_way.A_STRENGTH + strike]
    if kind == language.SIMPLE:
        value = values.printed_strike(s, slot, strength)
    else:
        printed = s.book.attacks[act[under_way.A_SPEC]].value
        value = values.amount_of(s, printed, slot, act[under_way.R_SIDE], act, strength)
    more, less = act[under_way.A_MORE + strike], act[under_way.A_LESS + strike]
    return changed_value(s, slot, other, kind, strength, value + more, less)


def changed_value(s: BerserkState, slot: i64, other: i64, kind: i64, strength: i64, value: i64, less: i64 = 0) -> i64:
    """The value of an attack: attacker's side, target's side, not below 0, then what sets it (L365, L367)."""
    value += values.total(s, slot, language.OWN_VALUE, kind, strength, other)
    value += values.total(s, other, language.INCOMING, kind, strength, slot)
    value = max(0, value)
    if less and value > 1:
        value = max(1, value - less)
    fixed = values.total(s, other, language.SET_VALUE, kind, strength, slot)
    return fixed if fixed > 0 else value


@final
class Strike(Step[BerserkState]):
    """Features that may block have their say, after the dice, whether they hit or not (K-41)."""

    def run(self, s: BerserkState) -> None:
        act = s.acts[-1]
        target, kind = act[under_way.A_TARGET], act[under_way.A_KIND]
        wake(s, "blocking", target, act[under_way.R_SLOT], kind, strength=act[under_way.A_STRENGTH])
        triggers.flush(s, LAND)


def protected(s: BerserkState, slot: i64, by: i64, kind: i64, strength: i64, value: i64) -> bool:
    """Whether an attack has no effect on a card (L410)."""
    if not values.silent(s, slot) and (s.card(slot).guard >> kind) & 1:
        return True
    if (
        values.is_flying(s, by)
        and values.total(s, slot, language.PROTECTION_FLYERS, kind, strength, by, value=value) > 0
    ):
        return True
    return values.total(s, slot, language.PROTECTION, kind, strength, by, value=value) > 0


@final
class Land(Step[BerserkState]):
    """Block, protection, prevention, the wounds of both strikes together, deaths, and what all of that wakes (K-9,
    K-47)."""

    def run(self, s: BerserkState) -> None:
        act = s.acts[-1]
        value_strikes(s, act)
        if act[under_way.A_FLAGS] & under_way.BLOCKED:
            verbs.tell_card(s, "blocked", act[under_way.A_TARGET])
            s.then(END)
            return
        wounds = wounds_of(s, act)
        for strike in range(i64(2)):
            deal(s, act, strike, wounds[strike])
        verbs.bury_dead(s)
        self.tell_on(s, act)
        triggers.flush(s, END)
        s.then(instants.WINDOWS[language.AT_WOUNDS])

    def tell_on(self, s: BerserkState, act: vec[i64]) -> None:
        """Performed, missed, attacked: woken by the same moment as wounds and deaths."""
        for strike in range(i64(2)):
            slot, other = under_way.parties(act, strike)
            kind = under_way.kind_of(act, strike)
            strength, value = act[under_way.A_STRENGTH + strike], act[under_way.A_VALUE + strike]
            if act[under_way.A_DONE + strike]:
                wake(s, "performed", other, slot, kind, strength, act[under_way.A_WOUNDS + strike], value)
            elif strike == 0 and strength == 0:
                verbs.tell_card(s, "missed", slot)
                wake(s, "missed", other, slot, kind)
        slot, target = under_way.parties(act, 0)
        wake(s, "attacked", target, slot, act[under_way.A_KIND], number=act[under_way.A_WOUNDS])


def wounds_of(s: BerserkState, act: vec[i64]) -> list[int]:
    """The wounds of both strikes by their values: those that are performed, where nothing blocks or protects and
    as far as nothing prevents them."""
    wounds: list[int] = [0, 0]
    if act[under_way.A_FLAGS] & under_way.BLOCKED:
        return wounds
    for strike in range(i64(2)):
        slot, other = under_way.parties(act, strike)
        strength, value = act[under_way.A_STRENGTH + strike], act[under_way.A_VALUE + strike]
        if strength == 0 or not s.in_play(other):
            continue
        kind = under_way.kind_of(act, strike)
        if protected(s, other, slot, kind, strength, value):
            verbs.tell_card(s, "protected", other)
            continue
        act[under_way.A_DONE + strike] = 1
        wounds[strike] = int(verbs.stopped_wounds(s, other, value, kind))
    return wounds


def deal(s: BerserkState, act: vec[i64], strike: i64, number: i64) -> None:
    """Wounds of one strike; vampirism heals with them (K-9, K-53)."""
    slot, other = under_way.parties(act, strike)
    kind = under_way.kind_of(act, strike)
    if number <= 0 or not s.in_play(other):
        return
    left = values.life(s, other)
    dealt = verbs.wound(s, other, number, slot, kind)
    act[under_way.A_WOUNDS + strike] = dealt
    if (
        kind != language.SIMPLE
        or not values.is_creature(s, other)
        or not s.in_play(slot)
        or values.incorporeal(s, other)
    ):
        return
    if values.total(s, slot, language.VAMPIRISM, language.SIMPLE, act[under_way.A_STRENGTH + strike], other) > 0:
        verbs.drink(s, slot, min(dealt - s.card(slot).vampire_less, left))


@final
class End(Step[BerserkState]):
    """The attack is over."""

    def run(self, s: BerserkState) -> None:
        s.acts.pop()


JUDGE: Final = Judge()
ROLL: Final = Roll(0)
ROLL_BACK: Final = Roll(1)
ROLLS_DONE: Final = RollsDone()
TABLE: Final = Table()
VALUES: Final = Values()
STRIKE: Final = Strike()
LAND: Final = Land()
END: Final = End()
FRAMES: Final = (Judge, Roll, PickDie, RollsDone, Table, StepDown, Values, Strike, Land, End)
