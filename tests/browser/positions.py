"""Tables that show a position of one's choice: what chance would bring some day, a page has to draw at once."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

import meadhall
from meadhall.server.tables.shown import asked_of
from tests.browser.pages import Visitor


def lay_out(guest: Visitor, game: str, seats: int, position: str, seat: int = 0, **options: Any) -> None:
    """The table that this guest opens next shows this position to the seat; moves are not for it."""
    state = meadhall.game(game, seats=seats, **options).from_text(position)
    view = state.view(seat)
    asked = asked_of(view, seat, True, []) if seat in state.waiting else None
    told = {"view": view.data(), "asked": json.loads(msgspec.json.encode(asked))}

    def between(page: WebSocketRoute) -> None:
        hall = page.connect_to_server()
        page.on_message(hall.send)

        def tell(message: str | bytes) -> None:
            said = json.loads(message)
            page.send(json.dumps(said | told if "view" in said else said))

        hall.on_message(tell)

    guest.page.route_web_socket("**/api/tables/**", between)
