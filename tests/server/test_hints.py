"""Hints: the best options with their chances where nobody else plays, and the play is practice from then on."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.server.store.errors import DISK_FULL, DatabaseAway
from meadhall.server.store.journal import Journal
from meadhall.server.tables import hints
from meadhall.server.tables.bot_workers import BotWorkers, TooLate
from tests.server.guests import PATIENCE, Guest, one_move, open_hall, story, two_at_a_table
from tests.server.processes import until


@story
async def test_a_hint_tells_three_options_and_makes_the_play_practice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "WITHIN", PATIENCE)  # a busy machine may be late with it
    async with open_hall(tmp_path) as hall:
        guest = await hall.guest("Anna")
        table = (await guest.table("voluspa", "me", "level:1"))["id"]
        line = await guest.live(table)
        while line.sync["asked"] is None:
            line.sync = await guest.get(f"/api/tables/{table}/sync")
        seat, seq = line.sync["seat"], line.sync["seq"]
        assert line.sync["table"]["practice"] is False
        hinted = await guest.command(table, "hint", seat=seat, seq=seq, parts=[])
        offered = {offer["text"] for offer in line.sync["asked"]["options"]}
        assert hinted["is"] == "hinted" and len(hinted["best"]) == 3
        chances = [one["chance"] for one in hinted["best"]]
        assert {one["text"] for one in hinted["best"]} <= offered and all(0.0 <= chance <= 1.0 for chance in chances)
        assert (await guest.get(f"/api/tables/{table}"))["practice"] is True
        stale = await guest.command(table, "hint", seat=seat, seq=seq + 9, parts=[])
        assert stale["error"] == "stale"


@story
async def test_where_another_person_plays_there_is_none(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, boris, made = await two_at_a_table(hall, "voluspa")
        sync = await anna.get(f"/api/tables/{made['id']}/sync")
        mover = anna if sync["asked"] else boris
        sync = await mover.get(f"/api/tables/{made['id']}/sync")
        refused = await mover.command(made["id"], "hint", seat=sync["seat"], seq=sync["seq"], parts=[])
        assert refused["error"] == "hint-alone"
        assert (await mover.get(f"/api/tables/{made['id']}"))["practice"] is False


Hints = list[tuple[str, float]]


async def late(self: BotWorkers, view: str, parts: list[str], within: float) -> Hints:
    assert within <= 5.0
    raise TooLate


async def alone(guest: Guest) -> tuple[str, dict[str, int]]:
    """A play with nobody else, and what is asked there: its seat, and after which move."""
    table = str((await guest.table("feast", "me", "me"))["id"])
    seat = (await guest.get(f"/api/tables/{table}"))["waiting"][0]
    await guest.command(table, "curtain", seat=seat)
    return table, {"seat": seat, "seq": (await guest.sync(table))["seq"]}


async def practice(guest: Guest, table: str) -> bool:
    return bool((await guest.get(f"/api/tables/{table}"))["practice"])


@story
async def test_a_hint_does_not_wait_for_ever_and_one_that_failed_makes_no_practice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotWorkers, "advise", late)
    async with open_hall(tmp_path) as hall:
        guest = await hall.guest("Anna")
        table, asked = await alone(guest)
        assert (await guest.command(table, "hint", **asked, parts=[]))["error"] == "no-hint"
        assert not await practice(guest, table)


@story
async def test_no_hint_is_told_before_the_play_is_kept_as_practice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(self: Journal, *statements: object) -> None:
        raise DatabaseAway(DISK_FULL)

    async with open_hall(tmp_path) as hall:
        guest = await hall.guest("Anna")
        table, asked = await alone(guest)
        with monkeypatch.context() as trouble:
            trouble.setattr(Journal, "write", full)
            refused = await guest.command(table, "hint", **asked, parts=[])
        assert refused["error"] == DISK_FULL and "best" not in refused
        assert not await practice(guest, table)


@story
async def test_what_was_moved_meanwhile_makes_a_hint_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_hall(tmp_path) as hall:
        guest = await hall.guest("Anna")
        table = str((await guest.table("feast", "me", "level:1"))["id"])

        async def my_turn() -> bool:
            return (await guest.sync(table))["asked"] is not None

        await until(my_turn)
        now = await guest.sync(table)

        async def slow(self: BotWorkers, view: str, parts: list[str], within: float) -> Hints:
            assert (await one_move(guest, table, now))["is"] == "ack"
            return [("1", 0.5)]

        monkeypatch.setattr(BotWorkers, "advise", slow)
        refused = await guest.command(table, "hint", seat=now["seat"], seq=now["seq"], parts=[])
        assert refused["error"] == "stale" and not await practice(guest, table)
