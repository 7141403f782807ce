"""Hostile messages by the thousand, over real sockets, from a process of its own.

`python -m tests.server.hostile TARGET SEED` reads what to do, line by line (`attack 4000`: so many messages; `lift 3`:
curtains for so many seconds), and answers each line with a report. No message of an attack may do anything: whatever is
acknowledged, answered with 500 or not answered at all stands in the report.
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.hostile_data import (
    FIELDS,
    FRAMES,
    GETS,
    HANDSHAKES,
    JUNK,
    KINDS,
    NUMBERS,
    POSTS,
    QUERIES,
    REQUESTS,
    TEXTS,
)

Json = dict[str, Any]
PATIENCE = 100.0
PACE = 0.002
"""Seconds between two messages: a flood that the machine can bear beside others."""
UNREAD = 0.05
"""Seconds that are waited for a hall that takes no more, or for its farewell: longer ones would pass for an attack."""
DEEP = 1_200
HARMLESS = {"refused", "composed", "why"}


class Target(msgspec.Struct):
    """The hall, and the tables and people that an attacker has to do with."""

    url: str
    mine: str
    """A table where the attacker sits and is not asked."""
    others: str
    """One where others play."""
    over: str
    missing: str
    cookie: str
    csrf: str
    seq: int
    seat: int = 1
    """Where the attacker sits there."""
    played: list[Json] = []
    """Moves of the attacker's that were acknowledged, as they were sent."""


class Report(msgspec.Struct):
    sent: int = 0
    kinds: dict[str, int] = {}
    accepted: list[str] = []
    failed: list[str] = []


