"""Rules are pure: who imports what."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from meadhall.compiled import SOURCE

IMPURE = {
    "asyncio", "datetime", "io", "multiprocessing", "os", "random", "secrets", "socket", "subprocess", "sys",
    "tempfile", "threading", "time", "uuid",
}  # fmt: skip
READS_FILES = {"saga.py", "cards.py", "__init__.py"}
"""Sagas are files; cards are data beside the code or given by whoever sets a game up, read once."""
OUTER = {"arena", "bots", "cli", "envs", "server", "studies", "text"}


def files(part: str) -> list[Path]:
    return sorted((SOURCE / part).rglob("*.py"))


def imported(path: Path) -> list[str]:
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name} imports by dots"
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return found


def shown(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


@pytest.mark.parametrize("path", [*files("engine"), *files("games")], ids=shown)
def test_rules_import_no_outer_part_and_nothing_impure(path: Path) -> None:
    for name in imported(path):
        words = name.split(".")
        assert words[0] not in IMPURE, f"{shown(path)} imports {name}"
        assert words[0] != "meadhall" or words[1] not in OUTER, f"{shown(path)} imports {name}"
        assert words[0] != "pathlib" or path.name in READS_FILES, f"{shown(path)} imports {name}"


@pytest.mark.parametrize("path", files("engine"), ids=shown)
def test_the_engine_knows_titles_by_name_only(path: Path) -> None:
    names = [name for name in imported(path) if name.startswith("meadhall.games")]
    assert names in ([], ["meadhall.games.TITLES"])


@pytest.mark.parametrize("path", files("games"), ids=shown)
def test_a_title_knows_no_other_title(path: Path) -> None:
    if path.parent == SOURCE / "games":
        return
    own = path.relative_to(SOURCE / "games").parts[0]
    for name in imported(path):
        if name.startswith("meadhall.games."):
            assert name.split(".")[2] == own, f"{shown(path)} imports {name}"
