"""What a state and a view of Blood Rage look like as JSON."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from meadhall.engine import json_shape as shape
from meadhall.engine.json_shape import ABSENT, Absent, Derived, Part, Row, Shape, named, of
from meadhall.games.bloodrage.board import FJORD, PLACE_NAMES, PROVINCES, REGIONS, RESERVE, REWARDS
from meadhall.games.bloodrage.cards import KEY
from meadhall.games.bloodrage.layout import PHASES, SLOTS
from meadhall.games.bloodrage.layout import STAGES as BATTLE_STAGES
from meadhall.games.bloodrage.notation import FIGURES, MONSTER_IDS

FJORDS = RESERVE - FJORD

Card = Annotated[str, named("Card", KEY)]
"""The key of a card."""
Kind = Annotated[str, named("FigureKind", [*FIGURES, *MONSTER_IDS])]
"""`leader`, `warrior`, `ship`, or the id of a monster."""
ProvinceName = Annotated[str, named("ProvinceName", PLACE_NAMES[:PROVINCES])]
FjordName = Annotated[str, named("FjordName", PLACE_NAMES[FJORD:RESERVE])]
Phase = Annotated[str, named("Phase", PHASES)]
Region = Annotated[str, named("Region", REGIONS)]
Reward = Annotated[str, named("Reward", REWARDS)]
Stage = Annotated[str, named("Stage", BATTLE_STAGES[1:])]
SeatKey = Annotated[str, Meta(pattern="^[0-3]$")]
"""A seat as a key."""
Cards = list[Card]
Troop = Annotated[dict[Kind, int], Meta(title="Counts")]
"""How many figures of each kind."""
Piles = Annotated[dict[Card, int], Meta(title="Counts")]

DERIVED: Final = ("seats", "sheet", "onboard", "free")
FOR_VIEWS: Final = ("plan",)


class Figure(Row):
    seat: int
    kind: Kind
    strength: int
    """Its own, where it stands."""


class Province(Shape):
    region: Derived[Region | None]
    """Null for Yggdrasil, as are the next three, where any number of figures stand."""
    fjord: Derived[FjordName | None]
    villages: Derived[int | None]
    free: Derived[int | None]
    token: Annotated[Reward | None, of("tokens")]
    pillaged: bool
    """The token is turned over."""
    destroyed: Annotated[bool, of("ruined")]
    doomed: Derived[int | None]
    """The age at whose end it burns, while it stands."""
    figures: list[Figure]
    strengths: Derived[dict[SeatKey, int]]
    """By seat (`"0"`), ships in the fjord included, of those who have figures there."""


class Fjord(Shape):
    closed: Derived[bool]
    figures: list[Figure]


class Stats(Shape):
    rage: int
    axes: int
    horns: int


class Memory(Shape):
    """What everybody has seen of the cards of a clan."""

    known: Cards
    """Certainly in hand."""
    veiled: Cards
    """In hand, or among the quests laid."""
    shown: Cards
    """All that it is known to have drafted."""
    loose: Cards
    """What the card kept from an earlier age might be, of those seen."""
    old: int
    """The ages that card may be of, as bits; 0 where there is none."""


class Clan(Shape):
    glory: int
    rage: int
    """What is left; `stats.rage` is what every age begins with."""
    steps: Annotated[Stats, of("steps")]
    """On the tracks, from 1."""
    stats: Derived[Stats]
    figures: Derived[int]
    """On the board."""
    helmets: Derived[int]
    """The most figures there may be."""
    upgrades: Annotated[list[Card | None], Meta(min_length=SLOTS, max_length=SLOTS), of("slots")]
    """By slot."""
    reserve: Annotated[Troop, of("figures")]
    valhalla: Annotated[Troop, of("figures")]
    passed: bool
    actions: int
    """Taken in this age."""
    hand_size: Part[Annotated[int, of("hands")]]
    quest_count: Part[Annotated[int, of("quests")]]
    seen: Memory
    hand: Part[Annotated[Cards | Absent, of("hands")]] = ABSENT
    """One's own; in whole states all."""
    quests: Part[Cards | Absent] = ABSENT
    """Laid face down; one's own, in whole states all."""


class Draft(Shape):
    round: int
    """From 0."""
    take: Derived[int | Absent] = ABSENT
    """Cards taken at a time; not there where an age is dealt without a draft."""
    hand: Derived[Cards | Absent] = ABSENT
    """The pack in hand, and the cards laid aside; for whoever drafts."""
    picked: Derived[Cards | Absent] = ABSENT


class Side(Shape):
    seat: int
    role: Literal["pillager", "defender"]
    figures: list[Figure]
    cards: Cards
    """Turned up; none while they lie face down."""
    chosen: bool
    """A card lies face down."""
    cancelled: bool
    """The text of its card does not count."""
    figure_strength: int
    card_strength: int
    strength: int
    fallen: int
    """Figures lost in this battle so far."""


class Battle(Shape):
    province: ProvinceName
    pillager: int
    stage: Stage
    sides: Derived[list[Side]]
    """The pillager first, then clockwise."""
    leader: Derived[int | None]
    """Who is ahead as it stands; null for a tie."""
    winner: int | None
    canceller: int | None
    """Whose card cancels the texts of the others."""
    fighters: int
    """Seats, as bits; so are the next two."""
    valkyries: int
    judges: int
    grace: int
    """The card of Frigga's Grace and 1; 0 where nobody has played it."""
    fallen: list[int]
    counted: list[int]
    """What a revealed quest counts for, by seat."""
    table: Annotated[list[Cards], of("table")]
    """Cards turned up, by seat."""


class State(shape.Shown):
    """What whole states and views have in common."""

    age: int
    phase: Phase
    first: int
    turn: Derived[int | None]
    """Whose turn it is in the action phase, also while others answer."""
    doom: list[ProvinceName]
    """The provinces that burn at the end of each age."""
    provinces: Annotated[dict[ProvinceName, Province], Meta(min_length=PROVINCES, max_length=PROVINCES)]
    fjords: Annotated[dict[FjordName, Fjord], Meta(min_length=FJORDS, max_length=FJORDS)]
    clans: list[Clan]
    draft: Draft | None
    packs: Part[list[list[list[Card | None]]]]
    """By age and pack; null for a card that this seat has not seen there."""
    battle: Annotated[Battle | None, of("battle")]
    discards: Annotated[Piles, of("pile")]


class WholeState(State):
    rest: shape.Hidden[Piles]
    """Cards that nobody was dealt yet."""
    chance: shape.ChanceAt
    lore: shape.Lore


class SeenState(State):
    pass


class View(shape.ViewShape):
    game: Literal["bloodrage"]
    state: SeenState
