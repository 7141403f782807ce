"""Accounts: optional, a name and a password; a guest's tables go along."""

from __future__ import annotations

import asyncio
from typing import Any
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import Row

from meadhall.server import wire_me
from meadhall.server.limits import Buckets
from meadhall.server.names import likeness
from meadhall.server.refusals import Refusal
from meadhall.server.store import sql
from meadhall.server.store.errors import NotWritten
from meadhall.server.store.writers import Act
from meadhall.server.tables.hall import Hall
from meadhall.server.tables.joining import hand_over
from meadhall.server.tables.renaming import unname_patiently
from meadhall.server.web.passwords import check_password
from meadhall.server.web.sessions import Session, Sessions

HASHER = PasswordHasher()
AT_ONCE = 2
"""Hashing takes memory on purpose; so many at once."""
DECOY = "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHRzb21lc2FsdA$n5bn6Ekr0rbIQ9P1oP0Lr5yE4tTbgQjxPk4V3a1r7wM"


class Accounts:
    """`guesses` counts wrong passwords by account, wherever they come from."""

    def __init__(self, hall: Hall, sessions: Sessions, guesses: Buckets) -> None:
        self.hall = hall
        self.sessions = sessions
        self.guesses = guesses
        self.turn = asyncio.Semaphore(AT_ONCE)
        self.changing = asyncio.Lock()
        """Held while a password changes, and while somebody comes in by one."""

    async def make(self, session: Session, wish: wire_me.Credentials, agent: str) -> Session:
        """Turn this guest into an account; what they played stays theirs. The session is a new one."""
        if session.account is not None:
            raise Refusal("has-account")
        name = await self.sessions.free_name(wish.name, session.person)
        like, account = likeness(name), folded(name)
        if not name:
            raise Refusal("bad-name")
        check_password(wish.password, name)
        if await self.hall.journal.read_one(sql.GET_ACCOUNT, account=account) is not None:
            raise Refusal("name-taken")
        values = {"b_person": session.person, "b_name": name, "account": account, "likeness": like, "b_likeness": like}
        values["password"] = await self.hashed(wish.password)
        acts: list[Act] = [(sql.SET_ACCOUNT, values), (sql.FREE_NAME, {"b_likeness": like})]
        try:
            fresh = await self.sessions.begin_anew(session, session.person, name, account, agent, *acts)
        except NotWritten as error:
            now = await self.hall.journal.read_one(sql.GET_PERSON, b_person=session.person)
            raise Refusal("has-account" if now is not None and now.account else "name-taken") from error
        self.sessions.renamed(session.person, name, account)
        self.sessions.unname_guests(like)
        self.hall.spawn(unname_patiently(self.hall, like, session.person))
        return fresh

    async def rename(self, session: Session, name: str) -> None:
        """Give somebody another name; an account's is nobody else's from now on."""
        await self.sessions.rename(session, name)
        if session.account is not None and session.name:
            self.hall.spawn(unname_patiently(self.hall, likeness(session.name), session.person))

    async def enter(self, session: Session, wish: wire_me.Credentials, agent: str) -> Session:
        """Log in, with a new session. A guest's tables go to the account; an account's own stay where they are."""
        account = folded(wish.name)
        row = await self.hall.journal.read_one(sql.GET_ACCOUNT, account=account)
        row = await self.proved(account, row, wish.password)
        if session.account is None and row.id != session.person:
            await hand_over(self.hall, session.person, row.id)
        async with self.changing:
            row = await self.unchanged(row)
            return await self.sessions.begin_anew(session, row.id, row.name, row.account, agent)

    async def change_password(self, session: Session, wish: wire_me.ChangePassword, agent: str) -> Session:
        """A new password, and a new session; all others end."""
        row = await self.owner(session, wish.old)
        check_password(wish.new, row.name)
        values = {"b_person": session.person, "password": await self.hashed(wish.new)}
        async with self.changing:
            await self.unchanged(row)
            others = await self.sessions.hashes_of(session.person)
            acts: list[Act] = [(sql.SET_PASSWORD, values), *((sql.DROP_SESSION, {"b_hash": one}) for one in others)]
            fresh = await self.sessions.begin_anew(session, session.person, session.name, session.account, agent, *acts)
            for hashed in others:
                self.sessions.forget(hashed)
        return fresh

    async def owner(self, session: Session, password: str) -> Row[Any]:
        """The account of this session, of which whoever asks proves to know the password."""
        row = await self.hall.journal.read_one(sql.GET_PERSON, b_person=session.person)
        if row is None or row.account is None:
            raise Refusal("no-account")
        return await self.proved(row.account, row, password)

    async def proved(self, account: str, row: Row[Any] | None, password: str) -> Row[Any]:
        """The account as it is when the password has been proved."""
        await self.prove(account, row.password if row else None, password)
        assert row is not None
        return await self.unchanged(row)

    async def unchanged(self, row: Row[Any]) -> Row[Any]:
        """The account as it is now. A password that was changed since it was read is a wrong one by now."""
        now = await self.hall.journal.read_one(sql.GET_PERSON, b_person=row.id)
        if now is None or now.password != row.password:
            raise Refusal("bad-credentials")
        return now

    async def prove(self, account: str, kept: str | None, password: str) -> None:
        """Refuse unless this is the password. Only so many wrong ones are heard for one account."""
        if not self.guesses.take(account):
            raise Refusal("too-many-guesses")
        async with self.turn:
            fits = await asyncio.to_thread(verified, kept or DECOY, password)
        if kept is None or not fits:
            raise Refusal("bad-credentials")
        self.guesses.give_back(account)

    async def hashed(self, password: str) -> str:
        async with self.turn:
            return await asyncio.to_thread(HASHER.hash, password)


def verified(kept: str, password: str) -> bool:
    """Takes as long for a name that nobody has."""
    try:
        return HASHER.verify(kept, password)
    except (Argon2Error, InvalidHashError):
        return False


def folded(name: str) -> str:
    return " ".join(normalize("NFC", name).casefold().split())
