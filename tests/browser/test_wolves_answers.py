"""Wolves of Odin in the browser: what is offered to whoever is threatened, and what a pass and an empty line say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import meadhall
from tests.browser.pages import DESK, PHONE, Visitor
from tests.browser.positions import lay_out

Visit = Callable[..., Visitor]
SEATS: list[dict[str, Any]] = [{"kind": "me"}, *[{"kind": "bot", "bot": "naive"}] * 2]
GUARDED = """
round: 2
hall: thor loki hel
spoils: rout own_god
0 hand: shield_wall bond
0 line: huskarl bond huskarl huskarl
1 hand: assassin
1 line: bond
turn: 1
"""


def threatened() -> str:
    """An Assassin comes for whoever has three Huskarls and a Shield Wall."""
    state = meadhall.game("wolves", seats=3).from_text(GUARDED)
    state.replay("assassin right 0, kills 0:2:bond", 1)
    return state.to_text()


@pytest.mark.parametrize(("device", "locale"), [(DESK, "en-GB"), (PHONE, "ru-RU")], ids=["desk", "phone"])
def test_every_huskarl_is_an_answer_of_its_own_beside_the_shield_wall(
    visit: Visit, device: dict[str, Any], locale: str
) -> None:
    guest = visit(device, locale)
    lay_out(guest, "wolves", 3, threatened())
    guest.table(SEATS, "wolves")
    expect(guest.page.locator("[data-testid=prompt][data-tone=react]")).to_be_visible()
    expect(guest.hook("act-shield_wall")).to_be_visible()
    expect(guest.hook("act-pass")).to_be_visible()
    guest.press(guest.hook("prompt-more"))
    for place in (1, 3, 4):
        expect(guest.hook(f"act-huskarl-{place}")).to_be_visible()
        expect(guest.hook(f"act-huskarl-{place}")).to_contain_text(str(place))
    assert not guest.mistakes


def test_what_a_pass_draws_is_said_once(visit: Visit) -> None:
    guest = visit()
    lay_out(guest, "wolves", 3, GUARDED.replace("turn: 1", "turn: 0"))
    guest.table(SEATS, "wolves")
    assert guest.wait_for_turn() == "act"
    guest.press(guest.hook("act-pass"))
    expect(guest.hook("act-commit")).to_be_visible()
    assert guest.hook("prompt").inner_text().lower().count("draw") == 1


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_an_empty_line_is_one_place_to_lay_at(visit: Visit, device: dict[str, Any]) -> None:
    guest = visit(device)
    lay_out(guest, "wolves", 3, "round: 1\n0 hand: bond\nturn: 0\n")
    guest.table(SEATS, "wolves")
    assert guest.wait_for_turn() == "act"
    guest.press(guest.page.locator("[data-testid=hand] [data-card=bond]"))
    place = guest.page.locator("[data-testid^=end-0-]")
    expect(place).to_have_count(1)
    box, line = place.bounding_box(), guest.page.locator("[data-testid=line-0] .units").bounding_box()
    assert box and line and box["width"] > 0.95 * line["width"], (box, line)
