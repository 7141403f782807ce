"""The cards in play, where they stand, who stands next to whom, and what is printed on them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, TypeAlias

Cell: TypeAlias = tuple[int, int]
"""Column 0 to 4, row 1 to 6."""
CELLS: tuple[Cell, ...] = tuple((column, row) for row in range(1, 7) for column in range(5))
CREATURES = ("ground", "flying", "companion", "parasite")
SYMBIONTS = ("companion", "parasite")
FORMATIONS = ("helmir", "chernovar", "dwarf-crossbowman", "guard-of-tullen", "paladin-of-allamor", "shieldbearer")
INCARNATIONS = {"raer": 3, "plague-rider": 3, "nadikh": 3, "skeletal-hound": 3, "skeletal-worm": 4}
INCORPOREAL = ("mountain-spirit", "sentient-whirl", "mist-dweller")
FIELD, EXTRA, GRAVEYARD, EXILE = "field", "extra", "graveyard", "exile"

Question: TypeAlias = tuple[int, str, list[str]]
"""Who is asked, what kind of question, and what may be answered."""
Asking: TypeAlias = Generator[Question, str, None]


class Disagreement(Exception):
    """The play and the oracle do not say the same."""


def read_printed() -> dict[str, dict[str, Any]]:
    """What stands on the cards in numbers and symbols; their features are told anew in this package."""
    text = files("meadhall.games.berserk").joinpath("cards.json").read_text(encoding="utf-8")
    return {card["word"]: {name: card[name] for name in card if name != "features"} for card in json.loads(text)}


PRINTED = read_printed()
WORDS = {card["id"]: word for word, card in PRINTED.items()}


@dataclass
class Bonus:
    """Something a card has for a while: what, how much, and the last turn of it (none: to the end of the battle)."""

    what: str
    amount: int = 1
    last_turn: int | None = None
    source: int | None = None


@dataclass(eq=False)
class Card:
    slot: int
    word: str
    owner: int
    side: int
    kind: str
    zone: str
    cell: Cell | None = None
    host: Card | None = None
    open: bool = True
    moves: int = 0
    wounds: int = 0
    lives: int = 0
    counters: int = 0
    tokens: int = 0
    poison: int = 0
    face_down: bool = False
    reborn: bool = False
    fallen: bool = False
    kills: int = 0
    bonuses: list[Bonus] = field(default_factory=list)
    reach: int = 0
    """The last turn in which it may strike a flyer (K-19)."""
    acted: bool = False
    walked: bool = False
    shifted: bool = False
    hurt: bool = False
    """Acted, moved by itself, changed position, was wounded by an attack in this turn."""
    armor_used: int = 0
    owed: int = 0
    """Steps that were made before a symbiont took them."""
    gone_turn: int = -1
    """The turn in which it went back to its deck: what was woken in it may still speak of the card."""
    uses: Counter[str] = field(default_factory=Counter)
    battle_uses: Counter[str] = field(default_factory=Counter)
    trod: list[Cell] = field(default_factory=list)
    """Cells it moved onto in this turn."""

    @property
    def printed(self) -> dict[str, Any]:
        return PRINTED[self.word]

    @property
    def in_play(self) -> bool:
        return self.zone in (FIELD, EXTRA)

    @property
    def creature(self) -> bool:
        return self.kind in CREATURES

    @property
    def life(self) -> int:
        """Lives left (L348)."""
        return int(self.printed.get("life", 0)) + self.lives - self.wounds

    @property
    def elite(self) -> bool:
        return bool(self.printed["crystal"] == "gold")

    def is_a(self, part: str) -> bool:
        return any(name.startswith(part) for name in self.printed.get("classes", ()))

    def has(self, what: str) -> int:
        """The sum of what it was given."""
        return sum(bonus.amount for bonus in self.bonuses if bonus.what == what)


def cell_name(cell: Cell) -> str:
    return f"{'abcde'[cell[0]]}{cell[1]}"


def cell_named(name: str) -> Cell:
    return "abcde".index(name[0]), int(name[1])


def apart(one: Cell, other: Cell) -> int:
    """L332: the shortest way by rows and columns."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def touching(one: Cell, other: Cell) -> bool:
    """L500: one of the eight cells around."""
    return one != other and abs(one[0] - other[0]) <= 1 and abs(one[1] - other[1]) <= 1


def next_to(one: Card, other: Card) -> bool:
    """L500, K-12, K-18, K-20: flyers stand next to nothing; cards on one cell only as symbiont and host."""
    if one is other or one.zone != FIELD or other.zone != FIELD or one.cell is None or other.cell is None:
        return False
    return one.host is other or other.host is one or touching(one.cell, other.cell)


