"""Laws of a state's fields: what a title declares in its `json_shape.py` is what its copies, views and JSON hold.

Every message names the title and the field that was forgotten.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from meadhall import Chance, Game, State
from meadhall.compiled import SOURCE
from meadhall.engine.frames import Frame
from meadhall.engine.json_shape import ALL, NONE, PART
from meadhall.engine.state import frame_data
from meadhall.engine.types import TRUTH, Json
from tests.conformance.declared_fields import DERIVED, VIEW, Field, declared_fields
from tests.conformance.graph import constants, inside
from tests.conformance.plays import Move

OF_NO_PLAY = {"game", "viewer", "events", "listening"}
"""Attributes of every state that say whom it belongs to and who listens."""
OF_EVERY = {"frames", "chance", "disclosures"}
"""What every state has, and the engine dumps."""
SEEN = (ALL, PART, NONE, DERIVED, VIEW)


Sense = dict[str, Callable[[Any], Any]]
"""What of a field means anything, where part of its value does not."""


class Declared(NamedTuple):
    """What a title says about its state. `fixed` are attributes, wherever they are, that copies share because they
    never change; what means nothing (by `sense`) need not survive JSON."""

    title: str
    fields: tuple[Field, ...]
    derived_keys: tuple[str, ...]
    fixed: tuple[str, ...] = ()
    sense: Sense | None = None


def declared(title: str, fixed: tuple[str, ...] = (), sense: Sense | None = None) -> Declared:
    return Declared(title, *declared_fields(title), fixed, sense)


# --- attributes ------------------------------------------------------------------------------------------------------


def source_of(kind: type) -> Path:
    """The file in which a class is written, also where the class that runs is compiled from it."""
    words = kind.__module__.split(".")
    if words[0] == "meadhall":
        path = SOURCE.joinpath(*words[1:])
        return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    found = sys.modules[kind.__module__].__file__
    assert found is not None
    return Path(found)


def written_attributes(kind: type) -> set[str]:
    """What the methods of a class set on `self`, and what its body declares."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source_of(kind).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            for line in node.body:
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                    found.add(line.target.id)
            for inner in ast.walk(node):
                if isinstance(inner, ast.Attribute) and isinstance(inner.ctx, ast.Store) and is_self(inner.value):
                    found.add(inner.attr)
    return found


def is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"


def attributes(state: State) -> set[str]:
    """Every attribute that the title's classes write or the state has, without those of every state."""
    kinds = type(state).__mro__
    below = kinds[: kinds.index(State)]
    written = {name for kind in below for name in written_attributes(kind)}
    return ((written | set(inside(state))) - OF_NO_PLAY) | OF_EVERY


def check_declarations(state: State, said: Declared) -> None:
    names = [field.name for field in said.fields]
    assert len(set(names)) == len(names), f"{said.title} declares a field twice: {sorted(names)}"
    there = attributes(state)
    missing, extra = sorted(there - set(names)), sorted(set(names) - there)
    assert not missing, f"{said.title}: its state has {missing}, which its json_shape.py does not declare"
    assert not extra, f"{said.title}: its json_shape.py declares {extra}, which its state does not have"
    for field in said.fields:
        assert field.seen in SEEN, f"{said.title}.{field.name} is seen by {field.seen!r}, none of {SEEN}"
        told = field.seen not in (DERIVED, VIEW)
        assert bool(field.json) == told, f"{said.title}.{field.name} ({field.seen}): {field.json} in JSON"


# --- values ----------------------------------------------------------------------------------------------------------


def plain(thing: Any, known: dict[int, str]) -> Any:
    """A value that can be compared, interpreted or compiled; of what belongs to the game it is enough which it is."""
    if thing is None or isinstance(thing, int | str | bytes | float):
        return thing
    if id(thing) in known:
        return known[id(thing)]
    if isinstance(thing, bytearray):
        return bytes(thing)
    if isinstance(thing, Frame):
        return frame_data(thing)
    if isinstance(thing, list | tuple) or is_vec(thing):
        values = list(thing)
        return values if values and isinstance(values[0], int) else [plain(one, known) for one in values]
    if isinstance(thing, dict):
        return {key: plain(value, known) for key, value in thing.items()}
    return {name: plain(value, known) for name, value in inside(thing).items()}


def is_vec(thing: object) -> bool:
    return type(thing).__name__.startswith("vec[")


