"""Berserk before the battle, and a duel of two browsers: decks, recruits, secret placement, defenders, instants."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.decks import READY
from tests.browser.conftest import WINDOW, Time
from tests.browser.pages import DESK, PHONE, Visitor, serious

Visit = Callable[..., Visitor]
MACHINE: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "bot": "level:1"}]
KIND = """() => document.querySelector('[data-testid=prompt][data-tone=act]')
  ? document.querySelector('[data-testid=muster]')?.dataset.kind ?? '' : ''"""
"""What is asked, until it is answered."""
LARGE = [(1440, 900), (1024, 768)]
LONG = {"kind": "live", "move": 90, "reserve": 9000}
"""A clock that nobody runs out of while a window is open."""
WHOLE = """words => {
  const [box, ask] = ['.prompt .words', '[data-testid=prompt-ask]'].map(one => document.querySelector(one));
  return ask.textContent.includes(words)
    && ask.getBoundingClientRect().bottom <= box.getBoundingClientRect().bottom + 1;
}"""
"""The question is asked, and nothing of it is cut off."""
SMALL = [(390, 844), (360, 640), (844, 390)]


class Ears:
    """What a page hears over its channel."""

    def __init__(self, visitor: Visitor) -> None:
        self.heard: list[str] = []
        visitor.page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, frame: Any) -> None:
        self.heard.append(frame if isinstance(frame, str) else frame.decode())

    def named(self, kinds: set[int]) -> set[str]:
        """Which of these cards were named so far, by number or by word."""
        text = "\n".join(self.heard)
        numbers = set(re.findall(r"\b\d{5}\b", text))
        words = set(re.findall(r"[a-z][a-z-]+[a-z]", text))
        cards = [BOOK.cards[kind] for kind in kinds]
        return {
            card.word for card in cards if str(card.id) in numbers or card.word in words or f"card-{card.word}" in words
        }

    def answers(self, frame: str, seat: int) -> set[str]:
        """What was told of a seat's answers to something asked in secret, as JSON."""
        found: set[str] = set()
        for text in self.heard:
            state = (json.loads(text).get("view") or {}).get("state") or {}
            for name, fields, *_ in state.get("frames", []):
                if name == frame:
                    found.add(json.dumps(fields[1][seat]))
        return found


class Duel:
    """Two people at browsers of their own."""

    def __init__(self, host: Visitor, friend: Visitor, decks: str, **more: Any) -> None:
        self.people = (host, friend)
        self.ears = (Ears(host), Ears(friend))
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = host.post(
            "/api/tables",
            {"game": "berserk", "seats": seats, "options": {"decks": decks}, "quickWindows": True, **more},
        )
        self.table = made["id"]
        friend.post(f"/api/tables/{self.table}/join", {"name": "Торвальд", "invite": made["invite"]})
        host.post(f"/api/tables/{self.table}/start", {})
        for visitor in self.people:
            visitor.open(f"/table/{self.table}")

    def sync(self, seat: int) -> Any:
        return self.people[seat].get(f"/api/tables/{self.table}/sync")


def kind_of(visitor: Visitor) -> str:
    return str(visitor.page.evaluate(KIND))


def pick(visitor: Visitor, deck: str) -> None:
    visitor.press(visitor.hook(f"deck-{deck}"))
    answer(visitor)


def answer(visitor: Visitor) -> None:
    """Give the answer that is put together. While others still think, nobody's clock of moves goes on."""
    visitor.press(visitor.hook("act-commit"))
    expect(visitor.hook("act-commit")).to_have_count(0)


def to_recruiting(*visitors: Visitor) -> None:
    """Whoever rolled more goes first; all keep what they are dealt."""

    def go_on() -> bool:
        kinds = [kind_of(visitor) for visitor in visitors]
        for visitor, kind in zip(visitors, kinds, strict=True):
            if kind == "go-first":
                visitor.press(visitor.hook("order-first"))
                answer(visitor)
                answered(visitor, kind)
            elif kind == "redeal":
                visitor.one_move(lambda: visitor.press(visitor.hook("act-keep")))  # noqa: B023
        return all(kind == "recruit" for kind in kinds)

    visitors[0].until(go_on, "nobody recruits")


