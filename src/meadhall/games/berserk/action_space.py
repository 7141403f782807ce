"""The fixed space of answers for machines: cards are told by their slots, features by their place on the card."""

from __future__ import annotations

from typing import Final

from meadhall.engine.actions import Block
from meadhall.games.berserk.board import CELL_NAMES, ROWS
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.serialization import MOST_CARDS

WAYS: Final = ("sw", "s", "se", "w", "here", "e", "nw", "n", "ne")
ACTS: Final = ("strike", "counter", "sky", "jump", "teleport", *(f"feature{n}" for n in range(1, 9)))
INSTANTS: Final = tuple(f"feature{n}{word}" for n in range(1, 9) for word in ("", " return"))


def blocks() -> list[Block]:
    slots = [str(slot) for slot in range(1, MOST_CARDS + 1)]
    numbers = [str(number) for number in range(31)]
    words: dict[str, list[str]] = {
        "end": [""],
        "pass": [""],
        "walk": [f"{slot} {way}" for slot in slots for way in WAYS],
        "act": [f"{slot} {act}" for slot in slots for act in ACTS],
        "instant": [f"{slot} {act}" for slot in slots for act in INSTANTS],
        "defend": slots,
        "card": slots,
        "cell": [*CELL_NAMES],
        "number": numbers,
        "offer": ["no", "yes"],
        "kind": [card.word for card in BOOK.cards],
        "row": numbers[1 : ROWS + 1],
        "order": numbers,
        "die": numbers[1:7],
        "step down": ["no", "yes"],
    }
    return [Block(name, tuple(entries)) for name, entries in words.items()]
