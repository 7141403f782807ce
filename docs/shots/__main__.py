"""Pictures of the pages, made by playing: `make shots`.

Opens a hall of its own, sits down at a table against a bot and plays to the end; takes the lobby, the set-up, the
rules, and the table at its start, in the middle and at the end, in both languages, on a desk and on a phone.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

HERE = Path(__file__).parent
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}
LANGUAGES = {"en": "en-GB", "ru": "ru-RU"}
TABLES: dict[str, dict[str, Any]] = {"voluspa": {"set": "all"}}
MOVES = {"start": 0, "middle": 14, "end": 200}
"""So many own moves are played before each picture of a table."""


@contextmanager
def hall() -> Iterator[str]:
    """A server on a free port with a database of its own; gives its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "meadhall.cli", "serve", "--port", "0"]
        command += ["--database", f"sqlite+aiosqlite:///{folder}/hall.sqlite"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            for line in server.stdout:
                if "http://" in line:
                    yield line[line.index("http://") :].split()[0]
                    break
        finally:
            server.terminate()
            server.wait(20)


class Guest:
    """Somebody at the hall, by its HTTP interface, with the cookies of a browser."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address
        self.csrf = self.get("/api/me")["csrf"]

    def get(self, path: str) -> Any:
        return self.context.request.get(self.address + path).json()

    def post(self, path: str, data: dict[str, Any]) -> Any:
        answer = self.context.request.post(
            self.address + path, data=data, headers={"x-csrf-token": self.csrf, "origin": self.address}
        )
        return answer.json()

    def sit_down(self, game: str, options: dict[str, Any], name: str) -> str:
        self.post("/api/me", {"name": name})
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "naive"}]
        table = self.post("/api/tables", {"game": game, "seats": seats, "options": options, "start": True})
        return str(table["id"])

    def play(self, table: str, moves: int) -> None:
        """So many own moves, each the one that promises most points, as long as the play goes on."""
        for _ in range(moves):
            sync = self.wait(table)
            asked = sync["asked"]
            if asked is None:
                return
            best = max(asked["options"], key=lambda offer: (offer.get("preview") or {}).get("points", 0))
            move = {
                "do": "move",
                "seq": sync["seq"],
                "seat": asked["seat"],
                "move": best["text"],
                "id": f"shot-{sync['seq']}",
            }
            self.post(f"/api/tables/{table}/commands", move)

    def wait(self, table: str) -> Any:
        """Until it is our turn, or the play is over."""
        for _ in range(100):
            sync = self.get(f"/api/tables/{table}/sync?previews=true")
            if sync["asked"] is not None or sync["table"]["phase"] == "over":
                return sync
            self.context.pages[0].wait_for_timeout(100)
        raise SystemExit("the bot does not answer")


def shoot(browser: Browser, address: str, language: str, device: str) -> None:
    context = browser.new_context(locale=LANGUAGES[language], reduced_motion="reduce", **DEVICES[device])
    page = context.new_page()

    def take(path: str, name: str) -> None:
        page.goto(address + path)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(800)
        page.screenshot(path=HERE / f"{name}-{device}-{language}.jpg", type="jpeg", quality=80)

    take("/", "lobby")
    guest = Guest(context, address)
    for game, options in TABLES.items():
        take(f"/new/{game}", f"{game}-set-up")
        take(f"/rules/{game}", f"{game}-rules")
        table = guest.sit_down(game, options, "Сигрун" if language == "ru" else "Sigrun")
        for moment, moves in MOVES.items():
            guest.play(table, moves)
            take(f"/table/{table}", f"{game}-{moment}")
    context.close()


def main() -> None:
    with hall() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM") or None, args=["--no-sandbox", "--disable-gpu"]
        )
        for language in LANGUAGES:
            for device in DEVICES:
                shoot(browser, address, language, device)
        browser.close()
    print(f"pictures are in {HERE.relative_to(Path.cwd())}")


if __name__ == "__main__":
    main()
