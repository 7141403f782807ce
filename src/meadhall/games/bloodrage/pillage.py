"""Pillaging: the call to battle, what success brings, and what follows (481-553). The battle itself is in `battle`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from meadhall.engine.frames import Frame, Step
from meadhall.engine.types import Json, Params, Prompt, Reason, seat_name
from meadhall.games.bloodrage.battle import Clash
from meadhall.games.bloodrage.board import (
    ALL_STATS,
    GLORY,
    NEIGHBOURS,
    PLACE_NAMES,
    REWARDS,
    TOKEN_GLORY,
    YGGDRASIL,
)
from meadhall.games.bloodrage.cards import LEADER, NONE, PLUNDER
from meadhall.games.bloodrage.clans import (
    ADVANCE,
    MONSTER_SLOT,
    RAISE_ALL,
    RAISE_ONE,
    SLOTS,
    Raise,
    axes,
    gain_glory,
    power,
    raise_stat,
)
from meadhall.games.bloodrage.figures import here, marchers, shift
from meadhall.games.bloodrage.layout import (
    CALL,
    FIGHTERS,
    GRACE,
    KINDS,
    NO_BATTLE,
    OUTCOME,
    PILLAGER,
    PROVINCE,
    ROW,
    STAGE,
    WINNER,
)
from meadhall.games.bloodrage.notation import figure_key, kind_name, place_key, province_of
from meadhall.games.bloodrage.offers import ProvinceAsked, ProvinceStep, RoundAsked

if TYPE_CHECKING:
    from meadhall.games.bloodrage.state import BloodRage

PASS: Final = 0
"""Answers to a call are 1 + place * KINDS + kind."""
STAY: Final = YGGDRASIL + 1


def begin_pillage(s: BloodRage, seat: int, province: int) -> None:
    """A province is to be pillaged: the call to battle, the battle, the spoils, what comes after, in this order.
    With Tyr's Challenge it is no different, the reward included (R-40)."""
    s.battle[PROVINCE] = province
    s.battle[PILLAGER] = seat
    s.battle[STAGE] = CALL
    if s.listening:
        s.tell("pillages", {"seat": seat_name(seat), "province": place_key(province)})
    s.then(Clash(), Spoils(), BattleGlory(), Aftermath())
    call_next(s, (seat + 1) % s.seats, 0)


# --- the call to battle -------------------------------------------------------------------------------------------


def can_join(s: BloodRage, seat: int, province: int) -> bool:
    """A clan with a figure in an adjacent province may join, whatever its rage (495)."""
    for place in NEIGHBOURS[province]:  # noqa: SIM110 (a loop compiles better)
        if marchers(s, seat, place):
            return True
    return False


def call_next(s: BloodRage, seat: int, passes: int) -> None:
    """Round and round from the pillager's left, until all have passed since the last move or no village is free
    (R-11, R-45). Who has nobody near is not asked: everybody sees that."""
    province: int = s.battle[PROVINCE]
    while passes < s.seats and s.free[province]:
        if can_join(s, seat, province):
            s.then(Call(seat, passes))
            return
        seat = (seat + 1) % s.seats
        passes += 1


@final
class Call(RoundAsked):
    """One clan may send one figure from an adjacent province into the province that is pillaged. Everybody sees whether
    it can, so this is a question like a turn and no window: nothing is hidden by making others wait."""

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        province: int = s.battle[PROVINCE]
        params: Params = {"province": place_key(province), "pillager": seat_name(int(s.battle[PILLAGER]))}
        return Prompt("call", seat, params)

    def options(self, s: BloodRage, seat: int) -> list[int]:
        province: int = s.battle[PROVINCE]
        out = [PASS]
        for place in NEIGHBOURS[province]:
            at = seat * ROW + place * KINDS
            for kind in range(KINDS):
                if s.figures[at + kind]:
                    out.append(1 + place * KINDS + kind)
        return out

    def take(self, s: BloodRage, seat: int, option: int) -> None:
        s.done()
        passes = self.passes + 1
        if option != PASS:
            province: int = s.battle[PROVINCE]
            place = (option - 1) // KINDS
            kind = (option - 1) % KINDS
            shift(s, seat, kind, place, province)
            passes = 0
            if s.listening:
                params: Params = {"seat": seat_name(seat), "figure": figure_key(s, seat, kind)}
                s.tell("joins", {**params, "from": place_key(place), "to": place_key(province)})
        call_next(s, (seat + 1) % s.seats, passes)

    def say(self, s: BloodRage, seat: int, option: int) -> str:
        if option == PASS:
            return "pass"
        return f"{kind_name(s, seat, (option - 1) % KINDS)} {PLACE_NAMES[(option - 1) // KINDS]}"

    def read(self, s: BloodRage, seat: int, text: str) -> int:
        from meadhall.games.bloodrage.refusals import read_call

        return read_call(s, seat, text)

    def why_not(self, s: BloodRage, seat: int, text: str) -> Reason | None:
        from meadhall.games.bloodrage.refusals import why_not_call

        return why_not_call(s, seat, self.read(s, seat, text))

    def preview(self, s: BloodRage, seat: int, option: int) -> dict[str, Json]:
        from meadhall.games.bloodrage.preview import call_facts

        return call_facts(s, seat, option)


# --- the spoils ---------------------------------------------------------------------------------------------------


