"""Whatever somebody asks for, the database may go away before it is done, at any moment of it: they are told so, and
when it is back they ask once more and have it, once. A hall remembers what it has read, so early moments come again."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import func, select

from meadhall.server.store.schema import HALL_TABLES
from meadhall.server.web import accounts
from tests.server.guests import Guest, Place, open_hall, play_on, story, two_at_a_table
from tests.server.outage import Outage

GOOD, OTHER = "the owl flew at noon", "seven grey herrings"
ANNA = {"name": "Anna", "password": GOOD}
DECK = {"game": "berserk", "name": "Stone", "code": "helmir, skeleton*4"}
Asking = Callable[[], Coroutine[Any, Any, httpx.Response]]
Scene = Callable[[Place], Coroutine[Any, Any, Asking]]


def posting(guest: Guest, path: str, body: Any = None) -> Asking:
    return lambda: guest.raw_post(path, body)


def reading(guest: Guest, path: str) -> Asking:
    return lambda: guest.http.get(path)


async def finished(hall: Place) -> tuple[Guest, str]:
    anna, boris, made = await two_at_a_table(hall, "feast")
    while (await anna.get(f"/api/tables/{made['id']}"))["phase"] != "over":
        for one in (anna, boris):
            await play_on(one, made["id"])
    return anna, made["id"]


async def account(hall: Place) -> Guest:
    anna = await hall.guest()
    await anna.post("/api/account", ANNA)
    return anna


async def sleeping(hall: Place) -> tuple[Guest, str]:
    """A table that nobody has in memory."""
    anna, id = await finished(hall)
    await asleep(hall, id)
    return anna, id


async def asleep(hall: Place, id: str) -> None:
    await hall.written()
    hall.services.hall.forget(hall.services.hall.tables[id])


async def joining(hall: Place) -> Asking:
    anna, boris = await hall.guest("Anna"), await hall.guest()
    made = await anna.table("feast", "me", "open")
    await asleep(hall, made["id"])
    return posting(boris, f"/api/tables/{made['id']}/join", {"name": "Boris", "invite": made["invite"]})


async def leaving(hall: Place) -> Asking:
    _, boris, made = await two_at_a_table(hall, "feast")
    return posting(boris, f"/api/tables/{made['id']}/leave")


async def seating(hall: Place) -> Asking:
    anna = await hall.guest("Anna")
    made = await anna.table("feast", "me", "open")
    return posting(anna, f"/api/tables/{made['id']}/seat", {"seat": 1, "kind": "bot", "bot": "random"})


async def starting(hall: Place) -> Asking:
    anna = await hall.guest("Anna")
    made = await anna.table("feast", "me", "me", start=False)
    await asleep(hall, made["id"])
    return posting(anna, f"/api/tables/{made['id']}/start")


async def new_table(hall: Place) -> Asking:
    anna = await hall.guest("Anna")
    return posting(anna, "/api/tables", {"game": "feast", "seats": [{"kind": "me"}, {"kind": "open"}]})


async def rematch(hall: Place) -> Asking:
    anna, id = await sleeping(hall)
    return posting(anna, f"/api/tables/{id}/rematch")


async def signing_up(hall: Place) -> Asking:
    return posting(await hall.guest(), "/api/account", ANNA)


async def signing_in(hall: Place) -> Asking:
    await account(hall)
    guest = await hall.guest()
    for _ in range(2):
        await asleep(hall, (await guest.table("feast", "me", "me"))["id"])
    return posting(guest, "/api/login", ANNA)


async def signing_out(hall: Place) -> Asking:
    return posting(await account(hall), "/api/logout")


async def a_new_password(hall: Place) -> Asking:
    anna, there = await account(hall), await hall.guest()
    await there.post("/api/login", ANNA)
    return posting(anna, "/api/account/password", {"old": GOOD, "new": OTHER})


async def ending_a_session(hall: Place) -> Asking:
    anna, there = await account(hall), await hall.guest()
    await there.post("/api/login", ANNA)
    return posting(anna, "/api/account/sessions/end", {})


async def naming(hall: Place) -> Asking:
    return posting(await hall.guest(), "/api/me", {"name": "Anna"})


async def deleting_it_all(hall: Place) -> Asking:
    anna, _ = await sleeping(hall)
    for _ in range(2):
        await asleep(hall, (await anna.table("feast", "me", "me"))["id"])
    return posting(anna, "/api/me/delete", {"password": ""})


async def bringing_a_saga(hall: Place) -> Asking:
    anna, id = await finished(hall)
    saga = (await anna.http.get(f"/api/tables/{id}/saga")).content
    return posting(anna, "/api/sagas", saga)


async def keeping_a_deck(hall: Place) -> Asking:
    return posting(await account(hall), "/api/me/decks", DECK)


async def changing_a_deck(hall: Place) -> Asking:
    anna = await account(hall)
    deck = await anna.post("/api/me/decks", DECK)
    return posting(anna, f"/api/me/decks/{deck['id']}", {"name": "Steppe", "code": DECK["code"]})


async def dropping_a_deck(hall: Place) -> Asking:
    anna = await account(hall)
    deck = await anna.post("/api/me/decks", DECK)
    return posting(anna, f"/api/me/decks/{deck['id']}/delete")


def of_a_sleeping_table(path: str) -> Scene:
    async def scene(hall: Place) -> Asking:
        anna, id = await sleeping(hall)
        return reading(anna, f"/api/tables/{id}{path}")

    return scene


def of_my_own(path: str) -> Scene:
    async def scene(hall: Place) -> Asking:
        return reading(await account(hall), path)

    return scene


async def a_replay(hall: Place) -> Asking:
    anna, id = await finished(hall)
    saga = (await anna.http.get(f"/api/tables/{id}/saga")).content
    replay = (await anna.raw_post("/api/sagas", saga)).json()["id"]
    hall.services.replays.forget_all()
    return reading(anna, f"/api/replays/{replay}")


ASKED: tuple[Scene, ...] = (
    joining, leaving, seating, starting, new_table, rematch,
    signing_up, signing_in, signing_out, a_new_password, ending_a_session, naming, deleting_it_all,
    bringing_a_saga, a_replay, keeping_a_deck, changing_a_deck, dropping_a_deck,
)  # fmt: skip
OF_A_TABLE = "", "/sync", "/saga", "/replay", "/reckoning", "/review"
OF_MY_OWN = "/api/me/data", "/api/me/decks", "/api/account/sessions", "/api/lobby"
SCENES: dict[str, Scene] = {
    **{scene.__name__: scene for scene in ASKED},
    **{f"a table{path}": of_a_sleeping_table(path) for path in OF_A_TABLE},
    **{path: of_my_own(path) for path in OF_MY_OWN},
}
MADE = ("new_table", "rematch")


async def tables(hall: Place) -> int:
    return int((await hall.services.hall.journal.read(select(func.count()).select_from(HALL_TABLES)))[0][0])


@pytest.mark.parametrize("what", SCENES)
@story
async def test_whatever_is_asked_for_is_refused_with_the_reason_and_done_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.setattr(accounts, "HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    async with open_hall(tmp_path, sweep_every=1e9) as hall:
        ask = await SCENES[what](hall)
        await hall.written()
        before, outage = await tables(hall), Outage(hall)
        refused = False
        for number in (number for most in itertools.count() for number in range(most + 1)):
            outage.after(number)
            answer = await ask()
            await outage.over()
            if answer.status_code != 503:
                break
            refused = answer.json()["error"] == "database-away"
            assert refused
        assert answer.status_code in (200, 201), answer.text
        assert refused, "it asked nothing of the database"
        if what in MADE:
            assert await tables(hall) == before + 1
