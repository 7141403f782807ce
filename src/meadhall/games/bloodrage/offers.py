"""What many frames have in common: they concern one seat, or one seat and a province; and offers to take or leave."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall.engine.frames import Public, Step
from meadhall.engine.types import Json

if TYPE_CHECKING:
    from meadhall.games.bloodrage.state import BloodRage

NO: Final = 0
YES: Final = 1


class SeatStep(Step["BloodRage"]):
    """Something that happens to one seat."""

    def __init__(self, who: int) -> None:
        self.parts = ()
        self.origin = None
        self.who = who

    def fields(self) -> list[Json]:
        return [self.who]


class ProvinceStep(SeatStep):
    """Something that happens to one seat in one province."""

    def __init__(self, who: int, province: int) -> None:
        super().__init__(who)
        self.province = province

    def fields(self) -> list[Json]:
        return [self.who, self.province]


class SeatAsked(Public["BloodRage"]):
    """Something that one seat is asked."""

    def __init__(self, who: int) -> None:
        self.parts = ()
        self.origin = None
        self.who = who

    def seat(self, s: BloodRage) -> int:
        return self.who

    def fields(self) -> list[Json]:
        return [self.who]


class RoundAsked(SeatAsked):
    """Something that is asked round and round, until all have passed one after the other."""

    def __init__(self, who: int, passes: int) -> None:
        super().__init__(who)
        self.passes = passes

    def fields(self) -> list[Json]:
        return [self.who, self.passes]


class ProvinceAsked(SeatAsked):
    """Something that one seat is asked about one province."""

    def __init__(self, who: int, province: int) -> None:
        super().__init__(who)
        self.province = province

    def fields(self) -> list[Json]:
        return [self.who, self.province]


class Offer(ProvinceAsked):
    """What a card offers in a province, to take or to leave."""

    def word(self) -> str:
        """How taking it is written."""
        raise NotImplementedError

    def accept(self, s: BloodRage, seat: int) -> None:
        raise NotImplementedError

    def options(self, s: BloodRage, seat: int) -> list[int]:
        return [YES, NO]

    def allows(self, s: BloodRage, seat: int, option: int) -> bool:
        return NO <= option <= YES

    def take(self, s: BloodRage, seat: int, option: int) -> None:
        s.done()
        if option == YES:
            self.accept(s, seat)

    def say(self, s: BloodRage, seat: int, option: int) -> str:
        return self.word() if option == YES else "pass"
