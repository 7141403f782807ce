"""Where the points of Völuspá come from: the tile that was laid, or Hel."""

from __future__ import annotations

from typing import Final

from meadhall.engine.reckoning import Gain, number_in, seat_in
from meadhall.engine.types import Params
from meadhall.games.voluspa.tiles import FIRST, HEL, KINDS, NAMES

SOURCES: Final = (*NAMES[FIRST:KINDS], NAMES[HEL])


def gains(key: str, params: Params) -> list[Gain]:
    """An event that says points speaks of a tile that was laid; of Hel it names the one that she killed."""
    if "points" not in params:
        return []
    tile = str(params["tile"])
    source = NAMES[HEL] if key == "hel" else tile.removeprefix("@tile-")
    return [Gain(seat_in(params), source, number_in(params, "points"), tile)]
