"""Cells and options as numbers and as words.

A cell is called by its column (a, b … z, aa …) and its row (1 …); the first tile lies on n14, and left of column a
comes the last one. An option is one number: the cell, the kind of tile, how many Freyas boost it, a way (where a
Jotun throws, which line a Serpent scores), and a verb.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.engine.errors import InvalidMove
from meadhall.engine.flat import i64
from meadhall.games.voluspa.board import KIND_MASK, MIDDLE, Board
from meadhall.games.voluspa.tiles import HEL, JOTUN, KIND_OF, NAMES, SERPENT

CELL_BITS: Final = 14
CELL_MASK: Final = (1 << CELL_BITS) - 1
BOOST_SHIFT: Final = 19
WAY_SHIFT: Final = 23
VERB_SHIFT: Final = 26
BOOST_MASK: Final = (1 << WAY_SHIFT - BOOST_SHIFT) - 1
WAY_MASK: Final = (1 << VERB_SHIFT - WAY_SHIFT) - 1

PLACE: Final = 0
DISCARD: Final = 1
DROP: Final = 2
FLY: Final = 3
STAY: Final = 4
DONE: Final = 5

ROW: Final = 1
COLUMN: Final = 2
"""The ways of a Serpent; those of a Jotun are the board's steps, counted from 1."""
WAYS: Final = ("", "n", "e", "s", "w")
LINES: Final = ("", "row", "col")
VERBS: Final = ("place", "discard", "drop", "fly", "stay", "done")


def verb_of(option: i64) -> i64:
    return option >> VERB_SHIFT


def kind_of(option: i64) -> i64:
    return option >> CELL_BITS & KIND_MASK


def cell_of(option: i64) -> i64:
    return option & CELL_MASK


def boost_of(option: i64) -> i64:
    return option >> BOOST_SHIFT & BOOST_MASK


def way_of(option: i64) -> i64:
    return option >> WAY_SHIFT & WAY_MASK


def placement_parts(option: i64) -> tuple[i64, i64, i64, i64]:
    """Kind, cell, boost and way of a placement."""
    return (
        option >> CELL_BITS & KIND_MASK,
        option & CELL_MASK,
        option >> BOOST_SHIFT & BOOST_MASK,
        option >> WAY_SHIFT & WAY_MASK,
    )


class Option(NamedTuple):
    """An option taken apart."""

    verb: int
    kind: int
    boost: int
    cell: int
    way: int


def pack(verb: i64, kind: i64 = 0, boost: i64 = 0, cell: i64 = 0, way: i64 = 0) -> i64:
    """The option of these parts. The cell is the lowest of them, so it may also be added afterwards."""
    return verb << VERB_SHIFT | way << WAY_SHIFT | boost << BOOST_SHIFT | kind << CELL_BITS | cell


def unpack(option: int) -> Option:
    return Option(
        int(verb_of(option)), int(kind_of(option)), int(boost_of(option)), int(cell_of(option)), int(way_of(option))
    )


# --- cells ----------------------------------------------------------------------------------------------------------


