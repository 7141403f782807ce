"""Sessions: a secret in a cookie, kept here only as a keyed hash. Unknown secrets never become sessions."""

from __future__ import annotations

import hmac
import secrets
from collections import OrderedDict
from hashlib import blake2b
from http.cookies import CookieError, SimpleCookie
from typing import Protocol
from urllib.parse import urlsplit

from msgspec import Struct

from meadhall.server import clock
from meadhall.server.names import cleaned, likeness
from meadhall.server.refusals import Refusal
from meadhall.server.store import sql
from meadhall.server.store.errors import NotWritten
from meadhall.server.store.journal import Journal
from meadhall.server.store.writers import Act
from meadhall.server.web.addresses import Scope, header
from meadhall.server.wire import Me
from meadhall.server.wire_me import SessionInfo

COOKIE, SECURE_COOKIE = "meadhall", "__Host-meadhall"
"""Browsers take the second by https from this very host alone, and so nobody else can give it to them."""
TOKEN_BYTES = 32
KEPT = 20_000
DAY = 24 * 3600
YEAR = 365 * DAY


class Session(Struct):
    """Who somebody is. `token` is the secret of this one session; it goes nowhere but into its cookie."""

    token: str
    hash: str
    person: str
    name: str
    account: str | None
    created: float = 0.0

    @property
    def id(self) -> str:
        """By this its owner names it."""
        return session_id(self.hash)

    def me(self) -> Me:
        return Me(self.person, self.name, self.account, csrf_of(self.token))


def csrf_of(token: str) -> str:
    return blake2b(token.encode(), digest_size=24, person=b"csrf").hexdigest()


def session_id(hashed: str) -> str:
    return hashed[:16]


class Channel(Protocol):
    """A socket or a stream that somebody listens to."""

    def close(self) -> None: ...


