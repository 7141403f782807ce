"""What is shown of a state is made once: options that were offered before are not made anew."""

from __future__ import annotations

from meadhall import game
from meadhall.server.tables.shown import OFFERS_KEPT, Offers, asked_of
from meadhall.server.wire import Offer


def test_options_are_kept_by_their_text_and_no_more_than_may_be() -> None:
    offers = Offers()
    first = offers.made_of(["odin n14", "loki o14"])
    again = offers.made_of(["loki o14", "thor n15", "loki o14"])
    assert first == [Offer("odin n14"), Offer("loki o14")]
    assert again == [Offer("loki o14"), Offer("thor n15"), Offer("loki o14")]
    assert again[0] is first[1] is again[2]
    for at in range(0, 3 * OFFERS_KEPT, 100):
        texts = [f"odin {number}" for number in range(at, at + 100)]
        assert [offer.text for offer in offers.made_of(texts)] == texts
        assert len(offers) <= OFFERS_KEPT + 100


def test_options_with_previews_are_never_those_without() -> None:
    state = game("voluspa").new(3)
    view = state.view(state.seat)
    assert state.seat is not None
    plain = asked_of(view, state.seat, False, [])
    told = asked_of(view, state.seat, True, [])
    again = asked_of(view, state.seat, False, [])
    assert [offer.text for offer in plain.options] == [offer.text for offer in told.options]
    assert all(offer.preview is not None for offer in told.options)
    assert all(offer.preview is None for offer in again.options)
