"""Every ruling on the page has its place in the code and its story among these tests."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from meadhall.games.berserk import board

HERE = Path(__file__).parent
RULES = Path(board.__file__).parent
PAGE = (RULES / "RULINGS.md").read_text(encoding="utf-8")
PLACES = {
    int(number): where.strip()
    for number, where in re.findall(r"^\| K-(\d+) \| [^|]+ \| [^|]+ \|([^|]*)\|$", PAGE, re.MULTILINE)
}
"""Every ruling, and where the page says that it is carried out."""
NOT_YET = [30, 31, 34, 37, 38]
"""They speak of cards that are not in the box; `rulings/test_turns.py` says which."""
SPAN = re.compile(r"K-(\d+) to K-(\d+)")


def cited_in(text: str) -> set[int]:
    found = {int(number) for number in re.findall(r"\bK-(\d+)\b", text)}
    for low, high in SPAN.findall(text):
        found |= set(range(int(low), int(high) + 1))
    return found


def cited(folder: Path) -> set[int]:
    files = [file for file in folder.rglob("*.py") if file != Path(__file__)]
    return set().union(*(cited_in(file.read_text(encoding="utf-8")) for file in files))


def test_the_page_numbers_its_rulings_without_a_gap() -> None:
    assert list(range(1, len(PLACES) + 1)) == list(PLACES) and len(PLACES) >= 68
    assert len(PLACES) == PAGE.count("\n| K-"), "every row has four cells"


def test_a_ruling_has_its_story_and_no_other_has_one() -> None:
    assert cited(HERE) == set(PLACES)


def test_a_ruling_is_cited_in_the_code_unless_its_cards_are_not_there() -> None:
    assert cited(RULES) == set(PLACES) - set(NOT_YET)


@cache
def named_in(module: str) -> dict[str, str]:
    """The functions, methods, classes and numbers of a module with their source, and with what is said right below a
    number; none if there is no such module."""
    path = RULES / module
    source = path.read_text(encoding="utf-8") if path.exists() else ""
    lines = source.split("\n")
    found: dict[str, str] = {}
    last = ""
    tree = ast.parse(source)
    for node in tree.body:
        last = node.target.id if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) else last
        if isinstance(node, ast.AnnAssign) or (isinstance(node, ast.Expr) and last):
            found[last] = found.get(last, "") + "\n".join(lines[node.lineno - 1 : node.end_lineno])
    for inner in ast.walk(tree):
        if isinstance(inner, ast.FunctionDef | ast.ClassDef):
            found[inner.name] = found.get(inner.name, "") + "\n".join(lines[inner.lineno - 1 : inner.end_lineno])
    return found


def faults(number: int, where: str) -> list[str]:
    """What is wrong with a cell like "`attack.py` Strike, deal; `verbs.py` land": all of that is there and cites the
    number."""
    found: list[str] = []
    for part in where.split("; "):
        module, _, names = part.strip("`").partition("` ")
        for name in names.split(", "):
            if name not in named_in(module):
                found.append(f"there is no {name} in {module}")
            elif number not in cited_in(named_in(module)[name]):
                found.append(f"{name} in {module} does not cite K-{number}")
    return found


@pytest.mark.parametrize("number", PLACES)
def test_a_ruling_is_carried_out_where_the_page_says(number: int) -> None:
    assert (PLACES[number] == "") == (number in NOT_YET)
    assert not PLACES[number] or faults(number, PLACES[number]) == []


def test_what_is_not_there_or_cites_nothing_is_named() -> None:
    assert faults(59, "`verbs.py` land, sing") == ["there is no sing in verbs.py"]
    assert faults(59, "`verbs.py` wound; `song.py` sing") == [
        "wound in verbs.py does not cite K-59",
        "there is no sing in song.py",
    ]
