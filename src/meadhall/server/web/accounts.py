"""Accounts: optional, a name and a password; a guest's tables go along."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from meadhall.server import wire
from meadhall.server.refusals import Refusal
from meadhall.server.store import sql
from meadhall.server.store.errors import NotWritten
from meadhall.server.tables.hall import Hall
from meadhall.server.tables.joining import hand_over
from meadhall.server.web.sessions import Session, Sessions

HASHER = PasswordHasher()
AT_ONCE = 2
"""Hashing takes memory on purpose; so many at once."""
DECOY = "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHRzb21lc2FsdA$n5bn6Ekr0rbIQ9P1oP0Lr5yE4tTbgQjxPk4V3a1r7wM"


class Accounts:
    def __init__(self, hall: Hall, sessions: Sessions) -> None:
        self.hall = hall
        self.sessions = sessions
        self.turn = asyncio.Semaphore(AT_ONCE)

    async def make(self, session: Session, wish: wire.Credentials) -> None:
        """Turn this guest into an account; what they played stays theirs."""
        if session.account is not None:
            raise Refusal("has-account")
        async with self.turn:
            password = await asyncio.to_thread(HASHER.hash, wish.password)
        values = {"b_person": session.person, "name": wish.name, "account": folded(wish.name), "password": password}
        if await self.hall.journal.read_one(sql.GET_ACCOUNT, account=values["account"]) is not None:
            raise Refusal("name-taken")
        try:
            await self.hall.journal.write((sql.SET_ACCOUNT, values))
        except NotWritten as error:
            raise Refusal("name-taken") from error
        self.sessions.renamed(session.person, wish.name, values["account"])

    async def enter(self, session: Session, wish: wire.Credentials) -> None:
        """Log in. A guest's tables go to the account; an account's own stay where they are."""
        row = await self.hall.journal.read_one(sql.GET_ACCOUNT, account=folded(wish.name))
        async with self.turn:
            fits = await asyncio.to_thread(verified, row.password if row else DECOY, wish.password)
        if row is None or not fits:
            raise Refusal("bad-credentials")
        if row.id == session.person:
            return
        if session.account is None:
            await hand_over(self.hall, session.person, row.id)
        await self.sessions.move(session, row.id, row.name, row.account)


def verified(kept: str, password: str) -> bool:
    """Takes as long for a name that nobody has."""
    try:
        return HASHER.verify(kept, password)
    except (Argon2Error, InvalidHashError):
        return False


def folded(name: str) -> str:
    return " ".join(name.casefold().split())
