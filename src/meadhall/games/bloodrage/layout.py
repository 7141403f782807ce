"""Where things stand in the flat tables of the state."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.board import PLACES

SEATS: Final = 4
KINDS: Final = 5
"""Kinds of figures of one seat: leader, warrior, ship and the monsters of its two slots."""
ROW: Final = PLACES * KINDS
"""`figures[seat * ROW + place * KINDS + kind]`"""
NOBODY: Final = (0, 0, 0, 0, 0)
"""No figures of any kind."""
WARRIORS: Final = 8
"""So many warriors has every clan, one leader and one ship (rulebook 252)."""
PACK: Final = 8
"""Cards dealt to a seat in every age (rulebook 343)."""
PICKS: Final = 6
"""Cards a seat keeps of a draft (rulebook 355)."""
LAST_AGE: Final = 3
DONE: Final = 127
"""The answer that ends a choice of several cards or figures, or picks none: beyond all of them."""

MOST_ACTIONS: Final = 200
"""After so many actions of one seat in an age the phase ends (R-60)."""

# The phases of an age (rulebook 328-333).
DRAFT: Final = 0
ACTIONS: Final = 1
DISCARD: Final = 2
QUESTS: Final = 3
RAGNAROK: Final = 4
RELEASE: Final = 5
PHASES: Final = ("draft", "actions", "discard", "quests", "ragnarok", "valhalla")
