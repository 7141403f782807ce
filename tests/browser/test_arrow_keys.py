"""Boards whose moves are put together from spots are walked with the arrow keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.pages import DESK, Visitor

Visit = Callable[..., Visitor]
SEATS: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]


@pytest.mark.parametrize("game", ["wolves", "bloodrage"])
def test_arrow_keys_go_from_one_thing_that_answers_to_the_next(visit: Visit, game: str) -> None:
    guest = visit(DESK, "en-GB")
    guest.table(SEATS, game, quickWindows=True)
    assert guest.wait_for_turn() == "act"
    focused = "() => document.activeElement?.closest('[data-spot]')?.dataset.spot ?? null"
    guest.page.keyboard.press("ArrowRight")
    first = guest.page.wait_for_function(focused).json_value()
    ways = ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]
    reached = {first}
    for way in ways:
        guest.page.keyboard.press(way)
        reached.add(guest.page.evaluate(focused))
    assert None not in reached and len(reached) > 1
