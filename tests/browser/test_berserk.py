"""Berserk in the browser: the first game of the two squads on desk and phone, by pointer and by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.pages import DESK, PHONE, Visitor, scores
from tests.browser.squads import Captain

Visit = Callable[..., Visitor]
SEATS: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
SQUADS = {"decks": "squads"}
SIDEWAYS: dict[str, Any] = {
    "viewport": {"width": 844, "height": 390},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
MOST = 400


def sit(guest: Visitor, seed: int = 1) -> Captain:
    table = guest.table(SEATS, "berserk", options=SQUADS, quickWindows=True)
    assert guest.wait_for_turn() == "act"
    return Captain(guest, table, seed)


@pytest.mark.parametrize(("device", "locale"), [(DESK, "en-GB"), (PHONE, "ru-RU")], ids=["desk", "phone"])
def test_the_first_game_of_the_two_squads_to_its_end(visit: Visit, device: dict[str, Any], locale: str) -> None:
    guest = visit(device, locale)
    captain = sit(guest, len(locale) + guest.touch)

    def answer() -> None:
        captain.check()
        captain.answer()

    assert guest.play_on(answer, moves=MOST) == "over"
    captain.check()
    assert guest.result() == scores(guest.info(captain.table))
    assert {"strike", "end"} <= captain.ways and any(way.startswith("feature") for way in captain.ways)


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    guest = visit(DESK)
    captain = sit(guest, 5)
    guest.page.mouse.move(2, 2)
    assert guest.play_on(captain.by_keys, moves=MOST) == "over"
    assert guest.result() == scores(guest.info(captain.table))
