"""What passes between the hall and somebody about themselves: accounts, sessions, everything that is theirs. It is part
of the contract in `wire.py`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from meadhall.server.wire import TableInfo
from meadhall.server.wire_decks import OwnDeck
from meadhall.server.wire_types import Id, Name

Password = Annotated[str, Meta(min_length=1, max_length=256)]
"""How long it must be is told by a refusal (`password-short`)."""


class SetName(Struct, rename="camel", forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, rename="camel", forbid_unknown_fields=True):
    name: Name
    password: Password


class ChangePassword(Struct, rename="camel", forbid_unknown_fields=True):
    old: Password
    new: Password


class SessionInfo(Struct, rename="camel"):
    """A device or browser that is signed in. `agent`: browser and system in a few words; `here`: this one."""

    id: str
    created: float
    seen: float
    agent: str
    here: bool


class EndSession(Struct, rename="camel", forbid_unknown_fields=True):
    """None: all but this one."""

    id: Id | None = None


class Farewell(Struct, rename="camel", forbid_unknown_fields=True):
    """Everything of mine is to go; whoever has an account proves to be its owner."""

    password: Annotated[str, Meta(max_length=256)] = ""


class Record(Struct, rename="camel"):
    """Plays against one machine, alone with it or with others of the hall, and how many of them were won."""

    bot: str
    plays: int
    wins: int


class Records(Struct, rename="camel"):
    """`plays`: how often this title was begun at all; `last`: the machines of the last one."""

    plays: int
    last: list[str]
    against: list[Record]


class OwnMove(Struct, rename="camel"):
    seq: int
    seat: int
    text: str
    at: float


class OwnTable(Struct, rename="camel"):
    table: TableInfo
    moves: list[OwnMove]


class OwnWords(Struct, rename="camel"):
    """Something said in a table's talk."""

    table: str
    text: str
    at: float


class OwnSaga(Struct, rename="camel"):
    id: str
    text: str
    created: float


class OwnData(Struct, rename="camel"):
    """Everything the hall keeps of me."""

    id: str
    name: str
    account: str | None
    created: float
    sessions: list[SessionInfo]
    tables: list[OwnTable]
    words: list[OwnWords]
    sagas: list[OwnSaga]
    decks: list[OwnDeck]
