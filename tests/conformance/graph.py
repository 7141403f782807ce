"""What a state reaches in memory, to see whether two of them share anything that can change."""

from __future__ import annotations

from typing import Any

from meadhall import Chance, Game, State
from meadhall.engine.frames import Frame

CHANGEABLE = (list, dict, set, bytearray, Chance, State)


def inside(thing: object) -> dict[str, Any]:
    """The attributes of an object, interpreted or compiled."""
    names = list(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        names += getattr(kind, "__mypyc_attrs__", ())
    return {name: getattr(thing, name) for name in names if name != "__dict__" and hasattr(thing, name)}


def mutables(state: State) -> dict[int, object]:
    """Everything changeable that a state reaches, by identity. Games are values by law; frames are too, so a
    list in a frame counts: it would be shared by all copies."""
    found: dict[int, object] = {}
    stack = list(inside(state).values())
    while stack:
        thing = stack.pop()
        if isinstance(thing, Game) or id(thing) in found:
            continue
        if isinstance(thing, CHANGEABLE):
            found[id(thing)] = thing
        stack += parts_of(thing)
    return found


def parts_of(thing: object) -> list[Any]:
    if isinstance(thing, dict):
        return [*thing.keys(), *thing.values()]
    if isinstance(thing, list | tuple | set | frozenset):
        return list(thing)
    if isinstance(thing, State | Chance | Frame):
        return list(inside(thing).values())
    return []


def shared(one: State, other: State) -> list[str]:
    """The names, as far as they are attributes, of what both states could change."""
    mine, theirs = mutables(one), mutables(other)
    names = {id(value): name for name, value in inside(one).items()}
    return [names.get(number, type(mine[number]).__name__) for number in mine if number in theirs]
