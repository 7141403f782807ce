"""What would look as if a machine were broken: a squad of few cards while there are crystals for more, attacking one's
own, ending a turn with a kill for nothing at hand."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flat import i64
from meadhall.games.berserk import turns
from meadhall.games.berserk.evaluation import comes_back
from meadhall.games.berserk.events import hear
from meadhall.games.berserk.features import AttackSpec
from meadhall.games.berserk.policy import landed
from meadhall.games.berserk.recruiting import DONE, Recruit
from meadhall.games.berserk.state import UNKNOWN, BerserkState
from meadhall.games.berserk.targets import attack_targets, may_act, may_strike, strike_targets, usable
from meadhall.games.berserk.values import is_creature, life, own_strike, total
from meadhall.games.berserk.words import EXTRA, MEDIUM, NOBODY, OWN_VALUE, SIMPLE, STRONG, UNANSWERED, WEAK

STRENGTHS: Final = (WEAK, MEDIUM, STRONG)
FEW: Final = 7
"""Cards of a squad, as many as most that are recruited with sense have at least."""


def looks_broken(s: BerserkState, seat: i64, option: i64) -> bool:
    frame = s.frames[-1]
    if isinstance(frame, turns.Aim):
        feature = frame.feature(s)
        attacks = frame.verb == turns.DO_STRIKE if feature is None else feature.attack is not None
        return attacks and s.side[option] == seat
    if isinstance(frame, Recruit):
        return too_few(s, frame, int(seat), int(option))
    if not isinstance(frame, turns.Turn):
        return False
    if option == turns.END_TURN:
        return kills_for_nothing(s, seat)
    if option < turns.ACT:
        return False
    slot, verb = turns.slot_of(option), turns.verb_of(option)
    if verb == turns.DO_STRIKE:
        return only_own(s, seat, strike_targets(s, slot))
    feature = turns.feature_of(s, slot, verb)
    attack = None if feature is None else feature.attack
    return attack is not None and only_own(s, seat, attack_targets(s, slot, attack, seat))


def too_few(s: BerserkState, frame: Recruit, seat: int, option: int) -> bool:
    """Whether it ends recruiting while there are crystals for more, or passes over so many cards of the deal, which are
    taken in ascending order, that few can follow."""
    options = frame.options(s, seat)
    if option == DONE:
        return len(options) > 1
    left = sum([1 for kind in s.deals[seat] if kind >= option])
    return option > options[0] and len(frame.answer_of(seat)) + left < FEW


def only_own(s: BerserkState, seat: i64, targets: list[int]) -> bool:
    return all(s.side[target] == seat for target in targets)


def kills_for_nothing(s: BerserkState, seat: i64) -> bool:
    """Whether an open card could kill for good whatever its die shows, and nothing would strike it in return."""
    for slot in range(s.slots):
        if s.side[slot] != seat or s.zone[slot] > EXTRA or not may_act(s, slot):
            continue
        if may_strike(s, slot):
            for target in strike_targets(s, slot):
                if may_die(s, seat, target) and not answers_back(s, slot, target) and strike_kills(s, slot, target):
                    return True
        for feature in s.card(slot).activated:
            attack = feature.attack
            if attack is None or feature.counters or feature.battle_limit or not usable(s, slot, feature, seat):
                continue
            for target in attack_targets(s, slot, attack, seat):
                if may_die(s, seat, target) and attack_kills(s, slot, attack, target):
                    return True
    return False


def may_die(s: BerserkState, seat: i64, target: i64) -> bool:
    """Whether it is a known creature of the enemy that neither comes back nor does anything else instead of dying."""
    if s.side[target] == seat or s.kind[target] == UNKNOWN or s.face_down(target) or not is_creature(s, target):
        return False
    return not comes_back(s, target) and int(target) not in hear(s, "insteads")


def answers_back(s: BerserkState, slot: i64, target: i64) -> bool:
    return s.is_open(target) and total(s, slot, UNANSWERED, SIMPLE, 0, target, NOBODY) <= 0


def strike_kills(s: BerserkState, slot: i64, target: i64) -> bool:
    """At every strength."""
    for strength in STRENGTHS:
        if landed(s, slot, target, SIMPLE, strength, own_strike(s, slot, strength, target)) < life(s, target):
            return False
    return True


def attack_kills(s: BerserkState, slot: i64, attack: AttackSpec, target: i64) -> bool:
    for strength in STRENGTHS:
        value = attack.value.of(strength) + total(s, slot, OWN_VALUE, attack.kind, strength, target, NOBODY)
        if landed(s, slot, target, attack.kind, strength, value) < life(s, target):
            return False
    return True