class Attacker:
    def __init__(self, target: Target, seed: int) -> None:
        self.target = target
        self.chance = random.Random(seed)
        self.host, _, port = target.url.removeprefix("http://").partition(":")
        self.port = int(port)
        self.sockets: dict[tuple[str, bool], ClientConnection] = {}
        self.report = Report()
        self.counts: Counter[str] = Counter()
        self.left_open: list[asyncio.StreamWriter] = []
        self.acknowledged = {msgspec.json.encode(one).decode() for one in target.played}
        ways: list[tuple[int, Callable[[], Awaitable[None]]]] = [
            (60, self.message),
            (10, self.post),
            (6, self.get),
            (6, self.raw_request),
            (4, self.binary),
            (4, self.fragments),
            (3, self.doubled),
            (3, self.replayed),
            (2, self.raw_frames),
            (1, self.half_open),
            (1, self.unread),
            (1, self.unread_channel),
            (1, self.upgrade),
        ]
        self.ways = [way for weight, way in ways for _ in range(weight)]

    async def attack(self, count: int) -> Report:
        self.report, self.counts = Report(kinds={}, accepted=[], failed=[]), Counter()
        loop = asyncio.get_running_loop()
        while self.report.sent < count:
            began = loop.time()
            way = self.chance.choice(self.ways)
            before = self.report.sent
            try:
                await asyncio.wait_for(way(), PATIENCE)
            except TimeoutError:
                self.fail(way.__name__, "no answer")
            self.counts[way.__name__] += self.report.sent - before
            await asyncio.sleep(max(0.0, began + PACE * (self.report.sent - before) - loop.time()))
        self.report.kinds = dict(self.counts)
        return self.report

    def fail(self, kind: str, why: str) -> None:
        if len(self.report.failed) < 20:
            self.report.failed.append(f"{kind}: {why}"[:300])

    # --- the live channel -----------------------------------------------------------------------------------------

    async def socket(self, table: str, known: bool = True) -> ClientConnection:
        found = self.sockets.get((table, known))
        if found is None:
            url = f"ws://{self.host}:{self.port}/api/tables/{table}/live"
            headers = {"Cookie": self.target.cookie} if known else {}
            found = await connect(
                url, additional_headers=headers, compression=None, max_size=None,
                open_timeout=PATIENCE, ping_interval=None,
            )  # fmt: skip
            await found.recv()
            self.sockets[table, known] = found
        return found

    async def told(self, kind: str, table: str, known: bool, *messages: Any, closes: bool = False) -> None:
        """Send these; each must be answered, with nothing done; `closes`: or the socket closed, in good order."""
        self.report.sent += len(messages)
        try:
            socket = await self.socket(table, known)
            for message in messages:
                await socket.send(message)
            for message in messages:
                while True:
                    answer = msgspec.json.decode(await socket.recv())
                    if answer["is"] not in ("table", "moved", "sync", "said", "undoAsked"):
                        break
                fitting = {"ack"} if known and str(message) in self.acknowledged else HARMLESS
                if answer["is"] not in fitting and len(self.report.accepted) < 20:
                    self.report.accepted.append(f"{kind}: {message!r} -> {answer}"[:300])
                if answer.get("error") == "server":
                    self.fail(kind, repr(message))
        except ConnectionClosed as closed:
            self.sockets.pop((table, known), None)
            code = closed.rcvd.code if closed.rcvd else 1006
            if not closes or code == 1011:
                self.fail(kind, f"closed with {code} after {messages!r}")

    def place(self) -> tuple[str, bool]:
        target, chance = self.target, self.chance
        return chance.choice([target.mine, target.mine, target.others, target.over]), chance.random() < 0.9

    def command(self) -> Json:
        """A command that is well made, but not for this seat, this time or this table."""
        chance, target = self.chance, self.target
        seq = chance.choice([0, target.seq - 1, target.seq + 1, 10**9])
        message: Json = {"do": chance.choice(KINDS[:8]), "id": f"h{chance.randrange(10**9)}"}
        kind = message["do"]
        if kind in ("move", "compose", "undo"):
            message["seq"] = max(0, seq)
        if kind == "say":
            message["text"] = chance.choice([" ", "\t\n", "\u3000"])
        else:
            others = [seat for seat in (0, 1, 2, 3, 15) if seat != target.seat]
            message["seat"] = chance.choice([*others, target.seat] if kind == "move" else others)
        if kind == "move" and message["seat"] == target.seat and chance.random() < 0.5:
            message["seq"] = target.seq  # the right seat at the right time, but it is not asked
        if kind in ("move", "whyNot"):
            known = [move["move"] for move in target.played]
            message["move"] = chance.choice([*(text for text in TEXTS if text and "\0" not in text), *known])
        if kind == "compose":
            message["parts"] = [chance.choice(TEXTS)]
        if kind == "answerUndo":
            message["agree"] = True
        if kind == "standIn":
            message["on"] = True
        return message

    def hostile_text(self) -> str:
        chance = self.chance
        way = chance.randrange(9)
        whole = msgspec.json.encode(self.command()).decode()
        if way == 0:
            return "".join(chance.choice('{}[]",:0aé\n \\u\u2028') for _ in range(chance.randrange(80)))
        if way == 1:
            return whole[: chance.randrange(len(whole))]
        if way == 2:
            return msgspec.json.encode(chance.choice(JUNK)).decode()
        if way == 3:
            message = self.command()
            message[chance.choice(FIELDS)] = chance.choice(JUNK)
            message["seat"] = chance.choice([-1, 99, "0", None, 1.5])
            return msgspec.json.encode(message).decode()
        if way == 4:
            return f'{{"do":"move","seq":{chance.choice(NUMBERS)},"seat":0,"move":"keep 1","id":"n"}}'
        if way == 5:
            depth = chance.choice([DEEP, 900, 7_000])
            inner = chance.choice(["[", '{"a":'])
            return (f'{{"do":"{chance.choice(KINDS)}","id":"d","x":' if chance.random() < 0.5 else "") + inner * (
                depth // len(inner)
            )
        if way == 6:
            big = chance.choice([501, 16_500, 60_000])
            return msgspec.json.encode({"do": "say", "text": "x" * big, "id": "b"}).decode()
        if way == 7:
            trick = chance.choice(["\\ud800", "\\udfff\\ud800", "\\u0000", "\\uFEFF", "\\x41", "\ufeff"])
            return f'{{"do":"say","text":"{trick}\\u0000","id":"u"}}'
        return '{"do":"move","do":"say",' + whole[1:-1] + ',"seat":-1}'

    async def message(self) -> None:
        table, known = self.place()
        text = self.hostile_text() if self.chance.random() < 0.6 else msgspec.json.encode(self.command()).decode()
        await self.told("message", table, known, text)

    async def binary(self) -> None:
        table, known = self.place()
        await self.told("binary", table, known, self.chance.randbytes(self.chance.randrange(200)))

    async def fragments(self) -> None:
        """A message in pieces; in too many the socket is closed."""
        table, known = self.place()
        pieces = [self.chance.choice(["", "[", '{"do":', "x" * 700]) for _ in range(self.chance.choice([2, 20, 90]))]
        await self.told("fragments", table, known, pieces, closes=True)

    async def doubled(self) -> None:
        """The same twice, and what belongs together in another order; all of it stale."""
        table, known = self.place()
        texts = [msgspec.json.encode(self.command()).decode() for _ in range(4)]
        texts += texts[:2]
        self.chance.shuffle(texts)
        await self.told("doubled", table, known, *texts)

    async def replayed(self) -> None:
        """Moves that were acknowledged, doubled and in another order: answered as they were. Under another id, or with
        their id and something else, they are refused."""
        chance = self.chance
        messages: list[Json] = []
        for move in chance.choices(self.target.played, k=6):
            way = chance.randrange(4)
            if way == 0:
                move = {**move, "id": f"r{chance.randrange(10**9)}"}
            elif way == 1:
                move = {**move, "move": chance.choice(["fly", "pass", move["move"] + " 9"])}
            elif way == 2:
                await self.replayed_by_post(move)
            messages.append(move)
        texts = [msgspec.json.encode(move).decode() for move in messages]
        await self.told("replayed", self.target.mine, True, *texts)

    async def replayed_by_post(self, move: Json) -> None:
        body = msgspec.json.encode(move)
        head = self.headers(
            f"x-csrf-token: {self.target.csrf}", "content-type: application/json", f"content-length: {len(body)}"
        )
        path = f"/api/tables/{self.target.mine}/commands"
        request = f"POST {path} HTTP/1.1\r\n{head}".encode("latin-1") + body
        answer = await self.spoken("replayed", request, whole=True)
        if b'"is":"ack"' not in answer:
            self.fail("replayed", f"{body!r} -> {answer[-200:]!r}")

    async def lift_curtains(self, sockets: int, seconds: float) -> Report:
        """Lift curtains on many sockets at once, as fast as it goes, and come anew when thrown out; for so long, and
        until there were some for every socket."""
        self.report = Report(kinds={}, accepted=[], failed=[])
        loop = asyncio.get_running_loop()
        ends = loop.time() + seconds
        url = f"ws://{self.host}:{self.port}/api/tables/{self.target.mine}/live"

        def goes_on() -> bool:
            return loop.time() < ends or self.report.sent < 5 * sockets

        async def lift() -> None:
            while goes_on():
                with suppress(ConnectionClosed, OSError, TimeoutError):
                    headers = {"Cookie": self.target.cookie}
                    async with connect(
                        url, additional_headers=headers, max_size=None, open_timeout=PATIENCE, close_timeout=UNREAD
                    ) as socket:
                        while goes_on():
                            self.report.sent += 1
                            await socket.send(f'{{"do":"curtain","seat":{self.report.sent % 2},"id":"c"}}')
                            await asyncio.wait_for(socket.recv(), PATIENCE)

        await asyncio.gather(*(lift() for _ in range(sockets)))
        return self.report

    # --- bytes ----------------------------------------------------------------------------------------------------

    async def spoken(self, kind: str, *pieces: bytes, answered: bool = True, whole: bool = False) -> bytes:
        """Send bytes and read what comes back until the hall hangs up or has answered; `whole`: all of it."""
        self.report.sent += 1
        reader, writer = await asyncio.open_connection(self.host, self.port)
        heard = b""
        try:
            with suppress(ConnectionError):
                for piece in pieces:
                    writer.write(piece)
                    await writer.drain()
                if answered:
                    heard = await reader.read(-1 if whole else 65_536)
        finally:
            writer.close()
        first = heard.split(b"\r\n")[0]
        if first.startswith(b"HTTP/1.1 5"):
            self.fail(kind, f"{first!r} to {pieces[0][:200]!r}")
        return heard

    def headers(self, *more: str, close: bool = True) -> str:
        lines = [f"host: {self.host}:{self.port}", f"cookie: {self.target.cookie}", *more]
        if close:
            lines.append("connection: close")
        return "".join(f"{line}\r\n" for line in lines) + "\r\n"

    async def post(self) -> None:
        chance = self.chance
        path = chance.choice(POSTS).format(
            table=chance.choice([self.target.others, self.target.over, self.target.missing, "%00", "a" * 300])
        )
        body = self.hostile_text().encode("utf-8", "surrogatepass")
        if chance.random() < 0.1:
            body = chance.randbytes(300)
        kind = chance.choice(["application/json", "text/plain", "multipart/form-data", "application/x-msgpack", "\xff"])
        head = self.headers(
            f"x-csrf-token: {self.target.csrf}", f"content-type: {kind}", f"content-length: {len(body)}"
        )
        answer = await self.spoken("post", f"POST {path} HTTP/1.1\r\n{head}".encode("latin-1") + body)
        status = answer[9:10]
        if status == b"2" and b'"refused"' not in answer and len(self.report.accepted) < 20:
            self.report.accepted.append(f"post: {path} {body[:100]!r} -> {answer[-200:]!r}")

    async def get(self) -> None:
        chance = self.chance
        table = chance.choice(
            [self.target.others, self.target.over, self.target.missing, "%00", "a" * 300, "..%2f..", "%F0%9F%98%80"]
        )
        path = chance.choice(GETS).format(table=table) + "?" + chance.choice(QUERIES)
        if chance.random() < 0.3:
            path = "/" + chance.choice(
                ["a" * 300, "a/" * 2_000, "%00", "%ff", "..%2f" * 20, "%E2%80%AE", "api/" * 100, "\\", "%252e"]
            )
        origin = chance.choice(["http://[::1", "null", "", "http://" + "a" * 3_000, "http://evil.example", "\xff"])
        head = self.headers(f"origin: {origin}")
        await self.spoken("get", f"GET {path} HTTP/1.1\r\n{head}".encode("latin-1"))

    async def raw_request(self) -> None:
        chance = self.chance
        whole = chance.choice([*REQUESTS, chance.randbytes(400) + b"\r\n\r\n"])
        cut = chance.randrange(1, len(whole))
        await self.spoken("raw request", whole[:cut], whole[cut:], answered=chance.random() < 0.5 and b"close" in whole)

    def handshake(self, table: str, *more: str) -> bytes:
        key = "x-nothing: 0" if more else "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=="
        lines = self.headers(
            "upgrade: websocket", "connection: Upgrade", "sec-websocket-version: 13", key, *more, close=False
        )
        return f"GET /api/tables/{table}/live HTTP/1.1\r\n{lines}".encode("latin-1")

    async def upgrade(self) -> None:
        """Handshakes that are none."""
        more = self.chance.choice(HANDSHAKES)
        await self.spoken("upgrade", self.handshake(self.target.others, *more))

    async def raw_frames(self) -> None:
        """Frames that no client may send."""
        frame = self.chance.choice([*FRAMES, self.chance.randbytes(300)])
        self.report.sent += 1
        reader, writer = await asyncio.open_connection(self.host, self.port)
        try:
            writer.write(self.handshake(self.target.others))
            answer = await reader.readuntil(b"\r\n\r\n")
            if not answer.startswith(b"HTTP/1.1 101"):
                self.fail("raw frames", repr(answer[:100]))
                return
            with suppress(ConnectionError):
                writer.write(frame)
                await writer.drain()
        finally:
            writer.close()

    async def half_open(self) -> None:
        """Some go without a word in the middle of things, some stay and say nothing."""
        whole = self.handshake(self.target.others)
        self.report.sent += 1
        _, writer = await asyncio.open_connection(self.host, self.port)
        writer.write(whole[: self.chance.randrange(len(whole) + 1)])
        with suppress(ConnectionError):
            await writer.drain()
        if self.chance.random() < 0.5:
            writer.transport.abort()
        else:
            self.left_open.append(writer)
            if len(self.left_open) > 20:
                self.left_open.pop(0).transport.abort()

    async def unread(self) -> None:
        """Asks and asks, and never reads an answer."""
        self.report.sent += 1
        _, writer = await asyncio.open_connection(self.host, self.port, limit=1024)
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        with suppress(ConnectionError, TimeoutError):
            for _ in range(40):
                writer.write(f"GET /api/schema.json HTTP/1.1\r\n{self.headers(close=False)}".encode())
            await asyncio.wait_for(writer.drain(), UNREAD)
        self.left_open.append(writer)
        if len(self.left_open) > 20:
            self.left_open.pop(0).transport.abort()

    async def unread_channel(self) -> None:
        """A live channel that asks and asks, and never reads an answer."""
        self.report.sent += 1
        reader, writer = await asyncio.open_connection(self.host, self.port, limit=1024)
        writer.write(self.handshake(self.target.mine))
        await reader.readuntil(b"\r\n\r\n")
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        question = msgspec.json.encode({"do": "whyNot", "seat": self.target.seat, "move": "fly" * 100, "id": "q" * 30})
        with suppress(ConnectionError, TimeoutError):
            for _ in range(100):
                writer.write(Frame(Opcode.TEXT, question).serialize(mask=True))
            await asyncio.wait_for(writer.drain(), UNREAD)
        self.left_open.append(writer)
        if len(self.left_open) > 20:
            self.left_open.pop(0).transport.abort()


async def main(target: Target, seed: int) -> None:
    attacker = Attacker(target, seed)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        act, number = line.split()
        report = await (attacker.attack(int(number)) if act == "attack" else attacker.lift_curtains(20, float(number)))
        print(msgspec.json.encode(report).decode(), flush=True)


if __name__ == "__main__":
    asyncio.run(main(msgspec.json.decode(sys.argv[1], type=Target), int(sys.argv[2])))
