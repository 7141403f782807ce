"""Berserk in the browser: the first game of the two squads on desk and phone, by pointer and by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import meadhall
from tests.browser import quick
from tests.browser.pages import DESK, PATIENCE, PHONE, Visitor, scores, serious
from tests.browser.positions import lay_out
from tests.browser.squads import KEYS, Captain

Visit = Callable[..., Visitor]
SEATS: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
SQUADS = {"decks": "squads"}
SIDEWAYS: dict[str, Any] = {
    "viewport": {"width": 844, "height": 390},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
MOST = 400


def sit(guest: Visitor, seed: int = 1) -> Captain:
    table = guest.table(SEATS, "berserk", options=SQUADS, quickWindows=True)
    assert guest.wait_for_turn() == "act"
    return Captain(guest, table, seed)


@pytest.mark.parametrize(("device", "locale"), [(DESK, "en-GB"), (PHONE, "ru-RU")], ids=["desk", "phone"])
def test_the_first_game_of_the_two_squads_to_its_end(visit: Visit, device: dict[str, Any], locale: str) -> None:
    guest = visit(device, locale)
    captain = sit(guest, len(locale) + guest.touch)
    assert guest.play_on(captain.answer, moves=MOST) == "over"
    captain.check()
    assert guest.result() == scores(guest.info(captain.table))
    assert {"strike", "end"} <= captain.ways and any(way.startswith("feature") for way in captain.ways)


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    guest = visit(DESK)
    captain = sit(guest, 5)
    guest.page.mouse.move(2, 2)
    assert guest.play_on(captain.by_keys, moves=MOST) == "over"
    assert guest.result() == scores(guest.info(captain.table))


def test_a_phone_held_sideways_leads_a_squad_and_axe_finds_nothing_serious(visit: Visit, axe: str) -> None:
    guest = visit(SIDEWAYS, "ru-RU")
    captain = sit(guest, 3)
    assert guest.play_on(captain.answer, moves=14) in ("act", "over")
    assert guest.page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    captain.check()
    assert serious(guest.page, axe) == []


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_a_card_lights_where_it_may_go_and_odds_come_before_the_strike(
    visit: Visit, axe: str, device: dict[str, Any]
) -> None:
    """Raer stands at the line, with own cards on all sides: he may strike three cards and go nowhere."""
    guest = visit(device)
    sit(guest)
    assert serious(guest.page, axe) == [], "the turn"
    guest.press(guest.hook("cell-c3"))
    expect(guest.hook("cell-c3")).to_have_attribute("aria-pressed", "true")
    lit = guest.page.locator("[data-testid=field] .lit")
    expect(lit).to_have_count(3)
    assert [cell.get_attribute("data-spot") for cell in lit.all()] == ["at:b4", "at:c4", "at:d4"]
    assert serious(guest.page, axe) == [], "a card taken up"
    guest.press(guest.hook("cell-c4"))
    expect(guest.hook("act-commit")).to_be_visible()
    expect(guest.hook("odds")).to_contain_text("%")
    assert serious(guest.page, axe) == [], "a strike aimed"
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("[data-testid=field] .lit")).to_have_count(0)
    guest.press(guest.hook("cell-a1"))
    assert guest.hook("prompt-reason").count() == 0, "a free cell alone means nothing"


def test_a_card_is_carried_to_its_cell_and_goes_on_from_there(visit: Visit) -> None:
    guest = visit(DESK)
    sit(guest)
    hound, cell = guest.hook("cell-d2").bounding_box(), guest.hook("cell-e2").bounding_box()
    assert hound is not None and cell is not None
    mouse = guest.page.mouse

    def carry() -> None:
        mouse.move(hound["x"] + hound["width"] / 2, hound["y"] + hound["height"] / 2)
        mouse.down()
        mouse.move(cell["x"] + 20, cell["y"] + 20, steps=6)
        mouse.up()

    guest.one_move(carry)
    expect(guest.hook("cell-e2")).to_have_attribute("data-card", "card-skeletal-hound")
    expect(guest.hook("cell-e2")).to_have_attribute("aria-pressed", "true")
    expect(guest.page.locator("[data-testid=field] .lit").first).to_be_attached()


def test_the_turn_is_not_ended_by_one_touch_while_cards_can_act(visit: Visit) -> None:
    guest = visit(DESK)
    sit(guest)
    before = guest.seq()
    guest.page.keyboard.press("Space")
    expect(guest.hook("act-commit")).to_be_visible()
    assert guest.seq() == before
    guest.one_move(lambda: guest.page.keyboard.press("Space"))


def test_whoever_wishes_not_to_be_asked_this_turn_is_not_asked_in_its_windows(visit: Visit) -> None:
    guest = visit(DESK)

    def asked_to_answer() -> bool:
        guest.page.wait_for_timeout(60)
        asked = captain.sync()["asked"]
        return bool(asked and asked["kind"] == "window-attack")

    for _ in range(20):  # in some plays nobody could ever answer
        captain = sit(guest)
        if quick.play_on(guest, captain.table, asked_to_answer) == "until":
            break
    assert asked_to_answer()
    turn = captain.sync()["view"]["state"]["turn"]
    guest.press(guest.hook("prompt-more"))
    guest.one_move(lambda: guest.press(guest.hook("act-quiet-turn")))

    def next_turn() -> bool:
        """The page passes over every window of this turn by itself: nobody else answers one here."""
        now: dict[str, Any] = {}

        def no_window() -> bool:
            nonlocal now
            now = captain.sync()
            here = now["view"]["state"]["turn"] == turn
            return not (here and now["asked"] and now["asked"]["kind"].startswith("window"))

        guest.until(no_window, "a window of this turn is asked about")
        return bool(now["view"]["state"]["turn"] != turn)

    quick.play_on(guest, captain.table, next_turn)


def test_two_who_share_a_screen_need_no_curtain_once_all_is_seen(visit: Visit) -> None:
    """Nothing of the two squads is hidden; and a window that nobody could use closes by itself."""
    guest = visit(DESK)
    table = guest.table([{"kind": "me"}, {"kind": "me"}], "berserk", options=SQUADS)
    captain = Captain(guest, table, 2)
    seats: set[int] = set()
    for _ in range(14):
        assert guest.wait_for_turn() == "act"
        asked = quick.wait(guest, table)["asked"]
        assert not asked["kind"].startswith("window") or len(asked["options"]) > 1
        seats.add(asked["seat"])
        guest.one_move(captain.answer)
    assert seats == {0, 1}


def test_what_a_feature_asks_is_said_in_its_own_words(visit: Visit) -> None:
    """Raer hits a card and pushes it: the question names both, and the answer stands on the golden button."""
    guest = visit(PHONE, "ru-RU")
    asked: dict[str, Any] = {"kind": "turn"}
    for _ in range(8):  # now and then he misses
        table = guest.table([{"kind": "me"}, {"kind": "me"}], "berserk", options=SQUADS)
        guest.wait_for_turn()
        guest.press(guest.hook("cell-c3"))
        guest.press(guest.hook("cell-d4"))
        guest.one_move(lambda: guest.press(guest.hook("act-commit")))
        while (asked := quick.wait(guest, table)["asked"])["kind"].startswith(("window", "step-down")):
            guest.wait_for_turn()
            if guest.hook("act-pass").count():
                guest.one_move(lambda: guest.press(guest.hook("act-pass")))
        if asked["kind"] == "choose-cell":
            break
    expect(guest.hook("prompt-ask")).to_have_text("Раэр сдвигает Глиняного голема: на какую клетку?")
    cell = asked["options"][0]["text"]
    guest.press(guest.hook(f"cell-{cell}"))
    expect(guest.hook("act-commit")).to_contain_text(cell)
    guest.one_move(lambda: guest.press(guest.hook("act-commit")))
    expect(guest.hook(f"cell-{cell}")).to_have_attribute("data-card", "card-clay-golem")


@pytest.mark.parametrize(("device", "locale"), [(DESK, "en-GB"), (PHONE, "ru-RU")], ids=["desk", "phone"])
def test_every_example_of_the_rules_is_drawn(visit: Visit, device: dict[str, Any], locale: str) -> None:
    guest = visit(device, locale)
    guest.open("/rules/berserk")
    examples = guest.page.locator("[data-testid^=example-]")
    expect(examples.first).to_be_visible(timeout=PATIENCE)
    expect(examples.nth(13)).to_be_attached()
    for at in range(examples.count()):
        examples.nth(at).scroll_into_view_if_needed()
        expect(examples.nth(at)).to_have_attribute("data-drawn", "true", timeout=PATIENCE)
        expect(examples.nth(at).locator("[data-slot]").first).to_be_visible(timeout=PATIENCE)
    assert not KEYS.findall(guest.page.locator("body").inner_text())
    assert guest.page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize("device", [DESK, PHONE, SIDEWAYS], ids=["desk", "phone", "sideways"])
def test_rows_and_columns_of_the_field_are_named_where_no_card_lies(visit: Visit, device: dict[str, Any]) -> None:
    guest = visit(device)
    sit(guest)
    names = guest.page.locator("[data-testid=field] text.name")
    expect(names).to_have_count(11)
    assert sorted(names.all_text_contents()) == [*"123456abcde"]
    expect(names.first).to_be_visible()
    assert not guest.clashes("[data-testid=field] text.name", "[data-testid^=cell-]")


def test_somebody_new_sits_before_the_squad_that_forgives_more(visit: Visit) -> None:
    guest = visit()
    guest.open("/")
    guest.press(guest.hook("quick-berserk"))
    guest.page.wait_for_url("**/table/*")
    seats = guest.info(guest.page.url.rsplit("/", 1)[-1])["seats"]
    assert [seat["mine"] for seat in seats] == [False, True]
    guest.open("/new/berserk")
    expect(guest.hook("chair-1")).to_have_value("me")


ROOM = "words => [words.scrollHeight, words.clientHeight]"


def test_the_odds_of_an_attack_are_read_whole_on_the_smallest_phone(visit: Visit) -> None:
    """Two names, an arrow and a question, and what comes of a pass, with the strike in return."""
    state = meadhall.game("berserk", decks="squads").new(1)
    state.replay("d3 strike, d4", 0)
    guest = visit({**PHONE, "viewport": {"width": 360, "height": 640}}, "ru-RU")
    lay_out(guest, "berserk", 2, state.to_text(), seat=1, decks="squads")
    guest.table([{"kind": "bot", "bot": "greedy"}, {"kind": "me"}], "berserk", options=SQUADS)
    expect(guest.hook("prompt")).to_contain_text("В ответ")
    high, room = guest.page.locator("[data-testid=prompt] .words").evaluate(ROOM)
    assert high <= room + 1
