"""Keep what a hall of this release leaves behind, for the releases after it to open.

`python -m tests.server.record_release NAME`, in a checkout of the release, writes the database to `releases/NAME.sql`
and what its people saw last to `releases/NAME.json`. It speaks as a client does, so it serves later releases as well.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from tests.server.guests import Guest, one_move, open_hall

RELEASES = Path(__file__).parent / "releases"
PASSWORD = "wide fjord, narrow boat"


async def a_few_moves(guest: Guest, id: str, moves: int) -> None:
    """Several answers of this guest, some of the first offer and some of others."""
    for number in range(moves):
        for _ in range(200):
            now = await guest.sync(id)
            if now["asked"] is not None:
                break
            await asyncio.sleep(0.05)
        await one_move(guest, id, now, number * 3)


async def evening(folder: Path) -> dict[str, Any]:
    """Plays of every title, finished and under way, a table that waits, talk, an account, and a saga from elsewhere."""
    async with open_hall(folder) as hall:
        anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
        await boris.post("/api/account", {"name": "boris", "password": PASSWORD})
        await boris.arrive()
        tables: dict[str, str] = {}
        ended = await anna.table("voluspa", "greedy", "random", options={"set": "all"})
        tables["ended"] = ended["id"]
        alone = await anna.table("wolves", "me", "greedy", "greedy")
        tables["wolves"] = alone["id"]
        await a_few_moves(anna, alone["id"], 6)
        shared = await anna.table("bloodrage", "me", "open", options={"first_game": True})
        tables["bloodrage"] = shared["id"]
        await boris.join(shared, "Boris")
        await anna.post(f"/api/tables/{shared['id']}/start")
        for _ in range(9):
            await a_few_moves(anna, shared["id"], 1)
            await a_few_moves(boris, shared["id"], 1)
        await boris.command(shared["id"], "chat", text="Skål!")
        waiting = await boris.table("voluspa", "me", "open", start=False)
        tables["waiting"] = waiting["id"]
        for _ in range(600):
            if (await anna.get(f"/api/tables/{ended['id']}"))["phase"] == "over":
                break
            await asyncio.sleep(0.1)
        saga = (await anna.http.get(f"/api/tables/{ended['id']}/saga")).text
        brought = await boris.post("/api/sagas", saga.encode())
        await asyncio.sleep(1)
        seen = {name: await anna.sync(id) for name, id in tables.items() if name != "waiting"}
        return {
            "tables": tables,
            "seen": {name: {key: told[key] for key in ("seq", "log", "view")} for name, told in seen.items()},
            "saga": saga,
            "brought": brought["id"],
            "cookies": dict(anna.http.cookies),
        }


def main(name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        told = asyncio.run(evening(Path(folder)))
        with closing(sqlite3.connect(Path(folder, "hall.sqlite3"))) as file:
            dump = "\n".join(file.iterdump())
    RELEASES.mkdir(exist_ok=True)
    (RELEASES / f"{name}.sql").write_text(dump + "\n", encoding="utf-8")
    (RELEASES / f"{name}.json").write_bytes(msgspec.json.encode(told) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1])
