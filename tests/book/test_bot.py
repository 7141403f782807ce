"""The bots that docs/bot.md writes: taken out of the page, made known, and better or worse as the page says."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from meadhall.arena import Plan, duel
from meadhall.bots import names

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bot.md"


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, ...]:
    """A file for each bot of the page, as a reader would save them; forgotten after the test."""
    monkeypatch.setattr(names, "MAKERS", dict(names.MAKERS))
    paths = []
    for number, text in enumerate(blocks("python")):
        path = tmp_path / f"bot{number}.py"
        path.write_text(text, encoding="utf-8")
        names.code(path)
        paths.append(str(path))
    return tuple(paths)


def test_the_one_that_thinks_ahead_beats_chance_and_the_cautious_one_does_not(files: tuple[str, ...]) -> None:
    plan = Plan("voluspa", 2, {"set": "base"}, files)
    ahead = duel(plan, ("wonder:2", "random"), 2).rows
    assert ahead[0].wins > ahead[1].wins
    behind = duel(plan, ("cautious", "greedy"), 8).rows
    assert behind[0].wins < behind[1].wins


def test_what_the_page_shows_happens() -> None:
    found = doctest.DocTestParser().get_doctest("\n".join(blocks("pycon")), {}, "docs/bot.md", str(PAGE), 0)
    report: list[str] = []
    assert found.examples
    outcome = doctest.DocTestRunner().run(found, out=report.append)
    assert outcome.failed == 0, "".join(report)
