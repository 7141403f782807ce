"""A hall's database that goes away when a test wants it to, and comes back; and what is written to it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from meadhall.server.store.journal import TRY_EVERY, Journal
from meadhall.server.store.writers import Act
from tests.server.guests import Place, let_pass
from tests.server.processes import until

Access = Callable[..., Coroutine[Any, Any, Any]]


def commits(journal: Journal) -> list[Sequence[Act]]:
    """What is committed from now on, group by group."""
    found: list[Sequence[Act]] = []
    commit = journal.hand.commit

    async def counted(acts: Sequence[Act]) -> None:
        await commit(acts)
        found.append(acts)

    setattr(journal.hand, "commit", counted)  # noqa: B010
    return found


class Outage:
    """Counts what the hall asks of its database: `after(n)` lets it answer so many times more, and then no more."""

    def __init__(self, place: Place) -> None:
        self.journal = journal = place.services.hall.journal
        self.left: int | None = None
        """None: it answers as long as it is asked."""
        setattr(journal.hand, "commit", self.counted(journal.hand.commit))  # noqa: B010
        setattr(journal.reader, "read", self.counted(journal.reader.read))  # noqa: B010

    def counted(self, access: Access) -> Access:
        async def answer(*asked: Any) -> Any:
            if self.left is not None:
                if not self.left:
                    raise ConnectionRefusedError(111, "refused")
                self.left -= 1
            return await access(*asked)

        return answer

    def after(self, accesses: int) -> None:
        self.left = accesses

    async def over(self) -> None:
        """The database answers again, and the hall knows it."""
        self.left = None

        async def well() -> bool:
            await let_pass(TRY_EVERY)
            return self.journal.trouble is None

        await until(well)
