"""Clan sheets: rage, the three stats with their tracks, glory, and what the upgrades in the slots amount to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from meadhall.engine.frames import Public, Step
from meadhall.engine.types import Json, Params, Prompt, seat_name
from meadhall.games.bloodrage.board import AXES, HORNS, RAGE
from meadhall.games.bloodrage.cards import FEE, KEY, LEADER, NONE, ROWS, SHIP, STRENGTH, WARRIOR, number
from meadhall.games.bloodrage.cards import PAIR as PAIRS

if TYPE_CHECKING:
    from meadhall.games.bloodrage.state import BloodRage

STATS: Final = ("rage", "axes", "horns")
TRACKS: Final = ((6, 7, 8, 9, 12, 12), (3, 4, 5, 6, 8, 8), (4, 5, 6, 7, 10, 10))
LAST_STEP: Final = 5
LEGENDARY: Final = (0, 0, 0, 10, 10, 20)
"""Glory at the end of the game for a stat that has come so far (629)."""
MOST_RAGE: Final = 12
"""Current rage never goes beyond the track (R-43)."""
BASE_STRENGTH: Final = (3, 1, 2)
"""Leader, warrior and ship before any upgrade (220)."""

SLOTS: Final = 8
"""One slot each for leader, warriors and ship, two for monsters, three for the clan (443)."""
MONSTER_SLOT: Final = 3
CLAN_SLOT: Final = 5
SLOT_NAMES: Final = ("leader", "warrior", "ship", "monster", "monster", "clan", "clan", "clan")

# A row of `s.sheet`: what the upgrades of one seat amount to.
MIGHT: Final = 0
PAIR: Final = 5
ENTRY: Final = 6
ADVANCE: Final = 11
RAISE_ONE: Final = 12
RAISE_ALL: Final = 13
SHIP_GLORY: Final = 14
DISCOUNT: Final = 15
RELEASE_GLORY: Final = 16
ROUT: Final = 17
ROUT_GLORY: Final = 18
REINFORCE: Final = 19
QUEST_STRENGTH: Final = 20
AVENGE: Final = 21
PROTECT_COST: Final = 22
RAGNAROK_FACTOR: Final = 23
CHALLENGE_COST: Final = 24
KEEP_COST: Final = 25
STORM_COST: Final = 26
RECALL_COST: Final = 27
QUEST_FACTOR: Final = 28
CONQUEST_GLORY: Final = 29
SACRIFICE: Final = 30
SHEET: Final = 31

POWERS: Final = (
    "advance", "raise_one", "raise_all", "ship_glory", "discount", "release_glory", "rout", "rout_glory", "reinforce",
    "quest_strength", "avenge", "protect_cost", "ragnarok_factor", "challenge_cost", "keep_cost", "storm_cost",
    "recall_cost", "quest_factor", "conquest_glory", "sacrifice",
)  # fmt: skip
AMOUNTS: Final = [[number(row, power) for power in POWERS] for row in ROWS]


def base_sheet() -> list[int]:
    """A clan sheet without upgrades."""
    row = [0] * SHEET
    for kind in range(MONSTER_SLOT):
        row[MIGHT + kind] = BASE_STRENGTH[kind]
        row[ENTRY + kind] = 0 if kind == LEADER else BASE_STRENGTH[kind]
    return row


BASE_SHEETS: Final = base_sheet() + base_sheet() + base_sheet() + base_sheet()


def equip(s: BloodRage, seat: int) -> None:
    """Work out anew what the upgrades of a seat amount to; those in different slots all count (R-13)."""
    row = seat * SHEET
    for i in range(SHEET):
        s.sheet[row + i] = 0
    for kind in range(SLOTS):
        card: int = s.slots[seat * SLOTS + kind]
        if kind < CLAN_SLOT:
            if card != NONE:
                s.sheet[row + MIGHT + kind] = STRENGTH[card]
            elif kind < MONSTER_SLOT:
                s.sheet[row + MIGHT + kind] = BASE_STRENGTH[kind]
        if card == NONE:
            continue
        amounts = AMOUNTS[card]
        for i in range(len(amounts)):
            if amounts[i]:
                at = row + ADVANCE + i
                s.sheet[at] = int(s.sheet[at]) + amounts[i]
    # Whoever is equipped for them pays for warriors and ships what they are worth; leaders come for nothing (415).
    s.sheet[row + ENTRY + LEADER] = 0
    s.sheet[row + ENTRY + WARRIOR] = s.sheet[row + MIGHT + WARRIOR]
    s.sheet[row + ENTRY + SHIP] = s.sheet[row + MIGHT + SHIP]
    for kind in range(MONSTER_SLOT, CLAN_SLOT):
        card = s.slots[seat * SLOTS + kind]
        s.sheet[row + ENTRY + kind] = FEE[card]
    card = s.slots[seat * SLOTS + WARRIOR]
    if PAIRS[card]:
        s.sheet[row + PAIR] = PAIRS[card] - 2 * STRENGTH[card]


def power(s: BloodRage, seat: int, which: int) -> int:
    """How much of an upgrade's effect a seat has; 0 is none."""
    return s.sheet[seat * SHEET + which]


