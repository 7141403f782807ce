"""What a state reaches in memory, to see whether two of them share anything that can change."""

from __future__ import annotations

from typing import Any

from meadhall import Chance, Game, State

CHANGEABLE = (list, dict, set, bytearray, Chance, State)
PLAIN = (int, str, bytes, float, type(None), type)


def inside(thing: object) -> dict[str, Any]:
    """The attributes of an object, interpreted or compiled."""
    names = list(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        names += getattr(kind, "__mypyc_attrs__", getattr(kind, "__slots__", ()))
    return {name: getattr(thing, name) for name in names if name != "__dict__" and hasattr(thing, name)}


def reach(start: list[Any], beyond: dict[int, object], fixed: dict[str, list[Any]]) -> dict[int, object]:
    """Everything changeable that can be reached, by identity, without what lies `beyond`. What is said to be `fixed`
    is not gone into, but collected."""
    found: dict[int, object] = {}
    seen: set[int] = set()
    stack = start
    while stack:
        thing = stack.pop()
        if isinstance(thing, PLAIN) or id(thing) in seen or id(thing) in beyond:
            continue
        seen.add(id(thing))
        if isinstance(thing, CHANGEABLE):
            found[id(thing)] = thing
        stack += parts_of(thing, fixed)
    return found


def parts_of(thing: object, fixed: dict[str, list[Any]]) -> list[Any]:
    if isinstance(thing, dict):
        return [*thing.keys(), *thing.values()]
    if isinstance(thing, list | tuple | set | frozenset):
        return [part for part in thing if not isinstance(part, PLAIN)]
    if isinstance(thing, Game) or type(thing).__module__.partition(".")[0] not in ("meadhall", "tests"):
        return []
    attributes = inside(thing)
    for name in fixed:
        if name in attributes:
            fixed[name].append(attributes.pop(name))
    return list(attributes.values())


CONSTANTS: dict[int, tuple[Game, dict[int, object]]] = {}


def constants(game: Game) -> dict[int, object]:
    """What belongs to the game: a value by law, its tables included."""
    if id(game) not in CONSTANTS:
        CONSTANTS[id(game)] = (game, reach(list(inside(game).values()), {}, {}))
    return CONSTANTS[id(game)][1]


def mutables(state: State, fixed: dict[str, list[Any]]) -> dict[int, object]:
    """Everything changeable that is the state's own. Frames are values by law, so a list in a frame counts: it would
    be shared by all copies."""
    return reach(list(inside(state).values()), constants(state.game), fixed)


def shared(one: State, other: State, names: tuple[str, ...] = ()) -> list[str]:
    """The names, as far as they are attributes, of what both states could change; `names` never change."""
    mine, theirs = (mutables(state, {name: [] for name in names}) for state in (one, other))
    named = {id(value): name for name, value in inside(one).items()}
    return [named.get(number, type(mine[number]).__name__) for number in mine if number in theirs]


def fixed_values(state: State, names: tuple[str, ...]) -> dict[str, list[str]]:
    """The values of what is said never to change."""
    found: dict[str, list[Any]] = {name: [] for name in names}
    mutables(state, found)
    return {name: [str(list(value)) for value in values] for name, values in found.items()}
