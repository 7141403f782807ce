"""Boards whose moves are put together from spots are walked with the arrow keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.pages import DESK, Visitor

Visit = Callable[..., Visitor]
FOCUSED = """() => {
  const spots = [...document.querySelectorAll('[data-spot]')];
  const at = spots.indexOf(document.activeElement?.closest('[data-spot]'));
  return at < 0 ? null : `${at} ${spots[at].dataset.spot}`;
}"""
"""Which thing of the table has the focus; two cards of one name are two things."""
SEATS: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]


@pytest.mark.parametrize("game", ["wolves", "bloodrage", "berserk"])
def test_arrow_keys_go_from_one_thing_that_answers_to_the_next(visit: Visit, game: str) -> None:
    guest = visit(DESK, "en-GB")
    guest.table(SEATS[:2] if game == "berserk" else SEATS, game, quickWindows=True)
    assert guest.wait_for_turn() == "act"

    def first_step() -> Any:
        guest.page.keyboard.press("ArrowRight")
        return guest.page.evaluate(FOCUSED)

    guest.until(first_step, "there is nothing to go to")  # what is asked may stand there before its cards are drawn
    first = guest.page.evaluate(FOCUSED)
    ways = ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]
    reached = {first}
    for way in ways:
        guest.page.keyboard.press(way)
        reached.add(guest.page.evaluate(FOCUSED))
    assert None not in reached and len(reached) > 1