def stat_value(s: BloodRage, seat: int, stat: int) -> int:
    return TRACKS[stat][s.steps[seat * 3 + stat]]


def horns(s: BloodRage, seat: int) -> int:
    return TRACKS[HORNS][s.steps[seat * 3 + HORNS]]


def axes(s: BloodRage, seat: int) -> int:
    return TRACKS[AXES][s.steps[seat * 3 + AXES]]


# --- verbs: each changes the state and tells it -------------------------------------------------------------------


def gain_glory(s: BloodRage, seat: int, amount: int, cause: str) -> None:
    if amount > 0:
        s.glory[seat] += amount
        if s.listening:
            s.tell("glory", {"seat": seat_name(seat), "glory": amount, "cause": cause})


def gain_rage(s: BloodRage, seat: int, amount: int) -> None:
    had: int = s.rage[seat]
    has = min(MOST_RAGE, had + amount)
    s.rage[seat] = has
    if s.listening and has > had:
        s.tell("rage", {"seat": seat_name(seat), "rage": has - had})


def pay(s: BloodRage, seat: int, amount: int) -> None:
    had: int = s.rage[seat]
    s.rage[seat] = had - amount


def raise_stat(s: BloodRage, seat: int, stat: int) -> None:
    """One step to the right; a stat on its last step stays there."""
    at = seat * 3 + stat
    step: int = s.steps[at]
    if step < LAST_STEP:
        s.steps[at] = step + 1
        if s.listening:
            s.tell(
                "raises",
                {"seat": seat_name(seat), "stat": f"@stat-{STATS[stat]}", "value": TRACKS[stat][step + 1]},
            )


def open_stats(s: BloodRage, seat: int, barred: int) -> list[int]:
    """The stats that can still rise, without the barred one (NONE: none is barred)."""
    return [stat for stat in range(3) if stat != barred and s.steps[seat * 3 + stat] < LAST_STEP]


@final
class Raise(Step["BloodRage"]):
    """One stat of choice rises by 1; nothing is asked where only one can, or none (R-67)."""

    def __init__(self, who: int, barred: int, card: int) -> None:
        self.parts = ()
        self.origin = None
        self.who = who
        self.barred = barred
        self.card = card

    def run(self, s: BloodRage) -> None:
        stats = open_stats(s, self.who, self.barred)
        if len(stats) == 1:
            raise_stat(s, self.who, stats[0])
        elif stats:
            s.then(ChooseStat(self.who, self.barred, self.card))

    def fields(self) -> list[Json]:
        return [self.who, self.barred, self.card]


@final
class ChooseStat(Public["BloodRage"]):
    """Which stat rises."""

    def __init__(self, who: int, barred: int, card: int) -> None:
        self.parts = ()
        self.origin = None
        self.who = who
        self.barred = barred
        self.card = card

    def seat(self, s: BloodRage) -> int:
        return self.who

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        params: Params = {"card": f"@card-{KEY[self.card]}"}
        return Prompt("raise", seat, params)

    def options(self, s: BloodRage, seat: int) -> list[int]:
        return open_stats(s, seat, self.barred)

    def take(self, s: BloodRage, seat: int, option: int) -> None:
        s.done()
        raise_stat(s, seat, option)

    def say(self, s: BloodRage, seat: int, option: int) -> str:
        return STATS[option]

    def preview(self, s: BloodRage, seat: int, option: int) -> dict[str, Json]:
        return stat_preview(s, seat, option)

    def fields(self) -> list[Json]:
        return [self.who, self.barred, self.card]


def stat_preview(s: BloodRage, seat: int, stat: int) -> dict[str, Json]:
    """From which value to which, and what that adds at the end of the game."""
    step: int = s.steps[seat * 3 + stat]
    after = min(LAST_STEP, step + 1)
    return {
        "stat": STATS[stat],
        "from": TRACKS[stat][step],
        "to": TRACKS[stat][after],
        "legendary": LEGENDARY[after] - LEGENDARY[step],
    }


def start_rage(s: BloodRage) -> None:
    """Everybody begins the action phase with as much rage as the stat says; nothing is carried over (R-6)."""
    for seat in range(s.seats):
        s.rage[seat] = stat_value(s, seat, RAGE)
