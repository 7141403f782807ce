"""What CONTRIBUTING says of a new tile or card is enough, and whatever of it is forgotten is named with its file."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests.additions.copies import ROOT, Checkout
from tests.additions.inventions import CARD, CARD_PLAYED, TILE, TILE_PLAYED

pytestmark = pytest.mark.skipif(not (ROOT / "web" / "node_modules").exists(), reason="the pages are not installed here")

ADDITIONS = {"tile": (TILE, TILE_PLAYED), "card": (CARD, CARD_PLAYED)}
Left = tuple[str, str, list[str]]
FORGOTTEN: dict[str, list[Left]] = {
    "count": [("tile", "count", ["tiles.py", "KINDS", "18"])],
    "rule": [("card", "rule", ["cards.json", "boast"])],
    "one-language": [
        ("tile", "en", ["en.ftl", "tile-ymir"]),
        ("card", "ru", ["ru.ftl", "card-hymirs_cauldron"]),
    ],
    "the-other": [
        ("tile", "ru", ["ru.ftl", "tile-ymir"]),
        ("card", "en", ["en.ftl", "card-hymirs_cauldron"]),
    ],
}
"""What is left out of which addition, and what the failure must name. Where one hides no other, two are left out."""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    return Checkout(tmp_path_factory.mktemp("additions") / "copy")


def test_inventions_are_added_in_five_files_each_and_played(checkout: Checkout) -> None:
    for edits, _ in ADDITIONS.values():
        assert len({edit.file for edit in edits}) <= 5
    checkout.add([*TILE, *CARD])
    said = [checkout.check(), checkout.check_emblems()]
    said += [checkout.run(sys.executable, "-c", played) for _, played in ADDITIONS.values()]
    checkout.restore([*TILE, *CARD])
    assert said == ["", "", "", ""]


@pytest.mark.parametrize("left", FORGOTTEN.values(), ids=list(FORGOTTEN))
def test_whatever_is_forgotten_is_named(checkout: Checkout, left: list[Left]) -> None:
    edits = [edit for what, part, _ in left for edit in ADDITIONS[what][0] if edit.part != part]
    checkout.add(edits)
    said = checkout.check()
    checkout.restore([*TILE, *CARD])
    for _, _, named in left:
        assert [line for line in said.splitlines() if all(word in line for word in named)], said


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


def test_pages_that_were_not_made_anew_are_named(checkout: Checkout) -> None:
    checkout.add([*TILE, *CARD], remake=False)
    said = checkout.check()
    checkout.restore([*TILE, *CARD])
    sentences = [line for line in said.splitlines() if "run python -m meadhall.server.typescript" in line]
    assert any(line.count("facts.ts") == 2 for line in sentences), said


def test_the_files_are_named_in_contributing() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for edit in [*TILE, *CARD]:
        assert Path(edit.file).name in text, f"CONTRIBUTING.md does not name {edit.file}"
