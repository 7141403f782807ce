"""The fast engine against the plain oracle: every move, every value, every point of whole random plays.

`MEADHALL_FUZZ=1` plays thousands (`MEADHALL_PLAYS` of them); pytest-xdist spreads the chunks.
"""

from __future__ import annotations

import os
from collections import Counter

import pytest

from .comparison import play_through

FUZZ = bool(os.environ.get("MEADHALL_FUZZ"))
PLAYS = int(os.environ.get("MEADHALL_PLAYS", "2100")) if FUZZ else 28
CHUNK = 21 if FUZZ else 4
SCORED_EVERY = 6 if FUZZ else 9
FIRST = int(os.environ.get("MEADHALL_FIRST", "0"))


@pytest.mark.timeout(0 if FUZZ else 120)
@pytest.mark.parametrize("first", range(FIRST, FIRST + PLAYS, CHUNK))
def test_engine_and_reference_play_alike(first: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(first, first + CHUNK):
        seen += play_through(seed, SCORED_EVERY)
    assert seen["place"]
