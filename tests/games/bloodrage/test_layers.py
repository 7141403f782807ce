"""Blood Rage stands in layers, and no module reaches up."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from meadhall.compiled import SOURCE
from tests.games.bloodrage.layers import LAYERS

FOLDER = SOURCE / "games" / "bloodrage"
PACKAGE = "meadhall.games.bloodrage"
LAYER = {name: height for height, names in enumerate(LAYERS) for name in names}


def imports(source: str) -> list[tuple[str, int, bool]]:
    """The modules of this title that a file imports, with the line and whether that stands at its top."""
    found: list[tuple[str, int, bool]] = []
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith(PACKAGE):
            inner = node.module.removeprefix(PACKAGE).strip(".")
            names = [inner] if inner else [alias.name for alias in node.names]
            found += [(name, node.lineno, node in tree.body) for name in names]
    return found


def upward(name: str, source: str) -> list[str]:
    """What is wrong with the imports of a module."""
    wrong: list[str] = []
    for other, line, top in imports(source):
        if other not in LAYER:
            wrong.append(f"{name}.py:{line} imports {other}, which is in no layer")
        elif LAYER[other] >= LAYER[name]:
            wrong.append(f"{name}.py:{line} imports {other}, which does not stand below it")
        elif not top:
            wrong.append(f"{name}.py:{line} imports {other} late or for the type checker only")
    return wrong


def test_every_module_has_its_layer_once() -> None:
    names = [name for layer in LAYERS for name in layer]
    assert sorted(names) == sorted(path.stem for path in FOLDER.glob("*.py"))


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: str(path.stem))
def test_no_import_goes_upwards(path: Path) -> None:
    assert not upward(path.stem, path.read_text(encoding="utf-8"))


def test_a_reach_upwards_is_named() -> None:
    lazy = f"def f():\n    from {PACKAGE} import game\n    from {PACKAGE}.cards import KEY\n"
    assert upward("state", lazy) == [
        "state.py:2 imports game, which does not stand below it",
        "state.py:3 imports cards late or for the type checker only",
    ]
    assert upward("state", f"from {PACKAGE}.feast import mead\n") == ["state.py:1 imports feast, which is in no layer"]
