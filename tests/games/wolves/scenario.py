"""Little positions for stories: a table in a few facts, moves as a saga writes them, and facts to look at.

    Scene("1 line: huskarl konung\n0 hand: assassin\nturn: 0").play("0 assassin right 1, kills 1:2:konung", "1 pass")

A move begins with the seat that makes it, so that every story also says who was asked.
"""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.games.wolves import WolvesState
from meadhall.games.wolves.strengths import all_strengths, strengths
from meadhall.games.wolves.victories import glory
from tests.games.scenario import Scenario


class Scene(Scenario[WolvesState]):
    """A play that begins in this position."""

    def __init__(self, text: str, seats: int = 3, seed: int = 1) -> None:
        state = meadhall.game("wolves", seats).from_text(text, seed)
        assert isinstance(state, WolvesState)
        super().__init__(state)

    def tells(self, *moves: str) -> list[tuple[str, dict[str, Any]]]:
        """The events that these moves bring."""
        return [(event.key, dict(event.shown)) for event in self.events(*moves)]

    # What lies where, in the words of a position.

    def fact(self, name: str) -> str:
        for row in self.state.to_text().split("\n"):
            found, _, value = row.partition(": ")
            if found == name:
                return value
        return ""

    def line(self, seat: int) -> str:
        """The units of a line by name, whoever put them there."""
        return " ".join(word.partition("/")[0] for word in self.fact(f"{seat} line").split())

    def hand(self, seat: int) -> str:
        return self.fact(f"{seat} hand")

    def size(self, seat: int) -> int:
        return int(self.state.sizes[seat])

    @property
    def discard(self) -> str:
        return self.fact("discard")

    def gods(self, seat: int) -> str:
        return self.fact(f"{seat} deities")

    def units(self, seat: int) -> list[int]:
        """The strength of each unit of a line."""
        return strengths(self.state.cards, self.state.lines[seat])

    @property
    def strengths(self) -> list[int]:
        """The strength of every line with all that changes it."""
        return all_strengths(self.state)

    @property
    def glory(self) -> list[int]:
        return [int(glory(self.state, seat)) for seat in range(int(self.state.seats))]
