"""Nothing is left without a test: cards, rulings, clarifications of the rules, reasons of refusals."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.compiled import SOURCE
from meadhall.games.berserk.cards import BOOK

HERE = Path(__file__).parent
WORDS = [card.word for card in BOOK.cards]
NOT = re.compile(r"_(not|no|nobody|nothing|only|cannot|without|never|neither|alone)(_|$)")

CLARIFICATIONS = [
    "Dice difference", "Stepping down a row", "Ties", "Closed target / activated attack", "Modifier order", "Instants",
    "Blocking", "Redirection", "Defender", "Flying", "Terminology", "Hidden third row of the second player",
    "Deployment", "Movement triggers", "Counters", "Later online glossary differs", "Vampirism", "Rulebook scan slips",
]  # fmt: skip
"""The headings of section 5 of the facts; those on cards outside the first 48 are left out."""


def written_tests(*folders: str) -> Iterator[tuple[str, str]]:
    """Names and docstrings of all tests in these files or folders."""
    for folder in folders:
        path = HERE / folder
        for file in sorted(path.glob("test_*.py")) if path.is_dir() else [path]:
            for node in ast.parse(file.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    yield node.name, ast.get_docstring(node) or ""


CARD_TESTS = [name for name, _ in written_tests("cards")]
RULING_TESTS = [doc for _, doc in written_tests("rulings", "cards", "test_meetings.py", "test_clarifications.py")]
PAGE = (SOURCE / "games" / "berserk" / "RULINGS.md").read_text(encoding="utf-8")
RULINGS = [int(number) for number in re.findall(r"^\| K-(\d+) ", PAGE, re.MULTILINE)]


def of_card(word: str) -> list[str]:
    return [name for name in CARD_TESTS if name.startswith(f"test_{word.replace('-', '_')}_")]


def test_there_are_48_cards() -> None:
    assert len(WORDS) == 48


@pytest.mark.parametrize("word", WORDS)
def test_every_card_has_its_own_tests(word: str) -> None:
    """What it does, what it must not do, and its meeting with another card."""
    names = of_card(word)
    meetings = [name for name in names if re.search(r"_meets?_", name)]
    limits = [name for name in names if NOT.search(name)]
    assert meetings, f"{word} meets nobody"
    assert limits, f"nothing says what {word} must not do"
    assert set(names) - set(meetings), f"nothing says what {word} does"


def test_every_card_test_belongs_to_a_card() -> None:
    owned = {name for word in WORDS for name in of_card(word)}
    assert [name for name in CARD_TESTS if name not in owned] == []


@pytest.mark.parametrize("number", RULINGS)
def test_every_ruling_has_a_test(number: int) -> None:
    assert [text for text in RULING_TESTS if re.search(rf"\bK-{number}\b", text)], f"K-{number} has no test"


@pytest.mark.parametrize("heading", CLARIFICATIONS)
def test_every_clarification_has_a_test(heading: str) -> None:
    named = [doc for _, doc in written_tests("test_clarifications.py") if doc.startswith(f"{heading}:")]
    assert named, f"{heading!r} has no test"
