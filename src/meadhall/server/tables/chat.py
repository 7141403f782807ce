"""The chat of a table. Players and spectators do not hear each other."""

from __future__ import annotations

from collections import deque

from msgspec import Struct

from meadhall.server.wire import ChatLine

PLAYERS, SPECTATORS = "players", "spectators"
IDS_KEPT = 64
"""So many commands are remembered, so that one sent twice is heard once."""


class Spoken(Struct):
    room: str
    line: ChatLine


class Chat:
    """The last lines; the database has them all, numbered by `count`."""

    def __init__(self, kept: int) -> None:
        self.kept = kept
        self.spoken: list[Spoken] = []
        self.count = 0
        self.ids: deque[tuple[str, str]] = deque(maxlen=IDS_KEPT)

    def restore(self, nth: int, room: str, line: ChatLine) -> None:
        """Take back a line from the database; the earliest comes first."""
        self.spoken.append(Spoken(room, line))
        self.count = nth + 1

    def take_number(self) -> int:
        """The number of the next line; it is used up even if that line is never kept."""
        self.count += 1
        return self.count - 1

    def add_line(self, room: str, line: ChatLine, person: str, client: str) -> None:
        """Take in a line that is committed."""
        self.ids.append((person, client))
        self.spoken.append(Spoken(room, line))
        del self.spoken[: -self.kept]

    def was_said(self, person: str, client: str) -> bool:
        """Whether this command came before."""
        return (person, client) in self.ids

    def lines(self, room: str) -> list[ChatLine]:
        return [spoken.line for spoken in self.spoken if spoken.room == room]
