"""Destruction, what may be done against it, the phase in which Ragnarök takes a province (rulebook 589-597), and the
one in which Valhalla gives the dead back."""

from __future__ import annotations

from typing import Any, Final, final

from meadhall.engine.frames import Frame, Step
from meadhall.engine.mechanisms.asking import DONE_WORD, PASS_WORD, SeatAsked, SeatStep
from meadhall.engine.types import Params, Prompt, seat_name
from meadhall.games.bloodrage import layout
from meadhall.games.bloodrage.board import RESERVE, VALHALLA, YGGDRASIL
from meadhall.games.bloodrage.cards import FLEES
from meadhall.games.bloodrage.clans import gain_glory, pay, power, pyre_glory, release_glory
from meadhall.games.bloodrage.figures import dead, force, here, kill, place_of_kind, shift
from meadhall.games.bloodrage.layout import KINDS, NOBODY, SLOTS
from meadhall.games.bloodrage.notation import figure_key, kind_name, place_key
from meadhall.games.bloodrage.state import BloodRage

INVASION: Final = 0
BATTLE: Final = 1
RAGNAROK: Final = 2
CAUSES: Final = ("invasion", "battle", "ragnarok")

FLEE: Final = KINDS
LET_FALL: Final = KINDS + 1
FLEE_WORD: Final = "flee"


def can_protect(s: BloodRage, seat: int, cause: int) -> int:
    """How many figures Frigga's Protection can save: 1 rage each, also out of turn, never from Ragnarök (R-36)."""
    cost = power(s, seat, layout.PROTECT_COST)
    if cost == 0 or cause == RAGNAROK:
        return 0
    return int(s.rage[seat]) // cost


def protection_price(s: BloodRage, seat: int, count: int) -> int:
    """What it costs to save so many figures."""
    return count * power(s, seat, layout.PROTECT_COST)


def fleeing_kind(s: BloodRage, seat: int, province: int, victims: tuple[int, ...]) -> int:
    """The slot of a Volur Witch who may retreat to Yggdrasil: from anywhere but there (R-22, R-61); -1 for none."""
    if province != YGGDRASIL:
        for kind in range(layout.MONSTER_SLOT, KINDS):
            if victims[kind] and FLEES[s.slots[seat * SLOTS + kind]]:
                return kind
    return -1


@final
class Destroy(SeatStep[BloodRage]):
    """So many figures of a seat, fighting for a province, are about to be destroyed.

    Whether their owner can do anything about it is public, so a seat that cannot is not asked.
    """

    def __init__(self, who: int, province: int, victims: tuple[int, ...], cause: int) -> None:
        super().__init__(who)
        self.province = province
        self.victims = victims
        self.cause = cause

    def run(self, s: BloodRage) -> None:
        if sum(self.victims) == 0:
            return
        if can_protect(s, self.who, self.cause) or fleeing_kind(s, self.who, self.province, self.victims) >= 0:
            s.then(Spare(self.who, self.province, self.victims, self.cause, NOBODY, 0))
        else:
            fall(s, self.who, self.province, self.victims, self.cause)


