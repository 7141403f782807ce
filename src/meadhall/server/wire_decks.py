"""Decks of one's own, as they pass between the hall and its clients. It is part of the contract in `wire.py`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from meadhall.server.wire_types import NO_NUL, Params

DeckName = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_NUL)]
DeckCode = Annotated[str, Meta(min_length=1, max_length=400, pattern=NO_NUL)]
GameName = Annotated[str, Meta(min_length=1, max_length=32, pattern=NO_NUL)]


class DeckFault(Struct, rename="camel"):
    """Why a deck may not be played with: the first reason (`no-<key>`), and the cards that it is about."""

    key: str
    params: Params
    cards: list[str]


class DeckTold(Struct, rename="camel"):
    """What the rules say of a deck. `cards` by their words; `price`: gold that a squad of all its elements costs."""

    game: str
    code: str
    cards: dict[str, int]
    size: int
    fault: DeckFault | None
    elements: list[str]
    price: int


class ReadyDeck(Struct, rename="camel"):
    """A deck that comes with the title; its name is a text, `deck-<name>`."""

    name: str
    deck: DeckTold


class OwnDeck(Struct, rename="camel"):
    """A deck that the hall keeps for an account."""

    id: str
    name: str
    deck: DeckTold
    created: float
    changed: float


class NewDeck(Struct, rename="camel", forbid_unknown_fields=True):
    game: GameName
    name: DeckName
    code: DeckCode


class ChangeDeck(Struct, rename="camel", forbid_unknown_fields=True):
    """What is not given stays as it is."""

    name: DeckName | None = None
    code: DeckCode | None = None
