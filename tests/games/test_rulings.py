"""Every ruling of a title has its story among the tests, and its place in the code, which cites it."""

from __future__ import annotations

import ast
import re
from functools import cache
from itertools import groupby
from pathlib import Path

import pytest

from meadhall.compiled import SOURCE
from meadhall.games import TITLES

NOWHERE: dict[str, list[str]] = {
    # these say what is not done
    "voluspa": ["B-15", "O-11", "O-12"],
    # these speak of cards that are not in the box; `berserk/rulings/test_turns.py` says which
    "berserk": ["K-30", "K-31", "K-34", "K-37", "K-38"],
}
"""Rulings that the code does not carry out."""

each_title = pytest.mark.parametrize("title", TITLES)


# --- what pages, code and tests say -----------------------------------------------------------------------------------


def page(title: str) -> str:
    return (SOURCE / "games" / title / "RULINGS.md").read_text(encoding="utf-8")


@cache
def places(title: str) -> dict[str, str]:
    """Every ruling, and what the last column says: where it is carried out."""
    return dict(re.findall(r"^\| ([A-Z]-\d+[a-e]?) \|.*\| *([^|]*?) *\|$", page(title), re.MULTILINE))


def cited_in(text: str) -> set[str]:
    """The rulings that a text cites: `W-60a`, `W-1 to W-4`, or in the name of a test `test_w60a_…`."""
    found = set(re.findall(r"\b[A-Z]-\d+[a-e]?\b", text))
    for letter, low, high in re.findall(r"\b([A-Z])-(\d+) to [A-Z]-(\d+)\b", text):
        found |= {f"{letter}-{number}" for number in range(int(low), int(high) + 1)}
    for name in re.findall(r"\bdef test_(\w+)", text):
        found |= {f"{kind.upper()}-{number}" for kind, number in re.findall(r"(?:^|_)([a-z])(\d+[a-e]?)(?=_)", name)}
    return found


def cited(folder: Path, title: str) -> set[str]:
    """What files of a folder cite of the title's kinds of rulings."""
    texts = [file.read_text(encoding="utf-8") for file in folder.rglob("*.py")]
    kinds = {number[0] for number in places(title)}
    return {number for text in texts for number in cited_in(text) if number[0] in kinds}


@cache
def named_in(title: str, module: str) -> dict[str, str]:
    """The functions, methods, classes and tables of a module with their source, and with what is said right below a
    table; none if there is no such module."""
    path = SOURCE / "games" / title / module
    source = path.read_text(encoding="utf-8") if path.exists() else ""
    tree, lines = ast.parse(source), source.split("\n")
    found: dict[str, str] = {}
    table = ""
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            table = node.target.id
        elif not isinstance(node, ast.Expr):
            table = ""
        if table:
            found[table] = found.get(table, "") + "\n".join(lines[node.lineno - 1 : node.end_lineno])
    for inner in ast.walk(tree):
        if isinstance(inner, ast.FunctionDef | ast.ClassDef):
            found[inner.name] = found.get(inner.name, "") + "\n".join(lines[inner.lineno - 1 : inner.end_lineno])
    return found


def faults(title: str, number: str, where: str) -> list[str]:
    """What is wrong with a cell like "`attack.py` Strike, deal; `verbs.py` land": all of that is there and cites the
    ruling."""
    found: list[str] = []
    for part in where.split("; "):
        module, _, names = part.strip("`").partition("` ")
        for name in names.split(", "):
            if name not in named_in(title, module):
                found.append(f"{number}: there is no {name} in {module}")
            elif number not in cited_in(named_in(title, module)[name]):
                found.append(f"{number} is not cited in {name} of {module}")
    return found


# --- the laws ---------------------------------------------------------------------------------------------------------


@each_title
def test_a_page_numbers_its_rulings_without_a_gap(title: str) -> None:
    rows = re.findall(r"^\| ([A-Z])-(\d+)([a-e]?) ", page(title), re.MULTILINE)
    assert [f"{kind}-{number}{letter}" for kind, number, letter in rows] == list(places(title))
    for kind, of_kind in groupby(rows, key=lambda row: row[0]):
        numbered = [
            (int(number), "".join(row[2] for row in same)) for number, same in groupby(of_kind, lambda row: row[1])
        ]
        assert [number for number, _ in numbered] == list(range(1, len(numbered) + 1)), kind
        assert all("abcde".startswith(letters) for _, letters in numbered), kind


@each_title
def test_a_ruling_has_its_story_and_no_other_has_one(title: str) -> None:
    assert len(places(title)) > 50
    assert cited(Path(__file__).parent / title, title) == set(places(title))


@each_title
def test_a_ruling_is_cited_in_the_code_unless_it_is_carried_out_nowhere(title: str) -> None:
    nowhere = NOWHERE.get(title, [])
    assert [number for number, where in places(title).items() if not where] == nowhere
    assert cited(SOURCE / "games" / title, title) == set(places(title)) - set(nowhere)


@each_title
def test_a_ruling_is_carried_out_where_the_page_says(title: str) -> None:
    assert [fault for number, where in places(title).items() if where for fault in faults(title, number, where)] == []


def test_what_is_not_there_or_cites_nothing_is_named() -> None:
    assert faults("berserk", "K-59", "`verbs.py` land, sing") == ["K-59: there is no sing in verbs.py"]
    assert faults("berserk", "K-59", "`verbs.py` wound; `song.py` sing") == [
        "K-59 is not cited in wound of verbs.py",
        "K-59: there is no sing in song.py",
    ]
    assert cited_in('"""As of R-4 to R-6, W-60a."""\ndef test_b14a_draws() -> None: ...') == {
        "R-4", "R-5", "R-6", "W-60a", "B-14a",
    }  # fmt: skip
