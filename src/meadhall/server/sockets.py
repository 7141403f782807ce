"""The server's WebSocket with one thing more: messages that wait together go out together, in one write."""

from __future__ import annotations

from collections.abc import Iterable
from struct import Struct
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

TEXTS: Final = "meadhall.texts"
"""Under this name among a connection's extensions: `await texts(messages)`, each a text in UTF-8."""
WHOLE_TEXT: Final = 0x81
SHORT: Final = Struct("!BB").pack
MEDIUM: Final = Struct("!BBH").pack
LONG: Final = Struct("!BBQ").pack


class Socket(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[TEXTS] = self.texts

    async def texts(self, messages: Iterable[bytes]) -> None:
        """Send each as a message of its own, when the reader has taken what was sent before."""
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(framed(messages))


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
