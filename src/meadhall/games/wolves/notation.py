"""How units, cards and deities are written in moves: `2:3:konung` is the third unit from the left in seat 2's line."""

from __future__ import annotations

from typing import Final

from meadhall.engine.errors import InvalidMove
from meadhall.games.wolves import moves, units
from meadhall.games.wolves.state import WolvesState

ITSELF_WORD: Final = "itself"
MOST_DIGITS: Final = 4


def unit_word(s: WolvesState, code: int) -> str:
    """`2:3:konung`, or `itself` for the unit being laid."""
    if code == moves.ITSELF:
        return ITSELF_WORD
    seat, at = moves.line_of(code), moves.place_of(code)
    return f"{seat}:{at + 1}:{units.PEOPLE[s.lines[seat][at] & units.UNIT_MASK]}"


def read_unit(s: WolvesState, text: str) -> int:
    """The unit that a text names; it must stand there."""
    if text == ITSELF_WORD:
        return moves.ITSELF
    words = text.split(":")
    seat, at = (whole_number(words[0], 999), whole_number(words[1], 999) - 1) if len(words) == 3 else (-1, -1)
    if seat < 0 or at < -1:
        raise InvalidMove(f"{text[:60]!r} is no unit: write seat:place:name, as in 2:3:konung")
    if seat >= s.seats or not 0 <= at < len(s.lines[seat]):
        raise InvalidMove(f"there is no unit {text!r}")
    code = moves.unit_code(seat, at)
    if unit_word(s, code) != text:
        raise InvalidMove(f"the unit there is {unit_word(s, code)}, not {text!r}")
    return code


def read_standing(s: WolvesState, text: str) -> int:
    """The unit that a text names where none is being laid."""
    code = read_unit(s, text)
    if code == moves.ITSELF:
        raise InvalidMove("'itself' is only for the unit being laid; name it as seat:place:name")
    return code


def say_laying(option: int) -> str:
    """`archer left 2`: an Archer to the left end of seat 2's line."""
    return f"{units.PEOPLE[moves.laid_unit(option)]} {units.ENDS[moves.laid_end(option)]} {moves.laid_line(option)}"


def read_laying(s: WolvesState, text: str) -> int:
    """The laying that a text means, -1 if it is none; on an empty line left and right are one (W-9)."""
    words = text.split(" ")
    if len(words) != 3 or units.KIND_OF.get(words[0], units.UNITS) >= units.UNITS or words[1] not in units.ENDS:
        return -1
    line = read_seat(s, words[2])
    end = units.ENDS.index(words[1]) if s.lines[line] else units.RIGHT
    return moves.laying_code(units.KIND_OF[words[0]], line, end)


def read_card(text: str) -> int:
    if text not in units.KIND_OF:
        raise InvalidMove(f"there is no card {text!r}; there are {', '.join(units.PEOPLE)}")
    return units.KIND_OF[text]


def read_deity(text: str) -> int:
    if text not in units.DEITY_OF:
        raise InvalidMove(f"there is no deity {text!r}; there are {', '.join(units.DEITY_NAMES[:-1])}")
    return units.DEITY_OF[text]


def read_seat(s: WolvesState, text: str) -> int:
    seat = whole_number(text, int(s.seats) - 1)
    if seat < 0:
        raise InvalidMove(f"there is no seat {text[:60]!r}; seats are 0 to {s.seats - 1}")
    return seat


def whole_number(text: str, most: int) -> int:
    """A number from 0 to the most allowed, written in plain digits without leading noughts; -1 if it is none."""
    if len(text) > MOST_DIGITS or not text.isascii() or not text.isdecimal():
        return -1
    number = int(text)
    return number if number <= most and str(number) == text else -1


def after(text: str, word: str) -> str:
    """What follows the first word, which must be this one."""
    first, _, rest = text.partition(" ")
    if first != word or not rest:
        raise InvalidMove(f"{text!r} does not begin with {word!r}")
    return rest
