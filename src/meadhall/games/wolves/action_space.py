"""The fixed space of answers for machines: every option of every question has an id that means the same everywhere.

Lines are counted from the own one, clockwise; places from the left. The words are answers that need nothing else.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.actions import Block
from meadhall.engine.frames import Frame
from meadhall.games.wolves import moves, units
from meadhall.games.wolves.deities import SecondStrike
from meadhall.games.wolves.effects import WAY_BITS, WAY_MASK, WAYS, Captives
from meadhall.games.wolves.questions import NameUnit
from meadhall.games.wolves.reactions import Reaction
from meadhall.games.wolves.round_end import VIDAR_TAKES, Spoils, Vidar
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.turns import Turn

WORDS: Final = (
    "pass", "done", "end", "itself", "take", "shield_wall", "draw", "stay", "baldr", "outflank hand", "outflank line",
    "heimdall", "tyr left", "tyr right", "hel", "to left", "to right", "keep blue", "keep red",
)  # fmt: skip
WORD_AT: Final = {word: at for at, word in enumerate(WORDS)}


def blocks() -> list[Block]:
    lines = ["own", *(f"+{step}" for step in range(1, units.MOST_SEATS))]
    places = range(1, units.DECK + 1)
    deities = units.DEITY_NAMES[: units.DEITIES]
    warriors = units.PEOPLE[: units.UNITS]
    return [
        Block("", WORDS),
        Block("lay", tuple([f"{unit} {line} {end}" for unit in warriors for line in lines for end in units.ENDS])),
        Block("plague", tuple([str(number) for number in range(moves.MOST_NAMED + 1)])),
        Block("sacrifice", tuple([str(place) for place in places])),
        Block("extra", tuple([f"{phrase} {deity}" for phrase in moves.PHRASES for deity in deities])),
        Block("unit", tuple([f"{line} {place}" for line in lines for place in places])),
        Block("card", units.PEOPLE),
        Block("deity", deities),
        Block("victory", units.VICTORY_NAMES),
        Block("seat", tuple([f"{unit} {way}" for unit in warriors for way in WAYS])),
    ]


def action(s: WolvesState, frame: Frame[Any], seat: int, option: int) -> int:
    if isinstance(frame, Turn | Vidar) and option < moves.LAY:
        line = (int(moves.laid_line(option)) - seat) % int(s.seats)
        place = int(moves.laid_unit(option)) * units.MOST_SEATS + line
        return s.game.action_id("lay", place * len(units.ENDS) + int(moves.laid_end(option)))
    if isinstance(frame, Turn) and option >= moves.NAME_PLAGUE:
        if option < moves.SACRIFICE:
            return s.game.action_id("plague", option - moves.NAME_PLAGUE)
        if option < moves.FIRST_EXTRA:
            return s.game.action_id("sacrifice", option - moves.SACRIFICE)
        return s.game.action_id("extra", moves.extra_verb(option) * units.DEITIES + moves.extra_deity(option))
    if isinstance(frame, NameUnit) and option < moves.NO_UNIT:
        return unit_action(s, seat, option)
    word = frame.say(s, seat, option)
    if word in WORD_AT:
        return s.game.action_id("", WORD_AT[word])
    if isinstance(frame, Reaction):
        return unit_action(s, seat, moves.unit_code(seat, option - moves.HUSKARL_AT))
    if isinstance(frame, Vidar):
        return unit_action(s, seat, moves.unit_code(seat, option - VIDAR_TAKES))
    if isinstance(frame, Captives):
        return s.game.action_id("seat", (option >> WAY_BITS) * len(WAYS) + (option & WAY_MASK))
    block = "deity" if isinstance(frame, SecondStrike) else "victory" if isinstance(frame, Spoils) else "card"
    return s.game.action_id(block, option)


def unit_action(s: WolvesState, seat: int, code: int) -> int:
    """Naming a unit, or the one being laid."""
    if code == moves.ITSELF:
        return s.game.action_id("", WORD_AT["itself"])
    line = (int(moves.line_of(code)) - seat) % int(s.seats)
    return s.game.action_id("unit", line * units.DECK + int(moves.place_of(code)))
