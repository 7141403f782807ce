"""The cards and ready decks of this edition, read once from the files beside the code."""

from __future__ import annotations

from importlib import resources
from typing import Final

import msgspec

from meadhall.engine.types import Json
from meadhall.games.berserk.features import Book
from meadhall.games.berserk.reading import CardReader


def read_file(name: str) -> Json:
    data: Json = msgspec.json.decode(resources.files("meadhall.games.berserk").joinpath(name).read_bytes())
    return data


def read_cards(data: Json) -> Book:
    """A book of cards; an error names the card and the field that is wrong."""
    return CardReader().read(data)


BOOK: Final = read_cards(read_file("cards.json"))
