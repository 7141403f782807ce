"""Modules form layers: no import goes upwards or sideways, and none hides inside a function."""

from __future__ import annotations

import ast
from pathlib import Path

from .layers import LAYERS

PACKAGE = "meadhall.games.voluspa"
LEVEL = {name: level for level, names in enumerate(LAYERS) for name in names}


def source_folder() -> Path:
    """Where the sources lie; a compiled engine lies elsewhere."""
    return Path(__file__).parents[3] / "src" / "meadhall" / "games" / "voluspa"


def imported(tree: ast.AST) -> list[str]:
    """The modules of this title that are imported anywhere in a module."""
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == PACKAGE:
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(PACKAGE + "."):
            found.append(node.module.removeprefix(PACKAGE + "."))
        elif isinstance(node, ast.Import):
            found += [alias.name.removeprefix(PACKAGE + ".") for alias in node.names if PACKAGE in alias.name]
    return found


def faults(name: str, source: str) -> list[str]:
    tree = ast.parse(source)
    if name not in LEVEL:
        return [f"{name}.py is in no layer"]
    out = [f"{name}.py imports {other}" for other in imported(tree) if LEVEL.get(other, 99) >= LEVEL[name]]
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and imported(node):
            out.append(f"{name}.py imports inside {node.name}")
    return out


def test_no_import_goes_upwards() -> None:
    found = [fault for path in sorted(source_folder().glob("*.py")) for fault in faults(path.stem, path.read_text())]
    assert found == []
    assert {path.stem for path in source_folder().glob("*.py")} == set(LEVEL)


def test_a_wrong_import_is_named() -> None:
    assert faults("tiles", f"from {PACKAGE}.board import Board") == ["tiles.py imports board"]
    assert faults("tiles", f"from {PACKAGE} import turns") == ["tiles.py imports turns"]
    assert faults("board", f"def lay():\n    from {PACKAGE}.tiles import HEL") == ["board.py imports inside lay"]
    assert faults("runes", "") == ["runes.py is in no layer"]
