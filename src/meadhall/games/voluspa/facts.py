"""What the pages know of the tiles: `python -m meadhall.server.typescript` writes it out for them as facts.ts."""

from __future__ import annotations

from typing import Final

from meadhall.engine.game import choose
from meadhall.engine.types import Json
from meadhall.games.voluspa import TITLE, VoluspaGame, board, tiles


def wide(tile_set: str) -> int:
    game = choose(TITLE, None, {"set": tile_set})
    assert isinstance(game, VoluspaGame)
    return game.rules.wide


TILES: Final[dict[str, Json]] = {
    tile.name: {"strength": tile.strength, "box": tile.box} for tile in tiles.TILES if tile.name
}
"""All tiles, in the order of the rules."""

EMBLEMS: Final[dict[str, Json]] = {tile.name: tile.emblem for tile in tiles.TILES if tile.name}

WIDE: Final[dict[str, Json]] = {name: wide(name) for name in tiles.SETS}
"""How many columns and rows the board of a set has before it wraps around."""

MIDDLE: Final = board.MIDDLE
"""Column and row of the first tile, from 0."""
