"""What machines think, on the pages: people of the hall to play against, a hint taken, a play reviewed to its end."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import quick
from tests.browser.conftest import open_hall
from tests.browser.pages import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]
SHOTS = os.environ.get("MEADHALL_SHOTS", "")
"""A folder for pictures of what is tested, for those who want to look."""
ME: dict[str, Any] = {"kind": "me"}
CUT = """() => [...document.querySelectorAll('[data-testid^=mark-] .plate')].filter(plate => {
  const [box, board] = [plate, plate.ownerSVGElement].map(one => one.getBoundingClientRect());
  return box.left < board.left + 24 || box.right > board.right;
}).length"""
"""How many labels of marked moves reach beyond the board, or under the names of its rows."""


def level(number: int) -> dict[str, Any]:
    return {"kind": "bot", "bot": f"level:{number}"}


def shot(guest: Visitor, name: str) -> None:
    if SHOTS:
        guest.page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))


@pytest.fixture
def thinking(browser: Browser, tmp_path: Path) -> Iterator[Visit]:
    """Browsers at a hall that reviews with few tries, for the engine of these tests is slow."""
    here: list[Visitor] = []
    with open_hall(tmp_path, review_tries=10) as address:

        def arrive(device: dict[str, Any] = DESK, locale: str = "en-GB") -> Visitor:
            here.append(Visitor(browser, address, device, locale))
            return here[-1]

        yield arrive
        for visitor in here:
            visitor.close()


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


@pytest.mark.parametrize(("device", "locale"), [(DESK, "en-GB"), (PHONE, "ru-RU")], ids=["desk", "phone"])
def test_a_play_is_reviewed_to_its_last_turning_point(thinking: Visit, device: dict[str, Any], locale: str) -> None:
    """Played a moment ago, and without a thought: by keys on a desk, by the steps at the foot on a phone."""
    guest = thinking(device, locale)
    table = guest.unseen_table([ME, level(1)])
    assert quick.play_on(guest, table, how=quick.careless) == "over"
    guest.open(f"/table/{table}")
    guest.press(guest.hook("to-review"))
    guest.page.wait_for_selector("[data-testid=review][data-done=true]", timeout=180_000)
    turns = guest.page.locator("[data-testid=curve] [data-testid^=turn-]").count()
    assert turns >= 1
    expect(guest.hook("review-better")).to_be_visible()
    expect(guest.hook("mark-better")).to_be_visible()
    expect(guest.hook("mark-played")).to_be_visible()
    shot(guest, f"review-{locale}")
    assert not guest.page.evaluate(CUT)
    for nth in range(1, turns):
        if guest.touch:
            guest.press(guest.hook("turn-forth"))
        else:
            guest.page.keyboard.press("ArrowDown")
        expect(guest.hook("review")).to_have_attribute("data-turn", str(nth))
        expect(guest.hook("mark-better")).to_be_visible()
        assert not guest.page.evaluate(CUT)
    words = "Turning point" if locale == "en-GB" else "Перелом"
    expect(guest.hook("review-where")).to_contain_text(f"{words} {turns}")
    assert guest.hook("turn-forth").is_disabled() if guest.touch else True
    if not guest.touch:
        before = int(guest.hook("review").get_attribute("data-at") or 0)
        guest.page.keyboard.press("b")
        expect(guest.hook("review-toggle")).to_have_attribute("aria-pressed", "false")
        guest.page.keyboard.press("ArrowLeft")
        expect(guest.hook("review")).to_have_attribute("data-at", str(before - 1))
        guest.page.keyboard.press("Escape")
        guest.page.wait_for_url("**/table/*")