def answered(visitor: Visitor, kind: str) -> None:
    """Until it is no longer asked: an answer under way is not given twice."""
    visitor.page.wait_for_function(f"kind => ({KIND})() !== kind", arg=kind)


def recruit(visitor: Visitor, most: int = 15) -> list[str]:
    """Pick cards of the deal as long as there are crystals; gives their words."""
    for at in range(15):
        card = visitor.hook(f"deal-{at}")
        if len(squad(visitor)) < most and card.get_attribute("aria-pressed") == "false":
            before = len(squad(visitor))
            visitor.press(card)
            visitor.page.wait_for_function(
                """([at, before]) => document.querySelectorAll('[data-testid=deal] [aria-pressed=true]').length > before
                  || document.querySelector(`[data-testid=deal-${at}] .barred`)""",
                arg=[at, before],
            )
    return squad(visitor)


def squad(visitor: Visitor) -> list[str]:
    cards = visitor.page.locator("[data-testid=deal] [aria-pressed=true]").all()
    return [str(card.get_attribute("data-card")) for card in cards]


def done(visitor: Visitor) -> None:
    """Go with these, even if there were crystals for more."""
    visitor.press(visitor.hook("act-commit"))
    if visitor.hook("act-cancel").count():
        visitor.press(visitor.hook("act-commit"))


def placed(visitor: Visitor) -> dict[str, str]:
    cells = visitor.page.locator("[data-testid^=place-][data-card]").all()
    return {str(cell.get_attribute("data-spot"))[3:]: str(cell.get_attribute("data-card")) for cell in cells}


def place(visitor: Visitor, number: int) -> None:
    """Put so many cards on the first cells that glow."""
    for _ in range(number):
        before = len(placed(visitor))
        visitor.press(visitor.page.locator(".cell.lit").first)
        visitor.page.wait_for_function(
            "n => document.querySelectorAll('[data-testid^=place-][data-card]').length > n", arg=before
        )


def deck_of(name: str) -> set[int]:
    return set(READY[name])


def test_two_squads_are_recruited_and_placed_and_nobody_hears_of_the_other_one(visit: Visit) -> None:
    host, friend = visit(), visit(PHONE, "ru-RU")
    duel = Duel(host, friend, "ready")
    pick(host, "horde")
    assert duel.ears[1].answers("PickDeck", 0) <= {"[]", "[-1]"}
    pick(friend, "host")
    to_recruiting(host, friend)
    squads = [recruit(host), recruit(friend)]
    assert min(len(one) for one in squads) >= 4
    done(host)
    expect(host.hook("prompt")).to_have_attribute("data-tone", "wait")
    assert duel.ears[1].answers("Recruit", 0) <= {"[]", "[-1]"}
    done(friend)
    for visitor in duel.people:
        expect(visitor.hook("placement")).to_be_visible()

    place(host, 2)
    half = placed(host)
    host.page.reload()
    expect(host.hook("placement")).to_be_visible()
    host.page.wait_for_function("() => document.querySelectorAll('[data-testid^=place-][data-card]').length === 2")
    assert placed(host) == half
    place(host, len(squads[0]) - 2)
    whole = placed(host)
    assert sorted(whole.values()) == sorted(squads[0])
    answer(host)
    host.page.reload()
    expect(host.hook("placement")).to_be_visible()
    assert placed(host) == whole, "what was answered is still seen by whoever answered"
    assert duel.ears[1].answers("Place", 0) <= {"[]", "[-1]"}

    # Nothing of the one deck was ever told to the other side.
    for ears, deck in zip(duel.ears, ("host", "horde"), strict=True):
        assert ears.heard
        assert ears.named(deck_of(deck)) == set()
        assert ears.named(deck_of("horde" if deck == "host" else "host"))

    place(friend, len(squads[1]))
    friend.press(friend.hook("act-commit"))
    for visitor in duel.people:
        expect(visitor.hook("field")).to_be_visible()
    words = [
        {
            BOOK.cards[BOOK.by_id[card["card"]]].word
            for card in duel.sync(seat)["view"]["state"]["cards"]
            if card["card"]
        }
        for seat in (0, 1)
    ]
    for seat, deck in ((0, "host"), (1, "horde")):
        assert duel.ears[seat].named(deck_of(deck)) <= words[seat], "only what lies face up was named"
    assert not words[0] >= {BOOK.cards[kind].word for kind in deck_of("host")}


