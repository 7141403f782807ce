"""While the hall can keep nothing people see why, on every page; a move waits, and is played when it can be."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import open_hall
from tests.browser.pages import DESK, Visitor

WORDS = {"en-GB": "The file with the hall's memory was taken away", "ru-RU": "Файл с памятью чертога убрали"}


@pytest.mark.parametrize("locale", WORDS)
def test_a_banner_says_why_and_a_move_is_played_when_it_can_be(browser: Browser, tmp_path: Path, locale: str) -> None:
    with open_hall(tmp_path) as address:
        guest = Visitor(browser, address, DESK, locale)
        guest.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        guest.wait_for_turn()
        (tmp_path / "hall.sqlite3").rename(tmp_path / "elsewhere")
        expect(guest.hook("trouble")).to_contain_text(WORDS[locale])
        before = guest.hook("table").get_attribute("data-seq")
        guest.place()
        expect(guest.hook("table")).to_have_attribute("data-seq", before or "")
        (tmp_path / "elsewhere").rename(tmp_path / "hall.sqlite3")
        expect(guest.hook("trouble")).to_have_count(0)
        expect(guest.hook("table")).not_to_have_attribute("data-seq", before or "")
        guest.page.context.close()


def test_a_broken_table_says_so(browser: Browser, tmp_path: Path) -> None:
    with open_hall(tmp_path, idle_after=0.1) as address:
        guest = Visitor(browser, address, DESK)
        guest.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        guest.play_on(moves=1)
        guest.wait_for_turn()
        path = guest.page.url.removeprefix(address)
        guest.open("/about")
        guest.until(lambda: guest.get("/healthz")["tables"] == 0, "the table does not leave memory")
        with closing(sqlite3.connect(tmp_path / "hall.sqlite3", timeout=20)) as file:
            file.execute("update log set text = 'fly' where nth = 0")
            file.execute("delete from snapshots")
            file.commit()
        guest.open(path)
        expect(guest.hook("why")).to_contain_text("The record of this play is damaged")
        guest.page.context.close()
