"""What players read of a card follows the numbers of the set that is played, in both languages (W-73)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import meadhall
from meadhall import OptionError
from meadhall.cards import card_numbers
from meadhall.cli.boards.wolves import picture
from meadhall.games.wolves import cards, register_cards, units
from meadhall.text import LANGUAGES, Catalogue
from tests.games.wolves.boxes import forgotten

UNITS = {"bond": ("per_eihwaz", 13), "hovding": ("per_tiwaz", 14), "konung": ("alone", 19), "hirdman": ("strength", 16)}
VICTORIES: dict[str, dict[str, Any]] = {
    "rout": {"glory": 11, "draw": 12},
    "glorious_raid": {"draw": -9},
    "dear_victory": {"per_blue": 5, "per_red": 6},
    "beloved_of_aesir": {"cards_per_glory": 7, "most": 11},
    "child_of_chaos": {"by_deities": [9, 8, 7, 6]},
    "own_god": {"per_other_victory": 10},
    "rich_spoils": {"if_outnumbered": 8, "glory": 9},
    "saga_of_the_kin": {"cards_per_glory": 1},
    "challenge": {
        "glory": 2, "draw": 4, "per_blue": 5, "per_red": 6, "cards_per_glory": 7, "per_other_victory": 8,
        "if_outnumbered": 9, "most": 12, "by_deities": [3],
    },
}  # fmt: skip
READ = {
    "rout": [11, 12],
    "glorious_raid": [0, 9],
    "dear_victory": [5, 6],
    "beloved_of_aesir": [1, 7, 11],
    "child_of_chaos": [0, 9, 1, 8, 2, 7, 3, 6],
    "own_god": [10],
    "rich_spoils": [9, 8],
    "saga_of_the_kin": [1],
    "challenge": [2, 5, 6, 1, 7, 8, 0, 3, 9, 12, 4],
}
"""The numbers of each text, in the order in which it tells them; 1 Glory for so many cards, deities from none on."""


@pytest.fixture
def box(tmp_path: Path) -> Iterator[str]:
    """The name of a set whose every number in texts is another than that of the reconstruction."""
    data = json.loads(Path(cards.__file__).with_name("cards.json").read_text(encoding="utf-8"))
    for name, (what, number) in UNITS.items():
        data["units"][name][what] = number
    data["units"]["hirdman"]["beside_hirdman"] = 17
    data["victories"] = VICTORIES
    path = tmp_path / "box.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with forgotten():
        yield register_cards(path)


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_w73_texts_tell_the_numbers_of_the_set_and_no_others(box: str, language: str) -> None:
    """W-73"""
    texts = Catalogue(language, "wolves", strict=True)
    read = {key: numbers(texts.text(key, box)) for key in card_numbers("wolves", box)}
    assert read == {
        "unit-bond": [13],
        "unit-hirdman": [17],
        "unit-hovding": [14],
        "unit-konung": [19],
        **{f"victory-{name}": told for name, told in READ.items()},
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_set_changes_what_its_file_does_not_say(box: str, language: str) -> None:
    texts = Catalogue(language, "wolves", strict=True)
    others = [key for key in texts.explained() if key not in card_numbers("wolves", box)]
    assert len(others) == units.KINDS - 4 + units.DEITIES + 1
    assert [texts.text(key, box) for key in others] == [texts.text(key) for key in others]


def test_where_no_set_is_named_it_is_the_reconstructed_one(box: str) -> None:
    texts = Catalogue("en", "wolves", strict=True)
    assert texts.text("unit-konung").startswith("10, less one")
    assert texts.text("unit-bond").startswith("As strong as there are Eihwaz units")
    assert texts.text("unit-hirdman") == "Strength 7 while at least one neighbour is a Hirdman."
    assert texts.text("victory-dear_victory") == "3 Glory. Your pass draws 1 card less."
    assert texts.text("victory-own_god") == "Glory by the number of your deities: 0 → 3, 1 → 1, 2+ → 0."
    assert texts.text("victory-rich_spoils") == "1 Glory for every 4 cards in your hand. At most 3 in all."
    assert card_numbers("wolves") == card_numbers("wolves", "reconstructed") != card_numbers("wolves", box)


def test_russian_counts_glory_and_cards(box: str) -> None:
    texts = Catalogue("ru", "wolves", strict=True)
    assert texts.text("victory-rout", box) == "11 славы. Ваш пас даёт на 12 карт больше."
    assert texts.text("victory-challenge") == "1 слава. +1 слава, пока у кого-то божеств больше, чем у вас."
    assert texts.text("victory-beloved_of_aesir", box) == "1 слава за каждые 7 карт в руке. Всего не больше 11."


def test_titles_without_such_cards_have_no_such_numbers() -> None:
    assert card_numbers("voluspa") == card_numbers("bloodrage", "any") == card_numbers("nowhere") == {}
    with pytest.raises(OptionError, match="there is no set of cards 'box'"):
        card_numbers("wolves", "box")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_tells_them_in_hand_and_among_the_spoils(box: str, language: str) -> None:
    texts = Catalogue(language, "wolves", strict=True)
    place = "0 hand: bond hirdman hovding konung\nspoils: rout\nturn: 0"
    shown: dict[str, str] = {}
    for name in ("reconstructed", box):
        view = meadhall.game("wolves", 3, cards=name).from_text(place).view(0)
        console = Console(width=300, no_color=True, highlight=False)
        with console.capture() as capture:
            console.print(picture(view, texts, ["A", "B", "C"], 300))
        shown[name] = capture.get()
    for key in ("unit-bond", "unit-hirdman", "unit-hovding", "unit-konung", "victory-rout"):
        own, usual = texts.text(key, box), texts.text(key)
        assert own in shown[box] and usual in shown["reconstructed"]
        assert usual not in shown[box] and own not in shown["reconstructed"]