def test_a_defender_and_an_instant_in_the_opponents_turn_with_a_reload_in_its_window(
    visit: Visit, deal: Callable[[bytes], None], patient_hall: str, time: Time
) -> None:
    """Raer strikes Helmir; Chernovar steps in, and Ost makes his strike in return strong."""
    deal((1).to_bytes(32, "big"))
    host, friend = visit(DESK, "en-GB", patient_hall), visit(PHONE, "ru-RU", patient_hall)
    duel = Duel(host, friend, "squads", clock=LONG)
    assert host.wait_for_turn() == "act"
    host.press(host.hook("cell-c3"))
    host.press(host.hook("cell-c4"))
    host.one_move(lambda: host.press(host.hook("act-commit")))
    expect(friend.page.locator("[data-testid=prompt][data-tone=react]")).to_be_visible()
    expect(host.hook("prompt")).to_have_attribute("data-tone", "wait")
    for size in ((1024, 768), (844, 390), (390, 844)):
        friend.resize(*size)
        friend.page.wait_for_function(WHOLE, arg="Ответите?")
        expect(friend.hook("clocks").locator("[role=timer]")).to_have_count(2)
    friend.press(friend.hook("cell-b4"))
    answer(friend)
    friend.one_move(lambda: time.let_pass(WINDOW))

    friend.page.wait_for_function("() => document.querySelector('[data-kind=window-attack]')")
    asked = duel.sync(1)["asked"]
    assert "c6 feature1 return" in [offer["text"] for offer in asked["options"]]
    friend.page.reload()
    expect(
        friend.page.locator("[data-testid=prompt][data-tone=react], [data-testid=prompt][data-tone=act]")
    ).to_be_visible()
    assert duel.sync(1)["asked"]["options"] == asked["options"]
    compared = friend.hook("odds").locator("span")
    expect(compared).to_have_count(2)
    stands, answered_so = compared.all_inner_texts()
    assert stands != answered_so, "what the answer changes is the strike in return, and that is compared"
    friend.press(friend.hook("cell-c6"))
    answer(friend)
    friend.one_move(lambda: time.let_pass(WINDOW))
    happened = [event["key"] for line in duel.sync(0)["log"] for event in line["events"]]
    assert "defends" in happened and "instant" in happened
    moves = [line["move"] for line in duel.sync(0)["log"]]
    assert "defend b4" in moves and "c6 feature1 return" in moves


