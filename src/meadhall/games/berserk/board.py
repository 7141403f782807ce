"""The battlefield: six rows of five cells, who stands next to whom, and how far it is.

Cells are numbered from the first player's third row: cell 0 is a1, cell 4 e1, cell 29 e6. The first player's rows one
to three are rows 3, 2, 1 of the board, the second player's 4, 5, 6.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.flat import i64, vec

COLUMNS: Final = 5
ROWS: Final = 6
CELLS: Final = 30
ANY_RANGE: Final = 99
"""A range without limit."""


def apart(one: int, other: int) -> tuple[int, int]:
    """By rows and by columns."""
    return abs(one // COLUMNS - other // COLUMNS), abs(one % COLUMNS - other % COLUMNS)


def neighbours(cell: int, most: int) -> list[int]:
    """Cells next to one, by so many steps at most: a diagonal one is two away."""
    return [there for there in range(CELLS) if max(apart(cell, there)) == 1 and sum(apart(cell, there)) <= most]


def reached(here: int, limit: int) -> list[int]:
    """Cells within a range that are not next to one."""
    return [there for there in range(CELLS) if max(apart(here, there)) > 1 and sum(apart(here, there)) <= limit]


def mask_of(cells: list[int]) -> int:
    return sum([1 << cell for cell in cells])


AROUND: Final[list[list[int]]] = [neighbours(cell, 2) for cell in range(CELLS)]
BESIDE: Final[list[list[int]]] = [neighbours(cell, 1) for cell in range(CELLS)]
"""The cells of a step: not diagonally (L227)."""
AROUND_MASK: Final = vec[i64]([mask_of(cells) for cells in AROUND])
DISTANCE: Final = vec[i64]([sum(apart(at // CELLS, at % CELLS)) for at in range(CELLS * CELLS)])
"""Shortest way by rows and columns (L332)."""
IN_RANGE: Final[list[list[int]]] = [reached(here, limit) for limit in range(10) for here in range(CELLS)]
"""The cells that a ranged attack reaches, by its range and where it comes from; 9 stands for all of them."""
IN_RANGE_MASK: Final = vec[i64]([mask_of(cells) for cells in IN_RANGE])
CELL_NAMES: Final = tuple(f"{'abcde'[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in range(CELLS))
CELL_OF: Final = {CELL_NAMES[cell]: cell for cell in range(CELLS)}


EVERYWHERE: Final = mask_of(list(range(CELLS)))
THIRD_ROWS: Final = [list(range(COLUMNS)), list(range(CELLS - COLUMNS, CELLS))]
"""The first player's, the second's."""


def cells_in_range(here: i64, limit: i64) -> list[int]:
    return IN_RANGE[min(limit, 9) * CELLS + here]


def range_mask(here: i64, limit: i64) -> i64:
    return IN_RANGE_MASK[min(limit, 9) * CELLS + here]


def distance(one: i64, other: i64) -> i64:
    return DISTANCE[one * CELLS + other]


def adjacent(one: i64, other: i64) -> bool:
    return (AROUND_MASK[one] >> other) & 1 != 0


def ahead(cell: i64, first: bool, steps: i64) -> i64:
    """The cell so many rows up from the player's point of view; NOWHERE beyond the edge."""
    there: i64 = cell + steps * COLUMNS if first else cell - steps * COLUMNS
    return there if 0 <= there < CELLS else -1


def own_row(cell: i64, first: bool) -> i64:
    """The row counted from the middle line, from a player's own side: 1 to 3 on his half, 0 and below beyond."""
    row: i64 = cell // COLUMNS
    return 3 - row if first else row - 2


def between(one: i64, other: i64) -> i64:
    """The cell over which a strike over a row goes; NOWHERE if these two are no such cells (L522)."""
    gap: i64 = other - one
    along = (gap == 2 or gap == -2) and one // COLUMNS == other // COLUMNS
    return (one + other) // 2 if along or gap == 2 * COLUMNS or gap == -2 * COLUMNS else -1
