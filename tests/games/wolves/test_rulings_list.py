"""Every ruling on the page has its place in the code and its story among these tests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meadhall.games.wolves import refusals

HERE = Path(__file__).parent
RULES = Path(refusals.__file__).parent
PAGE = (RULES / "RULINGS.md").read_text(encoding="utf-8")
NUMBERS = re.findall(r"^- \*\*W-(\d+[a-e]?)\*\*", PAGE, re.MULTILINE)


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
