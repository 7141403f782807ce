"""The rules pages: the room of an example is kept before it is drawn, so that nothing moves from under a finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.pages import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]
TITLES = ["voluspa", "wolves", "bloodrage", "berserk"]
ENDS = """() => [...document.querySelectorAll('[data-testid^=example-], [data-testid=rules-play]')]
  .map(thing => Math.round(thing.getBoundingClientRect().bottom + scrollY))"""
"""Where every example ends on the page, and the button below them all."""
CUT = """() => [...document.querySelectorAll('[data-testid^=example-] > .figure')]
  .filter(figure => figure.scrollHeight > figure.clientHeight + 1)
  .map(figure => `${figure.parentElement.dataset.testid}: ${figure.scrollHeight} > ${figure.clientHeight}`)"""
"""Examples that do not fit into their room."""


@pytest.mark.parametrize(("device", "locale"), [(DESK, "en-GB"), (PHONE, "ru-RU")], ids=["desk", "phone"])
@pytest.mark.parametrize("title", TITLES)
def test_nothing_moves_when_examples_are_drawn(visit: Visit, title: str, device: dict[str, Any], locale: str) -> None:
    """The hall is slow to tell of positions; the reader is on the way to the button meanwhile."""
    guest = visit(device, locale)
    held: list[Route] = []
    slow = True

    def late(route: Route) -> None:
        if slow:
            held.append(route)
        else:
            route.continue_()

    guest.page.route("**/api/games/*/position*", late)
    guest.open(f"/rules/{title}")
    expect(guest.hook("rules-play")).to_be_visible()
    guest.page.evaluate("() => document.fonts.ready")
    examples = guest.page.locator("[data-testid^=example-]")
    guest.hook("rules-play").scroll_into_view_if_needed()
    guest.until(lambda: held, "no example is asked for")
    before = guest.page.evaluate(ENDS)
    slow = False
    for route in held:
        route.continue_()
    for at in range(examples.count()):
        examples.nth(at).scroll_into_view_if_needed()
        expect(examples.nth(at)).to_have_attribute("data-drawn", "true")
    assert guest.page.evaluate(ENDS) == before
    assert guest.page.evaluate(CUT) == []


def test_examples_are_drawn_long_before_they_come_into_sight(visit: Visit) -> None:
    guest = visit()
    guest.open("/rules/voluspa")
    expect(guest.hook("rules-play")).to_be_visible()
    far = "() => [...document.querySelectorAll('[data-testid^=example-]')].filter(box => {"
    far += " const {top} = box.getBoundingClientRect(); return top > innerHeight + 600 && top < innerHeight + 1800; })"
    guest.until(
        lambda: guest.page.evaluate(f"() => ({far})().every(box => box.dataset.drawn === 'true')"),
        "examples below what is seen are not drawn",
    )
    assert guest.page.evaluate(f"() => ({far})().length") >= 2
    assert guest.page.evaluate("scrollY") == 0
