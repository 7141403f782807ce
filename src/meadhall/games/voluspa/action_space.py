"""Options as ids of a fixed space, for machines.

A block of ids for every kind, and for every way of a Serpent or Jotun, has one for each cell of a window over the
table: a square whose first row and column are those next to the table, above and to the left. Its side is as large as
the set allows. Where the table is larger than the window, cells beyond it count from the first row or column again,
and an id that is taken by then is not theirs. Placements boosted by one Freya have blocks by the place of the kind in
the hand. What is left without an id, by a cell beyond the window or by a larger boost, gets the ids that are free from
the block `other` on, in the order of the list.

How many options get these last ones, over random and quick plays: none in the base game and in the set `ravens`, 0.2
in a hundred in Saga of Edda, 1 in Order of the Gods, 2 in `giants` and `serpents`, 3 with all tiles.
"""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.actions import MOST_ACTIONS, Block
from meadhall.engine.flat import i64
from meadhall.games.voluspa import notation
from meadhall.games.voluspa.rules import Rules
from meadhall.games.voluspa.state import Voluspa
from meadhall.games.voluspa.tiles import FIRST, HAND, HEL, JOTUN, KINDS, NAMES, RAVEN, SERPENT

WIDEST: Final = 20
"""No window need be larger: tables grow to about 18 rows or columns."""
SPARE: Final = 200
"""So many ids at least belong to no window."""
DRAWN: Final = KINDS - FIRST
"""Kinds that are held in hands."""
NO_ID: Final = -1


@final
class Layout:
    """Which ids the options of a set have: first those with a cell, block after block, then the others."""

    def __init__(self, rules: Rules) -> None:
        self.names: list[str] = []
        self.block_of = [NO_ID] * (KINDS * len(notation.WAYS))
        """The number of the block of a kind and way, at kind * 5 + way."""
        for kind in range(HEL, KINDS):
            if rules.numbers[kind]:
                for way in ways_of(kind):
                    self.block_of[kind * len(notation.WAYS) + way] = len(self.names)
                    self.names.append(block_name(kind, way))
        self.boosted = len(self.names)
        if rules.freya:
            self.names += [f"boosted {place + 1}" for place in range(HAND)]
        self.side = WIDEST
        while len(self.names) * self.side**2 + 2 * DRAWN + 2 + SPARE > MOST_ACTIONS:
            self.side -= 1
        self.with_cell = len(self.names) * self.side**2
        self.size = self.with_cell + 2 * DRAWN + 2 + SPARE

    def blocks(self) -> list[Block]:
        cells = tuple([f"r{row} c{column}" for row in range(self.side) for column in range(self.side)])
        kinds = tuple(NAMES[FIRST:])
        return [
            *[Block(name, cells) for name in self.names],
            Block(notation.VERBS[notation.DISCARD], kinds),
            Block(notation.VERBS[notation.DROP], kinds),
            Block("", (notation.VERBS[notation.STAY], notation.VERBS[notation.DONE])),
            Block("other", tuple([str(number) for number in range(SPARE)])),
        ]

    def id_without_cell(self, option: int) -> int:
        """The id of an answer that lays nothing."""
        verb = notation.verb_of(option)
        if verb in (notation.DISCARD, notation.DROP):
            return self.with_cell + (verb - notation.DISCARD) * DRAWN + (notation.kind_of(option)) - FIRST
        return self.with_cell + 2 * DRAWN + verb - notation.STAY

    def id_of(self, s: Voluspa, seat: int, option: int, corner: i64, wrap: bool) -> int:
        """The id of an option by itself; `NO_ID` where it has none, as beyond the window unless that is to `wrap`."""
        if notation.verb_of(option) != notation.PLACE and notation.verb_of(option) != notation.FLY:
            return self.id_without_cell(option)
        block = self.block_for(s, seat, option)
        away = int((option - corner) & s.board.mask)
        row, column = away // int(s.board.wide), away % int(s.board.wide)
        if wrap:
            row %= self.side
            column %= self.side
        if block == NO_ID or row >= self.side or column >= self.side:
            return NO_ID
        return (block * self.side + row) * self.side + column

    def block_for(self, s: Voluspa, seat: int, option: int) -> int:
        """The number of the block for a placement or flight; `NO_ID` for boosts that have none."""
        if notation.verb_of(option) == notation.FLY:
            return self.block_of[RAVEN * len(notation.WAYS)]
        kind = notation.kind_of(option)
        way = notation.way_of(option)
        boost = notation.boost_of(option)
        if boost == 0:
            return self.block_of[kind * len(notation.WAYS) + way]
        place = len([held for held in range(FIRST, kind) if s.hands[seat * KINDS + held]])
        if boost > 1 or way != ways_of(kind)[0] or place >= HAND:
            return NO_ID
        return self.boosted + place


def ways_of(kind: int) -> list[int]:
    """The ways in which a kind may be laid; 0 is the plain one."""
    if kind == SERPENT:
        return [notation.ROW, notation.COLUMN]
    return [0, 1, 2, 3, 4] if kind == JOTUN else [0]


def block_name(kind: int, way: int) -> str:
    if not way:
        return NAMES[kind]
    return f"{NAMES[kind]} {notation.LINES[way]}" if kind == SERPENT else f"{NAMES[kind]} throws {notation.WAYS[way]}"


LAYOUTS: Final[dict[str, Layout]] = {}


def layout_of(rules: Rules) -> Layout:
    if rules.tile_set not in LAYOUTS:
        LAYOUTS[rules.tile_set] = Layout(rules)
    return LAYOUTS[rules.tile_set]


def action_ids(s: Voluspa, seat: int, options: list[int]) -> list[int]:
    """The ids of all options of a prompt: cells in the window, then those beyond it whose place is free, then the
    rest."""
    layout = layout_of(s.rules)
    corner = s.board.corner()
    ids = [layout.id_of(s, seat, option, corner, False) for option in options]
    if NO_ID not in ids:
        return ids
    taken = set(ids)
    for at in range(len(ids)):
        if ids[at] == NO_ID:
            wrapped = layout.id_of(s, seat, options[at], corner, True)
            if wrapped not in taken:
                ids[at] = wrapped
                taken.add(wrapped)
    free = layout.size - SPARE
    for at in range(len(ids)):
        if ids[at] == NO_ID:
            while free in taken:
                free = (free + 1) % layout.size
            ids[at] = free
            taken.add(free)
    return ids


def action_id(s: Voluspa, seat: int, option: int) -> int:
    """The id of an option whatever else may be chosen; `NO_ID` for one that depends on the others."""
    return layout_of(s.rules).id_of(s, seat, option, s.board.corner(), False)
