"""What states and views look like as JSON, declared as types, and which field of the state each key tells.

A title declares its own in `games/<title>/json_shape.py`: `WholeState` is `state.data()`, `SeenState` is the `state` of
`view.data()`, `View` is all of `view.data()`. A key tells the field of the state that has its name, which everybody may
know, unless its type says otherwise: `of`, `Part`, `Hidden`, `Derived`. `DERIVED` names fields that no key tells since
they follow from others, `FOR_VIEWS` those that only views have, to work with. `tests/conformance` holds copies, views
and JSON to all that, and the client's types are made of it. They describe and are never used to write: the rules stay
free of them, and they are left out of the compiled engine.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, NamedTuple, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType

Absent = UnsetType
"""A key that is not always there: `hand: Cards | Absent = ABSENT`."""
ABSENT: Final = UNSET


ALL: Final = "all"
"""Everybody may know it: a view has it as it is."""
PART: Final = "part"
"""A view has the part of it that its seat may know."""
NONE: Final = "none"
"""Only whole states have it; in a view it is as in a blank state."""


class Tells(NamedTuple):
    """What of the state a key tells: which fields (None: that of its own name), and who may know it."""

    fields: tuple[str, ...] | None = None
    seen: str = ALL


def of(*fields: str) -> Tells:
    """The fields that a key tells, where its name is another; for an object, what its keys tell unless they say so."""
    return Tells(fields)


T = TypeVar("T")
Part = Annotated[T, Tells(seen=PART)]
Hidden = Annotated[T, Tells(seen=NONE)]
Derived = Annotated[T, of()]
"""It follows from the rest and is there for readers."""


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

    frames: Part[list[Frame]]


ChanceAt = Hidden[tuple[str, int]]
"""Where the chance of a whole state stands: its key and how far it is drawn."""
Lore = Hidden[Annotated[int, of("disclosures")]]
"""How often somebody learnt something hidden."""


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