def of_game(game: Game) -> dict[int, str]:
    """What belongs to the game, its own parts and all that can be reached from them, by names that are the same for two
    games that are the same."""
    chosen = f"{game.seats} {game.options}"
    found = {number: f"thing {i} of the game {chosen}" for i, number in enumerate(constants(game))}
    for name, value in inside(game).items():
        if not isinstance(value, int | str):
            found[id(value)] = f"{name} of the game {chosen}"
    return found


def value(state: State, field: Field, sense: Sense | None = None) -> Any:
    """The value of a field; where a title says what of it means anything, only that."""
    if sense is not None and field.name in sense:
        return sense[field.name](state)
    return plain(getattr(state, field.name), of_game(state.game))


def some(thing: Any) -> str:
    text = repr(thing)
    return text if len(text) < 90 else text[:87] + "…"


def differing(one: State, other: State, fields: Iterable[Field], sense: Sense | None = None) -> list[tuple[Field, str]]:
    out: list[tuple[Field, str]] = []
    for field in fields:
        mine, theirs = value(one, field, sense), value(other, field, sense)
        if mine != theirs:
            out.append((field, f"{some(mine)} became {some(theirs)}"))
    return out


# --- copies ----------------------------------------------------------------------------------------------------------


def check_copies(states: list[State], said: Declared) -> None:
    """A copy has every field, and of its own."""
    for state in states:
        for one in (state, state.view(None).known, state.view(0).known):
            other = one.copy()
            for field, gap in differing(one, other, said.fields):
                raise AssertionError(f"{said.title}: copy() forgets {field.name!r}: {gap}")
            known = of_game(one.game)
            for field in said.fields:
                mine, theirs = getattr(one, field.name), getattr(other, field.name)
                if field.seen != VIEW and shares(mine, theirs, known, said.fixed):
                    raise AssertionError(f"{said.title}: copy() shares {field.name!r}, which can be changed")


def shares(mine: Any, theirs: Any, known: dict[int, str], fixed: tuple[str, ...]) -> bool:
    """Whether changing the one would change the other."""
    if mine is None or isinstance(mine, int | str | bytes | float | Frame) or id(mine) in known:
        return False
    if is_vec(mine):
        return len(mine) > 0 and same_memory(mine, theirs)
    if isinstance(mine, tuple):
        return any(shares(a, b, known, fixed) for a, b in zip(mine, theirs, strict=True))
    if mine is theirs:
        return True
    if isinstance(mine, list):
        return any(shares(a, b, known, fixed) for a, b in zip(mine, theirs, strict=True))
    if isinstance(mine, bytearray | dict | set):
        return False
    parts = inside(theirs)
    return any(shares(part, parts[name], known, fixed) for name, part in inside(mine).items() if name not in fixed)


def same_memory(mine: Any, theirs: Any) -> bool:
    """Compiled vectors are wrapped anew whenever they are looked at: whether two are one shows only by writing."""
    before, kept = mine[0], theirs[0]
    theirs[0] = 1 if kept == 0 else 0
    followed = bool(mine[0] != before)
    theirs[0] = kept
    return followed


# --- JSON ------------------------------------------------------------------------------------------------------------


def check_json(states: list[State], said: Declared) -> None:
    """Written down and read again, a state has every field as it was."""
    fields = [field for field in said.fields if field.seen != VIEW]
    for state in states:
        again = state.game.from_json(state.to_json(), trusted=True)
        for field, gap in differing(state, again, fields, said.sense):
            who = "dump" if again.to_json() == state.to_json() else "load"
            raise AssertionError(f"{said.title}: {who}() forgets {field.name!r}: {gap}")


def check_views(states: list[State], said: Declared) -> None:
    """A view has what all may know as it is, and nothing of what none may know; over the wire it stays the same."""
    for state in states:
        blank = state.game.blank(Chance(0))
        for field, gap in differing(blank, state, [field for field in said.fields if field.seen == VIEW]):
            raise AssertionError(f"{said.title}: {field.name!r} is for views, but a whole state has it: {gap}")
        for seat in (None, *range(state.game.seats)):
            view = state.view(seat)
            for field, gap in differing(state, view.known, [field for field in said.fields if field.seen == ALL]):
                raise AssertionError(f"{said.title}: mask() forgets {field.name!r} for seat {seat}: {gap}")
            for field, gap in differing(blank, view.known, [field for field in said.fields if field.seen == NONE]):
                raise AssertionError(f"{said.title}: mask() shows {field.name!r} to seat {seat}: {gap}")
            wire = msgspec.json.decode(msgspec.json.encode(view.known.data()))
            again = state.game.from_data(wire, int(view.known.viewer), trusted=True)
            for field, gap in differing(view.known, again, said.fields, said.sense):
                raise AssertionError(f"{said.title}: a view of seat {seat} loses {field.name!r} in JSON: {gap}")


