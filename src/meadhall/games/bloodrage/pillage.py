"""Pillaging: the call to battle and what success brings (rulebook 481-553). The battle itself is in `battle`; what
comes after a pillage, and may lead to the next one, in `invade`."""

from __future__ import annotations

from typing import Any, Final, final

from meadhall.engine.errors import InvalidMove
from meadhall.engine.frames import Frame, Step
from meadhall.engine.mechanisms.asking import PASS_WORD, SeatStep
from meadhall.engine.mechanisms.windows import PassRound
from meadhall.engine.types import Params, Prompt, Reason, seat_name
from meadhall.games.bloodrage import layout
from meadhall.games.bloodrage.battle import Clash
from meadhall.games.bloodrage.board import (
    ALL_STATS,
    GLORY,
    NEIGHBOURS,
    PLACE_NAMES,
    REWARDS,
    TOKEN_GLORY,
    YGGDRASIL,
    adjacent,
)
from meadhall.games.bloodrage.cards import LEADER, NONE, PLUNDER
from meadhall.games.bloodrage.clans import Raise, axes, gain_glory, power, raise_all, raise_stat
from meadhall.games.bloodrage.figures import here, marchers, shift
from meadhall.games.bloodrage.layout import KINDS, ROW, SLOTS
from meadhall.games.bloodrage.notation import figure_key, kind_name, kind_of, place_key, place_of
from meadhall.games.bloodrage.state import BloodRage

PASS: Final = 0
"""Answers to a call are 1 + place * KINDS + kind."""


def call_to_battle(s: BloodRage, seat: int, province: int) -> None:
    """A province is to be pillaged: the call to battle, the battle, the spoils, in this order."""
    s.battle[layout.PROVINCE] = province
    s.battle[layout.PILLAGER] = seat
    s.battle[layout.STAGE] = layout.CALL
    if s.listening:
        s.tell("pillages", {"seat": seat_name(seat), "province": place_key(province)})
    s.then(Clash(), Spoils(), BattleGlory())
    Call((seat + 1) % s.seats, 0).begin(s)


@final
class Call(PassRound[BloodRage]):
    """One clan may send one figure from an adjacent province into the province that is pillaged: round and round from
    the pillager's left, until all have passed since the last move or no village is free (R-11, R-45). Everybody sees
    whether it can, so this is a question like a turn and no window: nothing is hidden by making others wait."""

    def concerns(self, s: BloodRage, seat: int) -> bool:
        """A clan with a figure in an adjacent province may join, whatever its rage (rulebook 495)."""
        for place in NEIGHBOURS[s.battle[layout.PROVINCE]]:  # noqa: SIM110 (a loop compiles better)
            if marchers(s, seat, place):
                return True
        return False

    def goes_on(self, s: BloodRage) -> bool:
        province: int = s.battle[layout.PROVINCE]
        return s.free[province] > 0

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        province: int = s.battle[layout.PROVINCE]
        params: Params = {"province": place_key(province), "pillager": seat_name(int(s.battle[layout.PILLAGER]))}
        return Prompt("call", seat, params)

    def options(self, s: BloodRage, seat: int) -> list[int]:
        out = [PASS]
        for place in NEIGHBOURS[s.battle[layout.PROVINCE]]:
            for at in range(place * KINDS, place * KINDS + KINDS):
                if s.figures[seat * ROW + at]:
                    out.append(1 + at)
        return out

    def take(self, s: BloodRage, seat: int, option: int) -> None:
        s.done()
        if option != PASS:
            province: int = s.battle[layout.PROVINCE]
            place = (option - 1) // KINDS
            kind = (option - 1) % KINDS
            shift(s, seat, kind, place, province)
            if s.listening:
                params: Params = {"seat": seat_name(seat), "figure": figure_key(s, seat, kind)}
                s.tell("joins", {**params, "from": place_key(place), "to": place_key(province)})
        self.ask_next(s, option == PASS)

    def say(self, s: BloodRage, seat: int, option: int) -> str:
        if option == PASS:
            return PASS_WORD
        return f"{kind_name(s, seat, (option - 1) % KINDS)} {PLACE_NAMES[(option - 1) // KINDS]}"

    def read(self, s: BloodRage, seat: int, text: str) -> int:
        """`pass`, or a figure and where it comes from; below zero for one in a fjord."""
        if text == PASS_WORD:
            return PASS
        words = text.split(" ")
        if len(words) != 2:
            raise InvalidMove(f"{text!r} is no answer to a call: a figure and where it comes from, or pass")
        kind = kind_of(s, seat, words[0])
        if kind >= KINDS:
            raise InvalidMove(f"{words[0]!r} is not among your figures")
        place = place_of(words[1])
        return -1 - kind if place > YGGDRASIL else 1 + place * KINDS + kind

    def no_reason(self, s: BloodRage, seat: int, option: int) -> Reason:
        if option < 0:
            return Reason("ship-stays", {})
        place, kind = (option - 1) // KINDS, (option - 1) % KINDS
        if not adjacent(int(s.battle[layout.PROVINCE]), place):
            return Reason("not-adjacent", {"from": place_key(place), "to": place_key(int(s.battle[layout.PROVINCE]))})
        return Reason("figure-missing", {"figure": figure_key(s, seat, kind), "place": place_key(place)})


