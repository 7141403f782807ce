"""What states and views look like as JSON."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from meadhall.engine.json_shape import ChanceAt, Derived, Lore, Part, Row, Shape, Shown, ViewShape, named, of
from meadhall.games.berserk.board import CELL_NAMES
from meadhall.games.berserk.language import ABILITIES, CARD_KINDS, STATS, ZONES
from meadhall.games.berserk.state import KEPT

Cell = Annotated[str, named("Cell", CELL_NAMES)]
CardKind = Annotated[str, named("CardKind", CARD_KINDS)]
Zone = Annotated[str, named("Zone", ZONES)]
Stat = Annotated[str, named("Stat", STATS)]
Ability = Annotated[str, named("Ability", ABILITIES)]
Rows = list[list[int]]
DERIVED: Final = (
    "book", "slots", "granted", "at", "filled", "hears", "aura_stats", "riders", "flyers", "hidden", "stale",
)  # fmt: skip


class Bonus(Row):
    """What changes a card now, beyond what is printed on it."""

    stat: Stat
    amount: int
    card: int
    """The number of the card whose text says so; often its own."""
    kinds: list[Ability]
    """The attacks it belongs to; empty for all."""
    last: int | None
    """The last turn of its span; null where it holds as long as its text does."""


class LaidCard(Shape):
    """A card in a squad, graveyard or exile."""

    card: Part[Annotated[int | None, of("kind")]]
    """Its number; null where it lies face down and is not one's own."""
    owner: int
    side: int
    """Who controls it."""
    kind: Annotated[CardKind, of("form")]
    zone: Zone
    cell: Cell | None
    host: int | None
    """The slot of the creature it sits on."""
    open: bool
    life: Derived[int | None]
    """Lives left."""
    moves: int
    wounds: int
    lives: int
    """Extra lives."""
    counters: int
    tokens: int
    poison: int
    face_down: Annotated[bool, of("flags")]
    reborn: Annotated[bool, of("flags")]
    """It has used its incarnation."""
    fallen: Annotated[bool, of("flags")]
    """It died by an attack of an enemy card."""
    kept: Annotated[list[int], of(*KEPT)]
    """What the rules remember of it."""


class Card(LaidCard):
    """A card as a view has it."""

    strike: Derived[list[int]]
    """Its simple strike as it is now, against no card in particular; empty for one that does not strike."""
    bonuses: Derived[list[Bonus]]
    """What changes it now, beyond what is printed."""


class Player(Shape):
    deck: Part[Annotated[list[int | None], of("decks")]]
    """Numbers of cards, sorted; null for those that are not one's own to know."""
    below: list[int]
    """What lies under the deck in the sight of all, the uppermost first."""
    deal: Part[Annotated[list[int | None], of("deals")]]
    squad: Part[Annotated[list[int | None], of("squads")]]
    """Recruited and not placed yet."""
    gold: int
    """Left for recruiting."""
    cards: Annotated[int, of("totals")]
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
    players: list[Player]
    grants: Rows
    """Card, modifier, amount, last turn, source, seat."""
    marks: Rows
    """Card, cell, a number, last turn."""
    later: Annotated[Rows, of("laters")]
    """Turn, seat, card, feature, place in its program, cell, target."""
    pools: Rows
    """Seat, wounds still prevented, modifier, last turn, first turn."""
    records: Annotated[Rows, of("acts")]
    """Attacks and programs under way, the last one on top."""
    woken: Annotated[Rows, of("pending")]
    """Features that wait for their turn."""


class WholeState(State):
    cards: list[LaidCard]
    chance: ChanceAt
    lore: Lore


class SeenState(State):
    cards: list[Card]
    """By slot; `gone` are those that went back to a deck."""


class View(ViewShape):
    game: Literal["berserk"]
    state: SeenState
