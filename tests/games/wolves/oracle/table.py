"""The facts on the table, the strength of lines, hands and decks, and the Hall."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import Any, TypeAlias

UNITS = (
    "archer", "bond", "hirdman", "huskarl", "berserk", "thrall", "priest", "hovding", "konung", "assassin",
    "traitor", "raider",
)  # fmt: skip
CARDS = (*UNITS, "plague", "shield_wall", "outflank")
COPIES = dict(zip(CARDS, (12, 16, 14, 8, 9, 8, 4, 4, 4, 7, 5, 5, 4, 6, 4), strict=True))
TIWAZ = {"hirdman", "huskarl", "berserk", "priest", "hovding", "konung"}
LEADERS = ("priest", "hovding", "konung")
PRINTED = {"archer": 1, "huskarl": 2, "berserk": 5, "priest": 8}
BLUE = ("vidar", "odin", "thor", "freya", "heimdall", "valkyrie", "baldr", "tyr")
RED = ("surt", "hel", "fenrir", "fafnir", "naglfar", "jormungandr", "nidhogg", "loki")
GODS = (*BLUE, "yggdrasil", *RED)
VICTORIES = (
    "rout", "glorious_raid", "dear_victory", "beloved_of_aesir", "child_of_chaos", "own_god", "rich_spoils",
    "saga_of_the_kin", "challenge",
)  # fmt: skip
MOST = 12
"""Cards in a hand."""

Question: TypeAlias = tuple[int, str, list[str]]
"""Who is asked, what kind of question, and what may be answered."""
Asking: TypeAlias = Generator[Question, str, None]


class Disagreement(Exception):
    """The play and the oracle do not say the same."""


def strengths(line: list[str]) -> list[int]:
    tiwaz = sum(unit in TIWAZ for unit in line)
    values = []
    for at, unit in enumerate(line):
        value = PRINTED.get(unit, 0)
        if unit == "bond":
            value = len(line) - tiwaz
        elif unit == "hirdman":
            value = 7 if "hirdman" in line[max(0, at - 1) : at] + line[at + 1 : at + 2] else 3
        elif unit == "hovding":
            value = 2 * tiwaz
        elif unit == "konung":
            value = max(0, 10 - (len(line) - 1))
        values.append(value)
    return values


def may_enter(line: list[str], unit: str) -> bool:
    """One leader of a kind in a line; no Priest beside a Tiwaz unit of 8 or less."""
    if unit in LEADERS and unit in line:
        return False
    weak = (other in TIWAZ and value <= 8 for other, value in zip(line, strengths(line), strict=True))
    return unit != "priest" or not any(weak)


def following(chosen: list[str], left: Counter[str]) -> list[str]:
    """The cards that may be picked next: in the order of all cards, as far as there are any."""
    first = CARDS.index(chosen[-1]) if chosen else 0
    return [card for card in CARDS[first:] if left[card] > chosen.count(card)]


def completing(chosen: list[str], left: Counter[str], needed: int) -> list[str]:
    """The same where so many have to be picked in all: only what leaves enough for the rest."""
    found = []
    for card in following(chosen, left):
        later = CARDS[CARDS.index(card) + 1 :]
        if left[card] - chosen.count(card) + sum(left[other] for other in later) >= needed - len(chosen):
            found.append(card)
    return found


class Table:
    """Everything that lies on the table or is held."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.lines: list[list[str]] = [[] for _ in range(seats)]
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.known: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.offered: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.gods: list[set[str]] = [set() for _ in range(seats)]
        self.won: list[set[str]] = [set() for _ in range(seats)]
        self.actions = [0] * seats
        self.passes: list[int] = []
        self.used: set[str] = set()
        self.discard: Counter[str] = Counter()
        self.resolving: Counter[str] = Counter()
        self.deck = 0
        self.hall: list[str] = []
        self.fallen: set[str] = set()
        self.spoils: list[str] = []
        self.ragnarok = False
        self.acted = False
        self.serpent: int | None = None
        self.starter = 0
        self.round = 1
        self.winners: set[int] = set()
        self.over = False
        self.drew: set[int] = set()
        self.truth: dict[str, Any] = {}
        self.events: list[tuple[str, dict[str, Any]]] = []

    def heard(self, *keys: str) -> tuple[str, str]:
        """The next event of these kinds, and the card it names: what chance has decided."""
        while self.events:
            key, shown = self.events.pop(0)
            if key in keys:
                named = [value for value in shown.values() if isinstance(value, str) and value.startswith("@")]
                return key, named[0].partition("-")[2]
        raise Disagreement(f"nothing was told of {' or '.join(keys)}")

    def clockwise(self, first: int) -> list[int]:
        return [(first + step) % self.seats for step in range(self.seats)]

    def has(self, seat: int, god: str) -> bool:
        return god in self.gods[seat]

    def owner(self, god: str) -> int | None:
        return next((seat for seat in range(self.seats) if god in self.gods[seat]), None)

    def summoned(self) -> set[str]:
        return set().union(*self.gods)

    def guarded(self, seat: int) -> bool:
        return self.has(seat, "heimdall" if seat in self.passes else "surt")

    def strength(self, seat: int) -> int:
        total = sum(strengths(self.lines[seat])) + (5 if self.has(seat, "thor") else 0)
        if self.owner("fenrir") not in (None, seat) and not self.has(seat, "odin"):
            total -= 5
        return total

    def glory(self, seat: int) -> int:
        gods, won = self.gods[seat], self.won[seat]
        worth = {
            "rout": 2,
            "glorious_raid": 1,
            "dear_victory": 3,
            "beloved_of_aesir": min(3, len(gods & set(BLUE))),
            "child_of_chaos": min(3, len(gods & set(RED))),
            "own_god": (3, 1, 0)[min(2, len(gods))],
            "rich_spoils": self.size(seat) // 4,
            "saga_of_the_kin": min(3, len(won) - 1),
            "challenge": 1 + any(len(other) > len(gods) for other in self.gods),
        }
        return sum(worth[card] for card in won)

    def unit(self, seat: int, at: int) -> str:
        return f"{seat}:{at + 1}:{self.lines[seat][at]}"

    # --- hands, deck and discard --------------------------------------------------------------------------------

    def size(self, seat: int) -> int:
        return self.hands[seat].total()

    def draw(self, seat: int, count: int) -> None:
        """What is drawn stays unknown until the table is looked at again."""
        for _ in range(count):
            if self.size(seat) >= MOST or self.deck + self.discard.total() == 0:
                return
            self.take_top()
            self.hands[seat]["?"] += 1
            self.drew.add(seat)

    def take_top(self) -> None:
        if self.deck == 0:
            self.deck = self.discard.total()
            self.discard = Counter()
        self.deck -= 1

    def look(self) -> None:
        """Learn the hands of those who drew."""
        for seat in self.drew:
            seen = Counter(self.truth["players"][seat]["hand"])
            if seen.total() != self.size(seat):
                raise Disagreement(f"seat {seat} should hold {self.size(seat)} cards, and holds {seen.total()}")
            self.hands[seat] = seen
        self.drew = set()

    def lose(self, seat: int, card: str) -> None:
        if self.hands[seat][card] == 0:
            raise Disagreement(f"seat {seat} has no {card} to lose")
        self.hands[seat][card] -= 1
        self.known[seat][card] -= self.known[seat][card] > 0

    def gain(self, seat: int, card: str) -> None:
        self.hands[seat][card] += 1
        self.known[seat][card] += 1

    def throw(self, seat: int, cards: list[str]) -> None:
        for card in cards:
            self.lose(seat, card)
            self.discard[card] += 1

    def put(self, seat: int, end: str, unit: str) -> None:
        self.lines[seat].insert(0 if end == "left" else len(self.lines[seat]), unit)

    # --- the Hall ----------------------------------------------------------------------------------------------

    def refill(self) -> None:
        while len(self.hall) < 3:
            left = set(GODS) - self.fallen - set(self.hall) - self.summoned()
            waits = "ragnarok" not in self.hall
            if not left and not waits:
                return
            key, god = self.heard("hall-opens", "ragnarok-hall")
            if key == "hall-opens" and god in left:
                self.hall.append(god)
            elif key == "ragnarok-hall" and waits and len(left) <= 2:
                self.hall.append("ragnarok")
                self.ragnarok = True
            else:
                raise Disagreement(f"{god} cannot come to the Hall now")

    def drop(self, god: str) -> None:
        owner = self.owner(god)
        if owner is None:
            self.hall.remove(god)
        else:
            self.gods[owner].discard(god)
        self.fallen.add(god)

    def win(self, seat: int, god: str) -> None:
        owner = self.owner(god)
        if owner is not None:
            self.gods[owner].discard(god)
        elif god in self.fallen:
            self.fallen.discard(god)
        else:
            self.hall.remove(god)
        self.gods[seat].add(god)
        self.refill()
