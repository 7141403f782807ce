"""What a state and a view of Völuspá look like as JSON."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from meadhall.engine.json_shape import ChanceAt, Row, Shape, Shown, ViewShape, named
from meadhall.games.voluspa.tiles import FIRST, NAMES, TILES

Tile = Annotated[str, named("Tile", [tile.name for tile in TILES if tile.name])]
Drawn = Annotated[str, named("Drawn", NAMES[FIRST:])]
"""A tile that is drawn from the bag."""
Counts = Annotated[dict[Drawn, int], Meta(title="Counts")]


class Lying(Row):
    """A tile on the board, in the order in which they were laid."""

    cell: str
    tile: Tile
    boost: int
    row: int
    """What it is worth in its row, and in its column."""
    column: int
    covered: list[Tile]
    """What lies under it, bottom first."""


class Last(Row):
    """Where the last tile was laid, and by whom."""

    cell: str
    seat: int


class Hand(Shape):
    count: int
    tiles: list[Drawn]
    """All of them in one's own; in another's what everybody knows."""
    known: list[Drawn]
    """What everybody knows of it."""


class State(Shown):
    """What whole states and views have in common."""

    board: list[Lying]
    hands: list[Hand]
    hels: list[int]
    bag: int
    """How many tiles are left."""
    discard: Counts
    scores: list[int]
    gained: list[int]
    """The move in which each seat came to its score: who came first is placed first."""
    moves: int
    turn: int
    last: Last | None


class WholeState(State):
    bag_tiles: Counts
    chance: ChanceAt
    lore: int


class SeenState(State):
    unseen: Counts
    """What lies in the bag or in the hands of others, as far as this seat can tell."""


class View(ViewShape):
    game: Literal["voluspa"]
    state: SeenState
