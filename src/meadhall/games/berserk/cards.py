"""The cards and ready decks of this edition, read once from the files beside the code."""

from __future__ import annotations

from typing import Final

from meadhall.engine.json_reader import read_data_file
from meadhall.engine.types import Json
from meadhall.games.berserk.features import Book
from meadhall.games.berserk.reading import CardReader


def read_file(name: str) -> Json:
    return read_data_file("berserk", name).value


def read_cards(data: Json) -> Book:
    """A book of cards; an error names the card and the field that is wrong."""
    return CardReader().read(data)


BOOK: Final = read_cards(read_file("cards.json"))
