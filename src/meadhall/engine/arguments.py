"""Arguments from outside, checked: what is of a wrong type gets the same error on every engine.

Compiled code refuses a wrong type at the door, with a sentence of its own. So what people call takes any object, and
asks here.
"""

from __future__ import annotations

from meadhall.engine.errors import ArgumentError, HiddenError


def option_of(option: object) -> int:
    if not isinstance(option, int):
        raise ArgumentError(f"an option is an int, not {option!r}; a move as text is for do() and read()")
    return option


def int_seat(seat: object, seats: int) -> int:
    if isinstance(seat, bool) or not isinstance(seat, int):
        raise ArgumentError(f"a seat is an int from 0 to {seats - 1}, not {seat!r}")
    return seat


def seat_of(given: object, seats: int) -> int:
    """One of the seats of a table."""
    seat = int_seat(given, seats)
    if not 0 <= seat < seats:
        raise HiddenError(f"there is no seat {seat}; seats are 0 to {seats - 1}")
    return seat


def text_of(text: object, what: str) -> str:
    if not isinstance(text, str):
        raise ArgumentError(f"{what} is a text, not {text!r}")
    return text
