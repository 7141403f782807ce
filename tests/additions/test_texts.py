"""No text tells of a tile or card that there is not."""

from __future__ import annotations

import pytest

from meadhall.games import TITLES
from meadhall.text import LANGUAGES
from tests.text.families import TITLE_FAMILIES
from tests.text.test_composed import texts

THINGS = ("tile-{}", "card-{}", "unit-{}", "manoeuvre-{}", "deity-{}", "victory-{}", "class-{}")
NO_THINGS = {"card-hidden", "victory-worth"}
"""A card that is not seen, and what the texts of all victories are put together of."""


@pytest.mark.parametrize("title", TITLES)
def test_every_text_of_a_tile_or_card_tells_of_one(title: str) -> None:
    families = TITLE_FAMILIES[title]
    found = [
        f"{title}/{language}.ftl has {key}, and there is no such thing"
        for language in LANGUAGES
        for thing in THINGS
        if thing in families
        for key in sorted(texts(language, title, False) - families[thing] - NO_THINGS)
        if key.startswith(thing.removesuffix("{}")) and "." not in key
    ]
    assert found == [], "\n".join(found)
