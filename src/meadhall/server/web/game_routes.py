"""What the hall tells of its titles over plain HTTP: positions, and what their cards say."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import Parameter

from meadhall.server import wire
from meadhall.server.refusals import Refusal
from meadhall.server.tables.positions import numbers_of
from meadhall.server.tables.positions import position as position_shown
from meadhall.server.web.addresses import ip_of
from meadhall.server.web.services import Services

GameName = Annotated[str, Parameter(max_length=32)]


@get("/api/games/{name:str}/position", tags=["replays"])
async def position(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    name: GameName,
    text: Annotated[str, Parameter(max_length=4000)],
    move: Annotated[str | None, Parameter(max_length=400)] = None,
    seats: Annotated[int | None, Parameter(ge=1, le=16)] = None,
) -> Response[wire.Position]:
    """A position given as text, as everybody sees it, and what a move would do. Further parameters are options."""
    if not services.heavy.take("", ip_of(request.scope)):  # type: ignore[arg-type]
        raise Refusal("too-fast")
    options = {key: str(value) for key, value in request.query_params.items() if key not in ("text", "move", "seats")}
    shown = position_shown(name, text, move, seats, options)
    return Response(shown, headers={"cache-control": "public, max-age=86400"})


@get("/api/games/{name:str}/cards/{cards:str}", tags=["replays"])
async def numbers_of_cards(
    name: GameName, cards: Annotated[str, Parameter(max_length=64)]
) -> Response[wire.CardNumbers]:
    """The numbers in the texts of a set of cards; the name of one's own holds a hash of them."""
    return Response(numbers_of(name, cards), headers={"cache-control": "public, max-age=86400"})
