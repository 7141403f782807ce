"""Wolves of Odin in the browser: whole games on desk and phone, in both languages."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import meadhall
from tests.browser.conftest import WINDOW, Time
from tests.browser.pages import DESK, PATIENCE, PHONE, Visitor, scores, serious
from tests.browser.positions import lay_out

Visit = Callable[..., Visitor]
Hands = list[dict[str, int]]
ASKED = """() => ({
  seq: document.querySelector('[data-testid=table]')?.dataset.seq ?? '',
  question: document.querySelector('[data-testid=text-view] p')?.innerText ?? '',
  moves: [...document.querySelectorAll('[data-testid=offer]')].map(offer => offer.dataset.move),
})"""
"""What the text view asks."""
LINE_IS = """([seat, units]) => JSON.stringify(units) === JSON.stringify(
  [...document.querySelectorAll(`[data-testid=line-${seat}] [data-unit]`)].map(one => one.dataset.unit))"""
SIDES = """() => [...document.querySelectorAll('[data-testid=hall], [data-testid^=hall-]')]
  .map(thing => thing.getBoundingClientRect()).map(box => [box.left, box.right])"""
"""Where the hall of the gods begins and ends, and then each of the gods."""
KEPT = "Everybody sees it when the time is up."
SEATS: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]


def by_list(guest: Visitor, dice: random.Random) -> None:
    """A whole move through the text view, part by part; passing is worth a thought."""
    before = guest.seq()
    while guest.seq() == before and (asked := guest.page.evaluate(ASKED))["moves"]:
        moves = asked["moves"]
        wanted = "pass" if "pass" in moves and dice.random() < 0.4 else dice.choice(moves)
        guest.page.locator(f'[data-testid=offer][data-move="{wanted}"]').first.click()
        guest.page.wait_for_function(f"before => JSON.stringify(({ASKED})()) !== before", arg=compact(asked))


def compact(data: Any) -> str:
    """As JavaScript writes it."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


@pytest.mark.parametrize(("device", "locale"), [(DESK, "en-GB"), (PHONE, "ru-RU")], ids=["desk", "phone"])
def test_a_whole_game_against_bots(visit: Visit, device: dict[str, Any], locale: str) -> None:
    guest = visit(device, locale)
    table = guest.table(SEATS, "wolves", quickWindows=True)
    guest.wait_for_turn()
    guest.page.keyboard.press("t")
    expect(guest.hook("text-view")).to_be_visible()
    dice = random.Random(4)
    assert guest.play_on(lambda: by_list(guest, dice), moves=400) == "over"
    assert guest.result() == scores(guest.info(table))


def test_all_three_gods_stand_inside_their_hall(visit: Visit) -> None:
    guest = visit()
    guest.table(SEATS, "wolves", quickWindows=True)
    expect(guest.hook("hall")).to_be_visible()
    for width in (1100, 1280, 1300, 1440):
        guest.resize(width, 800)
        hall, *gods = guest.page.evaluate(SIDES)
        assert len(gods) == 3
        for god in gods:
            assert hall[0] <= god[0] and god[1] <= hall[1], width


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_a_unit_is_laid_by_pointing_and_can_be_taken_back_before(
    visit: Visit, axe: str, deal: Callable[[bytes], None], device: dict[str, Any]
) -> None:
    deal(first_deal(lambda one, hands: one == 0 and held(hands[0], "hirdman"))[0])
    guest = visit(device)
    guest.table(SEATS, "wolves", quickWindows=True)
    assert guest.wait_for_turn() == "act"
    card = guest.page.locator("[data-testid=hand] [data-card=hirdman]").first
    guest.press(card)
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("[data-testid^=end-0-]")).to_have_count(0)
    guest.press(card)
    guest.press(guest.page.locator("[data-testid^=end-0-]").first)
    guest.one_move(lambda: guest.press(guest.hook("act-commit")))
    expect(guest.page.locator("[data-testid=line-0] [data-unit=hirdman]").first).to_be_visible()
    assert serious(guest.page, axe) == []


