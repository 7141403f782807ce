"""People at one table: their clocks, their comings and goings, what they agree on."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import quick
from tests.browser.conftest import Time
from tests.browser.pages import DESK, PHONE, Visitor, serious

Visit = Callable[..., Visitor]
CLOCK = {"kind": "live", "move": 90, "reserve": 900}
AROUND = """async ([table, seat]) => {
  const left = async () => (await (await fetch(`/api/tables/${table}`)).json()).clocks.left[seat];
  const before = await left();
  const text = document.querySelector(`[data-testid=clock-${seat}]`).textContent.trim();
  return [before, text, await left()];
}"""
"""What the hall says a seat has left before and after a look at the page, and what is seen there."""


def two_at_a_table(
    visit: Visit, devices: tuple[Any, Any] = (DESK, DESK), at: str = "", **more: Any
) -> tuple[Visitor, Visitor, str]:
    """A host and a friend at a table of Völuspá that has begun; its id."""
    where = {"at": at} if at else {}
    host, friend = visit(devices[0], **where), visit(devices[1], "ru-RU", **where)
    for person, name in ((host, "Anna"), (friend, "Boris")):
        person.post("/api/me", {"name": name})
    made = host.post("/api/tables", {"game": "voluspa", "seats": [{"kind": "me"}, {"kind": "open"}], **more})
    table = str(made["id"])
    friend.post(f"/api/tables/{table}/join", {"name": "Boris", "invite": made["invite"]})
    host.post(f"/api/tables/{table}/start", {})
    for person in (host, friend):
        person.open(f"/table/{table}")
        expect(person.hook("board")).to_be_visible()
    return host, friend, table


def clock_below(person: Visitor, table: str, seat: int, most: float) -> int:
    """Wait until less than this is left, by the page and by the hall alike; the seconds seen."""
    seen = 0

    def fits() -> bool:
        nonlocal seen
        before, text, after = person.page.evaluate(AROUND, [table, seat])
        minutes, seconds = text.split(":")
        seen = int(minutes) * 60 + int(seconds)
        return seen < most and math.ceil(after) - 1 <= seen <= math.ceil(before) + 1

    person.until(fits, "the page and the hall do not tell the same time")
    return seen


def test_clocks_are_the_halls_after_a_reload_and_for_whoever_watches(visit: Visit) -> None:
    host, friend, table = two_at_a_table(visit, (DESK, PHONE), clock=CLOCK)
    watcher = visit()
    seats = host.info(table)["waiting"]
    mover = host if seats[0] == 0 else friend
    mover.wait_for_turn()
    mover.one_move()
    seat = host.info(table)["waiting"][0]
    all_of_it = CLOCK["move"] + CLOCK["reserve"]  # type: ignore[operator]
    clock_below(host, table, seat, all_of_it - 2)
    watcher.open(f"/table/{table}")
    people = (host, friend, watcher)
    for person in (host, friend):
        person.page.reload()
    first = []
    for person in people:
        expect(person.hook(f"clock-{seat}")).to_be_visible()
        first.append(clock_below(person, table, seat, all_of_it - 2))
    # They run on, also where another place of the page was looked at meanwhile.
    friend.press(friend.hook("tab-players"))
    clock_below(host, table, seat, min(first) - 2)
    friend.press(friend.hook("tab-board"))
    for person in people:
        clock_below(person, table, seat, min(first) - 2)


def test_who_leaves_for_good_is_replaced_and_the_others_are_told(visit: Visit, axe: str) -> None:
    host, friend, table = two_at_a_table(visit, (DESK, PHONE))
    friend.press(friend.hook("tool-menu"))
    friend.press(friend.hook("menu-leave"))
    expect(friend.hook("leave-note")).to_be_visible()
    assert serious(friend.page, axe) == []
    friend.press(friend.hook("menu-leave-sure"))
    friend.page.wait_for_url(lambda url: url.endswith("/"))
    expect(host.page.get_by_role("status").get_by_text("Boris has left for good")).to_be_visible()
    expect(host.hook("seat-1")).to_contain_text("has left · a machine plays")
    assert host.play_on(moves=2) == "act"
    assert quick.play_on(host, table) == "over"
    expect(host.hook("result")).to_contain_text("Boris")
    expect(host.hook("result")).to_contain_text("left the table; a machine played from move 1 on")
    assert not friend.get("/api/lobby")["mine"] or not any(seat["mine"] for seat in friend.info(table)["seats"])
    friend.open(f"/table/{table}")
    expect(friend.hook("board")).to_be_visible()
    assert friend.hook("rematch").count() == 0


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_running_out_of_time_is_told_and_the_seat_taken_back(
    visit: Visit, device: dict[str, Any], axe: str, patient_hall: str, time: Time
) -> None:
    """Before the play, at the table, to whom it happens and to the other."""
    clock = {"kind": "live", "move": 600, "reserve": 0}
    host, friend, table = two_at_a_table(visit, (device, DESK), patient_hall, clock=clock)
    late, other = (host, friend) if host.info(table)["waiting"] == [0] else (friend, host)
    seat = 0 if late is host else 1
    time.let_clocks_run(600)
    expect(late.hook("act-take-back")).to_be_visible()
    assert host.info(table)["seats"][seat]["ranOut"]
    words = "has run out of time" if other is host else "вышло время"
    expect(other.page.get_by_role("status").get_by_text(words)).to_be_visible()
    assert serious(late.page, axe) == []
    late.press(late.hook("act-take-back"))
    expect(late.hook("act-take-back")).to_have_count(0)
    assert not host.info(table)["seats"][seat]["standIn"]


def test_what_a_clock_means_is_said_where_it_is_chosen(visit: Visit) -> None:
    guest = visit()
    guest.open("/new/voluspa")
    expect(guest.hook("clock-out-note")).to_have_count(0)
    guest.hook("clock-brisk").check()
    expect(guest.hook("clock-out-note")).to_contain_text("a machine plays for them until they take it back")


def test_a_machine_is_offered_for_the_absent_only_when_it_may_play(visit: Visit) -> None:
    host, friend, table = two_at_a_table(visit)
    friend.page.close()
    host.page.keyboard.press("m")
    offer = host.hook("menu-stand-in-1")
    expect(host.hook("menu-stand-in-later").or_(offer).first).to_be_visible()
    expect(offer).to_be_visible()
    offer.click()
    expect(host.hook("seat-1")).to_contain_text("away · a machine plays")
    assert host.info(table)["seats"][1]["standIn"]


def test_the_hosts_own_address_is_the_invitation(visit: Visit, axe: str) -> None:
    """Whoever is sent what stands in the host's address bar sits down; by the bare address one is told how."""
    host, friend, stranger = visit(), visit(PHONE, "ru-RU"), visit()
    host.open("/new/voluspa")
    host.hook("chair-1").select_option("open")
    host.hook("clock-calm").check()
    host.hook("open-table").click()
    expect(host.hook("waiting")).to_be_visible()
    host.page.wait_for_url("**/table/*?invite=*")
    table = host.page.url.split("/table/")[1].split("?")[0]
    stranger.open(f"/table/{table}")
    expect(stranger.hook("no-invite")).to_be_visible()
    assert stranger.hook("join").count() == 0 and stranger.hook("sit-1").count() == 0
    expect(host.hook("waiting-facts")).to_contain_text("90 seconds a move")
    expect(host.hook("waiting-facts")).to_contain_text("a machine plays for them")
    expect(host.hook("waiting-facts")).to_contain_text("by lot")
    friend.page.goto(host.page.url)
    friend.hook("join-name").fill("Хельга")
    assert serious(friend.page, axe) == [] and serious(stranger.page, axe) == []
    friend.press(friend.hook("join"))
    expect(host.hook("waiting")).to_contain_text("Хельга")
    host.hook("chat-field").fill("well met")
    host.hook("chat-send").click()
    expect(friend.hook("chat")).to_contain_text("well met")
    expect(stranger.hook("chat")).not_to_contain_text("well met")
    expect(stranger.hook("talk-apart")).to_contain_text("Only those who watch")
    assert serious(host.page, axe) == []
    host.hook("start").click()
    for person in (host, friend, stranger):
        expect(person.hook("board")).to_be_visible()
        person.page.wait_for_url(f"**/table/{table}")


