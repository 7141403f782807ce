"""The fixed space of answers for machines: every option of every question has an id that means the same everywhere.

Lines are counted from the own one, clockwise; places from the left. The words are answers that need nothing else.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.actions import Block
from meadhall.games.wolves.options import (
    ITSELF,
    MOST_NAMED,
    NO_UNIT,
    PHRASES,
    laid_end,
    laid_line,
    laid_unit,
    line_of,
    place_of,
)
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.units import DECK, DEITIES, DEITY_NAMES, ENDS, MOST_SEATS, PEOPLE, UNITS, VICTORY_NAMES

WORDS: Final = (
    "pass", "done", "end", "itself", "take", "shield_wall", "draw", "stay", "baldr", "outflank hand", "outflank line",
    "heimdall", "tyr left", "tyr right", "hel", "left", "right", "keep blue", "keep red",
)  # fmt: skip
WORD_AT: Final = {word: at for at, word in enumerate(WORDS)}
WAYS: Final = ("left", "right", "away")
"""Where a captive goes: to an end of the line, or to the discard."""


def action_blocks() -> list[Block]:
    lines = ["own", *(f"+{step}" for step in range(1, MOST_SEATS))]
    places = range(1, DECK + 1)
    deities = DEITY_NAMES[:DEITIES]
    units = PEOPLE[:UNITS]
    return [
        Block("", WORDS),
        Block("lay", tuple([f"{unit} {line} {end}" for unit in units for line in lines for end in ENDS])),
        Block("plague", tuple([str(number) for number in range(MOST_NAMED + 1)])),
        Block("sacrifice", tuple([str(place) for place in places])),
        Block("extra", tuple([f"{phrase} {deity}" for phrase in PHRASES for deity in deities])),
        Block("unit", tuple([f"{line} {place}" for line in lines for place in places])),
        Block("card", PEOPLE),
        Block("deity", deities),
        Block("victory", VICTORY_NAMES),
        Block("seat", tuple([f"{unit} {way}" for unit in units for way in WAYS])),
    ]


def word_action(s: WolvesState, word: str) -> int:
    return s.game.action_id("", WORD_AT[word])


def lay_action(s: WolvesState, seat: int, option: int) -> int:
    line = (int(laid_line(option)) - seat) % int(s.seats)
    return s.game.action_id("lay", (int(laid_unit(option)) * MOST_SEATS + line) * len(ENDS) + int(laid_end(option)))


def unit_action(s: WolvesState, seat: int, code: int) -> int:
    """Naming a unit, the one being laid, or none."""
    if code == ITSELF:
        return word_action(s, "itself")
    if code == NO_UNIT:
        return word_action(s, "done")
    return s.game.action_id("unit", (int(line_of(code)) - seat) % int(s.seats) * DECK + int(place_of(code)))
