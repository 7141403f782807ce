"""The small values that pass between rules, bots, server and pages: prompts, events, reasons, standings.

Parameters are ints, or strings in one of three forms that a text catalogue understands: `@key` is a
name looked up in the catalogue with its grammatical cases, `#n` is the seat n, anything else is
shown as it stands. Lists of these are allowed.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"
Params: TypeAlias = "dict[str, int | str | list[int | str]]"

TRUTH: Final = -2
"""`state.viewer` of a state that knows everything."""
SPECTATOR: Final = -1
PART: Final = ", "
"""Stands between the parts of a move in text."""


class Prompt(NamedTuple):
    """What is being asked of one seat. `window`: it may answer something out of turn, or pass."""

    kind: str
    seat: int
    params: Params
    window: bool = False


class Reason(NamedTuple):
    """Why a move is not allowed: a text key and what to put into it."""

    key: str
    params: Params

    def __str__(self) -> str:
        return self.key


class Standing(NamedTuple):
    seat: int
    place: int
    score: int


class Event(NamedTuple):
    """Something that happened. Everybody sees `shown`; a seat in `secret` sees those parameters too."""

    key: str
    shown: Params
    secret: dict[int, Params]

    def seen_by(self, seat: int | None) -> Params:
        """What this seat (None: a spectator) may know of it."""
        if seat is not None and seat in self.secret:
            return {**self.shown, **self.secret[seat]}
        return self.shown


def seat_name(seat: int) -> str:
    """The form in which parameters speak of a seat."""
    return f"#{seat}"
