"""What a state and a view of Wolves of Odin look like as JSON."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from meadhall.engine.json_shape import (
    ABSENT,
    Absent,
    ChanceAt,
    Derived,
    Lore,
    Part,
    Row,
    Shape,
    Shown,
    ViewShape,
    named,
    of,
)
from meadhall.games.wolves.units import DEITIES, DEITY_NAMES, FENRIR, HEIMDALL, PEOPLE, SURT, THOR, UNITS, VICTORY_NAMES

Card = Annotated[str, named("Card", PEOPLE)]
"""A card of the People: a unit or a manoeuvre."""
UnitName = Annotated[str, named("UnitName", PEOPLE[:UNITS])]
Deity = Annotated[str, named("Deity", DEITY_NAMES[:DEITIES])]
HallName = Annotated[str, named("HallName", DEITY_NAMES)]
"""What may lie in the Hall: a deity, or Ragnarök."""
VictoryName = Annotated[str, named("VictoryName", VICTORY_NAMES)]
Rune = Annotated[str, named("Rune", ("tiwaz", "eihwaz"))]
Counts = Annotated[dict[Card, int], Meta(title="Counts")]
"""How many of each card; none that are not there."""

DERIVED: Final = ("seats", "cards", "kinds", "known_sizes", "worths", "discard_size", "passed")
FOR_VIEWS: Final = ("pool",)


class Unit(Row):
    """A unit of a line."""

    name: UnitName
    strength: int
    """What it is worth there now."""
    by: int
    """Who put it there."""


class Printed(Row):
    """What is printed on a unit."""

    rune: Rune
    strength: int | None
    """Null where it is counted."""


class Modifier(Row):
    """What a deity adds to a line."""

    deity: Annotated[str, named("ModifierName", [DEITY_NAMES[THOR], DEITY_NAMES[FENRIR]])]
    change: int


class Victory(Row):
    card: VictoryName
    worth: int


class HallCard(Row):
    """A card of the Hall with its price for every seat; Ragnarök has none."""

    card: HallName
    prices: list[int]


class Spoil(Row):
    """A victory card that is to be won, with its worth to every seat."""

    card: VictoryName
    worth: list[int]


class Player(Shape):
    cards: Annotated[int, of("sizes")]
    """How many there are in hand."""
    known: Counts
    """What everybody knows of the hand."""
    line: Annotated[list[Unit], of("lines")]
    sum: Derived[int]
    """What the units of the line are worth together, without `modifiers`."""
    modifiers: Derived[list[Modifier]]
    strength: Derived[int]
    guard: Derived[Annotated[str, named("Guard", [DEITY_NAMES[HEIMDALL], DEITY_NAMES[SURT]])] | None]
    """The deity who keeps others from the line."""
    sacrifices: Annotated[Counts, of("offered")]
    worth: Derived[int]
    """What the sacrifices come to."""
    deities: Annotated[list[Deity], of("patrons")]
    victories: Annotated[list[Victory], of("won")]
    glory: Derived[int]
    passed: Derived[bool]
    actions: int
    pass_draw: Derived[int]
    """Cards drawn by passing now."""
    hand: Part[Annotated[Counts | Absent, of("hands")]] = ABSENT
    """One's own; in whole states all."""


class DeityDeck(Shape):
    left: int
    unseen: list[Deity]


class VictoryDeck(Shape):
    unseen: list[VictoryName]


class State(Shown):
    """What whole states and views have in common."""

    round: int
    starter: int
    acted: bool
    serpent: int | None
    """The seat whom Jörmungandr puts first in the ranking of this round, if any."""
    finished: bool
    ragnarok: bool
    """This round is the last."""
    last_winners: list[int]
    deck: Annotated[int, of("deck_size")]
    discard: Counts
    resolving: Annotated[Counts, of("limbo")]
    """Cards that are being played."""
    hall: list[HallCard]
    deity_deck: Derived[DeityDeck]
    deity_discard: list[Deity]
    used: list[Deity]
    spoils: list[Spoil]
    victory_deck: Derived[VictoryDeck]
    passes: list[int]
    """The seats that have passed, in order."""
    ranking: Derived[list[int]]
    """All seats, the strongest line first."""
    units: Derived[Annotated[dict[UnitName, Printed], Meta(min_length=UNITS, max_length=UNITS)]]
    totals: Annotated[dict[Card, int], Meta(min_length=len(PEOPLE), max_length=len(PEOPLE))]
    """How many of each card are in the play."""
    players: list[Player]


class WholeState(State):
    deck_cards: Part[Annotated[Counts, of("deck")]]
    chance: ChanceAt
    lore: Lore


class SeenState(State):
    pass


class View(ViewShape):
    game: Literal["wolves"]
    state: SeenState
