"""One sensible answer, found fast: strikes by the wounds they promise, steps towards the enemy, help for one's own."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64, vec
from meadhall.engine.frames import Frame
from meadhall.engine.mechanisms.asking import YES
from meadhall.games.berserk import instants, records, turns
from meadhall.games.berserk.answers import A_CARD
from meadhall.games.berserk.attack import PickDie, StepDown, die_bonus, protected
from meadhall.games.berserk.board import CELLS, distance
from meadhall.games.berserk.decks import READY
from meadhall.games.berserk.dice import lowered, strengths_of, table, unanswered_strength
from meadhall.games.berserk.features import AttackSpec, Feature
from meadhall.games.berserk.programs import Choose, asks
from meadhall.games.berserk.records import NO_RECORD
from meadhall.games.berserk.recruiting import DONE, LayDeck, Recruit, Redeal
from meadhall.games.berserk.state import UNKNOWN, BerserkState
from meadhall.games.berserk.targets import feature_targets, may_act, needs_target, strike_targets, usable
from meadhall.games.berserk.values import is_creature, keyword, life, own_strike, total
from meadhall.games.berserk.words import (
    ARMOR,
    EXTRA,
    FIELD,
    INCOMING,
    NOBODY,
    NON_MAGIC,
    OWN_VALUE,
    RANGED,
    SIMPLE,
    UNANSWERED,
)

NEVER: Final = -1000.0
KILL: Final = 4.0
"""What a death is worth besides its wounds."""
FEAR: Final = 0.7
"""What wounds of the own card count beside those of an enemy's."""
HELPS: Final = ("heal", "grant", "lives", "open")


def policy(s: BerserkState, chance: Chance, seat: int) -> int:
    """The answer of a seat that is asked."""
    frame = s.frames[-1]
    options = frame.options(s, seat)
    if len(options) == 1:
        return options[0]
    best, most = options[0], NEVER
    for option in options:
        worth = worth_of(s, frame, seat, option) + float(chance.below(100)) / 1000
        if worth > most:
            best, most = option, worth
    return best


def rate(s: BerserkState, seat: int, options: list[int]) -> list[float]:
    """What each answer is worth to a seat that is asked."""
    frame = s.frames[-1]
    return [worth_of(s, frame, seat, option) for option in options]


def worth_of(s: BerserkState, frame: Frame[Any], seat: i64, option: i64) -> float:
    if isinstance(frame, turns.Turn):
        return turn_worth(s, seat, option)
    if isinstance(frame, turns.Aim):
        if turns.leaps(frame.verb):
            return -nearest(s, frame.slot, option)
        feature = frame.feature(s)
        if feature is None:
            return strike_worth(s, seat, frame.slot, option)
        return feature_worth(s, seat, frame.slot, feature, option)
    if isinstance(frame, instants.Window):
        return window_worth(s, seat, option)
    if isinstance(frame, Choose):
        return choice_worth(s, seat, option)
    if isinstance(frame, PickDie):
        return float(option)
    if isinstance(frame, StepDown):
        return step_down_worth(s, seat, frame.row) if option == YES else 0.0
    if isinstance(frame, Redeal):
        return -1.0 if option == YES else 0.0
    if isinstance(frame, LayDeck):
        return laying_worth(frame.answer_of(int(seat)), int(option))
    if isinstance(frame, Recruit):
        return -5.0 if option == DONE else -float(option) / 20
    return 0.0


def laying_worth(laid: tuple[int, ...], option: int) -> float:
    """What goes on with a ready deck is best: a deck is not thrown together card by card."""
    if goes_on(laid, option):
        return 1.0
    return -5.0 if option == DONE else -float(option) / 20


def goes_on(laid: tuple[int, ...], option: int) -> bool:
    """Whether these cards and then this answer are the beginning of a ready deck."""
    size = len(laid)
    for deck in READY:
        if deck.cards[:size] == laid and (deck.cards[size] if size < len(deck.cards) else DONE) == option:
            return True
    return False


def odds_of(first: int, second: int) -> list[int]:
    """How often of 36 a strike is weak, medium, strong, and the one in return, by what is added to the dice."""
    out = [0] * 8
    for one in range(1, 7):
        for other in range(1, 7):
            strike, back = strengths_of(table(one + first, other + second))
            out[strike] += 1
            out[4 + back] += 1
    return out


def alone(bonus: int) -> list[int]:
    """How often of 36 a strike that nothing answers is weak, medium, strong, by what is added to its die."""
    out = [0] * 8
    for die in range(1, 7):
        out[unanswered_strength(die + bonus)] += 6
    return out


