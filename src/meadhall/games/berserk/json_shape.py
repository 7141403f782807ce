"""What states and views look like as JSON."""

from __future__ import annotations

from typing import Annotated, Literal

from meadhall.engine.json_shape import ChanceAt, Shape, Shown, ViewShape, named
from meadhall.games.berserk.board import CELL_NAMES
from meadhall.games.berserk.words import CARD_KINDS, ZONES

Cell = Annotated[str, named("Cell", CELL_NAMES)]
CardKind = Annotated[str, named("CardKind", CARD_KINDS)]
Zone = Annotated[str, named("Zone", ZONES)]
Rows = list[list[int]]


class Card(Shape):
    """A card in a squad, graveyard or exile."""

    card: int | None
    """Its number; null where it lies face down and is not one's own."""
    owner: int
    side: int
    """Who controls it."""
    kind: CardKind
    zone: Zone
    cell: Cell | None
    host: int | None
    """The slot of the creature it sits on."""
    open: bool
    life: int | None
    """Lives left."""
    moves: int
    wounds: int
    lives: int
    """Extra lives."""
    counters: int
    tokens: int
    poison: int
    face_down: bool
    reborn: bool
    """It has used its incarnation."""
    fallen: bool
    """It died by an attack of an enemy card."""
    kept: list[int]
    """What the rules remember of it."""


class Player(Shape):
    deck: list[int | None]
    """Numbers of cards, sorted; null for those that are not one's own to know."""
    below: list[int]
    """What lies under the deck in the sight of all, the uppermost first."""
    deal: list[int | None]
    squad: list[int | None]
    """Recruited and not placed yet."""
    gold: int
    """Left for recruiting."""
    cards: int
    """In all."""


class State(Shown):
    """What whole states and views have in common."""

    turn: int
    active: int
    first: int
    quiet: int
    """Turns since a creature or artifact left play."""
    winner: int | None
    """A seat, or 2 for a draw."""
    ghost: int | None
    """The slot of a creature that shares its cell."""
    cards: list[Card | None]
    """By slot; null where a card went back to a deck."""
    players: list[Player]
    grants: Rows
    """Card, modifier, amount, last turn, source, seat."""
    marks: Rows
    """Card, cell, a number, last turn."""
    later: Rows
    """Turn, seat, card, feature, place in its program, cell, target."""
    pools: Rows
    """Seat, wounds still prevented, modifier, last turn."""
    records: Rows
    """Attacks and programs under way, the last one on top."""
    woken: Rows
    """Features that wait for their turn."""


class WholeState(State):
    chance: ChanceAt
    lore: int


class SeenState(State):
    pass


class View(ViewShape):
    game: Literal["berserk"]
    state: SeenState
