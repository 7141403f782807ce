"""English and Russian say the same things: same keys, same attributes where both need them, same parameters."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import meadhall
from meadhall.text import CASES

SOURCE = Path(meadhall.__file__).parent
FOLDERS = sorted(path.parent for path in SOURCE.rglob("en.ftl"))


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        name, _, case = node.id.name.rpartition("_")
        self.found.add(name if case in CASES else node.id.name)


class Texts(Visitor):
    def __init__(self) -> None:
        self.found = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found += node.value


def entries(folder: Path, language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    junk = [str(entry.content)[:80] for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{folder.name}/{language}.ftl cannot be read: {junk}"
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    names = [message.id.name for message in messages]
    twice = {name for name in names if names.count(name) > 1}
    assert not twice, f"{folder.name}/{language}.ftl says {sorted(twice)} twice"
    return {message.id.name: message for message in messages}


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_both_languages_have_the_same_keys(folder: Path) -> None:
    assert entries(folder, "en").keys() == entries(folder, "ru").keys()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_both_languages_describe_the_same_things(folder: Path) -> None:
    english, russian = entries(folder, "en"), entries(folder, "ru")
    for key in english:
        attributes = [{a.id.name for a in message.attributes} - set(CASES) for message in (english[key], russian[key])]
        assert attributes[0] == attributes[1], key


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_both_languages_use_the_same_parameters(folder: Path) -> None:
    english, russian = entries(folder, "en"), entries(folder, "ru")
    for key in english:
        assert variables(english[key]) == variables(russian[key]), key


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_russian_is_written_in_russian(folder: Path) -> None:
    """A message left in English has letters in it, and none of them Cyrillic."""
    for key, message in entries(folder, "ru").items():
        visitor = Texts()
        visitor.visit(message)
        letters = [sign for sign in visitor.found.lower() if sign.isalpha()]
        assert not letters or any("а" <= sign <= "я" or sign == "ё" for sign in letters), key
