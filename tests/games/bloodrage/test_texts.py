"""What a card says in either language are the numbers it works with."""

from __future__ import annotations

import re

import pytest

from meadhall.engine.types import Json
from meadhall.games.bloodrage.cards import ID, KEY, KIND, MONSTER, ROWS
from meadhall.text.messages import Catalogue

WORDS = {language: Catalogue(language, "bloodrage", strict=True) for language in ("en", "ru")}
TOLD = (
    "glory", "ship_glory", "release_glory", "rout_glory", "kill_glory", "win_glory", "win_rage", "win_raise",
    "lose_rage", "lose_glory", "pillage_raise", "fallen_glory", "conquest_glory", "pair", "discount", "root_strength",
    "quest_strength", "protect_cost", "storm_cost", "challenge_cost", "keep_cost", "recall_cost", "raise_one",
)  # fmt: skip
"""The fields of `cards.json` whose number stands in the card's text."""


def numbers_told(row: dict[str, Json]) -> list[str]:
    return [str(row[name]) for name in TOLD if row.get(name)]


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("card", range(len(KEY)), ids=KEY)
def test_a_card_says_its_numbers(card: int, language: str) -> None:
    text = WORDS[language].text(f"card-{KEY[card]}")
    row = ROWS[card].value
    assert isinstance(row, dict)
    if row["kind"] == "battle" and row["strength"]:
        assert text.startswith(f"+{row['strength']}."), text
    assert set(numbers_told(row)) <= set(re.findall(r"\d+", text)), text


@pytest.mark.parametrize("language", WORDS)
def test_a_monster_says_the_same_as_its_card(language: str) -> None:
    for card, key in enumerate(KEY):
        if KIND[card] == MONSTER:
            assert WORDS[language].text(f"figure-{ID[card]}") == WORDS[language].text(f"card-{key}")
