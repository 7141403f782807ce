"""Games of Völuspá in the browser, each to its end: by pointing, or quickly once what is told has been seen."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from meadhall import Saga
from tests.browser import quick
from tests.browser.pages import DESK, PATIENCE, PHONE, Visitor, scores

Visit = Callable[..., Visitor]
ME: dict[str, Any] = {"kind": "me"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "random"}


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_a_guest_plays_two_bots_to_the_end(visit: Visit, device: dict[str, Any]) -> None:
    """Two clicks from the door to the table, then a whole game by pointing."""
    guest = visit(device)
    guest.open("/")
    guest.press(guest.hook("setup-voluspa"))
    guest.press(guest.hook("seats-3"))
    for chair in (1, 2):
        guest.hook(f"chair-{chair}").select_option("bot")
        guest.hook(f"chair-bot-{chair}").select_option("random")
    guest.press(guest.hook("open-table"))
    guest.page.wait_for_url("**/table/*")
    assert guest.play_on() == "over"
    table = guest.page.url.rsplit("/", 1)[-1]
    assert guest.result() == scores(guest.info(table))


def test_one_click_sits_down_with_bots(visit: Visit) -> None:
    guest = visit()
    guest.open("/")
    guest.hook("quick-voluspa").click()
    guest.page.wait_for_url("**/table/*")
    assert guest.wait_for_turn() == "act"


def test_two_browsers_play_by_link_and_one_loses_its_connection(visit: Visit) -> None:
    host, friend = visit(), visit(PHONE, "ru-RU")
    host.open("/new/voluspa")
    host.hook("seats-2").click()
    host.hook("chair-1").select_option("open")
    host.hook("open-table").click()
    link = host.hook("invite-link").input_value()
    friend.page.goto(link)
    friend.hook("join-name").fill("Хельга")
    friend.press(friend.hook("join"))
    host.hook("start").click()
    expect(host.hook("board")).to_be_visible()
    table = host.page.url.rsplit("/", 1)[-1]
    for turn in range(16):
        if turn == 5:
            friend.page.reload()
        if turn == 10:
            friend.context.set_offline(True)
            friend.page.wait_for_timeout(300)
            friend.context.set_offline(False)
        seats = host.info(table)
        mover = host if seats["seats"][seats["waiting"][0]]["mine"] else friend
        assert mover.wait_for_turn() == "act"
        mover.one_move()
    quick.play_out(table, host, friend)
    assert host.result() == friend.result() == scores(host.info(table))


def test_a_move_made_offline_is_played_once_when_the_line_is_back(visit: Visit) -> None:
    guest = visit()
    table = guest.table([ME, BOT])
    guest.play_on(moves=2)
    assert guest.wait_for_turn() == "act"
    before = guest.info(table)["seq"]
    guest.context.set_offline(True)
    guest.page.wait_for_timeout(200)
    guest.place()
    guest.page.wait_for_timeout(500)
    guest.context.set_offline(False)
    guest.page.wait_for_function(
        "before => Number(document.querySelector('[data-testid=table]').dataset.seq) > before", arg=before
    )
    assert guest.play_on(moves=1) == "act"
    assert quick.play_on(guest, table) == "over"
    saga = Saga.from_text(guest.context.request.get(f"{guest.address}/api/tables/{table}/saga").text())
    assert saga.verify().over


def test_keys_alone_play_a_whole_game(visit: Visit) -> None:
    guest = visit()
    guest.table([ME, BOT], options={"set": "order"})
    assert guest.play_on(guest.by_keys) == "over"
    assert len(guest.result()) == 2


def test_the_text_view_plays_a_whole_game(visit: Visit) -> None:
    guest = visit()
    guest.table([ME, BOT], options={"set": "edda"})
    guest.wait_for_turn()
    guest.page.keyboard.press("t")
    expect(guest.hook("text-view")).to_be_visible()

    def choose() -> None:
        guest.hook("offer").first.click()

    assert guest.play_on(choose) == "over"


def test_two_people_share_one_screen_behind_a_curtain(visit: Visit) -> None:
    guest = visit(PHONE)
    table = guest.table([{"kind": "me", "name": "Ylva"}, {"kind": "me", "name": "Torvald"}])
    curtains = 0
    while True:
        ready = guest.wait_for_turn()
        if ready == "over":
            break
        if ready == "curtain":
            curtains += 1
            assert guest.page.locator("[data-testid^=rack-]").count() == 0
            guest.press(guest.hook("curtain-lift"))
            guest.page.wait_for_function("() => !document.querySelector('[data-testid=curtain]')")
            continue
        guest.place()
        guest.page.wait_for_function(
            "() => document.querySelector('[data-testid=curtain],[data-testid=result]')"
            " || document.querySelector('[data-testid=prompt][data-tone=act]')"
        )
    assert curtains > 20
    assert guest.result() == scores(guest.info(table))


LAID = """() => [...document.querySelectorAll('[data-testid=board] g[data-cell][data-tile]')]
  .map(one => `${one.dataset.cell} ${one.dataset.tile}`).sort().join()"""
"""Which tiles lie where."""


def test_undo_takes_a_move_back_against_bots(visit: Visit) -> None:
    guest = visit()
    table = guest.table([ME, BOT])
    assert guest.play_on(moves=2) == "act"
    before = guest.page.evaluate(LAID)
    assert guest.play_on(moves=1) == "act"
    guest.hook("tool-undo").click()
    guest.page.wait_for_function(f"before => ({LAID})() === before", arg=before)
    assert guest.info(table)["practice"]
    assert guest.play_on(moves=2) == "act"
    quick.play_on(guest, table)
    assert guest.result() == scores(guest.info(table))


def test_the_slider_looks_back_and_returns(visit: Visit) -> None:
    guest = visit()
    table = guest.table([ME, BOT])
    guest.play_on(moves=6)
    guest.wait_for_turn()
    tiles = guest.page.locator("[data-testid=board] g[data-tile]")
    now = tiles.count()
    guest.hook("slider-range").evaluate(
        "range => { range.value = 2; range.dispatchEvent(new Event('input', {bubbles: true})); }"
    )
    guest.page.wait_for_function(
        "now => document.querySelectorAll('[data-testid=board] g[data-tile]').length < now", arg=now
    )
    expect(guest.hook("act-return")).to_be_visible()
    guest.hook("act-return").click()
    expect(tiles).to_have_count(now)
    assert guest.play_on(moves=1) == "act"
    quick.play_on(guest, table)
    guest.hook("to-replay").click()
    guest.page.wait_for_url("**/replay/*")
    expect(guest.hook("slider")).to_be_visible()


def test_the_language_switches_at_once_and_the_game_goes_on(visit: Visit) -> None:
    guest = visit()
    table = guest.table([ME, BOT])
    guest.play_on(moves=2)
    guest.wait_for_turn()
    english = guest.hook("prompt").inner_text()
    guest.hook("language-ru").click()
    expect(guest.page.locator("html")).to_have_attribute("lang", "ru")
    expect(guest.hook("prompt")).not_to_have_text(english)
    expect(guest.hook("prompt")).to_have_text(re.compile("[а-я]{3}"))
    expect(guest.hook("log")).to_have_text(re.compile("[а-я]{3}"))
    assert guest.play_on(moves=2) == "act"
    quick.play_on(guest, table)
    assert guest.result() == scores(guest.info(table))


def test_a_clock_that_runs_out_gives_the_seat_to_a_bot(visit: Visit) -> None:
    guest = visit()
    table = guest.table([ME, BOT], clock={"kind": "live", "move": 5, "reserve": 0})
    guest.wait_for_turn()
    guest.until(lambda: guest.info(table)["seats"][0]["standIn"], "no bot plays on when the time is up")
    expect(guest.hook("result")).to_be_visible(timeout=2 * PATIENCE)
    assert guest.result() == scores(guest.info(table))


def test_a_bot_stands_in_for_somebody_absent_and_hands_the_seat_back(visit: Visit) -> None:
    host, friend = visit(), visit()
    made = host.post("/api/tables", {"game": "voluspa", "seats": [ME, {"kind": "open"}]})
    friend.post(f"/api/tables/{made['id']}/join", {"name": "Hallbjörn", "invite": made["invite"]})
    host.post(f"/api/tables/{made['id']}/start", {})
    host.open(f"/table/{made['id']}")
    friend.open(f"/table/{made['id']}")
    expect(host.hook("table")).to_be_visible()
    friend.page.goto("about:blank")
    host.until(lambda: host.info(made["id"])["seats"][1]["replaceableIn"] == 0.0, "nobody is missed")
    host.hook("tool-menu").click()
    host.hook("menu-stand-in-1").click()
    assert host.play_on(moves=3) == "act"
    assert host.info(made["id"])["seats"][1]["standIn"]
    friend.open(f"/table/{made['id']}")
    host.until(lambda: not host.info(made["id"])["seats"][1]["standIn"], "the seat is not handed back")
    for _ in range(4):
        mover = (host, friend)[host.info(made["id"])["waiting"][0]]
        assert mover.wait_for_turn() == "act"
        mover.one_move()
    quick.play_out(made["id"], host, friend)
    assert host.result() == friend.result()