def test_a_free_seat_is_filled_with_a_machine_in_the_waiting_room(visit: Visit) -> None:
    host = visit(PHONE)
    host.table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    host.press(host.hook("fill-1"))
    host.press(host.hook("fill-2"))
    host.press(host.hook("unfill-2"))
    expect(host.hook("start")).to_be_disabled()
    host.press(host.hook("fill-2"))
    host.press(host.hook("start"))
    expect(host.hook("board")).to_be_visible()


def test_a_rematch_begins_when_the_other_agrees(visit: Visit, axe: str) -> None:
    host, friend, table = two_at_a_table(visit, (DESK, PHONE), clock=CLOCK)
    mover = host if host.info(table)["waiting"] == [0] else friend
    mover.wait_for_turn()
    mover.one_move()
    host.page.keyboard.press("m")
    host.hook("menu-resign").click()
    host.hook("menu-resign-sure").click()
    for person in (host, friend):
        expect(person.hook("result")).to_be_visible()
    expect(host.hook("curve")).to_be_visible()  # of a play of one move
    expect(host.hook("result")).to_contain_text("Anna resigned")
    host.hook("rematch").click()
    expect(host.hook("waiting")).to_be_visible()
    again = host.page.url.split("/table/")[1].split("?")[0]
    assert again != table and host.info(again)["phase"] == "waiting" and host.info(again)["clocks"] is None
    expect(friend.hook("rematch-asked")).to_contain_text("Anna")
    assert serious(friend.page, axe) == []
    friend.press(friend.hook("rematch-agree"))
    for person in (host, friend):
        expect(person.hook("board")).to_be_visible()
        person.page.wait_for_url(f"**/table/{again}")
    assert host.info(again)["phase"] == "playing"


