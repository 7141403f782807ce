"""The hall's time: the system's when the hall opened, and from there on a clock that nobody sets.

Setting the system's clock neither gives nor takes anybody's time; a hall that is opened anew believes it again.
"""

from __future__ import annotations

import time

BEGAN = time.time() - time.monotonic()


def now() -> float:
    return BEGAN + time.monotonic()
