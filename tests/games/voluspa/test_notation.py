"""Options as words: what was said before is said the same again, on any table."""

from __future__ import annotations

import pytest

from meadhall.games.voluspa import notation
from meadhall.games.voluspa.board import MIDDLE, Board
from meadhall.games.voluspa.notation import PLACE, cell_name, pack
from meadhall.games.voluspa.tiles import FIRST, KIND_OF, KINDS, NAMES


def boards() -> list[Board]:
    """Both widths, and the first stretch of columns beginning left of the first tile and far from it."""
    made = []
    for wide in (64, 128):
        for west in (MIDDLE - 1, 3, wide - 2):
            board = Board(wide)
            board.west = west
            made.append(board)
    return made


@pytest.mark.parametrize("turn", ["for the first time", "once more"])
def test_every_plain_placement_is_said_by_its_tile_and_cell_and_read_back(turn: str) -> None:
    for board in boards():
        for kind in range(FIRST, KINDS):
            for cell in range(kind, int(board.mask) + 1, 61):
                option = int(pack(PLACE, kind, cell=cell))
                text = notation.say(board, option)
                assert text == f"{NAMES[kind]} {cell_name(board, cell)}", turn
                if NAMES[kind] != "serpent":
                    assert notation.read(board, text) == option


def test_what_is_kept_does_not_stand_for_boosts_and_ways() -> None:
    board = Board(64)
    cell = board.start
    odin = KIND_OF["odin"]
    assert notation.say(board, int(pack(PLACE, odin, cell=cell))) == "odin n14"
    assert notation.say(board, int(pack(PLACE, odin, 2, cell))) == "odin+2 n14"
    jotun = KIND_OF["jotun"]
    assert notation.say(board, int(pack(PLACE, jotun, cell=cell))) == "jotun n14"
    assert notation.say(board, int(pack(PLACE, jotun, 0, cell, 1))) == "jotun n14 throws n"
