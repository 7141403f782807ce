"""Blood Rage in the browser: whole games on desk and phone, a battle between two people, and pages loaded again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import meadhall
from meadhall.games import bloodrage
from meadhall.games.bloodrage.board import OUTER, PLACE_NAMES
from meadhall.games.bloodrage.cards import BATTLE, BY_KEY, KIND, REVEAL, SIGHT, STRENGTH
from tests.browser.clans import KEYS, Clan
from tests.browser.pages import DESK, PATIENCE, PHONE, Visitor, scores, serious

Visit = Callable[..., Visitor]
TOLD, PROMPT, PILL = "[data-testid=told]", "[data-testid=prompt]", "[data-testid^=pill-]"
TOLD_WIDTH = "() => document.querySelector('[data-testid=told] .verse:not(.older)').getBoundingClientRect().width"
ME: dict[str, Any] = {"kind": "me"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "greedy"}
FOUR = [ME, BOT, BOT, BOT]


@pytest.mark.parametrize(("device", "locale"), [(DESK, "en-GB"), (PHONE, "ru-RU")], ids=["desk", "phone"])
def test_a_whole_game_with_three_bots(visit: Visit, device: dict[str, Any], locale: str) -> None:
    guest = visit(device, locale)
    table = guest.table(FOUR, "bloodrage")
    clan = Clan(guest, table, seed=len(locale))
    assert guest.play_on(clan.answer, moves=300) == "over"
    assert guest.result() == scores(guest.info(table))
    assert {"draft", "action", "keep", "invade"} <= clan.kinds
    clan.check()
    log = guest.context.request.get(f"{guest.address}/api/tables/{table}/saga").text()
    assert log.count("\n") > 100


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_at_the_table(visit: Visit, axe: str, device: dict[str, Any]) -> None:
    guest = visit(device)
    clan = Clan(guest, guest.table(FOUR, "bloodrage"), seed=4)
    assert guest.wait_for_turn() == "act"
    assert serious(guest.page, axe) == [], "the draft"
    guest.play_on(clan.answer, moves=6)
    assert "action" in clan.sync()["asked"]["kind"]
    assert serious(guest.page, axe) == [], "an action"
    clan.touch("reserve:leader")
    assert serious(guest.page, axe) == [], "a figure taken up"


@pytest.mark.parametrize(("device", "locale"), [(DESK, "en-GB"), (PHONE, "ru-RU")], ids=["desk", "phone"])
def test_every_example_of_the_rules_is_drawn(visit: Visit, axe: str, device: dict[str, Any], locale: str) -> None:
    guest = visit(device, locale)
    guest.open("/rules/bloodrage")
    examples = guest.page.locator("[data-testid^=example-]")
    expect(examples.first).to_be_visible(timeout=PATIENCE)
    expect(examples.nth(13)).to_be_attached()
    for at in range(examples.count()):
        examples.nth(at).scroll_into_view_if_needed()
        expect(examples.nth(at)).to_have_attribute("data-drawn", "true", timeout=PATIENCE)
        drawn = examples.nth(at).locator("[data-figure], [data-testid=battle], .cards")
        expect(drawn.first).to_be_visible(timeout=PATIENCE)
    if guest.touch:  # Once is enough: it takes long on so many boards.
        assert serious(guest.page, axe) == []
    assert not KEYS.findall(guest.page.locator("body").inner_text())
    assert guest.page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0


def name_of(card: str, language: str) -> str:
    """What a card is called."""
    catalogue = (Path(bloodrage.__file__).parent / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^card-{card} = (.+)$", catalogue, re.MULTILINE)
    assert found is not None
    return found[1]


def pair(visit: Visit) -> tuple[Clan, Clan]:
    """Two people at a table of a first game, one on a desk and one on a phone; who goes first is first."""
    host, friend = visit(), visit(PHONE, "ru-RU")
    host.open("/new/bloodrage")
    host.hook("seats-2").click()
    host.hook("chair-1").select_option("open")
    host.page.locator("details:has([data-testid=option-first_game]) summary").click()
    host.hook("option-first_game").check()
    host.hook("open-table").click()
    friend.page.goto(host.hook("invite-link").input_value())
    friend.hook("join-name").fill("Хельга")
    friend.press(friend.hook("join"))
    host.hook("start").click()
    expect(host.hook("ring")).to_be_visible(timeout=PATIENCE)
    table = host.page.url.rsplit("/", 1)[-1]
    clans = Clan(host, table, seed=1), Clan(friend, table, seed=2)
    return clans if clans[0].sync()["asked"] else (clans[1], clans[0])


def turn(clan: Clan, move: str) -> None:
    assert clan.guest.wait_for_turn() == "act"
    clan.guest.one_move(lambda: clan.act(move))


def strength(card: str, other: str) -> int:
    """What a card adds in a battle of two."""
    at = BY_KEY[card]
    if KIND[at] != BATTLE:
        return 0
    return strength(other, "") if REVEAL[at] == SIGHT and other else STRENGTH[at]


def saga(clan: Clan) -> str:
    """What the page tells of the play."""
    narrow = clan.guest.touch
    if narrow:
        clan.guest.press(clan.guest.hook("tab-saga"))
    expect(clan.guest.hook("log")).to_be_visible(timeout=PATIENCE)
    text = str(clan.guest.hook("log").inner_text())
    if narrow:
        clan.guest.press(clan.guest.hook("tab-board"))
    return text


def test_two_people_fight_with_cards_that_nobody_sees_before_the_reveal(visit: Visit) -> None:
    pillager, defender = pair(visit)
    both = (pillager, defender)
    moves = [offer["text"] for offer in pillager.sync()["asked"]["options"]]
    invasion = next(move for move in moves if move.startswith("invade leader"))
    province = invasion.split(" ")[-1]
    turn(pillager, invasion)
    turn(defender, invasion)
    turn(pillager, f"pillage {province}")
    for clan in both:
        assert clan.guest.wait_for_turn() == "act"
        expect(clan.guest.hook("battle")).to_be_visible(timeout=PATIENCE)
    hands = [clan.own()["hand"] for clan in both]
    # With two players every card of age one is there once, so no name can be in both hands. Grace would ask for more.
    ranked = [sorted(hand, key=lambda card: (card == "friggas_grace", -strength(card, ""))) for hand in hands]
    cards = [ranked[0][0], next(card for card in reversed(ranked[1]) if card != "friggas_grace")]

    def hidden(clan: Clan, card: str) -> None:
        """Neither the page nor what the hall sent to it has the other's card."""
        for text in (json.dumps(clan.sync()), clan.page.content()):
            assert not re.search(rf"(?<![a-z_]){card}(?![a-z_])", text)
        assert name_of(card, clan.language) not in clan.page.locator("body").inner_text()
        clan.check()

    for clan, other in ((pillager, cards[1]), (defender, cards[0])):
        hidden(clan, other)
    # The defender has a card taken up while the pillager lays one face down: it stays taken up.
    defender.touch(f"hand:{cards[1]}")
    expect(defender.guest.hook("act-commit")).to_be_enabled(timeout=PATIENCE)
    pillager.touch(f"hand:{cards[0]}")
    pillager.commit()
    pillager.page.wait_for_function(
        "() => !document.querySelector('[data-testid=prompt][data-tone=act]')", timeout=PATIENCE
    )
    hidden(defender, cards[0])
    hidden(pillager, cards[1])
    expect(defender.guest.hook("act-commit")).to_be_enabled(timeout=PATIENCE)
    defender.press("cancel")
    assert [side["chosen"] for side in defender.sync()["view"]["state"]["battle"]["sides"]] == [True, False]
    # Both load their pages again: the card stays chosen, and stays hidden.
    for clan in both:
        clan.reload(clan.look())
    hidden(defender, cards[0])
    assert pillager.sync()["asked"] is None
    defender.touch(f"hand:{cards[1]}")
    defender.guest.one_move(defender.commit)

    sums = [3 + strength(cards[0], cards[1]), 3 + strength(cards[1], cards[0])]
    seats = [clan.sync()["view"]["seat"] for clan in both]
    winner = None if sums[0] == sums[1] else seats[sums.index(max(sums))]
    expected = [] if winner is None else [f"{province}-{winner}-leader-1 {province}"]
    for clan in both:
        clan.stands(expected)
        told = saga(clan)
        for card in cards:
            assert name_of(card, clan.language) in told
        clan.check()
    views = [clan.sync()["view"]["state"] for clan in both]
    assert [clan["glory"] for clan in views[0]["clans"]] == [clan["glory"] for clan in views[1]["clans"]]
    dead = [clan["valhalla"].get("leader", 0) for clan in views[0]["clans"]]
    assert dead == [int(seat != winner) for seat in range(2)]


