"""Tables in the middle of a round, dealt so that cards meet which seldom do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from .rounds import Oracle
from .table import BLUE, CARDS, COPIES, GODS, RED, UNITS, VICTORIES, may_enter

TROUBLE = ("assassin", "raider", "traitor", "archer", "shield_wall", "plague", "outflank")
OFFERINGS = ("berserk", "thrall", "bond", "archer", "hirdman")


class Deal:
    """One table: the oracle's, and the same as the text of a position."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        seats = self.random.choice((3, 4, 5))
        self.oracle = Oracle(seats)
        self.left = Counter(COPIES)
        self.deal_gods()
        self.deal_victories()
        for seat in range(seats):
            self.deal_people(seat)
        self.oracle.discard = self.pile(self.random.choice((0, 0, 1, 2, 10)), CARDS)
        self.deck = self.pile(self.random.choice((0, 1, 2, 4)), CARDS) if self.random.random() < 0.5 else +self.left
        self.oracle.deck = self.deck.total()
        order = self.random.sample(range(seats), seats)
        self.oracle.passes = order[: self.random.choice((0, 0, 1, seats - 1))]
        self.seat = self.random.choice([seat for seat in range(seats) if seat not in self.oracle.passes])

    def card(self, among: Sequence[str]) -> str:
        """One card of these, if there is one left; else any."""
        card = self.random.choice([card for card in among if self.left[card]] or [*self.left.elements()])
        self.left[card] -= 1
        return card

    def pile(self, count: int, among: Sequence[str]) -> Counter[str]:
        return Counter(self.card(among) for _ in range(count))

    def deal_gods(self) -> None:
        table = self.oracle
        gods = self.random.sample(GODS, len(GODS))
        for seat in range(table.seats):
            own = table.gods[seat]
            wanted = self.random.choice((0, 1, 1, 2, 3))
            for god in [*gods]:
                both = {god, *own} & set(BLUE) and {god, *own} & set(RED)
                if len(own) < wanted and not (both and "yggdrasil" not in {god, *own}):
                    own.add(god)
                    gods.remove(god)
        fallen = min(self.random.choice((0, 0, 2, len(GODS))), max(0, len(gods) - 3))
        table.fallen = {gods.pop() for _ in range(fallen)}
        table.hall = gods[:3]
        if len(gods) < 3 or (len(gods) <= 4 and self.random.random() < 0.5):
            table.hall = [*gods[:2], "ragnarok"]
            table.ragnarok = True
        table.used = {god for god in ("tyr", "odin", "hel", "heimdall") if self.random.random() < 0.15}

    def deal_victories(self) -> None:
        table = self.oracle
        cards = self.random.sample(VICTORIES, len(VICTORIES))
        table.spoils = [cards.pop() for _ in range(1 if table.seats == 3 else 2)]
        for seat in range(table.seats):
            if self.random.random() < 0.4:
                table.won[seat].add(cards.pop())

    def deal_people(self, seat: int) -> None:
        table = self.oracle
        for _ in range(self.random.choice((0, 1, 2, 3, 4, 5, 7))):
            unit = self.card([unit for unit in UNITS if may_enter(table.lines[seat], unit)])
            if unit in UNITS and may_enter(table.lines[seat], unit):
                table.lines[seat].append(unit)
        size = self.random.choice((0, 1, 3, 5, 9, 11, 12))
        table.hands[seat] = self.pile(size // 2, TROUBLE) + self.pile(size - size // 2, CARDS)
        known = [card for card in table.hands[seat] if self.random.random() < 0.4]
        table.known[seat] = Counter({card: table.hands[seat][card] for card in known})
        offered = self.pile(self.random.choice((0, 0, 1, 2, 3, 5)), OFFERINGS)
        table.offered[seat] = Counter({unit: count for unit, count in offered.items() if unit in UNITS})

    def text(self) -> str:
        table = self.oracle
        rows = [
            f"hall: {' '.join(table.hall)}",
            f"deity discard: {' '.join(table.fallen)}",
            f"used: {' '.join(table.used)}",
            f"spoils: {' '.join(table.spoils)}",
            f"discard: {written(table.discard)}",
            f"deck: {written(self.deck)}",
            f"passes: {' '.join(map(str, table.passes))}",
            f"turn: {self.seat}",
        ]
        for seat in range(table.seats):
            rows += [
                f"{seat} hand: {written(table.hands[seat])}",
                f"{seat} known: {written(table.known[seat])}",
                f"{seat} line: {' '.join(table.lines[seat])}",
                f"{seat} sacrifices: {written(table.offered[seat])}",
                f"{seat} deities: {' '.join(table.gods[seat])}",
                f"{seat} victories: {' '.join(table.won[seat])}",
            ]
        return "\n".join(rows)


def written(cards: Counter[str]) -> str:
    return " ".join(f"{card}*{count}" for card, count in cards.items() if count)
