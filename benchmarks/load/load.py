"""How many durable moves one server makes a second, and how long a move waits for its acknowledgement.

Two loads on one server process, over real sockets on the loopback: 50 sockets at 25 tables as fast as they can, and 500
sockets at 250 tables at 250 moves a second in all, each table at its own moment of the second. A move counts when its
`ack` has come: it is committed then. Every player gets views and options after every move; with `--previews` also what
each option would do, as in a browser.

`--game bloodrage --seats 4 --tables 150 --pause 0.25` loads it with another title: moves of several parts are put
together as a page does it, by asking what follows each part.

`--game berserk --tables 250 --pause 0.5` does so with Berserk; its windows are short there (`WINDOWS`), since it is the
server that is measured and not how long people think.

`--against ../another-checkout` measures the server of this checkout and of another in turn.
"""

from __future__ import annotations

import asyncio
import os
import platform
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

import httpx
import msgspec
import typer
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.load.peer import compare
from meadhall import compiled

HERE = Path(__file__).resolve().parent
Json = dict[str, Any]


BEGINNING = 6.0
"""Seconds over which paced tables of more than two seats begin, since a draft asks all of a table at once."""
WINDOWS = {"berserk": 0.1}
"""Seconds of a reaction window where nearly every move opens some: with those for people, tables would mostly wait."""
ONE_PART = ("voluspa", "noughts")
"""Titles whose moves have one part: a page sends them without asking what follows."""


class Option(msgspec.Struct):
    text: str


class Asked(msgspec.Struct):
    seat: int
    options: list[Option]


class Heard(msgspec.Struct, rename="camel"):
    """As much of a message as a player needs."""

    kind: str = msgspec.field(name="is")
    id: str | None = None
    seq: int | None = None
    asked: Asked | None = None
    over: bool = False
    error: str = ""


DECODE = msgspec.json.Decoder(Heard).decode


class Tally:
    def __init__(self) -> None:
        self.waits: list[float] = []
        self.refused = 0
        self.counting = False
        self.rate = 0.0
        """Durable moves a second."""
        self.cost = 0.0
        """Milliseconds of the server's processor a move."""

    def add(self, seconds: float) -> None:
        if self.counting:
            self.waits.append(seconds)

    def at(self, share: float) -> float:
        waits = sorted(self.waits)
        return waits[min(len(waits) - 1, int(len(waits) * share))] * 1000 if waits else float("nan")


class Guest:
    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=60)
        self.csrf = ""

    async def arrive(self) -> Guest:
        self.csrf = (await self.http.get("/api/me")).json()["csrf"]
        return self

    async def post(self, path: str, body: Json) -> Json:
        answer = await self.http.post(path, json=body, headers={"x-csrf-token": self.csrf})
        answer.raise_for_status()
        told: Json = answer.json()
        return told

    async def live(self, table: str, previews: bool) -> ClientConnection:
        cookies = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        url = f"{self.url.replace('http', 'ws')}/api/tables/{table}/live?since=999999&previews={int(previews)}"
        return await connect(url, additional_headers={"Cookie": cookies}, compression=None, max_size=None)