def column_name(column: int) -> str:
    return chr(97 + column) if column < 26 else chr(96 + column // 26) + chr(97 + column % 26)


WIDEST: Final = 1 << CELL_BITS // 2
COLUMNS: Final[list[str]] = [column_name(column) for column in range(WIDEST)]
ROWS: Final[list[str]] = [str(row + 1) for row in range(WIDEST)]
"""Cells are named more often than anything else is done for a client, so the halves of their names are kept."""
SAID: Final[list[list[str]]] = [[] for _ in NAMES]
"""Texts of placements without a boost or a way that were said before, by tile and by what people call the cell."""


def row_of(b: Board, c: i64) -> i64:
    """The row of a cell, counted from 0. The board's rows follow one another, so it is that of the cell's place in the
    stretch of columns that begins left of all tiles."""
    columns: i64 = b.wide - 1
    left: i64 = MIDDLE - ((MIDDLE - b.west) & columns)
    x: i64 = left + ((c - b.west) & columns)
    return (((c - x) & b.mask) // b.wide) & columns


def cell_name(b: Board, c: i64) -> str:
    """What people call a cell."""
    return COLUMNS[c & (b.wide - 1)] + ROWS[row_of(b, c)]


def cell_named(b: Board, name: str) -> int:
    """The cell of this name; InvalidMove if there is none."""
    wide = int(b.wide)
    column, row = split_cell(name, wide)
    west = int(b.west)
    x = MIDDLE - ((MIDDLE - west) & (wide - 1)) + ((column - west) & (wide - 1))
    return (row * wide + x) & int(b.mask)


def split_cell(name: str, wide: int) -> tuple[int, int]:
    """Column and row of a name, counted from 0."""
    letters = name.rstrip("0123456789")
    digits = name[len(letters) :]
    column = -1
    if letters.isascii() and letters.isalpha() and letters.islower() and len(letters) <= 2:
        column = ord(letters[-1]) - 97
        if len(letters) == 2:
            column += 26 * (ord(letters[0]) - 96)
    if not 0 <= column < wide or len(digits) > 3 or not digits or digits[0] == "0" or int(digits) > wide:
        last = column_name(wide - 1)
        raise InvalidMove(f"{name!r} is no cell; cells are a1 to {last}{wide}, like n14")
    return column, int(digits) - 1


def find_west(b: Board, names: list[str]) -> bool:
    """Before tiles are laid on an empty board: where its stretch of columns begins. False if they do not hang
    together, for then no row would be told from another."""
    wide = int(b.wide)
    columns = {split_cell(name, wide)[0] for name in names}
    begins = [column for column in columns if (column - 1) % wide not in columns]
    if len(begins) == 1:
        b.west = (begins[0] - 1) % wide
    return len(begins) == 1


# --- options --------------------------------------------------------------------------------------------------------


def say(b: Board, option: int) -> str:
    """`odin c4`, `odin+2 c4`, `jotun c4 throws n`, `serpent c4 row`, `discard odin`, `drop odin`, `fly d5`, `stay`,
    `done`."""
    verb, kind, cell = verb_of(option), kind_of(option), cell_of(option)
    if verb == PLACE:
        boost, way = boost_of(option), way_of(option)
        if not boost and not way:
            return say_plain(b, kind, cell)
        words = [f"{NAMES[kind]}+{boost}" if boost else NAMES[kind], cell_name(b, cell)]
        if way and kind == JOTUN:
            words += ["throws", WAYS[way]]
        elif way:
            words.append(LINES[way])
        return " ".join(words)
    if verb == FLY:
        return f"fly {cell_name(b, cell)}"
    if verb in (DISCARD, DROP):
        return f"{VERBS[verb]} {NAMES[kind]}"
    return VERBS[verb]


def say_plain(b: Board, kind: i64, c: i64) -> str:
    """A placement without a boost or a way. Of these nearly all lists are made, so each is put together once."""
    said = SAID[kind]
    if not said:
        said += [""] * (WIDEST * WIDEST)
    column: i64 = c & (b.wide - 1)
    at: i64 = row_of(b, c) * WIDEST + column
    text = said[at]
    if not text:
        text = said[at] = NAMES[kind] + " " + cell_name(b, c)
    return text


def read(b: Board, text: str) -> int:
    """The option that a text means, legal or not; InvalidMove if it is none."""
    words = text.split()
    if words == ["stay"]:
        return pack(STAY)
    if words == ["done"]:
        return pack(DONE)
    if len(words) == 2 and words[0] == "fly":
        return pack(FLY, cell=cell_named(b, words[1]))
    if len(words) == 2 and words[0] in ("discard", "drop"):
        return pack(DISCARD if words[0] == "discard" else DROP, kind_named(words[1]))
    name, plus, number = words[0].partition("+") if words else ("", "", "")
    if len(words) < 2:
        known = "needs-cell" if name in KIND_OF else None
        raise InvalidMove(f"{text!r} is no move; moves are like 'odin c4'", known, {"tile": f"@tile-{name}"})
    kind = kind_named(name)
    if plus and (not number.isdecimal() or not number.isascii() or len(number) > 2 or not 1 <= int(number) <= 15):
        raise InvalidMove(f"{words[0]!r}: a boost is a number of Freyas, like odin+2")
    boost = int(number) if plus else 0
    if kind == HEL and boost:
        raise InvalidMove("Hel has no strength that Freyas could raise", "hel-unraised")
    cell = cell_named(b, words[1])
    rest = words[2:]
    if kind == JOTUN and len(rest) == 2 and rest[0] == "throws" and rest[1] in WAYS:
        return pack(PLACE, kind, boost, cell, WAYS.index(rest[1]))
    if kind == SERPENT and len(rest) == 1 and rest[0] in LINES:
        return pack(PLACE, kind, boost, cell, LINES.index(rest[0]))
    if kind == SERPENT:
        raise InvalidMove(f"{text!r} does not say which line the serpent scores: row or col", "which-line")
    if rest:
        raise InvalidMove(f"{' '.join(rest)!r} says nothing about {name}")
    return pack(PLACE, kind, boost, cell)


def kind_named(name: str) -> int:
    if name not in KIND_OF:
        raise InvalidMove(f"there is no tile {name!r}; there are {', '.join(KIND_OF)}")
    return KIND_OF[name]
