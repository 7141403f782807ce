"""The two squads of the first game (K-40). Their placement is ours: the book's picture is lost."""

from __future__ import annotations

from typing import Final

from meadhall.games.berserk.board import CELL_OF
from meadhall.games.berserk.state import SEATS, BerserkState
from meadhall.games.berserk.turns import STARTS
from meadhall.games.berserk.verbs import lay_down, turn_up

SQUADS: Final = (
    {
        "raer": "c3", "man-eating-troll": "b3", "plague-rider": "d3", "fire-demon": "b2", "skeletal-hound": "d2",
        "nadikh": "c2", "mermaid-jester": "b1", "dead-bombard": "c1", "wyvern": "d1",
    },
    {
        "helmir": "c4", "chernovar": "b4", "clay-golem": "d4", "guard-of-tullen": "a4", "dwarf-crossbowman": "b5",
        "khazg": "e4", "pyromancer-of-dzara": "c5", "storm-priest": "d5", "ost": "c6", "mountain-spirit": "b6",
    },
)  # fmt: skip


def set_up_squads(s: BerserkState) -> None:
    """Both squads stand face up; the first seat goes first."""
    for seat in range(SEATS):
        cells: list[tuple[int, int]] = []
        for word, name in SQUADS[seat].items():
            cells.append((CELL_OF[name], s.book.by_word[word]))
        for cell, kind in sorted(cells):
            lay_down(s, kind, seat, cell)
        s.totals[seat] = len(cells)
    for slot in range(s.slots):
        turn_up(s, slot)
    s.then(STARTS[s.first])
