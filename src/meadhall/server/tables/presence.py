"""Who is looking at a table, since when somebody is away, and which curtain they have lifted."""

from __future__ import annotations

import time
from typing import Protocol


class Watcher(Protocol):
    """Somebody who is sent what happens at a table."""

    person: str
    previews: bool

    def post(self, message: bytes) -> None: ...

    def close(self) -> None: ...


class Presence:
    """`lifted[person]` is the seat that a person with several seats looks at; times are monotonic."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self.lifted: dict[str, int] = {}
        self.last_seen: dict[str, float] = {}
        self.gone_at: dict[str, float] = {}
        self.used_at = self.opened_at = time.monotonic()

    def present(self, person: str) -> bool:
        return any(watcher.person == person for watcher in self.watchers)

    def away_for(self, person: str) -> float:
        """For how many seconds a person has not been here, as everybody could see; commands, which nobody sees, do not
        count. At most since the table came into memory."""
        return 0.0 if self.present(person) else time.monotonic() - self.gone_at.get(person, self.opened_at)

    def away(self, person: str, seconds: float) -> bool:
        """Whether nothing has been seen of a person for so long."""
        if self.present(person):
            return False
        return time.monotonic() - self.last_seen.get(person, self.opened_at) >= seconds

    def enter(self, watcher: Watcher) -> bool:
        """Whether this person was away until now."""
        first = not self.present(watcher.person)
        self.watchers.add(watcher)
        self.touch(watcher.person)
        return first

    def exit(self, watcher: Watcher) -> bool:
        """Whether this person is away from now on."""
        self.watchers.discard(watcher)
        self.touch(watcher.person)
        if self.present(watcher.person):
            return False
        self.drop_curtain(watcher.person)
        self.gone_at[watcher.person] = self.used_at
        return True

    def touch(self, person: str) -> None:
        self.used_at = time.monotonic()
        self.last_seen[person] = self.used_at

    def lift_curtain(self, person: str, seat: int) -> None:
        self.lifted[person] = seat

    def drop_curtain(self, person: str) -> None:
        self.lifted.pop(person, None)

    def send_away(self, person: str | None = None) -> None:
        """Close the connections of one person, or of everybody; they may come again."""
        for watcher in list(self.watchers):
            if person is None or watcher.person == person:
                watcher.close()