def test_a_squad_is_mustered_by_keys_alone(visit: Visit) -> None:
    guest = visit()
    guest.table(MACHINE, "berserk", options={"decks": "ready"})
    keys = guest.page.keyboard
    expect(guest.hook("decks")).to_be_visible()
    keys.press("2")
    expect(guest.hook("act-commit")).to_be_visible()
    keys.press("Enter")
    expect(guest.hook("act-commit")).to_have_count(0)

    def go_on() -> bool:
        kind = kind_of(guest)
        if kind == "go-first":
            keys.press("ArrowRight")
            keys.press("Enter")
            expect(guest.hook("act-commit")).to_be_visible()
            keys.press("Enter")
            answered(guest, kind)
        elif kind == "redeal":
            guest.one_move(lambda: keys.press("Space"))
        return kind == "recruit"

    guest.until(go_on, "nothing is recruited")
    keys.press("1")
    expect(guest.page.locator("[data-testid=deal-0][aria-pressed=true]")).to_be_visible()
    keys.press("3")
    expect(guest.page.locator("[data-testid=deal-2][aria-pressed=true]")).to_be_visible()
    expect(guest.hook("act-commit")).to_be_visible()
    keys.press("Space")
    expect(guest.hook("act-cancel")).to_be_visible()
    keys.press("Space")
    expect(guest.hook("placement")).to_be_visible()
    for number in (1, 2):
        expect(guest.page.locator(".cell.lit").first).to_be_visible()
        for arrow in ("ArrowLeft", "ArrowDown", "ArrowUp", "ArrowUp", "ArrowRight"):
            keys.press(arrow)
            if guest.page.evaluate("document.activeElement.matches('.cell.lit.free')"):
                break
        keys.press("Enter")
        guest.page.wait_for_function(
            "n => document.querySelectorAll('[data-testid^=place-][data-card]').length === n", arg=number
        )
    keys.press("Space")
    expect(guest.hook("placement")).to_have_count(0)


def test_cards_are_dragged_to_their_cells_and_change_places(visit: Visit) -> None:
    guest = visit()
    guest.table(MACHINE, "berserk", options={"decks": "ready"})
    pick(guest, "horde")
    to_recruiting(guest)
    recruit(guest, 3)
    done(guest)
    expect(guest.hook("placement")).to_be_visible()
    expect(guest.page.locator(".cell.lit").nth(1)).to_be_visible()
    free = [str(cell.get_attribute("data-testid")) for cell in guest.page.locator(".cell.lit").all()]
    names = [str(guest.hook(f"squad-{at}").get_attribute("data-card")) for at in range(2)]
    guest.hook("squad-0").drag_to(guest.hook(free[0]))
    guest.hook("squad-1").drag_to(guest.hook(free[1]))
    assert placed(guest) == {free[0][6:]: names[0], free[1][6:]: names[1]}
    guest.hook(free[0]).drag_to(guest.hook(free[1]))
    assert placed(guest) == {free[0][6:]: names[1], free[1][6:]: names[0]}
    guest.hook(free[1]).drag_to(guest.hook("tent"))
    assert placed(guest) == {free[0][6:]: names[1]}


@pytest.mark.parametrize(
    ("device", "locale", "sizes"), [(DESK, "en-GB", LARGE), (PHONE, "ru-RU", SMALL)], ids=["desk", "phone"]
)
def test_everything_before_the_battle_has_room_and_axe_finds_nothing(
    visit: Visit, axe: str, device: dict[str, Any], locale: str, sizes: list[tuple[int, int]]
) -> None:
    guest = visit(device, locale)
    guest.table(MACHINE, "berserk", options={"decks": "ready"})

    def look(name: str) -> None:
        for width, height in sizes:
            guest.resize(width, height)
            assert serious(guest.page, axe) == [], (name, width, height)
            assert name == "decks" or fits(guest, name), (name, width, height)

    expect(guest.hook("decks")).to_be_visible()
    look("decks")
    pick(guest, "host")
    to_recruiting(guest)
    recruit(guest, 4)
    look("deal")
    done(guest)
    expect(guest.hook("placement")).to_be_visible()
    place(guest, 1)
    look("placement")


def fits(visitor: Visitor, name: str) -> bool:
    """Nothing of it is cut off at the side, and the page itself scrolls nowhere."""
    script = """name => {
      const box = document.querySelector(`[data-testid=${name}]`).getBoundingClientRect();
      const root = document.documentElement;
      const still = root.scrollWidth <= innerWidth && root.scrollHeight <= innerHeight + 1;
      return box.left >= 0 && box.right <= innerWidth + 1 && still;
    }"""
    return bool(visitor.page.evaluate(script, name))