MOST_ADDED: Final = 3
ADDED: Final = range(-MOST_ADDED, MOST_ADDED + 1)
FIGHTS: Final = vec[i64]([often for first in ADDED for second in ADDED for often in odds_of(first, second)])
ATTACKS: Final = vec[i64]([often for bonus in ADDED for often in alone(bonus)])


def added(s: BerserkState, slot: i64, other: i64, kind: i64, back: bool) -> i64:
    """What is added to a die, as a place in the tables."""
    bonus = die_bonus(s, NO_RECORD, 1 if back else 0, slot, other, kind)
    return max(-MOST_ADDED, min(MOST_ADDED, bonus)) + MOST_ADDED


def landed(s: BerserkState, slot: i64, target: i64, kind: i64, strength: i64, value: i64) -> i64:
    """Wounds of an attack with what the target takes off: armor, protection, and what changes the value."""
    whole = max(0, value + total(s, target, INCOMING, kind, strength, slot, NOBODY))
    if protected(s, target, slot, kind, strength, whole):
        return 0
    if (NON_MAGIC >> kind) & 1:
        whole = max(0, whole - max(0, keyword(s, target, ARMOR) - s.stopped[target]))
    return whole


def worth_of_wounds(wounds: i64, left: i64) -> float:
    """Wounds as far as there are lives for them, with what a death is worth."""
    return float(int(left)) + KILL if wounds >= left else float(int(wounds))


def strike_worth(s: BerserkState, seat: i64, slot: i64, target: i64) -> float:
    """A simple strike by what the dice may come to: its wounds, less some of those of the strike in return."""
    if s.side[target] == seat:
        return NEVER
    if s.kind[target] == UNKNOWN or s.face_down(target):
        return 0.5
    fight = is_creature(s, target) and s.is_open(target)
    if fight and total(s, slot, UNANSWERED, SIMPLE, 0, target, NOBODY) > 0:
        fight = False
    found = 0.0
    first = added(s, slot, target, SIMPLE, False)
    left = life(s, target)
    if not fight:
        for strength in range(i64(1), i64(4)):
            often = ATTACKS[first * 8 + strength]
            if often:
                wounds = landed(s, slot, target, SIMPLE, strength, own_strike(s, slot, strength, target))
                found += float(int(often)) * worth_of_wounds(wounds, left)
        return found / 36
    base = ((MOST_ADDED * 2 + 1) * first + added(s, target, slot, SIMPLE, True)) * 8
    own = life(s, slot)
    for strength in range(i64(1), i64(4)):
        often = FIGHTS[base + strength]
        if often:
            wounds = landed(s, slot, target, SIMPLE, strength, own_strike(s, slot, strength, target))
            found += float(int(often)) * worth_of_wounds(wounds, left)
        often = FIGHTS[base + 4 + strength]
        if often:
            wounds = landed(s, target, slot, SIMPLE, strength, own_strike(s, target, strength, slot))
            found -= FEAR * float(int(often)) * worth_of_wounds(wounds, own)
    return found / 36


def step_down_worth(s: BerserkState, seat: i64, row: i64) -> float:
    """By how much an exchange is worth more to a seat when it is brought down a row."""
    base = records.attack_under_way(s)
    slot, target = s.acts[base + records.R_SLOT], s.acts[base + records.A_TARGET]
    found = 0.0
    for strike, sign in ((row, -1.0), (lowered(row), 1.0)):
        attack, answer = strengths_of(strike)
        if attack:
            wounds = landed(s, slot, target, SIMPLE, attack, own_strike(s, slot, attack, target))
            found += sign * worth_of_wounds(wounds, life(s, target))
        if answer:
            wounds = landed(s, target, slot, SIMPLE, answer, own_strike(s, target, answer, slot))
            found -= sign * worth_of_wounds(wounds, life(s, slot))
    return found if s.side[slot] == seat else -found


def attack_worth(s: BerserkState, seat: i64, slot: i64, spec: AttackSpec, target: i64) -> float:
    """An attack of a feature, which nothing answers."""
    if s.side[target] == seat:
        return NEVER
    if s.kind[target] == UNKNOWN or s.face_down(target):
        return 0.5
    found = 0.0
    first = added(s, slot, target, spec.kind, False)
    left = life(s, target)
    for strength in range(i64(1), i64(4)):
        often = ATTACKS[first * 8 + strength]
        if often:
            value = spec.value.of(strength) + total(s, slot, OWN_VALUE, spec.kind, strength, target, NOBODY)
            found += float(int(often)) * worth_of_wounds(landed(s, slot, target, spec.kind, strength, value), left)
    return found / 36


