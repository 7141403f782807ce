"""The words of Berserk as numbers: kinds of cards and attacks, zones, elements, what a card has, what can happen. The
number of a word is its place in `language.json`."""

from __future__ import annotations

from typing import Final

from meadhall.engine.declared_reader import listed
from meadhall.engine.json_reader import read_data_file

NAMES: Final = listed(read_data_file("berserk", "language.json").key("words"))
"""The words that cards are written with."""
NOBODY: Final = -1
NOWHERE: Final = -1
MOST_FEATURES: Final = 8
"""Activated features of a card that answers have numbers for."""

# --- kinds of cards -------------------------------------------------------------------------------------------------
GROUND: Final = 0
FLYING: Final = 1
COMPANION: Final = 2
PARASITE: Final = 3
ARTIFACT: Final = 4
TERRAIN: Final = 5
CARD_KINDS: Final = NAMES["kind of card"]
CREATURES: Final = 0b1111
SYMBIONTS: Final = 0b1100
ALL_KINDS: Final = 0b111111
KINDS_OF_CARDS: Final = {"creature": CREATURES, "symbiont": SYMBIONTS, "card": ALL_KINDS}

ELEMENTS: Final = NAMES["element"]
NEUTRAL: Final = 5
CLASSES: Final = NAMES["class"]

# --- abilities: attacks, and what is none (L318) --------------------------------------------------------------------
SIMPLE: Final = 0
SPECIAL: Final = 1
MAGIC_STRIKE: Final = 2
DISCHARGE: Final = 3
SHOT: Final = 4
THROW: Final = 5
LUNGE: Final = 6
SPELL: Final = 7
EFFECT: Final = 8
ABILITIES: Final = NAMES["kind of ability"]
ATTACKS: Final = 0b1111111
CLOSE_ATTACKS: Final = 0b111
"""Close strikes: the simple, the special and the magic one (K-28)."""
RANGED: Final = 0b1111000
STRIKES: Final = 0b1000111
"""These, and the strike over a row (K-28)."""
NON_MAGIC: Final = 0b1110011
MAGIC: Final = 0b10001100
KIND_SETS: Final = {
    "attack": ATTACKS, "close": CLOSE_ATTACKS, "ranged": RANGED, "strike": STRIKES, "close_strike": CLOSE_ATTACKS,
    "non_magic": NON_MAGIC, "magic": MAGIC, "non_magic_strike": STRIKES & NON_MAGIC,
    "non_magic_close": CLOSE_ATTACKS & NON_MAGIC,
}  # fmt: skip

MISS: Final = 0
WEAK: Final = 1
MEDIUM: Final = 2
STRONG: Final = 3
HITS: Final = (WEAK, MEDIUM, STRONG)
"""The strengths at which a strike gives wounds."""
STRENGTHS: Final = NAMES["strength"]
ANY_STRENGTH: Final = 0b1110

# --- zones ----------------------------------------------------------------------------------------------------------
FIELD: Final = 0
EXTRA: Final = 1
GRAVEYARD: Final = 2
EXILE: Final = 3
GONE: Final = 4
"""The slot of a card that went back to a deck: nothing lies there."""
ZONES: Final = NAMES["zone"]

# --- what a card has: keywords (the larger counts, K-15) and numbers that add up ------------------------------------
ARMOR: Final = 0
ATTACK_EXPERIENCE: Final = 1
DEFENCE_EXPERIENCE: Final = 2
SHOOTING_EXPERIENCE: Final = 3
REGENERATION: Final = 4
CLUMSINESS: Final = 5
JUMP: Final = 6
INCARNATION: Final = 7
VAMPIRISM: Final = 8
DIRECTED: Final = 9
UNANSWERED: Final = 10
STEADFAST: Final = 11
TELEPORT: Final = 12
SCAVENGING: Final = 13
INCORPOREAL: Final = 14
HORDE: Final = 15
FORMATION: Final = 16
VALHALLA: Final = 17
PROTECTION: Final = 18
PROTECTION_FLYERS: Final = 19
PROTECTION_POISON: Final = 20
DIAGONAL: Final = 21
ONLY_OPPOSITE: Final = 22
TWO_DICE: Final = 23
SET_VALUE: Final = 24
SET_STRENGTH: Final = 25
LIFE_CAP: Final = 26
MOVEMENT: Final = 27
RANGE: Final = 28
DIE: Final = 29
OWN_VALUE: Final = 30
INCOMING: Final = 31
LOST: Final = 32
PREVENTION: Final = 33
STATS: Final = NAMES["stat"]
WAYS: Final = 1 << JUMP | 1 << TELEPORT | 1 << DIAGONAL | 1 << INCORPOREAL
"""What changes where a card may go."""
FIRST_ADDED: Final = MOVEMENT
"""Numbers from here on add up."""

# --- moments at which instants may be declared (K-8) ----------------------------------------------------------------
ANY_MOMENT: Final = 0
AT_DECLARATION: Final = 1
AT_DICE: Final = 2
AT_VALUE: Final = 3
AT_WOUNDS: Final = 4
AT_MOVE: Final = 5
AT_TURN: Final = 6
MOMENTS: Final = NAMES["moment"]

FOREVER: Final = 9999
"""The turn that never comes."""
OWN: Final = 1
ENEMY: Final = 2
BOTH: Final = 3
SIDES: Final = {"own": OWN, "enemy": ENEMY, "any": BOTH}
