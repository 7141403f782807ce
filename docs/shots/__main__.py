"""Pictures of the pages, made by playing: `make shots`.

Opens a hall of its own, sits down at a table of every title against bots and plays to the end; takes the lobby, the
set-up, the waiting room, a table that one is invited to or not, the rules, the table at its start, in the middle and at
the end (of Berserk with an attack to answer, too), what a round or an age brought, and the review, in both languages,
on a desk and on a phone; and the table in the middle of a play on a tablet and on a phone held sideways. With
`ARGS=bloodrage` it takes one title alone, with `ARGS=decks` the deck builder and the page of a card, with `ARGS=muster`
how a squad is recruited and placed; with `ru` or `en` in one language, with `kept` only what goes into the book.

What is only to be looked at goes to build/shots: all the rest on screens of other forms, and hints.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import tempfile
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from meadhall.server.limits import Limits
from meadhall.server.settings import Settings
from meadhall.server.web.app import make_server

HERE = Path(__file__).parent
LOOKED_AT = HERE.parents[1] / "build" / "shots"
TOUCH: dict[str, Any] = {"device_scale_factor": 2, "has_touch": True, "is_mobile": True}
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, **TOUCH},
}
FORMS: dict[str, dict[str, Any]] = {
    "sideways": {"viewport": {"width": 844, "height": 390}, **TOUCH},
    "tablet": {"viewport": {"width": 1024, "height": 768}, "has_touch": True},
    "enlarged": {"viewport": {"width": 720, "height": 450}},
    "small": {"viewport": {"width": 360, "height": 640}, **TOUCH},
}
KEPT_FORMS = {("middle", "tablet"), ("middle", "sideways")}
"""Pictures of other forms of screens that go into the book as well."""
STAGED = ("wolves", "bloodrage")
"""Titles with rounds or ages, at whose ends the table stops."""
ANSWERED = ("berserk",)
"""Titles with instants, which are seen once more with a window open."""
SOME_TIME = 600_000
QUALITIES = (72, 60, 50, 40)
MOST_BYTES = 150_000
"""Of a picture; the best of the qualities is taken that is not larger."""
THOUGHT_OUT = "[data-testid=review]:has([data-testid=curve]):not(:has([data-testid=review-progress]))"
LANGUAGES = {"en": "en-GB", "ru": "ru-RU"}
NAMES = {"en": "Sigrun", "ru": "Сигрун"}
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "voluspa": (2, {"set": "all"}),
    "wolves": (4, {}),
    "bloodrage": (4, {}),
    "berserk": (2, {"decks": "squads"}),
}
"""How many sit at a table of each title, and its options."""
DECKS = {
    "berserk-deck-builder": "/decks/code/BRS1-K5QA-CRAN-PCVQ-14FZ-PFYW-Y8G0-33HG-0M0R-HRJC-R4S",
    "berserk-card": "/cards/helmir",
}
MOVES = {"start": 0, "middle": 14, "end": 400}
"""So many own moves are played before each picture of a table."""


BEFORE = {"pick-deck": "host", "go-first": "second", "redeal": "keep"}
"""What is answered on the way to the recruits."""
DEALT = "[data-testid=deal] [aria-pressed=false]"
LIT = "[data-testid=placement] .cell.lit"
PATIENT = "localStorage.setItem('meadhall.settings', JSON.stringify({pace: 'at_once', pause: 'key'}))"
RESTS = {"pass", "done", "stay", "end"}


@contextmanager
def hall() -> Iterator[str]:
    """A hall on a free port with a database of its own and bots that do not dawdle; gives its address."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            port=0,
            database=f"sqlite+aiosqlite:///{folder}/hall.sqlite",
            secret="of the pictures",
            bot_pace=0.0,
            quick_from=0.01,
            quick_to=0.02,
            review_tries=40,
            limits=Limits.generous(),
        )
        server = make_server(settings)
        server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
        thread = threading.Thread(target=lambda: asyncio.run(server._serve()))
        thread.start()
        while not server.started:
            assert thread.is_alive(), "the hall did not open"
            thread.join(0.05)
        try:
            yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(20)


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

    def sit_down(self, game: str, seats: int, options: dict[str, Any]) -> str:
        others = [{"kind": "bot", "bot": f"level:{2 - at % 2}"} for at in range(seats - 1)]
        table = self.post(
            "/api/tables",
            {"game": game, "seats": [{"kind": "me"}, *others], "options": options, "start": True, "quickWindows": True},
        )
        return str(table["id"])

    def play(self, table: str, moves: int, until_stage: int = 99) -> None:
        """So many own moves, as long as the play goes on and no further round or age begins."""
        for _ in range(moves):
            sync = self.wait(table)
            if sync["asked"] is None or len(self.get(f"/api/tables/{table}/reckoning")["stages"]) >= until_stage:
                return
            move = ", ".join(self.choose(table, sync))
            self.command(table, {"do": "move", "seq": sync["seq"], "seat": sync["asked"]["seat"], "move": move})

    def to_window(self, table: str) -> bool:
        """Until a card may step in to defend against the other side, whose turn it is; whoever rests stays able to. In
        some plays none ever may."""
        for _ in range(MOVES["end"]):
            sync = self.wait(table)
            asked = sync["asked"]
            if asked is None:
                return False
            offers = [offer["text"] for offer in asked["options"]]
            theirs = sync["view"]["state"]["active"] != asked["seat"]
            if theirs and any(offer.startswith("defend") for offer in offers):
                return True
            if "end" in offers:
                self.command(table, {"do": "move", "seq": sync["seq"], "seat": asked["seat"], "move": "end"})
            else:
                self.play(table, 1)
        return False

    def go_to_recruits(self, table: str) -> None:
        while (sync := self.wait(table))["asked"]["kind"] in BEFORE:
            move = BEFORE[sync["asked"]["kind"]]
            self.command(table, {"do": "move", "seq": sync["seq"], "seat": sync["asked"]["seat"], "move": move})

    def recruit(self, table: str) -> None:
        """As many as there are crystals for."""
        sync = self.wait(table)
        asked, seat, parts = sync["asked"], sync["asked"]["seat"], []
        while asked is not None:
            parts.append(asked["options"][0]["text"])
            asked = self.command(table, {"do": "compose", "seq": sync["seq"], "seat": seat, "parts": parts}).get(
                "asked"
            )
        self.command(table, {"do": "move", "seq": sync["seq"], "seat": seat, "move": ", ".join(parts)})
        while self.wait(table)["asked"]["kind"] != "place":
            time.sleep(0.02)

    def choose(self, table: str, sync: Any) -> list[str]:
        """A move, part by part: what promises most points, and of equals any that is no pass."""
        dice = random.Random(sync["seq"])
        asked, parts = sync["asked"], []
        while asked is not None:
            ranks = {
                offer["text"]: ((offer.get("preview") or {}).get("points") or 0, offer["text"] not in RESTS)
                for offer in asked["options"]
            }
            best = [text for text, rank in ranks.items() if rank == max(ranks.values())]
            parts.append(dice.choice(best))
            compose = {"do": "compose", "seq": sync["seq"], "seat": asked["seat"], "parts": parts}
            asked = self.command(table, compose).get("asked")
        return parts

    def command(self, table: str, what: dict[str, Any]) -> Any:
        return self.post(f"/api/tables/{table}/commands", {**what, "id": uuid.uuid4().hex})

    def wait(self, table: str) -> Any:
        """Until it is our turn, or the play is over."""
        for _ in range(1500):
            sync = self.get(f"/api/tables/{table}/sync?previews=true")
            if sync["asked"] is not None or sync["table"]["phase"] == "over":
                return sync
            time.sleep(0.02)
        raise SystemExit("the bots do not answer")


