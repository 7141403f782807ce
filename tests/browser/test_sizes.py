"""Every title on screens of all forms: what is asked, the board and the hand are there, and can be touched.

In `make test` each title is played on one of them, in `make test-all` on all.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.clans import Clan
from tests.browser.pages import ALL, PHONE, Visitor, serious
from tests.browser.squads import Captain

Visit = Callable[..., Visitor]
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SIZES: dict[str, dict[str, Any]] = {
    "sideways": {"viewport": {"width": 844, "height": 390}, **TOUCH},
    "enlarged": {"viewport": {"width": 720, "height": 450}},
    "tablet": {"viewport": {"width": 1024, "height": 768}, "has_touch": True},
    "small": {"viewport": {"width": 360, "height": 640}, **TOUCH},
}
SOME = [("voluspa", "sideways"), ("wolves", "small"), ("bloodrage", "tablet"), ("berserk", "enlarged")]
EACH = [(game, size) for game in ("voluspa", "wolves", "bloodrage", "berserk") for size in SIZES]
CASES = EACH if ALL else SOME
SEATS = [{"kind": "me"}, *[{"kind": "bot", "bot": "naive"}] * 3]
COMPANY = {"voluspa": 3, "berserk": 2}
OPTIONS = {"berserk": {"decks": "squads"}}

FAULTS = """() => {
  const faults = [];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) faults.push(`the page is ${page.scrollWidth} wide`);
  if (page.scrollHeight > innerHeight + 1) faults.push(`the page is ${page.scrollHeight} high`);
  const table = document.querySelector('[data-testid=table]');
  // The halos of a row's last card may reach a little beyond the edge, and nothing else.
  if (table.scrollWidth > innerWidth + 10) faults.push(`the table reaches ${table.scrollWidth} far`);
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

WATCH = """() => {
  window.wordless = 0;
  new MutationObserver(() => {
    const lines = [...document.querySelectorAll('[data-testid=told]')];
    window.wordless += lines.filter(line => !line.innerText.trim()).length;
  }).observe(document.body, {childList: true, subtree: true, characterData: true});
}"""
"""Count from now on how often the line that tells of others' moves has nothing to say, even for a moment."""

NOTE_DRAWN = """new MutationObserver((_, watching) => {
  if (!document.querySelector('[data-testid=prompt]')) return;
  window.drawn = performance.now();
  watching.disconnect();
}).observe(document, {childList: true, subtree: true})"""
"""Note when the board is there for the first time."""

LOADED = """() => performance.getEntriesByType('resource')
  .filter(({name, startTime}) => /\\.(js|css)$/.test(name) && startTime < window.drawn + 100)
  .reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0)"""
"""Bytes of scripts and styles, as they are sent, that the first board asks for: what follows in good time comes 300 ms
after it, or later."""
MOST_BYTES = 150_000

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
    seats = SEATS[: COMPANY.get(game, len(SEATS))]
    table = guest.table(seats, game, quickWindows=True, options=OPTIONS.get(game, {}))
    guest.wait_for_turn()
    check(guest)
    guest.page.evaluate(WATCH)
    if game == "bloodrage":
        clan = Clan(guest, table, seed=5)
        expect(guest.hook("draft")).to_be_visible()
        assert not guest.page.evaluate(COVERED, "[data-testid^=pack-]")
        for _ in range(16):
            if guest.wait_for_turn() == "over":
                break
            check(guest)
            guest.one_move(clan.answer)
    elif game == "berserk":
        captain = Captain(guest, table, seed=5)
        for _ in range(16):
            if guest.wait_for_turn() == "over":
                break
            check(guest)
            assert not guest.page.evaluate(COVERED, "[data-testid=field] .cell[data-card], .sky")
            guest.one_move(captain.answer)
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
    assert guest.page.evaluate("() => window.wordless") == 0
    assert not serious(guest.page, axe)


@pytest.mark.parametrize("game", ["voluspa", "wolves", "bloodrage", "berserk"])
def test_the_first_board_of_a_title_is_light(visit: Visit, game: str) -> None:
    """All that it asks for is counted, emblems and parts that are loaded on their own too."""
    guest = visit(PHONE, "ru-RU")
    guest.page.add_init_script(NOTE_DRAWN)
    guest.table(SEATS[: COMPANY.get(game, len(SEATS))], game, options=OPTIONS.get(game, {}))
    guest.page.wait_for_function("() => performance.now() > window.drawn + 1000")
    assert MOST_BYTES / 2 < guest.page.evaluate(LOADED) <= MOST_BYTES
