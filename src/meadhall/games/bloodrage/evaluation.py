"""How likely each seat wins, from public facts and the own hand."""

from __future__ import annotations

from math import exp
from typing import Final

from meadhall.games.bloodrage import layout
from meadhall.games.bloodrage.cards import NONE, WORTH
from meadhall.games.bloodrage.clans import axes, legendary_glory, power, pyre_glory, release_glory
from meadhall.games.bloodrage.figures import dead, force_size
from meadhall.games.bloodrage.layout import LAST_AGE, SLOTS, STATS
from meadhall.games.bloodrage.quests import fulfilled, quest_glory
from meadhall.games.bloodrage.state import BloodRage

SPREAD: Final = (0.0, 26.0, 20.0, 12.0)
"""By age: so much glory ahead makes a seat e times as likely to win."""


def evaluate(s: BloodRage) -> list[float]:
    worths = [prospects(s, seat) for seat in range(s.seats)]
    best = max(worths)
    return [exp((worth - best) / SPREAD[s.age]) for worth in worths]


def prospects(s: BloodRage, seat: int) -> float:
    """Glory that a seat may expect to end with, up to what all may expect alike."""
    later = LAST_AGE - s.age
    total = float(int(s.glory[seat])) + 1.5 * later * axes(s, seat) * 0.5
    for stat in range(STATS):
        total += legendary_glory(s, seat, stat) + (1.0 + later) * int(s.steps[seat * STATS + stat])
    for slot in range(SLOTS):
        card: int = s.slots[seat * SLOTS + slot]
        if card != NONE:
            total += (0.3 + 0.5 * later) * WORTH[card]
    total += int(s.onboard[seat]) * (0.5 * later + power(s, seat, layout.CONQUEST_GLORY))
    if s.phase <= layout.RAGNAROK:
        total += force_size(s, seat, s.doom[s.age - 1]) * pyre_glory(s, seat) * 0.8
    total += dead(s, seat) * release_glory(s, seat)
    for card in s.quests[seat]:
        if card == NONE:
            total += 4.0
        else:
            total += quest_glory(s, seat, card) * (0.9 if fulfilled(s, seat, card) else 0.25)
    if s.phase == layout.ACTIONS:
        total += 0.8 * int(s.rage[seat])
    if s.phase > layout.DRAFT:
        total += 0.7 * len(s.hands[seat])
    return total
