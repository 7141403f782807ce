"""A database that a hall of an earlier release left: opened by this one, its people find everything as they left it.

`record_release.py` says how such a database is kept.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall import Saga
from meadhall.engine.game import title_named
from meadhall.server.store import migrations
from meadhall.server.store.journal import Journal
from meadhall.server.tables.checking import check_tables
from tests.server.databases import ELSEWHERE, database_for
from tests.server.guests import Guest, open_hall, story, whole_move
from tests.server.record_release import PASSWORD, RELEASES

NAMES = sorted(path.stem for path in RELEASES.glob("*.sql"))
pytestmark = pytest.mark.skipif(bool(ELSEWHERE), reason="what was kept is SQLite")


def laid_out(folder: Path, name: str) -> dict[str, Any]:
    """The database as it was, and what was seen of it."""
    with closing(sqlite3.connect(folder / "hall.sqlite3")) as file:
        file.executescript((RELEASES / f"{name}.sql").read_text(encoding="utf-8"))
        assert migrations.known(file.execute("SELECT version_num FROM alembic_version").fetchone()[0])
    told: dict[str, Any] = msgspec.json.decode((RELEASES / f"{name}.json").read_bytes())
    return told


@pytest.mark.parametrize("name", NAMES)
@story
async def test_everything_is_as_it_was_and_goes_on(tmp_path: Path, name: str) -> None:
    told = laid_out(tmp_path, name)
    tables = told["tables"]
    async with open_hall(tmp_path) as hall:
        anna = Guest(hall.url)
        hall.guests.append(anna)
        anna.http.cookies.update(told["cookies"])
        await anna.arrive()
        mine = {one["id"] for one in (await anna.get("/api/lobby"))["mine"]}
        assert {tables["wolves"], tables["bloodrage"]} <= mine
        for which, before in told["seen"].items():
            now = await anna.sync(tables[which])
            version = title_named(now["table"]["game"]).version
            if now["table"]["version"] != version:
                assert now["table"]["unplayable"] == "rules-changed", which
                continue
            assert now["log"] == before["log"] and now["seq"] == before["seq"], which
            assert now["view"] == before["view"], which
        boris = await hall.guest()
        await boris.post("/api/login", {"name": "boris", "password": PASSWORD})
        saga = (await anna.http.get(f"/api/tables/{tables['ended']}/saga")).text
        assert saga == told["saga"] and Saga.from_text(saga).verify().over
        assert (await boris.get(f"/api/replays/{told['brought']}"))["length"] == len(Saga.from_text(saga).moves)
        for which in ("wolves", "bloodrage"):
            id = tables[which]
            if (await anna.sync(id))["view"] is not None:
                for guest in (anna, boris):
                    now = await guest.sync(id)
                    if now["asked"] is not None:
                        text = await whole_move(guest, id, now)
                        once = {"seq": now["seq"], "seat": now["seat"], "move": text, "id": "later"}
                        answer = await guest.command(id, "move", **once)
                        assert answer["is"] == "ack", (which, answer)
                assert (await anna.sync(id))["seq"] > told["seen"][which]["seq"]
        await anna.join(await boris.get(f"/api/tables/{tables['waiting']}"), "Anna")
        begun = await boris.post(f"/api/tables/{tables['waiting']}/start")
        assert begun["version"] == title_named("voluspa").version
    journal = Journal(database_for(tmp_path))
    await journal.open()
    wrong = [line async for table in check_tables(journal) for line in table.wrong]
    await journal.close()
    assert wrong == []
