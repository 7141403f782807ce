"""Who is likely to win, from what everybody can see."""

from __future__ import annotations

from math import exp
from typing import Final

from meadhall.games.wolves.estimates import CARD, gods_value, rounds_left
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.strengths import strength_of
from meadhall.games.wolves.victories import glory, worth_to

GROWS: Final = 1.1
"""How much a line grows for each card that its owner still holds, on the whole."""
MOST_GROWING: Final = 7
UNSURE: Final = 4.0
"""How far apart lines must be for the stronger one to be likely ahead in the end."""
STEEP: Final = 0.75
"""How much one Glory more weighs."""


def evaluate(s: WolvesState) -> list[float]:
    """A weight for every seat, more for a better chance to win: Glory now, the places this round promises, gods and
    cards, from what everybody can see."""
    places = round_chances(s)
    out: list[float] = []
    for seat in range(int(s.seats)):
        prizes = sorted([float(worth_to(s, seat, card)) for card in s.spoils], reverse=True)
        worth = float(glory(s, seat)) + (prizes[0] * places[seat] if prizes else 0.0)
        if len(prizes) > 1:
            worth += prizes[1] * places[seat] * (1.0 - places[seat])
        worth += 0.4 * gods_value(s.patrons[seat]) * rounds_left(s)
        if not s.ragnarok:
            worth += 0.5 * CARD * float(s.sizes[seat])
        out.append(exp(STEEP * worth))
    return out


def round_chances(s: WolvesState) -> list[float]:
    """How likely each seat is to be first in this round."""
    hopes: list[float] = []
    for seat in range(int(s.seats)):
        growing = 0 if s.has_passed(seat) else min(int(s.sizes[seat]), MOST_GROWING)
        hopes.append(exp((float(strength_of(s, seat)) + GROWS * growing) / UNSURE))
    total = sum(hopes)
    return [hope / total for hope in hopes]
