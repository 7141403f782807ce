"""How messages get onto a socket: together, in order, and never faster than they are read."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from meadhall.server.limits import Limits
from meadhall.server.web.addresses import Proxies
from meadhall.server.web.connections import ConnectionLimits
from meadhall.server.web.live import AT_ONCE, Live, Outbox
from meadhall.server.web.sockets import FEW, Socket, framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_frames_are_what_a_websocket_reads(size: int) -> None:
    message = b"x" * size
    reader = StreamReader()
    reader.feed_data(framed([message, b"after"]))
    reader.feed_eof()
    read: list[Frame] = []
    for _ in range(2):
        parsing = Frame.parse(reader.read_exact, mask=False, max_size=None)
        with pytest.raises(StopIteration) as found:
            next(parsing)
        read.append(found.value.value)
    assert [(frame.opcode, frame.data, frame.fin) for frame in read] == [
        (Opcode.TEXT, message, True),
        (Opcode.TEXT, b"after", True),
    ]


class Reader:
    """Stands for a socket whose reader now and then does not keep up."""

    def __init__(self) -> None:
        self.writable = asyncio.Event()
        self.writable.set()
        self.writes: list[list[bytes]] = []

    async def texts(self, messages: Iterable[bytes]) -> None:
        messages = list(messages)
        await self.writable.wait()
        await asyncio.sleep(0)
        self.writes.append(messages)

    def texts_now(self, messages: Iterable[bytes]) -> bool:
        if not self.writable.is_set():
            return False
        self.writes.append(list(messages))
        return True


def test_messages_go_out_together_and_in_order() -> None:
    async def story() -> None:
        reader = Reader()
        outbox = Outbox("p", False, 300, cast(Socket, reader))
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        sender = asyncio.create_task(Live(cast(Any, None)).send_on(outbox, send))
        await settle()
        posted: list[bytes] = []

        def post(count: int) -> None:
            for _ in range(count):
                posted.append(b"%d" % len(posted))
                outbox.post(posted[-1])

        post(3)
        await settle()
        assert reader.writes == [[b"0", b"1", b"2"]]
        reader.writable.clear()
        post(AT_ONCE + 2)
        await settle()
        assert len(reader.writes) == 1
        post(1)
        reader.writable.set()
        post(1)
        for _ in range(6):
            await asyncio.sleep(0)
            post(1)
        await settle()
        assert [one for write in reader.writes for one in write] == posted
        outbox.close()
        await sender
        assert sent == [{"type": "websocket.close", "code": 1001}]

    asyncio.run(story())


# --- what comes -----------------------------------------------------------------------------------------------------

REQUEST = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Wire(asyncio.Transport):
    """Takes what is written, and nothing else."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def write(self, data: Any) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    abort = close

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Listener:
    """An application that hears everything as long as it is `open`."""

    def __init__(self) -> None:
        self.services = SimpleNamespace(connection_limits=ConnectionLimits(Limits(), Proxies([])))
        self.heard: list[Any] = []
        self.open = asyncio.Event()
        self.open.set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            await self.open.wait()
            event = await receive()
            if event["type"] != "websocket.receive":
                return
            self.heard.append(event.get("text") if event.get("text") is not None else event.get("bytes"))


async def settle() -> None:
    for _ in range(40):
        await asyncio.sleep(0)


async def connected() -> tuple[Socket, Wire, Listener]:
    listener, wire = Listener(), Wire()
    config = uvicorn.Config(
        listener, ws_max_size=100_000, ws_per_message_deflate=False, ws_ping_interval=None, proxy_headers=False
    )
    config.load()
    config.app = listener
    socket = Socket(config, ServerState(), {})
    socket.connection_made(wire)
    socket.data_received(REQUEST)
    await settle()
    assert wire.written.startswith(b"HTTP/1.1 101")
    wire.written = b""
    return socket, wire, listener


def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return bytes(Frame(opcode, data, fin).serialize(mask=True))


def frames_and_words(chance: random.Random) -> tuple[bytes, list[str | bytes]]:
    """Frames of all kinds as a client may send them, and what is to be heard of them."""
    sent, heard = b"", cast("list[str | bytes]", [])
    for number in range(30):
        size = chance.choice((118, 125, 126, 127, 300, 66_000) if number == 9 else (0, 1, 7, 60, 126))
        text = f"{number} ".encode() + "ё".encode() * (size // 2)
        kind = chance.random()
        if kind < 0.6:
            sent += frame(Opcode.TEXT, text)
            heard.append(text.decode())
        elif kind < 0.7:
            sent += frame(Opcode.BINARY, text)
            heard.append(text)
        elif kind < 0.8:
            sent += frame(Opcode.PONG, b"ignored")
        else:
            cut = chance.randrange(len(text) + 1)
            sent += frame(Opcode.TEXT, text[:cut], fin=False)
            if chance.random() < 0.5:
                sent += frame(Opcode.PING, b"in the middle")
            sent += frame(Opcode.CONT, text[cut:])
            heard.append(text.decode())
    return sent, heard


@pytest.mark.parametrize("seed", range(20))
def test_frames_are_heard_however_they_are_cut(seed: int) -> None:
    async def story() -> None:
        chance = random.Random(seed)
        sent, expected = frames_and_words(chance)
        socket, wire, listener = await connected()
        most = chance.choice((1, 3, 40) if len(sent) < 10_000 else (1_000, len(sent)))
        at = 0
        while at < len(sent):
            size = chance.randint(1, most)
            socket.data_received(sent[at : at + size])
            at += size
            if chance.random() < 0.2:
                await settle()
        await settle()
        assert listener.heard == expected
        assert not wire.closed
        socket.connection_lost(None)
        await settle()

    asyncio.run(story())


def test_what_waits_is_heard_in_order() -> None:
    async def story() -> None:
        socket, _, listener = await connected()
        listener.open.clear()
        await settle()
        words = [f"{number}" for number in range(3 * FEW)]
        for word in words:
            socket.data_received(frame(Opcode.TEXT, word.encode()))
        assert socket.read_paused
        listener.open.set()
        await settle()
        assert listener.heard == words
        assert not socket.read_paused
        socket.connection_lost(None)
        await settle()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (framed([b"unmasked"]), 1002),
        (frame(Opcode.TEXT, b"\xff\xfe"), 1007),
        (b"\xc1" + frame(Opcode.TEXT, b"reserved")[1:], 1002),
        (b"\x83" + frame(Opcode.TEXT, b"no such kind")[1:], 1002),
        (frame(Opcode.CONT, b"of nothing"), 1002),
        (frame(Opcode.TEXT, b"begun", fin=False) + frame(Opcode.TEXT, b"and begun anew"), 1002),
        (b"\x81\xff" + (1 << 40).to_bytes(8, "big"), 1009),
    ],
    ids=["unmasked", "no-text", "reserved", "no-such-kind", "goes-on-with-nothing", "begun-twice", "endless"],
)
def test_what_is_no_message_closes_the_socket(bad: bytes, code: int) -> None:
    async def story() -> None:
        socket, wire, listener = await connected()
        socket.data_received(frame(Opcode.TEXT, b"good") + bad + frame(Opcode.TEXT, b"too late"))
        await settle()
        assert listener.heard == ["good"]
        assert wire.written[:1] == b"\x88" and int.from_bytes(wire.written[2:4], "big") == code
        socket.connection_lost(None)
        await settle()

    asyncio.run(story())