def feature_worth(s: BerserkState, seat: i64, slot: i64, feature: Feature, target: i64) -> float:
    if feature.attack is not None:
        return attack_worth(s, seat, slot, feature.attack, target)
    if feature.finishing:
        return NEVER if s.side[target] == seat else KILL + float(life(s, target))
    helps = bool(feature.program) and feature.program[0].code in HELPS
    if target < 0:
        return float(min(s.wounds[slot], 3)) - 0.5 if helps else 1.0
    own = s.side[target] == seat
    if s.zone[target] > EXTRA:
        return 1.0
    if helps and feature.program[0].code == "heal":
        return float(min(s.wounds[target], 2)) * (1.0 if own else -1.0)
    return 1.0 if own == helps else NEVER


def turn_worth(s: BerserkState, seat: i64, option: i64) -> float:
    if option == turns.END_TURN:
        return 0.1
    slot, verb = turns.slot_of(option), turns.verb_of(option)
    if option < turns.ACT:
        return step_worth(s, seat, slot, verb)
    if verb == turns.DO_STRIKE:
        return best_worth([strike_worth(s, seat, slot, target) for target in strike_targets(s, slot)])
    feature = turns.feature_of(s, slot, verb)
    if feature is not None:
        if not needs_target(feature):
            return feature_worth(s, seat, slot, feature, NOBODY)
        targets = feature_targets(s, slot, feature, seat)
        return best_worth([feature_worth(s, seat, slot, feature, target) for target in targets])
    if verb == turns.DO_COUNTER:
        return 0.3
    return 1.5 if verb == turns.DO_SKY else 0.0


def step_worth(s: BerserkState, seat: i64, slot: i64, cell: i64) -> float:
    """A step brings a card towards the enemy; one that strikes from afar stays where it reaches somebody."""
    gained = nearest(s, slot, s.cell[slot]) - nearest(s, slot, cell)
    if s.card(slot).abilities & RANGED and may_act(s, slot):
        if gained > 0 and nearest(s, slot, cell) <= 1.0:
            return -1.0
        for feature in s.card(slot).activated:
            if feature.attack is not None and usable(s, slot, feature, seat):
                return -0.1
    return gained - 0.2


def best_worth(found: list[float]) -> float:
    best = NEVER
    for worth in found:
        best = max(best, worth)
    return best


def nearest(s: BerserkState, slot: i64, cell: i64) -> float:
    """How far it is from a cell to the nearest enemy."""
    least: i64 = CELLS
    for other in range(s.slots):
        if s.zone[other] == FIELD and s.side[other] != s.side[slot]:
            least = min(least, distance(cell, s.cell[other]))
    return float(max(least, 1))


def window_worth(s: BerserkState, seat: i64, option: i64) -> float:
    """Defend the weak with the strong; make own strikes strong and weaken the enemy's."""
    if option < instants.DEFEND:
        return 0.0
    base = records.attack_under_way(s)
    if base < 0:
        return -1.0
    attacker, target = s.acts[base + records.R_SLOT], s.acts[base + records.A_TARGET]
    if option < instants.INSTANT:
        if s.face_down(target):
            return -1.0
        gain = strike_worth(s, 1 - seat, attacker, target)
        return gain - strike_worth(s, 1 - seat, attacker, instants.slot_of(option)) - 0.5
    strike = instants.strike_of(option)
    mine = (s.acts[base + records.R_SIDE] == seat) == (strike == 0)
    if instants.feature_of(s, option).by is not None:
        return 1.0
    return -1.0 if mine or s.acts[base + records.A_VALUE + strike] < 2 else 1.0


def choice_worth(s: BerserkState, seat: i64, option: i64) -> float:
    base = records.top(s)
    feature = s.book.features[s.acts[base + records.S_PROGRAM]]
    op = feature.program[s.acts[base + records.S_PC]]
    if asks(s, base, op)[0] != A_CARD or option >= s.slots:
        return float(option == YES)
    if op.attack is not None:
        return attack_worth(s, seat, s.acts[base + records.R_SLOT], op.attack, option)
    helps = False
    for other in feature.program:
        helps = helps or other.code in HELPS
    if s.zone[option] > EXTRA:
        return 1.0
    return 1.0 if (s.side[option] == seat) == helps else -1.0
