"""English and Russian say the same things: same keys, same attributes where both need them, same parameters."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import meadhall
from meadhall.text import CASES

SOURCE = Path(meadhall.__file__).parent
ENGLISH = sorted(SOURCE.rglob("*en.ftl"))
"""Every catalogue in English: `en.ftl`, and parts of it that pages load when they need them, as `rules.en.ftl`."""


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


def entries(english: Path, language: str) -> dict[str, ast.Message]:
    path = english.with_name(english.name.removesuffix("en.ftl") + f"{language}.ftl")
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [str(entry.content)[:80] for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{path} cannot be read: {junk}"
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    names = [message.id.name for message in messages]
    twice = {name for name in names if names.count(name) > 1}
    assert not twice, f"{path} says {sorted(twice)} twice"
    return {message.id.name: message for message in messages}


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_both_languages_have_the_same_keys(path: Path) -> None:
    english, russian = entries(path, "en").keys(), entries(path, "ru").keys()
    name = f"{path.parent.name}/{path.name}"
    found = [f"{name} lacks {key}" for key in sorted(russian - english)]
    found += [f"{name.removesuffix('en.ftl')}ru.ftl lacks {key}" for key in sorted(english - russian)]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_both_languages_describe_the_same_things(path: Path) -> None:
    english, russian = entries(path, "en"), entries(path, "ru")
    for key in english:
        attributes = [{a.id.name for a in message.attributes} - set(CASES) for message in (english[key], russian[key])]
        assert attributes[0] == attributes[1], key


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_both_languages_use_the_same_parameters(path: Path) -> None:
    english, russian = entries(path, "en"), entries(path, "ru")
    for key in english:
        assert variables(english[key]) == variables(russian[key]), key


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_russian_is_written_in_russian(path: Path) -> None:
    """A message left in English has letters in it, and none of them Cyrillic."""
    for key, message in entries(path, "ru").items():
        visitor = Texts()
        visitor.visit(message)
        letters = [sign for sign in visitor.found.lower() if sign.isalpha()]
        assert not letters or any("а" <= sign <= "я" or sign == "ё" for sign in letters), key
