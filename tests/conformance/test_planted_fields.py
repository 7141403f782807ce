"""The laws of fields find what they are there to find, and name it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from meadhall import Chance, Game, State
from meadhall.engine.game import choose
from meadhall.engine.json_shape import ALL, NONE, PART
from meadhall.engine.types import Json
from tests.conformance import field_laws
from tests.conformance.declared_fields import DERIVED, VIEW, Field
from tests.conformance.field_laws import OF_EVERY, Declared, declared
from tests.conformance.plays import play_through
from tests.engine.mechanisms.larder import Larder, larder
from tests.madeup import TITLE
from tests.madeup.forgetful import FORGETFUL
from tests.madeup.hall import Feast

SAID = declared("feast")
FIELDS = SAID.fields
OWN = [field for field in FIELDS if field.name not in OF_EVERY]
Law = Callable[[list[State], Declared], None]
LAWS: dict[str, Law] = {
    "copy": field_laws.check_copies,
    "share": field_laws.check_copies,
    "dump": field_laws.check_json,
    "load": field_laws.check_json,
    "mask": field_laws.check_views,
}
CHANGEABLE = ("place", "known", "held", "packed", "score", "passed")


@cache
def looks() -> list[State]:
    """States of an honest feast."""
    return play_through(choose(TITLE, 3, {"draft": "open"}), 5).looks


def forgetful(fault: str) -> list[State]:
    """The same states in a feast with this fault, before it has had a chance to show."""
    game = choose(FORGETFUL, 3, {"draft": "open", "fault": fault})
    states = []
    for look in looks():
        state = game.blank(Chance(0))
        Feast.load(state, look.data())  # type: ignore[arg-type]
        state.frames, state.chance = look.frames.copy(), look.chance.copy()
        states.append(state)
    return states


FORGOTTEN = [
    *(("copy", field.name) for field in OWN),
    *(("share", name) for name in CHANGEABLE),
    *(("dump", field.name) for field in OWN),
    *(("load", field.name) for field in OWN),
    *(("mask", field.name) for field in OWN if field.seen == ALL),
]


@pytest.mark.parametrize(("place", "name"), FORGOTTEN)
def test_a_forgotten_field_is_named(place: str, name: str) -> None:
    says = {"share": "copy() shares"}.get(place, f"{place}() forgets")
    with pytest.raises(AssertionError) as error:
        LAWS[place](forgetful(f"{place} {name}"), SAID)
    assert str(error.value).startswith(f"feast: {says} {name!r}")


def test_without_a_mistake_every_law_holds() -> None:
    states = forgetful("none")
    for law in (*LAWS.values(), field_laws.check_keys):
        law(states, SAID)
    field_laws.check_declarations(states[0], SAID)
    field_laws.check_variety(states, SAID, {"disclosures": "the JSON of the title does not hold it"})


def test_flat_storage_that_is_shared_is_found_compiled_too() -> None:
    one = larder([3, 2, 1, 0, 0])
    other = one.copy()
    assert isinstance(other, Larder) and not field_laws.shares(one.deck, other.deck, {}, ())
    other.deck = one.deck
    assert field_laws.shares(one.deck, other.deck, {}, ()) and list(one.deck) == [3, 2, 1, 0, 0]


# --- what is declared and is not so ----------------------------------------------------------------------------------


def with_field(field: Field) -> Declared:
    return SAID._replace(fields=(*(one for one in FIELDS if one.name != field.name), field))


class Hoarder(Feast):
    """Keeps something of its own from time to time, and says so nowhere."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self.hoard: list[int] = []

    def remember(self) -> None:
        self.grudge = 1


def test_an_attribute_that_is_not_declared_is_named_wherever_it_is_set() -> None:
    state = Hoarder(choose(TITLE, 2, {}), Chance(1))
    with pytest.raises(AssertionError, match=r"feast: its state has \['grudge', 'hoard'\], which its json_shape.py"):
        field_laws.check_declarations(state, SAID)


@pytest.mark.parametrize(
    ("law", "wrong", "says"),
    [
        ("declarations", SAID._replace(fields=FIELDS[:1] + FIELDS[2:]), r"its state has \['place'\]"),
        ("declarations", with_field(Field("song", ALL, ("song",))), r"declares \['song'\]"),
        ("declarations", SAID._replace(fields=(*FIELDS, FIELDS[0])), "declares a field twice"),
        ("declarations", with_field(Field("score", "some", ("score",))), "feast.score is seen by 'some'"),
        ("declarations", with_field(Field("score", ALL)), r"feast.score \(all\): \(\) in JSON"),
        ("declarations", with_field(Field("score", DERIVED, ("score",))), r"feast.score \(derived\)"),
        ("views", with_field(Field("score", NONE, ("score",))), r"mask\(\) shows 'score' to seat None"),
        ("views", with_field(Field("place", ALL, ("place",))), r"mask\(\) forgets 'place' for seat None"),
        ("views", with_field(Field("held", VIEW)), r"'held' is for views, but a whole state has it"),
        ("keys", with_field(Field("score", ALL, ("points",))), r"'score'.*\['points'\]|\['score'\] in JSON"),
        ("keys", with_field(Field("score", DERIVED)), r"\['score'\] in JSON belong to no field"),
        ("keys", with_field(Field("place", NONE, ("place",))), r"the JSON of a view has \['place'\]"),
        ("keys", with_field(Field("place", PART, ("place", "places"))), r"\['places'\] are declared, but were never"),
        ("keys", SAID._replace(derived_keys=("songs",)), r"\['songs'\] are declared, but were never"),
    ],
)
def test_a_wrong_declaration_is_named(law: str, wrong: Declared, says: str) -> None:
    laws: dict[str, Law] = {
        "declarations": lambda states, said: field_laws.check_declarations(states[0], said),
        "views": field_laws.check_views,
        "keys": field_laws.check_keys,
    }
    with pytest.raises(AssertionError, match=says):
        laws[law](looks(), wrong)


def test_a_field_that_never_changed_was_not_checked() -> None:
    with pytest.raises(AssertionError, match=r"\['burnt', .*'score'\] had one value in all plays"):
        field_laws.check_variety(looks()[:1], SAID, {})
    with pytest.raises(AssertionError, match=r"\['score'\] did change; they need no excuse"):
        field_laws.check_variety(looks(), SAID, {"score": "nobody wins"})


def test_keys_are_found_in_lists_and_under_any_name() -> None:
    data: Json = {"clans": [{"rage": 1}, {"rage": 2, "odd": 3}], "lands": {"gimle": {"token": 1}, "utgard": None}}
    paths = {"clans.rage", "lands.*.token"}
    found = field_laws.key_paths(data, paths)
    assert found == {"clans", "clans.rage", "clans.odd", "lands", "lands.*", "lands.*.token"}
    assert not field_laws.lacks(data, ["clans", "rage"]) and field_laws.lacks(data, ["clans", "odd"])
    assert not field_laws.lacks(data, ["lands", "*", "token"]), "null in its way is allowed"
    assert field_laws.lacks(data, ["lands", "*", "doom"]) and field_laws.lacks({"clans": 3}, ["clans", "rage"])