class Table:
    """Facts, and plain questions about them."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.turn = 0
        self.active = 0
        self.first = 0
        self.quiet = 0
        self.winner: int | None = None
        self.rolls: list[dict[str, Any]] = []
        """Rolls that the play has told and that are not used yet."""
        self.asked = ""
        """What the play asks now."""
        self.asked_seat = 0
        self.offered: list[str] = []
        """What may be answered to it."""
        self.named: list[str] = []
        """The cards that the question names."""
        self.shown: list[list[str]] = []
        """Cards that prophecies have shown."""
        self.decks: list[Counter[str]] = [Counter(), Counter()]

    def forward(self, side: int) -> int:
        """The way up the columns as this player sees them (L472)."""
        return 1 if side == self.first else -1

    def row_of(self, side: int, number: int) -> int:
        """A player's first, second or third row."""
        return 4 - number if side == self.first else 3 + number

    def behind(self, card: Card) -> list[Card]:
        """L502: what stands a cell down the column, as its player sees it."""
        if card.cell is None:
            return []
        return self.standing_at((card.cell[0], card.cell[1] - self.forward(card.side)))

    def in_play(self) -> list[Card]:
        return [card for card in self.cards if card.in_play]

    def squad(self, side: int) -> list[Card]:
        return [card for card in self.in_play() if card.side == side]

    def standing_at(self, cell: Cell) -> list[Card]:
        return [card for card in self.cards if card.zone == FIELD and card.cell == cell]

    def free(self, cell: Cell) -> bool:
        return not self.standing_at(cell)

    def ghost(self) -> Card | None:
        """K-12: the creature that shares its cell with others."""
        for card in self.cards:
            if card.zone != FIELD or card.cell is None or card.kind != "ground" or not self.incorporeal(card):
                continue
            if any(other is not card and other.host is not card for other in self.standing_at(card.cell)):
                return card
        return None

    def silent(self, card: Card) -> bool:
        """L516, K-14: it has lost its features, or lies face down."""
        return card.face_down or card.has("lost") > 0

    def knows(self, card: Card, word: str) -> bool:
        """Whether it is this card, with its features."""
        return card.word == word and not self.silent(card)

    def symbol(self, card: Card, name: str) -> int:
        return 0 if self.silent(card) else int(card.printed.get("symbols", {}).get(name, 0))

    def incorporeal(self, card: Card) -> bool:
        return card.word in INCORPOREAL and not self.silent(card)

    def name(self, card: Card) -> str:
        """How answers name a card."""
        if card.zone == FIELD and card.cell is not None:
            if card is self.ghost():
                return f"{cell_name(card.cell)}~"
            if card.host is None:
                return cell_name(card.cell)
            before = sum(other.host is card.host for other in self.cards[: card.slot])
            return cell_name(card.cell) + "+" * (before + 1)
        same = [other for other in self.cards if other.word == card.word and other.zone in (EXTRA, GRAVEYARD, EXILE)]
        place = same.index(card) + 1
        return card.word if place == 1 else f"{card.word}.{place}"

    def names(self, cards: Iterable[Card]) -> list[str]:
        return [self.name(card) for card in cards]

    # --- asking -------------------------------------------------------------------------------------------------------

    def ask_card(self, seat: int, kind: str, cards: list[Card]) -> Generator[Question, str, Card]:
        """One of these cards; a single one is taken without asking, but an aim is always taken by hand."""
        if len(cards) == 1 and kind != "aim-target":
            return cards[0]
        answer = yield seat, kind, self.names(cards)
        return next(card for card in cards if self.name(card) == answer)

    def ask_cell(self, seat: int, kind: str, cells: list[Cell]) -> Generator[Question, str, Cell]:
        if len(cells) == 1 and kind != "aim-cell":
            return cells[0]
        answer = yield seat, kind, [cell_name(cell) for cell in cells]
        return cell_named(answer)

    def offer(self, seat: int) -> Generator[Question, str, bool]:
        answer = yield seat, "choose-offer", ["yes", "pass"]
        return answer == "yes"

    def roll(self, card: Card, plus: int) -> int:
        """A die that the play has told, with what is added to it."""
        if not self.rolls:
            raise Disagreement(f"{card.word} should roll, and did not")
        told = self.rolls.pop(0)
        if told["card"] != f"@card-{card.word}" or told["plus"] != plus:
            raise Disagreement(f"{card.word} should roll with {plus:+}, and {told} was told")
        return int(told["die"])
