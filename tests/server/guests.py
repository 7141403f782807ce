"""A hall that is really open, on a port of its own, and guests who come to it."""

from __future__ import annotations

import asyncio
import functools
import itertools
import time
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, ParamSpec

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from meadhall.server.limits import Limits
from meadhall.server.settings import Settings
from meadhall.server.store import sql
from meadhall.server.store.journal import Journal
from meadhall.server.web.app import App, make_server
from meadhall.server.web.services import Services
from tests.server.databases import database_for

P = ParamSpec("P")
Json = dict[str, Any]
NUMBERS = itertools.count()
STORY = 280.0
PATIENCE = 100.0
"""Seconds; nothing waits so long but for something that never comes, however busy the machine is."""
COUNTDOWNS = ("left", "spectators", "replaceableIn")


class Time(asyncio.SelectorEventLoop):
    """The time of a test and its hall, of which as much passes at once as is wanted: a window may be so long that the
    slowest machine asks all it wants to ask while it is open, and nobody sits it out."""

    ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead


async def let_pass(seconds: float) -> None:
    """Let so much time pass at once, and whatever was due meanwhile begin."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Time)
    loop.ahead += seconds
    for _ in range(20):
        await asyncio.sleep(0)


def story(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run a test that waits for things."""

    @functools.wraps(test)
    def told(*args: P.args, **kwargs: P.kwargs) -> None:
        with asyncio.Runner(loop_factory=Time) as runner:
            runner.run(ended(asyncio.ensure_future(test(*args, **kwargs), loop=runner.get_loop())))

    return told


async def ended(test: asyncio.Future[None]) -> None:
    """Until the test has come to its end; its patience ends by a clock that nobody lets run ahead."""
    ends = time.monotonic() + STORY
    while not test.done() and (rest := ends - time.monotonic()) > 0:
        await asyncio.wait([test], timeout=rest)
    if not test.done():
        test.cancel()
        await asyncio.wait([test])
        raise TimeoutError(f"the story did not come to its end within {STORY} seconds")
    test.result()


def settings_for(folder: Path, **changes: Any) -> Settings:
    values: Json = {
        "port": 0,
        "database": database_for(folder),
        "secret": "a secret of the tests",
        "web": str(folder / "web"),
        "titles": ["tests.server.feast"],
        "bot_workers": 0,
        "bot_pace": 0.0,
        "window": 0.4,
        "quick_window": 0.1,
        "window_settles": 0.02,
        "quick_from": 0.05,
        "quick_to": 0.15,
        "limits": Limits.generous(),
        **changes,
    }
    return Settings(**values)


class Place:
    """An open hall as a test sees it: by its address, and from inside."""

    def __init__(self, services: Services, port: int) -> None:
        self.services = services
        self.url = f"http://127.0.0.1:{port}"
        self.guests: list[Guest] = []

    async def guest(self, name: str = "") -> Guest:
        guest = Guest(self.url)
        self.guests.append(guest)
        await guest.arrive(name)
        return guest

    async def written(self) -> None:
        await written(self.services.hall.journal)


async def written(journal: Journal) -> None:
    """Wait until the database has all that the hall wants to keep; its one writer keeps a row that comes now last."""
    while journal.derived:
        await asyncio.sleep(0.02)
    await journal.write((sql.PROBE, {"value": ""}))


async def two_at_a_table(hall: Place, title: str, **more: Any) -> tuple[Guest, Guest, Json]:
    """Anna opens a table, Boris comes, and the play begins; the table as it was made."""
    anna, boris = await hall.guest("Anna"), await hall.guest("Boris")
    made = await anna.table(title, "me", "open", **more)
    await boris.join(made)
    await anna.post(f"/api/tables/{made['id']}/start")
    return anna, boris, made


@asynccontextmanager
async def open_hall(folder: Path, **changes: Any) -> AsyncGenerator[Place, None]:
    server = make_server(settings_for(folder, **changes))
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    running = asyncio.create_task(server._serve())
    while not server.started:
        if running.done():
            running.result()
        await asyncio.sleep(0.01)
    app = server.config.app
    assert isinstance(app, App)
    place = Place(app.services, server.servers[0].sockets[0].getsockname()[1])
    try:
        yield place
    finally:
        for guest in place.guests:
            await guest.go()
        server.should_exit = True
        await running


