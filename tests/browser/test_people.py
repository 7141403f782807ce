"""People at one table: their clocks, their comings and goings, what they agree on."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.pages import DESK, PHONE, Visitor, serious

Visit = Callable[..., Visitor]
CLOCK = {"kind": "live", "move": 90, "reserve": 900}
AT_ONCE = """async ([table, seat]) => {
  const answer = await fetch(`/api/tables/${table}`);
  const { clocks } = await answer.json();
  return [clocks.left[seat], document.querySelector(`[data-testid=clock-${seat}]`).textContent.trim()];
}"""
"""What the hall says a seat has left, and what the page shows at that moment."""


def two_at_a_table(visit: Visit, devices: tuple[Any, Any] = (DESK, DESK), **more: Any) -> tuple[Visitor, Visitor, str]:
    """A host and a friend at a table of Völuspá that has begun; its id."""
    host, friend = visit(devices[0]), visit(devices[1], "ru-RU")
    for person, name in ((host, "Anna"), (friend, "Boris")):
        person.post("/api/me", {"name": name})
    made = host.post("/api/tables", {"game": "voluspa", "seats": [{"kind": "me"}, {"kind": "open"}], **more})
    table = str(made["id"])
    friend.post(f"/api/tables/{table}/join", {"name": "Boris", "invite": made["invite"]})
    host.post(f"/api/tables/{table}/start", {})
    for person in (host, friend):
        person.open(f"/table/{table}")
        expect(person.hook("board")).to_be_visible()
    return host, friend, table


def shown(person: Visitor, table: str, seat: int) -> tuple[float, int]:
    """Seconds left by the hall and by the page."""
    left, text = person.page.evaluate(AT_ONCE, [table, seat])
    minutes, seconds = text.split(":")
    return float(left), int(minutes) * 60 + int(seconds)


def test_clocks_are_the_halls_after_a_reload_and_for_whoever_watches(visit: Visit) -> None:
    host, friend, table = two_at_a_table(visit, (DESK, PHONE), clock=CLOCK)
    watcher = visit()
    seats = host.info(table)["waiting"]
    mover = host if seats[0] == 0 else friend
    mover.wait_for_turn()
    mover.one_move()
    seat = host.info(table)["waiting"][0]
    host.page.wait_for_timeout(2500)
    watcher.open(f"/table/{table}")
    people = (host, friend, watcher)
    for person in (host, friend):
        person.page.reload()
    first = []
    for person in people:
        expect(person.hook(f"clock-{seat}")).to_be_visible()
        left, seen = shown(person, table, seat)
        assert abs(math.ceil(left) - seen) <= 1, (left, seen)
        assert left < CLOCK["move"] + CLOCK["reserve"] - 2  # type: ignore[operator]
        first.append(seen)
    # They run on, also where another place of the page was looked at meanwhile.
    friend.press(friend.hook("tab-players"))
    host.page.wait_for_timeout(2500)
    friend.press(friend.hook("tab-board"))
    for person, before in zip(people, first, strict=True):
        left, seen = shown(person, table, seat)
        assert seen <= before - 2 and abs(math.ceil(left) - seen) <= 1, (before, left, seen)


def test_who_leaves_for_good_is_replaced_and_the_others_are_told(visit: Visit, axe: str) -> None:
    host, friend, table = two_at_a_table(visit, (DESK, PHONE))
    friend.press(friend.hook("tool-menu"))
    friend.press(friend.hook("menu-leave"))
    expect(friend.hook("leave-note")).to_be_visible()
    assert serious(friend.page, axe) == []
    friend.press(friend.hook("menu-leave-sure"))
    friend.page.wait_for_url(lambda url: url.endswith("/"))
    expect(host.page.get_by_role("status").get_by_text("Boris has left for good")).to_be_visible()
    expect(host.hook("seat-1")).to_contain_text("has left · a machine plays")
    assert host.play_on() == "over"
    expect(host.hook("result")).to_contain_text("Boris")
    expect(host.hook("result")).to_contain_text("left the table; a machine played from move 1 on")
    assert not friend.get("/api/lobby")["mine"] or not any(seat["mine"] for seat in friend.info(table)["seats"])
    friend.open(f"/table/{table}")
    expect(friend.hook("board")).to_be_visible()
    assert friend.hook("rematch").count() == 0


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_running_out_of_time_is_told_and_the_seat_taken_back(visit: Visit, device: dict[str, Any], axe: str) -> None:
    """Before the play, at the table, to whom it happens and to the other."""
    host, friend, table = two_at_a_table(visit, (device, DESK), clock={"kind": "live", "move": 5, "reserve": 0})
    late, other = (host, friend) if host.info(table)["waiting"] == [0] else (friend, host)
    seat = 0 if late is host else 1
    expect(late.hook("act-take-back")).to_be_visible()
    assert host.info(table)["seats"][seat]["ranOut"]
    assert serious(late.page, axe) == []
    words = "has run out of time" if other is host else "вышло время"
    expect(other.page.get_by_role("status").get_by_text(words)).to_be_visible()
    late.press(late.hook("act-take-back"))
    expect(late.hook("act-take-back")).to_have_count(0)
    assert not host.info(table)["seats"][seat]["standIn"]


def test_what_a_clock_means_is_said_where_it_is_chosen(visit: Visit) -> None:
    guest = visit()
    guest.open("/new/voluspa")
    expect(guest.hook("clock-out-note")).to_have_count(0)
    guest.hook("clock-brisk").check()
    expect(guest.hook("clock-out-note")).to_contain_text("a machine plays for them until they take it back")


def test_a_machine_is_offered_for_the_absent_only_when_it_may_play(visit: Visit) -> None:
    host, friend, table = two_at_a_table(visit)
    friend.page.close()
    host.page.keyboard.press("m")
    offer = host.hook("menu-stand-in-1")
    expect(host.hook("menu-stand-in-later").or_(offer).first).to_be_visible()
    expect(offer).to_be_visible()
    offer.click()
    expect(host.hook("seat-1")).to_contain_text("away · a machine plays")
    assert host.info(table)["seats"][1]["standIn"]
