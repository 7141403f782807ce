"""How units, cards and deities are written in moves: `2:3:konung` is the third unit from the left in seat 2's line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall.engine.errors import InvalidMove
from meadhall.engine.flat import i64
from meadhall.games.wolves.units import DEITY_NAMES, DEITY_OF, KIND_OF, PEOPLE

if TYPE_CHECKING:
    from meadhall.games.wolves.state import WolvesState

ITSELF: Final = 4095
"""Stands for the unit that is just being laid, as a target."""
ITSELF_WORD: Final = "itself"
DONE: Final = 255
DONE_WORD: Final = "done"


def unit_code(seat: i64, at: i64) -> int:
    """A unit in a line as one number."""
    return int(seat << 7 | at)


def unit_word(s: WolvesState, code: int) -> str:
    """`2:3:konung`, or `itself` for the unit being laid."""
    if code == ITSELF:
        return ITSELF_WORD
    seat, at = code >> 7, code & 127
    return f"{seat}:{at + 1}:{PEOPLE[s.lines[seat][at] & 15]}"


def read_unit(s: WolvesState, text: str) -> int:
    """The unit that a text names; it must stand there."""
    if text == ITSELF_WORD:
        return ITSELF
    words = text.split(":")
    seat, at = (whole_number(words[0], 999), whole_number(words[1], 999) - 1) if len(words) == 3 else (-1, -1)
    if seat < 0 or at < -1:
        raise InvalidMove(f"{text[:60]!r} is no unit: write seat:place:name, as in 2:3:konung")
    if seat >= s.seats or not 0 <= at < len(s.lines[seat]):
        raise InvalidMove(f"there is no unit {text!r}")
    if PEOPLE[s.lines[seat][at] & 15] != words[2]:
        raise InvalidMove(f"the unit at {words[0]}:{words[1]} is a {PEOPLE[s.lines[seat][at] & 15]}, not {words[2]!r}")
    return seat << 7 | at


def read_standing(s: WolvesState, text: str) -> int:
    """The unit that a text names where none is being laid."""
    code = read_unit(s, text)
    if code == ITSELF:
        raise InvalidMove("'itself' is only for the unit being laid; name it as seat:place:name")
    return code


def read_card(text: str) -> int:
    if text not in KIND_OF:
        raise InvalidMove(f"there is no card {text!r}; there are {', '.join(PEOPLE)}")
    return KIND_OF[text]


def read_deity(text: str) -> int:
    if text not in DEITY_OF:
        raise InvalidMove(f"there is no deity {text!r}; there are {', '.join(DEITY_NAMES[:-1])}")
    return DEITY_OF[text]


def read_seat(s: WolvesState, text: str) -> int:
    seat = whole_number(text, int(s.seats) - 1)
    if seat < 0:
        raise InvalidMove(f"there is no seat {text[:60]!r}; seats are 0 to {s.seats - 1}")
    return seat


def whole_number(text: str, most: int) -> int:
    """A number from 0 to the most allowed, written in plain digits without leading noughts; -1 if it is none."""
    if len(text) > 4 or not text.isascii() or not text.isdecimal():
        return -1
    number = int(text)
    return number if number <= most and str(number) == text else -1


def after(text: str, word: str) -> str:
    """What follows the first word, which must be this one."""
    first, _, rest = text.partition(" ")
    if first != word or not rest:
        raise InvalidMove(f"{text!r} does not begin with {word!r}")
    return rest
