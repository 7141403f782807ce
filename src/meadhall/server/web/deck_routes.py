"""Decks of one's own over plain HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter

from meadhall.server import wire, wire_decks
from meadhall.server.refusals import Refusal
from meadhall.server.tables import decks
from meadhall.server.web.addresses import ip_of
from meadhall.server.web.game_routes import GameName
from meadhall.server.web.services import Services
from meadhall.server.web.sessions import Session

Asking = Request[Any, Any, Any]
TheServices = NamedDependency[Services]
Member = NamedDependency[Session]
DeckId = Annotated[str, Parameter(max_length=64)]
DeckText = Annotated[str, Parameter(max_length=2000, description="a code, or a list: `helmir, skeleton*4`")]


def owner(services: Services, request: Asking, session: Session | None) -> str:
    """Decks are kept for accounts, and changed no faster than somebody builds."""
    if session is None:
        raise Refusal("no-session")
    if session.account is None:
        raise Refusal("no-account")
    if not services.deck_changes.take(session.person, ip_of(request.scope)):  # type: ignore[arg-type]
        raise Refusal("too-fast")
    return session.person


@get("/api/games/{name:str}/deck", sync_to_thread=False, tags=["decks"])
def told_deck(name: GameName, text: DeckText) -> Response[wire_decks.DeckTold]:
    """What the rules say of a deck: its code, its cards, whether it may be played with."""
    return Response(decks.read_deck(name, text), headers={"cache-control": "public, max-age=3600"})


@get("/api/games/{name:str}/decks", sync_to_thread=False, tags=["decks"])
def ready_decks(name: GameName) -> Response[list[wire_decks.ReadyDeck]]:
    """The decks that come with a title."""
    return Response(decks.ready_decks(name), headers={"cache-control": "public, max-age=3600"})


@get("/api/me/decks", tags=["decks"])
async def my_decks(services: TheServices, visitor: NamedDependency[Session | None]) -> list[wire_decks.OwnDeck]:
    """The decks of my account; a guest has none here."""
    return [] if visitor is None or visitor.account is None else await services.decks.of(visitor.person)


@post("/api/me/decks", tags=["decks"])
async def keep_deck(
    request: Asking, services: TheServices, member: Member, data: JSONBody[wire_decks.NewDeck]
) -> wire_decks.OwnDeck:
    """Keep a deck for my account, legal or not yet."""
    return await services.decks.add(owner(services, request, member), data)


@post("/api/me/decks/{deck_id:str}", status_code=200, tags=["decks"])
async def change_deck(
    request: Asking, services: TheServices, member: Member, deck_id: DeckId, data: JSONBody[wire_decks.ChangeDeck]
) -> wire_decks.OwnDeck:
    """Give a deck of mine another name, or other cards."""
    return await services.decks.change(owner(services, request, member), deck_id, data)


@post("/api/me/decks/{deck_id:str}/delete", status_code=200, tags=["decks"])
async def delete_deck(
    request: Asking, services: TheServices, member: Member, deck_id: DeckId, data: JSONBody[wire.Blank]
) -> list[wire_decks.OwnDeck]:
    """Throw a deck of mine away; gives those that are left."""
    person = owner(services, request, member)
    left = [one for one in await services.decks.of(person) if one.id != deck_id]
    await services.decks.drop(person, deck_id)
    return left


DECK_HANDLERS = [told_deck, ready_decks, my_decks, keep_deck, change_deck, delete_deck]
