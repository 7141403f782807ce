"""The cards by name and number: the People, the deities, the victories, and the constants of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

ARCHER: Final = 0
BOND: Final = 1
HIRDMAN: Final = 2
HUSKARL: Final = 3
BERSERK: Final = 4
THRALL: Final = 5
PRIEST: Final = 6
HOVDING: Final = 7
KONUNG: Final = 8
ASSASSIN: Final = 9
TRAITOR: Final = 10
RAIDER: Final = 11
PLAGUE: Final = 12
SHIELD_WALL: Final = 13
OUTFLANK: Final = 14

UNITS: Final = 12
"""Kinds below this are units, the others manoeuvres."""
KINDS: Final = 15
UNIT_BITS: Final = 4
UNIT_MASK: Final = (1 << UNIT_BITS) - 1
"""A byte of a line is its unit in the lower bits, and above them the seat that put it there."""
MOST_SEATS: Final = 5
DECK: Final = 110
"""Cards of the People deck; no line is longer."""
MOST_STRENGTH: Final = 20
"""The most that a set of cards may say for a strength."""

PEOPLE_EMBLEMS: Final = {
    "archer": "bowman", "bond": "farmer", "hirdman": "swordman", "huskarl": "viking-shield", "berserk": "barbarian",
    "thrall": "manacles", "priest": "rune-stone", "hovding": "horned-helm", "konung": "throne-king",
    "assassin": "hooded-assassin", "traitor": "backstab", "raider": "grab", "plague": "rat",
    "shield_wall": "shield-echoes", "outflank": "encirclement",
}  # fmt: skip
"""Every card with what the pages draw on it; so for the Hall and the victories."""
PEOPLE: Final = tuple(PEOPLE_EMBLEMS)
KIND_OF: Final = {name: kind for kind, name in enumerate(PEOPLE)}

VIDAR: Final = 0
ODIN: Final = 1
THOR: Final = 2
FREYA: Final = 3
HEIMDALL: Final = 4
VALKYRIE: Final = 5
BALDR: Final = 6
TYR: Final = 7
YGGDRASIL: Final = 8
SURT: Final = 9
HEL: Final = 10
FENRIR: Final = 11
FAFNIR: Final = 12
NAGLFAR: Final = 13
JORMUNGANDR: Final = 14
NIDHOGG: Final = 15
LOKI: Final = 16
RAGNAROK: Final = 17
"""Stands in the Hall as a card, but is no deity."""
NOBODY: Final = -1
"""No seat, no deity."""

DEITIES: Final = 17
HALL_EMBLEMS: Final = {
    "vidar": "boot-stomp", "odin": "wizard-face", "thor": "thor-hammer", "freya": "feline",
    "heimdall": "hunting-horn", "valkyrie": "winged-sword", "baldr": "sun", "tyr": "severed-hand",
    "yggdrasil": "holy-oak", "surt": "ifrit", "hel": "half-dead", "fenrir": "direwolf", "fafnir": "dragon-head",
    "naglfar": "drakkar-dragon", "jormungandr": "ouroboros", "nidhogg": "spiked-dragon-head", "loki": "duality-mask",
    "ragnarok": "eclipse-flare",
}  # fmt: skip
DEITY_NAMES: Final = tuple(HALL_EMBLEMS)
DEITY_OF: Final = {name: deity for deity, name in enumerate(DEITY_NAMES)}

BLUE: Final = 0b0_0000_0000_1111_1111
BLACK: Final = 1 << 8
RED: Final = 0b1_1111_1110_0000_0000
ALL_DEITIES: Final = (1 << DEITIES) - 1

VICTORIES: Final = 9
VICTORY_EMBLEMS: Final = {
    "rout": "slashed-shield", "glorious_raid": "drakkar", "dear_victory": "bloody-sword",
    "beloved_of_aesir": "laurel-crown", "child_of_chaos": "burning-eye", "own_god": "strong-man",
    "rich_spoils": "open-treasure-chest", "saga_of_the_kin": "family-tree", "challenge": "gauntlet",
    "ragnarok": "eclipse-flare",
}  # fmt: skip
VICTORY_NAMES: Final = tuple(VICTORY_EMBLEMS)
VICTORY_OF: Final = {name: victory for victory, name in enumerate(VICTORY_NAMES)}
LAST_VICTORY: Final = 9
"""The number of the Ragnarök card of the Victory deck."""

UNIT_OF: Final = {PEOPLE[kind]: kind for kind in range(UNITS)}
SUMMONED_OF: Final = {DEITY_NAMES[deity]: deity for deity in range(DEITIES)}
WON_OF: Final = {VICTORY_NAMES[victory]: victory for victory in range(VICTORIES)}
"""Who may stand in a line, be summoned, be won: the cards of each kind without those that only lie in a deck."""

LEFT: Final = 0
RIGHT: Final = 1
ENDS: Final = ("left", "right")

FIRST_HAND: Final = 9
HAND_LIMIT: Final = 12
PASS_DRAW: Final = 4
HALL_SIZE: Final = 3
BOTTOM: Final = 3
"""Ragnarök is among so many cards at the bottom of the Deity deck."""
FIRST_PRICE: Final = 2
THOR_STRENGTH: Final = 5
FENRIR_STRENGTH: Final = 5
ASSASSIN_BOUNTY: Final = 4
"""An Assassin whose victim was at most so strong draws a card."""
PRIEST_BAR: Final = 8
"""A Priest does not come where another Tiwaz unit has at most so much."""
OUTFLANK_UNITS: Final = 3
BALDR_CARDS: Final = 4
GLORY_TO_END: Final = 5
MOST_ACTIONS: Final = 150
"""Main actions of one player in a round, after which only passing is left (W-6)."""

BYTES: Final = [bytes([value]) for value in range(256)]
"""Every byte alone, to put lines and piles together of."""


def names_in(mask: int, names: tuple[str, ...]) -> list[str]:
    """The names whose numbers are in a mask."""
    return [name for number, name in enumerate(names) if (mask >> number) & 1]


def card_key(kind: int) -> str:
    """The name of a card of the People deck as parameters speak of it."""
    return f"@unit-{PEOPLE[kind]}" if kind < UNITS else f"@manoeuvre-{PEOPLE[kind]}"


def card_keys(kinds: Sequence[int]) -> list[int | str]:
    return [card_key(kind) for kind in kinds]


def deity_key(deity: int) -> str:
    return "@victory-ragnarok" if deity == RAGNAROK else f"@deity-{DEITY_NAMES[deity]}"


def victory_key(victory: int) -> str:
    return f"@victory-{VICTORY_NAMES[victory]}"


def end_key(end: int) -> str:
    return f"@end-{ENDS[end]}"
