"""What CONTRIBUTING says of a new tile or card is enough, and whatever of it is forgotten is named with its file."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.additions.copies import ROOT, Checkout, Edit
from tests.additions.inventions import CARD, CARD_PLAYED, TILE, TILE_PLAYED

pytestmark = pytest.mark.skipif(not (ROOT / "web" / "node_modules").exists(), reason="the pages are not installed here")

ADDITIONS = {"tile": (TILE, TILE_PLAYED), "card": (CARD, CARD_PLAYED)}
FORGOTTEN = [
    ("tile", "count", ["tiles.py", "KINDS", "18"]),
    ("tile", "en", ["en.ftl", "tile-ymir"]),
    ("tile", "ru", ["ru.ftl", "tile-ymir"]),
    ("card", "rule", ["cards.json", "boast"]),
    ("card", "en", ["en.ftl", "card-hymirs_cauldron"]),
    ("card", "ru", ["ru.ftl", "card-hymirs_cauldron"]),
]
"""What is left out of which addition, and what the failure must name."""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    return Checkout(tmp_path_factory.mktemp("additions") / "copy")


@pytest.fixture(params=list(ADDITIONS))
def addition(request: pytest.FixtureRequest, checkout: Checkout) -> Iterator[tuple[list[Edit], str]]:
    edits, played = ADDITIONS[request.param]
    yield edits, played
    checkout.restore(edits)


def test_an_invention_is_added_in_five_files_and_played(checkout: Checkout, addition: tuple[list[Edit], str]) -> None:
    edits, played = addition
    assert len({edit.file for edit in edits}) <= 5
    checkout.add(edits)
    assert checkout.check() == ""
    assert checkout.check_emblems() == ""
    assert checkout.run(sys.executable, "-c", played) == ""


@pytest.mark.parametrize(("what", "part", "named"), FORGOTTEN)
def test_whatever_is_forgotten_is_named(checkout: Checkout, what: str, part: str, named: list[str]) -> None:
    edits, _ = ADDITIONS[what]
    checkout.add([edit for edit in edits if edit.part != part])
    said = checkout.check()
    checkout.restore(edits)
    sentences = [line for line in said.splitlines() if all(word in line for word in named)]
    assert sentences, said


@pytest.mark.parametrize(("what", "emblem"), [("tile", "golem-head"), ("card", "bone-gnawer")])
def test_an_emblem_that_there_is_not_is_named(checkout: Checkout, what: str, emblem: str) -> None:
    edits, _ = ADDITIONS[what]
    checkout.add([edit._replace(text=edit.text.replace(emblem, "no-such-thing")) for edit in edits])
    said = checkout.check_emblems()
    checkout.restore(edits)
    assert "no-such-thing" in said


def test_an_emblem_that_is_left_out_is_named(checkout: Checkout) -> None:
    checkout.add([edit._replace(text=edit.text.replace(', "emblem": "bone-gnawer"', "")) for edit in CARD])
    said = checkout.check()
    checkout.restore(CARD)
    assert re.search(r"cards\.json\[0\]: 'emblem' is missing", said), said


@pytest.mark.parametrize("what", list(ADDITIONS))
def test_pages_that_were_not_made_anew_are_named(checkout: Checkout, what: str) -> None:
    edits, _ = ADDITIONS[what]
    checkout.add(edits, remake=False)
    said = checkout.check()
    checkout.restore(edits)
    assert "run python -m meadhall.server.typescript" in said
    assert "facts.ts" in said


def test_the_files_are_named_in_contributing() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for edit in [*TILE, *CARD]:
        assert Path(edit.file).name in text, f"CONTRIBUTING.md does not name {edit.file}"