def drag(guest: Visitor, card: Any, end: Any) -> None:
    """Carry a card to the end of a line, with the mouse or with a finger."""
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = guest.context.new_cdp_session(guest.page) if guest.touch else None

    def go(kind: str, x: float, y: float) -> None:
        if fingers:
            points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
            fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        elif kind == "touchMove":
            guest.page.mouse.move(x, y)
        else:
            (guest.page.mouse.down if kind == "touchStart" else guest.page.mouse.up)()

    if not fingers:
        guest.page.mouse.move(x, y)
    go("touchStart", x, y)
    for lift in (4, 12, 24, 40):
        go("touchMove", x, y - lift)
    expect(end).to_be_visible()
    goal = end.bounding_box()
    assert goal is not None
    x, y = goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2
    go("touchMove", x, y + 6)
    go("touchMove", x, y)
    go("touchEnd", x, y)


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["mouse", "finger"])
def test_a_card_is_carried_from_the_hand_to_the_end_of_a_line(
    visit: Visit, deal: Callable[[bytes], None], device: dict[str, Any]
) -> None:
    deal(first_deal(lambda one, hands: one == 0 and held(hands[0], "hirdman"))[0])
    guest = visit(device)
    guest.table(SEATS, "wolves", quickWindows=True)
    assert guest.wait_for_turn() == "act"
    hirdman = guest.page.locator("[data-testid=hand] [data-card=hirdman]").first
    hirdman.scroll_into_view_if_needed()
    drag(guest, hirdman, guest.page.locator("[data-testid^=end-0-]").first)
    guest.one_move(lambda: guest.press(guest.hook("act-commit")))
    expect(guest.page.locator("[data-testid=line-0] [data-unit=hirdman]").first).to_be_visible()


def test_the_focus_on_a_unit_explains_its_strength(visit: Visit, deal: Callable[[bytes], None]) -> None:
    deal(first_deal(lambda one, hands: one == 0 and held(hands[0], "hirdman"))[0])
    guest = visit()
    guest.table(SEATS, "wolves", quickWindows=True)
    assert guest.wait_for_turn() == "act"
    guest.press(guest.page.locator("[data-testid=hand] [data-card=hirdman]").first)
    guest.press(guest.page.locator("[data-testid^=end-0-]").first)
    guest.one_move(lambda: guest.press(guest.hook("act-commit")))
    unit = guest.page.locator("[data-testid=line-0] [data-unit=hirdman]")
    expect(unit).to_be_visible()
    guest.hook("seat-0").focus()
    guest.page.keyboard.press("Tab")
    expect(unit).to_be_focused()
    expect(unit.locator(".why")).to_be_visible()
    expect(unit.locator(".why")).to_have_text("3 = no Hirdman beside him")


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_cards_are_picked_in_any_order(
    visit: Visit, axe: str, deal: Callable[[bytes], None], device: dict[str, Any]
) -> None:
    """An Outflank throws cards away; the hall wants them in the order of the rules, the reader need not."""
    deal(first_deal(lambda one, hands: one == 0 and held(hands[0], "outflank", "archer", "raider"))[0])
    guest = visit(device)
    guest.table(SEATS, "wolves", quickWindows=True)
    assert guest.wait_for_turn() == "act"
    hand = guest.page.locator("[data-testid=hand]")
    cards = hand.locator("[data-card]").count()
    guest.press(hand.locator("[data-card=outflank]").first)
    assert serious(guest.page, axe) == []
    guest.press(guest.hook("choice-word-outflank-hand"))
    guest.press(hand.locator("[data-card=raider]").first)
    expect(hand.locator("[data-card=raider][aria-pressed=true]")).to_have_count(1)
    guest.press(hand.locator("[data-card=archer]").first)
    expect(hand.locator("[data-card=archer][aria-pressed=true]")).to_have_count(1)
    expect(hand.locator("[data-card=raider][aria-pressed=true]")).to_have_count(1)
    guest.one_move(lambda: guest.press(guest.hook("act-done")))
    expect(hand.locator("[data-card]")).to_have_count(cards - 3 + 3)
    log = guest.get(f"/api/tables/{guest.page.url.rsplit('/', 1)[-1]}/sync")["log"]
    assert log[0]["move"] == "outflank hand, discard archer, discard raider, done"


# --- three people, each at a browser of their own ---------------------------------------------------------------


def first_deal(fits: Callable[[int, Hands], bool]) -> tuple[bytes, int]:
    """The first seed whose deal fits, and who begins; `fits` is told who begins and what everybody holds."""
    game = meadhall.game("wolves", seats=3)
    for number in range(5_000):
        seed = number.to_bytes(32, "big")
        state = game.new(seed)
        hands = [json.loads(state.view(seat).to_json())["state"]["players"][seat]["hand"] for seat in range(3)]
        if fits(state.seat or 0, hands):
            return seed, state.seat or 0
    raise AssertionError("no deal fits")


