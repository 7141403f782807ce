"""What is printed on cards, ready for play: filters, selectors, amounts, conditions, modifiers, programs of operations.

`cards.py` makes these of the card file; `values.py` asks statics, `programs.py` carries programs out.
"""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.flat import i64
from meadhall.games.berserk import board, language


class Filter:
    """Which cards are meant. A trait is something that a card is or is not (`values.TRAITS`)."""

    def __init__(self) -> None:
        self.sides: i64 = language.BOTH
        self.kinds: i64 = language.ALL_KINDS
        self.traits: list[tuple[str, bool]] = []
        self.elements: i64 = 0b111111
        self.classes: i64 = 0
        self.least_cost: i64 = 0
        self.most_cost: i64 = 99
        self.abilities: i64 = 0
        self.stats: i64 = 0
        self.name: i64 = language.NOBODY
        self.most_life: i64 = 999
        self.tokens: i64 = 0
        self.plain = True
        """Only sides and kinds are asked for."""
        self.printed = False
        """Something printed is asked for, which a face-down card does not tell (K-43)."""


@final
class Selector(Filter):
    """Cards by place and filter. The place is seen from the card `of`: its own (`self`), the one that was chosen or
    that something befell (`target`), the one that did it (`other`). `range` counts from the card whose feature it
    is."""

    def __init__(self, area: str = "anywhere", of: str = "self") -> None:
        super().__init__()
        self.area = area
        self.of = of
        self.range: i64 = board.ANY_RANGE

    def is_self(self) -> bool:
        """Whether it is the card alone whose feature it is."""
        return self.area == "itself" and self.of == "self"


MYSELF: Final = Selector("itself")


@final
class Amount:
    """A number, three of them by strength, all wounds of a card, or something counted: `plus` and so many `times` that,
    at most `most`."""

    def __init__(self, code: str, weak: i64 = 0, medium: i64 = 0, strong: i64 = 0) -> None:
        self.code = code
        self.printed = code in ("constant", "triple")
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


def constant(number: i64) -> Amount:
    return Amount("constant", number, number, number)


NOTHING: Final = constant(0)


@final
class Condition:
    """Something that must hold: at least `least`, at most `most` of what is counted; `filter` is for partners."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.least: i64 = 1
        self.most: i64 = 999
        self.filter: Filter | None = None
        self.selector: Selector | None = None


@final
class Modifier:
    """What a static feature or a grant adds to a card: a keyword or a number, in these attacks, against these cards."""

    def __init__(self) -> None:
        self.number: i64 = -1
        self.stat: i64 = 0
        self.amount = constant(1)
        self.adds = False
        self.kinds: i64 = 0
        """Attacks it belongs to; 0 for all."""
        self.strengths: i64 = language.ANY_STRENGTH
        self.versus: Filter | None = None
        self.least_value: i64 = 0
        self.most_value: i64 = 99
        self.conditions: list[Condition] = []
        self.scope: Selector | None = None
        """Whom it falls on: an aura; nothing for the card itself."""


@final
class AttackSpec:
    """An attack as printed: kind, value by strength, range, and at whom it may be aimed besides the rules."""

    def __init__(self) -> None:
        self.kind: i64 = language.SIMPLE
        self.value = constant(0)
        self.range: i64 = board.ANY_RANGE
        self.number: i64 = -1
        self.filter: Filter | None = None


SIMPLE_STRIKE: Final = AttackSpec()
INSTEAD_OPERATIONS: Final = ("to_deck", "banish", "fly", "close", "heal")
"""What may happen at once in place of a death."""


@final
class Op:
    """One operation of a program. `jump` is where the program goes on if a condition fails or an offer is declined."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.who = MYSELF
        self.amount = NOTHING
        self.attack: AttackSpec | None = None
        self.modifiers: list[Modifier] = []
        self.conditions: list[Condition] = []
        self.until = "battle"
        self.jump: i64 = -1
        self.number: i64 = 0
        self.optional = False
        self.opponent = False
        self.closed = False
        self.different = False
        self.at_once = False
        """It happens in the same moment as the operation before it."""


@final
class Feature:
    """A feature by its shape: `activated`, `triggered`, `valhalla`, `instead` of something, `before` the battle."""

    def __init__(self, shape: str) -> None:
        self.shape = shape
        self.number: i64 = -1
        self.index: i64 = 0
        """Its place among the activated features of the card."""
        self.conditions: list[Condition] = []
        self.type: i64 = language.EFFECT
        self.zone: i64 = language.FIELD
        self.program: list[Op] = []
        # what is paid, and when
        self.close = False
        self.instant = False
        self.moment: i64 = language.ANY_MOMENT
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
        self.event = ""
        self.by: Filter | None = None
        self.at: Filter | None = None
        self.kinds: i64 = 0
        self.strengths: i64 = language.ANY_STRENGTH
        self.least: i64 = 0
        self.most: i64 = 999
        self.whose: i64 = language.BOTH
        self.keyword: i64 = -1
        self.optional = False
        self.first_in_turn = False
        # what it replaces, or when it works before the battle
        self.replaces = ""
        self.stage = ""
        self.amount: i64 = 0


@final
class Card:
    """One kind of card: its facts and its features."""

    def __init__(self, number: i64, id: int, word: str) -> None:
        self.number = number
        self.id = id
        self.word = word
        self.kind: i64 = language.GROUND
        self.elite = False
        self.cost: i64 = 0
        self.unique = False
        self.element: i64 = 0
        self.classes: i64 = 0
        self.life: i64 = 0
        self.move: i64 = 0
        self.strike = NOTHING
        self.printed: list[int] = [0] * len(language.STATS)
        self.guard: i64 = 0
        """Abilities it is protected from, as printed symbols."""
        self.statics: list[Modifier] = []
        self.static_stats: i64 = 0
        self.stats: i64 = 0
        """What it has at all, printed or by statics."""
        self.auras: list[Modifier] = []
        self.aura_stats: i64 = 0
        self.listens: tuple[list[str], list[str]] = ([], [])
        """Where it stands in the index of listeners (`values.listen`), in play and in the graveyard."""
        self.features: list[Feature] = []
        self.activated: list[Feature] = []
        self.abilities: i64 = 0
        """Attacks and spells among its features, for filters."""
        self.pays_counters = False
        self.vampire_less: i64 = 0
        self.incarnates_open = False
        self.incarnates_on_mark = False


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
