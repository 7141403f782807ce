"""Every title on screens of all forms: what is asked, the board and the hand are there, and can be touched.

In `make test` each title is played on one or two of them, in `make test-all` on all.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.clans import Clan
from tests.browser.pages import Visitor, serious

Visit = Callable[..., Visitor]
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SIZES: dict[str, dict[str, Any]] = {
    "sideways": {"viewport": {"width": 844, "height": 390}, **TOUCH},
    "enlarged": {"viewport": {"width": 720, "height": 450}},
    "tablet": {"viewport": {"width": 1024, "height": 768}, "has_touch": True},
    "small": {"viewport": {"width": 360, "height": 640}, **TOUCH},
}
SOME = [("voluspa", "sideways"), ("wolves", "small"), ("bloodrage", "tablet"), ("bloodrage", "sideways")]
ALL = [(game, size) for game in ("voluspa", "wolves", "bloodrage") for size in SIZES]
CASES = ALL if os.environ.get("MEADHALL_ALL", "") not in ("", "0") else SOME
SEATS = [{"kind": "me"}, *[{"kind": "bot", "bot": "naive"}] * 3]

FAULTS = """() => {
  const faults = [];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) faults.push(`the page is ${page.scrollWidth} wide`);
  if (page.scrollHeight > innerHeight + 1) faults.push(`the page is ${page.scrollHeight} high`);
  const inside = (box, name) => {
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      faults.push(`${name} lies outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
  };
  const prompt = document.querySelector('[data-testid=prompt]').getBoundingClientRect();
  inside(prompt, 'the prompt');
  for (const act of document.querySelectorAll('[data-testid=prompt] .btn'))
    inside(act.getBoundingClientRect(), act.dataset.testid);
  const stage = document.querySelector('.stage .board, .stage').getBoundingClientRect();
  if (Math.min(stage.width, stage.height) < 180) faults.push(`the board is a strip: ${stage.width} by ${stage.height}`);
  const hand = document.querySelector('[data-testid=hand], [data-testid=rack], [data-testid=draft]');
  if (hand && getComputedStyle(hand).visibility !== 'hidden') {
    const box = hand.getBoundingClientRect();
    if (box.top > innerHeight - 40) faults.push('the hand lies below the fold');
  }
  return faults;
}"""

COVERED = """selector => [...document.querySelectorAll(selector)].flatMap(thing => {
  thing.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const box = thing.getBoundingClientRect();
  const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 2);
  const found = document.elementFromPoint(x, box.top + box.height / 2);
  return thing.contains(found) || found?.contains(thing) ? [] : [thing.dataset.spot ?? thing.dataset.testid];
})"""
"""Which of these lie under something else."""


def check(guest: Visitor) -> None:
    assert not guest.page.evaluate(FAULTS)


def lay(guest: Visitor, dice: random.Random) -> None:
    """One move of Wolves of Odin by pointing: a card to an end, or what the buttons offer."""
    page = guest.page
    for _ in range(12):
        before = guest.seq()
        ends = page.locator("[data-spot^='end:']:not(.closed):visible")
        cards = page.locator("[data-testid^=hand-].able:visible")
        if guest.hook("act-commit").count():
            guest.press(guest.hook("act-commit"))
        elif ends.count():
            guest.press(ends.nth(dice.randrange(ends.count())))
        elif cards.count() and not (guest.hook("act-pass").count() and dice.random() < 0.25):
            guest.press(cards.nth(dice.randrange(cards.count())))
        elif page.locator("[data-testid=prompt] .btn:not([data-testid=act-cancel])").count():
            guest.press(page.locator("[data-testid=prompt] .btn:not([data-testid=act-cancel])").last)
        else:
            guest.press(page.locator("[data-spot]:visible").first)
        page.wait_for_timeout(120)
        if guest.seq() != before or guest.hook("result").count():
            return


@pytest.mark.parametrize(("game", "size"), CASES)
def test_every_title_can_be_played_on_every_screen(visit: Visit, game: str, size: str, axe: str) -> None:
    guest = visit(SIZES[size], "ru-RU" if size == "small" else "en-GB")
    seats = SEATS[:3] if game == "voluspa" else SEATS
    table = guest.table(seats, game, quickWindows=True)
    guest.wait_for_turn()
    check(guest)
    if game == "bloodrage":
        clan = Clan(guest, table, seed=5)
        expect(guest.hook("draft")).to_be_visible()
        assert not guest.page.evaluate(COVERED, "[data-testid^=pack-]")
        for _ in range(16):
            if guest.wait_for_turn() == "over":
                break
            check(guest)
            guest.one_move(clan.answer)
    else:
        dice = random.Random(3)
        for _ in range(8):
            if guest.wait_for_turn() == "over":
                break
            check(guest)
            if game == "voluspa":
                guest.one_move()
            else:
                lay(guest, dice)
    check(guest)
    assert not serious(guest.page, axe)
