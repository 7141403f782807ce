"""How a squad of Berserk is led with a pointer, or with keys alone: what is asked, and which spots answer it.

What may be done is read from the hall, as the page itself gets it; what is done is clicked, tapped or pressed. Spots
have the attribute `data-spot`, as `web/src/games/berserk/offers.ts` tells.
"""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from meadhall import Chance
from tests.browser.pages import Looks, Visitor
from tests.browser.quick import answer, told_now

KEYS = re.compile(
    r"\b(?:ui|board|card|term|element|class|kind|zone|place|ability|strength|moment|prompt|answer|event|no|option|error"
    r"|rules|recap|squad|deck)-[a-z_]+|\{ ?\$|@[a-z]+-"
)
"""What a page shows where a text is missing."""
CELL = re.compile(r"[a-e][1-6][+~]*")


def act_name(text: str) -> str:
    """What the button of an answer is called: a symbiont (`a6+`) and one that shares a cell (`a6~`) have their own."""
    spelled = text.replace("+", " on").replace("~", " beside")
    return re.sub(r"[^a-z0-9]+", "-", spelled).rstrip("-")


class Captain:
    """Somebody who leads a squad, by the title's quick policy."""

    def __init__(self, guest: Visitor, table: str, seed: int = 1) -> None:
        self.guest = guest
        self.table = table
        self.chance = Chance(seed)
        self.ways: set[str] = set()
        self.looks = Looks()

    def sync(self) -> Any:
        return told_now(self.guest, self.table)

    def check(self) -> None:
        """Nothing on the page lacks its text."""
        shown = self.guest.page.locator("body").inner_text()
        assert not KEYS.findall(shown), KEYS.findall(shown)

    def asked(self) -> tuple[str, str] | None:
        """What is asked, and the answer that will be given, once the page shows what the hall has told."""
        while True:
            sync = self.sync()
            if not sync["asked"]:
                return None
            shown = self.guest.page.wait_for_function(SHOWN, arg=sync["seq"]).json_value()[0]
            if shown == sync["seq"]:
                return str(sync["asked"]["kind"]), answer(sync, self.chance)

    # --- by pointing -----------------------------------------------------------------------------------------------

    def answer(self) -> None:
        """One move of one's own, to where the table has changed."""
        asked = self.asked()
        if asked is None:
            return
        kind, move = asked
        if self.looks.wanted(kind):
            self.check()
        before = self.guest.seq()
        parts = move.split(", ")
        head = parts[0].split(" ")
        self.ways.add(head[1] if len(head) > 1 else head[0])
        if kind == "turn" and len(head) > 1:
            self.act(head[0], head[1], parts[1:])
        elif kind.startswith("window") and head[0] == "defend":
            self.touch(head[1])
        elif kind.startswith("window") and len(head) > 1:
            self.instant(head)
        elif head[0] == "end":
            self.end_turn()
        else:
            self.say(move)
        if self.to_be_committed(before):
            self.commit()

    def end_turn(self) -> None:
        """A card that has stepped is still taken up: it is laid down first."""
        if not self.guest.hook("act-end").count() and self.guest.hook("act-cancel").count():
            self.guest.press(self.guest.hook("act-cancel"))
        self.press_act("end")

    def act(self, card: str, verb: str, parts: list[str]) -> None:
        """A card does something: take it up, name what where that is needed, and say where or at whom."""
        spot = self.spot(card)
        if spot.get_attribute("aria-pressed") != "true":
            self.guest.press(spot)
        if CELL.fullmatch(verb):
            self.touch(verb)
            return
        target = parts[-1] if parts else None
        plain = verb == "strike" or verb.startswith("feature")
        if target and len(parts) == 1 and plain and self.lit(target):
            self.touch(target)
            return
        self.press_act(f"verb-{verb}")
        for part in parts:
            self.say(part)

    def instant(self, words: list[str]) -> None:
        """An instant, by its card and what it is aimed at; by its button where its card is not in play, or where it is
        for the strike in return."""
        if words[-1] == "return" or not self.spot(words[0]).count():
            self.press_act(act_name(" ".join(words)))
            return
        self.touch(words[0])
        if len(words) > 2:
            self.touch(words[-1])

    def say(self, part: str) -> None:
        """An answer: a card or a cell by pointing at it, a word by its button."""
        spot = self.guest.page.locator(f'[data-spot="at:{part}"]:visible, [data-spot="word:{part}"]:visible')
        if spot.count():
            self.guest.press(spot.first)
        else:
            self.press_act(act_name(part))

    def to_be_committed(self, before: str) -> bool:
        """Whether a move that was put together waits for its last word; else it is played by now."""
        return bool(self.guest.page.wait_for_function(PUT_TOGETHER, arg=before).json_value() == "waits")

    def lit(self, card: str) -> bool:
        spot = self.spot(card)
        return "lit" in (spot.get_attribute("class") or "")

    def spot(self, word: str) -> Locator:
        found: Locator = self.guest.page.locator(f'[data-spot="at:{word}"]:visible').first
        return found

    def touch(self, word: str) -> None:
        self.guest.press(self.spot(word))

    def press_act(self, name: str) -> None:
        act = self.guest.hook(f"act-{name}")
        if not act.count() and self.guest.hook("prompt-more").count():
            self.guest.press(self.guest.hook("prompt-more"))
        expect(act.first).to_be_visible()
        self.guest.press(act.first)

    def commit(self) -> None:
        self.guest.press(self.guest.hook("act-commit"))

    # --- by keys alone ---------------------------------------------------------------------------------------------

    def by_keys(self) -> None:
        """The same by keys alone: arrows walk, Enter touches and plays, Space says no more, Tab goes to buttons."""
        asked = self.asked()
        if asked is None:
            return
        kind, move = asked
        parts = move.split(", ")
        head = parts[0].split(" ")
        before = self.guest.seq()
        if move in ("end", "pass", "done"):
            self.key("Space")
            if move == "end" and self.guest.hook("act-commit").count():
                self.key("Space")
            return
        if kind == "turn":
            if self.spot(head[0]).get_attribute("aria-pressed") != "true":
                self.walk(head[0])
                self.key("Enter")
            target = parts[-1] if len(parts) == 2 else head[1]
            if CELL.fullmatch(head[1]) or (
                len(parts) == 2 and not head[1].startswith(("jump", "tele")) and self.lit(target)
            ):
                self.walk(target)
                self.key("Enter")
            else:
                self.tab(f"act-verb-{head[1]}")
                for part in parts[1:]:
                    self.name(part)
        elif kind.startswith("window"):
            self.name(head[1] if head[0] == "defend" else head[0], move)
        else:
            self.name(move)
        if self.to_be_committed(before):
            self.key("Enter")

    def key(self, name: str) -> None:
        self.guest.page.keyboard.press(name)

    def name(self, part: str, move: str = "") -> None:
        """Where it lies, or else its button."""
        if self.guest.page.locator(f'[data-spot="at:{part}"]:visible').count():
            self.walk(part)
            self.key("Enter")
        else:
            self.tab("act-" + act_name(move or part))

    def walk(self, word: str) -> None:
        """With the arrow keys, one step after the other, to where this card or cell is."""
        goal = self.guest.page.evaluate(WHERE, f"at:{word}")
        here = self.guest.page.evaluate(FOCUS)
        for _ in range(24):
            if here and here["spot"] == f"at:{word}":
                return
            if here is None:
                self.key("ArrowRight")
                here = self.guest.page.evaluate(FOCUS)
                continue
            dx, dy = goal["x"] - here["x"], goal["y"] - here["y"]
            across = abs(dx) / goal["w"] > abs(dy) / goal["h"]
            way = ("Right" if dx > 0 else "Left") if across else ("Down" if dy > 0 else "Up")
            self.key(f"Arrow{way}")
            there = self.guest.page.evaluate(FOCUS)
            if there == here:  # nothing lies that way: go round
                self.key(f"Arrow{('Down' if dy > 0 else 'Up') if across else ('Right' if dx > 0 else 'Left')}")
                there = self.guest.page.evaluate(FOCUS)
            here = there
        raise AssertionError(f"no arrow leads to {word}")

    def tab(self, name: str) -> None:
        """With Tab to a button of the prompt."""
        expect(self.guest.hook(name).or_(self.guest.hook("prompt-more")).first).to_be_visible()
        if not self.guest.hook(name).count() and self.guest.hook("prompt-more").count():
            self.tab("prompt-more")
        for _ in range(2 * self.guest.page.evaluate(STOPS)):
            if self.guest.page.evaluate("() => document.activeElement?.dataset.testid ?? ''") == name:
                self.key("Enter")
                return
            self.key("Tab")
        raise AssertionError(f"no Tab leads to {name}")


