"""States and views are, key for key, what the title's `json_shape.py` declares."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import msgspec
import pytest

from meadhall import Chance, State
from meadhall.engine.game import title_named
from meadhall.engine.json_shape import OtherView
from meadhall.engine.types import Json
from meadhall.games import TITLES
from tests import madeup
from tests.conformance.cases import Case, cases, entry
from tests.conformance.plays import plays

EACH = [
    Case(name, seats, options)
    for name in TITLES
    for options in entry(name).option_sets
    for seats in title_named(name).seats
]
"""Every option set with every number of seats."""


NOT_ALWAYS = {"hand", "quests", "take", "picked"}
"""The keys that need not be there: hands of others, and what only those who draft have."""


def shapes_of(name: str) -> ModuleType:
    return import_module(f"{TITLES[name]}.json_shape")


def check(title: str, what: str, data: dict[str, Json], shape: type[msgspec.Struct]) -> None:
    """The data is exactly of this shape: no key more, none less, every value of its type."""
    try:
        msgspec.json.decode(msgspec.json.encode(data), type=shape)
    except msgspec.ValidationError as error:
        raise AssertionError(f"{title}: {what} is not as its json_shape.py declares: {error}") from error


def check_position(state: State, shapes: ModuleType) -> None:
    """The state, and what every seat and a spectator sees of it."""
    title = state.game.name
    check(title, "a whole state", state.data(), shapes.WholeState)
    for seat in [None, *range(state.game.seats)]:
        whose = "a spectator" if seat is None else f"seat {seat}"
        check(title, f"what {whose} sees", state.view(seat).data(), shapes.View)


def check_play(case: Case) -> int:
    """A random play, looked at after every part of every move."""
    shapes = shapes_of(case.name)
    chance = Chance(7)
    state = case.game.new(7)
    steps = 0
    check_position(state, shapes)
    while not state.over:
        seat = state.waiting[chance.below(len(state.waiting))]
        options = state.options_for(seat)
        state.play(options[chance.below(len(options))], seat)
        check_position(state, shapes)
        steps += 1
    return steps


def middle_of(name: str) -> State:
    """A position in the middle of a play, the one with the longest JSON: there is most to look at."""
    looks = [look for play in plays(cases(name)[0]) for look in play.looks]
    return max(looks, key=lambda state: len(state.to_json()))


def objects(data: Json) -> Iterator[dict[str, Json]]:
    """All objects in some data, itself first."""
    if isinstance(data, dict):
        yield data
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    for part in parts:
        yield from objects(part)


def complaint(thing: dict[str, Json], data: dict[str, Json], shape: type[msgspec.Struct], title: str) -> str:
    """What is said of the data with a key planted in this object of it."""
    thing["planted"] = 1
    try:
        check(title, "the data", data, shape)
    except AssertionError as error:
        return str(error)
    finally:
        del thing["planted"]
    return ""


@pytest.mark.parametrize("case", EACH, ids=str)
def test_every_state_and_view_is_as_its_title_declares(case: Case) -> None:
    assert check_play(case) > 20


@pytest.mark.parametrize("name", TITLES)
def test_a_planted_key_is_found_wherever_it_is(name: str) -> None:
    """In a pile by name (`odin: 3`) it is no name of the title, elsewhere a key that nobody declared."""
    data, shape = middle_of(name).view(0).data(), shapes_of(name).View
    told = [complaint(thing, data, shape, name) for thing in objects(data) if thing is not data["options"]]
    assert all(f"{name}: the data" in one for one in told), told
    assert sum("unknown field `planted`" in one for one in told) > 3
    check(name, "the data", data, shape)


@pytest.mark.parametrize("name", TITLES)
def test_a_missing_key_is_found_wherever_it_is(name: str) -> None:
    state = middle_of(name)
    for data, shape in [(state.data(), shapes_of(name).WholeState), (state.view(0).data(), shapes_of(name).View)]:
        declared = [thing for thing in objects(data) if "unknown field" in complaint(thing, data, shape, name)]
        assert len(declared) > 2
        for thing in declared:
            for key in set(thing) - NOT_ALWAYS:
                value = thing.pop(key)
                with pytest.raises(AssertionError, match=rf"{name}: the data .* missing required field `{key}`"):
                    check(name, "the data", data, shape)
                thing[key] = value


def test_a_value_of_another_type_is_found() -> None:
    data = middle_of("voluspa").view(0).data()
    state = data["state"]
    assert isinstance(state, dict)
    for wrong in (True, "3", 3.0, None):
        with pytest.raises(AssertionError, match=r"voluspa: the view .*Expected `int`.*`\$\.state\.bag`"):
            check("voluspa", "the view", {**data, "state": {**state, "bag": wrong}}, shapes_of("voluspa").View)


def test_the_view_of_a_title_from_elsewhere_is_a_view() -> None:
    madeup.join()
    for play in plays(cases(madeup.TITLE.name)[0]):
        for look in play.looks:
            check(madeup.TITLE.name, "the view", look.view(0).data(), OtherView)