# --- the spoils ---------------------------------------------------------------------------------------------------


@final
class Spoils(Step[BloodRage]):
    """If the pillager has won, or met nobody: the token, twice for a Frost Giant (R-23), Frigga's Grace, the Lord's
    gifts (R-24), and the token is turned. A defender who wins gets none of it (R-17)."""

    def run(self, s: BloodRage) -> None:
        province: int = s.battle[layout.PROVINCE]
        seat: int = s.battle[layout.PILLAGER]
        s.battle[layout.STAGE] = layout.OUTCOME
        if s.battle[layout.WINNER] != seat:
            return
        reward = s.tokens[province]
        if s.listening:
            params: Params = {"seat": seat_name(seat), "province": place_key(province)}
            s.tell("pillaged", {**params, "reward": f"@reward-{REWARDS[reward]}"})
        for _ in range(reward_times(s, seat, province)):
            take_reward(s, seat, reward)
        s.pillaged |= 1 << province
        frames: list[Frame[Any]] = []
        if s.battle[layout.GRACE] != 0:
            # Another stat than the token's; any, if that was glory or all of them.
            barred = reward if reward < GLORY else NONE
            frames.append(Raise(seat, barred, int(s.battle[layout.GRACE]) - 1))
        if here(s, seat, province, LEADER):
            lord: int = s.slots[seat * SLOTS + LEADER]
            if power(s, seat, layout.RAISE_ONE):
                frames.append(Raise(seat, NONE, lord))
            if power(s, seat, layout.RAISE_ALL):
                frames.append(RaiseAll(seat))
        if frames:
            s.then(*frames)


def reward_times(s: BloodRage, seat: int, province: int) -> int:
    """How often the reward comes: once, and again for a Frost Giant, who must still stand there (R-55)."""
    times = 1
    for kind in range(layout.MONSTER_SLOT, KINDS):
        if here(s, seat, province, kind):
            times += PLUNDER[s.slots[seat * SLOTS + kind]]
    return times


def take_reward(s: BloodRage, seat: int, reward: int) -> None:
    """A stat step, 5 glory, or a step of all three in Yggdrasil (rulebook 533-553)."""
    if reward == GLORY:
        gain_glory(s, seat, TOKEN_GLORY, "@cause-pillage")
    elif reward == ALL_STATS:
        raise_all(s, seat)
    else:
        raise_stat(s, seat, reward)


@final
class RaiseAll(SeatStep[BloodRage]):
    """Lord of Spears: all three stats rise."""

    def run(self, s: BloodRage) -> None:
        raise_all(s, self.who)


@final
class BattleGlory(Step[BloodRage]):
    """Whoever won a battle, pillager or not, gets glory for its axes as they stand by now (rulebook 531, 545, R-42)."""

    def run(self, s: BloodRage) -> None:
        winner: int = s.battle[layout.WINNER]
        if winner != NONE and s.battle[layout.FIGHTERS] != 0:
            gain_glory(s, winner, axes(s, winner), "@cause-battle")
