"""The tiles: how many of each in every set, their strengths, and their words in both languages."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.games.voluspa import tiles
from meadhall.text import catalogue

# name: (strength, number, box), straight from the books (R1 19-70, 147-309; R2 21-33, 95-136).
BOOKS = {
    "odin": (8, 6, "base"),
    "thor": (7, 8, "base"),
    "troll": (6, 6, "base"),
    "dragon": (5, 8, "base"),
    "fenrir": (4, 8, "base"),
    "skadi": (3, 9, "base"),
    "valkyrie": (2, 9, "base"),
    "loki": (1, 6, "base"),
    "hel": (0, 5, "edda"),
    "serpent": (6, 6, "edda"),
    "jotun": (5, 6, "edda"),
    "hermod": (3, 8, "edda"),
    "dwarf": (2, 6, "order"),
    "freya": (3, 8, "order"),
    "raven": (4, 6, "order"),
    "nidhogg": (7, 5, "order"),
}
PLAYED = {"base": 60, "edda": 80, "order": 85, "giants": 87, "serpents": 80, "ravens": 79, "all": 105}
EXTRA = {
    "base": "",
    "edda": "hel serpent jotun hermod",
    "order": "dwarf freya raven nidhogg",
    "giants": "hermod jotun freya nidhogg",
    "serpents": "serpent hel freya dwarf",
    "ravens": "hermod hel raven nidhogg",
    "all": "hel serpent jotun hermod dwarf freya raven nidhogg",
}


def test_every_tile_has_the_facts_of_the_books() -> None:
    found = {tile.name: (tile.strength, tile.number, tile.box) for tile in tiles.TILES if tile.name}
    assert found == BOOKS


@pytest.mark.parametrize(("tile_set", "total"), PLAYED.items())
def test_a_set_holds_what_the_books_say(tile_set: str, total: int) -> None:
    """R2 57-90; Hels apart, of which all five are in the box."""
    count = meadhall.game("voluspa", 2, set=tile_set).new(1).count()
    base = [name for name, (_, _, box) in BOOKS.items() if box == "base"]
    assert count == {name: BOOKS[name][1] for name in [*base, *EXTRA[tile_set].split()]}
    assert sum(number for name, number in count.items() if name != "hel") == total


def test_sixteen_boost_tokens() -> None:
    """R2 43"""
    assert {**dict.fromkeys((5, 6, 7, 8, 9), 2), **dict.fromkeys((2, 3, 4, 10, 11, 12), 1)} == tiles.TOKENS
    assert sum(tiles.TOKENS.values()) == 16
    assert max(tiles.TOKENS) == tiles.STRONGEST


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", BOOKS)
def test_every_tile_has_its_name_and_says_what_it_does(name: str, language: str) -> None:
    texts = catalogue(language, "voluspa")
    assert texts.name(f"tile-{name}")
    assert len(texts.name(f"tile-{name}", "text")) > 20


def test_names_differ_within_a_language() -> None:
    for language in ("en", "ru"):
        texts = catalogue(language, "voluspa")
        assert len({texts.name(f"tile-{name}") for name in BOOKS}) == len(BOOKS)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_set_has_a_name(language: str) -> None:
    texts = catalogue(language, "voluspa")
    assert len({texts.name(f"option-set-{tile_set}") for tile_set in tiles.SETS}) == len(PLAYED)
