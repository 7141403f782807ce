"""Where things stand in the flat tables of the state."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.board import PLACES
from meadhall.games.bloodrage.cards import NONE

SEATS: Final = 4
KINDS: Final = 5
"""Kinds of figures of one seat: leader, warrior, ship and the monsters of its two slots."""
ROW: Final = PLACES * KINDS
"""`figures[seat * ROW + place * KINDS + kind]`"""
PACK: Final = 8
"""Cards dealt to a seat in every age (343)."""
PICKS: Final = 6
"""Cards a seat keeps of a draft (355)."""

# The phases of an age (328-333).
DRAFT: Final = 0
ACTIONS: Final = 1
DISCARD: Final = 2
QUESTS: Final = 3
RAGNAROK: Final = 4
RELEASE: Final = 5
PHASES: Final = ("draft", "actions", "discard", "quests", "ragnarok", "valhalla")

# `s.battle`: the pillage that is under way.
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

MOST_ACTIONS: Final = 200
"""After so many actions of one seat in an age the phase ends (R-60)."""
