"""How a clan of Blood Rage is led with a pointer: what is asked, and which spots of the table answer it.

What may be done is read from the hall, as the page itself gets it; what is done is clicked or tapped. Spots have the
attribute `data-spot`, as `web/src/games/bloodrage/offers.ts` tells.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect

from tests.browser.pages import PATIENCE, Looks, Visitor
from tests.browser.quick import told_now

KEYS = re.compile(
    r"\b(?:ui|board|card|figure|province|fjord|region|clan|stat|reward|phase|kind|cause|prompt|answer|event|no|option"
    r"|error|rules|god)-[a-z_]+|\{ ?\$|@[a-z]+-"
)
"""What a page shows where a text is missing."""
LATIN = re.compile(r"[A-Za-z]{3,}")
FOREIGN = {"English", "Enter", "Esc", "Escape", "Tab", "III"}
QUEST = re.compile(r"(?:alfheim|jotunheim|manheim|yggdrasil|glorious_death)-\d")
CARDS = {"draft": "pack", "keep": "hand", "battle-card": "hand", "late-card": "hand", "prowess": "table"}
WORDS = {"pass", "done", "stay", "flee", "pillage"}
FIGURES = {"tide", "spare", "march"}
PLACES = {"hammers", "free-invasion"}
STATS = {"raise", "sacrifice-stat", "quest-reward"}

PLAYED = """before => document.querySelector('[data-testid=table]')?.dataset.seq !== before
  || document.querySelector('[data-testid=result]')"""
FREE_POINT = """thing => {
  thing.scrollIntoView({block: 'nearest', inline: 'center'});
  const box = thing.getBoundingClientRect();
  const points = [];
  for (let i = 1; i < 16; i++) for (let j = 1; j < 16; j++) points.push([box.width * i / 16, box.height * j / 16]);
  const far = ([x, y]) => Math.hypot(x - box.width / 2, y - box.height / 2);
  points.sort((a, b) => far(a) - far(b));
  const mine = ([x, y]) => document.elementFromPoint(box.left + x, box.top + y)?.closest('[data-spot]') === thing;
  const near = [[0, 0], [3, 0], [-3, 0], [0, 3], [0, -3]];
  const free = points.find(([x, y]) => near.every(([i, j]) => mine([x + i, y + j])));
  return free ? {x: free[0], y: free[1]} : null;
}"""
"""The point nearest its middle where nothing else lies over a spot."""


class Clan:
    """One person's clan at one table."""

    def __init__(self, guest: Visitor, table: str, seed: int = 0) -> None:
        self.guest = guest
        self.page = guest.page
        self.table = table
        self.dice = random.Random(seed)
        self.kinds: set[str] = set()
        """What has been asked so far, and which actions were taken."""
        self.looks = Looks()

    @property
    def language(self) -> str:
        return str(self.page.locator("html").get_attribute("lang"))

    # --- what the hall tells this person ---------------------------------------------------------------------------

    def sync(self) -> Any:
        return told_now(self.guest, self.table)

    def sync_all(self) -> Any:
        """With the whole log."""
        return self.guest.get(f"/api/tables/{self.table}/sync")

    def own(self) -> Any:
        """The own clan as one's view has it."""
        view = self.sync()["view"]
        return view["state"]["clans"][view["seat"]]

    def standing(self) -> list[tuple[str, str]]:
        """Own figures on the board, each with its place."""
        view = self.sync()["view"]
        places = {**view["state"]["provinces"], **view["state"]["fjords"]}
        return [(kind, name) for name in places for seat, kind, _ in places[name]["figures"] if seat == view["seat"]]

    # --- one spot after the other ----------------------------------------------------------------------------------

    def touch(self, spot: str) -> None:
        things = self.page.locator(f'[data-spot="{spot}"]')
        expect(things.first).to_be_visible(timeout=PATIENCE)
        if self.touched(things):
            return
        if self.guest.hook("battle-fold").count():
            # On a narrow screen the battle lies over the board until it is put aside.
            self.guest.press(self.guest.hook("battle-fold"))
            expect(self.guest.hook("battle-fold")).to_have_count(0, timeout=PATIENCE)
        assert self.touched(things), f"nothing of {spot} can be touched"

    def touched(self, things: Locator) -> bool:
        """Touch the first of these that does not lie under something else."""
        for thing in things.all():
            at = thing.evaluate(FREE_POINT)
            if at is not None:
                if self.guest.touch:
                    thing.tap(position=at)
                else:
                    thing.click(position=at)
                return True
        return False

    def press(self, act: str) -> None:
        self.guest.press(self.guest.hook(f"act-{act}"))

    def commit(self) -> None:
        expect(self.guest.hook("act-commit")).to_be_enabled(timeout=PATIENCE)
        self.press("commit")

    # --- whole moves -----------------------------------------------------------------------------------------------

    def answer(self) -> None:
        """Answer what is asked with a whole move. Where passing is all there is, the hall does that by itself."""
        asked = self.sync()["asked"]
        texts = [offer["text"] for offer in asked["options"]] if asked else ["pass"]
        if texts == ["pass"] and not (asked and asked["kind"] == "action"):
            return
        self.kinds.add(asked["kind"])
        if self.looks.wanted(asked["kind"]):
            self.check()
        if asked["kind"] == "action":
            self.act(self.wished(texts))
        else:
            self.reply(asked, self.dice.choice(texts))

    def wished(self, texts: list[str]) -> str:
        """Some action, those with few options as often as those with many; now and then a pass."""
        words = sorted({text.split(" ")[0] for text in texts} - {"pass"})
        word = self.dice.choice(words) if words and self.dice.random() > 0.12 else "pass"
        self.kinds.add(word)
        return self.dice.choice([text for text in texts if text.split(" ")[0] == word])

    def act(self, move: str) -> None:
        """An action: a figure and a place, a card, a place and a word."""
        word, *things = move.split(" ")
        if word in ("invade", "recall"):
            self.touch(f"{'reserve' if word == 'invade' else 'dead'}:{things[0]}")
            self.touch(f"place:{things[1]}")
            self.commit()
        elif word == "march":
            self.touch(f"place:{things[0]}")
            self.press("march")
            self.touch(f"place:{things[1]}")
            self.commit()
        elif word in ("pillage", "challenge"):
            self.touch(f"place:{things[0]}")
            self.press(word)
            self.commit()
        elif word == "upgrade":
            self.upgrade(*things)
        elif word == "quest":
            self.touch(f"hand:{self.dice.choice([card for card in self.own()['hand'] if QUEST.fullmatch(card)])}")
            self.commit()
        elif word == "sacrifice":
            self.press("sacrifice")
            for figure, place in self.dice.sample(self.standing(), 2):
                self.touch(f"figure:{place}:{figure}")
            self.page.locator("[data-spot^='stat:']").first.wait_for()
            self.touch(self.page.locator("[data-spot^='stat:']").first.get_attribute("data-spot") or "")
            self.commit()
        else:
            self.press("pass")
            self.commit()

    def upgrade(self, card: str, over: str = "", other: str = "") -> None:
        """The card, the slot where there are several, and where its figure invades."""
        offers = [offer["text"] for offer in self.sync()["asked"]["options"]]
        self.touch(f"hand:{card}")
        if len([text for text in offers if text.startswith(f"upgrade {card}")]) > 1:
            upgrades = self.own()["upgrades"]
            slots = self.page.locator("[data-spot^='slot:']")
            slots.first.wait_for()
            self.touch(f"slot:{upgrades.index(other)}" if over else slots.first.get_attribute("data-spot") or "")
        # The button is there at once; where the hall then says that a figure invades, that is asked in its place.
        before, stay = self.guest.seq(), self.guest.hook("act-stay")
        ready = self.page.locator("[data-testid=act-commit]:enabled, [data-testid=act-stay]")
        for _ in range(3):
            expect(ready.first).to_be_visible(timeout=PATIENCE)
            if stay.count():
                self.kinds.add("free-invasion")
                places = self.page.locator("[data-spot^='place:']:is(.legal, .may)")
                if not places.count() or self.dice.random() < 0.2:
                    self.press("stay")
                    return
                self.touch(places.nth(self.dice.randrange(places.count())).get_attribute("data-spot") or "")
            with suppress(AssertionError, TimeoutError):
                commit = self.guest.hook("act-commit")
                expect(commit).to_be_enabled(timeout=20_000)
                commit.tap(timeout=20_000) if self.guest.touch else commit.click(timeout=20_000)
                self.page.wait_for_function(PLAYED, arg=before, timeout=20_000)
                return
        raise AssertionError(f"the upgrade {card} cannot be played")

    def reply(self, asked: Any, text: str) -> None:
        """An answer to anything but an action."""
        kind, params = asked["kind"], asked["params"]
        if (kind not in FIGURES and text == "warrior") or text in WORDS or text.startswith("as "):
            self.press(re.sub(r"\W+", "-", text))
            return
        if kind in CARDS:
            texts = [text]
            if kind == "draft" and params["count"] > 1:
                pack = self.sync()["view"]["state"]["draft"]["hand"]
                texts = self.dice.sample(pack, params["count"])
            for card in texts:
                self.touch(f"{CARDS[kind]}:{card}")
        elif kind == "call":
            figure, place = text.split(" ")
            self.touch(f"figure:{place}:{figure}")
        elif kind in FIGURES:
            self.touch(f"kind:{text.split(' ')[-1]}")
        elif kind in PLACES:
            self.touch(f"place:{text}")
        elif kind in STATS:
            for _ in range(params.get("count", 1)):
                self.touch(f"stat:{text}")
        else:
            raise AssertionError(f"nobody knows how to answer {kind}: {text}")
        self.commit()

    # --- what the page shows ---------------------------------------------------------------------------------------

    def look(self) -> dict[str, list[str]]:
        """What lies where on the page: everything that a reload must bring back."""
        found = self.page.evaluate(
            """() => {
              const all = (selector, read) => [...document.querySelectorAll(selector)].map(read);
              return {
                figures: all('[data-figure][data-place]', one => one.dataset.figure + ' ' + one.dataset.place).sort(),
                places: all('[data-province]', one => one.getAttribute('aria-label')),
                hand: all('[data-spot^="hand:"]', one => one.dataset.spot).sort(),
                pack: all('[data-spot^="pack:"]', one => one.dataset.spot).sort(),
                prompt: all('[data-testid=prompt-ask]', one => one.innerText),
              };
            }"""
        )
        return dict(found)

    def until(self, sees: Callable[[], bool], what: str) -> None:
        """Wait until the page shows it."""
        end = time.monotonic() + PATIENCE / 1000
        while not sees():
            assert time.monotonic() < end, f"{what}: {self.look()}"
            self.page.wait_for_timeout(100)

    def stands(self, figures: list[str]) -> None:
        """Wait until exactly these figures are on the page's board."""
        self.until(lambda: self.look()["figures"] == sorted(figures), f"the board does not show exactly {figures}")

    def reload(self, before: dict[str, list[str]]) -> None:
        """Load the page again: all that it showed must come back."""
        self.page.reload()
        self.until(lambda: self.look() == before, "the page is not as it was")

    def check(self) -> None:
        """Every text is there in the page's language, and nothing is wider than the screen."""
        text = self.page.locator("body").inner_text()
        missing = KEYS.findall(text)
        assert not missing, missing
        if self.language == "ru":
            names = {
                word for seat in self.guest.info(self.table)["seats"] for word in LATIN.findall(seat["name"] or "")
            }
            foreign = set(LATIN.findall(text)) - FOREIGN - names
            assert not foreign, foreign
        wide = self.page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0