def test_who_declines_a_rematch_is_waited_for_no_longer(visit: Visit) -> None:
    host, friend, _ = two_at_a_table(visit)
    friend.page.keyboard.press("m")
    friend.hook("menu-resign").click()
    friend.hook("menu-resign-sure").click()
    host.hook("rematch").click()
    expect(host.hook("waiting")).to_contain_text("Boris")
    friend.hook("rematch-decline").click()
    expect(host.hook("waiting")).not_to_contain_text("Boris")
    host.hook("fill-0").click()
    host.hook("start").click()
    expect(host.hook("board")).to_be_visible()


def test_a_take_back_is_asked_for_and_refused_in_the_right_words(visit: Visit) -> None:
    host, friend, table = two_at_a_table(visit)
    first = host.info(table)["waiting"][0]
    mover, other = (host, friend) if first == 0 else (friend, host)
    english = mover is host
    mover.wait_for_turn()
    mover.one_move()
    other.wait_for_turn()
    mover.page.keyboard.press("u")
    expect(mover.hook("prompt")).to_contain_text("You have asked" if english else "Вы попросили")
    other.hook("act-undo-no").click()
    expect(mover.hook("prompt")).to_contain_text("does not allow" if english else "не позволяет")


def test_the_big_button_names_what_it_starts_and_then_the_same_again(visit: Visit, axe: str) -> None:
    guest = visit()
    guest.open("/")
    expect(guest.hook("play-machine")).to_contain_text("Play Völuspá")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_url("**/table/*")
    first = guest.info(guest.page.url.rsplit("/", 1)[-1])
    assert first["game"] == "voluspa" and first["phase"] == "playing"
    assert [seat["kind"] for seat in first["seats"]] == ["person", "bot"]
    guest.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}], game="bloodrage")
    guest.open("/")
    expect(guest.hook("play-machine")).to_contain_text("Play Blood Rage")
    expect(guest.hook("company")).to_contain_text("as last time")
    expect(guest.hook("continue")).to_be_visible()
    guest.hook("another-game").click()
    expect(guest.hook("another-wolves")).to_be_visible()
    assert serious(guest.page, axe) == []
    guest.hook("play-machine").click()
    guest.page.wait_for_url("**/table/*")
    again = guest.info(guest.page.url.rsplit("/", 1)[-1])
    assert again["game"] == "bloodrage" and [seat["bot"] for seat in again["seats"]] == [None, "random", "random"]


def test_a_first_game_has_the_variant_for_it(visit: Visit) -> None:
    guest = visit()
    guest.open("/new/bloodrage")
    expect(guest.hook("option-first_game")).to_be_checked()
    guest.open("/")
    guest.hook("quick-bloodrage").click()
    guest.page.wait_for_url("**/table/*")
    assert guest.info(guest.page.url.rsplit("/", 1)[-1])["options"]["first_game"] is True