def test_a_page_loaded_again_forgets_a_move_that_was_only_begun(visit: Visit) -> None:
    first, second = pair(visit)
    moves = [offer["text"] for offer in first.sync()["asked"]["options"]]
    start, goal = [move.split(" ")[-1] for move in moves if move.startswith("invade leader")][:2]
    for figure in ("leader", "warrior"):
        turn(first, f"invade {figure} {start}")
        turn(second, "invade warrior " + goal if figure == "leader" else "invade leader " + goal)
    assert first.guest.wait_for_turn() == "act"
    before, seq = first.look(), first.guest.seq()
    first.touch(f"place:{start}")
    first.press("march")
    first.touch(f"place:{goal}")
    expect(first.guest.hook("act-commit")).to_be_enabled(timeout=PATIENCE)
    assert first.look()["prompt"] != before["prompt"]
    first.reload(before)
    assert first.guest.seq() == seq
    turn(first, f"march {start} {goal}")
    seats = [clan.sync()["view"]["seat"] for clan in (first, second)]
    for clan in (first, second):
        clan.stands([f"{goal}-{seat}-{figure}-1 {goal}" for seat in seats for figure in ("leader", "warrior")])


def test_a_page_loaded_again_goes_on_with_the_draft(visit: Visit) -> None:
    guest = visit(PHONE)
    clan = Clan(guest, guest.table(FOUR, "bloodrage"), seed=3)
    guest.play_on(clan.answer, moves=2)
    before, seq = clan.look(), guest.seq()
    assert len(before["pack"]) == 6
    assert len(clan.sync()["view"]["state"]["draft"]["picked"]) == 2
    clan.reload(before)
    clan.touch(before["pack"][0])
    expect(guest.hook("act-commit")).to_be_enabled(timeout=PATIENCE)
    clan.reload(before)
    assert guest.seq() == seq
    guest.play_on(clan.answer, moves=1)
    assert len(clan.sync()["view"]["state"]["draft"]["picked"]) == 3


