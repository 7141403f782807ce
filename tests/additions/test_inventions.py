"""What CONTRIBUTING says of a new tile or card is enough, and whatever of it is forgotten is named with its file."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.additions.copies import ROOT, Checkout, Edit
from tests.additions.inventions import INVENTIONS, TILES

pytestmark = pytest.mark.skipif(not (ROOT / "web" / "node_modules").exists(), reason="the pages are not installed here")

ALL = [edit for invention in INVENTIONS.values() for edit in invention.edits]
FORGOTTEN = [
    ("tile", "facts", ["tiles.py", "KINDS", "18"]),
    ("tile", "count", ["tiles.py", "KINDS", "17"]),
    ("tile", ', emblem="golem-head"', ["tiles.py", "no emblem of ymir"]),
    ("tile", ", habit=FEARLESS", ["tiles.py", "no habit of ymir"]),
    ("tile", ", keep=40", ["tiles.py", "no keep of ymir"]),
    ("tile", ", held=40", ["tiles.py", "no held of ymir"]),
    ("tile", "en", ["voluspa/en.ftl", "tile-ymir"]),
    ("tile", "ru", ["voluspa/ru.ftl", "tile-ymir"]),
    ("card", "facts", ["cards.json", "boast"]),
    ("card", "rule", ["cards.json", "boast"]),
    ("card", '"age": 1, ', ["cards.json[0]", "'age' is missing"]),
    ("card", '"kind": "battle", ', ["cards.json[0]", "'kind' is missing"]),
    ("card", '"copies": [1, 1, 1], ', ["cards.json[0]", "'copies' is missing"]),
    ("card", '"worth": 45, ', ["cards.json[0]", "'worth' is missing"]),
    ("card", ', "emblem": "bone-gnawer"', ["cards.json[0]", "'emblem' is missing"]),
    ("card", "en", ["bloodrage/en.ftl", "card-hymirs_cauldron"]),
    ("card", "ru", ["bloodrage/ru.ftl", "card-hymirs_cauldron"]),
    ("victory", "facts", ["units.py", "VICTORY_CARDS", "VICTORIES"]),
    ("victory", "count", ["units.py", "VICTORY_CARDS", "VICTORIES"]),
    ("victory", "last", ["units.py", "LAST_VICTORY"]),
    ("victory", 'emblem="beer-horn", ', ["units.py", "no emblem of mead_of_poetry"]),
    ("victory", ", worth=1.5", ["units.py", "no worth of mead_of_poetry"]),
    ("victory", "numbers", ["cards.json", "'mead_of_poetry' is missing"]),
    ("victory", "en", ["wolves/en.ftl", "victory-mead_of_poetry"]),
    ("victory", "ru", ["wolves/ru.ftl", "victory-mead_of_poetry"]),
    ("creature", "facts", ["berserk/en.ftl", "card-hymir"]),
    ("creature", "word", ["card 20199 hymir.classes[0]", "no class 'jotun'"]),
    ("creature", '"cost": 5, ', ["card 20199 hymir", "'cost' is missing"]),
    ("creature", '"emblem": "giant", ', ["cards.json[48]", "'emblem' is missing"]),
    ("creature", "class-en", ["berserk/en.ftl", "class-jotun"]),
    ("creature", "class-ru", ["berserk/ru.ftl", "class-jotun"]),
    ("creature", "en", ["berserk/en.ftl", "card-hymir"]),
    ("creature", "ru", ["berserk/ru.ftl", "card-hymir"]),
]
"""The part of an addition that is left out, or the words of it, and what one line of the failure must name."""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    return Checkout(tmp_path_factory.mktemp("additions") / "copy")


def without(edits: list[Edit], left: str) -> list[Edit]:
    """An addition of which one part, or some words, were forgotten."""
    if any(edit.part == left for edit in edits):
        return [edit for edit in edits if edit.part != left]
    assert sum(edit.text.count(left) for edit in edits) == 1, f"{left!r} stands nowhere, or more than once"
    return [edit._replace(text=edit.text.replace(left, "")) for edit in edits]


def test_inventions_are_added_in_five_files_each_and_played(checkout: Checkout) -> None:
    for edits, _ in INVENTIONS.values():
        assert len({edit.file for edit in edits}) <= 5
    said = [checkout.add(ALL), checkout.check(), checkout.check_emblems()]
    said += [checkout.run(sys.executable, "-c", played) for _, played in INVENTIONS.values()]
    checkout.restore(ALL)
    assert said == [""] * len(said)


@pytest.mark.parametrize(("what", "left", "named"), FORGOTTEN)
def test_whatever_is_forgotten_is_named(checkout: Checkout, what: str, left: str, named: list[str]) -> None:
    edits = INVENTIONS[what].edits
    said = checkout.add(without(edits, left)) or checkout.check()
    checkout.restore(edits)
    assert [line for line in said.splitlines() if all(word in line for word in named)], said


def test_of_two_changes_within_a_second_the_later_one_is_met(checkout: Checkout) -> None:
    edits = INVENTIONS["tile"].edits
    for field in ("keep", "held"):
        checkout.add(without(edits, f", {field}=40"), remake=False)
        os.utime(checkout.folder / TILES, (0, 0))
        said = checkout.run(sys.executable, "-c", "import meadhall.games.voluspa")
        assert f"TILES says no {field} of ymir" in said
    checkout.restore(edits)


@pytest.mark.parametrize(
    ("what", "emblem"),
    [("tile", "golem-head"), ("card", "bone-gnawer"), ("victory", "beer-horn"), ("creature", '"giant"')],
)
def test_an_emblem_that_there_is_not_is_named(checkout: Checkout, what: str, emblem: str) -> None:
    edits = INVENTIONS[what].edits
    other = '"no-such-thing"' if emblem.startswith('"') else "no-such-thing"
    checkout.add([edit._replace(text=edit.text.replace(emblem, other)) for edit in edits])
    said = checkout.check_emblems()
    checkout.restore(edits)
    assert "no-such-thing" in said


def test_pages_that_were_not_made_anew_are_named(checkout: Checkout) -> None:
    checkout.add(ALL, remake=False)
    said = checkout.check()
    checkout.restore(ALL)
    sentences = [line for line in said.splitlines() if "run python -m meadhall.server.typescript" in line]
    assert any(line.count("facts.ts") == len(INVENTIONS) for line in sentences), said


def test_the_files_are_named_in_contributing() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for edit in ALL:
        assert Path(edit.file).name in text, f"CONTRIBUTING.md does not name {edit.file}"
