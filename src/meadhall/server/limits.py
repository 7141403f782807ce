"""Every limit of the hall, in one place, and the bucket that keeps a rate."""

from __future__ import annotations

import time
from collections import OrderedDict

from msgspec import Struct


class Limits(Struct):
    """Sizes are in bytes; a rate is so many a second, after a burst."""

    body: int = 64_000
    saga: int = 300_000
    saga_moves: int = 5_000
    message: int = 16_000
    query: int = 8_000

    http_rate: float = 20.0
    http_burst: float = 200.0
    account_rate: float = 0.2
    account_burst: float = 10.0
    heavy_rate: float = 2.0
    heavy_burst: float = 60.0
    new_session_rate: float = 0.5
    new_session_burst: float = 100.0
    new_table_rate: float = 0.2
    new_table_burst: float = 30.0
    socket_rate: float = 30.0
    socket_burst: float = 120.0
    chat_rate: float = 0.5
    chat_burst: float = 8.0
    strikes: int = 400
    """So many refusals for going too fast, and a socket is closed."""

    connections_per_ip: int = 60
    connections_per_session: int = 20
    connections: int = 5_000
    tables_per_session: int = 40
    """Tables that one session may have under way."""
    open_tables: int = 5_000
    """Tables kept in memory at once."""
    watchers: int = 200
    chat_kept: int = 200
    outbox: int = 300
    """Messages that may wait for a slow reader before it is let go."""
    lobby: int = 50
    replays_kept: int = 64

    @staticmethod
    def generous() -> Limits:
        """For load tests from one address."""
        much = 1e9
        return Limits(
            http_rate=much, http_burst=much, new_session_rate=much, new_session_burst=much, new_table_rate=much,
            new_table_burst=much, socket_rate=much, socket_burst=much, heavy_rate=much, heavy_burst=much,
            account_rate=much, account_burst=much, chat_rate=much, chat_burst=much, connections_per_ip=100_000,
            connections_per_session=100_000, tables_per_session=100_000, open_tables=100_000,
        )  # fmt: skip


class Bucket:
    """Fills at `rate` up to `burst`; every act takes one."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Buckets:
    """A bucket for every name lately met; the longest unmet are forgotten."""

    def __init__(self, rate: float, burst: float, kept: int = 20_000) -> None:
        self.rate = rate
        self.burst = burst
        self.kept = kept
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        bucket = self.known.get(name)
        if bucket is None:
            bucket = self.known[name] = Bucket(self.rate, self.burst)
            if len(self.known) > self.kept:
                self.known.popitem(last=False)
        else:
            self.known.move_to_end(name)
        return bucket.take()


class Gauge:
    """How many of something each name holds at once."""

    def __init__(self) -> None:
        self.held: dict[str, int] = {}

    def __getitem__(self, name: str) -> int:
        return self.held.get(name, 0)

    def add(self, name: str) -> None:
        self.held[name] = self[name] + 1

    def drop(self, name: str) -> None:
        left = self[name] - 1
        if left > 0:
            self.held[name] = left
        else:
            self.held.pop(name, None)
