"""Everything one running server consists of, in one hand."""

from __future__ import annotations

from meadhall.server.limits import Buckets, Gauge
from meadhall.server.refusals import Refusal
from meadhall.server.settings import Settings
from meadhall.server.tables.hall import Hall
from meadhall.server.tables.replays import Replays
from meadhall.server.web.accounts import Accounts
from meadhall.server.web.pages import Pages
from meadhall.server.web.sessions import Sessions


class Services:
    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.limits = limits
        self.hall = Hall(settings)
        self.sessions = Sessions(self.hall.journal, settings.secret_bytes(), settings.secure_cookie)
        self.accounts = Accounts(self.hall, self.sessions)
        self.replays = Replays(self.hall)
        self.pages = Pages(settings.web)
        self.http = Buckets(limits.http_rate, limits.http_burst)
        self.account = Buckets(limits.account_rate, limits.account_burst)
        self.heavy = Buckets(limits.heavy_rate, limits.heavy_burst)
        self.new_sessions = Buckets(limits.new_session_rate, limits.new_session_burst)
        self.new_tables = Buckets(limits.new_table_rate, limits.new_table_burst)
        self.chat = Buckets(limits.chat_rate, limits.chat_burst)
        self.sockets = Buckets(limits.socket_rate, limits.socket_burst)
        self.by_ip = Gauge()
        self.by_person = Gauge()
        self.connections = 0

    async def open(self) -> None:
        await self.hall.open()

    async def close(self) -> None:
        await self.hall.close()

    def check_room(self, ip: str, person: str) -> None:
        """Refuse another connection that stays open where there are too many."""
        limits = self.limits
        if (
            self.connections >= limits.connections
            or self.by_ip[ip] >= limits.connections_per_ip
            or (person and self.by_person[person] >= limits.connections_per_session)
        ):
            raise Refusal("too-many-connections")

    def connect(self, ip: str, person: str) -> None:
        self.check_room(ip, person)
        self.connections += 1
        self.by_ip.add(ip)
        self.by_person.add(person)

    def disconnect(self, ip: str, person: str) -> None:
        self.connections -= 1
        self.by_ip.drop(ip)
        self.by_person.drop(person)
