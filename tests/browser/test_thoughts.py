"""What machines think, on the pages: people of the hall to play against, and a hint taken."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from meadhall.server.tables import scheduling
from meadhall.server.tables.bot_workers import BotWorkers, WorkerDied
from tests.browser import quick
from tests.browser.conftest import open_hall
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


def seated(guest: Visitor) -> list[str]:
    """The machines at the table that was begun just now."""
    guest.page.wait_for_url("**/table/*")
    return [seat["bot"] for seat in guest.info(guest.page.url.rsplit("/", 1)[-1])["seats"] if seat["kind"] == "bot"]


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_the_easiest_is_met_in_a_first_game_of_every_title(visit: Visit, device: dict[str, Any]) -> None:
    """On a desk from the posters, on a phone from the menu of the big button, after that button itself."""
    guest = visit(device)
    if guest.touch:
        guest.open("/")
        guest.press(guest.hook("play-machine"))
        assert seated(guest) == ["level:1"]
    for game in ("voluspa", "wolves", "bloodrage", "berserk"):
        guest.open("/")
        if guest.touch:
            guest.press(guest.hook("another-game"))
            guest.press(guest.hook(f"another-{game}"))
        else:
            guest.press(guest.hook(f"quick-{game}"))
        assert seated(guest) == ["level:1"] * (2 if game == "wolves" else 1)


def test_who_moved_in_place_of_a_machine_is_said(visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its workers die of every thought, so that the easiest answers without one, several times where it lays on."""

    async def dying(*thought: Any) -> None:
        raise WorkerDied

    monkeypatch.setattr(BotWorkers, "choose", dying)
    monkeypatch.setattr(scheduling, "FIRST_PAUSE", 0.01)
    with open_hall(tmp_path) as address:
        guest = visit(at=address)
        table = guest.table([ME, level(2)])
        guest.wait_for_turn()
        before = moves_of_others(guest, table)
        assert quick.play_on(guest, table, lambda: moves_of_others(guest, table) > before) == "until"
        expect(guest.hook("toast").first).to_contain_text("Snorri the Thrall has moved instead")
        shot(guest, "stood-in")


def moves_of_others(guest: Visitor, table: str) -> int:
    return sum(line["seat"] != 0 for line in guest.get(f"/api/tables/{table}/sync")["log"])


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


@pytest.mark.parametrize("game", ["voluspa", "wolves", "bloodrage", "berserk"])
def test_a_hint_is_taken_on_a_desk_and_drawn_on_the_board(visit: Visit, game: str) -> None:
    """By its key, and in Wolves of Odin and Berserk by its button. Three or more may be chosen from."""
    guest = visit()
    seats = [ME, *[level(1)] * (2 if game == "wolves" else 1)]
    table = guest.table(seats, game, options={"decks": "squads"} if game == "berserk" else {})
    guest.wait_for_turn()
    assert guest.info(table)["practice"] is False
    if game in ("wolves", "berserk"):
        guest.hook("tool-hint").click()
    else:
        guest.page.keyboard.press("h")
    expect(guest.hook("hint")).to_have_count(3)
    for hint in guest.hook("hint").all():
        assert "%" in hint.inner_text()
    if game == "voluspa":
        expect(guest.hook("mark-hint")).to_have_count(3)
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
