"""Every ruling on the page has its place in the code and its story among these tests."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from meadhall.games.wolves import refusals

HERE = Path(__file__).parent
RULES = Path(refusals.__file__).parent
PAGE = (RULES / "RULINGS.md").read_text(encoding="utf-8")
PLACES = dict(re.findall(r"^\| W-(\d+[a-e]?) \|.*\| *(.*?) *\|$", PAGE, re.MULTILINE))
"""Every ruling, and where the page says that it is carried out."""
NUMBERS = list(PLACES)


def cited(number: str, folder: Path) -> list[str]:
    whole = re.compile(rf"(?i)\bw-{number}\b|\btest_(?:w\w+_)?w{number}_")
    span = re.compile(r"W-(\d+) to W-(\d+)")
    found = []
    for file in sorted(folder.glob("*.py")):
        text = file.read_text(encoding="utf-8")
        spans = [range(int(low), int(high) + 1) for low, high in span.findall(text)]
        if whole.search(text) or (number.isdecimal() and any(int(number) in numbers for numbers in spans)):
            found.append(file.name)
    return [name for name in found if name != Path(__file__).name]


def test_the_page_numbers_its_rulings_without_a_gap() -> None:
    whole = [*map(str, range(1, 61)), "60a", "60b", "60c", "60d", "60e", *map(str, range(61, 79))]
    assert whole == NUMBERS


@pytest.mark.parametrize("number", NUMBERS)
def test_a_ruling_has_its_story(number: str) -> None:
    assert cited(number, HERE), f"no test tells of W-{number}"


@pytest.mark.parametrize("number", NUMBERS)
def test_a_ruling_is_cited_where_it_is_carried_out(number: str) -> None:
    assert cited(number, RULES), f"no code cites W-{number}"


@cache
def named_in(module: str) -> dict[str, str]:
    """The functions, methods and classes of a module with their source; none if there is no such module."""
    path = RULES / module
    source = path.read_text(encoding="utf-8") if path.exists() else ""
    lines = source.split("\n")
    found: dict[str, str] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[node.name] = found.get(node.name, "") + "\n".join(lines[node.lineno - 1 : node.end_lineno])
    return found


def cites(source: str, number: str) -> bool:
    spans = re.findall(r"W-(\d+) to W-(\d+)", source)
    inside = number.isdecimal() and any(int(low) <= int(number) <= int(high) for low, high in spans)
    return inside or re.search(rf"\bW-{number}\b", source) is not None


@pytest.mark.parametrize("number", NUMBERS)
def test_a_ruling_is_carried_out_where_the_page_says(number: str) -> None:
    """A cell like "`laying.py` Shot, shot_targets; `lines.py` put" names what is there and cites the number."""
    assert PLACES[number], f"W-{number} is carried out nowhere"
    for part in PLACES[number].split("; "):
        module, _, names = part.strip("`").partition("` ")
        for name in names.split(", "):
            assert name in named_in(module), f"W-{number}: there is no {name} in {module}"
            assert cites(named_in(module)[name], number), f"{name} in {module} does not cite W-{number}"
