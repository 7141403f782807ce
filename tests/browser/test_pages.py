"""The pages around the table: what they say, and that everybody can use them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import quick
from tests.browser.pages import DESK, PHONE, Visitor, serious

Visit = Callable[..., Visitor]
UNFILTERED = 12
"""So many options stand in the text view without a filter."""
DEVICES = [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone")]


@pytest.mark.parametrize("device", DEVICES)
def test_axe_finds_nothing_serious(visit: Visit, axe: str, device: dict[str, Any]) -> None:
    guest = visit(device)

    def look(where: str) -> None:
        for theme in ("night", "day"):
            guest.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
            assert serious(guest.page, axe) == [], (where, theme)

    pages = {"/": "poster-voluspa", "/new/voluspa": "open-table", "/rules": "learn-berserk", "/rules/voluspa": "rules"}
    for path, hook in pages.items():
        guest.open(path)
        expect(guest.hook(hook).first).to_be_visible()
        look(path)
    guest.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}], options={"set": "all"})
    guest.play_on(moves=3)
    look("table")


def test_no_page_shows_a_key_instead_of_a_text(visit: Visit) -> None:
    for locale in ("en-GB", "ru-RU"):
        guest = visit(DESK, locale)
        for path in ("/", "/new/voluspa", "/rules", "/rules/voluspa", "/about", "/account", "/sagas"):
            guest.open(path)
            guest.page.wait_for_load_state("networkidle")
            text = guest.page.locator("body").inner_text()
            for word in text.split():
                assert not word.startswith(("ui-", "tile-", "prompt-", "event-", "option-", "error-", "board-")), word


def test_nothing_can_be_chosen_for_a_table_before_all_is_known_that_is_offered(visit: Visit) -> None:
    """The hall is slow to tell of the lobby; what was chosen meanwhile would be overwritten."""
    guest = visit()
    held: list[Any] = []
    guest.page.route("**/api/lobby", lambda route: held.append(route))
    guest.open("/new/bloodrage")
    guest.until(lambda: held, "the page never asks for the lobby")
    assert guest.hook("seats-2").count() == 0
    held[0].continue_()
    guest.hook("seats-2").click()
    guest.hook("chair-1").select_option("open")
    expect(guest.hook("listed")).to_be_visible()
    expect(guest.hook("chair-0")).to_have_value("me")


def test_an_account_is_made_kept_and_deleted(visit: Visit) -> None:
    guest = visit()
    guest.open("/account")
    page = guest.page
    page.get_by_test_id("account-name").fill("Gudrun")
    page.get_by_test_id("account-password").fill("password123")
    page.get_by_test_id("make-account").click()
    expect(page.get_by_text("tried first")).to_be_visible()
    guest.mistakes.clear()  # the browser notes that it was refused
    page.get_by_test_id("account-password").fill("the owl flew at noon")
    page.get_by_test_id("make-account").click()
    expect(page.get_by_test_id("devices").locator("li")).to_have_count(1)
    page.get_by_test_id("old-password").fill("the owl flew at noon")
    page.get_by_test_id("new-password").fill("seven grey herrings")
    page.get_by_test_id("change-password").click()
    expect(page.get_by_text("The password is changed.")).to_be_visible()
    page.get_by_test_id("ask-delete").click()
    page.get_by_test_id("delete-password").fill("seven grey herrings")
    page.get_by_test_id("delete-all").click()
    expect(page.get_by_test_id("log-in")).to_be_visible()


def test_every_power_has_a_drawn_example(visit: Visit) -> None:
    guest = visit()
    guest.open("/rules/voluspa")
    examples = guest.page.locator("[data-testid^=example-]")
    expect(examples.first).to_be_visible()
    expect(examples.nth(11)).to_be_attached()
    for at in range(examples.count()):
        examples.nth(at).scroll_into_view_if_needed()
        expect(examples.nth(at)).to_have_attribute("data-drawn", "true")
        expect(examples.nth(at).locator("g[data-tile]").nth(1)).to_be_attached()


def test_the_rules_are_one_key_away(visit: Visit) -> None:
    guest = visit()
    guest.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    guest.wait_for_turn()
    guest.page.keyboard.press("?")
    expect(guest.hook("rules").first).to_be_visible()


def test_the_key_that_opens_a_sheet_closes_it_again(visit: Visit) -> None:
    guest = visit()
    table = guest.table([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    quick.play_on(guest, table, lambda: len(quick.wait(guest, table)["asked"]["options"]) > UNFILTERED)
    guest.wait_for_turn()
    for key, sheet in (("t", "text-view"), ("m", "menu-text"), ("t", "text-view")):
        guest.page.keyboard.press(key)
        expect(guest.hook(sheet)).to_be_visible()
        guest.page.keyboard.press(key)
        expect(guest.hook(sheet)).to_have_count(0)
    guest.page.keyboard.press("t")
    guest.hook("text-filter").fill("t")
    expect(guest.hook("text-view")).to_be_visible()


def test_two_of_one_name_have_a_part_of_the_text_view_each(visit: Visit) -> None:
    guest = visit()
    seats = [{"kind": "me", "name": "Ylva"}, {"kind": "me", "name": "Ylva"}]
    guest.table(seats, "berserk", options={"decks": "squads"})
    guest.wait_for_turn()
    guest.page.keyboard.press("t")
    expect(guest.hook("text-view").get_by_role("heading", name="Ylva")).to_have_count(2)


@pytest.mark.parametrize(("locale", "guests"), [("en-GB", "Guest"), ("ru-RU", "Гость")])
def test_a_guest_without_a_name_is_called_a_guest_in_the_readers_language(
    visit: Visit, locale: str, guests: str
) -> None:
    guest = visit(locale=locale)
    guest.table([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    guest.wait_for_turn()
    expect(guest.page.locator("[data-testid=seat-0]")).to_contain_text(guests)


def test_a_tile_that_may_not_go_there_says_why(visit: Visit) -> None:
    guest = visit()
    guest.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    guest.wait_for_turn()
    guest.hook("rack-0").click()
    box = guest.hook("board").bounding_box()
    assert box is not None
    guest.page.mouse.click(box["x"] + 12, box["y"] + 12)
    expect(guest.hook("prompt-reason")).to_be_visible()


def test_nothing_is_wider_than_the_screen(visit: Visit) -> None:
    guest = visit(DESK, "ru-RU")

    def look(where: str) -> None:
        for width in (360, 390, 768, 1100, 1440, 2560):
            guest.resize(width, 800)
            assert guest.page.evaluate("() => document.documentElement.scrollWidth") <= width, where

    for path in ("/", "/new/voluspa", "/rules/voluspa"):
        guest.open(path)
        guest.page.wait_for_load_state("networkidle")
        look(path)
    guest.table([{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * 4, options={"set": "all"})
    guest.wait_for_turn()
    look("table")
