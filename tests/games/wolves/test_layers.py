"""Modules of Wolves of Odin import downwards only, and at the top of a file, so that a reader can begin below."""

from __future__ import annotations

import ast
from pathlib import Path

from meadhall.games.wolves import refusals
from tests.games.wolves.layers import LAYERS

HERE = Path(refusals.__file__).parent
PACKAGE = "meadhall.games.wolves"
HEIGHT = {module: height for height, layer in enumerate(LAYERS) for module in layer}


def imported(tree: ast.AST) -> list[tuple[int, str]]:
    """The modules of this title that a file names in its imports, wherever they stand, with their lines."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == PACKAGE:
            names = [f"{PACKAGE}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        found += [(node.lineno, name.removeprefix(f"{PACKAGE}.")) for name in names if name.startswith(f"{PACKAGE}.")]
    return found


def faults(module: str, source: str) -> list[str]:
    """What is wrong with the imports of one module, in sentences."""
    if module not in HEIGHT:
        return [f"{module}.py stands in no layer"]
    tree = ast.parse(source)
    told = [
        f"{module}.py, line {line}: {name} is not below it"
        for line, name in imported(tree)
        if HEIGHT.get(name, len(LAYERS)) >= HEIGHT[module]
    ]
    top = {node.lineno for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom) and node.lineno not in top:
            told.append(f"{module}.py, line {node.lineno}: a hidden import")
    return told


def test_every_import_goes_down() -> None:
    told = [
        fault for file in sorted(HERE.glob("*.py")) for fault in faults(file.stem, file.read_text(encoding="utf-8"))
    ]
    assert not told, "\n".join(told)


def test_no_layer_names_a_module_that_is_not_there() -> None:
    modules = {file.stem for file in HERE.glob("*.py")}
    assert set(HEIGHT) == modules and sum(map(len, LAYERS)) == len(HEIGHT)


def test_what_goes_up_or_hides_is_noticed() -> None:
    assert faults("lines", f"from {PACKAGE}.turns import Turn") == ["lines.py, line 1: turns is not below it"]
    assert faults("lines", f"from {PACKAGE} import turns") == ["lines.py, line 1: turns is not below it"]
    assert faults("turns", f"def f():\n    import {PACKAGE}.lines") == ["turns.py, line 2: a hidden import"]
    assert faults("attic", "") == ["attic.py stands in no layer"]
    assert faults("turns", f"from {PACKAGE}.lines import put") == []
