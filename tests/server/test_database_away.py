"""The database may fail while the hall is open: people are told why, nothing is acknowledged that is not kept, and
play goes on by itself when it is back."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest

from meadhall.server.store.errors import AWAY, DISK_FULL, GONE, trouble_of
from tests.server.databases import ELSEWHERE, database_for
from tests.server.guests import Guest, Json, fresh, story, two_at_a_table, whole_move
from tests.server.processes import HallProcess, hall_process, look, until
from tests.server.test_one_hall import asked

on_sqlite = pytest.mark.skipif(bool(ELSEWHERE), reason="what happens to a file of SQLite")


async def table_of_two(hall: HallProcess) -> tuple[list[Guest], str]:
    anna, boris, made = await two_at_a_table(hall, "voluspa", options={"set": "base"})  # type: ignore[arg-type]
    return [anna, boris], made["id"]


async def mover(guests: list[Guest], table: str) -> tuple[Guest, Json]:
    for guest in guests:
        now = await guest.sync(table)
        if now["asked"] is not None:
            return guest, now
    raise AssertionError("nobody is asked")


async def refused_everywhere(hall: HallProcess, guests: list[Guest], table: str, why: str) -> Json:
    """While nothing can be kept: reading goes on, writing is refused with the reason, and never a 500. The move that
    was refused, to be sent again."""
    guest, now = await mover(guests, table)
    move = {"seq": now["seq"], "seat": now["seat"], "move": await whole_move(guest, table, now), "id": fresh()}
    answers = [
        await guest.raw_post(f"/api/tables/{table}/commands", {"do": "move", **move}),
        await guest.raw_post(f"/api/tables/{table}/commands", {"do": "say", "text": "Hail", "id": fresh()}),
        await guest.raw_post(f"/api/tables/{table}/leave"),
        await guest.raw_post("/api/tables", {"game": "voluspa", "seats": [{"kind": "me"}, {"kind": "me"}]}),
        await guest.raw_post("/api/me", {"name": "Nobody"}),
    ]
    assert {(answer.status_code, answer.json()["error"]) for answer in answers} == {(503, why)}
    assert (await guest.sync(table))["seq"] == now["seq"]
    status, health = await hall.health()
    assert (status, health["status"]) == (503, why)
    return move


async def goes_on(hall: HallProcess, guests: list[Guest], table: str, move: Json) -> None:
    """What was refused is done when it is sent again, once."""

    async def well() -> bool:
        return (await hall.health())[0] == 200

    await until(well)
    guest, now = await mover(guests, table)
    for _ in range(2):
        assert (await guest.command(table, "move", **move))["is"] == "ack"
    assert (await guest.sync(table))["seq"] > now["seq"]


def no_room(hall: HallProcess) -> None:
    """No file of this process may grow: its disk is full, as far as it can tell."""
    resource.prlimit(hall.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))


def fill_up(ballast: Path) -> None:
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(1024))


def room(hall: HallProcess) -> None:
    resource.prlimit(hall.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


async def until_noticed(hall: HallProcess, guest: Guest) -> None:
    async def noticed() -> bool:
        await guest.raw_post("/api/me", {"name": "x" * 30})
        return (await hall.health())[0] == 503

    await until(noticed)


@on_sqlite
@story
async def test_a_disk_that_is_full(tmp_path: Path) -> None:
    async with hall_process(tmp_path) as hall:
        guests, table = await table_of_two(hall)
        lines = [await guest.live(table) for guest in guests]
        no_room(hall)
        await until_noticed(hall, guests[0])
        for line in lines:
            assert (await line.told("trouble"))["reason"] == AWAY
        late = await guests[0].live(table)
        assert (await late.told("trouble"))["reason"] == AWAY
        move = await refused_everywhere(hall, guests, table, AWAY)
        room(hall)
        for line in (*lines, late):
            assert (await line.told("trouble"))["reason"] is None
        await goes_on(hall, guests, table, move)
        assert "Traceback" not in hall.errors


@on_sqlite
@story
async def test_bots_wait_and_play_on(tmp_path: Path) -> None:
    async with hall_process(tmp_path) as hall:
        anna = await hall.guest("Anna")
        table = (await anna.table("voluspa", "greedy", "greedy"))["id"]
        no_room(hall)
        await until_noticed(hall, anna)
        room(hall)

        async def over() -> bool:
            return bool((await anna.get(f"/api/tables/{table}"))["phase"] == "over")

        await until(over, 240)


@pytest.mark.skipif(os.geteuid() != 0 or not shutil.which("mount"), reason="only root makes small disks")
@on_sqlite
@story
async def test_a_real_disk_that_is_really_full(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = await asyncio.create_subprocess_exec("mount", "-t", "tmpfs", "-o", "size=2m", "none", str(disk))
    if await mounted.wait():
        pytest.skip("nothing can be mounted here")
    try:
        async with hall_process(disk) as hall:
            guests, table = await table_of_two(hall)
            fill_up(disk / "ballast")
            await until_noticed(hall, guests[0])
            move = await refused_everywhere(hall, guests, table, DISK_FULL)
            (disk / "ballast").unlink()
            await goes_on(hall, guests, table, move)
            assert "Traceback" not in hall.errors
    finally:
        await (await asyncio.create_subprocess_exec("umount", "-l", str(disk))).wait()


@on_sqlite
@pytest.mark.parametrize("name", ["hall.sqlite3", "hall.sqlite3-wal"])
@story
async def test_a_file_that_is_taken_away_and_put_back(tmp_path: Path, name: str) -> None:
    """Nobody writes: it is noticed all the same."""
    async with hall_process(tmp_path) as hall:
        guests, table = await table_of_two(hall)
        line = await guests[0].live(table)
        (tmp_path / name).rename(tmp_path / "elsewhere")
        assert (await line.told("trouble"))["reason"] == GONE
        assert not (tmp_path / name).exists(), "an empty one would hide the loss"
        move = await refused_everywhere(hall, guests, table, GONE)
        (tmp_path / "elsewhere").rename(tmp_path / name)
        await goes_on(hall, guests, table, move)


@on_sqlite
@story
async def test_nothing_is_acknowledged_once_the_file_is_removed(tmp_path: Path) -> None:
    """A person plays on as fast as they can while the file is removed: what was acknowledged was in the file."""
    async with hall_process(tmp_path) as hall:
        anna = await hall.guest("Anna")
        table = (await anna.table("voluspa", "me", "greedy", options={"set": "base"}))["id"]
        kept: set[int] = set()
        acknowledged: set[int] = set()
        removed = asyncio.Event()

        async def play() -> Json:
            while True:
                now = await asked(anna, table)
                told = await anna.command(
                    table, "move", seq=now["seq"], seat=now["seat"], move=await whole_move(anna, table, now)
                )
                if told["is"] != "ack":
                    return told
                if removed.is_set():
                    acknowledged.add(now["seq"])
                else:
                    kept.add(now["seq"])

        playing = asyncio.create_task(play())
        await until(lambda: len(kept) >= 3)
        for path in tmp_path.glob("hall.sqlite3*"):
            if not path.name.endswith(".lock"):
                path.rename(tmp_path / path.name.replace("hall", "removed"))
        removed.set()
        told = await playing
        assert told["error"] == GONE
        assert len(acknowledged) <= 1, "one may have been on its way when the file went"
    with closing(sqlite3.connect(tmp_path / "removed.sqlite3")) as file:
        found = {row[0] for row in file.execute("select seq from log where table_id = ? and kind = 'move'", [table])}
    assert kept | acknowledged <= found


@on_sqlite
@story
async def test_another_file_with_the_name_is_not_taken_for_it(tmp_path: Path) -> None:
    async with hall_process(tmp_path) as hall:
        guests, table = await table_of_two(hall)
        await until(lambda: look(tmp_path, "select id from hall_tables"))
        shutil.copy(tmp_path / "hall.sqlite3", tmp_path / "copy")
        (tmp_path / "copy").rename(tmp_path / "hall.sqlite3")

        async def noticed() -> bool:
            return bool((await hall.health())[1]["status"] == GONE)

        await until(noticed)
        await refused_everywhere(hall, guests, table, GONE)


@pytest.mark.skipif(not ELSEWHERE, reason="what happens to a server of PostgreSQL")
@story
async def test_a_database_server_that_is_away_for_a_while(tmp_path: Path) -> None:
    """Nobody is let in, and whoever was in is thrown out; then it is as before."""
    import asyncpg  # type: ignore[import-not-found,import-untyped,unused-ignore]

    address = database_for(tmp_path).replace("+asyncpg", "")
    name = address.rpartition("/")[2]
    admin = await asyncpg.connect(address.rpartition("/")[0] + "/postgres")
    try:
        async with hall_process(tmp_path) as hall:
            guests, table = await table_of_two(hall)
            line = await guests[0].live(table)
            await admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            await admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
            await until_noticed(hall, guests[0])
            assert (await line.told("trouble"))["reason"] == AWAY
            move = await refused_everywhere(hall, guests, table, AWAY)
            await admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
            await goes_on(hall, guests, table, move)
            # The server was only started anew: nobody notices.
            await admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
            assert (await guests[1].get("/api/lobby"))["mine"]
            assert "Traceback" not in hall.errors
    finally:
        await admin.close()


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (lambda: sqlite3.IntegrityError("UNIQUE"), None),
        (lambda: sqlite3.OperationalError("database is locked"), AWAY),
        (lambda: sqlite3.DatabaseError("malformed"), AWAY),
        (lambda: OverflowError("too large"), None),
        (lambda: ConnectionRefusedError(111, "refused"), AWAY),
        (lambda: TimeoutError(), AWAY),
    ],
)
def test_failures_of_the_database_and_failures_of_rows(make: Callable[[], Exception], why: str | None) -> None:
    assert trouble_of(make()) == why
