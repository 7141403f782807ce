"""What is shared is used by several: a mechanism that one title alone needs belongs to that title."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from meadhall.compiled import SOURCE
from meadhall.games import TITLES

FEAST = "feast"
ENGINE = "meadhall.engine"
READERS = ("json_reader", "position_reader", "declared_reader")

# --- the table ------------------------------------------------------------------------------------------------------
# Who uses each mechanism: its users by name. A user is a title that imports it; the made-up game counts as one.

EXPECTED: dict[str, set[str]] = {
    "counted_cards.CountedCards": {"voluspa", "wolves"},
    "hands.without": {"berserk", "bloodrage", "wolves"},
    "hands.distinct": {"berserk", "bloodrage", "wolves"},
    "hands.masked": {"berserk", "bloodrage"},
    "asking.SeatStep": {"berserk", "bloodrage", "wolves", FEAST},
    "asking.SeatAsked": {"berserk", "bloodrage", "wolves", FEAST},
    "asking.Offer": {"berserk", "bloodrage", "wolves", FEAST},
    "asking.PickCard": {"bloodrage", FEAST},
    "asking.PickCards": {"bloodrage", "wolves", FEAST},
    "windows.clockwise": {"wolves", FEAST},
    "windows.PassRound": {"bloodrage", FEAST},
    "windows.ReactionWindow": {"wolves", FEAST},
    "windows.InstantStack": {"berserk", FEAST},
    "json_reader": {"berserk", "voluspa", "wolves", "bloodrage", FEAST},
    "position_reader": {"berserk", "voluspa", "wolves", "bloodrage", FEAST},
    "declared_reader": {"berserk", "wolves"},
}

WALKERS = ("engine/state.py", "engine/views.py")
"""The walker is no title's business: all of them use it through states and views."""


# --- what is there ----------------------------------------------------------------------------------------------------


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def mechanisms() -> dict[str, str]:
    """Every mechanism with the name by which it is imported: the public classes and functions of a module, or a reader
    as a whole."""
    found: dict[str, str] = {}
    for path in sorted((SOURCE / "engine" / "mechanisms").glob("*.py")):
        for node in parsed(path).body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
                found[f"{path.stem}.{node.name}"] = f"{ENGINE}.mechanisms.{path.stem}.{node.name}"
    return {**found, **{name: f"{ENGINE}.{name}" for name in READERS}}


def folders() -> dict[str, Path]:
    own = {name: SOURCE.joinpath(*module.split(".")[1:]) for name, module in TITLES.items()}
    return {**own, FEAST: Path(__file__).parents[1] / "madeup"}


def imports(path: Path) -> set[str]:
    """What a file imports and does something with: modules and what is taken out of them."""
    found: set[str] = set()
    tree = parsed(path)
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                if (alias.asname or alias.name) in names:
                    found |= {node.module, f"{node.module}.{alias.name}"}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found


@cache
def users() -> dict[str, set[str]]:
    """Who imports each mechanism now."""
    taken = {
        title: set().union(*(imports(path) for path in sorted(folder.rglob("*.py"))))
        for title, folder in folders().items()
    }
    return {name: {title for title, found in taken.items() if whole in found} for name, whole in mechanisms().items()}


# --- the laws -------------------------------------------------------------------------------------------------------


def test_every_mechanism_is_in_the_table_and_nothing_else() -> None:
    assert set(EXPECTED) == set(mechanisms())


@pytest.mark.parametrize("name", EXPECTED)
def test_a_mechanism_has_two_users(name: str) -> None:
    found = EXPECTED[name]
    assert len(found) >= 2, f"{name} is used by {sorted(found)} alone: it belongs there"
    assert found <= {*TITLES, FEAST}


@pytest.mark.parametrize("name", EXPECTED)
def test_a_mechanism_is_used_by_those_who_are_said_to(name: str) -> None:
    found = users()[name]
    missing = sorted(EXPECTED[name] - found)
    assert not missing, f"{name} should be used by {missing}; it is by {sorted(found)}"
    unexpected = sorted(found - EXPECTED[name])
    assert not unexpected, f"{name} is used by {unexpected} too: say so in the table"


def test_the_walker_is_used_by_states_and_views() -> None:
    for name in WALKERS:
        assert f"{ENGINE}.walker.MoveWalker" in imports(SOURCE / name), f"{name} walks through moves by itself"


def test_an_import_that_nothing_is_done_with_is_no_use(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text("from meadhall.engine.mechanisms.asking import Offer, PickCard\n\nclass Gift(Offer): pass\n")
    asking = f"{ENGINE}.mechanisms.asking"
    assert imports(path) == {asking, f"{asking}.Offer"}
