"""Reviews: a play is thought about, and at its turning points the move played and a better one are on the board."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import quick
from tests.browser.conftest import open_hall
from tests.browser.pages import CLASHES, DESK, PHONE, WORST, Visitor

Visit = Callable[..., Visitor]
SHOTS = os.environ.get("MEADHALL_SHOTS", "")
"""A folder for pictures of what is tested, for those who want to look."""
ME: dict[str, Any] = {"kind": "me"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "level:1"}
REVIEWED = "[data-testid=review][data-done=true]"
SOME_TIME = 180_000
OWN_MOVES = 25
"""Of a table of two, before its play is given up."""
POINTED_AT = 12
"""Own moves of the play that is played by pointing, each where it brings least."""
CUT = """() => [...document.querySelectorAll('[data-testid^=mark-] .plate')].filter(plate => {
  const [box, board] = [plate, plate.ownerSVGElement].map(one => one.getBoundingClientRect());
  return box.left < board.left + 24 || box.right > board.right;
}).length"""
"""How many labels of marked moves reach beyond the board of Völuspá, or under the names of its rows."""

IN_SIGHT = """() => {
  const board = document.querySelector('[data-testid=review-board]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-testid^=mark-]')].filter(mark => {
    const {left, top, width, height} = mark.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return width && x > board.left && x < board.right && y > board.top && y < board.bottom;
  }).map(mark => mark.dataset.testid).sort();
}"""
"""The marked moves that are seen on the board as it lies there, by kind."""

SHOWN = """() => {
  const {at, pictured} = document.querySelector('[data-testid=review]').dataset;
  const better = document.querySelector('[data-testid=mark-better]')?.dataset.move ?? null;
  const shares = [...document.querySelectorAll('.legend b')].map(share => share.textContent);
  return {at: Number(at), pictured: pictured === 'true', better, shares};
}"""
"""What a review shows: at which move, whether it is on the board already, the better one, and everybody's chances."""


def shot(guest: Visitor, name: str) -> None:
    if SHOTS:
        guest.page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))


@pytest.fixture
def thinking(browser: Browser, tmp_path: Path) -> Iterator[Visit]:
    """Browsers at a hall that reviews with few tries, for the engine of these tests is slow."""
    here: list[Visitor] = []
    with open_hall(tmp_path, review_tries=10) as address:

        def arrive(device: dict[str, Any] = DESK, locale: str = "en-GB") -> Visitor:
            here.append(Visitor(browser, address, device, locale))
            return here[-1]

        yield arrive
        for visitor in here:
            visitor.close()


def give_up(guest: Visitor, table: str) -> None:
    guest.post(f"/api/tables/{table}/commands", {"do": "resign", "seat": 0, "id": "enough"})


def played(guest: Visitor, game: str) -> str:
    """A play without a thought that is over; one of two is given up in its middle."""
    seats = [ME, *[BOT] * (2 if game == "wolves" else 1)]
    table = guest.unseen_table(seats, game, quickWindows=True)
    moves = iter(range(OWN_MOVES))
    over = quick.play_on(guest, table, lambda: len(seats) == 2 and next(moves, None) is None, quick.careless)
    if over == "until":
        give_up(guest, table)
    return table


def think_about(guest: Visitor) -> int:
    """Wait until the review that is open is whole; says how many turning points it has."""
    guest.page.wait_for_selector(REVIEWED, timeout=SOME_TIME)
    return int(guest.page.locator("[data-testid=curve] [data-testid^=turn-]").count())


def see_both(guest: Visitor, nth: int) -> None:
    """The turning point is shown, and both of its moves can be told apart on the board."""
    expect(guest.hook("review")).to_have_attribute("data-turn", str(nth))
    expect(guest.hook("review")).to_have_attribute("data-pictured", "true")
    expect(guest.hook("review-better")).to_be_visible()
    guest.until(lambda: guest.page.evaluate(IN_SIGHT) == ["mark-better", "mark-played"], "both are not in sight")


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"], ids=["en", "ru"])
@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_a_play_just_played_is_reviewed_to_its_last_turning_point(
    thinking: Visit, device: dict[str, Any], locale: str
) -> None:
    """By keys on a desk, by the steps at the foot on a phone."""
    guest = thinking(device, locale)
    guest.table([ME, BOT])
    assert guest.play_on(lambda: guest.place(WORST), POINTED_AT) == "act"
    for press in ("tool-menu", "menu-resign", "menu-resign-sure", "to-review"):
        guest.press(guest.hook(press))
    turns = think_about(guest)
    assert turns >= 1
    shot(guest, f"review-{'phone' if guest.touch else 'desk'}-{locale}")
    for nth in range(turns):
        see_both(guest, nth)
        guest.until(lambda: not guest.page.evaluate(CUT), "labels are cut off")
        if nth < turns - 1:
            guest.press(guest.hook("turn-forth")) if guest.touch else guest.page.keyboard.press("ArrowDown")
    words = "Turning point" if locale == "en-GB" else "Перелом"
    expect(guest.hook("review-where")).to_contain_text(f"{words} {turns}")
    marked = guest.page.locator("[data-testid^=move-] .verdict")
    assert sum(map(int, re.findall(r"\d+", guest.hook("tally").inner_text()))) == marked.count() >= turns
    if guest.touch:
        assert guest.hook("turn-forth").is_disabled()
        return
    before = int(guest.hook("review").get_attribute("data-at") or 0)
    guest.page.keyboard.press("b")
    expect(guest.hook("review-toggle")).to_have_attribute("aria-pressed", "false")
    guest.page.keyboard.press("ArrowLeft")
    expect(guest.hook("review")).to_have_attribute("data-at", str(before - 1))
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_url("**/table/*")


