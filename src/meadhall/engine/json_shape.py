"""What states and views look like as JSON, declared as types: what every title shares.

A title declares its own in `games/<title>/json_shape.py`: `WholeState` is `state.data()`, `SeenState` is the `state` of
`view.data()`, `View` is all of `view.data()`. `tests/conformance/test_json_shape.py` holds plays to them, and the
client's types are made of them. They describe and are never used to write: the rules stay free of them, and they are
left out of the compiled engine.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import UNSET, Meta, Struct, UnsetType

Absent = UnsetType
"""A key that is not always there: `hand: Cards | Absent = ABSENT`."""
ABSENT: Final = UNSET


class Shape(Struct, rename="camel", forbid_unknown_fields=True):
    """An object with these keys and no others."""


class Row(Struct, array_like=True, forbid_unknown_fields=True):
    """A list in which each place means something."""


def named(name: str, words: tuple[str, ...] | list[str]) -> Meta:
    """One of these words; `name` is what the client calls the type."""
    return Meta(title=name, pattern=f"^({'|'.join(words)})$", extra_json_schema={"enum": list(words)})


class Frame(Row):
    """Something that is under way; the last two only in the middle of a move."""

    name: str
    fields: list[Any]
    parts: list[int] | Absent = ABSENT
    origin: Frame | Absent = ABSENT


class Shown(Shape):
    """What both whole states and those of views have."""

    frames: list[Frame]


ChanceAt = tuple[str, int]
"""Where the chance of a whole state stands: its key and how far it is drawn. `lore` beside it counts how often somebody
learnt something hidden; neither is in views."""


Value = Annotated[str | int | bool, Meta(title="Value")]


class ViewShape(Shape):
    """What one seat may know; a title adds `game` and `state`."""

    seats: int
    options: dict[str, Value]
    seat: int | None
    """Whose view it is; null for a spectator's."""
    waiting: list[int]
    over: bool


class OtherView(ViewShape):
    """The view of a title that declares no more."""

    game: str
    state: dict[str, Any]