@final
class Spare(SeatAsked[BloodRage]):
    """Which figures Frigga's Protection saves and whether the Volur Witch flees; saved ones in ascending order."""

    def __init__(
        self, who: int, province: int, victims: tuple[int, ...], cause: int, saved: tuple[int, ...], least: int
    ) -> None:
        super().__init__(who)
        self.province = province
        self.victims = victims
        self.cause = cause
        self.saved = saved
        self.least = least

    def ascending(self) -> bool:
        return True

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        params: Params = {"province": place_key(self.province), "cost": power(s, seat, layout.PROTECT_COST)}
        return Prompt("spare", seat, {**params, "cause": f"@cause-{CAUSES[self.cause]}"})

    def options(self, s: BloodRage, seat: int) -> list[int]:
        out: list[int] = []
        if sum(self.saved) < can_protect(s, seat, self.cause):
            out = [kind for kind in range(self.least, KINDS) if self.victims[kind] > self.saved[kind]]
        witch = fleeing_kind(s, seat, self.province, self.victims)
        if witch >= 0 and not self.saved[witch]:
            out.append(FLEE)
        out.append(LET_FALL)
        return out

    def take(self, s: BloodRage, seat: int, option: int) -> None:
        if option < KINDS:
            saved = tuple(count + (kind == option) for kind, count in enumerate(self.saved))
            following = Spare(seat, self.province, self.victims, self.cause, saved, option)
            if len(following.options(s, seat)) > 1:
                s.become(following.after(self, option))
                return
            option = LET_FALL
        else:
            saved = self.saved
        s.done()
        self.spare(s, saved, option == FLEE)

    def spare(self, s: BloodRage, saved: tuple[int, ...], flees: bool) -> None:
        """Pay for the saved, who stay where they are (R-78), let the Witch go to Yggdrasil, where this battle is over
        for her (R-80), and destroy the others."""
        seat = self.who
        rest = [self.victims[kind] - saved[kind] for kind in range(KINDS)]
        for kind in range(KINDS):
            if saved[kind]:
                cost = protection_price(s, seat, saved[kind])
                pay(s, seat, cost)
                if s.listening:
                    params: Params = {"seat": seat_name(seat), "figure": figure_key(s, seat, kind)}
                    s.tell("protects", {**params, "count": saved[kind], "cost": cost})
        if flees:
            kind = fleeing_kind(s, seat, self.province, self.victims)
            shift(s, seat, kind, self.province, YGGDRASIL)
            rest[kind] -= 1
            if s.listening:
                s.tell("flees", {"seat": seat_name(seat), "figure": figure_key(s, seat, kind)})
        fall(s, seat, self.province, tuple(rest), self.cause)

    def say(self, s: BloodRage, seat: int, option: int) -> str:
        if option == LET_FALL:
            return DONE_WORD if self.parts else PASS_WORD
        return FLEE_WORD if option == FLEE else f"save {kind_name(s, seat, option)}"


def fall(s: BloodRage, seat: int, province: int, victims: tuple[int, ...], cause: int) -> None:
    """Destroy the figures. Ragnarök pays for its dead."""
    total = 0
    for kind in range(KINDS):
        if victims[kind]:
            total += victims[kind]
            kill(s, seat, kind, place_of_kind(s, seat, kind, province), victims[kind])
    if cause == BATTLE:
        s.battle[layout.FALLEN + seat] += total
    elif cause == RAGNAROK:
        gain_glory(s, seat, total * pyre_glory(s, seat), "@cause-ragnarok")


@final
class ValhallaPhase(Step[BloodRage]):
    """All the dead return to their reserves (rulebook 603); Loki's upgrades pay for each of one's own (R-52)."""

    def run(self, s: BloodRage) -> None:
        s.phase = layout.RELEASE
        for i in range(s.seats):
            seat = (s.first + i) % s.seats
            total = dead(s, seat)
            for kind in range(KINDS):
                for _ in range(here(s, seat, VALHALLA, kind)):
                    shift(s, seat, kind, VALHALLA, RESERVE)
            if total and s.listening:
                s.tell("released", {"seat": seat_name(seat), "count": total})
            gain_glory(s, seat, total * release_glory(s, seat), "@cause-loki")


@final
class RagnarokPhase(Step[BloodRage]):
    """All figures of the doomed province and of its fjord go to Valhalla; a Witch may flee and earns nothing (R-22).
    From the first player clockwise (R-72)."""

    def run(self, s: BloodRage) -> None:
        s.phase = layout.RAGNAROK
        province = s.doom[s.age - 1]
        if s.listening:
            s.tell("ragnarok", {"province": place_key(province)})
        frames: list[Frame[Any]] = []
        for i in range(s.seats):
            seat = (s.first + i) % s.seats
            victims = force(s, seat, province)
            if sum(victims):
                frames.append(Destroy(seat, province, victims, RAGNAROK))
        s.then(*frames, Ruin(province))


@final
class Ruin(Step[BloodRage]):
    """The province is gone for good (rulebook 591)."""

    def __init__(self, province: int) -> None:
        super().__init__()
        self.province = province

    def run(self, s: BloodRage) -> None:
        ruin(s, self.province)


def ruin(s: BloodRage, province: int) -> None:
    s.ruined |= 1 << province
    s.free[province] = 0