class Party:
    """People who play one table after the other."""

    def __init__(self, guests: list[Guest], game: str, options: Json, tables: int, previews: bool) -> None:
        self.guests = guests
        self.previews = previews
        self.game = game
        self.options = options
        self.composes = game not in ONE_PART
        self.ready: list[str] = []
        self.tables = tables

    async def prepare(self) -> None:
        for _ in range(self.tables):
            self.ready.append(await self.set_up())

    async def set_up(self) -> str:
        first, *others = self.guests
        seats = [{"kind": "me"}] + [{"kind": "open"}] * len(others)
        table = await first.post("/api/tables", {"game": self.game, "seats": seats, "options": self.options})
        for at, other in enumerate(others):
            await other.post(f"/api/tables/{table['id']}/join", {"name": f"Guest {at}", "invite": table["invite"]})
        await first.post(f"/api/tables/{table['id']}/start", {})
        return str(table["id"])

    async def play(self, tally: Tally, stop: asyncio.Event, pause: float, late: float) -> None:
        await asyncio.sleep(late)
        while not stop.is_set():
            table = self.ready.pop() if self.ready else await self.set_up()
            await asyncio.gather(*(self.sit(guest, table, tally, stop, pause) for guest in self.guests))

    async def sit(self, guest: Guest, table: str, tally: Tally, stop: asyncio.Event, pause: float) -> None:
        chance = random.Random(hash(table))
        socket = await guest.live(table, self.previews)
        sent: dict[str, float] = {}
        number = answered = 0
        parts: list[str] = []
        thinking: asyncio.Task[None] | None = None
        now = Heard("sync")
        clock = time.perf_counter
        try:
            async for text in socket:
                heard = DECODE(text)
                if heard.kind == "ack" and heard.id is not None:
                    tally.add(clock() - sent.pop(heard.id))
                elif heard.kind == "refused":
                    tally.refused += 1
                    sent.pop(heard.id or "", None)
                elif heard.kind == "composed" and now.asked is not None:
                    number += 1
                    if heard.asked is not None:
                        parts.append(chance.choice(heard.asked.options).text)
                        text = compose(now, parts, number)
                    else:
                        sent[f"m{number}"] = clock()
                        text = whole(now, parts, number)
                    await socket.send(text)
                elif heard.kind in ("sync", "moved"):
                    if stop.is_set() or heard.over:
                        while sent and not heard.over:
                            heard = DECODE(await socket.recv())
                            if heard.kind == "ack" and heard.id is not None:
                                tally.add(clock() - sent.pop(heard.id))
                        return
                    if heard.asked is not None and heard.seq is not None and heard.seq >= answered:
                        # where all choose at once everybody hears of the others' answers, and has given its own
                        answered = heard.seq + 1
                        number += 1
                        now, parts = heard, [chance.choice(heard.asked.options).text]
                        if pause:  # what comes meanwhile is read at once, so that no wait counts the player's own
                            thinking = asyncio.create_task(self.begin(socket, now, parts, number, sent, pause))
                        else:
                            await self.begin(socket, now, parts, number, sent, pause)
        finally:
            if thinking is not None:
                thinking.cancel()
            await socket.close()

    async def begin(
        self, socket: ClientConnection, now: Heard, parts: list[str], number: int, sent: dict[str, float], pause: float
    ) -> None:
        """After a pause, ask what follows the first part of a move, or send it where there are no others."""
        if pause:
            await asyncio.sleep(pause)
        if self.composes:
            await socket.send(compose(now, parts, number))
        else:
            sent[f"m{number}"] = time.perf_counter()
            await socket.send(whole(now, parts, number))


def compose(now: Heard, parts: list[str], number: int) -> str:
    """Ask what follows these parts of a move, as a page does."""
    assert now.asked is not None
    asking = {"do": "compose", "seq": now.seq, "seat": now.asked.seat, "parts": parts, "id": f"c{number}"}
    return msgspec.json.encode(asking).decode()


def whole(now: Heard, parts: list[str], number: int) -> str:
    assert now.asked is not None
    move = {"do": "move", "seq": now.seq, "seat": now.asked.seat, "move": ", ".join(parts), "id": f"m{number}"}
    return msgspec.json.encode(move).decode()


@contextmanager
def open_hall(
    folder: str, checkout: Path = HERE.parents[1], env: dict[str, str] | None = None, window: float | None = None
) -> Iterator[tuple[str, int]]:
    database = f"sqlite+aiosqlite:///{folder}/load.sqlite3"
    command = [sys.executable, "-m", "benchmarks.load.hall", database]
    if window is not None:
        command.append(str(window))
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=checkout, env=env)
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        if found is None:
            raise RuntimeError("the hall did not open")
        yield found[0], process.pid
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()


