"""Limits of connections: how many there are and from where, and how much and how long a request may be.

All of it is decided before anything of a request is believed. Connections that became sockets are counted here too.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

from meadhall.server.limits import Gauge, Limits
from meadhall.server.web.addresses import Proxies, network_of
from meadhall.server.wire import Refused

LOOK_EVERY = 1.0
SPARE_FILES = 100
"""Files for the database, the pages and the workers."""


class Visit(Protocol):
    """A connection of any kind."""

    origin: str
    proxy: bool
    since: float
    stuck_since: float | None
    transport: Any

    @property
    def idle(self) -> bool:
        """Whether it could be closed without anybody's loss."""

    def check_time(self, now: float) -> None:
        """Close it if the other end is too slow."""


class ConnectionLimits:
    """Trusted proxies bring many people each, and are not counted as one address."""

    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self.limits = limits
        self.proxies = proxies
        self.most = limits.tcp_connections
        self.everybody: set[Visit] = set()
        self.inside: set[Visit] = set()
        """Those that were let in: not the ones that are just being told no."""
        self.by_origin = Gauge()
        self.watch: asyncio.Task[None] | None = None

    def origin_of(self, client: tuple[str, int] | None) -> tuple[str, bool]:
        """How the other end of a connection is counted, and whether it is a trusted proxy."""
        address = client[0] if client else "?"
        return network_of(address), address in self.proxies

    def enter(self, visit: Visit) -> bool:
        """Whether there is room for one more."""
        self.everybody.add(visit)
        if not visit.proxy and self.by_origin[visit.origin] >= self.limits.tcp_connections_per_ip:
            return False
        if len(self.inside) >= self.most and not self.make_room():
            return False
        self.inside.add(visit)
        self.by_origin.add(visit.origin)
        return True

    def leave(self, visit: Visit) -> None:
        self.everybody.discard(visit)
        if visit in self.inside:
            self.inside.discard(visit)
            self.by_origin.drop(visit.origin)

    def make_room(self) -> bool:
        """Let the connection go that has asked for nothing the longest."""
        idle = min((one for one in self.inside if one.idle), key=lambda one: one.since, default=None)
        if idle is None:
            return False
        self.leave(idle)
        idle.transport.abort()
        return True

    def open(self) -> None:
        self.most = min(self.most, open_files() - SPARE_FILES)
        self.watch = asyncio.create_task(self.look_on(), name="connections")

    def close(self) -> None:
        if self.watch is not None:
            self.watch.cancel()

    async def look_on(self) -> None:
        loop = asyncio.get_running_loop()
        looked = loop.time()
        while True:
            await asyncio.sleep(LOOK_EVERY)
            now = loop.time()
            self.look(now, now - looked - LOOK_EVERY)
            looked = now

    def look(self, now: float, late: float) -> None:
        """Check everybody's time. Where the hall itself was `late`, for want of a processor say, what they sent may lie
        unread: that time is nobody's."""
        for visit in list(self.everybody):
            if late > LOOK_EVERY:
                visit.since += late
                if visit.stuck_since is not None:
                    visit.stuck_since += late
            visit.check_time(now)


def open_files(wanted: int = 0) -> int:
    """How many files and connections the system lets this process have open; as many as are wanted, if it may."""
    if resource is None:
        return SPARE_FILES + 100_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return soft


class Connection(HttpToolsProtocol):
    """A connection of plain HTTP. A request has a size and a time, and so has its head."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.connection_limits: ConnectionLimits = self.config.app.services.connection_limits  # type: ignore[union-attr]
        self.origin, self.proxy = self.connection_limits.origin_of(self.client)
        self.since = self.loop.time()
        """When the client was last waited for anew: for a request, or for the rest of one."""
        self.stuck_since: float | None = None
        self.in_head = self.waited_for = True
        self.begun = self.refused = False
        self.head = self.chunk = self.size = 0
        if not self.connection_limits.enter(self):
            self.refuse(503, "too-many-connections")

    def connection_lost(self, exc: Exception | None) -> None:
        self.connection_limits.leave(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.connection_limits.leave(self)
        if not self.refused:
            super().handle_websocket_upgrade()

    # --- how much -------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        self.chunk = len(data)
        self.head_done = not self.in_head
        super().data_received(data)
        if self.begun:
            self.size += self.chunk
            if self.size > self.connection_limits.limits.request:
                self.refuse(413, "too-large")
        if not self.head_done:
            self.head += self.chunk
            if self.head > self.connection_limits.limits.head:
                self.refuse(431, "too-large")

    def on_message_begin(self) -> None:
        self.since = self.loop.time()
        self.begun = True
        self.size = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        if self.head + self.chunk > self.connection_limits.limits.head:
            size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
            if size > self.connection_limits.limits.head:
                self.refuse(431, "too-large")
                return
        self.in_head, self.head_done = False, True
        self.head = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self.refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if self.refused:
            return
        self.begun = self.waited_for = False
        self.in_head = True
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self.since = self.loop.time()
        super().on_response_complete()

    def refuse(self, status: int, error: str) -> None:
        """Say no as everywhere else, and be done with it; in the middle of an answer there is nothing to say."""
        if self.refused:
            return
        self.refused = True
        if not self.idle:
            self.transport.abort()
            return
        body = msgspec.json.encode(Refused(None, error))
        head = b"content-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(body)
        self.transport.write(STATUS_LINE[status] + head + body)
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        if not self.refused:
            self.refused = True
            super().send_400_response(msg)

    # --- how long -------------------------------------------------------------------------------------------------

    @property
    def idle(self) -> bool:
        """Whether nothing is being answered."""
        return self.cycle is None or self.cycle.response_complete

    def check_time(self, now: float) -> None:
        limits = self.connection_limits.limits
        if self.stuck_since is not None and now - self.stuck_since > limits.reading_seconds:
            self.transport.abort()
        elif self.refused:
            if now - self.since > limits.head_seconds:
                self.transport.abort()
        elif self.begun or self.waited_for:
            most = limits.head_seconds if self.in_head else limits.request_seconds
            if now - self.since > most:
                self.refuse(408, "bad-message")

    def pause_writing(self) -> None:
        self.stuck_since = self.loop.time()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.stuck_since = None
        super().resume_writing()
