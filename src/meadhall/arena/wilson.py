"""How sure one can be of a share seen in so many plays."""

from __future__ import annotations

from math import sqrt

Z_95 = 1.959964


def wilson(wins: float, plays: int, z: float = Z_95) -> tuple[float, float]:
    """The Wilson score interval of a share; a drawn play counts as half a win."""
    if plays == 0:
        return 0.0, 1.0
    share = wins / plays
    scale = 1 + z * z / plays
    middle = (share + z * z / (2 * plays)) / scale
    reach = z / scale * sqrt(share * (1 - share) / plays + z * z / (4 * plays * plays))
    return max(0.0, middle - reach), min(1.0, middle + reach)
