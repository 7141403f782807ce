"""Berserk among people, and a battle afterwards: clocks, talk, a step taken back, a saga kept, replayed, reviewed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser import quick
from tests.browser.pages import DESK, PHONE, Visitor
from tests.browser.squads import KEYS
from tests.browser.test_berserk import SIDEWAYS
from tests.browser.test_berserk_muster import LONG, Duel

Visit = Callable[..., Visitor]
ME_AND_A_MACHINE: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
OVER = """() => {
  const frame = document.querySelector('[data-testid=review-board]');
  const inner = [...frame.querySelector('.figure').children].map(one => one.getBoundingClientRect().bottom);
  return Math.max(...inner) - frame.getBoundingClientRect().bottom;
}"""
"""By how much the field reaches below its frame."""


def test_two_talk_and_one_takes_a_step_back_and_all_three_see_it_and_both_clocks(visit: Visit) -> None:
    host, friend, watcher = visit(DESK), visit(PHONE, "ru-RU"), visit(SIDEWAYS, "ru-RU")
    duel = Duel(host, friend, "squads", clock=LONG)
    watcher.open(f"/table/{duel.table}")
    host.wait_for_turn()
    expect(watcher.hook("prompt")).to_contain_text("Сейчас ходит")
    for person in (host, friend, watcher):
        for seat in (0, 1):
            expect(person.hook(f"clock-{seat}")).to_be_visible()

    host.press(host.hook("side-talk"))
    host.hook("chat-field").fill("Who begins?")
    host.hook("chat-field").press("Enter")
    friend.press(friend.hook("tab-talk"))
    expect(friend.hook("chat")).to_contain_text("Who begins?")
    friend.press(friend.hook("tab-board"))

    def steps() -> None:
        host.press(host.hook("cell-d2"))
        host.press(host.hook("cell-e2"))
        host.press(host.hook("act-commit"))

    host.one_move(steps)
    for person in (host, friend, watcher):
        expect(person.hook("cell-e2")).to_have_attribute("data-card", "card-skeletal-hound")
    host.page.keyboard.press("u")
    for person in (host, friend, watcher):
        expect(person.hook("cell-d2")).to_have_attribute("data-card", "card-skeletal-hound")
    expect(friend.hook("told")).to_contain_text("берёт ход назад")


def test_a_battle_is_kept_brought_to_another_replayed_and_reviewed(visit: Visit, tmp_path: Path) -> None:
    guest, other = visit(DESK), visit(PHONE, "ru-RU")
    table = guest.unseen_table(ME_AND_A_MACHINE, "berserk", options={"decks": "squads"}, quickWindows=True)
    assert quick.play_on(guest, table) == "over"
    guest.open("/sagas")
    row = guest.page.locator(f"[data-testid=saga-row][data-table='{table}']")
    with guest.page.expect_download() as kept:
        guest.press(row.get_by_test_id("saga-keep"))
    kept.value.save_as(tmp_path / "battle.saga")

    other.open("/sagas")
    other.hook("saga-file").set_input_files(tmp_path / "battle.saga")
    other.press(other.hook("saga-show"))
    expect(other.hook("field")).to_be_visible()
    expect(other.hook("prompt-ask")).to_have_text("Вы смотрите на ход 0")
    for _ in range(3):
        other.press(other.hook("act-forth"))
    expect(other.hook("prompt")).to_contain_text("Вы смотрите на ход 3")
    expect(other.hook("prompt-ask")).not_to_contain_text("Вы смотрите")
    other.press(other.hook("act-play"))
    expect(other.hook("prompt")).to_contain_text("Вы смотрите на ход 4")
    assert not KEYS.findall(other.page.locator("body").inner_text())

    turn, review = thought_out(guest, table)
    guest.page.route("**/review", lambda route: route.fulfill(json=review))
    guest.open(f"/review/{table}")
    expect(guest.hook("review")).to_have_attribute("data-at", str(turn))
    for width, height in ((1440, 900), (390, 844)):
        guest.resize(width, height)
        expect(guest.hook("review-better")).to_contain_text("End the turn")
        assert guest.page.evaluate(OVER) <= 0, (width, height)
    struck = guest.hook(f"move-{turn}")
    expect(struck).to_contain_text("Simple strike")
    expect(guest.hook("mark-played").locator("path.arrow")).to_be_visible()
    expect(guest.hook("mark-better")).to_contain_text("End the turn")


def thought_out(guest: Visitor, table: str) -> tuple[int, dict[str, Any]]:
    """A review as the hall would think it out some day: the first own strike was a turning point."""
    lines = guest.get(f"/api/tables/{table}/sync")["log"]
    told = {"chances": [0.6, 0.4], "loss": 0.0, "better": None, "choices": 3}
    moves = [
        {**told, "at": at, **{key: line[key] for key in ("seat", "move", "events")}} for at, line in enumerate(lines)
    ]
    turn = next(move for move in moves if move["seat"] == 0 and " strike, " in move["move"])
    turn |= {"loss": 0.3, "better": "end"}
    review = {"id": table, "game": "berserk", "options": {"decks": "squads"}, "names": ["-", "random"], "open": False}
    review |= {"done": len(moves), "length": len(moves), "moves": moves, "turns": [turn["at"]]}
    return turn["at"], review | {"result": [1.0, 0.0], "scores": [40, 0]}
