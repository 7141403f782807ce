"""The state of a play that everybody sees, and what each seat sees of it; everything is made once and kept."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from meadhall.engine.errors import IllegalMove, MoveError
from meadhall.engine.state import State
from meadhall.engine.types import Reason
from meadhall.engine.views import View
from meadhall.engine.walker import MoveWalker
from meadhall.server.refusals import Refusal
from meadhall.server.wire import Asked, Offer

IN_ORDER = msgspec.json.Encoder(order="deterministic")

OFFERS_KEPT = 20_000


class Offers(dict[str, Offer]):
    """Options without previews, each made once: a move offers as much again of what the one before did."""

    def __missing__(self, text: str) -> Offer:
        offer = self[text] = Offer(text)
        return offer

    def made_of(self, texts: list[str]) -> list[Offer]:
        if len(self) > OFFERS_KEPT:
            self.clear()
        return list(map(self.__getitem__, texts))


OFFERS = Offers()


class ShownState:
    """`seq` and `count` tell how far the log is shown. Everything is made of views, so nothing hidden can slip in.
    After somebody resigned nothing more is asked of anybody."""

    def __init__(self, state: State, seq: int, count: int, resigned: bool = False) -> None:
        self.state = state
        self.seq = seq
        self.count = count
        self.over = state.over or resigned
        self.waiting = [] if resigned else list(state.waiting)
        self.views: dict[int | None, View] = {}
        self.raws: dict[int | None, Raw] = {}
        self.asks: dict[tuple[int, bool], Asked | None] = {}

    def view(self, seat: int | None) -> View:
        view = self.views.get(seat)
        if view is None:
            view = self.views[seat] = self.state.view(seat)
        return view

    def raw_view(self, seat: int | None) -> Raw:
        made = self.raws.get(seat)
        if made is None:
            made = self.raws[seat] = raw(self.view(seat).data())
        return made

    def asked(self, seat: int | None, previews: bool) -> Asked | None:
        """What is asked of this seat now."""
        if seat is None or seat not in self.waiting:
            return None
        key = (seat, previews)
        if key not in self.asks:
            self.asks[key] = asked_of(self.view(seat), seat, previews, [])
        return self.asks[key]

    def composed(self, seat: int, parts: list[str]) -> tuple[Asked | None, Raw | None]:
        """What is asked after these parts of a move; when they are the whole of it, what it would do."""
        if seat not in self.waiting:
            raise Refusal("not-your-turn", seq=self.seq)
        walker = MoveWalker(self.view(seat).known, seat)
        try:
            walker.read_parts(parts)
        except MoveError as error:
            key = "illegal-move" if isinstance(error, IllegalMove) else "invalid-move"
            raise Refusal(key, error.reason, seq=self.seq) from error
        if walker.whole:
            return None, raw(walker.preview(walker.options[-1]))
        return asked_of(View(walker.state), seat, True, parts), None

    def why_not(self, seat: int, text: str) -> Reason | None:
        """Why a move is not allowed, judged by what its seat may know."""
        return self.view(seat).why_not(text)


def raw(thing: object) -> Raw:
    return Raw(IN_ORDER.encode(thing))


def asked_of(view: View, seat: int, previews: bool, parts: list[str]) -> Asked:
    known = view.known
    top = known.top()
    prompt = top.ask(known, seat)
    options = top.options(known, seat)
    texts = top.say_all(known, seat, options)
    if previews:
        offers = [Offer(text, top.preview(known, seat, one)) for text, one in zip(texts, options, strict=True)]
    else:
        offers = OFFERS.made_of(texts)
    return Asked(seat, prompt.kind, prompt.params, prompt.window, parts, offers)
