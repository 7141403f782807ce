"""How answers are packed into numbers and taken apart again: units of lines, layings, the words of a turn, extras."""

from __future__ import annotations

from typing import Final

from meadhall.engine.flat import i64
from meadhall.games.wolves.units import BALDR, FAFNIR, FENRIR, NOBODY, ODIN, THOR

# --- units of lines ---------------------------------------------------------------------------------------------------

PLACE_BITS: Final = 7
PLACE_MASK: Final = (1 << PLACE_BITS) - 1
NO_PLACE: Final = PLACE_MASK
"""A place that no line has: it stands for a unit of somebody else's, so that the refusal can be explained."""
DONE: Final = 255
"""The answer that ends a row of picks."""
NO_UNIT: Final = DONE << PLACE_BITS
"""The same where units are picked."""
ITSELF: Final = 31 << PLACE_BITS | PLACE_MASK
"""Stands for the unit that is just being laid, as a target."""


def unit_code(seat: i64, at: i64) -> int:
    """A unit in a line as one number."""
    return int(seat << PLACE_BITS | at)


def line_of(code: i64) -> i64:
    return code >> PLACE_BITS


def place_of(code: i64) -> i64:
    return code & PLACE_MASK


def own_place(code: int, seat: int) -> int:
    """The place of a unit in the own line; `NO_PLACE` if it stands in another one."""
    return code & PLACE_MASK if code >> PLACE_BITS == seat else NO_PLACE


# --- layings ----------------------------------------------------------------------------------------------------------

LAY: Final = 256
"""Options below this are layings: unit, line, end."""


def laying_code(kind: i64, line: i64, end: i64) -> int:
    return int(kind << 4 | line << 1 | end)


def laid_unit(laying: i64) -> i64:
    return laying >> 4


def laid_line(laying: i64) -> i64:
    return (laying >> 1) & 7


def laid_end(laying: i64) -> i64:
    return laying & 1


# --- the other words of a turn ----------------------------------------------------------------------------------------

PASS: Final = 256
END: Final = 257
SHIELD_ACTION: Final = 258
"""Never allowed: the Shield Wall is no action (W-3). It can be read, so that the refusal can be explained."""
OUTFLANK_HAND: Final = 259
OUTFLANK_LINE: Final = 260
HEIMDALL_CALLS: Final = 261
TYR_CALLS: Final = 262
"""This for the left side, one more for the right."""
HEL_TRADES: Final = 264
WORDS: Final = {
    PASS: "pass", END: "end", SHIELD_ACTION: "shield_wall", OUTFLANK_HAND: "outflank hand",
    OUTFLANK_LINE: "outflank line", HEIMDALL_CALLS: "heimdall", TYR_CALLS: "tyr left", TYR_CALLS + 1: "tyr right",
    HEL_TRADES: "hel",
}  # fmt: skip
WORD_OPTIONS: Final = {word: option for option, word in WORDS.items()}
NAME_PLAGUE: Final = 512
"""This and the number named."""
MOST_NAMED: Final = 127
"""The highest number there is an option for; only cards of one's own could make a unit stronger."""
SACRIFICE: Final = 640
"""This and the place of the unit."""

# --- extras with a deity ----------------------------------------------------------------------------------------------

FIRST_EXTRA: Final = 768
"""From here on an option is a verb and a deity."""
VERB_BITS: Final = 5
SUMMON: Final = 0
ODIN_BANISHES: Final = 1
ODIN_RECALLS: Final = 2
BALDR_CALLS: Final = 3
FAFNIR_TAKES: Final = 4
THOR_STRIKES: Final = 5
FENRIR_STRIKES: Final = 6
PHRASES: Final = (
    "summon", "odin banishes", "odin recalls", "baldr calls", "fafnir takes", "thor strikes", "fenrir strikes",
)  # fmt: skip
USERS: Final = (NOBODY, ODIN, ODIN, BALDR, FAFNIR, THOR, FENRIR)
"""The deity whose power each verb is."""


def is_extra(option: i64) -> bool:
    return option >= FIRST_EXTRA or HEIMDALL_CALLS <= option <= HEL_TRADES


def extra_code(verb: i64, deity: i64) -> int:
    return int(FIRST_EXTRA + (verb << VERB_BITS | deity))


def extra_verb(option: i64) -> int:
    return int((option - FIRST_EXTRA) >> VERB_BITS)


def extra_deity(option: i64) -> int:
    return int((option - FIRST_EXTRA) & ((1 << VERB_BITS) - 1))


def is_paid(option: i64) -> bool:
    """Whether this extra costs sacrifices."""
    return option >= FIRST_EXTRA and extra_verb(option) < THOR_STRIKES


# --- reactions --------------------------------------------------------------------------------------------------------

ALLOW: Final = 0
SHIELD: Final = 1
HUSKARL_AT: Final = 2
"""The option of discarding the Huskarl at place n is this plus n."""

# --- turns after the pass ---------------------------------------------------------------------------------------------

DRAW: Final = 0
STAY: Final = 1
RETURN: Final = 2
WATCH_WORDS: Final = ("draw", "stay", "baldr")
