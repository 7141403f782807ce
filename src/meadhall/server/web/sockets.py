"""The server's WebSocket with one thing more: messages that wait together go out together, in one write, and at once
where the reader keeps up."""

from __future__ import annotations

from collections.abc import Iterable
from struct import Struct
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

SOCKET: Final = "meadhall.socket"
"""Under this name a connection's extensions have its socket."""
FEW: Final = 8
"""So many messages may wait to be obeyed before no more are read."""
WHOLE_TEXT: Final = 0x81
SHORT: Final = Struct("!BB").pack
MEDIUM: Final = Struct("!BBH").pack
LONG: Final = Struct("!BBQ").pack


class Socket(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[SOCKET] = self

    def handle_text(self, event: Frame) -> None:
        """A whole message, as long as few wait, goes to whoever listens without stopping and starting the reading."""
        if event.fin and not self.close_sent and self.queue.qsize() < FEW:
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": bytes(event.data).decode()})
                return
            except UnicodeDecodeError:
                pass
        super().handle_text(event)

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
