"""One sensible answer, found fast: strikes by the wounds they promise, steps towards the enemy, help for one's own."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64
from meadhall.engine.frames import Frame
from meadhall.engine.mechanisms.asking import YES
from meadhall.games.berserk import instants, records, turns
from meadhall.games.berserk.answers import A_CARD
from meadhall.games.berserk.attack import PickDie, StepDown
from meadhall.games.berserk.board import CELLS, distance
from meadhall.games.berserk.decks import READY
from meadhall.games.berserk.features import AttackSpec, Feature
from meadhall.games.berserk.programs import Choose, asks
from meadhall.games.berserk.recruiting import DONE, LayDeck, Recruit, Redeal
from meadhall.games.berserk.state import UNKNOWN, BerserkState
from meadhall.games.berserk.targets import feature_targets, needs_target, strike_targets
from meadhall.games.berserk.values import is_creature, life, own_strike
from meadhall.games.berserk.words import EXTRA, FIELD, NOBODY

NEVER: Final = -1000.0
KILL: Final = 4.0
"""What a death is worth besides its wounds."""
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
        return 0.0
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


def promised(weak: i64, medium: i64, strong: i64, left: i64) -> float:
    """Expected wounds of an attack by one die, with what a death is worth."""
    found = 0.0
    for number, value in ((3, weak), (2, medium), (1, strong)):
        found += number * (float(min(value, left)) + (KILL if value >= left else 0.0))
    return found / 6


def strike_worth(s: BerserkState, seat: i64, slot: i64, target: i64) -> float:
    """A simple strike: full at a closed card, against an open one about half, and there is a strike in return."""
    if s.side[target] == seat:
        return NEVER
    if s.kind[target] == UNKNOWN or s.face_down(target):
        return 0.5
    values = [own_strike(s, slot, strength, target) for strength in (1, 2, 3)]
    worth = promised(values[0], values[1], values[2], life(s, target))
    if is_creature(s, target) and s.is_open(target):
        worth = worth * 0.55 - promised(own_strike(s, target, 1, slot), 0, 0, life(s, slot)) * 0.3
    return worth


def attack_worth(s: BerserkState, seat: i64, spec: AttackSpec, target: i64) -> float:
    if s.side[target] == seat:
        return NEVER
    if s.kind[target] == UNKNOWN or s.face_down(target):
        return 0.5
    return promised(spec.value.weak, spec.value.medium, spec.value.strong, life(s, target))


def feature_worth(s: BerserkState, seat: i64, slot: i64, feature: Feature, target: i64) -> float:
    if feature.attack is not None:
        return attack_worth(s, seat, feature.attack, target)
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
        return nearest(s, slot, s.cell[slot]) - nearest(s, slot, verb) - 0.2
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
        return attack_worth(s, seat, op.attack, option)
    helps = False
    for other in feature.program:
        helps = helps or other.code in HELPS
    if s.zone[option] > EXTRA:
        return 1.0
    return 1.0 if (s.side[option] == seat) == helps else -1.0


def evaluate(s: BerserkState) -> list[float]:
    """Shares by the lives of both squads: twice as many win about nine times in ten."""
    lives = [1.0, 1.0]
    for slot in range(s.slots):
        if s.zone[slot] <= EXTRA:
            known = s.kind[slot] != UNKNOWN
            lives[s.side[slot]] += float(max(0, life(s, slot))) if known and not s.face_down(slot) else 8.0
    weight = 6.0 * (lives[0] - lives[1]) / (lives[0] + lives[1])
    return [1.0 / (1.0 + exp(-weight)), 1.0 / (1.0 + exp(weight))]
