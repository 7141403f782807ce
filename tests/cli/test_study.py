"""`meadhall study`: a page that names its seeds and its command, the same every time."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from meadhall.cli import app


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["study", *words])


def test_a_page_names_its_seeds_and_its_command() -> None:
    words = ("wolves", "--games", "3", "--seats", "3", "--seed", "8")
    result = run(*words)
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("# Wolves of Odin: what 3 plays tell\n")
    assert "seeds 8 to 10" in result.stdout
    assert f"`meadhall study {' '.join(words[:3])} --seed 8 --seats 3`" in result.stdout
    for head in ("## Length", "## Seats", "## Victory cards", "## Deities", "### 3 seats"):
        assert head in result.stdout
    assert "### 4 seats" not in result.stdout


def test_the_page_is_the_same_with_more_processes_and_in_a_file(tmp_path: Path) -> None:
    words = ("bloodrage", "--games", "2", "--seats", "3", "--seats", "2")
    shown = run(*words)
    path = tmp_path / "page.md"
    written = run(*words, "--jobs", "2", "--out", str(path))
    assert shown.exit_code == written.exit_code == 0
    assert written.stdout == ""
    assert path.read_text(encoding="utf-8") == shown.stdout
    for head in ("## Length and glory", "### Best to pick with 3 seats", "### Monsters", "### Quests"):
        assert head in shown.stdout
    assert shown.stdout.count("| Troll | 1 |") == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("voluspa",), "there is no study of 'voluspa'; there are berserk, bloodrage, wolves"),
        (("wolves", "--seats", "7"), "not 7"),
        (("wolves", "--bot", "clever"), "there is no bot 'clever'"),
        (("wolves", "--games", "2", "--seats", "3", "--out", "/nowhere/at/all"), "cannot be written"),
    ],
)
def test_a_mistake_is_told_in_one_sentence(words: tuple[str, ...], told: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert told in result.stderr and result.stderr.count("\n") == 1
