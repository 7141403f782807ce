"""Everything one running server consists of, in one hand."""

from __future__ import annotations

import asyncio
from hashlib import blake2b

from meadhall.server.limits import Buckets, Gauge, Rate
from meadhall.server.refusals import Refusal
from meadhall.server.settings import Settings
from meadhall.server.tables.clearing import clear_on
from meadhall.server.tables.decks import Decks
from meadhall.server.tables.hall import Hall
from meadhall.server.tables.replays import Replays
from meadhall.server.tables.reviews import Reviews
from meadhall.server.web.accounts import Accounts
from meadhall.server.web.addresses import Proxies
from meadhall.server.web.connections import ConnectionLimits
from meadhall.server.web.gate import Gate
from meadhall.server.web.pages import Pages
from meadhall.server.web.sessions import Sessions


class Services:
    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.limits = limits
        self.hall = Hall(settings)
        self.sessions = Sessions(self.hall.journal, settings.secret_bytes(), settings.secure)
        self.accounts = Accounts(self.hall, self.sessions, Buckets(limits.guess_rate, limits.guess_burst))
        self.replays = Replays(self.hall)
        self.reviews = Reviews(self.hall, self.replays)
        self.pages = Pages(settings.web)
        self.http = Buckets(limits.http_rate, limits.http_burst)
        self.page_rate = Buckets(limits.page_rate, limits.page_burst)
        self.account = Buckets(limits.account_rate, limits.account_burst)
        self.new_sessions = Buckets(limits.new_session_rate, limits.new_session_burst)
        share = limits.address_share
        self.heavy = Rate(limits.heavy_rate, limits.heavy_burst, share)
        self.new_tables = Rate(limits.new_table_rate, limits.new_table_burst, limits.new_table_share)
        self.chat = Rate(limits.chat_rate, limits.chat_burst, share)
        self.commands = Rate(limits.socket_rate, limits.socket_burst, share)
        self.arrivals = Rate(limits.arrival_rate, limits.arrival_burst, share)
        self.curtains = Rate(limits.curtain_rate, limits.curtain_burst, share)
        self.saga_bytes = Rate(limits.saga_rate, limits.saga_burst, 1.0)
        self.deck_changes = Rate(limits.deck_rate, limits.deck_burst, share)
        self.decks = Decks(self.hall.journal, limits.decks_per_account)
        self.gate = Gate(settings)
        self.connection_limits = ConnectionLimits(limits, Proxies(settings.trusted_proxies))
        self.by_ip = Gauge()
        self.by_person = Gauge()
        self.connections = 0
        self.clearing: asyncio.Task[None] | None = None

    def origin(self, ip: str) -> str:
        """An address as the database may keep it: the same for the same, and nobody's to read."""
        return blake2b(ip.encode(), digest_size=12, key=self.sessions.secret[:64], person=b"origin").hexdigest()

    async def open(self) -> None:
        await self.hall.open()
        self.connection_limits.open()
        self.clearing = asyncio.create_task(clear_on(self.hall), name="clearing")

    async def close(self) -> None:
        self.connection_limits.close()
        if self.clearing is not None:
            self.clearing.cancel()
        self.reviews.close()
        await self.hall.close()

    def check_room(self, ip: str, person: str, seated: bool) -> None:
        """Refuse another connection that stays open where there are too many. Who sits at the table comes first."""
        limits = self.limits
        part = 1.0 if seated else 1.0 - limits.kept_for_seats
        if (
            self.connections >= limits.connections * part
            or self.by_ip[ip] >= limits.connections_per_ip * part
            or (person and self.by_person[person] >= limits.connections_per_session)
        ):
            raise Refusal("too-many-connections")

    def connect(self, ip: str, person: str, seated: bool) -> None:
        self.check_room(ip, person, seated)
        self.connections += 1
        self.by_ip.add(ip)
        self.by_person.add(person)

    def disconnect(self, ip: str, person: str) -> None:
        self.connections -= 1
        self.by_ip.drop(ip)
        self.by_person.drop(person)
