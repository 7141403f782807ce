"""Every key that the code uses has its text, and no error or refusal of the hall is there for nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import meadhall
from meadhall.games import TITLES
from meadhall.text import Catalogue

SOURCE = Path(meadhall.__file__).parent
CALLS = {"tell": "event-", "Reason": "no-", "Prompt": "prompt-", "Refusal": "error-"}


def calls(folder: Path) -> Iterator[tuple[str, ast.Call]]:
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                yield name, node


def literals(node: ast.expr) -> set[str]:
    """The strings an argument may be: one, or one of two by a condition."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) | literals(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def used(folder: Path) -> set[str]:
    """The first text among the arguments of every call that names a key; `tell_place` tells as `tell` does."""
    keys = set()
    for name, node in calls(folder):
        prefix = CALLS.get(name.partition("_")[0])
        words = next((found for argument in node.args if (found := literals(argument))), set())
        if prefix is not None:
            keys |= {prefix + word for word in words}
    return keys


def test_the_keys_of_calls_are_found(tmp_path: Path) -> None:
    (tmp_path / "rule.py").write_text(
        's.tell("laid" if x else "thrown", {})\nReason("heavy", {})\ntell_it(s, "told", {})\n'
    )
    assert used(tmp_path) == {"event-laid", "event-thrown", "event-told", "no-heavy"}


@pytest.mark.parametrize("title", sorted(TITLES))
def test_all_keys_of_a_title_have_their_text(title: str) -> None:
    keys = used(SOURCE / "games" / TITLES[title].rpartition(".")[2])
    for language in ("en", "ru"):
        texts = Catalogue(language, title)
        assert sorted(key for key in keys if not texts.has(key)) == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_all_keys_of_engine_and_server_have_their_text(language: str) -> None:
    texts = Catalogue(language)
    refusals = {key for key in used(SOURCE / "engine") | used(SOURCE / "server") if not key.startswith("event-")}
    assert sorted(key for key in refusals if not texts.has(key)) == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_status_of_the_server_has_its_text(language: str) -> None:
    refusals = pytest.importorskip("meadhall.server.refusals")
    texts = Catalogue(language)
    assert sorted(key for key in refusals.STATUS if not texts.has(f"error-{key}")) == []
