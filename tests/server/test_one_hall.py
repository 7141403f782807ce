"""One hall a database: a second is turned away, and even one that is not cannot fork a table."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.server.store.errors import DatabaseTaken
from meadhall.server.store.journal import Journal
from tests.server.databases import database_for
from tests.server.guests import Guest, Json, one_move, open_hall, story
from tests.server.processes import ROOT, hall_process, until

UNLOCKED = {"MEADHALL_TEST_UNLOCKED": "1"}
ROUNDS = 5


async def serve_there(folder: Path) -> tuple[int, str]:
    """`meadhall serve` on the same database: how it ends, and what it says."""

    def run() -> subprocess.CompletedProcess[str]:
        words = ["serve", "--port", "0", "--database", database_for(folder)]
        return subprocess.run(
            [sys.executable, "-m", "meadhall.cli", *words], cwd=ROOT, capture_output=True, text=True, timeout=120
        )

    ended = await asyncio.to_thread(run)
    return ended.returncode, ended.stderr


@story
async def test_a_second_hall_is_turned_away_until_the_first_is_dead(tmp_path: Path) -> None:
    async with hall_process(tmp_path) as hall:
        code, told = await serve_there(tmp_path)
        assert code == 1 and "another hall is open on" in told and told.count("\n") == 1
        assert (await hall.health())[0] == 200
        await hall.end(signal.SIGKILL)
        async with hall_process(tmp_path) as again:
            assert (await again.health())[0] == 200


@story
async def test_a_hall_that_is_closed_leaves_the_database_free(tmp_path: Path) -> None:
    async with open_hall(tmp_path):
        with pytest.raises(DatabaseTaken):
            await Journal(database_for(tmp_path)).open()
    journal = Journal(database_for(tmp_path))
    await journal.open()
    await journal.close()


@story
async def test_even_two_halls_cannot_fork_a_table(tmp_path: Path) -> None:
    """A take-back at one and a move at the other, at the same seq: one of them is refused."""
    async with hall_process(tmp_path, UNLOCKED) as first, hall_process(tmp_path, UNLOCKED) as second:
        for _ in range(ROUNDS):
            anna = await first.guest("Anna")
            table: Json = await anna.table("voluspa", "me", "greedy", options={"set": "base"})
            id = table["id"]
            now = await asked(anna, id)
            assert (await one_move(anna, id, now))["is"] == "ack"
            now = await asked(anna, id)
            there = Guest(second.url)
            there.http.cookies.update(anna.http.cookies)
            there.csrf = anna.csrf
            second.guests.append(there)
            assert (await there.sync(id))["seq"] == now["seq"]
            answers = await asyncio.gather(
                anna.command(id, "undo", seq=now["seq"], seat=now["seat"]), one_move(there, id, now)
            )
            assert sorted(answer["is"] for answer in answers) == ["ack", "refused"], answers
            at_one, at_other = await asked(anna, id), await asked(there, id)
            assert at_one["seq"] and at_other["seq"]


async def asked(guest: Guest, table: str) -> Json:
    async def now() -> Json | None:
        told = await guest.sync(table)
        return told if told["asked"] is not None else None

    found: Json = await until(now)
    return found
