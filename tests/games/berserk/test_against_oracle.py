"""The engine against the rules written a second time: every question, every answer, every card of whole random plays.

`MEADHALL_FUZZ=1` plays a thousand (`MEADHALL_PLAYS` of them, from `MEADHALL_FIRST`); pytest-xdist spreads the chunks.
"""

from __future__ import annotations

import os

import pytest

from .comparison import Match
from .oracle.table import Disagreement

FUZZ = bool(os.environ.get("MEADHALL_FUZZ"))
PLAYS = int(os.environ.get("MEADHALL_PLAYS", "1000")) if FUZZ else 24
CHUNK = 20 if FUZZ else 4
FIRST = int(os.environ.get("MEADHALL_FIRST", "0"))
TOLD = 40
"""Lines of a play that a failure shows."""


@pytest.mark.timeout(0 if FUZZ else 120)
@pytest.mark.parametrize("first", range(FIRST, FIRST + PLAYS, CHUNK))
def test_the_play_and_the_oracle_agree_at_every_step(first: int) -> None:
    for seed in range(first, first + CHUNK):
        match = Match(seed)
        try:
            seen = match.run()
        except Disagreement as error:
            pytest.fail(f"seed {seed}: {error}\nafter:\n" + "\n".join(match.told[-TOLD:]))
        assert seen["rolled"], "a battle without dice"
