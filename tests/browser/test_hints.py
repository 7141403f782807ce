"""Hints: their numbers stand on what they speak of and hide nothing, and what they are is said on every screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import quick
from tests.browser.pages import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]
ME: dict[str, Any] = {"kind": "me"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "naive"}
MARKED = """() => [...document.querySelectorAll('[data-testid=hint-badge]')].map(badge => {
  const {left, top, width, height} = badge.getBoundingClientRect();
  const under = document.elementFromPoint(left + width / 2, top + height / 2);
  return [badge.innerText.trim(), under?.closest('[data-province]')?.dataset.province ?? ''];
})"""
"""The number of every badge, and the land or fjord below its middle."""


@pytest.mark.parametrize(("device", "locale"), [(DESK, "en-GB"), (PHONE, "ru-RU")], ids=["desk", "phone"])
def test_numbers_stand_on_the_lands_they_speak_of(visit: Visit, device: dict[str, Any], locale: str) -> None:
    guest = visit(device, locale)

    def on_the_board() -> bool:
        asked = quick.wait(guest, table)["asked"]
        return bool(asked["kind"] == "action" and any(one["text"].startswith("march ") for one in asked["options"]))

    places: set[tuple[str, str]] = set()
    for _ in range(6):  # until the best of an action are of places
        table = guest.unseen_table([ME, BOT], "bloodrage")
        if quick.play_on(guest, table, on_the_board) != "until":
            continue
        guest.open(f"/table/{table}")
        guest.wait_for_turn()
        guest.page.keyboard.press("h")
        expect(guest.hook("hint").first).to_be_visible()
        moves = [one.get_attribute("data-move") or "" for one in guest.hook("hint").all()]
        first = [move.split(",")[0].split() for move in moves]
        places = {
            (str(at + 1), words[-1])
            for at, words in enumerate(first)
            if words[0] in ("invade", "march", "recall", "pillage")
            and not any(words[-1] in before for before in first[:at])  # that one stands beside the first
        }
        if places:
            break
    assert places
    expect(guest.hook("hint-badge").first).to_be_visible()
    guest.until(lambda: places <= {tuple(one) for one in guest.page.evaluate(MARKED)}, f"{places} are not marked")


@pytest.mark.parametrize(("device", "words"), [(DESK, "practice"), (PHONE, "practice")], ids=["desk", "phone"])
def test_what_a_hint_is_and_costs_is_said(visit: Visit, device: dict[str, Any], words: str) -> None:
    guest = visit(device)
    guest.table([ME, BOT])
    guest.wait_for_turn()
    guest.page.keyboard.press("h")
    expect(guest.hook("hints").get_by_text(words)).to_be_visible()


COVERS = """() => {
  const numbers = [...document.querySelectorAll('[data-testid=line-0] .strength')];
  const badges = [...document.querySelectorAll('[data-testid=hint-badge]')];
  return badges.flatMap(badge => numbers.filter(number => {
    const [a, b] = [badge, number].map(one => one.getBoundingClientRect());
    const [x, y] = [b.left + b.width / 2, b.top + b.height / 2];
    return x > a.left && x < a.right && y > a.top && y < a.bottom;
  })).length;
}"""


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_numbers_hide_no_strength(visit: Visit, device: dict[str, Any]) -> None:
    guest = visit(device)
    table = guest.unseen_table([ME, BOT, BOT], "wolves", quickWindows=True)

    def with_a_line() -> bool:
        sync = quick.wait(guest, table)
        return sync["asked"]["kind"] == "turn" and len(sync["view"]["state"]["players"][0]["line"]) > 1

    assert quick.play_on(guest, table, with_a_line) == "until"
    guest.open(f"/table/{table}")
    guest.wait_for_turn()
    guest.page.keyboard.press("h")
    expect(guest.hook("hint-badge").first).to_be_visible()
    guest.until(lambda: not guest.page.evaluate(COVERS), "a number hides a strength")
