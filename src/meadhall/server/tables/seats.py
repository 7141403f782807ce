"""Seats of a table: who sits there, who plays in their stead, what is left on their clock."""

from __future__ import annotations

from msgspec import Struct

from meadhall.server import wire, wire_types
from meadhall.server.names import likeness

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
    """The person has given the seat up for good: it bears their name, but is nobody's any more."""
    reserve: float | None = None
    ran_out: bool = False
    since: int | None = None
    """The seq at which a bot began to stand in."""

    @property
    def player(self) -> str:
        """The bot that chooses for this seat now; empty when a person does."""
        if self.kind == BOT:
            return self.bot
        return STAND_IN if self.stand_in or self.left else ""

    def held_by(self, person: str) -> bool:
        return self.kind == PERSON and self.person == person and not self.left

    def kept_for(self, person: str) -> bool:
        """Whether nobody sits here yet, and this person is asked to."""
        return self.kind == OPEN and self.person == person != ""

    def bears(self, person: str) -> bool:
        """Whether it is, was or is to be this person's."""
        return self.kind != BOT and self.person == person != ""

    def give_to_bot(self, seq: int) -> None:
        """A bot stands in from now on."""
        if not self.stand_in:
            self.stand_in, self.since = True, seq

    def take_back(self) -> None:
        """The person plays again."""
        self.stand_in, self.since, self.ran_out = False, None, False

    def info(
        self, person: str, present: bool, clock: float | None, replaceable_in: float | None = None
    ) -> wire.SeatInfo:
        return wire.SeatInfo(
            kind=self.kind,
            name=self.name,
            bot=self.bot or None,
            stand_in=self.stand_in or self.left,
            present=present,
            mine=self.held_by(person),
            clock=clock,
            left=self.left,
            ran_out=self.ran_out,
            stand_in_since=self.since,
            replaceable_in=replaceable_in,
            kept=self.kind == OPEN and self.person != "",
            kept_for_me=self.kept_for(person),
        )


class Setup(Struct, omit_defaults=True):
    """What is settled about a table when it is made."""

    options: dict[str, wire_types.Value]
    invite: str
    clock: wire.Clock | None = None
    quick_windows: bool = False


def empty_seats(seats: list[Seat], person: str, nobody: str, waiting: bool, seq: int) -> None:
    """Somebody is gone for good: before the play their seats are open, else nobody has them and a bot plays on."""
    for at, seat in enumerate(seats):
        if not seat.bears(person):
            continue
        if waiting:
            seats[at] = Seat(kind=OPEN)
        else:
            seat.give_to_bot(seq)
            seat.person, seat.name, seat.left = nobody, "", True


def unname(seats: list[Seat], like: str, owner: str) -> bool:
    """Take names that look like this one from all but its owner; whether there were any."""
    found = [seat for seat in seats if seat.name and seat.person != owner and likeness(seat.name) == like]
    for seat in found:
        seat.name = ""
    return bool(found)


def turned(seats: list[Seat], person: str) -> list[Seat]:
    """The same company for a rematch, each one place further: whoever asks for it sits, the seats of other people are
    kept for them, and for those who left for good a bot plays as it did."""
    fresh = [again(seat, person) for seat in seats]
    return fresh[-1:] + fresh[:-1]


def again(seat: Seat, person: str) -> Seat:
    if seat.kind == BOT or seat.left:
        return Seat(kind=BOT, name=seat.name if seat.kind == BOT else "", bot=seat.player)
    return Seat(kind=PERSON if seat.person == person else OPEN, name=seat.name, person=seat.person)
