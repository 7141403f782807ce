"""Every ruling of the list has a story of its own, and every story is about a ruling of the list."""

from __future__ import annotations

import re
from pathlib import Path

from meadhall.games import voluspa

STORIES = ("test_rulings_base.py", "test_rulings_edda.py", "test_rulings_order.py", "test_views.py")


def listed() -> set[str]:
    text = Path(voluspa.__file__).with_name("RULINGS.md").read_text(encoding="utf-8")
    return set(re.findall(r"^\| ([BSO]-\d+[ab]?) \|", text, re.MULTILINE))


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
