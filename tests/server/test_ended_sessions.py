"""What is under way when a session ends, or a password is changed, comes too late."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from meadhall.server.web import accounts
from meadhall.server.web.stream import lines
from tests.server.guests import PATIENCE, Guest, open_hall, story
from tests.server.halts import Halt
from tests.server.processes import until

GOOD = "the owl flew at noon"
OTHER = "seven grey herrings"
ANNA = {"name": "Anna", "password": GOOD}


def cookie_of(guest: Guest) -> str:
    return "; ".join(f"{key}={value}" for key, value in guest.http.cookies.items())


@story
async def test_a_socket_is_not_opened_for_a_session_that_ended_while_its_table_woke_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(tmp_path) as hall:
        anna = await hall.guest("Anna")
        table = (await anna.table("feast", "me", "me"))["id"]
        halt = Halt(hall.services.hall.table)
        monkeypatch.setattr(hall.services.hall, "table", halt)
        opening = asyncio.create_task(anna.live(table))
        await halt.reached.wait()
        await anna.post("/api/logout")
        halt.goes_on.set()
        with pytest.raises(ConnectionClosed):
            await opening
        told = [msgspec.json.decode(text) for text in anna.lines[-1].heard]
        assert [(one["is"], one.get("error")) for one in told] == [("refused", "no-session")]
        assert not hall.services.hall.tables[table].presence.watchers and not hall.services.sessions.channels


@pytest.mark.parametrize("which", ["table", "first line"])
@story
async def test_a_stream_is_not_opened_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, which: str) -> None:
    """The session ends while the table wakes up, or just before the first line."""
    async with open_hall(tmp_path) as hall:
        anna = await hall.guest("Anna")
        table = (await anna.table("feast", "me", "me"))["id"]
        if which == "table":
            halt = Halt(hall.services.hall.table)
            monkeypatch.setattr(hall.services.hall, "table", halt)
            stream = asyncio.create_task(anna.http.get(f"/api/tables/{table}/stream"))
            await halt.reached.wait()
            await anna.post("/api/logout")
            halt.goes_on.set()
            answer = await stream
            assert (answer.status_code, answer.json()["error"]) == (401, "no-session")
        else:
            session = await hall.services.sessions.find(cookie_of(anna))
            held = hall.services.hall.tables[table]
            told = lines(hall.services, held, session, "127.0.0.1", 0, False)
            await anna.post("/api/logout")
            assert [line async for line in told] == []
        assert not hall.services.hall.tables[table].presence.watchers and not hall.services.sessions.channels


@story
async def test_a_session_that_ended_while_it_was_looked_up_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(tmp_path) as hall:
        anna = await hall.guest("Anna")
        sessions = hall.services.sessions
        session = await sessions.find(cookie_of(anna))
        assert session is not None
        sessions.known.clear()
        halt = Halt(sessions.journal.read_one, after=True)
        monkeypatch.setattr(sessions.journal, "read_one", halt)
        finding = asyncio.create_task(sessions.find(cookie_of(anna)))
        await halt.reached.wait()
        await sessions.end(session.hash)
        halt.goes_on.set()
        assert await finding is None and session.hash not in sessions.known


@story
async def test_a_session_that_began_while_its_owner_was_deleted_ends_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(tmp_path) as hall:
        anna, there = await hall.guest(), await hall.guest()
        gone = (await anna.post("/api/account", ANNA))["id"]
        sessions = hall.services.sessions
        halt = Halt(sessions.hashes_of, after=True)
        monkeypatch.setattr(sessions, "hashes_of", halt)
        leaving = asyncio.create_task(anna.post("/api/me/delete", {"password": GOOD}))
        await halt.reached.wait()
        assert (await there.post("/api/login", ANNA))["id"] == gone
        halt.goes_on.set()
        await leaving
        me = await there.get("/api/me")
        assert me["account"] is None and me["id"] != gone


# --- a password is changed ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/login", "/api/account/password", "/api/me/delete"])
@story
async def test_a_password_that_was_changed_while_it_was_proved_is_a_wrong_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    """Proving takes its time, and waits for its turn before."""
    async with open_hall(tmp_path) as hall:
        anna, thief = await hall.guest(), await hall.guest()
        await anna.post("/api/account", ANNA)
        if path != "/api/login":
            await thief.post("/api/login", ANNA)
        reached, goes_on, verified = threading.Event(), threading.Event(), accounts.verified

        def slowly(kept: str, password: str) -> bool:
            if not reached.is_set():
                reached.set()
                goes_on.wait(PATIENCE)
            return verified(kept, password)

        monkeypatch.setattr(accounts, "verified", slowly)
        await too_late(anna, thief, path, reached.is_set, goes_on.set)


@pytest.mark.parametrize(("path", "what"), [("/api/login", "hand_over"), ("/api/account/password", "hashed")])
@story
async def test_nor_is_it_worth_anything_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, what: str
) -> None:
    """While a guest's tables are handed over, and while the new password is hashed."""
    async with open_hall(tmp_path) as hall:
        anna, thief = await hall.guest(), await hall.guest()
        await anna.post("/api/account", ANNA)
        if path != "/api/login":
            await thief.post("/api/login", ANNA)
        where = accounts if what == "hand_over" else hall.services.accounts
        halt = Halt(getattr(where, what))
        monkeypatch.setattr(where, what, halt)
        await too_late(anna, thief, path, halt.reached.is_set, halt.goes_on.set)


@story
async def test_the_session_of_a_new_password_is_kept_whoever_comes_at_the_same_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are written in one group."""
    async with open_hall(tmp_path) as hall:
        anna, there = await hall.guest(), await hall.guest()
        for guest in (anna, there):
            await guest.post("/api/account" if guest is anna else "/api/login", ANNA)
        await hall.written()
        journal, sessions = hall.services.hall.journal, hall.services.sessions
        halt = Halt(journal.hand.commit)
        monkeypatch.setattr(journal.hand, "commit", halt)
        probing = asyncio.create_task(hall.written())
        await halt.reached.wait()
        coming = asyncio.create_task(hall.guest())
        await until(lambda: len(journal.waiting) == 1)
        changing = asyncio.create_task(anna.post("/api/account/password", {"old": GOOD, "new": OTHER}))
        await until(lambda: len(journal.waiting) == 2)
        halt.goes_on.set()
        await asyncio.gather(probing, coming, changing)
        sessions.known.clear()
        assert (await anna.get("/api/me"))["account"] == "anna"
        assert (await there.get("/api/me"))["account"] is None


async def too_late(
    anna: Guest, thief: Guest, path: str, reached: Callable[[], bool], go_on: Callable[[], None]
) -> None:
    """Somebody who knows the old password comes with it, and meanwhile there is a new one."""
    wish = {
        "/api/login": ANNA,
        "/api/account/password": {"old": GOOD, "new": "nine brown otters"},
        "/api/me/delete": {"password": GOOD},
    }[path]
    late = asyncio.create_task(thief.raw_post(path, wish))
    await until(reached)
    await anna.post("/api/account/password", {"old": GOOD, "new": OTHER})
    go_on()
    answer = await late
    assert (answer.status_code, answer.json()["error"]) == (401, "bad-credentials")
    assert len(await anna.get("/api/account/sessions")) == 1
    guest = Guest(anna.url)
    await guest.arrive()
    assert (await guest.post("/api/login", {"name": "Anna", "password": OTHER}))["id"] == anna.id
    await guest.go()
