"""Wolves of Odin in the browser: whole games on desk and phone, in both languages."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.pages import DESK, PHONE, Visitor, scores, serious

Visit = Callable[..., Visitor]
SEATS: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]


def by_list(guest: Visitor, dice: random.Random) -> None:
    """A whole move through the text view, part by part; passing is worth a thought."""
    before = guest.seq()
    for _ in range(12):
        moves = guest.page.evaluate(
            "() => [...document.querySelectorAll('[data-testid=offer]')].map(o => o.dataset.move)"
        )
        wanted = "pass" if "pass" in moves and dice.random() < 0.4 else dice.choice(moves)
        guest.page.locator(f'[data-testid=offer][data-move="{wanted}"]').first.click()
        guest.page.wait_for_timeout(60)
        if guest.seq() != before or not guest.hook("offer").count():
            return


@pytest.mark.parametrize(("device", "locale"), [(DESK, "en-GB"), (PHONE, "ru-RU")], ids=["desk", "phone"])
def test_a_whole_game_against_bots(visit: Visit, device: dict[str, Any], locale: str) -> None:
    guest = visit(device, locale)
    table = guest.table(SEATS, "wolves", quickWindows=True)
    guest.wait_for_turn()
    guest.page.keyboard.press("t")
    expect(guest.hook("text-view")).to_be_visible()
    dice = random.Random(4)
    assert guest.play_on(lambda: by_list(guest, dice), moves=400) == "over"
    assert guest.result() == scores(guest.info(table))


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_a_unit_is_laid_by_pointing_and_can_be_taken_back_before(
    visit: Visit, axe: str, device: dict[str, Any]
) -> None:
    guest = visit(device)
    guest.table(SEATS, "wolves", quickWindows=True)
    assert guest.wait_for_turn() == "act"
    laid = False
    for at in range(9):
        card = guest.hook(f"hand-{at}")
        if card.get_attribute("data-card") not in (
            "bond",
            "hirdman",
            "berserk",
            "huskarl",
            "thrall",
            "konung",
            "hovding",
        ):
            continue
        guest.press(card)
        guest.page.keyboard.press("Escape")
        guest.press(card)
        end = guest.page.locator("[data-testid=end-0-right], [data-testid=end-0-left]").first
        guest.press(end)
        if guest.hook("act-commit").count():
            guest.one_move(lambda: guest.press(guest.hook("act-commit")))
        laid = True
        break
    assert laid
    expect(guest.hook("unit-0-1")).to_be_visible()
    assert serious(guest.page, axe) == []