class Sessions:
    """`channels` are those that sessions listen to; they close when their session ends. `ended` are the last that did:
    what was under way then comes too late."""

    def __init__(self, journal: Journal, secret: bytes, secure: bool) -> None:
        self.journal = journal
        self.secret = secret
        self.secure = secure
        self.known: OrderedDict[str, Session] = OrderedDict()
        self.ended: OrderedDict[str, None] = OrderedDict()
        self.channels: dict[str, set[Channel]] = {}

    def hash(self, token: str) -> str:
        return blake2b(token.encode(), digest_size=24, key=self.secret[:64]).hexdigest()

    async def find(self, cookies: str) -> Session | None:
        """The session whose cookie this is; None where there is none."""
        token = token_in(cookies, SECURE_COOKIE if self.secure else COOKIE)
        if token is None:
            return None
        hashed = self.hash(token)
        session = self.known.get(hashed)
        if session is None:
            row = await self.journal.read_one(sql.GET_SESSION, b_hash=hashed)
            if row is None or hashed in self.ended:
                return None
            session = self.keep(Session(token, hashed, row.id, row.name, row.account, row.created))
            now = clock.now()
            if now - row.seen > DAY:
                self.journal.later(f"session {hashed}", lambda: (sql.SESSION_SEEN, {"b_hash": hashed, "seen": now}))
        return session

    async def begin(self, agent: str = "", *because: Act) -> Session:
        """A new guest; what they are one `because` of is kept with that, or not at all."""
        person, now = secrets.token_urlsafe(12), clock.now()
        guest = {"id": person, "name": "", "account": None, "password": None, "created": now, "likeness": ""}
        session, act = self.made(person, "", None, agent)
        await self.journal.write(*because, (sql.ADD_PERSON, guest), act)
        return self.keep(session)

    async def sign_out(self, session: Session, agent: str) -> Session:
        """Whoever had this session is a new guest."""
        guest = await self.begin(agent, (sql.DROP_SESSION, {"b_hash": session.hash}))
        self.forget(session.hash)
        return guest

    async def begin_anew(
        self, old: Session, person: str, name: str, account: str | None, agent: str, *because: Act
    ) -> Session:
        """From now on whoever had this session has another, perhaps as somebody else; the old one is worth nothing.
        What it is `because` of is kept with it, or not at all."""
        session, act = self.made(person, name, account, agent)
        await self.journal.write(*because, (sql.DROP_SESSION, {"b_hash": old.hash}), act)
        self.forget(old.hash)
        return self.keep(session)

    def made(self, person: str, name: str, account: str | None, agent: str) -> tuple[Session, Act]:
        token, now = secrets.token_urlsafe(TOKEN_BYTES), clock.now()
        session = Session(token, self.hash(token), person, name, account, now)
        values = {"hash": session.hash, "person": person, "created": now, "seen": now, "agent": agent}
        return session, (sql.ADD_SESSION, values)

    async def end(self, hashed: str) -> None:
        await self.journal.write((sql.DROP_SESSION, {"b_hash": hashed}))
        self.forget(hashed)

    async def leave(self, person: str, agent: str) -> Session:
        """Somebody is gone for good, and with them every session of theirs; they are a new guest."""
        hashes, gone = await self.hashes_of(person), {"b_person": person}
        guest = await self.begin(agent, (sql.DROP_SESSIONS_OF, gone), (sql.DROP_PERSON, gone))
        begun = [session.hash for session in self.known.values() if session.person == person]  # perhaps meanwhile
        for hashed in {*hashes, *begun}:
            self.forget(hashed)
        return guest

    async def hashes_of(self, person: str) -> list[str]:
        """The hashes of all sessions of somebody."""
        return [row.hash for row in await self.journal.read(sql.SESSIONS_OF, person=person)]

    def forget(self, hashed: str) -> None:
        self.known.pop(hashed, None)
        self.ended[hashed] = None
        if len(self.ended) > KEPT:
            self.ended.popitem(last=False)
        for channel in self.channels.pop(hashed, set()):
            channel.close()

    def is_over(self, session: Session | None) -> bool:
        """Whether this session has ended since it was found."""
        return session is not None and session.hash in self.ended

    def listen(self, session: Session | None, channel: Channel) -> None:
        if session is not None:
            self.channels.setdefault(session.hash, set()).add(channel)

    def hang_up(self, session: Session | None, channel: Channel) -> None:
        if session is not None and session.hash in self.channels:
            self.channels[session.hash].discard(channel)
            if not self.channels[session.hash]:
                del self.channels[session.hash]

    async def of(self, session: Session) -> list[SessionInfo]:
        """All sessions of the same person, the latest used first."""
        rows = await self.journal.read(sql.SESSIONS_OF, person=session.person)
        return [
            SessionInfo(session_id(row.hash), row.created, row.seen, row.agent, row.hash == session.hash)
            for row in rows
        ]

    async def rename(self, session: Session, name: str) -> None:
        """Give somebody a name; an account's that looks like it is not to be had."""
        name = await self.free_name(name, session.person)
        like = likeness(name)
        values = {"b_person": session.person, "b_name": name, "b_likeness": like, "likeness": like}
        acts: list[Act] = [(sql.SET_NAME, values)]
        if session.account is not None and name:
            acts.append((sql.FREE_NAME, {"b_likeness": like}))
        try:
            await self.journal.write(*acts)
        except NotWritten as error:
            raise Refusal("name-taken") from error
        self.renamed(session.person, name)
        if session.account is not None and name:
            self.unname_guests(like)

    async def free_name(self, name: str, person: str) -> str:
        """The name as it may be shown for this person; a Refusal where it has hidden marks or is an account's."""
        name = cleaned(name)
        if name:
            owners = [row.id for row in await self.journal.read(sql.LIKE_ACCOUNT, likeness=likeness(name))]
            if owners and person not in owners:
                raise Refusal("name-taken")
        return name

    def renamed(self, person: str, name: str, account: str | None = None) -> None:
        for session in self.known.values():
            if session.person == person:
                session.name = name
                session.account = account or session.account

    def unname_guests(self, like: str) -> None:
        """An account has taken a name: no guest has it any more."""
        for session in self.known.values():
            if session.account is None and likeness(session.name) == like:
                session.name = ""

    def keep(self, session: Session) -> Session:
        self.known[session.hash] = session
        if len(self.known) > KEPT:
            self.known.popitem(last=False)
        return session

    def cookie(self, session: Session) -> str:
        name, secure = (SECURE_COOKIE, "; Secure") if self.secure else (COOKIE, "")
        return f"{name}={session.token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"


def agent_of(told: str) -> str:
    """Browser and system in a few words, so that people know their devices again; nothing more is kept."""
    browsers = {"Edg": "Edge", "OPR": "Opera", "YaBrowser": "Yandex", "Firefox": "Firefox", "Chrome": "Chrome"}
    browsers["Safari"] = "Safari"
    systems = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")
    browser = next((name for mark, name in browsers.items() if mark in told), "")
    system = next((name for name in systems if name in told), "")
    return ", ".join(word for word in (browser, system) if word)


def token_in(cookies: str, name: str = COOKIE) -> str | None:
    if name not in cookies or len(cookies) > 8_000:
        return None
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(cookies)
    except CookieError:
        return None
    token = jar[name].value if name in jar else ""
    return token if 40 <= len(token) <= 60 and token.isascii() else None


def check_origin(scope: Scope) -> None:
    """Browsers say where a request comes from; it must be from here. Programs need not say."""
    origin = header(scope, b"origin")
    if origin is None:
        return
    try:
        parts = urlsplit(origin)
    except ValueError as error:
        raise Refusal("origin") from error
    scheme = scope["scheme"].replace("ws", "http")
    if not parts.netloc or (parts.scheme, parts.netloc) != (scheme, header(scope, b"host")):
        raise Refusal("origin")


def check_csrf(session: Session, given: str | None) -> None:
    if given is None or not hmac.compare_digest(given.encode(), csrf_of(session.token).encode()):
        raise Refusal("csrf")
