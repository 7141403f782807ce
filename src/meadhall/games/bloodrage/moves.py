"""Actions as numbers and as text: `invade warrior andlang`, `march gimle andlang`, `upgrade troll over dark_elf`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall.engine.errors import InvalidMove
from meadhall.games.bloodrage.board import PLACE_NAMES
from meadhall.games.bloodrage.cards import BATTLE, KEY, KIND, NONE
from meadhall.games.bloodrage.clans import SLOTS
from meadhall.games.bloodrage.notation import card_of, kind_name, kind_of, place_of, province_of
from meadhall.games.bloodrage.upgrades import slots_for

if TYPE_CHECKING:
    from meadhall.games.bloodrage.state import BloodRage

PASS: Final = 0
INVADE: Final = 1 << 12
RECALL: Final = 2 << 12
MARCH: Final = 3 << 12
UPGRADE: Final = 4 << 12
QUEST: Final = 5 << 12
PILLAGE: Final = 6 << 12
CHALLENGE: Final = 7 << 12
SACRIFICE: Final = 8 << 12
OPERATION: Final = 15 << 12

FULL: Final = 15
"""In place of a slot: there is none free, and none was named."""
ABSENT: Final = 14
"""In place of a slot: the card to be replaced lies in none."""

WORDS: Final = {
    "pass": PASS, "invade": INVADE, "recall": RECALL, "march": MARCH, "upgrade": UPGRADE, "quest": QUEST,
    "pillage": PILLAGE, "challenge": CHALLENGE, "sacrifice": SACRIFICE,
}  # fmt: skip
LENGTHS: Final = {
    "pass": 1, "invade": 3, "recall": 3, "march": 3, "quest": 1, "pillage": 2, "challenge": 2, "sacrifice": 1,
}  # fmt: skip


def say(s: BloodRage, seat: int, option: int) -> str:
    operation = option & OPERATION
    if operation in (INVADE, RECALL):
        word = "invade" if operation == INVADE else "recall"
        return f"{word} {kind_name(s, seat, (option >> 6) & 63)} {PLACE_NAMES[option & 63]}"
    if operation == MARCH:
        return f"march {PLACE_NAMES[(option >> 6) & 63]} {PLACE_NAMES[option & 63]}"
    if operation == UPGRADE:
        before: int = s.slots[seat * SLOTS + ((option >> 7) & 15)]
        text = f"upgrade {KEY[option & 127]}"
        return text if before == NONE else f"{text} over {KEY[before]}"
    if operation == PILLAGE:
        return f"pillage {PLACE_NAMES[option & 63]}"
    if operation == CHALLENGE:
        return f"challenge {PLACE_NAMES[option & 63]}"
    if operation == QUEST:
        return "quest"
    return "sacrifice" if operation == SACRIFICE else "pass"


def read(s: BloodRage, seat: int, text: str) -> int:
    """The action a text means, allowed or not."""
    words = text.split(" ")
    first = words[0]
    if first == "upgrade" and len(words) in (2, 4) and (len(words) == 2 or words[2] == "over"):
        return read_upgrade(s, seat, words)
    if first not in LENGTHS or LENGTHS[first] != len(words):
        raise InvalidMove(f"{text!r} is no action; actions begin with {', '.join(WORDS)}")
    operation = WORDS[first]
    if operation in (INVADE, RECALL):
        return operation | (kind_of(s, seat, words[1]) << 6) | place_of(words[2])
    if operation == MARCH:
        return operation | (place_of(words[1]) << 6) | place_of(words[2])
    if operation in (PILLAGE, CHALLENGE):
        return operation | province_of(words[1])
    return operation


def read_upgrade(s: BloodRage, seat: int, words: list[str]) -> int:
    """`upgrade card` takes a free slot, `upgrade card over other` the slot of the other."""
    card = card_of(words[1])
    if KIND[card] >= BATTLE:
        return UPGRADE | (FULL << 7) | card
    first, end = slots_for(card)
    if len(words) == 4:
        other = card_of(words[3])
        for slot in range(first, end):
            if s.slots[seat * SLOTS + slot] == other:
                return UPGRADE | (slot << 7) | card
        return UPGRADE | (ABSENT << 7) | card
    for slot in range(first, end):
        if s.slots[seat * SLOTS + slot] == NONE:
            return UPGRADE | (slot << 7) | card
    return UPGRADE | (FULL << 7) | card