def held(hand: dict[str, int], *names: str) -> bool:
    return all(hand.get(name, 0) for name in names)


class Company:
    """Three people who met by a link and play by pointing. `first` begins, `second` follows."""

    def __init__(self, people: list[Visitor], begins: int, **more: Any) -> None:
        self.people = people
        self.first, self.second = begins, (begins + 1) % 3
        host = people[0]
        seats = [{"kind": "me", "name": "Sigrun"}, {"kind": "open"}, {"kind": "open"}]
        made = host.post("/api/tables", {"game": "wolves", "seats": seats, **more})
        self.table = str(made["id"])
        for friend, name in zip(people[1:], ("Торвальд", "Ylva"), strict=True):
            friend.post(f"/api/tables/{self.table}/join", {"name": name, "invite": made["invite"]})
        host.post(f"/api/tables/{self.table}/start", {})
        for visitor in people:
            visitor.open(f"/table/{self.table}")

    def lays(self, seat: int, card: str, line: int, target: str = "") -> None:
        """A card of the hand to the right of a line, by pointing: at the card, the end, the target, the button."""
        visitor = self.people[seat]
        assert visitor.wait_for_turn() == "act"
        visitor.press(visitor.page.locator(f"[data-testid=hand] [data-card={card}]").first)
        visitor.press(visitor.hook(f"end-{line}-right"))
        if target:
            expect(visitor.page.locator("[data-kind^=target-]")).to_be_attached()
            visitor.press(visitor.hook(target))
        visitor.one_move(lambda: visitor.press(visitor.hook("act-commit")))

    def answers(self, seat: int, act: str, time: Time) -> None:
        """Answer in a window, and let its time pass once the answer is kept."""
        visitor = self.people[seat]
        visitor.press(visitor.hook(f"act-{act}"))
        expect(visitor.page.locator("[data-testid^=act-]")).to_have_count(0)
        visitor.one_move(lambda: time.let_pass(WINDOW))

    def all_see(self, seat: int, units: list[str]) -> None:
        """Wait until a line looks like this to everybody."""
        for visitor in self.people:
            visitor.page.wait_for_function(LINE_IS, arg=[seat, units], timeout=PATIENCE)

    def answers_in_log(self, text: str) -> int:
        """How often an answer stands in the log, as the host may read it."""
        log = self.people[0].get(f"/api/tables/{self.table}/sync")["log"]
        return sum(1 for line in log if line["move"] == text)


def test_a_huskarl_stops_an_assassin_from_another_browser(
    visit: Visit, deal: Callable[[bytes], None], patient_hall: str, time: Time
) -> None:
    seed, begins = first_deal(lambda one, hands: held(hands[one], "huskarl") and held(hands[(one + 1) % 3], "assassin"))
    deal(seed)
    people = [
        visit(DESK, "en-GB", patient_hall),
        visit(PHONE, "ru-RU", patient_hall),
        visit(DESK, "en-GB", patient_hall),
    ]
    company = Company(people, begins, quickWindows=True)
    first, second = company.first, company.second
    company.lays(first, "huskarl", first)
    company.lays(second, "assassin", first, f"unit-{first}-1")
    threatened = company.people[first]
    expect(threatened.page.locator("[data-testid=prompt][data-tone=react]")).to_be_visible()
    for other in range(3):
        if other != first:
            expect(company.people[other].page.locator("[data-testid=prompt][data-tone=wait]")).to_be_visible()
    company.answers(first, "huskarl", time)
    company.all_see(first, ["assassin"])
    assert company.answers_in_log(f"huskarl {first}:1:huskarl") == 1


def test_a_shield_wall_stops_an_assassin_from_another_browser(
    visit: Visit, deal: Callable[[bytes], None], patient_hall: str, time: Time
) -> None:
    seed, begins = first_deal(
        lambda one, hands: held(hands[one], "shield_wall", "hirdman") and held(hands[(one + 1) % 3], "assassin")
    )
    deal(seed)
    people = [
        visit(PHONE, "en-GB", patient_hall),
        visit(DESK, "en-GB", patient_hall),
        visit(DESK, "ru-RU", patient_hall),
    ]
    company = Company(people, begins, quickWindows=True)
    first, second = company.first, company.second
    company.lays(first, "hirdman", first)
    company.lays(second, "assassin", first, f"unit-{first}-1")
    threatened = company.people[first]
    shields = threatened.page.locator("[data-testid=hand] [data-card=shield_wall]")
    expect(threatened.hook("act-shield_wall")).to_be_visible()
    before = shields.count()
    company.answers(first, "shield_wall", time)
    company.all_see(first, ["hirdman", "assassin"])
    expect(shields).to_have_count(before - 1)
    assert company.answers_in_log("shield_wall") == 1


