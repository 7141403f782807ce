"""What a page loads later may not come: the page says so, in its place, and brings it when asked once more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.pages import DESK, PHONE, Visitor, serious

Visit = Callable[..., Visitor]
ALONE: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
MISSED = {"en-GB": "could not be loaded", "ru-RU": "не удалось загрузить"}


def lose(guest: Visitor, *files: str) -> None:
    """From now on the hall does not give these."""
    for file in files:
        guest.page.route(file, lambda route: route.abort())


def tell(guest: Visitor, locale: str = "en-GB") -> None:
    expect(guest.hook("lost")).to_have_count(1)
    expect(guest.hook("lost")).to_contain_text(MISSED[locale])


def find(guest: Visitor) -> None:
    """The hall gives everything again, and it is asked for, unless the page was quicker: whatever is drawn asks too."""
    guest.page.unroute_all()
    guest.page.evaluate("() => document.querySelector('[data-testid=try-again]')?.click()")


MENU_STYLED = """() => getComputedStyle(document.querySelector('[data-testid=dialog] .item')).display === 'flex'"""


@pytest.mark.parametrize(("device", "locale"), [(DESK, "en-GB"), (PHONE, "ru-RU")], ids=["desk", "phone"])
@pytest.mark.parametrize("kind", ["js", "css"])
def test_a_sheet_that_did_not_come_says_so(
    visit: Visit, axe: str, device: dict[str, Any], locale: str, kind: str
) -> None:
    guest = visit(device, locale)
    guest.table(ALONE)
    guest.wait_for_turn()
    lose(guest, f"**/TableMenu-*.{kind}")
    guest.press(guest.hook("tool-menu"))
    tell(guest, locale)
    assert not serious(guest.page, axe)
    guest.press(guest.hook("try-again"))
    expect(guest.hook("try-again")).to_be_enabled()
    tell(guest, locale)
    guest.press(guest.hook("dialog-close"))
    expect(guest.hook("lost")).to_have_count(0)
    guest.page.unroute_all()
    guest.press(guest.hook("tool-menu"))
    expect(guest.hook("menu-leave")).to_be_visible()
    assert guest.page.evaluate(MENU_STYLED)


def test_a_sheet_is_brought_where_one_asks_again(visit: Visit) -> None:
    guest = visit()
    guest.table(ALONE)
    guest.wait_for_turn()
    for tool, sheet in (("tool-menu", "menu-leave"), ("tool-text", "text-view"), ("tool-settings", "theme-day")):
        lose(guest, "**/TableMenu-*", "**/TextView-*", "**/Preferences-*")
        guest.hook(tool).click()
        tell(guest)
        find(guest)
        expect(guest.hook(sheet).first).to_be_visible()
        guest.hook("dialog-close").click()


def test_a_page_that_did_not_come_says_so(visit: Visit) -> None:
    """The room where people wait, a page of the hall, a title's board."""
    guest = visit()
    guest.open("/about")
    expect(guest.page.locator("h1")).to_be_visible()
    lose(guest, "**/Sagas-*")
    guest.page.evaluate("history.pushState(null, '', '/sagas'); dispatchEvent(new PopStateEvent('popstate'))")
    tell(guest)
    find(guest)
    expect(guest.hook("saga-text")).to_be_visible()
    lose(guest, "**/Waiting-*")
    guest.table([{"kind": "me"}, {"kind": "open"}], start=False)
    tell(guest)
    find(guest)
    expect(guest.hook("invite-link")).to_be_visible()
    lose(guest, "**/voluspa-ui-*")
    guest.table(ALONE)
    tell(guest)
    find(guest)
    guest.wait_for_turn()


def test_a_draft_that_did_not_come_says_so(visit: Visit) -> None:
    guest = visit(PHONE)
    lose(guest, "**/bloodrage-drafting-*")
    guest.table([{"kind": "me"}, {"kind": "bot", "bot": "naive"}], "bloodrage")
    guest.wait_for_turn()
    tell(guest)
    find(guest)
    expect(guest.hook("draft")).to_be_visible()


def test_a_squad_can_be_mustered_where_its_page_did_not_come(visit: Visit) -> None:
    guest = visit()
    lose(guest, "**/berserk-muster-*")
    guest.table(ALONE, "berserk", options={"decks": "ready"})
    guest.wait_for_turn()
    tell(guest)
    find(guest)
    expect(guest.hook("muster")).to_be_visible()


def test_a_result_whose_points_did_not_come_says_so(visit: Visit) -> None:
    guest = visit()
    table = guest.unseen_table([{"kind": "bot", "bot": "random"}] * 2)
    guest.until(lambda: guest.info(table)["phase"] == "over", "the machines do not come to an end")
    lose(guest, "**/voluspa-recap-*", "**/reckoning*")
    guest.open(f"/table/{table}")
    tell(guest)
    find(guest)
    expect(guest.page.locator("[data-testid^=part-]").first).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_a_hall_without_words_offers_to_try_again(visit: Visit, locale: str) -> None:
    guest = visit(locale=locale)
    lose(guest, "**/hall-en-*", "**/hall-ru-*")
    guest.open()
    again = guest.page.get_by_role("button", name={"en-GB": "Try again", "ru-RU": "Попробовать снова"}[locale])
    expect(again).to_be_visible()
    guest.page.unroute_all()
    again.click()
    expect(guest.hook("play-machine")).to_be_enabled()