def shoot(browser: Browser, address: str, language: str, games: list[str], kept: bool) -> None:
    """All pictures in a language: each title is played once, and looked at on every device on the way."""
    context = browser.new_context(locale=LANGUAGES[language])
    guest = Guest(context, address)
    guest.post("/api/me", {"name": NAMES[language]})
    pages = windows(browser, context, language, DEVICES)
    forms = windows(browser, context, language, {} if kept else FORMS)
    booked_forms = {form: FORMS[form] for _, form in KEPT_FORMS} if kept else {}
    of_middle = windows(browser, context, language, booked_forms)

    def keep(page: Page, name: str, device: str) -> None:
        page.wait_for_timeout(800)
        booked = device in DEVICES or (name.rpartition("-")[2], device) in KEPT_FORMS
        folder = HERE if booked and not name.endswith("-hint") else LOOKED_AT
        file = folder / f"{name}-{device}-{language}.jpg"
        taken = (page.screenshot(type="jpeg", quality=quality) for quality in QUALITIES)
        picture = next((one for one in taken if len(one) < MOST_BYTES), None)
        if picture is None:
            raise SystemExit(f"{file.name} is larger than {MOST_BYTES} bytes at every quality")
        file.write_bytes(picture)

    def take(
        path: str,
        name: str,
        before: Callable[[Page], None] = lambda page: None,
        them: dict[str, Page] = pages,
        ready: str = "body",
    ) -> None:
        for device, page in them.items():
            page.goto(address + path)
            page.wait_for_load_state("networkidle")
            before(page)
            page.wait_for_selector(ready, timeout=SOME_TIME)
            keep(page, name, device)
            page.goto("about:blank")

    def pause(game: str, table: str) -> None:
        """The end of a round or an age, on pages that were there to see it."""
        for page in (them := pages | forms).values():
            page.goto(f"{address}/table/{table}")
            page.wait_for_selector("[data-testid=table]")
        begun = len(guest.get(f"/api/tables/{table}/reckoning")["stages"])
        guest.play(table, MOVES["end"], until_stage=begun + 1)
        if guest.wait(table)["asked"] is None:
            raise SystemExit(f"this play of {game} ended before the table stopped: take the pictures once more")
        for device, page in them.items():
            page.wait_for_selector("[data-testid=summary]", timeout=SOME_TIME)
            keep(page, f"{game}-summary", device)
            page.goto("about:blank")

    take("/", "lobby", ready=".pieces > *")
    if "decks" in games:
        for name, path in DECKS.items():
            take(path, name)
    if "muster" in games:
        muster(guest, take)
    take("/", "lobby", them=forms, ready=".pieces > *")
    free = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "level:3"}]
    made = guest.post("/api/tables", {"game": "wolves", "seats": free})
    take(f"/table/{made['id']}", "waiting", them=pages | forms)
    stranger = browser.new_context(locale=LANGUAGES[language])
    strangers = windows(browser, stranger, language, DEVICES)
    take(f"/table/{made['id']}", "uninvited", them=strangers)
    take(f"/table/{made['id']}?invite={made['invite']}", "invited", them=strangers)
    for game in [game for game in games if game in TABLES]:
        seats, options = TABLES[game]
        take(f"/new/{game}", f"{game}-set-up")
        take(f"/rules/{game}", f"{game}-rules")
        table = guest.sit_down(game, seats, options)
        for moment, moves in MOVES.items():
            if moment == "end" and game in STAGED:
                pause(game, table)
            guest.play(table, moves)
            take(f"/table/{table}", f"{game}-{moment}", them=pages | forms | (of_middle if moment == "middle" else {}))
            if moment == "middle" and game in ANSWERED:
                while not guest.to_window(table):
                    table = guest.sit_down(game, seats, options)
                take(f"/table/{table}", f"{game}-window", them=pages | forms)
            if moment == "middle" and not kept:
                page = pages["desktop"]
                page.goto(f"{address}/table/{table}")
                page.click("[data-testid=tool-hint]")
                page.wait_for_selector("[data-testid=hint]", timeout=SOME_TIME)
                keep(page, f"{game}-hint", "desktop")
        take(f"/review/{table}", f"{game}-review", them=pages | forms, ready=THOUGHT_OUT)
    for page in [*pages.values(), *forms.values(), *of_middle.values(), *strangers.values()]:
        page.context.close()
    stranger.close()
    context.close()


