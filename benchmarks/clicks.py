"""From a click to the screen: how long a person waits for the board, in a browser beside a hall of its own.

    python -m benchmarks.clicks [--plays 1] [--web web/dist] [--most 100]

Plays whole games of Völuspá against a bot by clicking, and times three kinds of clicks: taking up a tile (its cells
light up), aiming at a cell (the ghost shows what it would give), and playing it (the hall has written the move and the
tile lies on the board). Each time runs from the browser's own stamp of the button let go to the end of the first frame
that shows the result. With `--most` it fails where the median of any kind is above so many milliseconds.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, sync_playwright

from tests.browser.pages import BEST

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 30_000
MOST_MOVES = 200
KINDS = ("take up a tile", "aim at a cell", "play it")

WATCH = """shown => {
  let start = 0;
  addEventListener('pointerup', event => { start = event.timeStamp; }, {capture: true, once: true});
  window.waited = new Promise(done => {
    const painted = () => requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => done(performance.now() - start);
      channel.port2.postMessage(null);
    });
    const watcher = new MutationObserver(() => {
      if (!start || !document.querySelector(shown)) return;
      watcher.disconnect();
      painted();
    });
    watcher.observe(document.body, {subtree: true, childList: true, attributes: true});
  });
}"""
"""Waits for a click, and then for the first frame that shows something."""

READY = """() => document.querySelector('[data-testid=result]') ? 'over'
  : document.querySelector('[data-testid=prompt][data-tone=act]') ? 'act' : ''"""


@contextmanager
def hall(web: Path) -> Iterator[str]:
    """The address of a hall in a process of its own, with an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "meadhall.cli", "serve", "--port", "0", "--web", str(web)]
        command += ["--database", f"sqlite+aiosqlite:///{folder}/hall.sqlite3", "--secret", "of the clicks"]
        server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            for line in server.stdout:
                if found := re.search(r"http://\S+", line):
                    yield found[0]
                    return
            raise SystemExit("the hall did not open")
        finally:
            server.terminate()
            server.wait(20)


class Player:
    """Plays by clicking, and keeps what every click took."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.times: dict[str, list[float]] = {kind: [] for kind in KINDS}
        csrf = page.request.get(f"{address}/api/me").json()["csrf"]
        wish = {"game": "voluspa", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], "start": True}
        headers = {"x-csrf-token": csrf, "origin": address}
        made = page.request.post(f"{address}/api/tables", data=wish, headers=headers).json()
        page.goto(f"{address}/table/{made['id']}")

    def hook(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def timed(self, kind: str, click: Locator, shown: str) -> None:
        self.page.evaluate(WATCH, shown)
        click.click()
        waited = self.page.evaluate(
            "patience => Promise.race([window.waited, new Promise(r => setTimeout(r, patience, -1))])", PATIENCE
        )
        if waited < 0:
            raise SystemExit(f"the board never showed {shown}")
        self.times[kind].append(float(waited))

    def move(self) -> None:
        if self.hook("act-pass").count():
            self.hook("act-pass").click()
            return
        rack = self.page.locator("[data-testid^=rack-]")
        for slot in range(rack.count()):
            self.timed(KINDS[0], rack.nth(slot), "[data-testid=act-cancel]")
            if self.hook("act-commit").count():
                self.hook("act-commit").click()
                return
            if self.hook("cell").count():
                break
        tile = self.page.locator("[data-testid^=rack-][aria-pressed=true]").get_attribute("data-tile")
        best = self.page.evaluate(BEST)
        if best is None:
            self.hook("fit").click()
            best = self.page.wait_for_function(BEST).json_value()
        self.timed(KINDS[1], self.page.locator(f"[data-testid=cell][data-cell={best}]"), "[data-testid=ghost]")
        self.timed(KINDS[2], self.hook("act-commit"), f"g[data-cell={best}][data-tile={tile}]")

    def play(self) -> int:
        """A whole game; gives the number of own moves."""
        for number in range(MOST_MOVES):
            if self.page.wait_for_function(READY, timeout=PATIENCE).json_value() == "over":
                return number
            before = self.page.evaluate("() => document.querySelector('[data-testid=table]').dataset.seq")
            self.move()
            self.page.wait_for_function(
                "before => document.querySelector('[data-testid=table]').dataset.seq !== before"
                " || document.querySelector('[data-testid=result]')",
                arg=before,
                timeout=PATIENCE,
            )
        raise SystemExit("the game does not end")


def report(times: dict[str, list[float]]) -> str:
    lines = ["| click | times | median | 95 of 100 | worst |", "| --- | ---: | ---: | ---: | ---: |"]
    for kind, found in times.items():
        ranked = sorted(found)
        late = ranked[min(len(ranked) - 1, int(len(ranked) * 0.95))]
        numbers = f"{statistics.median(ranked):.0f} ms | {late:.0f} ms | {ranked[-1]:.0f} ms"
        lines.append(f"| {kind} | {len(found)} | {numbers} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plays", type=int, default=1)
    parser.add_argument("--web", type=Path, default=ROOT / "web" / "dist")
    parser.add_argument("--most", type=float)
    chosen = parser.parse_args()
    times: dict[str, list[float]] = {kind: [] for kind in KINDS}
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with hall(chosen.web) as address, sync_playwright() as playwright:
        flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        for _ in range(chosen.plays):
            desk: Any = {"viewport": {"width": 1280, "height": 800}}
            context = browser.new_context(locale="en-GB", **desk)
            player = Player(context.new_page(), address)
            moves = player.play()
            print(f"a game of {moves} own moves", file=sys.stderr)
            for kind, found in player.times.items():
                times[kind] += found
            context.close()
        browser.close()
    print(report(times))
    if chosen.most is not None and any(statistics.median(found) > chosen.most for found in times.values()):
        raise SystemExit(f"slower than {chosen.most:.0f} ms")


if __name__ == "__main__":
    main()
