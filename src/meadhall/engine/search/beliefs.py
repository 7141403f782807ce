"""What a seat may believe of what it cannot see, from how the others played."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from meadhall.engine.flat import i64
from meadhall.engine.state import State

CERTAIN: Final = 1000
"""The weight of a world that fits all that was seen."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Beliefs:
    """How well worlds fit; a title makes them of a view alone."""

    def weight(self, state: State) -> i64:
        """Hook: from 0 to `CERTAIN`, how likely the others would have played so if this were the truth."""
        return CERTAIN
