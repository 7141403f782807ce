"""The cards by name and number: the People, the deities, the victories, and the constants of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from meadhall.engine.errors import DataError

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


class Card(NamedTuple):
    """What the pages draw on a card, and what it is worth, as a rule of thumb for bots: how much better or worse than
    average one of the People is to keep, Glory of a deity for every round still to come, Glory of a victory in the end.
    `check_cards` says what was forgotten."""

    emblem: str = ""
    worth: float = -1.0


PEOPLE_CARDS: Final = {
    "archer": Card("bowman", 0.7),
    "bond": Card("farmer", 0.9),
    "hirdman": Card("swordman", 1.15),
    "huskarl": Card("viking-shield", 0.8),
    "berserk": Card("barbarian", 1.2),
    "thrall": Card("manacles", 0.5),
    "priest": Card("rune-stone", 1.15),
    "hovding": Card("horned-helm", 1.1),
    "konung": Card("throne-king", 1.2),
    "assassin": Card("hooded-assassin", 1.1),
    "traitor": Card("backstab", 1.1),
    "raider": Card("grab", 1.25),
    "plague": Card("rat", 0.6),
    "shield_wall": Card("shield-echoes", 0.9),
    "outflank": Card("encirclement", 0.9),
}
PEOPLE: Final = tuple(PEOPLE_CARDS)
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
HALL_CARDS: Final = {
    "vidar": Card("boot-stomp", 0.35),
    "odin": Card("wizard-face", 0.35),
    "thor": Card("thor-hammer", 0.55),
    "freya": Card("feline", 0.15),
    "heimdall": Card("hunting-horn", 0.45),
    "valkyrie": Card("winged-sword", 0.35),
    "baldr": Card("sun", 0.2),
    "tyr": Card("severed-hand", 0.2),
    "yggdrasil": Card("holy-oak", 0.1),
    "surt": Card("ifrit", 0.35),
    "hel": Card("half-dead", 0.3),
    "fenrir": Card("direwolf", 0.65),
    "fafnir": Card("dragon-head", 0.3),
    "naglfar": Card("drakkar-dragon", 0.25),
    "jormungandr": Card("ouroboros", 0.45),
    "nidhogg": Card("spiked-dragon-head", 0.2),
    "loki": Card("duality-mask", 0.15),
    "ragnarok": Card("eclipse-flare", 0.0),
}
DEITY_NAMES: Final = tuple(HALL_CARDS)
DEITY_OF: Final = {name: deity for deity, name in enumerate(DEITY_NAMES)}

BLUE: Final = 0b0_0000_0000_1111_1111
BLACK: Final = 1 << 8
RED: Final = 0b1_1111_1110_0000_0000
ALL_DEITIES: Final = (1 << DEITIES) - 1

VICTORIES: Final = 9
VICTORY_CARDS: Final = {
    "rout": Card("slashed-shield", 2.0),
    "glorious_raid": Card("drakkar", 1.0),
    "dear_victory": Card("bloody-sword", 3.0),
    "beloved_of_aesir": Card("laurel-crown", 1.0),
    "child_of_chaos": Card("burning-eye", 1.0),
    "own_god": Card("strong-man", 1.2),
    "rich_spoils": Card("open-treasure-chest", 2.0),
    "saga_of_the_kin": Card("family-tree", 1.2),
    "challenge": Card("gauntlet", 1.5),
    "ragnarok": Card("eclipse-flare", 0.0),
}
VICTORY_NAMES: Final = tuple(VICTORY_CARDS)
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


def check_cards() -> None:
    check_rows("PEOPLE_CARDS", PEOPLE_CARDS, "KINDS", KINDS)
    check_rows("HALL_CARDS", HALL_CARDS, "DEITIES", DEITIES + 1)
    check_rows("VICTORY_CARDS", VICTORY_CARDS, "VICTORIES", VICTORIES + 1)
    for number, name, deck in ((RAGNAROK, "RAGNAROK", DEITIES), (LAST_VICTORY, "LAST_VICTORY", VICTORIES)):
        if number != deck:
            raise DataError(f"units.py: {name} is {number}, and {deck} cards stand before it")


def check_rows(table: str, rows: dict[str, Card], name: str, count: int) -> None:
    if len(rows) != count:
        raise DataError(f"units.py: {table} has {len(rows)} rows, and by {name} there are {count}")
    for key, card in rows.items():
        if not card.emblem:
            raise DataError(f"units.py: {table} says no emblem of {key}")
        if card.worth < 0.0:
            raise DataError(f"units.py: {table} says no worth of {key}")


check_cards()


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
