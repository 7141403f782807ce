"""How somebody has fared against the machines: what is over, was no practice and was played with nobody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from meadhall.server.tables.bot_workers import BotWorkers
from tests.server.guests import Guest, open_hall, play_on, story, two_at_a_table
from tests.server.processes import until

BOT = "level:1"


async def records(guest: Guest) -> dict[str, Any]:
    told: dict[str, Any] = await guest.get("/api/me/records/feast")
    return told


async def asked(guest: Guest, table: str) -> dict[str, Any]:
    """What is asked of the guest, when the machine has moved."""
    found: dict[str, Any] = {}

    async def mine() -> bool:
        found.update(await guest.sync(table))
        return found["asked"] is not None or found["table"]["phase"] == "over"

    await until(mine)
    return found


async def played(guest: Guest, table: str) -> bool:
    """Play to the end; gives whether the guest has won."""
    while (await asked(guest, table))["table"]["phase"] != "over":
        await play_on(guest, table, 1)
    result = (await guest.get(f"/api/tables/{table}"))["result"]
    return any(placing["seat"] == 0 and placing["place"] == 1 for placing in result)


@story
async def test_plays_against_machines_are_counted_with_those_that_were_won(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        guest = await hall.guest("Anna")
        assert await records(guest) == {"plays": 0, "last": [], "against": []}
        under_way = (await guest.table("feast", "me", BOT))["id"]
        assert await records(guest) == {"plays": 1, "last": [BOT], "against": []}
        won = int(await played(guest, under_way))
        assert (await records(guest))["against"] == [{"bot": BOT, "plays": 1, "wins": won}]
        won += await played(guest, (await guest.table("feast", "me", BOT))["id"])
        resigned = (await guest.table("feast", "me", BOT))["id"]
        await guest.command(resigned, "resign", seat=0)
        assert (await records(guest))["against"] == [{"bot": BOT, "plays": 3, "wins": won}]
        assert (await guest.get("/api/me/records/voluspa"))["plays"] == 0, "of another title"


@story
async def test_what_was_practice_is_no_win_and_no_loss(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def advise(self: BotWorkers, view: str, parts: list[str], within: float) -> list[tuple[str, float]]:
        return [("1", 0.5)]

    monkeypatch.setattr(BotWorkers, "advise", advise)
    async with open_hall(tmp_path) as hall:
        guest = await hall.guest("Anna")
        table = (await guest.table("feast", "me", BOT))["id"]
        now = await asked(guest, table)
        hinted = await guest.command(table, "hint", seat=now["seat"], seq=now["seq"], parts=[])
        assert hinted["is"] == "hinted"
        await played(guest, table)
        assert await records(guest) == {"plays": 1, "last": [BOT], "against": []}


@story
async def test_a_play_with_another_person_says_nothing_of_machines(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, boris, made = await two_at_a_table(hall, "feast")
        await anna.command(made["id"], "resign", seat=0)
        for guest in (anna, boris):
            assert await records(guest) == {"plays": 1, "last": [], "against": []}
