"""Every ruling on the page has its place in the code and its story among these tests."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from meadhall.games.bloodrage import refusals

HERE = Path(__file__).parent
RULES = Path(refusals.__file__).parent
PAGE = (RULES / "RULINGS.md").read_text(encoding="utf-8")
NUMBERS = [int(number) for number in re.findall(r"^\| R-(\d+) \|", PAGE, re.MULTILINE)]


WHERE = {int(number): cell for number, cell in re.findall(r"^\| R-(\d+) \|.*\| ([^|]*) \|$", PAGE, re.MULTILINE)}


def carried_out(module: str) -> dict[str, str]:
    """The functions, classes and tables of a module, with their text and what is said right below a table."""
    text = (RULES / module).read_text(encoding="utf-8")
    lines = text.splitlines()
    found: dict[str, str] = {}
    last = ""
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            last = node.name
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            last = node.target.id
        elif not isinstance(node, ast.Expr):
            continue
        found[last] = found.get(last, "") + "\n".join(lines[node.lineno - 1 : node.end_lineno])
    return found


def cited(number: int, folder: Path) -> list[str]:
    pattern = re.compile(rf"(?i)\br-{number}\b|\bdef test_(?:\w+_)?r{number}_")
    files = [file for file in sorted(folder.glob("*.py")) if file.name != Path(__file__).name]
    return [file.name for file in files if pattern.search(file.read_text(encoding="utf-8"))]


def test_the_page_numbers_its_rulings_without_a_gap() -> None:
    assert list(range(1, len(NUMBERS) + 1)) == NUMBERS


@pytest.mark.parametrize("number", NUMBERS)
def test_a_ruling_has_its_story(number: int) -> None:
    assert cited(number, HERE), f"no test tells of R-{number}"


@pytest.mark.parametrize("number", NUMBERS)
def test_a_ruling_is_cited_where_it_is_carried_out(number: int) -> None:
    assert cited(number, RULES), f"no code cites R-{number}"


@pytest.mark.parametrize("number", NUMBERS)
def test_a_ruling_says_where_it_is_carried_out(number: int) -> None:
    """`module.py` names of functions, classes or tables; `other.py` more of them: each cites the ruling."""
    parts = WHERE[number].split("; ")
    for part in parts:
        match = re.fullmatch(r"`(\w+\.py)` (.+)", part)
        assert match, f"R-{number}: {part!r} is no module with names"
        there = carried_out(match[1])
        for name in match[2].split(", "):
            assert name in there, f"R-{number}: {match[1]} has no {name}"
            assert re.search(rf"R-{number}\b", there[name]), f"R-{number} is not cited in {name} of {match[1]}"