Row = tuple[str, str, str]


@pytest.fixture
def row(deal: Callable[[bytes], None]) -> Row:
    """Three provinces side by side that stand when a first game of two begins; tables are dealt so from now on."""
    game = meadhall.game("bloodrage", seats=2, first_game=True)
    for number in range(100):
        seed = number.to_bytes(32, "big")
        state = game.new(seed)
        free = {state.say(option).removeprefix("invade leader ") for option in state.options}
        for at in range(OUTER):
            found = PLACE_NAMES[at], PLACE_NAMES[(at + 1) % OUTER], PLACE_NAMES[(at + 2) % OUTER]
            if free >= set(found):
                deal(seed)
                return found
    raise AssertionError("no deal fits")


def test_whoever_stays_out_of_battles_is_not_asked_again_until_they_wish(visit: Visit, row: Row) -> None:
    """Calls go round and round (R-11); a pass for all of them is said once, is shown, and is taken back."""
    pillager, other = pair(visit)
    left, middle, right = row
    turn(pillager, f"invade leader {left}")
    turn(other, f"invade leader {middle}")
    turn(pillager, f"invade warrior {right}")
    turn(other, f"invade warrior {middle}")
    turn(pillager, f"pillage {left}")
    assert other.guest.wait_for_turn() == "act"
    assert other.sync()["asked"]["kind"] == "call"
    other.guest.press(other.guest.hook("prompt-more"))
    other.press("quiet-age")
    silence = other.guest.hook("pill-ask-age")
    expect(silence).to_be_visible()
    assert other.guest.wait_for_turn() == "act"
    assert other.sync()["asked"]["kind"] == "action"
    turn(other, f"invade warrior {middle}")
    turn(pillager, f"pillage {right}")
    other.until(lambda: (other.sync()["asked"] or {}).get("kind") == "action", "the call was not passed over")
    moves = [line["move"] for line in other.sync_all()["log"]]
    assert moves.count("pass") == 2
    expect(silence).to_be_visible()
    # On the smallest phone it stands beside the battle, and both beside what is told.
    other.guest.resize(360, 640)
    expect(other.guest.page.locator(PILL)).to_have_count(2)
    assert not other.guest.clashes(TOLD, PROMPT, PILL)
    assert other.guest.page.evaluate(TOLD_WIDTH) > 150
    other.guest.press(silence)
    expect(silence).to_have_count(0)


def test_a_battle_that_is_over_can_be_looked_at_again_and_covers_nothing(visit: Visit, row: Row) -> None:
    """On a phone the board is free when something is asked; what the battles were like is one touch away."""
    pillager, other = pair(visit)
    left, middle, right = row
    turn(pillager, f"invade leader {left}")
    turn(other, f"invade leader {right}")
    turn(pillager, f"pillage {left}")
    turn(other, f"pillage {right}")
    assert pillager.guest.wait_for_turn() == "act"
    phone = pillager if pillager.guest.touch else other
    desk = other if phone is pillager else pillager
    if phone is other:
        turn(pillager, f"invade warrior {middle}")
        assert phone.guest.wait_for_turn() == "act"
    assert phone.guest.hook("battle-panel").count() == 0
    for screen in ((360, 640), (390, 844)):
        phone.guest.resize(*screen)
        assert not phone.guest.clashes(TOLD, PROMPT, PILL), screen
    phone.guest.press(phone.guest.hook("pill-battle"))
    panel = phone.guest.hook("battle-panel")
    expect(panel).to_have_attribute("data-nth", "2")
    phone.guest.press(phone.guest.hook("battle-before"))
    expect(panel).to_have_attribute("data-nth", "1")
    phone.check()
    phone.guest.press(phone.guest.hook("battle-fold"))
    expect(panel).to_have_count(0)
    beside = desk.guest.hook("battle-panel")
    expect(beside).to_have_attribute("data-nth", "2")
    desk.guest.press(desk.guest.hook("battle-before"))
    expect(beside).to_have_attribute("data-nth", "1")
    desk.guest.press(desk.guest.hook("battle-close"))
    expect(beside).to_have_attribute("data-nth", "2")
