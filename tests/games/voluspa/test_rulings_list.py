"""Every ruling of the list has a story of its own, and every story is about a ruling of the list."""

from __future__ import annotations

import ast
import re
from pathlib import Path

SOURCE = Path(__file__).parents[3] / "src" / "meadhall" / "games" / "voluspa"
STORIES = ("test_rulings_base.py", "test_rulings_edda.py", "test_rulings_order.py", "test_views.py")


def listed() -> set[str]:
    return set(places())


def places() -> dict[str, str]:
    """Every ruling, and where it is said to be carried out."""
    text = (SOURCE / "RULINGS.md").read_text(encoding="utf-8")
    return dict(re.findall(r"^\| ([BSO]-\d+[ab]?) \|.*\| *(.*?) *\|$", text, re.MULTILINE))


def told() -> set[str]:
    """The numbers in the names and remarks of the tests: `test_b14a_…`, `O-17: …`."""
    found = set()
    for story in STORIES:
        text = Path(__file__).with_name(story).read_text(encoding="utf-8")
        for name in re.findall(r"def test_(\w+)", text):
            found |= {
                f"{letter.upper()}-{number}" for letter, number in re.findall(r"(?:^|_)([bso])(\d+[ab]?)(?=_)", name)
            }
        found |= set(re.findall(r"\b[BSO]-\d+[ab]?\b", text))
    return found


def test_every_ruling_is_told_and_no_other() -> None:
    assert len(listed()) > 50
    assert listed() - told() == set()
    assert told() - listed() == set()


def named_in(module: str) -> set[str]:
    """The functions, methods and classes of a module; none if there is no such module."""
    path = SOURCE / module
    tree = ast.parse(path.read_text(encoding="utf-8")) if path.exists() else ast.Module([], [])
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.ClassDef)}


def lost(where: str) -> list[str]:
    """What a cell like "`plays.py` place, fly; `turns.py` Fly" names that is not there."""
    found: list[str] = []
    for part in where.split(";"):
        module, _, names = part.strip().strip("`").partition("` ")
        found += [f"{module} {name}" for name in names.split(", ") if name not in named_in(module)]
    return found


def test_every_ruling_is_carried_out_where_the_list_says() -> None:
    nowhere = [number for number, where in places().items() if not where]
    assert nowhere == ["B-15", "O-11", "O-12"], "these say what is not done"
    assert [f"{number}: {gone}" for number, where in places().items() if where for gone in lost(where)] == []
    assert lost("`plays.py` place, sing; `dice.py` throw") == ["plays.py sing", "dice.py throw"]


def test_every_ruling_is_cited_in_the_code() -> None:
    cited = set()
    for path in SOURCE.glob("*.py"):
        cited |= set(re.findall(r"\b[BSO]-\d+[ab]?\b", path.read_text(encoding="utf-8")))
    assert {number for number, where in places().items() if where} - cited == set()
    assert cited - listed() == set()
