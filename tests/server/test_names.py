"""No guest has an account's name, whenever it became one and wherever the guest has it."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from meadhall.server.names import likeness
from meadhall.server.store.schema import PEOPLE
from meadhall.server.tables.renaming import TRY_EVERY
from tests.server.guests import Guest, Json, Line, let_pass, open_hall, play_on, story, two_at_a_table
from tests.server.halts import Halt
from tests.server.outage import Outage
from tests.server.processes import until

GOOD = "the owl flew at noon"


def names(table: Json) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


async def told_names(line: Line, *names: str) -> None:
    """The table is told with these names."""
    while [seat["name"] for seat in (await line.told("table"))["table"]["seats"]] != list(names):
        pass


@story
async def test_who_sits_under_the_name_of_a_new_account_has_none(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        guest, boris, made = await two_at_a_table(hall, "feast")
        waits = await guest.table("feast", "me", "open", "open")
        sleeps = await boris.table("feast", "me", "open", "open")
        await guest.join(sleeps, "Änna")
        core = hall.services.hall
        core.forget(core.tables[sleeps["id"]])
        line, other = await guest.live(made["id"]), await guest.live(waits["id"])
        anna = await hall.guest()
        await anna.post("/api/account", {"name": "Anna", "password": GOOD})
        hers = await anna.table("feast", "me", "open", "open")
        await told_names(line, "", "Guest")
        await told_names(other, "", "", "")

        async def unnamed() -> bool:
            return names(await boris.get(f"/api/tables/{sleeps['id']}")) == ["Boris", "", ""]

        await until(unnamed)
        assert (await line.ask("say", text="hail"))["is"] == "ack"
        assert (await line.told("said"))["line"]["name"] == ""
        core.forget(core.tables[made["id"]])
        assert names(await guest.get(f"/api/tables/{made['id']}")) == ["", "Guest"], "that is kept"
        assert names(await guest.get(f"/api/tables/{hers['id']}")) == ["Anna", "", ""], "hers stays hers"


@story
async def test_names_go_though_the_database_goes_away_meanwhile(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        guest, boris, anna = await hall.guest("Anna"), await hall.guest("Boris"), await hall.guest()
        tables = [await guest.table("feast", "me", "open") for _ in range(2)]
        await hall.written()
        outage = Outage(hall)
        for number in itertools.count():
            outage.after(number)
            answer = await anna.raw_post("/api/account", {"name": "Anna", "password": GOOD})
            if answer.status_code == 200:
                break
            await outage.over()
        await until(lambda: not outage.left)
        await outage.over()

        async def unnamed() -> bool:
            await let_pass(TRY_EVERY)
            return all([names(await boris.get(f"/api/tables/{one['id']}")) == ["", ""] for one in tables])

        await until(unnamed)


@story
async def test_a_rematch_gives_no_name_back(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        guest, boris, made = await two_at_a_table(hall, "feast")
        while (await guest.get(f"/api/tables/{made['id']}"))["phase"] != "over":
            for one in (guest, boris):
                await play_on(one, made["id"])
        anna = await hall.guest()
        await anna.post("/api/account", {"name": "Anna", "password": GOOD})
        again = await boris.post(f"/api/tables/{made['id']}/rematch")
        assert names(again) == ["Guest", ""]
        assert names(await guest.post(f"/api/tables/{made['id']}/rematch")) == ["Guest", ""]


@story
async def test_an_account_that_is_named_anew_has_its_new_name_alone(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, guest = await hall.guest(), await hall.guest("Freya")
        table = await guest.table("feast", "me", "open")
        line = await guest.live(table["id"])
        await anna.post("/api/account", {"name": "Anna", "password": GOOD})
        await anna.post("/api/me", {"name": "Freya"})
        assert (await guest.get("/api/me"))["name"] == ""
        await told_names(line, "", "")
        assert await guest.refused("/api/me", {"name": "FREYA"}) == "name-taken"


async def answered(work: Any) -> tuple[int, str]:
    answer = await work
    return answer.status_code, answer.json().get("error", "")


@pytest.mark.parametrize("account", [False, True])
@story
async def test_a_name_that_is_taken_while_it_is_looked_up_is_not_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, account: bool
) -> None:
    """To a guest who asks for it, and to an account that wants to be called so."""
    async with open_hall(tmp_path) as hall:
        guest, anna = await hall.guest(), await hall.guest()
        if account:
            await guest.post("/api/account", {"name": "Freya", "password": GOOD})
        sessions = hall.services.sessions
        halt = Halt(sessions.free_name, after=True)
        monkeypatch.setattr(sessions, "free_name", halt)
        naming = asyncio.create_task(answered(guest.raw_post("/api/me", {"name": "ANNA K"})))
        await halt.reached.wait()
        await anna.post("/api/account", {"name": "Anna K.", "password": GOOD})
        halt.goes_on.set()
        assert await naming == (409, "name-taken")
        assert (await guest.get("/api/me"))["name"] == ("Freya" if account else "")


@story
async def test_of_two_who_sign_up_at_once_under_names_that_look_alike_one_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_hall(tmp_path) as hall:
        guests: list[Guest] = [await hall.guest() for _ in range(2)]
        halt = Halt(hall.services.accounts.hashed)
        monkeypatch.setattr(hall.services.accounts, "hashed", halt)
        wishes = [{"name": name, "password": GOOD} for name in ("Anna K", "ANNA-K")]
        first = asyncio.create_task(answered(guests[0].raw_post("/api/account", wishes[0])))
        await halt.reached.wait()
        assert (await guests[1].post("/api/account", wishes[1]))["account"] == "anna-k"
        halt.goes_on.set()
        assert await first == (409, "name-taken")
        assert (await guests[0].get("/api/me"))["account"] is None
        assert (await guests[0].post("/api/account", {**wishes[0], "name": "Other"}))["account"] == "other"


@story
async def test_names_of_a_saga_from_elsewhere_show_nothing_that_is_not_seen(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna = await hall.guest("Anna")
        table = (await anna.table("feast", "random", "random"))["id"]

        async def over() -> bool:
            return bool((await anna.get(f"/api/tables/{table}"))["phase"] == "over")

        await until(over)
        text = (await anna.http.get(f"/api/tables/{table}/saga")).text
        lines = text.split("\n")
        at = next(number for number, line in enumerate(lines) if line.startswith("name 0: "))
        lines[at] = "name 0: \u202eAn\u200bna\x07  K" + "\u0301" * 6 + "\u3164"
        text = "\n".join(lines)
        replay = (await anna.raw_post("/api/sagas", text.encode())).json()["id"]
        assert (await anna.get(f"/api/replays/{replay}"))["names"][0] == "Anna \u1e30\u0301\u0301\u0301"
        assert (await anna.get(f"/api/replays/{replay}/review"))["names"][0] == "Anna \u1e30\u0301\u0301\u0301"
        assert (await anna.http.get("/api/me/data")).json()["sagas"][0]["text"] == text, "it is kept as it came"


@story
async def test_of_two_accounts_that_looked_alike_before_both_sit_down_under_their_names(tmp_path: Path) -> None:
    """Databases of earlier halls may have such."""
    async with open_hall(tmp_path) as hall:
        guests = [await hall.guest() for _ in range(2)]
        for guest, name in zip(guests, ("Anna", "Other"), strict=True):
            await guest.post("/api/account", {"name": name, "password": GOOD})
        alike = update(PEOPLE).where(PEOPLE.c.id == guests[1].id).values(name="ANNA", likeness=likeness("Anna"))
        await hall.services.hall.journal.write((alike, {}))
        made = await (await hall.guest()).table("feast", "me", "open", "open")
        assert names(await guests[0].join(made, "Anna")) == ["", "Anna", ""]
        assert names(await guests[1].join(made, "ANNA")) == ["", "Anna", "ANNA"]
        assert await (await hall.guest()).refused("/api/me", {"name": "anna"}) == "name-taken"
