"""The engine against the rules written a second time: every question, every answer, every card of whole random plays.

`MEADHALL_FUZZ=1` plays a thousand with each kind of decks (`MEADHALL_PLAYS` of them, from `MEADHALL_FIRST`);
pytest-xdist spreads the chunks.
"""

from __future__ import annotations

import os

import pytest

from .comparison import Match
from .oracle.battle import Oracle
from .oracle.table import Disagreement

FUZZ = bool(os.environ.get("MEADHALL_FUZZ"))
PLAYS = int(os.environ.get("MEADHALL_PLAYS", "1000")) if FUZZ else 12
CHUNK = 20 if FUZZ else 4
FIRST = int(os.environ.get("MEADHALL_FIRST", "0"))
TOLD = 40
"""Lines of a play that a failure shows."""


@pytest.mark.timeout(0 if FUZZ else 120)
@pytest.mark.parametrize("decks", ["squads", "ready", "mixed"])
@pytest.mark.parametrize("first", range(FIRST, FIRST + PLAYS, CHUNK))
def test_the_play_and_the_oracle_agree_at_every_step(first: int, decks: str) -> None:
    for seed in range(first, first + CHUNK):
        match = Match(seed, decks, Oracle())
        try:
            seen = match.run()
        except Disagreement as error:
            pytest.fail(f"seed {seed}: {error}\nafter:\n" + "\n".join(match.told[-TOLD:]))
        assert seen["turn"], "a battle without a turn"


@pytest.mark.parametrize("slip", ["no armor", "nobody defends", "rolls of 3 are medium"])
def test_a_slip_is_noticed(slip: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An oracle who errs disagrees with most plays."""
    if slip == "no armor":
        monkeypatch.setattr(Oracle, "armor", lambda table, card: 0)
    elif slip == "nobody defends":
        monkeypatch.setattr(Oracle, "defenders", lambda table, seat, attack: [])
    else:
        monkeypatch.setattr("tests.games.berserk.oracle.attack.plain_result", lambda die: 1 if die < 3 else 2)
    noticed = 0
    for seed in range(4):
        try:
            Match(seed, "squads", Oracle()).run()
        except Disagreement:
            noticed += 1
    assert noticed >= 2
