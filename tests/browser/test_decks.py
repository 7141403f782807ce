"""Decks at browsers: built, kept, shared by a code, opened elsewhere, and played with."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from meadhall.games.berserk.deck_codes import code_of, read_code
from meadhall.games.berserk.decks import READY
from tests.browser.pages import DESK, PHONE, Visitor, serious

Visit = Callable[..., Visitor]
HORDE, HOST = (code_of(cards) for cards in READY.values())
SIDEWAYS: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}
TAKEN = ("skald", "ost", "volkhv", "khazg", "clay-golem", "borgak", "bonecrusher", "chernovar", "guard-of-tullen")
"""Nine cards, of which a deck holds three each."""


def code_in(guest: Visitor) -> str:
    expect(guest.hook("code")).to_have_value(re.compile(r"^BRS1(-[0-9A-Z]{1,4})+$"))
    return str(guest.hook("code").input_value())


def build(guest: Visitor) -> None:
    """A whole deck: three of nine cards, and three of what is found by a search."""
    guest.open("/decks/new")
    for word in TAKEN:
        for _ in range(3):
            guest.press(guest.hook(f"pool-{word}"))
    guest.hook("search").fill("crossbow")
    expect(guest.hook("shown")).to_have_text("1")
    for _ in range(3):
        guest.press(guest.hook("pool-dwarf-crossbowman"))
    expect(guest.hook("size")).to_have_text("30")


def test_a_deck_is_built_kept_shared_and_opened_elsewhere(visit: Visit, axe: str) -> None:
    anna = visit(DESK)
    anna.open("/decks")
    expect(anna.hook("no-decks")).to_be_visible()
    anna.press(anna.hook("new-deck"))
    expect(anna.hook("legality")).to_contain_text("at least 30")
    anna.press(anna.hook("pool-skald"))
    expect(anna.hook("legality")).to_contain_text("29 cards are missing")
    expect(anna.hook("play-deck")).to_be_disabled()
    expect(anna.hook("kept")).to_have_text("Kept in this browser")
    build(anna)
    expect(anna.hook("legality")).to_contain_text("Legal. 2 elements: 1 gold crystal")
    expect(anna.hook("play-deck")).to_be_enabled()
    expect(anna.hook("more-skald")).to_be_disabled()
    anna.hook("deck-name").fill("Stone and Steppe")
    anna.hook("deck-name").press("Enter")
    expect(anna.hook("kept")).to_have_text("Kept in this browser")
    code = code_in(anna)
    assert len(read_code(code)) == 30
    assert serious(anna.page, axe) == []

    anna.page.reload()
    expect(anna.hook("deck-name")).to_have_value("Stone and Steppe")
    expect(anna.hook("size")).to_have_text("30")
    anna.press(anna.hook("less-skald"))
    expect(anna.hook("legality")).to_contain_text("One card is missing")
    anna.press(anna.hook("more-skald"))
    expect(anna.hook("code")).to_have_value(code)

    boris = visit(DESK, "ru-RU")
    boris.open("/decks")
    boris.hook("code").fill(code[:-1] + ("0" if code[-1] != "0" else "1"))
    boris.hook("code").press("Enter")
    expect(boris.hook("code-wrong")).to_contain_text("Буква кода неверна")
    assert len(boris.mistakes) == 1 and "400" in boris.mistakes.pop()
    boris.hook("code").fill(code.lower())
    boris.press(boris.hook("code-open"))
    expect(boris.hook("size")).to_have_text("30")
    expect(boris.hook("code")).to_have_value(code)
    expect(boris.hook("legality")).to_contain_text("По правилам")

    boris.press(boris.hook("duplicate"))
    expect(boris.hook("deck-name")).to_have_value("Колода по коду (копия)")
    boris.press(boris.hook("all-decks"))
    expect(boris.hook("kept-deck")).to_have_count(2)
    assert serious(boris.page, axe) == []
    boris.hook("kept-deck").first.locator("a").click()
    boris.press(boris.hook("delete"))
    boris.press(boris.hook("delete-yes"))
    expect(boris.hook("kept-deck")).to_have_count(1)


def test_decks_of_a_browser_come_into_the_account_and_are_there_on_another_device(visit: Visit) -> None:
    anna = visit(DESK)
    anna.open("/decks")
    anna.press(anna.hook("copy-horde"))
    expect(anna.hook("size")).to_have_text("30")
    anna.post("/api/account", {"name": "Anna of the decks", "password": "a long password of hers"})
    anna.open("/decks")
    anna.press(anna.hook("bring"))
    expect(anna.hook("bring")).to_have_count(0)
    anna.hook("kept-deck").locator("a").click()
    anna.press(anna.hook("less-raer"))
    expect(anna.hook("kept")).to_have_text("Kept in your account")
    other = visit(PHONE)
    other.post("/api/login", {"name": "Anna of the decks", "password": "a long password of hers"})
    other.open("/decks")
    expect(other.hook("kept-deck")).to_contain_text("29 cards")


def test_a_deck_is_played_with_against_a_machine(visit: Visit) -> None:
    anna = visit(DESK)
    build(anna)
    code = code_in(anna)
    anna.press(anna.hook("play-deck"))
    expect(anna.hook("people")).to_be_visible()
    anna.press(anna.hook("play-machine"))
    anna.page.wait_for_url("**/table/**")
    expect(anna.page.locator("[data-testid=muster]:not([data-scene=decks])")).to_be_visible()
    table = anna.page.url.rpartition("/")[2].partition("?")[0]
    state = anna.get(f"/api/tables/{table}/sync")["view"]["state"]
    mine = state["players"][0]
    assert len(mine["deck"]) + len(mine["deal"]) == 30
    assert code not in str(state["players"][1]) and set(state["players"][1]["deck"]) <= {None}


def test_at_a_table_of_own_decks_one_of_several_is_laid_by_keys(visit: Visit, axe: str) -> None:
    anna = visit(DESK)
    anna.open("/decks")
    anna.press(anna.hook("copy-host"))
    expect(anna.hook("kept")).to_have_text("Kept in this browser")
    anna.table([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], "berserk", options={"decks": "own"})
    expect(anna.hook("lay-deck")).to_be_visible()
    expect(anna.hook("act-lay")).to_be_enabled()
    assert serious(anna.page, axe) == []
    anna.hook("lay-horde").focus()
    anna.page.keyboard.press("Space")
    expect(anna.hook("lay-horde")).to_be_checked()
    anna.page.keyboard.press("Enter")
    expect(anna.hook("lay-deck")).to_have_count(0)


def test_the_builder_is_used_by_keys_alone(visit: Visit) -> None:
    anna = visit(DESK)
    anna.open("/decks/new")
    expect(anna.hook("pool-skald")).to_be_visible()
    press = anna.page.keyboard.press
    press("/")
    expect(anna.hook("search")).to_be_focused()
    anna.page.keyboard.type("skald")
    press("Enter")
    expect(anna.hook("pool-skald")).to_be_focused()
    press("Enter")
    press("+")
    expect(anna.hook("size")).to_have_text("2")
    press("-")
    expect(anna.hook("size")).to_have_text("1")
    press("i")
    expect(anna.hook("large-view")).to_be_visible()
    press("Escape")
    expect(anna.hook("large-view")).to_have_count(0)
    anna.hook("clear").focus()
    press("Enter")
    expect(anna.hook("shown")).to_have_text("48")
    anna.hook("filter-darkness").focus()
    press("Space")
    expect(anna.hook("shown")).not_to_have_text("48")
    anna.hook("search").focus()
    press("ArrowDown")
    press("ArrowRight")
    press("Home")
    press("Enter")
    expect(anna.hook("size")).to_have_text("2")
    anna.press(anna.hook("try-hand"))
    expect(anna.hook("hand").locator("li")).to_have_count(2)
    press("Escape")
    expect(anna.hook("hand")).to_have_count(0)


@pytest.mark.parametrize("device", [PHONE, SIDEWAYS, TABLET], ids=["phone", "sideways", "tablet"])
def test_a_deck_is_built_on_every_form_of_screen(visit: Visit, axe: str, device: dict[str, Any]) -> None:
    anna = visit(device, "ru-RU")
    anna.open(f"/decks/code/{HOST}")
    expect(anna.hook("size")).to_have_text("30")
    anna.press(anna.hook("pool-skeleton"))
    expect(anna.hook("size")).to_have_text("31")
    expect(anna.hook("legality")).to_contain_text("4 стихии")
    if device is PHONE:
        anna.press(anna.hook("list"))
    anna.press(anna.hook("less-skeleton"))
    expect(anna.hook("size")).to_have_text("30")
    expect(anna.hook("code")).to_have_value(HOST)
    assert serious(anna.page, axe) == []
    assert anna.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_the_page_of_a_card_explains_it(visit: Visit, axe: str, device: dict[str, Any]) -> None:
    anna = visit(device)
    anna.open("/cards/helmir")
    expect(anna.page.get_by_role("heading", name="Helmir", level=1)).to_be_visible()
    expect(anna.page.get_by_text("Whose creature does he open?")).to_be_visible()
    for figure in ("wins", "alive"):
        expect(anna.hook(f"in-play-{figure}")).to_contain_text("%")
    anna.press(anna.page.get_by_role("button", name="armour"))
    expect(anna.page.locator("#entry-armor .lit")).to_be_visible()
    anna.press(anna.hook("into-deck"))
    expect(anna.page.get_by_text("1 of 3")).to_be_visible()
    assert serious(anna.page, axe) == []
    anna.press(anna.hook("card-after"))
    expect(anna.page.get_by_role("heading", name="Elm", level=1)).to_be_visible()
    anna.open("/decks")
    expect(anna.hook("kept-deck")).to_contain_text("1 card")
