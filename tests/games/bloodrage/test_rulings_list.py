"""Every ruling on the page has its place in the code and its story among these tests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meadhall.games.bloodrage import refusals

HERE = Path(__file__).parent
RULES = Path(refusals.__file__).parent
PAGE = (RULES / "RULINGS.md").read_text(encoding="utf-8")
NUMBERS = [int(number) for number in re.findall(r"^\| R-(\d+) \|", PAGE, re.MULTILINE)]


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
