"""Who is spoken to and how: the host and the scheme of a request must be this hall's."""

from __future__ import annotations

import re
from ipaddress import ip_address
from typing import Any

from meadhall.server.settings import Settings
from meadhall.server.web.addresses import Scope, header

HOST = re.compile(r"(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9_.-]{1,253})(?::(\d{1,5}))?")
HERE = ("localhost", "127.0.0.1", "::1")
HSTS = (b"strict-transport-security", b"max-age=31536000")


class Gate:
    """A hall that was given names answers to those; one that listens on this machine alone, to this machine's."""

    def __init__(self, settings: Settings) -> None:
        self.secure = settings.secure
        self.names = frozenset(name.casefold() for name in settings.names)
        if not self.names and is_loopback(settings.host) and not settings.trusted_proxies:
            self.names = frozenset(HERE)

    def knows(self, scope: Scope) -> bool:
        """Whether the request means this hall."""
        found = HOST.fullmatch(header(scope, b"host") or "")
        if found is None:
            return False
        return not self.names or found[1].strip("[]").casefold() in self.names

    def is_safe(self, scope: Scope) -> bool:
        """Whether nobody listens in, where that is asked for."""
        return not self.secure or scope["scheme"] in ("https", "wss")

    def secured(self, send: Any) -> Any:
        """Answers tell browsers to come by https alone."""

        async def send_secured(message: Any) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], HSTS]}
            await send(message)

        return send_secured if self.secure else send


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def secure_address(scope: Scope) -> bytes:
    """The same by https."""
    query, path = bytes(scope.get("query_string", b"")), bytes(scope["raw_path"])
    host = (header(scope, b"host") or "").encode("latin-1")
    return b"https://" + host + path + (b"?" + query if query else b"")
