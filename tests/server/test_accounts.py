"""Accounts: a name and a password, the same tables on every device."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path

import pytest

from meadhall.server.web.accounts import DECOY, verified
from tests.server.databases import ELSEWHERE
from tests.server.guests import open_hall, story
from tests.server.halts import Halt
from tests.server.outage import Outage


@story
async def test_a_guests_tables_come_along(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, elsewhere = await hall.guest("Anna"), await hall.guest("Guest")
        mine = await anna.table("feast", "me", "random")
        made = await anna.post("/api/account", {"name": "Anna  K", "password": "a long password"})
        assert made["account"] == "anna k" and made["id"] == anna.id
        assert await anna.refused("/api/account", {"name": "Other", "password": "a long password"}) == "has-account"
        other = await elsewhere.table("feast", "me", "random")
        finished = await elsewhere.table("feast", "random", "random")
        wrong = {"name": "Anna K", "password": "a wrong password"}
        assert await elsewhere.refused("/api/login", wrong) == "bad-credentials"
        assert await elsewhere.refused("/api/login", {**wrong, "name": "Nobody"}) == "bad-credentials"
        assert (
            await elsewhere.refused("/api/account", {"name": "ANNA K", "password": "a long password"}) == "name-taken"
        )
        me = await elsewhere.post("/api/login", {"name": "anna k", "password": "a long password"})
        assert me["id"] == anna.id and me["account"] == "anna k"
        both = {mine["id"], other["id"], finished["id"]}
        for guest in (anna, elsewhere):
            assert {one["id"] for one in (await guest.get("/api/lobby"))["mine"]} == both
            now = await guest.sync(other["id"])
            assert now["seat"] == 0 and now["asked"] is not None
        gone = await elsewhere.http.post("/api/logout", json={}, headers={"x-csrf-token": elsewhere.csrf})
        assert gone.json()["account"] is None and gone.json()["id"] != anna.id
        assert (await elsewhere.get("/api/lobby"))["mine"] == []
        assert (await anna.get("/api/lobby"))["mine"] != []


@pytest.mark.skipif(bool(ELSEWHERE), reason="it reads SQLite's file")
@story
async def test_only_hashes_are_kept(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna = await hall.guest("Anna")
        await anna.post("/api/account", {"name": "Anna", "password": "a long password"})
        token = anna.http.cookies["meadhall"]
        assert len(token) >= 43
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    assert token.encode() not in kept and b"a long password" not in kept and b"$argon2id$" in kept


def test_a_name_that_nobody_has_takes_as_long() -> None:
    assert not verified(DECOY, "anything at all")
    assert not verified("no hash", "anything at all")


@story
async def test_a_guests_tables_come_along_where_memory_is_full(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, guest, boris = await hall.guest(), await hall.guest(), await hall.guest()
        credentials = {"name": "Anna", "password": "the owl flew at noon"}
        await anna.post("/api/account", credentials)
        table = (await guest.table("feast", "me", "me"))["id"]
        core = hall.services.hall
        core.forget(core.tables[table])
        await boris.live((await boris.table("feast", "me", "me"))["id"])
        core.settings.limits.open_tables = len(core.tables)
        await guest.post("/api/login", credentials)
        assert [one["id"] for one in (await anna.get("/api/lobby"))["mine"]] == [table]


@story
async def test_a_guest_who_signs_up_twice_at_once_has_one_account(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(tmp_path) as hall:
        guest = await hall.guest()
        halt = Halt(hall.services.accounts.hashed)
        monkeypatch.setattr(hall.services.accounts, "hashed", halt)
        password = "the owl flew at noon"
        first = asyncio.create_task(guest.raw_post("/api/account", {"name": "Anna", "password": password}))
        await halt.reached.wait()
        await guest.post("/api/account", {"name": "Freya", "password": password})
        halt.goes_on.set()
        late = await first
        assert (late.status_code, late.json()["error"]) == (409, "has-account")
        assert (await guest.get("/api/me"))["account"] == "freya"
        assert await (await hall.guest()).refused("/api/login", {"name": "Anna", "password": password})


@story
async def test_tables_that_could_not_be_handed_over_are_still_the_guests(tmp_path: Path) -> None:
    """The database goes away at every moment of it; whose they are in memory is what the database says."""
    async with open_hall(tmp_path) as hall:
        anna, guest = await hall.guest(), await hall.guest()
        credentials = {"name": "Anna", "password": "the owl flew at noon"}
        await anna.post("/api/account", credentials)
        table = (await guest.table("feast", "me", "me"))["id"]
        await hall.written()
        outage = Outage(hall)
        for number in itertools.count():
            outage.after(number)
            answer = await guest.raw_post("/api/login", credentials)
            await outage.over()
            if answer.status_code == 200:
                break
            mine = [seat["mine"] for seat in (await guest.get(f"/api/tables/{table}"))["seats"]]
            kept = [one["id"] for one in (await guest.get("/api/lobby"))["mine"]]
            assert mine == [table in kept] * 2, number
        assert [one["id"] for one in (await guest.get("/api/lobby"))["mine"]] == [table]