class Guest:
    """Somebody with a session, who may sit down and play."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)
        self.csrf = ""
        self.id = ""
        self.lines: list[Line] = []

    async def arrive(self, name: str = "") -> None:
        me = (await self.http.get("/api/me")).json()
        self.csrf, self.id = me["csrf"], me["id"]
        if name:
            await self.post("/api/me", {"name": name})

    async def go(self) -> None:
        for line in self.lines:
            await line.close()
        await self.http.aclose()

    async def raw_post(self, path: str, body: Any = None) -> httpx.Response:
        content = body if isinstance(body, bytes) else msgspec.json.encode({} if body is None else body)
        headers = {"x-csrf-token": self.csrf, "content-type": "application/json"}
        return await self.http.post(path, content=content, headers=headers)

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.raw_post(path, body)
        assert answer.status_code < 300, answer.text
        told = answer.json()
        if isinstance(told, dict) and "csrf" in told:
            self.csrf, self.id = told["csrf"], told["id"]
        return told

    async def refused(self, path: str, body: Any = None) -> str:
        answer = await self.raw_post(path, body)
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["error"])

    async def get(self, path: str, **query: Any) -> Any:
        answer = await self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def table(self, game: str, *kinds: str, **more: Any) -> Json:
        """A new table; `me`, `open` or the name of a bot for every seat."""
        seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
        made: Json = await self.post("/api/tables", {"game": game, "seats": seats, "start": True, **more})
        return made

    async def join(self, table: Json, name: str = "Guest", **more: Any) -> Json:
        wish = {"name": name, "invite": table["invite"], **more}
        joined: Json = await self.post(f"/api/tables/{table['id']}/join", wish)
        return joined

    async def command(self, table: str, do: str, **fields: Any) -> Json:
        fields.setdefault("id", fresh())
        answer = await self.raw_post(f"/api/tables/{table}/commands", {"do": do, **fields})
        told: Json = answer.json()
        return told

    async def sync(self, table: str) -> Json:
        told: Json = await self.get(f"/api/tables/{table}/sync")
        return told

    async def live(self, table: str, query: str = "") -> Line:
        cookies = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        url = f"{self.url.replace('http', 'ws')}/api/tables/{table}/live{query}"
        # A ping that is on its way would be missed when time is let pass at once.
        socket = await connect(
            url, additional_headers={"Cookie": cookies}, compression=None, max_size=None,
            open_timeout=PATIENCE, ping_interval=None,
        )  # fmt: skip
        line = Line(socket)
        self.lines.append(line)
        line.sync = await line.told("sync")
        return line


class Line:
    """A live channel; everything that came over it is kept."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.unread: list[Json] = []
        self.sync: Json = {}

    async def next(self, patience: float = PATIENCE) -> Json:
        if self.unread:
            return self.unread.pop(0)
        return await self.receive(patience)

    async def receive(self, patience: float) -> Json:
        text = await asyncio.wait_for(self.socket.recv(), patience)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = msgspec.json.decode(text)
        if message["is"] == "sync":
            self.sync = message
        return message

    async def told(self, kind: str, patience: float = PATIENCE, **fields: Any) -> Json:
        """The next message of this kind; what comes before it is passed over."""
        while True:
            message = await self.next(patience)
            if message["is"] == kind and all(message.get(key) == value for key, value in fields.items()):
                return message

    async def ask(self, do: str, **fields: Any) -> Json:
        """Send a command and wait for its own answer; other messages stay to be read."""
        id = fields.setdefault("id", fresh())
        await self.send({"do": do, **fields})
        while True:
            message = await self.receive(PATIENCE)
            if message.get("id") == id and message["is"] in ("ack", "refused", "composed", "why"):
                return message
            self.unread.append(message)

    async def send(self, message: Any) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode())

    async def quiet(self, seconds: float) -> list[Json]:
        """Whatever comes within this time.

        Each wait has its own end: a wait inside another one may swallow its cancelling when a message comes just then.
        """
        out = list(self.unread)
        self.unread = []
        loop = asyncio.get_running_loop()
        ends = loop.time() + seconds
        with suppress(TimeoutError):
            while (rest := ends - loop.time()) > 0:
                out.append(await self.receive(rest))
        return out

    async def close(self) -> None:
        await self.socket.close()


def without_countdown(told: Any) -> Any:
    """What was told, but for the seconds that are left, which all know."""
    if isinstance(told, dict):
        return {key: without_countdown(value) for key, value in told.items() if key not in COUNTDOWNS}
    return [without_countdown(value) for value in told] if isinstance(told, list) else told


def fresh() -> str:
    return f"c{next(NUMBERS)}"


async def play_on(guest: Guest, table: str, moves: int = 10_000) -> Json:
    """Answer whatever is asked of this guest's seats with the first offer, until nothing is."""
    for _ in range(moves):
        now = await guest.sync(table)
        if now["asked"] is None:
            return now
        await one_move(guest, table, now)
    return await guest.sync(table)


async def one_move(guest: Guest, table: str, now: Json, pick: int = 0) -> Json:
    text = await whole_move(guest, table, now, pick)
    return await guest.command(table, "move", seq=now["seq"], seat=now["seat"], move=text)


async def whole_move(guest: Guest, table: str, now: Json, pick: int = 0) -> str:
    """Put a move together, part by part; a window may close meanwhile."""
    parts: list[str] = []
    asked = now["asked"]
    while asked is not None:
        parts.append(asked["options"][pick % len(asked["options"])]["text"])
        told = await guest.command(table, "compose", seq=now["seq"], seat=now["seat"], parts=parts)
        if told.get("error") in ("stale", "not-your-turn"):
            return "too late"
        assert told["is"] == "composed", told
        asked = told["asked"]
    return ", ".join(parts)
