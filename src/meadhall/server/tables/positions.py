"""Positions given as text, for the pages that explain the rules; and the numbers in the texts of cards."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from meadhall.cards import card_numbers
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Value, choose, title_named
from meadhall.engine.types import Json
from meadhall.engine.views import View
from meadhall.engine.walker import MoveWalker
from meadhall.server import wire
from meadhall.server.refusals import Refusal
from meadhall.server.tables.shown import asked_of, raw


def position(name: str, text: str, move: str | None, seats: int | None, options: dict[str, str]) -> wire.Position:
    """A position given as text, as everybody sees it, for the pages that explain the rules."""
    try:
        title = title_named(name)
        chosen: dict[str, Value] = {}
        for choice in title.choices:
            if choice.name in options:
                chosen[choice.name] = read_value(options.pop(choice.name), choice.allowed)
        if options:
            raise Refusal("bad-options", params={"detail": ", ".join(sorted(options))[:100]})
        state = choose(title, seats, chosen).from_text(text, 0)
        seat = state.seat
        preview: Raw | None = None
        asked: wire.Asked | None = None
        if seat is not None:
            view = state.view(seat)
            asked = asked_of(view, seat, False, [])
            if move is not None:
                preview = raw(foreseen(view, seat, move))
        return wire.Position(raw(state.view(None).data()), asked, preview)
    except Refusal:
        raise
    except (MeadhallError, NotImplementedError, ImportError, ValueError, IndexError, KeyError, AssertionError) as error:
        raise Refusal("bad-position", params={"detail": str(error)[:200]}) from error


def numbers_of(name: str, cards: str) -> wire.CardNumbers:
    """What the texts of a set of cards say that tables of this hall may choose."""
    try:
        choices = [choice for choice in title_named(name).choices if choice.name == "cards"]
    except MeadhallError as error:
        raise Refusal("unknown-game") from error
    if not any(cards in choice.allowed for choice in choices):
        raise Refusal("not-found")
    return wire.CardNumbers(name, cards, card_numbers(name, cards))


def foreseen(view: View, seat: int, move: str) -> dict[str, Json]:
    """What a move would do, as the last of its parts is told to; the move need not be whole."""
    walker = MoveWalker(view.known, seat)
    facts: dict[str, Json] = {}
    for option in walker.options_in(move):
        facts = walker.preview(option)
        walker.take(option)
    return facts


def read_value(text: str, allowed: tuple[Value, ...]) -> Value:
    for value in allowed:
        spelled = msgspec.json.encode(value).decode().strip('"')
        if spelled == text:
            return value
    return text
