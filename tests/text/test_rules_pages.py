"""The rules pages: every section and example has its words in both languages, and every example can be played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import meadhall
from meadhall.server.tables.positions import position

PAGES = sorted(Path(meadhall.__file__).parent.glob("games/*/rules.json"))
page_of_each_title = pytest.mark.parametrize("path", PAGES, ids=[path.parent.name for path in PAGES])


def sections_of(path: Path) -> list[dict[str, Any]]:
    return list(json.loads(path.read_text(encoding="utf-8"))["sections"])


def examples_of(path: Path) -> list[dict[str, Any]]:
    return [example for section in sections_of(path) for example in section.get("examples", [])]


@page_of_each_title
@pytest.mark.parametrize("language", ["en", "ru"])
def test_sections_and_examples_are_exactly_those_that_have_words(path: Path, language: str) -> None:
    resource = FluentParser().parse(path.with_name(f"rules.{language}.ftl").read_text(encoding="utf-8"))
    messages = {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}
    sections = [f"rules-{section['id']}" for section in sections_of(path)]
    examples = [f"rules-example-{example['id']}" for example in examples_of(path)]
    assert sorted([*sections, *examples]) == sorted(messages)
    for name in sections:
        assert [attribute.id.name for attribute in messages[name].attributes] == ["text"], name


@page_of_each_title
def test_every_example_is_a_position_in_which_its_move_is_allowed(path: Path) -> None:
    examples = examples_of(path)
    assert len(examples) >= 12
    for example in examples:
        options = dict(example.get("options", {}))
        seats = int(options.pop("seats")) if "seats" in options else None
        shown = position(path.parent.name, "\n".join(example["position"]), example.get("move"), seats, options)
        assert shown.asked is not None, example["id"]
        first = example.get("move", "").split(", ")[0]
        assert not first or first in [offer.text for offer in shown.asked.options], example["id"]
        assert (shown.preview is not None) == ("move" in example), example["id"]
