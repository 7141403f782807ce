"""Ragnarök takes the doomed province of the age, and pays those who die in it (rulebook 589-597)."""

from __future__ import annotations

from typing import Any, final

from meadhall.engine.frames import Frame, Step
from meadhall.games.bloodrage.figures import force
from meadhall.games.bloodrage.layout import RAGNAROK
from meadhall.games.bloodrage.notation import place_key
from meadhall.games.bloodrage.state import BloodRage
from meadhall.games.bloodrage.valhalla import RAGNAROK as BY_RAGNAROK
from meadhall.games.bloodrage.valhalla import Destroy


@final
class RagnarokPhase(Step[BloodRage]):
    """All figures of the doomed province and of its fjord go to Valhalla; a Witch may flee and earns nothing (R-22).
    From the first player clockwise (R-72)."""

    def run(self, s: BloodRage) -> None:
        s.phase = RAGNAROK
        province = s.doom[s.age - 1]
        if s.listening:
            s.tell("ragnarok", {"province": place_key(province)})
        frames: list[Frame[Any]] = []
        for i in range(s.seats):
            seat = (s.first + i) % s.seats
            victims = force(s, seat, province)
            if sum(victims):
                frames.append(Destroy(seat, province, victims, BY_RAGNAROK))
        s.then(*frames, Ruin(province))


@final
class Ruin(Step[BloodRage]):
    """The province is gone for good (rulebook 591)."""

    def __init__(self, province: int) -> None:
        self.parts = ()
        self.origin = None
        self.province = province

    def run(self, s: BloodRage) -> None:
        ruin(s, self.province)


def ruin(s: BloodRage, province: int) -> None:
    s.ruined |= 1 << province
    s.free[province] = 0
