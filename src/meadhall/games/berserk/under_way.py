"""Records of what is under way: attacks and programs, the one that began last on top; frames speak of the topmost."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flat import i64, vec
from meadhall.games.berserk.language import SIMPLE
from meadhall.games.berserk.state import WIDTH, BerserkState

ATTACK_RECORD: Final = 1
SCRIPT_RECORD: Final = 2
R_TYPE: Final = 0
R_SLOT: Final = 1
R_FEATURE: Final = 2
"""The number of the feature, -1 for a simple strike."""
R_SIDE: Final = 3

# An attack. What there is twice belongs to the strike and, one further, to the strike in return.
A_KIND: Final = 4
A_TARGET: Final = 5
A_FIRST: Final = 6
A_FLAGS: Final = 7
A_DIE: Final = 8
A_PLUS: Final = 10
A_STRENGTH: Final = 12
A_VALUE: Final = 14
A_MORE: Final = 16
A_LESS: Final = 18
A_WOUNDS: Final = 20
A_SECOND: Final = 22
A_SPEC: Final = 24
"""The number of the attack as printed; -1 for a simple strike."""
A_PAID: Final = 25
A_DONE: Final = 26
"""Whether each strike was performed."""

REDIRECTED: Final = 1
DEFENDED: Final = 2
BLOCKED: Final = 4
FIGHT: Final = 8
GRANTED: Final = 16
"""It came of a feature: no action of the card."""

# A program.
S_PC: Final = 4
S_TARGET: Final = 5
S_OTHER: Final = 6
S_NUMBER: Final = 7
S_VALUE: Final = 8
S_CELL: Final = 10
S_PAID: Final = 11
S_SHOWN: Final = 12
S_ELITES: Final = 13
S_ODD: Final = 14
S_CHOSEN: Final = 15
"""Slots chosen so far, as two sets of bits."""
S_LOOP: Final = 17
S_LEFT: Final = 18
S_PROGRAM: Final = 19
"""The feature whose program runs: its own, or a borrowed one."""
S_STRIKE: Final = 20
"""Which strike of the attack under way is meant."""
S_STOP: Final = 22
"""Where the program ends."""
S_ARGUMENT: Final = 23
"""What was answered for the operation that is being carried out, and one more."""
UNANSWERED_YET: Final = -1

NO_RECORD: Final = vec[i64]([])
"""Where nothing is under way."""
BLANK: Final = vec[i64]([0] * WIDTH)


def push(s: BerserkState, type: i64, slot: i64, feature: i64, side: i64) -> vec[i64]:
    """A new record on top."""
    act = BLANK[:]
    act[R_TYPE] = type
    act[R_SLOT] = slot
    act[R_FEATURE] = feature
    act[R_SIDE] = side
    s.acts.append(act)
    return act


def forget_arguments(act: vec[i64]) -> None:
    act[S_ARGUMENT] = act[S_ARGUMENT + 1] = UNANSWERED_YET


def innermost_attack(s: BerserkState) -> vec[i64]:
    """The record of the innermost attack; NO_RECORD if there is none."""
    for act in reversed(s.acts):
        if act[R_TYPE] == ATTACK_RECORD:
            return act
    return NO_RECORD


def in_chain(s: BerserkState, slot: i64, feature: i64) -> bool:
    """Whether a feature of this card is among the causes of what happens now (K-17)."""
    return any(act[R_SLOT] == slot and act[R_FEATURE] == feature for act in s.acts)


# --- the strike of an attack, and the one in return -------------------------------------------------------------------
def kind_of(act: vec[i64], strike: i64) -> i64:
    """What kind of attack a strike is: the one in return is a simple one."""
    return SIMPLE if strike else act[A_KIND]


def striker(act: vec[i64], strike: i64) -> i64:
    """Who makes the strike, or the strike in return."""
    return act[R_SLOT] if strike == 0 else act[A_TARGET]


def parties(act: vec[i64], strike: i64) -> tuple[i64, i64]:
    """Who makes a strike, and whom it is aimed at."""
    return (act[R_SLOT], act[A_TARGET]) if strike == 0 else (act[A_TARGET], act[R_SLOT])
