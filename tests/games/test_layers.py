"""Modules of a title form layers: no import goes upwards or sideways, and none hides inside a function."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from meadhall.compiled import SOURCE
from meadhall.games import TITLES

each_title = pytest.mark.parametrize("title", TITLES)


def levels(title: str) -> dict[str, int]:
    layers: list[list[str]] = import_module(f"tests.games.{title}.layers").LAYERS
    return {name: level for level, names in enumerate(layers) for name in names}


def modules(title: str) -> list[Path]:
    return sorted((SOURCE / "games" / title).glob("*.py"))


def imported(tree: ast.AST, title: str) -> list[str]:
    """The modules of this title that are imported anywhere below a node."""
    package = f"meadhall.games.{title}"
    names = {path.stem for path in modules(title)}
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == package:
            found += [alias.name if alias.name in names else "__init__" for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(package + "."):
            found.append(node.module.removeprefix(package + "."))
        elif isinstance(node, ast.Import):
            found += [alias.name.removeprefix(package + ".") for alias in node.names if alias.name.startswith(package)]
    return found


def faults(title: str, name: str, source: str) -> list[str]:
    """What is wrong with the imports of a module."""
    level = levels(title)
    if name not in level:
        return [f"{title}/{name}.py is in no layer of tests/games/{title}/layers.py"]
    tree = ast.parse(source)
    found = [f"{title}/{name}.py imports {other}" for other in imported(tree, title) if level[other] >= level[name]]
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and imported(node, title):
            found.append(f"{title}/{name}.py imports inside {node.name}")
    return found


@each_title
def test_no_import_goes_upwards(title: str) -> None:
    found = [fault for path in modules(title) for fault in faults(title, path.stem, path.read_text(encoding="utf-8"))]
    assert found == []


@each_title
def test_a_layer_holds_modules_that_there_are(title: str) -> None:
    assert set(levels(title)) - {path.stem for path in modules(title)} == set()


def test_a_wrong_import_is_named() -> None:
    package = "meadhall.games.voluspa"
    assert faults("voluspa", "tiles", f"from {package}.board import Board") == ["voluspa/tiles.py imports board"]
    assert faults("voluspa", "tiles", f"from {package} import turns") == ["voluspa/tiles.py imports turns"]
    assert faults("voluspa", "tiles", f"from {package} import TITLE") == ["voluspa/tiles.py imports __init__"]
    assert faults("voluspa", "board", f"def lay():\n    from {package}.tiles import HEL") == [
        "voluspa/board.py imports inside lay"
    ]
    assert faults("voluspa", "runes", "") == ["voluspa/runes.py is in no layer of tests/games/voluspa/layers.py"]
