"""What is printed on cards, ready for play: filters, selectors, amounts, conditions, modifiers, programs of operations.

`reading.py` makes these of the card file; `values.py` asks statics, `programs.py` carries programs out.
"""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.flat import i64
from meadhall.games.berserk import words
from meadhall.games.berserk.board import FAR

# --- where a selector looks, and from which card --------------------------------------------------------------------
ANYWHERE: Final = 0
ITSELF: Final = 1
NEXT_TO: Final = 2
OPPOSITE: Final = 3
BEHIND: Final = 4
LEFT_RIGHT: Final = 5
COLUMN: Final = 6
ROW: Final = 7
HOST: Final = 8
HOST_OR_NEXT_TO: Final = 9
IN_GRAVEYARD: Final = 10
NEXT_TO_CELL: Final = 11
ON_CELL: Final = 12
ROW_OF_CELL: Final = 13
AREAS: Final = (
    "anywhere", "itself", "next_to", "opposite", "behind", "left_right", "column", "row", "host", "host_or_next_to",
    "graveyard", "next_to_cell", "on_cell", "row_of_cell",
)  # fmt: skip
SELF: Final = 0
TARGET: Final = 1
OTHER: Final = 2
"""A card that a program speaks of: its own, the one that was chosen or that something befell, the one that did it."""
REFERENCES: Final = ("self", "target", "other")


@final
class Filter:
    """Which cards are meant; -1 where it does not matter."""

    def __init__(self) -> None:
        self.sides: i64 = words.BOTH
        self.itself: i64 = -1
        self.kinds: i64 = words.ALL_KINDS
        self.elements: i64 = 0b111111
        self.classes: i64 = 0
        self.least_cost: i64 = 0
        self.most_cost: i64 = 99
        self.elite: i64 = -1
        self.unique: i64 = -1
        self.open: i64 = -1
        self.wounded: i64 = -1
        self.poisoned: i64 = -1
        self.incorporeal: i64 = -1
        self.shifted: i64 = -1
        self.trodden: i64 = -1
        self.near: i64 = -1
        self.abilities: i64 = 0
        self.stats: i64 = 0
        self.name: i64 = words.NOBODY
        self.most_life: i64 = 999
        self.tokens: i64 = 0
        self.plain = True
        """Only sides and kinds are asked for."""
        self.printed = False
        """Something printed is asked for, which a face-down card does not tell (K-43)."""


@final
class Selector:
    """Cards by place and filter. `range` counts from the card whose feature it is."""

    def __init__(self, area: i64, of: i64, filter: Filter) -> None:
        self.area = area
        self.of = of
        self.filter = filter
        self.range: i64 = FAR


# --- amounts --------------------------------------------------------------------------------------------------------
CONSTANT: Final = 0
TRIPLE: Final = 1
PAID: Final = 2
EVENT_NUMBER: Final = 3
EVENT_VALUE: Final = 4
OWN_COUNTERS: Final = 5
WEAK_STRIKE: Final = 6
COUNTED: Final = 7
FULL: Final = 8
AMOUNTS: Final = (
    "constant", "triple", "paid", "number", "value", "own_counters", "weak_strike", "count", "full",
)  # fmt: skip


@final
class Amount:
    """A number: `plus` and so many `times` what is counted, at most `most`. A triple goes by strength."""

    def __init__(self, code: i64, weak: i64, medium: i64, strong: i64) -> None:
        self.code = code
        self.weak = weak
        self.medium = medium
        self.strong = strong
        self.times: i64 = 1
        self.plus: i64 = 0
        self.most: i64 = 99
        self.selector: Selector | None = None

    def of(self, strength: i64) -> i64:
        """The printed number of a strength from weak to strong."""
        if strength == 1:
            return self.weak
        return self.medium if strength == 2 else self.strong


# --- conditions -----------------------------------------------------------------------------------------------------
IN_FORMATION: Final = 0
GOES_FIRST: Final = 1
GOES_SECOND: Final = 2
IS_OPEN: Final = 3
IS_FLYING: Final = 4
ON_OWN_HALF: Final = 5
COUNT_OF: Final = 6
SHOWN_ELITE: Final = 7
SHOWN_ORDINARY: Final = 8
SHOWN_ODD: Final = 9
NUMBER_IS: Final = 10
IN_PLAY: Final = 11
CONDITIONS: Final = (
    "formation", "first", "second", "open", "flying", "own_half", "count", "shown_elite", "shown_ordinary",
    "shown_odd", "number", "in_play",
)  # fmt: skip


@final
class Condition:
    """Something that must hold: at least `least`, at most `most` of what is counted; `filter` is for partners."""

    def __init__(self, code: i64) -> None:
        self.code = code
        self.least: i64 = 1
        self.most: i64 = 999
        self.filter: Filter | None = None
        self.selector: Selector | None = None


@final
class Modifier:
    """What a static feature or a grant adds to a card: a keyword or a number, in these attacks, against these cards."""

    def __init__(self, stat: i64, amount: Amount) -> None:
        self.number: i64 = -1
        self.stat = stat
        self.amount = amount
        self.adds = False
        self.kinds: i64 = 0
        """Attacks it belongs to; 0 for all."""
        self.strengths: i64 = words.ANY_STRENGTH
        self.versus: Filter | None = None
        self.least_value: i64 = 0
        self.most_value: i64 = 99
        self.conditions: list[Condition] = []
        self.scope: Selector | None = None
        """Whom it falls on: an aura; nothing for the card itself."""
        self.side_wide = False


