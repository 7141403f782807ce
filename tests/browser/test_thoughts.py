"""What machines think, on the pages: people of the hall to play against, and a hint taken."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.pages import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]
SHOTS = os.environ.get("MEADHALL_SHOTS", "")
"""A folder for pictures of what is tested, for those who want to look."""
ME: dict[str, Any] = {"kind": "me"}


def level(number: int) -> dict[str, Any]:
    return {"kind": "bot", "bot": f"level:{number}"}


def shot(guest: Visitor, name: str) -> None:
    if SHOTS:
        guest.page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))


@pytest.mark.parametrize(("device", "locale"), [(DESK, "en-GB"), (PHONE, "ru-RU")], ids=["desk", "phone"])
def test_the_easiest_sits_down_in_a_first_game_and_another_may_be_chosen(
    visit: Visit, device: dict[str, Any], locale: str
) -> None:
    guest = visit(device, locale)
    guest.open("/new/bloodrage")
    expect(guest.hook("person-1")).to_be_checked()
    name = "Snorri the Thrall" if locale == "en-GB" else "Снорри Трэлл"
    expect(guest.hook("people")).to_contain_text(name)
    expect(guest.page.locator("[data-testid=people] img")).to_have_count(5)
    shot(guest, f"set-up-{locale}")
    guest.press(guest.page.locator("label:has([data-testid=person-4])"))
    expect(guest.hook("chair-bot-1")).to_have_value("level:4")
    guest.press(guest.hook("open-table"))
    guest.page.wait_for_url("**/table/*")
    table = guest.page.url.rsplit("/", 1)[-1]
    assert [seat["bot"] for seat in guest.info(table)["seats"] if seat["kind"] == "bot"] == ["level:4"]
    guest.open("/new/bloodrage")
    expect(guest.hook("person-4")).to_be_checked()


@pytest.mark.parametrize("game", ["voluspa", "wolves", "bloodrage"])
def test_a_hint_is_taken_by_key_and_drawn_on_the_board(visit: Visit, game: str) -> None:
    guest = visit()
    seats = [ME, *[level(1)] * (2 if game == "wolves" else 1)]
    table = guest.table(seats, game)
    guest.wait_for_turn()
    assert guest.info(table)["practice"] is False
    guest.page.keyboard.press("h")
    expect(guest.hook("hint").first).to_be_visible()
    assert 1 <= guest.hook("hint").count() <= 3
    assert "%" in guest.hook("hint").first.inner_text()
    if game == "voluspa":
        expect(guest.hook("mark-hint").first).to_be_visible()
    else:
        expect(guest.hook("hint-badge").first).to_be_visible()
    shot(guest, f"hint-{game}")
    assert guest.info(table)["practice"] is True
    guest.page.keyboard.press("h")
    expect(guest.hook("hints")).to_have_count(0)


def test_a_hint_by_touch_and_in_the_text_view(visit: Visit) -> None:
    guest = visit(PHONE, "ru-RU")
    guest.table([ME, level(1)])
    guest.wait_for_turn()
    guest.press(guest.hook("tool-menu"))
    guest.press(guest.hook("menu-hint"))
    expect(guest.hook("hints")).to_contain_text("Подсказка")
    shot(guest, "hint-phone")
    guest.press(guest.hook("hint-close"))
    guest.page.keyboard.press("t")
    guest.press(guest.hook("text-hint"))
    expect(guest.hook("text-hints")).to_contain_text("на победу")
