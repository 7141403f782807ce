"""The server's WebSocket with two things more: messages that wait together go out together, in one write, and at once
where the reader keeps up; and whole messages that come are read in the fewest steps, as nearly all are whole."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from struct import Struct
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

from meadhall.server.limits import Bucket
from meadhall.server.web.connections import ConnectionLimits

SOCKET: Final = "meadhall.socket"
"""Under this name a connection's extensions have its socket."""
FEW: Final = 8
"""So many messages may wait to be obeyed before no more are read."""
WHOLE_TEXT: Final = 0x81
CONTROL: Final = 0x08
MASKED: Final = 0x80
SHORT: Final = Struct("!BB").pack
MEDIUM: Final = Struct("!BBH").pack
LONG: Final = Struct("!BBQ").pack


class Inbox(asyncio.Queue[Any]):
    """A queue that one listener takes from, without what several would need."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self.loop = loop
        self.events: deque[Any] = deque()
        self.listener: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        return len(self.events)

    def empty(self) -> bool:
        return not self.events

    def put_nowait(self, item: Any) -> None:
        self.events.append(item)
        if self.listener is not None and not self.listener.done():
            self.listener.set_result(None)

    async def get(self) -> Any:
        while not self.events:
            self.listener = self.loop.create_future()
            await self.listener
        return self.events.popleft()


class Socket(WebSocketsSansIOProtocol):
    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.queue = Inbox(self.loop)
        self.followed = True
        """Whether it is known where frames begin; else the library reads all there is."""
        self.owed = 0
        """So much is missing of a frame that the library has begun to read."""
        self.head = b""
        """What there is of a frame's head that has not come whole."""
        self.in_pieces = False
        """Whether a message has begun that is not whole yet."""
        self.connection_limits: ConnectionLimits = self.config.app.services.connection_limits  # type: ignore[union-attr]
        self.origin, self.proxy = self.connection_limits.origin_of(self.client)
        limits = self.connection_limits.limits
        self.pings = Bucket(limits.ping_rate, limits.ping_burst)
        self.since = self.loop.time()
        self.stuck_since: float | None = None
        if not self.connection_limits.enter(self):
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.connection_limits.leave(self)
        super().connection_lost(exc)

    idle = False
    """Somebody looks at a table: that is no idleness."""

    def data_received(self, data: bytes) -> None:
        """Whole messages are taken out here; of everything else the library decides what it means."""
        if self.followed and self.conn.state is State.OPEN:
            at = 0 if self.owed or self.head or self.in_pieces else self.take_texts(data)
            if at == len(data):
                return
            data = data[at:] if at else data
            self.follow(self.head + data)
        elif self.handshake_initiated:
            self.followed = False
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.handle_parser_exception()

    def take_texts(self, data: bytes) -> int:
        """Hear the whole texts that the data begins with, as long as few wait; where the rest begins."""
        at, end, inbox = 0, len(data), self.queue
        while end - at >= 6 and data[at] == WHOLE_TEXT and not self.close_sent and inbox.qsize() < FEW:
            size, start = data[at + 1] - MASKED, at + 6
            if size == 126 and end - at >= 8:
                size, start = data[at + 2] << 8 | data[at + 3], at + 8
            elif not 0 <= size < 126:
                break
            if start + size > end:
                break
            try:
                text = apply_mask(data[start : start + size], data[start - 4 : start]).decode()
            except UnicodeDecodeError:
                break
            inbox.put_nowait({"type": "websocket.receive", "text": text})
            at = start + size
        return at

    def follow(self, data: bytes) -> None:
        """See where the frames end that the library reads (RFC 6455, 5.2)."""
        at, end = self.owed, len(data)
        self.owed, self.head = 0, b""
        while at < end:
            size = data[at + 1] & ~MASKED if end - at >= 2 else 0
            head = 6 + (size == 126) * 2 + (size == 127) * 8
            if end - at < head:
                self.head = data[at:]
                return
            if not data[at] & CONTROL:
                self.in_pieces = data[at] < MASKED
            if size >= 126:
                size = int.from_bytes(data[at + 2 : at + head - 4], "big")
            at += head + size
        self.owed = at - end

    def check_time(self, now: float) -> None:
        if not self.handshake_complete and now - self.since > self.connection_limits.limits.head_seconds:
            self.transport.abort()
        if self.stuck_since is not None and now - self.stuck_since > self.connection_limits.limits.reading_seconds:
            self.transport.abort()

    def pause_writing(self) -> None:
        self.stuck_since = self.loop.time()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.stuck_since = None
        super().resume_writing()

    # --- what must not come ---------------------------------------------------------------------------------------

    def fail(self, code: int, why: str) -> None:
        """Close, and hear no more."""
        self.conn.fail(code, why)
        self.handle_parser_exception()
        if not self.writable.is_set():
            self.transport.abort()

    def handle_parser_exception(self) -> None:
        """What cannot be read is no message; before the handshake, not even a socket."""
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
        elif not self.transport.is_closing():
            if not self.handshake_initiated:
                self.transport.write(STATUS_LINE[400] + b"connection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()

    def handle_cont(self, event: Frame) -> None:
        """A message may come in pieces, but not in endless empty ones."""
        if len(self.frames) >= self.connection_limits.limits.fragments:
            self.fail(CloseCode.POLICY_VIOLATION, "too many fragments")
        elif not self.close_sent:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Who pings and never reads would fill the memory with answers."""
        if self.writable.is_set() and self.pings.take():
            super().handle_ping()
        elif not self.close_sent:
            self.fail(CloseCode.POLICY_VIOLATION, "too many pings")

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.fail(CloseCode.INVALID_DATA, "")
                return
        super().send_receive_event_to_app()

    # --- messages -------------------------------------------------------------------------------------------------

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[SOCKET] = self

    async def texts(self, messages: Iterable[bytes]) -> None:
        """Send texts in UTF-8, each as a message of its own, when the reader has taken what was sent before."""
        await self.writable.wait()
        if not self.texts_now(messages):
            raise ClientDisconnected

    def texts_now(self, messages: Iterable[bytes]) -> bool:
        """Send texts at once, or not at all: False where the reader is behind or gone."""
        gone = self.disconnected or self.close_sent or self.conn.state is not State.OPEN
        if gone or not self.writable.is_set():
            return False
        self.transport.write(framed(messages))
        return True


def framed(messages: Iterable[bytes]) -> bytes:
    """Texts as a server puts them on a WebSocket: whole, plain, unmasked (RFC 6455, 5.2)."""
    parts: list[bytes] = []
    for message in messages:
        size = len(message)
        if size < 126:
            parts.append(SHORT(WHOLE_TEXT, size))
        elif size < 1 << 16:
            parts.append(MEDIUM(WHOLE_TEXT, 126, size))
        else:
            parts.append(LONG(WHOLE_TEXT, 127, size))
        parts.append(message)
    return b"".join(parts)