# --- operations -----------------------------------------------------------------------------------------------------
OPERATIONS: Final = (
    "may", "choose", "wound", "heal", "poison", "counters", "tokens", "lives", "destroy", "banish", "open", "close",
    "grant", "attack", "shift", "fly", "land", "prophecy", "if", "summon", "revive", "block", "redirect",
    "set_strength", "change_value", "later", "redistribute", "pool", "mark", "unmark", "borrow", "to_deck",
    "choose_row", "cure", "repeat", "move_mark",
)  # fmt: skip


@final
class AttackSpec:
    """An attack as printed: kind, value by strength, range, and at whom it may be aimed besides the rules."""

    def __init__(self, kind: i64, value: Amount, range: i64) -> None:
        self.kind = kind
        self.value = value
        self.range = range
        self.number: i64 = -1
        self.filter: Filter | None = None


@final
class Op:
    """One operation of a program. `jump` is where the program goes on if a condition fails or an offer is declined."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.who: Selector | None = None
        self.amount: Amount | None = None
        self.attack: AttackSpec | None = None
        self.modifiers: list[Modifier] = []
        self.conditions: list[Condition] = []
        self.until: i64 = words.BATTLE
        self.jump: i64 = -1
        self.number: i64 = 0
        self.optional = False
        self.opponent = False
        self.closed = False
        self.different = False
        self.at_once = False
        """It happens in the same moment as the operation before it."""


# --- features -------------------------------------------------------------------------------------------------------
ACTIVATED: Final = 0
TRIGGERED: Final = 1
INSTEAD: Final = 2
VALHALLA_SHAPE: Final = 3
BEFORE: Final = 4

# What a feature replaces, and what may happen at once in place of a death.
DYING: Final = 0
INSTEAD_OPERATIONS: Final = ("to_deck", "banish", "fly", "close", "heal")
# When a feature before the battle works.
STARTS_WITH: Final = 0
RECRUITING_GOLD: Final = 1

ANYONE: Final = -1
"""An event filter that takes any card."""


@final
class Feature:
    """An activated or triggered feature, one that replaces something, or one from before the battle."""

    def __init__(self, shape: i64) -> None:
        self.shape = shape
        self.number: i64 = -1
        self.index: i64 = 0
        """Its place among the activated features of the card."""
        self.conditions: list[Condition] = []
        self.type: i64 = words.EFFECT
        self.zone: i64 = words.FIELD
        self.program: list[Op] = []
        # what is paid, and when
        self.close = False
        self.instant = False
        self.moment: i64 = words.ANY_MOMENT
        self.counters: i64 = 0
        """-1 for X, chosen by whoever pays."""
        self.own_token = False
        self.turn_limit: i64 = 0
        self.battle_limit: i64 = 0
        self.limit_shift: i64 = 0
        self.attack: AttackSpec | None = None
        self.finishing: i64 = 0
        self.target: Selector | None = None
        # what wakes it
        self.event: i64 = -1
        self.by: Filter | None = None
        self.at: Filter | None = None
        self.kinds: i64 = 0
        self.strengths: i64 = words.ANY_STRENGTH
        self.least: i64 = 0
        self.most: i64 = 999
        self.whose: i64 = words.BOTH
        self.keyword: i64 = -1
        self.optional = False
        self.first_in_turn = False
        self.amount: i64 = 0


@final
class Card:
    """One kind of card: its facts and its features."""

    def __init__(self, id: int, word: str) -> None:
        self.id = id
        self.word = word
        self.number: i64 = 0
        self.kind: i64 = words.GROUND
        self.elite = False
        self.cost: i64 = 0
        self.unique = False
        self.element: i64 = 0
        self.classes: i64 = 0
        self.life: i64 = 0
        self.move: i64 = 0
        self.strike: Amount | None = None
        self.printed: list[int] = [0] * len(words.STATS)
        self.guard: i64 = 0
        """Abilities it is protected from, as printed symbols."""
        self.statics: list[Modifier] = []
        self.static_stats: i64 = 0
        self.auras: list[Modifier] = []
        self.features: list[Feature] = []
        self.activated: list[Feature] = []
        self.abilities: i64 = 0
        """Attacks and spells among its features, for filters."""
        self.vampire_less: i64 = 0
        self.incarnates_open = False
        self.incarnates_on_mark = False

    def has_ability(self, kinds: i64) -> bool:
        return self.abilities & kinds != 0


@final
class Book:
    """All cards that can be played. Features, modifiers and attacks have numbers, by which states speak of them."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.by_word: dict[str, int] = {}
        self.by_id: dict[int, int] = {}
        self.features: list[Feature] = []
        self.feature_card: list[int] = []
        self.modifiers: list[Modifier] = []
        self.modifier_card: list[int] = []
        self.attacks: list[AttackSpec] = []


SIMPLE_STRIKE: Final = AttackSpec(words.SIMPLE, Amount(CONSTANT, 0, 0, 0), FAR)
NO_FILTER: Final = Filter()
ANY_ATTACK: Final = words.ATTACKS
