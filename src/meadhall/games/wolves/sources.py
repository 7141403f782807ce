"""Where the Glory of Wolves of Odin comes from: the victory cards, each worth what it is worth at the time (W-60)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.reckoning import Gain, number_in, seat_in
from meadhall.engine.types import Params
from meadhall.games.wolves.units import VICTORIES, VICTORY_NAMES

SOURCES: Final = VICTORY_NAMES[:VICTORIES]


def gains(key: str, params: Params) -> list[Gain]:
    """What a victory card is worth is told when it is won and anew at the end of every round."""
    if key != "worth":
        return []
    victory = str(params["victory"])
    source = victory.removeprefix("@victory-")
    return [Gain(seat_in(params), source, number_in(params, "glory"), victory, stands=True)]
