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
FIGURE_AND_PLACE: Final = (INVADE, RECALL)
TWO_PLACES: Final = (MARCH,)
PROVINCE: Final = (PILLAGE, CHALLENGE)
"""What is said after the word of an operation."""


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
    words = [NAMES[operation]]
    if operation in FIGURE_AND_PLACE:
        words += [kind_name(s, seat, kind_or_start(option)), PLACE_NAMES[target_of(option)]]
    elif operation in TWO_PLACES:
        words += [PLACE_NAMES[kind_or_start(option)], PLACE_NAMES[target_of(option)]]
    elif operation in PROVINCE:
        words.append(PLACE_NAMES[target_of(option)])
    elif operation == UPGRADE:
        before: int = s.slots[seat * SLOTS + slot_in(option)]
        words += [KEY[card_in(option)]] if before == NONE else [KEY[card_in(option)], "over", KEY[before]]
    return " ".join(words)


def read(s: BloodRage, seat: int, text: str) -> int:
    """The action a text means, allowed or not."""
    word, *rest = text.split(" ")
    operation = WORDS.get(word, -1)
    if operation == UPGRADE and (len(rest) == 1 or (len(rest) == 3 and rest[1] == "over")):
        return read_upgrade(s, seat, rest)
    if operation in FIGURE_AND_PLACE and len(rest) == 2:
        return operation | (kind_of(s, seat, rest[0]) << 6) | place_of(rest[1])
    if operation in TWO_PLACES and len(rest) == 2:
        return operation | (place_of(rest[0]) << 6) | place_of(rest[1])
    if operation in PROVINCE and len(rest) == 1:
        return operation | province_of(rest[0])
    if operation in (PASS, QUEST, SACRIFICE) and not rest:
        return operation
    raise InvalidMove(f"{text!r} is no action; actions begin with {', '.join(WORDS)}")


def read_upgrade(s: BloodRage, seat: int, words: list[str]) -> int:
    """`card` takes a free slot, `card over other` the slot of the other."""
    card = card_of(words[0])
    wanted = card_of(words[2]) if len(words) == 3 else NONE
    slots = range(*slots_for(card)) if KIND[card] < BATTLE else range(0)
    for slot in slots:
        if s.slots[seat * SLOTS + slot] == wanted:
            return UPGRADE | (slot << 7) | card
    return UPGRADE | ((FULL if wanted == NONE or not slots else ABSENT) << 7) | card
