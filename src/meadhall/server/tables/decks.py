"""Decks of one's own: what the rules say of them, and those that the hall keeps for accounts."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Row

from meadhall.decks import deck_facts
from meadhall.engine.errors import MoveError
from meadhall.server import clock
from meadhall.server.refusals import Refusal
from meadhall.server.store import sql
from meadhall.server.store.journal import Journal
from meadhall.server.wire_decks import ChangeDeck, DeckFault, DeckTold, NewDeck, OwnDeck, ReadyDeck


def tell(game: str, facts: Any) -> DeckTold:
    """Facts as a title gives them (`DeckFacts`), for clients."""
    fault = facts.fault and DeckFault(facts.fault.key, facts.fault.params, facts.concerned)
    size = sum(facts.cards.values())
    return DeckTold(game, facts.code, facts.cards, size, fault, facts.elements, facts.price)


def read_deck(game: str, text: str) -> DeckTold:
    """A deck given as a code or a list of cards; a Refusal says what is wrong with the text."""
    source = deck_facts(game)
    if source is None:
        raise Refusal("unknown-game")
    try:
        return tell(game, source.read_deck(text))
    except MoveError as error:
        raise Refusal("bad-deck", error.reason, error.params) from error


def ready_decks(game: str) -> list[ReadyDeck]:
    source = deck_facts(game)
    if source is None:
        raise Refusal("unknown-game")
    return [ReadyDeck(name, tell(game, facts)) for name, facts in source.ready_decks().items()]


class Decks:
    """The decks of accounts, each with a name; guests keep theirs in their browser."""

    def __init__(self, journal: Journal, most: int) -> None:
        self.journal = journal
        self.most = most

    async def of(self, person: str) -> list[OwnDeck]:
        """All decks of somebody, the one changed last first."""
        found: list[OwnDeck] = []
        for row in await self.journal.read(sql.DECKS_OF, person=person):
            try:
                found.append(shown(row))
            except Refusal:
                continue  # One that a later edition wrote harms no other.
        return found

    async def add(self, person: str, wish: NewDeck) -> OwnDeck:
        deck, name = read_deck(wish.game, wish.code), cleaned(wish.name)
        kept = await self.journal.read_one(sql.COUNT_DECKS, person=person)
        if kept and kept.number >= self.most:
            raise Refusal("too-many-decks")
        id, now = secrets.token_urlsafe(12), clock.now()
        values = {"id": id, "person": person, "game": wish.game, "name": name, "code": deck.code}
        await self.journal.write((sql.ADD_DECK, {**values, "created": now, "changed": now}))
        return OwnDeck(id, name, deck, now, now)

    async def change(self, person: str, id: str, wish: ChangeDeck) -> OwnDeck:
        row = await self.one(person, id)
        deck = read_deck(row.game, row.code if wish.code is None else wish.code)
        name, now = row.name if wish.name is None else cleaned(wish.name), clock.now()
        values = {"b_id": id, "b_person": person, "name": name, "code": deck.code, "changed": now}
        await self.journal.write((sql.SET_DECK, values))
        return OwnDeck(id, name, deck, row.created, now)

    async def drop(self, person: str, id: str) -> None:
        await self.one(person, id)
        await self.journal.write((sql.DROP_DECK, {"b_id": id, "b_person": person}))

    async def one(self, person: str, id: str) -> Row[Any]:
        """A deck of this person; that others have one of this id nobody learns."""
        row = await self.journal.read_one(sql.GET_DECK, b_id=id, b_person=person)
        if row is None:
            raise Refusal("unknown-deck")
        return row


def shown(row: Row[Any]) -> OwnDeck:
    return OwnDeck(row.id, row.name, read_deck(row.game, row.code), row.created, row.changed)


def cleaned(name: str) -> str:
    """A name without what cannot be seen."""
    found = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not found:
        raise Refusal("bad-name")
    return found