@final
class Spoils(Step["BloodRage"]):
    """If the pillager has won, or met nobody: the token, twice for a Frost Giant (R-23), Frigga's Grace, the Lord's
    gifts (R-24), and the token is turned. A defender who wins gets none of it (R-17)."""

    def run(self, s: BloodRage) -> None:
        province: int = s.battle[PROVINCE]
        seat: int = s.battle[PILLAGER]
        s.battle[STAGE] = OUTCOME
        if s.battle[WINNER] != seat:
            return
        reward = s.tokens[province]
        if s.listening:
            params: Params = {"seat": seat_name(seat), "province": place_key(province)}
            s.tell("pillaged", {**params, "reward": f"@reward-{REWARDS[reward]}"})
        for _ in range(1 + plunder(s, seat, province)):
            take_reward(s, seat, reward)
        s.pillaged |= 1 << province
        frames: list[Frame[Any]] = []
        if s.battle[GRACE] != 0:
            # Another stat than the token's; any, if that was glory or all of them.
            barred = reward if reward < GLORY else NONE
            frames.append(Raise(seat, barred, int(s.battle[GRACE]) - 1))
        if here(s, seat, province, LEADER):
            lord: int = s.slots[seat * SLOTS + LEADER]
            if power(s, seat, RAISE_ONE):
                frames.append(Raise(seat, NONE, lord))
            if power(s, seat, RAISE_ALL):
                frames.append(RaiseAll(seat))
        if frames:
            s.then(*frames)


def plunder(s: BloodRage, seat: int, province: int) -> int:
    """How often the reward comes again: a Frost Giant must still stand there (R-55)."""
    times = 0
    for kind in range(MONSTER_SLOT, KINDS):
        if here(s, seat, province, kind):
            times += PLUNDER[s.slots[seat * SLOTS + kind]]
    return times


def take_reward(s: BloodRage, seat: int, reward: int) -> None:
    """A stat step, 5 glory, or a step of all three in Yggdrasil (533-553)."""
    if reward == GLORY:
        gain_glory(s, seat, TOKEN_GLORY, "@cause-pillage")
    elif reward == ALL_STATS:
        for stat in range(3):
            raise_stat(s, seat, stat)
    else:
        raise_stat(s, seat, reward)


@final
class RaiseAll(Step["BloodRage"]):
    """Lord of Spears: all three stats rise."""

    def __init__(self, who: int) -> None:
        self.parts = ()
        self.origin = None
        self.who = who

    def run(self, s: BloodRage) -> None:
        for stat in range(3):
            raise_stat(s, self.who, stat)

    def fields(self) -> list[Json]:
        return [self.who]


@final
class BattleGlory(Step["BloodRage"]):
    """Whoever won a battle, pillager or not, gets glory for its axes as they stand by now (531, 545, R-42)."""

    def run(self, s: BloodRage) -> None:
        winner: int = s.battle[WINNER]
        if winner != NONE and s.battle[FIGHTERS] != 0:
            gain_glory(s, winner, axes(s, winner), "@cause-battle")


@final
class Aftermath(Step["BloodRage"]):
    """The pillage is over: Lord of Hammers may go on, Loki's Blessing may come back (R-42)."""

    def run(self, s: BloodRage) -> None:
        from meadhall.games.bloodrage.invade import Avenge

        province: int = s.battle[PROVINCE]
        pillager: int = s.battle[PILLAGER]
        winner: int = s.battle[WINNER]
        fighters: int = s.battle[FIGHTERS]
        for i in range(len(NO_BATTLE)):
            s.battle[i] = NO_BATTLE[i]
        frames: list[Frame[Any]] = []
        if winner == pillager and power(s, pillager, ADVANCE) and here(s, pillager, province, LEADER):
            frames.append(Advance(pillager, province))
        for i in range(s.seats):
            seat = (pillager + i) % s.seats
            if (fighters >> seat) & 1 and seat != winner:
                frames.append(Avenge(seat, province))
        if frames:
            s.then(*frames)


def advances(s: BloodRage, province: int) -> list[int]:
    """Living neighbours with room, Yggdrasil included (R-55)."""
    return [place for place in NEIGHBOURS[province] if s.free[place]]


@final
class Advance(ProvinceStep):
    """Lord of Hammers: after a pillage with the leader he may move on to an adjacent province."""

    def run(self, s: BloodRage) -> None:
        if advances(s, self.province):
            s.then(Hammers(self.who, self.province))


@final
class Hammers(ProvinceAsked):
    """Where the Lord of Hammers goes, if anywhere."""

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("hammers", seat, {"province": place_key(self.province)})

    def options(self, s: BloodRage, seat: int) -> list[int]:
        return [*advances(s, self.province), STAY]

    def take(self, s: BloodRage, seat: int, option: int) -> None:
        s.done()
        if option != STAY:
            shift(s, seat, LEADER, self.province, option)
            if s.listening:
                params: Params = {"seat": seat_name(seat), "from": place_key(self.province), "to": place_key(option)}
                s.tell("advances", params)

    def say(self, s: BloodRage, seat: int, option: int) -> str:
        return "stay" if option == STAY else PLACE_NAMES[option]

    def read(self, s: BloodRage, seat: int, text: str) -> int:
        return STAY if text == "stay" else province_of(text)

    def why_not(self, s: BloodRage, seat: int, text: str) -> Reason | None:
        from meadhall.games.bloodrage.refusals import why_not_advance

        return why_not_advance(s, self.province, self.read(s, seat, text))