def test_take_a_seat_seats_one(visit: Visit) -> None:
    host, guest = visit(), visit(PHONE)
    host.table([{"kind": "me"}, {"kind": "open"}], listed=True)
    guest.open("/")
    guest.press(guest.hook("take-seat"))
    expect(guest.hook("waiting")).to_be_visible()
    expect(host.hook("start")).to_be_enabled()


def test_sagas_tell_their_day_and_company_and_can_be_kept(visit: Visit, axe: str) -> None:
    guest = visit(PHONE, "ru-RU")
    guest.post("/api/me", {"name": "Ульв"})
    table = guest.unseen_table([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    assert quick.play_on(guest, table) == "over"
    guest.open("/sagas")
    row = guest.page.locator(f"[data-testid=saga-row][data-table='{table}']")
    expect(row).to_contain_text("Ульв")
    expect(row.locator("time")).to_be_visible()
    assert serious(guest.page, axe) == []
    with guest.page.expect_download() as kept:
        guest.press(row.get_by_test_id("saga-keep"))
    assert kept.value.suggested_filename.endswith(".saga")
    expect(row.get_by_test_id("saga-review")).to_have_attribute("href", f"/review/{table}")
    expect(guest.hook("saga-file-name")).to_have_text("файл не выбран")
    told = ["meadhall saga 1", "game: voluspa", "version: 1", "seats: 2", "seed: 5", "", "0 nothing at all"]
    text = "\n".join(told) + "\n"
    guest.hook("saga-file").set_input_files({"name": "odd.saga", "mimeType": "text/plain", "buffer": text.encode()})
    expect(guest.hook("saga-file-name")).to_have_text("odd.saga")
    guest.press(guest.hook("saga-show"))
    refusal = guest.hook("toast").first
    expect(refusal).to_contain_text("Запись партии")
    assert not any("a" <= letter <= "z" for letter in refusal.inner_text().lower())
    guest.mistakes.clear()  # the browser notes that it was refused


def test_a_replay_begins_at_the_beginning_plays_by_itself_and_shows_ones_own_hand(visit: Visit, axe: str) -> None:
    guest = visit()
    table = guest.unseen_table([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    assert quick.play_on(guest, table) == "over"
    guest.open(f"/replay/{table}")
    expect(guest.hook("slider-range")).to_have_value("0")
    expect(guest.page.locator("[data-testid^=rack-]").first).to_be_visible()
    in_sight = (
        "() => { const log = document.querySelector('[data-testid=log]').parentElement; return log.scrollTop < 5; }"
    )
    assert guest.page.evaluate(in_sight)
    assert serious(guest.page, axe) == []
    guest.hook("act-play").click()
    guest.page.wait_for_function("() => Number(document.querySelector('[data-testid=slider-range]').value) >= 2")
    guest.page.keyboard.press("Space")
    guest.page.keyboard.press("End")
    last = guest.page.locator("[data-testid=log] [aria-current=true]")
    expect(last).to_be_in_viewport()
    guest.hook("tool-menu").click()
    guest.hook("eyes-none").click()
    assert serious(guest.page, axe) == []
    guest.hook("dialog-close").click()
    expect(guest.page.locator("[data-testid^=rack-]")).to_have_count(0)


def test_a_short_password_is_told_why(visit: Visit) -> None:
    guest = visit()
    guest.open("/account")
    guest.hook("account-name").fill("Sigrun the Short")
    guest.hook("account-password").fill("short")
    guest.hook("make-account").click()
    expect(guest.hook("toast").first).to_contain_text("at least 10 characters")
    guest.mistakes.clear()  # the browser notes that it was refused


@pytest.mark.parametrize("title", ["voluspa", "wolves", "bloodrage"])
def test_rules_begin_with_a_minute_and_end_at_a_table(visit: Visit, axe: str, title: str) -> None:
    guest = visit(PHONE, "ru-RU")
    guest.open(f"/rules/{title}")
    expect(guest.hook("rules").locator("section").first).to_contain_text("За одну минуту")
    if title == "wolves":
        expect(guest.hook("rules-card")).to_have_count(27)
    assert serious(guest.page, axe) == []
    guest.press(guest.hook("rules-play"))
    guest.page.wait_for_url("**/table/*")
    assert guest.info(guest.page.url.rsplit("/", 1)[-1])["game"] == title
