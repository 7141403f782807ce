"""Seats of a table: who sits there, who plays in their stead, what is left on their clock."""

from __future__ import annotations

from msgspec import Struct

from meadhall.server import wire

OPEN, PERSON, BOT = "open", "person", "bot"
STAND_IN = "greedy"
"""The bot that plays for an absent person."""


class Seat(Struct, omit_defaults=True):
    kind: str = OPEN
    name: str = ""
    person: str = ""
    bot: str = ""
    stand_in: bool = False
    left: bool = False
    reserve: float | None = None

    @property
    def player(self) -> str:
        """The bot that chooses for this seat now; empty when a person does."""
        if self.kind == BOT:
            return self.bot
        return STAND_IN if self.stand_in else ""

    def held_by(self, person: str) -> bool:
        return self.kind == PERSON and self.person == person

    def info(self, person: str, present: bool, clock: float | None) -> wire.SeatInfo:
        return wire.SeatInfo(
            kind=self.kind,
            name=self.name,
            bot=self.bot or None,
            stand_in=self.stand_in,
            present=present,
            mine=self.held_by(person),
            clock=clock,
        )


class Setup(Struct, omit_defaults=True):
    """What is settled about a table when it is made."""

    options: dict[str, wire.Value]
    invite: str
    clock: wire.Clock | None = None
    quick_windows: bool = False


def turned(seats: list[Seat]) -> list[Seat]:
    """The same people for a rematch, each one place further."""
    fresh = [Seat(kind=seat.kind, name=seat.name, person=seat.person, bot=seat.bot) for seat in seats]
    return fresh[-1:] + fresh[:-1]
