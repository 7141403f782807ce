"""Clan sheets: rage, the three stats with their tracks, glory, and what the upgrades in the slots amount to."""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.mechanisms.asking import SeatAsked, SeatStep
from meadhall.engine.types import Prompt, seat_name
from meadhall.games.bloodrage import layout
from meadhall.games.bloodrage.board import AXES, HORNS, RAGE, RAGNAROK_GLORY
from meadhall.games.bloodrage.cards import CLAN, COST, FEE, KEY, KIND, LEADER, MONSTER, NONE, ROWS, STRENGTH, WARRIOR
from meadhall.games.bloodrage.cards import PAIR as PAIRS
from meadhall.games.bloodrage.cards import number as printed
from meadhall.games.bloodrage.layout import KINDS, LAST_STEP, SLOTS, STATS
from meadhall.games.bloodrage.state import BloodRage

AMOUNTS: Final = [[printed(row, power) for power in layout.POWERS] for row in ROWS]


def equip(s: BloodRage, seat: int) -> None:
    """Work out anew what the upgrades of a seat amount to; those in different slots all count (R-13)."""
    row = seat * layout.SHEET
    for i in range(layout.SHEET):
        s.sheet[row + i] = 0
    for slot in range(SLOTS):
        card: int = s.slots[seat * SLOTS + slot]
        if slot < KINDS:
            # Warriors and ships cost what they are worth, leaders nothing (rulebook 415), monsters what their card
            # says.
            might = layout.BASE_STRENGTH[slot] if card == NONE else STRENGTH[card]
            s.sheet[row + layout.MIGHT + slot] = might
            fee = FEE[card] if slot >= layout.MONSTER_SLOT else 0 if slot == LEADER else might
            s.sheet[row + layout.ENTRY + slot] = fee
        if card != NONE:
            for i, amount in enumerate(AMOUNTS[card]):
                s.sheet[row + layout.ADVANCE + i] += amount
    card = s.slots[seat * SLOTS + WARRIOR]
    if PAIRS[card]:
        s.sheet[row + layout.PAIR] = PAIRS[card] - 2 * STRENGTH[card]


def power(s: BloodRage, seat: int, which: int) -> int:
    """How much of an upgrade's effect a seat has; 0 is none."""
    return s.sheet[seat * layout.SHEET + which]


def entry_price(s: BloodRage, seat: int, kind: int) -> int:
    """What a figure of the reserve costs to invade with."""
    return s.sheet[seat * layout.SHEET + layout.ENTRY + kind]


def upgrade_cost(s: BloodRage, seat: int, card: int) -> int:
    """The card's strength, less with Frigga's Charm, never below 0 (R-27), also where the Charm is replaced (R-76)."""
    return max(0, COST[card] - power(s, seat, layout.DISCOUNT))


def slots_for(card: int) -> tuple[int, int]:
    """The first slot of a card's kind and the one after the last."""
    kind = KIND[card]
    if kind == MONSTER:
        return (layout.MONSTER_SLOT, layout.CLAN_SLOT)
    if kind == CLAN:
        return (layout.CLAN_SLOT, SLOTS)
    return (kind, kind + 1)


def stat_value(s: BloodRage, seat: int, stat: int) -> int:
    return layout.TRACKS[stat][s.steps[seat * STATS + stat]]


def horns(s: BloodRage, seat: int) -> int:
    return layout.TRACKS[HORNS][s.steps[seat * STATS + HORNS]]


def axes(s: BloodRage, seat: int) -> int:
    return layout.TRACKS[AXES][s.steps[seat * STATS + AXES]]


def legendary_glory(s: BloodRage, seat: int, stat: int) -> int:
    """What a stat is worth at the end of the game (rulebook 629)."""
    return layout.LEGENDARY[s.steps[seat * STATS + stat]]


def pyre_glory(s: BloodRage, seat: int) -> int:
    """What Ragnarök pays in this age for each of its dead (rulebook 593), twice with Odin's Inspiration (R-56)."""
    return RAGNAROK_GLORY[s.age] * max(1, power(s, seat, layout.RAGNAROK_FACTOR))


def release_glory(s: BloodRage, seat: int) -> int:
    """What Loki's upgrades pay for each of one's own dead that returns from Valhalla."""
    return power(s, seat, layout.RELEASE_GLORY)


def open_stats(s: BloodRage, seat: int, barred: int) -> list[int]:
    """The stats that can still rise, without the barred one (NONE: none is barred)."""
    return [stat for stat in range(STATS) if stat != barred and s.steps[seat * STATS + stat] < LAST_STEP]


# --- verbs: each changes the state and tells it -------------------------------------------------------------------


def gain_glory(s: BloodRage, seat: int, amount: int, cause: str) -> None:
    if amount > 0:
        s.glory[seat] += amount
        if s.listening:
            s.tell("glory", {"seat": seat_name(seat), "glory": amount, "cause": cause})


def gain_rage(s: BloodRage, seat: int, amount: int) -> None:
    had: int = s.rage[seat]
    has = min(layout.MOST_RAGE, had + amount)
    s.rage[seat] = has
    if s.listening and has > had:
        s.tell("rage", {"seat": seat_name(seat), "rage": has - had})


def pay(s: BloodRage, seat: int, amount: int) -> None:
    s.rage[seat] -= amount


def raise_stat(s: BloodRage, seat: int, stat: int) -> None:
    """One step to the right; a stat on its last step stays there."""
    at = seat * STATS + stat
    step: int = s.steps[at]
    if step < LAST_STEP:
        s.steps[at] = step + 1
        if s.listening:
            name = f"@stat-{layout.STAT_NAMES[stat]}"
            s.tell("raises", {"seat": seat_name(seat), "stat": name, "value": layout.TRACKS[stat][step + 1]})


def raise_all(s: BloodRage, seat: int) -> None:
    for stat in range(STATS):
        raise_stat(s, seat, stat)


def start_rage(s: BloodRage) -> None:
    """Everybody begins the action phase with as much rage as the stat says; nothing is carried over (R-6)."""
    for seat in range(s.seats):
        s.rage[seat] = stat_value(s, seat, RAGE)


@final
class Raise(SeatStep[BloodRage]):
    """One stat of choice rises by 1; nothing is asked where only one can, or none (R-67)."""

    def __init__(self, who: int, barred: int, card: int) -> None:
        super().__init__(who)
        self.barred = barred
        self.card = card

    def run(self, s: BloodRage) -> None:
        stats = open_stats(s, self.who, self.barred)
        if len(stats) == 1:
            raise_stat(s, self.who, stats[0])
        elif stats:
            s.then(ChooseStat(self.who, self.barred, self.card))


@final
class ChooseStat(SeatAsked[BloodRage]):
    """Which stat rises."""

    def __init__(self, who: int, barred: int, card: int) -> None:
        super().__init__(who)
        self.barred = barred
        self.card = card

    def ask(self, s: BloodRage, seat: int) -> Prompt:
        return Prompt("raise", seat, {"card": f"@card-{KEY[self.card]}"})

    def options(self, s: BloodRage, seat: int) -> list[int]:
        return open_stats(s, seat, self.barred)

    def take(self, s: BloodRage, seat: int, option: int) -> None:
        s.done()
        raise_stat(s, seat, option)

    def say(self, s: BloodRage, seat: int, option: int) -> str:
        return layout.STAT_NAMES[option]
