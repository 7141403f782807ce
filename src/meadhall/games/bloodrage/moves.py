"""Actions as numbers and as text: `invade warrior andlang`, `march gimle andlang`, `upgrade troll over dark_elf`.

An action is an operation with a place and a kind of figure or a place to come from, or with a card and a slot.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.errors import InvalidMove
from meadhall.games.bloodrage.board import PLACE_NAMES
from meadhall.games.bloodrage.cards import BATTLE, KEY, KIND, NONE
from meadhall.games.bloodrage.clans import entry_price, power, slots_for, upgrade_cost
from meadhall.games.bloodrage.layout import CHALLENGE_COST, KINDS, RECALL_COST, SLOTS
from meadhall.games.bloodrage.notation import card_of, kind_name, kind_of, place_of, province_of
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
MARCH_COST: Final = 1
MOST_SLOTS: Final = 3
"""As many slots as there are for cards of one kind."""

FULL: Final = 15
"""In place of a slot: there is none free, and none was named."""
ABSENT: Final = 14
"""In place of a slot: the card to be replaced lies in none."""

WORDS: Final = {
    "pass": PASS, "invade": INVADE, "recall": RECALL, "march": MARCH, "upgrade": UPGRADE, "quest": QUEST,
    "pillage": PILLAGE, "challenge": CHALLENGE, "sacrifice": SACRIFICE,
}  # fmt: skip
NAMES: Final = {operation: word for word, operation in WORDS.items()}
LENGTHS: Final = {
    "pass": 1, "invade": 3, "recall": 3, "march": 3, "quest": 1, "pillage": 2, "challenge": 2, "sacrifice": 1,
}  # fmt: skip


def operation_of(option: int) -> int:
    return option & (15 << 12)


def target_of(option: int) -> int:
    """The place an action is about."""
    return option & 63


def kind_or_start(option: int) -> int:
    """The kind of figure that invades, or where a march begins."""
    return (option >> 6) & 63


def card_in(option: int) -> int:
    return option & 127


def slot_in(option: int) -> int:
    return (option >> 7) & 15


def price(s: BloodRage, seat: int, option: int) -> int:
    """What an action costs."""
    operation = operation_of(option)
    if operation == INVADE:
        kind = kind_or_start(option)
        return entry_price(s, seat, kind) if kind < KINDS else 0
    if operation == RECALL:
        return power(s, seat, RECALL_COST)
    if operation == MARCH:
        return MARCH_COST
    if operation == UPGRADE:
        return upgrade_cost(s, seat, card_in(option))
    if option == PASS:
        return int(s.rage[seat])
    return power(s, seat, CHALLENGE_COST) if operation == CHALLENGE else 0


def say(s: BloodRage, seat: int, option: int) -> str:
    operation = operation_of(option)
    word = NAMES[operation]
    if operation in (INVADE, RECALL):
        return f"{word} {kind_name(s, seat, kind_or_start(option))} {PLACE_NAMES[target_of(option)]}"
    if operation == MARCH:
        return f"{word} {PLACE_NAMES[kind_or_start(option)]} {PLACE_NAMES[target_of(option)]}"
    if operation == UPGRADE:
        before: int = s.slots[seat * SLOTS + slot_in(option)]
        text = f"{word} {KEY[card_in(option)]}"
        return text if before == NONE else f"{text} over {KEY[before]}"
    if operation in (PILLAGE, CHALLENGE):
        return f"{word} {PLACE_NAMES[target_of(option)]}"
    return word


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