def key_paths(data: Json, names: set[str], path: str = "") -> set[str]:
    """All keys of a dump as paths; lists are gone into, and where the declared paths have a `*` all names are one."""
    out: set[str] = set()
    if isinstance(data, list):
        for one in data:
            out |= key_paths(one, names, path)
    elif isinstance(data, dict):
        for key, inner in data.items():
            here = f"{path}.{key}".lstrip(".")
            wild = f"{path}.*".lstrip(".")
            here = wild if any(name == wild or name.startswith(wild + ".") for name in names) else here
            out.add(here)
            if here not in names:
                out |= key_paths(inner, names, here)
    return out


def lacks(data: Json, words: list[str]) -> bool:
    """Whether a path ends early: null in its way is an end that is allowed."""
    if not words or data is None:
        return False
    if isinstance(data, list):
        return any(lacks(one, words) for one in data)
    if not isinstance(data, dict):
        return True
    if words[0] == "*":
        return any(lacks(inner, words[1:]) for inner in data.values())
    return words[0] not in data or lacks(data[words[0]], words[1:])


def check_keys(states: list[State], said: Declared) -> None:
    """Every declared key is where it should be, and every key belongs to a field or is there for readers."""
    paths = {path for field in said.fields for path in field.json} | set(said.derived_keys)
    found: set[str] = set()
    for state in states:
        for seat in (TRUTH, None, *range(state.game.seats)):
            data = state.data() if seat == TRUTH else state.view(seat).known.data()
            there = key_paths(data, paths)
            found |= there
            strays = sorted(path for path in there if not belongs(path, paths))
            assert not strays, f"{said.title}: {strays} in JSON belong to no field, nor are they derived keys"
            check_places(data, seat == TRUTH, said)
            hidden = [field.name for field in said.fields if field.seen == NONE and there & set(field.json)]
            assert seat == TRUTH or not hidden, f"{said.title}: the JSON of a view has {hidden}"
    never = sorted(paths - found)
    assert not never, f"{said.title}: {never} are declared, but were never in JSON"


def belongs(path: str, paths: set[str]) -> bool:
    """A key that is declared, or on the way to one."""
    return path in paths or any(one.startswith(path + ".") for one in paths)


def check_places(data: dict[str, Json], whole: bool, said: Declared) -> None:
    for field in said.fields:
        if field.seen == ALL or (whole and field.seen == NONE):
            missing = [path for path in field.json if lacks(data, path.split("."))]
        elif whole and field.seen == PART:
            missing = [path for path in field.json if lacks(data, path.split("."))]
            missing = missing if len(missing) == len(field.json) else []
        else:
            continue
        assert not missing, f"{said.title}: {field.name!r} is not in JSON at {missing}"


# --- was it really checked? ------------------------------------------------------------------------------------------


def rare_moments(game: Game, moves: list[Move], seed: int, pending: dict[str, tuple[Field, str]]) -> list[State]:
    """The states of a play in which a field that is `pending` has another value than its first one for the first time;
    such a field is pending no more."""
    found: list[State] = []
    state = game.new(seed)
    for move in moves:
        for option in move.options:
            state.play(option, move.seat)
        changed = [name for name, (field, first) in pending.items() if repr(value(state, field)) != first]
        for name in changed:
            del pending[name]
        if changed:
            found.append(state.copy())
    return found


def check_variety(states: list[State], said: Declared, constant: dict[str, str]) -> None:
    """A field that never changed was compared with itself: forgetting it would not have been noticed."""
    seen: dict[str, set[str]] = {field.name: set() for field in said.fields if field.seen != VIEW}
    for state in states:
        for field in said.fields:
            if field.seen != VIEW and len(seen[field.name]) < 2:
                seen[field.name].add(repr(value(state, field)))
    same = sorted(name for name, values in seen.items() if len(values) < 2)
    unexpected = [name for name in same if name not in constant]
    assert not unexpected, f"{said.title}: {unexpected} had one value in all plays, so nothing was really checked"
    stale = sorted(set(constant) - set(same))
    assert not stale, f"{said.title}: {stale} did change; they need no excuse any more"
