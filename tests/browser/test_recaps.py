"""What just happened, and why: the pages between rounds and ages, and at the end of a play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.clans import KEYS
from tests.browser.pages import ALL, DESK, PATIENCE, PHONE, Visitor, scores, serious
from tests.browser.quick import play_on

Visit = Callable[..., Visitor]
ME: dict[str, Any] = {"kind": "me"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "naive"}
SEATS = {"voluspa": 2, "wolves": 3, "bloodrage": 2}
STAGED = [("wolves", PHONE, "ru-RU"), ("bloodrage", DESK, "en-GB")]
if ALL:
    STAGED += [("wolves", DESK, "en-GB"), ("bloodrage", PHONE, "ru-RU")]
SHOWN = """() => [...document.querySelectorAll('[data-testid=points-table] :is(tbody, tfoot) tr')]
  .map(row => [...row.querySelectorAll('td')].map(cell => Number(cell.innerText) || 0))"""
"""The numbers of the table of sources, its sums last."""


def seated(guest: Visitor, game: str) -> str:
    seats = [ME, *[BOT] * (SEATS[game] - 1)]
    return guest.unseen_table(seats, game, quickWindows=True)


@pytest.fixture(params=list(SEATS))
def finished(visit: Visit, request: pytest.FixtureRequest) -> tuple[Visitor, str]:
    """Somebody with a play behind them, as yet unseen."""
    guest = visit()
    table = seated(guest, request.param)
    assert play_on(guest, table) == "over"
    return guest, table


def test_the_result_says_who_won_and_where_every_point_came_from(
    finished: tuple[Visitor, str], visit: Visit, axe: str
) -> None:
    guest, table = finished
    for device, language in ((DESK, "en"), (PHONE, "ru")):
        guest.resize(**device["viewport"])
        guest.prefer(language=language, pace="at_once")
        guest.open(f"/table/{table}")
        info = guest.info(table)
        expect(guest.page.locator("[data-testid^=part-]").first).to_be_visible()
        assert guest.result() == scores(info)
        reckoned = guest.get(f"/api/tables/{table}/reckoning")
        for one in info["result"]:
            told = sum(entry["points"] for entry in reckoned["points"] if entry["seat"] == one["seat"])
            assert told == one["score"]
        expect(guest.hook("curve")).to_be_visible()
        guest.hook("recap-numbers").click()
        expect(guest.hook("points-table").locator("tfoot")).to_be_visible()
        *rows, sums = guest.page.evaluate(SHOWN)
        order = sorted(info["result"], key=lambda one: one["place"])
        assert sums == [one["score"] for one in order] == [sum(column) for column in zip(*rows, strict=True)]
        assert not serious(guest.page, axe)
        text = guest.hook("ending").inner_text()
        assert not KEYS.search(text), KEYS.search(text)
        wide = guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0
        guest.hook("see-board").click()
        expect(guest.hook("ending")).to_have_count(0)
        guest.hook("act-ending").click()
        expect(guest.hook("ending")).to_be_visible()


def test_a_part_of_a_bar_lists_its_moves_and_a_move_leads_to_its_moment(visit: Visit) -> None:
    guest = visit()
    table = seated(guest, "voluspa")
    assert play_on(guest, table) == "over"
    guest.open(f"/table/{table}")
    guest.page.locator("button[data-testid^=part-0-]").first.click()
    move = guest.page.locator(".moves button").first
    number = move.inner_text().split()[1]
    move.click()
    expect(guest.hook("ending")).to_have_count(0)
    expect(guest.hook("prompt")).to_contain_text(f"move {number}")


def test_the_merged_part_of_a_bar_opens_its_sources(visit: Visit) -> None:
    """On a phone a bar of Völuspá has no room for all its tiles."""
    guest = visit(PHONE)
    table = seated(guest, "voluspa")
    assert play_on(guest, table) == "over"
    guest.open(f"/table/{table}")
    merged = guest.page.locator("[data-testid$=-rest]").first
    guest.press(merged)
    sources = guest.page.locator("[data-testid^=moves-]")
    expect(sources.nth(1)).to_be_visible()
    points = int(merged.inner_text().split()[-1])
    told = guest.page.locator("[data-testid^=moves-] li b").all_inner_texts()
    assert sum(int(one.replace("−", "-")) for one in told) == points
    guest.press(merged)
    expect(sources).to_have_count(0)


@pytest.mark.parametrize(("game", "device", "locale"), STAGED, ids=[f"{one[0]}-{one[2]}" for one in STAGED])
def test_the_table_stops_between_rounds_and_tells_what_came_to_pass(
    visit: Visit, game: str, device: dict[str, Any], locale: str, axe: str
) -> None:
    guest = visit(device, locale)
    guest.prefer(pace="at_once", pause="key")
    table = seated(guest, game)
    guest.open(f"/table/{table}")
    expect(guest.hook("table")).to_be_visible()
    summary = guest.hook("summary")
    # The hall is asked, for it is ahead of the page; nobody else is asked anything before this seat moves again.
    assert play_on(guest, table, lambda: bool(guest.get(f"/api/tables/{table}/reckoning")["stages"])) == "until"
    expect(summary).to_be_visible()
    expect(guest.hook("gains")).to_be_visible()
    reckoned = guest.get(f"/api/tables/{table}/reckoning")
    first = reckoned["stages"][0]["at"]
    for seat in range(SEATS[game]):
        told = sum(one["points"] for one in reckoned["points"] if one["seat"] == seat and one["at"] <= first)
        row = guest.hook("gains").locator(f'[data-seat="{seat}"] .score')
        expect(row).to_have_text(str(told))
    if game == "wolves":
        expect(guest.hook("lines-stood").locator("li")).to_have_count(SEATS[game])
        expect(guest.hook("next-round")).to_be_attached()
    else:
        expect(guest.hook("next-age")).to_be_attached()
    assert not serious(guest.page, axe)
    text = summary.inner_text()
    assert not KEYS.search(text), KEYS.search(text)
    guest.hook("summary-board").click()
    expect(summary).to_have_count(0)
    guest.hook("pill-chapter").click()
    expect(summary).to_be_visible()
    guest.page.keyboard.press("Space")
    expect(summary).to_have_count(0)
    expect(guest.hook("pill-chapter")).to_have_count(0)


def test_what_machines_did_is_told_at_the_table_at_the_chosen_speed(visit: Visit) -> None:
    guest = visit()
    guest.prefer(pace="slow", pause="never")
    table = guest.table([ME, BOT, BOT], "voluspa")
    for _ in range(2):
        guest.page.wait_for_function(
            "() => document.querySelector('[data-testid=prompt][data-tone=act]')", timeout=2 * PATIENCE
        )
        guest.one_move()
    # Both machines have answered long ago; the page still tells of the first.
    assert len(guest.get(f"/api/tables/{table}/sync")["log"]) >= 2
    expect(guest.hook("told")).to_be_visible()
    order = "() => [...document.querySelectorAll('[data-testid=told] .verse')].map(verse => verse.offsetLeft)"
    guest.until(lambda: len(guest.page.evaluate(order)) == 2, "only one move is told")
    assert guest.page.evaluate(order) == sorted(guest.page.evaluate(order)), "the latest comes last, as in the saga"
    guest.page.evaluate("document.querySelector('[data-testid=act-hurry]')?.click()")  # it may be gone by now
    guest.page.wait_for_function(
        "() => document.querySelector('[data-testid=prompt][data-tone=act]')", timeout=2 * PATIENCE
    )
    expect(guest.hook("told")).to_be_visible()