def test_whoever_lets_everything_happen_this_round_is_not_asked_and_can_take_it_back(
    visit: Visit, deal: Callable[[bytes], None], patient_hall: str, time: Time
) -> None:
    seed, begins = first_deal(
        lambda one, hands: held(hands[one], "shield_wall", "hirdman") and held(hands[(one + 1) % 3], "assassin")
    )
    deal(seed)
    people = [
        visit(DESK, "en-GB", patient_hall),
        visit(DESK, "en-GB", patient_hall),
        visit(PHONE, "ru-RU", patient_hall),
    ]
    company = Company(people, begins, quickWindows=True)
    first, second = company.first, company.second
    company.lays(first, "hirdman", first)
    company.lays(second, "assassin", first, f"unit-{first}-1")
    threatened = company.people[first]
    threatened.press(threatened.hook("prompt-more"))
    company.answers(first, "quiet-round", time)
    company.all_see(first, ["assassin"])
    assert company.answers_in_log("pass") == 1
    silence = threatened.hook("pill-ask-round")
    expect(silence).to_be_visible()
    threatened.press(silence)
    expect(silence).to_have_count(0)


def test_a_reload_in_a_window_brings_the_question_back_and_the_answer_counts_once(
    visit: Visit, deal: Callable[[bytes], None], patient_hall: str, time: Time
) -> None:
    seed, begins = first_deal(
        lambda one, hands: held(hands[one], "shield_wall", "huskarl") and held(hands[(one + 1) % 3], "assassin")
    )
    deal(seed)
    people = [
        visit(DESK, "en-GB", patient_hall),
        visit(PHONE, "en-GB", patient_hall),
        visit(DESK, "en-GB", patient_hall),
    ]
    company = Company(people, begins)
    first, second = company.first, company.second
    company.lays(first, "huskarl", first)
    company.lays(second, "assassin", first, f"unit-{first}-1")
    threatened = people[first]
    page = threatened.page
    expect(page.locator("[data-testid=prompt][data-tone=react]")).to_be_visible()
    expect(threatened.hook("window")).to_be_attached()
    question, seq = threatened.hook("prompt-ask").inner_text(), threatened.seq()

    page.reload()
    expect(page.locator("[data-testid=prompt][data-tone=react]")).to_be_visible()
    expect(threatened.hook("prompt-ask")).to_have_text(question)
    assert threatened.seq() == seq
    for answer in ("shield_wall", "huskarl", "pass"):
        expect(threatened.hook(f"act-{answer}")).to_be_visible()
    left = float(threatened.hook("window").get_attribute("data-left") or 0)
    assert 0 < left < WINDOW, "the window goes on, it does not begin anew"

    threatened.press(threatened.hook("act-shield_wall"))
    expect(threatened.hook("prompt-ask")).to_have_text(KEPT)
    page.reload()
    expect(threatened.hook("prompt-ask")).to_have_text(KEPT)
    assert page.locator("[data-testid^=act-]").count() == 0, "what is answered is not asked again"
    again = {"do": "move", "seq": int(seq), "seat": first, "move": "huskarl", "id": "once-more"}
    headers = {"x-csrf-token": threatened.get("/api/me")["csrf"], "origin": threatened.address}
    commands = f"{threatened.address}/api/tables/{company.table}/commands"
    assert not threatened.context.request.post(commands, data=again, headers=headers).ok

    time.let_pass(WINDOW)
    for visitor in people:
        visitor.page.wait_for_function(
            "before => document.querySelector('[data-testid=table]').dataset.seq !== before", arg=seq, timeout=PATIENCE
        )
    company.all_see(first, ["huskarl", "assassin"])
    assert company.answers_in_log("shield_wall") == 1
    assert company.answers_in_log(f"huskarl {first}:1:huskarl") == 0


