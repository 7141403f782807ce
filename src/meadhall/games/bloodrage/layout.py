"""Where things stand in the flat tables of the state, and what is printed on a clan sheet."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.board import PLACES
from meadhall.games.bloodrage.cards import LEADER, NONE

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

# `s.steps[seat * STATS + stat]`: how far a stat has come on its track, from 0.
STAT_NAMES: Final = ("rage", "axes", "horns")
STATS: Final = 3
TRACKS: Final = ((6, 7, 8, 9, 12, 12), (3, 4, 5, 6, 8, 8), (4, 5, 6, 7, 10, 10))
LAST_STEP: Final = 5
LEGENDARY: Final = (0, 0, 0, 10, 10, 20)
"""Glory at the end of the game for a stat that has come so far (rulebook 629)."""
MOST_RAGE: Final = 12
"""Current rage never goes beyond the track (R-43)."""

# `s.slots[seat * SLOTS + slot]`: the upgrades.
SLOTS: Final = 8
"""One slot each for leader, warriors and ship, two for monsters, three for the clan (rulebook 443)."""
MONSTER_SLOT: Final = 3
CLAN_SLOT: Final = 5
SLOT_NAMES: Final = ("leader", "warrior", "ship", "monster", "monster", "clan", "clan", "clan")

# A row of `s.sheet`: what the upgrades of one seat amount to. First strengths and prices of the kinds of figures.
MIGHT: Final = 0
PAIR: Final = 5
ENTRY: Final = 6
POWERS: Final = (
    "advance", "raise_one", "raise_all", "ship_glory", "discount", "release_glory", "rout", "rout_glory", "reinforce",
    "quest_strength", "avenge", "protect_cost", "ragnarok_factor", "challenge_cost", "keep_cost", "storm_cost",
    "recall_cost", "quest_factor", "conquest_glory", "sacrifice",
)  # fmt: skip
ADVANCE: Final = 11
RAISE_ONE: Final = 12
RAISE_ALL: Final = 13
SHIP_GLORY: Final = 14
DISCOUNT: Final = 15
RELEASE_GLORY: Final = 16
ROUT: Final = 17
ROUT_GLORY: Final = 18
REINFORCE: Final = 19
QUEST_STRENGTH: Final = 20
AVENGE: Final = 21
PROTECT_COST: Final = 22
RAGNAROK_FACTOR: Final = 23
CHALLENGE_COST: Final = 24
KEEP_COST: Final = 25
STORM_COST: Final = 26
RECALL_COST: Final = 27
QUEST_FACTOR: Final = 28
CONQUEST_GLORY: Final = 29
SACRIFICE: Final = 30
SHEET: Final = 31
BASE_STRENGTH: Final = (3, 1, 2, 0, 0)
"""Leader, warrior and ship before any upgrade (rulebook 220)."""


def base_sheet() -> list[int]:
    """A clan sheet without upgrades; leaders come for nothing (rulebook 415)."""
    row = [0] * SHEET
    for kind in range(KINDS):
        row[MIGHT + kind] = BASE_STRENGTH[kind]
        row[ENTRY + kind] = 0 if kind == LEADER else BASE_STRENGTH[kind]
    return row


BASE_SHEETS: Final = base_sheet() * SEATS

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
