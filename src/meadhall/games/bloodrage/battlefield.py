"""The pillage that is under way: where its numbers stand in `s.battle`."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards import NONE

PROVINCE: Final = 0
PILLAGER: Final = 1
WINNER: Final = 2
"""The winner of the battle, or of a pillage without one; NONE while it is open and when all have lost."""
CANCELLER: Final = 3
"""The seat whose Thor's Primacy cancels the texts of its opponents."""
FIGHTERS: Final = 4
STAGE: Final = 5
VALKYRIES: Final = 6
JUDGES: Final = 7
GRACE: Final = 8
FALLEN: Final = 9
COUNTED: Final = 13
"""What a revealed quest counts for, by seat (Tyr's Domain, Tyr's Wrath)."""
BATTLE: Final = 17
NO_BATTLE: Final = [NONE] * 4 + [0] * (BATTLE - 4)

CALL: Final = 1
CARDS: Final = 2
REVEALED: Final = 3
OUTCOME: Final = 4
STAGES: Final = ("", "call", "cards", "revealed", "outcome")