CROWDED = """
round: 3
hall: thor loki hel
spoils: rout own_god
0 hand: archer*2 konung
0 line: archer bond/1 hirdman
1 line: archer bond/0 hirdman huskarl berserk priest hovding
1 deities: odin tyr freya
1 victories: challenge
2 line: archer bond thrall raider/1 archer bond
2 deities: baldr
3 line: konung thrall
turn: 0
"""
NARROW = {"small": (360, 640), "phone": (390, 844), "enlarged": (720, 450), "sideways": (844, 390)}
LINE = """(seat) => {
  const line = document.querySelector(`[data-testid=line-${seat}]`);
  line.scrollIntoView({block: 'nearest'});
  const box = thing => thing.getBoundingClientRect();
  const name = line.querySelector('b');
  const units = [...line.querySelectorAll('[data-unit]')];
  const at = thing => [box(thing).left + box(thing).width / 2, box(thing).top + box(thing).height / 2];
  const hit = thing => thing.contains(document.elementFromPoint(...at(thing)));
  return {
    name: name.checkVisibility() && name.scrollWidth <= name.clientWidth ? name.innerText : '',
    widths: units.map(unit => box(unit).width),
    hidden: [...units, ...line.querySelectorAll('[data-testid^=deity-]')].filter(thing => !hit(thing)).length,
    outside: units.filter(unit => box(unit).top < box(line).top || box(unit).bottom > box(line).bottom).length,
  };
}"""


@pytest.mark.parametrize("size", NARROW)
@pytest.mark.parametrize(("seats", "locale"), [(4, "ru-RU"), (5, "en-GB")])
def test_a_long_line_of_a_rival_can_be_read_on_a_small_screen(
    visit: Visit, axe: str, size: str, seats: int, locale: str
) -> None:
    """Seven units beside three deities: whose they are, every strength, every deity, what it comes to."""
    guest = visit(PHONE, locale)
    guest.resize(*NARROW[size])
    lay_out(guest, "wolves", seats, CROWDED)
    guest.table([{"kind": "me"}, *[{"kind": "bot", "bot": "naive"}] * (seats - 1)], "wolves")
    expect(guest.hook("line-1").locator("[data-unit]")).to_have_count(7)
    for seat in range(1, seats):
        seen = guest.page.evaluate(LINE, seat)
        assert seen["name"], (seat, seen)
        assert min(seen["widths"], default=99) >= 19, (seat, seen)
        assert not seen["hidden"] and not seen["outside"], (seat, seen)
        line = f"[data-testid=line-{seat}] "
        parts = ["b", ".facts", f"[data-testid=strength-{seat}]"]
        if seen["widths"]:
            parts += ["[data-unit]"]
        if seat < 3:
            parts += ["[data-testid^=deity-]"]
        assert not guest.clashes(*[line + part for part in parts]), seat
    for seat in (0, 1):
        shields = [f"[data-testid=line-{seat}] .strength", f"[data-testid=line-{seat}] .by"]
        assert not guest.clashes(*shields), seat
    if size == "small":
        assert not serious(guest.page, axe)


RICH = """
round: 6
hall: loki hel
spoils: own_god
0 hand: archer*2
0 line: archer bond hirdman
0 deities: jormungandr thor freya
0 victories: rout glorious_raid dear_victory rich_spoils
1 line: archer bond huskarl
1 deities: odin tyr baldr
1 victories: beloved_of_aesir child_of_chaos saga_of_the_kin challenge
turn: 0
"""


@pytest.mark.parametrize(("size", "locale"), [((1440, 900), "ru-RU"), ((1280, 800), "en-GB")], ids=["large", "desk"])
def test_many_victories_and_deities_find_room_beside_a_name(visit: Visit, size: tuple[int, int], locale: str) -> None:
    """Four victories beside three deities, Jörmungandr among them, in one's own line and in a rival's."""
    guest = visit(DESK, locale)
    guest.resize(*size)
    lay_out(guest, "wolves", 4, RICH)
    guest.table([{"kind": "me"}, *[{"kind": "bot", "bot": "naive"}] * 3], "wolves")
    for seat in (0, 1):
        line = f"[data-testid=line-{seat}] "
        expect(guest.page.locator(f"{line}[data-testid^=deity-]")).to_have_count(3)
        expect(guest.page.locator(f"{line}.won")).to_have_count(4)
        parts = (".who", ".won:has(+ .side)", "[data-testid^=deity-]", f"[data-testid=strength-{seat}]")
        assert not guest.clashes(*[line + part for part in parts]), seat
        inside = "line => [...line.querySelectorAll('.who, .won, .god, .total')].every(one => {"
        inside += " const [a, b] = [one, line].map(it => it.getBoundingClientRect());"
        inside += " return a.left >= b.left && a.right <= b.right && a.bottom <= b.bottom + 2; })"
        assert guest.page.locator(line.strip()).evaluate(inside), seat
