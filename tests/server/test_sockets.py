"""How messages get onto a socket: together, in order, and never faster than they are read."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, cast

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from meadhall.server.web.live import AT_ONCE, Live, Outbox
from meadhall.server.web.sockets import Socket, framed


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
        await asyncio.sleep(0.01)
        posted: list[bytes] = []

        def post(count: int) -> None:
            for _ in range(count):
                posted.append(b"%d" % len(posted))
                outbox.post(posted[-1])

        post(3)
        await asyncio.sleep(0.01)
        assert reader.writes == [[b"0", b"1", b"2"]]
        reader.writable.clear()
        post(AT_ONCE + 2)
        await asyncio.sleep(0.01)
        assert len(reader.writes) == 1
        post(1)
        reader.writable.set()
        post(1)
        for _ in range(6):
            await asyncio.sleep(0)
            post(1)
        await asyncio.sleep(0.01)
        assert [one for write in reader.writes for one in write] == posted
        outbox.close()
        await sender
        assert sent == [{"type": "websocket.close", "code": 1001}]

    asyncio.run(story())
