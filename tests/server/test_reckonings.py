"""Where points came from, of plays that were logged before their title told it: such a play is played anew."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

import meadhall
from tests.server.databases import ELSEWHERE
from tests.server.guests import Guest, open_hall, story

pytestmark = pytest.mark.skipif(bool(ELSEWHERE), reason="the log is changed in a SQLite file")
SEATS = {"voluspa": 2, "wolves": 3, "bloodrage": 2}


async def played_out(guest: Guest, game: str) -> str:
    """A table of bots alone that have finished."""
    made = await guest.table(game, *["naive"] * SEATS[game], quickWindows=True)
    while (await guest.get(f"/api/tables/{made['id']}"))["phase"] != "over":
        await asyncio.sleep(0.05)
    return str(made["id"])


def forget(folder: Path, table: str, game: meadhall.Game) -> int:
    """Take what brought points out of a log; gives how much that was."""
    gone = 0
    with closing(sqlite3.connect(folder / "hall.sqlite3")) as file:
        rows = file.execute("SELECT seq, seat, events FROM log WHERE table_id = ?", (table,)).fetchall()
        for seq, seat, text in rows:
            events: list[Any] = msgspec.json.decode(text)
            kept = [event for event in events if not game.gains(event[0], event[1])]
            gone += len(events) - len(kept)
            change = "UPDATE log SET events = ? WHERE table_id = ? AND seq = ? AND seat = ?"
            file.execute(change, (msgspec.json.encode(kept).decode(), table, seq, seat))
        file.commit()
    return gone


@pytest.mark.parametrize("title", SEATS)
@story
async def test_a_play_whose_log_tells_no_points_is_reckoned_as_if_it_did(tmp_path: Path, title: str) -> None:
    async with open_hall(tmp_path) as hall:
        anna = await hall.guest("Anna")
        table = await played_out(anna, title)
        before = await anna.get(f"/api/tables/{table}/reckoning")
        result = (await anna.get(f"/api/tables/{table}"))["result"]
    for one in result:
        assert sum(entry["points"] for entry in before["points"] if entry["seat"] == one["seat"]) == one["score"]
    assert forget(tmp_path, table, meadhall.game(title, seats=SEATS[title]))
    async with open_hall(tmp_path) as hall:
        anna = await hall.guest("Anna")
        assert await anna.get(f"/api/tables/{table}/reckoning") == before
