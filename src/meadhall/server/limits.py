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
    head: int = 32_000
    """The first line of a request and its headers."""
    request: int = 600_000
    """All of a request, whatever it says of itself."""
    head_seconds: float = 10.0
    request_seconds: float = 30.0
    reading_seconds: float = 30.0
    """How long a client may leave unread what it was answered."""
    fragments: int = 64
    """Pieces that one message of a socket may come in."""
    ping_rate: float = 2.0
    ping_burst: float = 30.0

    http_rate: float = 20.0
    http_burst: float = 200.0
    page_rate: float = 100.0
    page_burst: float = 1_500.0
    """Files of the pages; one page takes some dozens."""
    account_rate: float = 0.2
    account_burst: float = 10.0
    guess_rate: float = 0.005
    guess_burst: float = 20.0
    """Wrong passwords for one account, wherever they come from."""
    heavy_rate: float = 2.0
    heavy_burst: float = 60.0
    new_session_rate: float = 0.2
    new_session_burst: float = 100.0
    new_table_rate: float = 0.2
    new_table_burst: float = 30.0
    new_table_share: float = 3.0
    """As `address_share`, but what is made here stays."""
    socket_rate: float = 30.0
    socket_burst: float = 120.0
    arrival_rate: float = 2.0
    arrival_burst: float = 60.0
    """Live channels opened; each begins with everything there is to know of a table."""
    curtain_rate: float = 2.0
    curtain_burst: float = 40.0
    saga_rate: float = 500.0
    saga_burst: float = 6_000_000.0
    """Bytes of sagas that may be brought."""
    deck_rate: float = 2.0
    deck_burst: float = 60.0
    """Decks kept, changed and thrown away."""
    chat_rate: float = 0.5
    chat_burst: float = 8.0
    strikes: int = 400
    """So many refusals for going too fast, and a socket is closed."""

    address_share: float = 6.0
    """What a session may do, its whole address may do so many times as much. An address is one of IPv4, or all of
    IPv6 that one network has (/64)."""
    connections_per_ip: int = 60
    connections_per_session: int = 20
    connections: int = 5_000
    """Live channels and streams that are open at once."""
    kept_for_seats: float = 0.2
    """This part of all connections is for those who sit at the table; watchers get none of it."""
    tcp_connections: int = 8_000
    tcp_connections_per_ip: int = 150
    """Connections of any kind, whatever they are used for; of trusted proxies any number."""
    tables_per_session: int = 40
    """Tables that one session may have under way."""
    tables_per_ip: int = 240
    sagas_per_session: int = 100
    saga_bytes_per_session: int = 6_000_000
    decks_per_account: int = 100
    log_rows: int = 20_000
    """So long a log takes no more moves back."""
    chat_lines: int = 1_000
    """Lines of talk that the database keeps of a table."""
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
        rates = "http page new_session new_table socket heavy account guess chat arrival curtain saga deck ping"
        counts = "connections_per_ip connections_per_session tcp_connections_per_ip tables_per_session tables_per_ip"
        limits = Limits(saga_bytes_per_session=10**12)
        for name in rates.split():
            setattr(limits, f"{name}_rate", much)
            setattr(limits, f"{name}_burst", much)
        for name in [*counts.split(), "open_tables", "sagas_per_session", "decks_per_account"]:
            setattr(limits, name, 100_000)
        return limits


class Bucket:
    """Fills at `rate` up to `burst`; every act takes one."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, much: float = 1.0) -> bool:
        now = time.monotonic()
        left = self.left + (now - self.at) * self.rate
        self.at = now
        if left > self.burst:
            left = self.burst
        enough = left >= much
        self.left = left - much if enough else left
        return enough

    def give_back(self) -> None:
        self.left = min(self.burst, self.left + 1.0)


class Buckets:
    """A bucket for every name lately met; the longest unmet are forgotten."""

    def __init__(self, rate: float, burst: float, kept: int = 20_000) -> None:
        self.rate = rate
        self.burst = burst
        self.kept = kept
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, much: float = 1.0) -> bool:
        bucket = self.known.get(name)
        if bucket is None:
            bucket = self.known[name] = Bucket(self.rate, self.burst)
            if len(self.known) > self.kept:
                self.known.popitem(last=False)
        else:
            self.known.move_to_end(name)
        return bucket.take(much)

    def give_back(self, name: str) -> None:
        """What was taken was not used."""
        bucket = self.known.get(name)
        if bucket is not None:
            bucket.give_back()


class Rate:
    """How much a session may do, and all sessions of its address together. Whoever comes anew is known by both."""

    def __init__(self, rate: float, burst: float, share: float) -> None:
        self.sessions = Buckets(rate, burst)
        self.addresses = Buckets(rate * share, burst * share)

    def take(self, person: str, address: str, much: float = 1.0) -> bool:
        """Whoever has no session has but the address, and of that as much as a session."""
        return self.sessions.take(person or address, much) and self.addresses.take(address, much)


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