def windows(
    browser: Browser, context: BrowserContext, language: str, devices: dict[str, dict[str, Any]]
) -> dict[str, Page]:
    """Pages of one person, one for each device."""
    pages = {}
    for device, window in devices.items():
        seen = browser.new_context(locale=LANGUAGES[language], reduced_motion="reduce", **window)
        seen.add_cookies(context.cookies())  # type: ignore[arg-type]
        seen.add_init_script(f"if (location.protocol.startsWith('http')) {PATIENT}")
        pages[device] = seen.new_page()
    return pages


def muster(guest: Guest, take: Callable[..., None]) -> None:
    """Decks to pick from, recruits, a squad half placed."""
    table = guest.sit_down("berserk", 2, {"decks": "ready"})
    path = f"/table/{table}"
    take(path, "berserk-decks", lambda page: page.click("[data-testid=deck-host]"))
    guest.go_to_recruits(table)
    take(path, "berserk-recruits", lambda page: press(page, DEALT, 7))
    guest.recruit(table)
    take(path, "berserk-placement", lambda page: press(page, LIT, 5))


def press(page: Page, what: str, times: int) -> None:
    """Press the first of these so often, each time after the hall has answered."""
    for _ in range(times):
        page.wait_for_timeout(250)
        if page.locator(what).count():
            page.locator(what).first.click()


def main() -> None:
    LOOKED_AT.mkdir(parents=True, exist_ok=True)
    wanted = set(sys.argv[1:])
    kinds = wanted - {*LANGUAGES, "kept"}
    with hall() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM") or None, args=["--no-sandbox", "--disable-gpu"]
        )
        for language in [one for one in LANGUAGES if one in wanted] or LANGUAGES:
            games = [one for one in (*TABLES, "decks", "muster") if one in kinds or not kinds]
            shoot(browser, address, language, games, "kept" in wanted)
        browser.close()
    print(f"pictures are in {HERE.relative_to(Path.cwd())}, more to look at in {LOOKED_AT.relative_to(Path.cwd())}")


if __name__ == "__main__":
    main()
