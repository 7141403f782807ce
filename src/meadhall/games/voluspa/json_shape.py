"""What a state and a view of Völuspá look like as JSON."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from meadhall.engine.json_shape import ChanceAt, Lore, Part, Row, Shape, Shown, ViewShape, named, of
from meadhall.games.voluspa.tiles import FIRST, NAMES, TILES

Tile = Annotated[str, named("Tile", [tile.name for tile in TILES if tile.name])]
Drawn = Annotated[str, named("Drawn", NAMES[FIRST:])]
"""A tile that is drawn from the bag."""
Counts = Annotated[dict[Drawn, int], Meta(title="Counts")]
Bag = Part[Annotated[Counts, of("deck")]]

DERIVED: Final = ("rules", "kinds", "kinds_used", "ready", "freya", "known_sizes", "gone")
FOR_VIEWS: Final = ("pool",)


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
    count: Annotated[int, of("sizes")]
    tiles: Part[Annotated[list[Drawn], of("hands")]]
    """All of them in one's own; in another's what everybody knows."""
    known: list[Drawn]
    """What everybody knows of it."""


class State(Shown):
    """What whole states and views have in common."""

    board: list[Lying]
    hands: list[Hand]
    hels: list[int]
    bag: Annotated[int, of("deck_size")]
    """How many tiles are left."""
    discard: Counts
    scores: list[int]
    gained: list[int]
    """The move in which each seat came to its score: who came first is placed first."""
    moves: int
    turn: int
    last: Annotated[Last | None, of("last", "last_seat")]


class WholeState(State):
    bag_tiles: Bag
    chance: ChanceAt
    lore: Lore


class SeenState(State):
    unseen: Bag
    """What lies in the bag or in the hands of others, as far as this seat can tell."""


class View(ViewShape):
    game: Literal["voluspa"]
    state: SeenState
