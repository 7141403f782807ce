"""Sessions: a secret in a cookie, kept here only as a keyed hash. Unknown secrets never become sessions."""

from __future__ import annotations

import hmac
import secrets
import time
from collections import OrderedDict
from hashlib import blake2b
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

from msgspec import Struct

from meadhall.server.refusals import Refusal
from meadhall.server.store import sql
from meadhall.server.store.journal import Journal
from meadhall.server.web.addresses import Scope, header
from meadhall.server.wire import Me

COOKIE = "meadhall"
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

    def me(self) -> Me:
        return Me(self.person, self.name, self.account, csrf_of(self.token))


def csrf_of(token: str) -> str:
    return blake2b(token.encode(), digest_size=24, person=b"csrf").hexdigest()


class Sessions:
    def __init__(self, journal: Journal, secret: bytes, secure: bool) -> None:
        self.journal = journal
        self.secret = secret
        self.secure = secure
        self.known: OrderedDict[str, Session] = OrderedDict()

    def hash(self, token: str) -> str:
        return blake2b(token.encode(), digest_size=24, key=self.secret[:64]).hexdigest()

    async def find(self, cookies: str) -> Session | None:
        """The session whose cookie this is; None where there is none."""
        token = token_in(cookies)
        if token is None:
            return None
        hashed = self.hash(token)
        session = self.known.get(hashed)
        if session is None:
            row = await self.journal.read_one(sql.GET_SESSION, b_hash=hashed)
            if row is None:
                return None
            session = self.keep(Session(token, hashed, row.id, row.name, row.account))
            now = time.time()
            if now - row.seen > DAY:
                self.journal.later(f"session {hashed}", lambda: (sql.SESSION_SEEN, {"b_hash": hashed, "seen": now}))
        return session

    async def begin(self) -> Session:
        """A new guest."""
        token, person, now = secrets.token_urlsafe(TOKEN_BYTES), secrets.token_urlsafe(12), time.time()
        session = Session(token, self.hash(token), person, "", None)
        await self.journal.write(
            (sql.ADD_PERSON, {"id": person, "name": "", "account": None, "password": None, "created": now}),
            (sql.ADD_SESSION, {"hash": session.hash, "person": person, "created": now, "seen": now}),
        )
        return self.keep(session)

    async def end(self, session: Session) -> None:
        self.known.pop(session.hash, None)
        await self.journal.write((sql.DROP_SESSION, {"b_hash": session.hash}))

    async def move(self, session: Session, person: str, name: str, account: str | None) -> None:
        """From now on this session is somebody else's."""
        await self.journal.write((sql.MOVE_SESSION, {"b_hash": session.hash, "person": person}))
        session.person, session.name, session.account = person, name, account

    async def rename(self, session: Session, name: str) -> None:
        await self.journal.write((sql.SET_NAME, {"b_person": session.person, "name": name}))
        self.renamed(session.person, name)

    def renamed(self, person: str, name: str, account: str | None = None) -> None:
        for session in self.known.values():
            if session.person == person:
                session.name = name
                session.account = account or session.account

    def keep(self, session: Session) -> Session:
        self.known[session.hash] = session
        if len(self.known) > KEPT:
            self.known.popitem(last=False)
        return session

    def cookie(self, session: Session) -> str:
        secure = "; Secure" if self.secure else ""
        return f"{COOKIE}={session.token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"


def token_in(cookies: str) -> str | None:
    if COOKIE not in cookies or len(cookies) > 8_000:
        return None
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(cookies)
    except CookieError:
        return None
    token = jar[COOKIE].value if COOKIE in jar else ""
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
