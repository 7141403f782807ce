"""Kill a real server under load, at random and between write, commit and ack: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from meadhall.server.settings import Settings
from meadhall.server.store.schema import HALL_TABLES, LOG
from meadhall.server.tables.hall import Hall
from tests.server import feast
from tests.server.databases import ELSEWHERE, database_for
from tests.server.guests import Guest, Json

assert feast
ROUNDS = 100 if os.environ.get("MEADHALL_FUZZ") else 20
POINTS = ("before-write", "after-write", "after-commit", "before-ack", "")
DATABASES = ["sqlite", "postgresql"] if ELSEWHERE else ["sqlite"]
FORKING_SERVER = [sys.executable, "-m", "tests.server.forking_server"]


class Killed:
    """One life of a server, from its start to its sudden end. All lives are forks of one process."""

    def __init__(self, mother: subprocess.Popen[str], database: str, point: str, count: int) -> None:
        assert mother.stdin is not None and mother.stdout is not None
        mother.stdin.write(f"{database} {point or 'none'}:{count}\n")
        mother.stdin.flush()
        self.process = int(mother.stdout.readline())
        found = re.search(r"http://\S+", mother.stdout.readline())
        assert found is not None
        self.url = found[0]

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.process, signal.SIGKILL)


async def play(
    guests: list[Guest], table: str, acknowledged: dict[tuple[str, int, int], str], chance: random.Random
) -> None:
    """Play at random until the server is gone; write down what was acknowledged."""
    lines = [await guest.live(table) for guest in guests]
    try:
        for _ in range(400):
            for at, guest in enumerate(guests):
                now = await guest.sync(table)
                if now["table"]["phase"] == "over":
                    return
                if now["asked"] is None:
                    continue
                parts: list[str] = []
                asked = now["asked"]
                while asked is not None:
                    parts.append(chance.choice(asked["options"])["text"])
                    composed = await lines[at].ask("compose", seq=now["seq"], seat=now["seat"], parts=parts)
                    if composed["is"] != "composed":
                        break
                    asked = composed["asked"]
                else:
                    text = ", ".join(parts)
                    told = await lines[at].ask("move", seq=now["seq"], seat=now["seat"], move=text)
                    if told["is"] == "ack":
                        acknowledged[table, now["seq"], now["seat"]] = text
    except (httpx.HTTPError, ConnectionClosed, OSError, TimeoutError, msgspec.MsgspecError):
        return


async def one_life(
    mother: subprocess.Popen[str],
    database: str,
    point: str,
    chance: random.Random,
    acknowledged: dict[tuple[str, int, int], str],
) -> None:
    server = Killed(mother, database, point, chance.randrange(1, 25))
    guests = [Guest(server.url), Guest(server.url), Guest(server.url), Guest(server.url)]
    try:
        tables: list[tuple[list[Guest], str]] = []
        try:
            for guest in guests:
                await guest.arrive("Guest")
            for pair in (guests[:2], guests[2:]):
                made = await pair[0].table("feast", "me", "open", quickWindows=True)
                await pair[1].join(made)
                await pair[0].post(f"/api/tables/{made['id']}/start")
                tables.append((pair, made["id"]))
        except (httpx.HTTPError, OSError):
            return
        playing = [asyncio.create_task(play(pair, table, acknowledged, chance)) for pair, table in tables]
        if not point:
            await asyncio.sleep(chance.uniform(0.05, 0.6))
            server.kill()
        await asyncio.wait(playing, timeout=20)
        for task in playing:
            task.cancel()
    finally:
        server.kill()
        for guest in guests:
            await guest.http.aclose()


async def checked(database: str, acknowledged: dict[tuple[str, int, int], str]) -> Json:
    """Open every table again, from its snapshots and from its seed alone; both must give the same state."""
    hall = Hall(
        Settings(database=database, secret="crash", titles=["tests.server.feast"], bot_workers=0, sweep_every=99)
    )
    await hall.open()
    begun = select(HALL_TABLES.c.id).where(HALL_TABLES.c.phase != "waiting")
    ids = [row.id for row in await hall.journal.read(begun)]
    rows_kept = await hall.journal.read(select(LOG.c.table_id, LOG.c.seq, LOG.c.seat, LOG.c.text))
    kept = {(row.table_id, row.seq, row.seat): row.text for row in rows_kept}
    assert len(kept) == len(rows_kept), "a seat has answered twice"
    rows = 0
    for id in ids:
        table = await hall.table(id)
        assert table.log is not None and table.truth is not None
        fast = table.truth.digest()
        state = table.game.new(table.seed)
        for turn in table.log.turns:
            for row in turn:
                state.do(row.text, row.seat)
                rows += 1
        assert state.digest() == fast
    lost = {key: text for key, text in acknowledged.items() if kept.get(key) != text}
    assert lost == {}
    assert hall.broken == {}
    await hall.close()
    return {"tables": len(ids), "rows": rows}


@pytest.mark.timeout(30 * ROUNDS)
@pytest.mark.parametrize("kind", DATABASES)
def test_nothing_acknowledged_is_lost_however_the_server_dies(tmp_path: Path, kind: str) -> None:
    chance = random.Random(20)
    acknowledged: dict[tuple[str, int, int], str] = {}
    database = f"sqlite+aiosqlite:///{tmp_path / 'hall.sqlite3'}" if kind == "sqlite" else database_for(tmp_path)
    folder = Path(__file__).parents[2]
    with subprocess.Popen(
        FORKING_SERVER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=folder
    ) as mother:
        for number in range(ROUNDS):
            asyncio.run(one_life(mother, database, POINTS[number % len(POINTS)], chance, acknowledged))
            if number % 5 == 4:
                asyncio.run(checked(database, acknowledged))
        assert mother.stdin is not None
        mother.stdin.close()
    found = asyncio.run(checked(database, acknowledged))
    assert found["tables"] >= ROUNDS // 2 and found["rows"] >= len(acknowledged) >= ROUNDS * 3
