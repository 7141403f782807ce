"""The table of strikes (L262-L303): what two dice, or one, come to."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flat import i64
from meadhall.games.berserk.words import MEDIUM, MISS, STRONG, WEAK

# Rows of the table, from the attacker's best to the defender's.
AHEAD_5: Final = 0
AHEAD_4: Final = 1
AHEAD_3: Final = 2
AHEAD_2: Final = 3
AHEAD_1: Final = 4
NEITHER: Final = 5
BEHIND_3: Final = 6
BEHIND_4: Final = 7
BEHIND_5: Final = 8
ATTACKS_BY_ROW: Final = (STRONG, STRONG, MEDIUM, MEDIUM, WEAK, MISS, MISS, WEAK, MISS)
ANSWERS_BY_ROW: Final = (MISS, WEAK, MISS, WEAK, MISS, MISS, WEAK, MEDIUM, MEDIUM)


def table(attack: i64, answer: i64) -> i64:
    """The row for two dice with all that is added to them. Equal dice up to 4 are the attacker's, above the other's."""
    ahead: i64 = attack - answer
    if ahead == 0:
        return AHEAD_1 if attack <= 4 else BEHIND_3
    if ahead > 0:
        return max(AHEAD_5, AHEAD_1 + 1 - ahead)
    if ahead == -1:
        return AHEAD_1
    return NEITHER if ahead == -2 else min(BEHIND_5, BEHIND_3 - 3 - ahead)


def exchange(row: i64) -> bool:
    """Whether both strike."""
    return row in (AHEAD_4, AHEAD_2, BEHIND_4)


def lowered(row: i64) -> i64:
    """The row before an exchange in the table: one point of difference less."""
    return row - 1 if row == BEHIND_4 else row + 1


def strengths_of(row: i64) -> tuple[int, int]:
    return ATTACKS_BY_ROW[row], ANSWERS_BY_ROW[row]


def unanswered_strength(die: i64) -> i64:
    """The strength where only the attacker rolls: 3 or less weak, 4 and 5 medium, 6 and more strong."""
    if die <= 3:
        return WEAK
    return MEDIUM if die <= 5 else STRONG
