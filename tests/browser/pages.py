"""People at browsers: how a page is opened and a game of Völuspá played on it."""

from __future__ import annotations

import json
import os
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
PATIENCE = 60_000
"""Milliseconds; on a busy machine a page may be very late."""
MOST_MOVES = 120
ALL = os.environ.get("MEADHALL_ALL", "") not in ("", "0")
"""Whether every case is to be seen, as in `make test-all`; else those that find most."""
SLOWER = float(os.environ.get("MEADHALL_SLOWER", "1"))
"""How many times slower than it could every page runs, as on a busy machine: finds what a test does not wait for."""
expect.set_options(timeout=PATIENCE)

AT_ONCE = """if (location.protocol.startsWith('http') && !localStorage.getItem('meadhall.settings'))
  localStorage.setItem('meadhall.settings', JSON.stringify({pace: 'at_once', pause: 'never'}))"""
"""Whoever is in a hurry is told of others' moves at once, and the table never stops."""

READY = """() => document.querySelector('[data-testid=result]') ? 'over'
  : document.querySelector('[data-testid=curtain]') ? 'curtain'
  : document.querySelector('[data-testid=prompt][data-tone=act],[data-testid=prompt][data-tone=react]') ? 'act' : ''"""

IN_SIGHT = """() => {
  const board = document.querySelector('[data-testid=board]').getBoundingClientRect();
  const seen = [...document.querySelectorAll('[data-testid=cell]')].filter(cell => {
    const at = cell.getBoundingClientRect();
    return at.left > board.left && at.right < board.right && at.top > board.top && at.bottom < board.bottom;
  });
  return seen.sort((a, b) => b.dataset.points - a.dataset.points).map(cell => cell.dataset.cell);
}"""
"""The cells in sight, those that give most first."""
BEST = f"() => ({IN_SIGHT})()[0] ?? null"
WORST = f"() => ({IN_SIGHT})().at(-1) ?? null"
"""The cell in sight that gives most, and the one that gives least."""


CLASHES = """selectors => {
  const things = selectors.flatMap(selector => [...document.querySelectorAll(selector)]);
  const seen = things.filter(thing => thing.checkVisibility())
    .map(thing => ({name: thing.dataset.testid ?? thing.className, box: thing.getBoundingClientRect()}));
  return seen.flatMap(({name, box}, at) => seen.slice(at + 1)
    .filter(({box: other}) => Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1
      && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1)
    .map(other => `${name} and ${other.name}`));
}"""
"""Which of the things on the page that these selectors find lie over each other."""