def cpu_of(process: int) -> float:
    """Processor seconds a process has used, where the system tells."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return float("nan")
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def load(
    url: str,
    process: int,
    tables: int,
    seconds: float,
    pause: float,
    game: str,
    options: Json,
    spare: int,
    previews: bool = False,
    seats: int = 2,
) -> Tally:
    guests = [await Guest(url).arrive() for _ in range(tables * seats)]
    parties = [Party(guests[seats * at : seats * (at + 1)], game, options, spare, previews) for at in range(tables)]
    for at in range(0, tables, 25):
        await asyncio.gather(*(party.prepare() for party in parties[at : at + 25]))
    tally, stop = Tally(), asyncio.Event()
    chance = random.Random(7)
    spread = pause if seats == 2 else pause and BEGINNING
    late = [spread * chance.random() for _ in parties]
    playing = [asyncio.create_task(one.play(tally, stop, pause, at)) for one, at in zip(parties, late, strict=True)]
    await asyncio.sleep(spread + 2.0)
    tally.counting = True
    began, used, mine = time.perf_counter(), cpu_of(process), time.process_time()
    await asyncio.sleep(seconds)
    tally.counting = False
    used, mine = cpu_of(process) - used, time.process_time() - mine
    took = time.perf_counter() - began
    stop.set()
    done, others = await asyncio.wait(playing, timeout=10 + pause)
    for task in others:
        task.cancel()
    for task in done:
        task.result()
    for guest in guests:
        await guest.http.aclose()
    tally.rate, tally.cost = len(tally.waits) / took, used / max(1, len(tally.waits)) * 1000
    print(
        f"{tables:4d} tables, {tables * seats:4d} sockets: {tally.rate:7.0f} durable moves/s, "
        f"p50 {tally.at(0.5):6.1f} ms, p99 {tally.at(0.99):6.1f} ms, worst {tally.at(1.0):6.1f} ms, "
        f"{tally.refused} refused, {tally.cost:.2f} ms of the server's processor a move "
        f"(and {mine / max(1, len(tally.waits)) * 1000:.2f} ms of the players')",
        flush=True,
    )
    return tally


def run(
    seconds: float = 8.0,
    game: str = "voluspa",
    set: str = "base",
    paced: bool = True,
    flat_out: bool = True,
    peer: bool = True,
    previews: bool = False,
    seats: int = 2,
    tables: int = 250,
    pause: float = 1.0,
    against: Path | None = None,
    rounds: int = 3,
) -> None:
    """Both loads, one after the other, then the same work on boardgame.io where npm can fetch it.

    With `--against PATH` four loads on this checkout and on another, in turn, and how the two compare."""
    if against is not None:
        from benchmarks.load.against import compare_checkouts

        compare_checkouts(against, rounds, seconds)
        return
    engine = "compiled" if compiled.in_use() else "interpreted"
    names = ("litestar", "uvicorn", "sqlalchemy", "websockets")
    played = f"{game} {set}" if game == "voluspa" else game
    print(f"{platform.python_implementation()} {platform.python_version()}, {engine} engine,", end=" ")
    print(f"{played} with {seats} seats;", end=" ")
    print(", ".join(f"{name} {version(name)}" for name in names), flush=True)
    options = {"set": set} if game == "voluspa" else {}
    spare = int(seconds * 1.5) + 4 if game == "voluspa" else 1
    window = WINDOWS.get(game)
    folder = tempfile.mkdtemp(prefix="meadhall-load-")
    try:
        if flat_out:
            with open_hall(folder, window=window) as (url, process):
                asyncio.run(load(url, process, 25, seconds, 0.0, game, options, spare, previews, seats))
        if paced:
            open_for = None if window is None else window + pause
            with open_hall(folder, window=open_for) as (url, process):
                asyncio.run(load(url, process, tables, seconds, pause, game, options, 1, previews, seats))
        if peer:
            with open_hall(folder) as (url, process):
                tally = asyncio.run(load(url, process, 25, seconds, 0.0, "noughts", {}, 1))
            compare(seconds, len(tally.waits) / seconds)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    typer.run(run)
