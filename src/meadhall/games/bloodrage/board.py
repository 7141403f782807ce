"""The board: nine provinces, four fjords, and the places off it.

The eight outer provinces are a ring; each borders its two neighbours and Yggdrasil (rulebook 178-180). Every fjord lies
between two of them and supports both (rulebook 188).
"""

from __future__ import annotations

from typing import Final

YGGDRASIL: Final = 8
FJORD: Final = 9
"""The first of the four fjords."""
RESERVE: Final = 13
VALHALLA: Final = 14
PLACES: Final = 15
OUTER: Final = 8
PROVINCES: Final = 9

PLACE_NAMES: Final = (
    "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor", "yggdrasil",
    "ne", "se", "sw", "nw", "reserve", "valhalla",
)  # fmt: skip
PLACE_OF: Final = {name: place for place, name in enumerate(PLACE_NAMES)}
VILLAGES: Final = (4, 5, 5, 4, 3, 3, 5, 3)
BOUNDLESS: Final = 99
"""Free room in Yggdrasil, which has no villages (rulebook 186)."""
ROOM: Final = [*VILLAGES, BOUNDLESS]
REGIONS: Final = ("manheim", "jotunheim", "alfheim")
REGION: Final = (0, 0, 1, 1, 1, 2, 2, 0)
NEIGHBOURS: Final = (
    (1, 7, 8), (0, 2, 8), (1, 3, 8), (2, 4, 8), (3, 5, 8), (4, 6, 8), (5, 7, 8), (0, 6, 8), (0, 1, 2, 3, 4, 5, 6, 7),
)  # fmt: skip

RAGE: Final = 0
AXES: Final = 1
HORNS: Final = 2
GLORY: Final = 3
ALL_STATS: Final = 4
REWARDS: Final = ("rage", "axes", "horns", "glory", "all")
TOKENS: Final = (RAGE, RAGE, RAGE, AXES, AXES, HORNS, HORNS, GLORY)
"""The eight tokens of the outer provinces; Yggdrasil always has the ninth (rulebook 278)."""
TOKEN_GLORY: Final = 5
RUINED_AT_START: Final = (0, 0, 3, 2, 1)
"""By the number of seats (rulebook 288-290)."""
RAGNAROK_GLORY: Final = (0, 2, 3, 4)
"""By age, for every own figure (rulebook 593)."""


def fjord_of(province: int) -> int:
    """The fjord that supports an outer province; Yggdrasil has none."""
    return FJORD + province // 2


def shores(fjord: int) -> tuple[int, int]:
    """The two provinces that a fjord supports."""
    first = (fjord - FJORD) * 2
    return first, first + 1


def open_fjord(ruined: int, fjord: int) -> bool:
    """A fjord is closed once both of its provinces are destroyed (R-58)."""
    return (ruined >> (fjord - FJORD) * 2) & 3 != 3


def living(ruined: int, province: int) -> bool:
    return not (ruined >> province) & 1


def adjacent(province: int, other: int) -> bool:
    return other in NEIGHBOURS[province]