class Visitor:
    """Somebody with a browser of their own. What goes wrong on the page is kept in `mistakes`."""

    def __init__(self, browser: Browser, address: str, device: dict[str, Any], locale: str = "en-GB") -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(locale=locale, reduced_motion="reduce", **device)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(AT_ONCE)
        self.page: Page = self.context.new_page()
        self.touch = bool(device.get("has_touch"))
        self.mistakes: list[str] = []
        self.page.on("pageerror", lambda error: self.mistakes.append(str(error)))
        self.page.on("console", self.hear)
        if SLOWER > 1:
            self.slow_down()

    def slow_down(self) -> None:
        devtools = self.context.new_cdp_session(self.page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        network = {"offline": False, "latency": 20 * SLOWER, "downloadThroughput": -1, "uploadThroughput": -1}
        devtools.send("Network.emulateNetworkConditions", network)

    def hear(self, message: Any) -> None:
        if message.type == "error" and "net::ERR" not in message.text and "WebSocket" not in message.text:
            self.mistakes.append(message.text)

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page

    def prefer(self, **settings: str) -> None:
        """Open every page from now on with these settings, whatever an earlier one wrote down last."""
        chosen = json.dumps(json.dumps(settings))
        self.page.add_init_script(
            f"if (location.protocol.startsWith('http')) localStorage.setItem('meadhall.settings', {chosen})"
        )

    def hook(self, name: str) -> Any:
        return self.page.get_by_test_id(name)

    def resize(self, width: int, height: int) -> None:
        """Another size of the window, once the page has drawn itself for it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")

    def clashes(self, *selectors: str) -> list[str]:
        """Which of these things lie over each other; each of the selectors finds something."""
        for selector in selectors:
            expect(self.page.locator(selector).first).to_be_visible()
        return list(self.page.evaluate(CLASHES, selectors))

    # --- the hall by its interface -------------------------------------------------------------------------------

    def get(self, path: str) -> Any:
        return self.context.request.get(self.address + path).json()

    def post(self, path: str, data: dict[str, Any]) -> Any:
        csrf = self.get("/api/me")["csrf"]
        headers = {"x-csrf-token": csrf, "origin": self.address}
        answer = self.context.request.post(self.address + path, data=data, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def table(self, seats: list[dict[str, Any]], game: str = "voluspa", **more: Any) -> str:
        """A new table; gives its id and opens its page."""
        made = self.unseen_table(seats, game, **more)
        self.open(f"/table/{made}")
        return made

    def unseen_table(self, seats: list[dict[str, Any]], game: str = "voluspa", **more: Any) -> str:
        """A new table; gives its id. What is played there before its page is opened costs no drawing."""
        made = self.post("/api/tables", {"game": game, "seats": seats, "start": True, **more})
        return str(made["id"])

    def info(self, table: str) -> Any:
        return self.get(f"/api/tables/{table}")

    def until(self, condition: Callable[[], Any], what: str) -> None:
        """Wait until it is so, and fail with these words when patience ends."""
        end = time.monotonic() + 2 * PATIENCE / 1000
        while not condition():
            assert time.monotonic() < end, what
            self.page.wait_for_timeout(100)

    # --- playing ---------------------------------------------------------------------------------------------------

    def wait_for_turn(self) -> str:
        """Until something is asked here, a curtain hangs, or the play is over."""
        return str(self.page.wait_for_function(READY, timeout=PATIENCE).json_value())

    def place(self, cell: str = BEST) -> None:
        """One move by pointing: the tile that goes somewhere, a cell, the button."""
        if self.hook("act-pass").count():
            self.press(self.hook("act-pass"))
            return
        for slot in range(self.page.locator("[data-testid^=rack-]").count()):
            self.press(self.hook(f"rack-{slot}"))
            if self.hook("act-commit").count() or self.hook("cell").count():
                break
        if not self.hook("act-commit").count():
            found = self.page.evaluate(cell)
            if found is None:
                self.press(self.hook("fit"))
                found = self.page.wait_for_function(cell).json_value()
            self.press(self.page.locator(f"[data-testid=cell][data-cell={found}]"))
        self.press(self.hook("act-commit"))

    def press(self, thing: Any) -> None:
        if self.touch:
            thing.tap()
        else:
            thing.click()

    def by_keys(self) -> None:
        """One move with nothing but keys."""
        if self.hook("act-pass").count():
            self.page.keyboard.press("Space")
            return
        for slot in range(1, 10):
            self.page.keyboard.press(str(slot))
            if self.hook("act-commit").count() or self.hook("cell").count():
                break
        if not self.hook("act-commit").count():
            self.page.keyboard.press("ArrowRight")
        expect(self.hook("act-commit")).to_be_visible()
        self.page.keyboard.press("Enter")

    def play_on(self, how: Any = None, moves: int = MOST_MOVES) -> str:
        """Play so many own moves, or to the end; gives what the page waits for then."""
        play = how or self.place
        for _ in range(moves):
            ready = self.wait_for_turn()
            if ready == "curtain":
                self.press(self.hook("curtain-lift"))
                continue
            if ready == "over":
                return ready
            self.one_move(play)
        return self.wait_for_turn()

    def one_move(self, play: Any = None) -> None:
        """Play a move of one's own, and wait until it stands."""
        before = self.seq()
        (play or self.place)()
        self.page.wait_for_function(
            "before => document.querySelector('[data-testid=table]')?.dataset.seq !== before"
            " || document.querySelector('[data-testid=result]')",
            arg=before,
            timeout=PATIENCE,
        )

    def seq(self) -> str:
        return str(self.page.evaluate("() => document.querySelector('[data-testid=table]')?.dataset.seq"))

    def result(self) -> list[str]:
        """The scores on the closing page, best first."""
        expect(self.hook("result")).to_be_visible()
        return [text.strip() for text in self.hook("result").locator(".score").all_inner_texts()]

    def close(self) -> None:
        self.context.close()
        assert not self.mistakes, self.mistakes


class Looks:
    """When the whole page is read in a long play: at whatever is asked for the first time, and at every fifth after."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()

    def wanted(self, kind: str) -> bool:
        self.asked[kind] += 1
        return self.asked[kind] % 5 == 1


def scores(info: Any) -> list[str]:
    """The scores of a finished table as the hall tells them, best first."""
    return [str(one["score"]) for one in sorted(info["result"], key=lambda one: one["place"])]


def serious(page: Page, axe: str) -> list[str]:
    """What axe finds serious or worse on the page as it stands."""
    page.evaluate(axe)
    found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [
        f"{one['id']}: {one['help']} {json.dumps([node['target'] for node in one['nodes'][:3]])}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