@pytest.mark.parametrize("game", ["wolves", "bloodrage", "berserk"])
def test_both_moves_are_on_the_board_at_every_turning_point(thinking: Visit, game: str) -> None:
    """On a desk and on a phone, which share the table."""
    guest = thinking()
    table = played(guest, game)
    for device, size in (("desk", DESK["viewport"]), ("phone", PHONE["viewport"])):
        guest.resize(**size)
        guest.open(f"/review/{table}")
        turns = think_about(guest)
        assert turns >= 1
        for nth in range(turns):
            see_both(guest, nth)
            guest.until(lambda: not guest.page.evaluate(CLASHES, [".marked .plate"]), "labels lie over each other")
            guest.page.keyboard.press("b")
            expect(guest.hook("review-toggle")).to_have_attribute("aria-pressed", "false")
            see_both(guest, nth)
            shot(guest, f"review-{game}-{device}-{nth}")
            if nth < turns - 1:
                guest.page.keyboard.press("ArrowDown")


def test_a_saga_from_elsewhere_is_reviewed_from_its_replay_and_with_open_cards(thinking: Visit) -> None:
    """Open cards are chosen by their key, and put away again by their box."""
    guest = thinking()
    table = guest.unseen_table([ME, BOT])
    assert quick.play_on(guest, table, how=quick.careless) == "over"
    text = guest.context.request.get(f"{guest.address}/api/tables/{table}/saga").text()
    guest.open("/sagas")
    guest.hook("saga-text").fill(text)
    guest.press(guest.hook("saga-show"))
    guest.page.wait_for_url("**/replay/saga/*")
    expect(guest.hook("board")).to_be_visible()
    guest.page.keyboard.press("End")
    shot(guest, "replay-end")
    guest.press(guest.hook("act-ending"))
    guest.press(guest.hook("to-review"))
    guest.page.wait_for_url("**/review/saga/*")
    saga = guest.page.url.rsplit("/", 1)[-1]
    closed = think_about(guest)
    see_both(guest, 0)
    guest.page.keyboard.press("o")
    expect(guest.hook("review-open")).to_be_checked()
    opened = told(guest, saga, open="true")
    assert opened["open"] is True and opened["moves"] != told(guest, saga)["moves"]
    sees(guest, opened)
    guest.press(guest.hook("review-open"))
    expect(guest.hook("review-open")).not_to_be_checked()
    sees(guest, told(guest, saga))
    assert think_about(guest) == closed


def test_what_was_missed_is_asked_for_again_and_open_cards_have_a_picture_of_their_own(thinking: Visit) -> None:
    """The hall is away for a moment. With open cards, here, no move was a mistake: none is shown as better any more."""
    guest = thinking()
    table = played(guest, "voluspa")
    asked: list[str] = []

    def second_fails(route: Any) -> None:
        asked.append(route.request.url)
        route.abort() if len(asked) == 2 else route.continue_()

    guest.page.route("**/review", second_fails)
    guest.open(f"/review/{table}")
    assert think_about(guest) >= 1 and len(asked) > 2
    see_both(guest, 0)
    review = guest.get(f"/api/tables/{table}/review")
    spotless = [{**move, "better": None, "loss": 0.0} for move in review["moves"]]
    opened = {**review, "open": True, "turns": [], "moves": spotless}
    answers = iter([{**opened, "done": 0, "moves": []}])
    guest.page.route("**/review?open=true", lambda route: route.fulfill(json=next(answers, opened)))
    guest.page.keyboard.press("o")
    sees(guest, opened)
    expect(guest.hook("mark-played")).to_be_visible()


def told(guest: Visitor, saga: str, **query: str) -> Any:
    """The whole review of a saga as the hall tells it."""
    words = "&".join(f"{name}={value}" for name, value in query.items())
    whole: list[Any] = []

    def done() -> bool:
        whole[:] = [guest.get(f"/api/replays/{saga}/review?{words}")]
        return bool(whole[0]["done"] == whole[0]["length"])

    guest.until(done, "the review is not thought out")
    return whole[0]


def sees(guest: Visitor, review: Any) -> None:
    """The page shows the chances of this review before the move it is at, and its better move there."""
    expect(guest.page.locator(REVIEWED)).to_be_visible()

    def shown() -> bool:
        page = guest.page.evaluate(SHOWN)
        move = review["moves"][page["at"]]
        shares = [f"{int(share * 100 + 0.5)}%" for share in move["chances"]]
        return bool(page["pictured"] and page["shares"] == shares and page["better"] == move["better"])

    guest.until(shown, "the page shows something else")