STOPS = "() => document.querySelectorAll('a, button, input, select, summary, [tabindex]').length"
"""How often Tab may be pressed before it comes round; the longer the saga, the more."""
SHOWN = """seq => {
  const shown = Number(document.querySelector('[data-testid=table]')?.dataset.seq);
  return shown >= seq || document.querySelector('[data-testid=result]') ? [shown] : null;
}"""
"""How far the page has told, once it has told so far."""
PUT_TOGETHER = """before => {
  if (document.querySelector('[data-testid=act-commit]')) return 'waits';
  const seq = document.querySelector('[data-testid=table]')?.dataset.seq;
  return seq !== before || document.querySelector('[data-testid=result]') ? 'played' : '';
}"""
WHERE = """spot => {
  const box = document.querySelector(`[data-spot="${spot}"]`).getBoundingClientRect();
  const cell = document.querySelector('[data-testid=cell-a1]').getBoundingClientRect();
  return {x: box.left + box.width / 2, y: box.top + box.height / 2, w: cell.width, h: cell.height};
}"""
FOCUS = """() => {
  const thing = document.activeElement?.closest('[data-spot]');
  if (!thing) return null;
  const box = thing.getBoundingClientRect();
  return {spot: thing.dataset.spot, x: box.left + box.width / 2, y: box.top + box.height / 2};
}"""
