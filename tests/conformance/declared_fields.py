"""The fields of a title's state as its `json_shape.py` declares them: who sees each, and where it stands in JSON."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

from meadhall.engine.json_shape import ALL, Shape, Tells
from meadhall.games import TITLES

DERIVED = "derived"
"""It follows from the game or from other fields, and is not read from JSON."""
VIEW = "view"
"""Only views have it, to work with; it is not in JSON."""


class Field(NamedTuple):
    """An attribute of the state. `json` are the keys under which it stands: `clans.rage` is `rage` in every one of the
    list `clans`, `provinces.*.token` is `token` under every name in `provinces`."""

    name: str
    seen: str
    json: tuple[str, ...] = ()


class Fields(NamedTuple):
    fields: tuple[Field, ...]
    derived_keys: tuple[str, ...]
    """What stands in JSON for readers only."""


def declared_fields(title: str) -> Fields:
    shapes = import_module(f"{TITLES[title]}.json_shape" if title in TITLES else "tests.madeup.json_shape")
    return fields_of(shapes)


def fields_of(shapes: ModuleType) -> Fields:
    found: dict[str, Field] = {}
    for kind in (shapes.WholeState, shapes.SeenState):
        for path, tells in told_by(kind, "", None):
            for name in tells.fields or ():
                seen, json = found.get(name, Field(name, ALL))[1:]
                found[name] = Field(name, tells.seen if seen == ALL else seen, tuple(dict.fromkeys((*json, path))))
    other = [Field(name, DERIVED) for name in getattr(shapes, "DERIVED", ())]
    other += [Field(name, VIEW) for name in getattr(shapes, "FOR_VIEWS", ())]
    kinds = (shapes.WholeState, shapes.SeenState)
    keys = [path for kind in kinds for path, tells in told_by(kind, "", None) if tells.fields == ()]
    return Fields((*found.values(), *other), tuple(dict.fromkeys(keys)))


def told_by(kind: type[Shape], path: str, of: tuple[str, ...] | None) -> list[tuple[str, Tells]]:
    """The keys of an object and of all within it, each with the fields it tells: its own name where nothing is said."""
    out: list[tuple[str, Tells]] = []
    hints = get_type_hints(kind, include_extras=True)
    for name, key in zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True):
        here = f"{path}.{key}".lstrip(".")
        notes = [note for note in getattr(hints[name], "__metadata__", ()) if isinstance(note, Tells)]
        fields = next((note.fields for note in notes if note.fields is not None), of)
        seen = next((note.seen for note in notes if note.seen != ALL), ALL)
        within = object_in(hints[name], here)
        if within is not None and fields != ():
            out += told_by(*within, fields)
        else:
            out.append((here, Tells((name,) if fields is None else fields, seen)))
    return out


def object_in(hint: Any, path: str) -> tuple[type[Shape], str] | None:
    """The object that a key holds, or every one in a list or under any name, with its path."""
    if isinstance(hint, type) and issubclass(hint, Shape):
        return hint, path
    parts = get_args(hint)
    if get_origin(hint) is dict:
        return object_in(parts[1], f"{path}.*")
    return next((found for part in parts if (found := object_in(part, path)) is not None), None)
