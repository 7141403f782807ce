"""The fixed space of answers."""

from __future__ import annotations

from typing import Final

from meadhall.engine.actions import Block
from meadhall.games.berserk.board import CELL_NAMES, ROWS
from meadhall.games.berserk.cards import BOOK

SLOTS: Final = 100
"""Two decks of fifty."""
WAYS: Final = ("sw", "s", "se", "w", "here", "e", "nw", "n", "ne")
ACTS: Final = ("strike", "counter", "sky", "jump", "teleport", *(f"feature{n}" for n in range(1, 9)))
INSTANTS: Final = tuple(f"feature{n}{word}" for n in range(1, 9) for word in ("", " return"))


def action_blocks() -> list[Block]:
    slots = range(1, SLOTS + 1)
    numbers = tuple(str(number) for number in range(31))
    return [
        Block("end", ("",)),
        Block("pass", ("",)),
        Block("walk", tuple(f"{slot} {way}" for slot in slots for way in WAYS)),
        Block("act", tuple(f"{slot} {act}" for slot in slots for act in ACTS)),
        Block("instant", tuple(f"{slot} {act}" for slot in slots for act in INSTANTS)),
        Block("defend", tuple(str(slot) for slot in slots)),
        Block("card", tuple(str(slot) for slot in slots)),
        Block("cell", CELL_NAMES),
        Block("number", numbers),
        Block("offer", ("no", "yes")),
        Block("kind", tuple(card.word for card in BOOK.cards)),
        Block("row", tuple(str(row + 1) for row in range(ROWS))),
        Block("order", numbers),
        Block("die", ("1", "2", "3", "4", "5", "6")),
        Block("step down", ("no", "yes")),
    ]
