"""Little positions for stories: a table in a few lines, moves as a saga writes them, and facts to look at.

    Scene("figures 0: leader gimle", "figures 1: warrior gimle").play("0 pillage gimle")

It is age one, the turn of seat 0, and every clan has 6 rage, unless a line says otherwise. A move begins with the seat
that makes it, so that every story also says who was asked.
"""

from __future__ import annotations

from typing import Any

from meadhall import game
from meadhall.games.bloodrage.board import PLACE_OF, RESERVE
from meadhall.games.bloodrage.cards import KEY, NONE
from meadhall.games.bloodrage.clans import stat_value
from meadhall.games.bloodrage.figures import here, strength
from meadhall.games.bloodrage.layout import SLOTS
from meadhall.games.bloodrage.notation import kind_of
from meadhall.games.bloodrage.state import BloodRage
from tests.games.scenario import Scenario


class Scene(Scenario[BloodRage]):
    """A play that begins in this position."""

    def __init__(self, *lines: str, age: int = 1, phase: str = "action", seats: int = 4) -> None:
        self.table = game("bloodrage", seats=seats)
        state = self.table.from_text("\n".join([f"age {age} {phase}", *lines]))
        assert isinstance(state, BloodRage)
        super().__init__(state)

    def facts(self, text: str, seat: int | None = None) -> dict[str, Any]:
        """What the hall says of a move before it is made."""
        return dict(self.state.preview(self.state.read(text, seat), seat))

    def tells(self, *moves: str) -> list[str]:
        """The keys of the events that these moves bring."""
        return [event.key for event in self.events(*moves)]

    # What lies where.

    def glory(self, seat: int) -> int:
        return int(self.state.glory[seat])

    def rage(self, seat: int) -> int:
        return int(self.state.rage[seat])

    def stats(self, seat: int) -> tuple[int, int, int]:
        """Rage, axes and horns as the sheet shows them."""
        rage, axes, horns = (stat_value(self.state, seat, stat) for stat in range(3))
        return rage, axes, horns

    def at(self, seat: int, figure: str, place: str) -> int:
        return here(self.state, seat, PLACE_OF[place], kind_of(self.state, seat, figure))

    def dead(self, seat: int) -> int:
        return sum(here(self.state, seat, PLACE_OF["valhalla"], kind) for kind in range(5))

    def on_board(self, seat: int) -> int:
        return sum(here(self.state, seat, place, kind) for place in range(RESERVE) for kind in range(5))

    def strength(self, seat: int, province: str) -> int:
        return strength(self.state, seat, PLACE_OF[province])

    def hand(self, seat: int) -> list[str]:
        return [KEY[card] for card in self.state.hands[seat]]

    def discards(self) -> list[str]:
        return [KEY[card] for card in range(len(KEY)) for _ in range(int(self.state.pile[card]))]

    def upgrades(self, seat: int) -> list[str]:
        slots = self.state.slots[seat * SLOTS : seat * SLOTS + SLOTS]
        return [KEY[card] for card in slots if card != NONE]

    def pillaged(self, province: str) -> bool:
        return (self.state.pillaged >> PLACE_OF[province]) & 1 == 1

    def ruined(self, province: str) -> bool:
        return (self.state.ruined >> PLACE_OF[province]) & 1 == 1
