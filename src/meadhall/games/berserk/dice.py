"""The table of strikes (L264-L297): what two dice, or one, come to."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flat import i64
from meadhall.games.berserk.language import MEDIUM, MISS, STRONG, WEAK

ATTACKS_BY_ROW: Final = (STRONG, STRONG, MEDIUM, MEDIUM, WEAK, MISS, MISS, WEAK, MISS)
ANSWERS_BY_ROW: Final = (MISS, WEAK, MISS, WEAK, MISS, MISS, WEAK, MEDIUM, MEDIUM)
"""By row, the attacker's best first: five ahead or more, down to one ahead; two behind, down to five behind or more."""
ONE_AHEAD: Final = 4
TWO_BEHIND: Final = 5
THREE_BEHIND: Final = 6


def table(attack: i64, answer: i64) -> i64:
    """The row for two dice with all that is added to them. Equal dice up to 4 are the attacker's, above the other's; to
    be one behind counts as one ahead."""
    ahead: i64 = attack - answer
    if ahead == 0:
        return ONE_AHEAD if attack <= 4 else THREE_BEHIND
    if ahead > 0:
        return max(0, ONE_AHEAD + 1 - ahead)
    return ONE_AHEAD if ahead == -1 else min(len(ATTACKS_BY_ROW) - 1, TWO_BEHIND - 2 - ahead)


def exchange(row: i64) -> bool:
    """Whether both strike."""
    return ATTACKS_BY_ROW[row] != MISS and ANSWERS_BY_ROW[row] != MISS


def lowered(row: i64) -> i64:
    """The row before an exchange in the table: one point of difference less."""
    return row - 1 if row > THREE_BEHIND else row + 1


def higher(row: i64) -> i64:
    """Whose die is the higher one in a row with an exchange: 0 the attacker's, 1 the other's."""
    return 0 if row < TWO_BEHIND else 1


def strengths_of(row: i64) -> tuple[int, int]:
    return ATTACKS_BY_ROW[row], ANSWERS_BY_ROW[row]


def unanswered_strength(die: i64) -> i64:
    """The strength where only the attacker rolls: 3 or less weak, 4 and 5 medium, 6 and more strong."""
    if die <= 3:
        return WEAK
    return MEDIUM if die <= 5 else STRONG
