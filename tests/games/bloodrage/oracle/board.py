"""Lands, clans and figures: who stands where, how strong that is, and what may be done against destruction."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import meadhall

ROWS: list[dict[str, Any]] = json.loads(
    (Path(meadhall.__file__).parent / "games/bloodrage/cards.json").read_text(encoding="utf-8")
)
NAMES = Counter(str(row["id"]) for row in ROWS)
CARDS = {row["id"] if NAMES[row["id"]] == 1 else f"{row['id']}-{row['age']}": row for row in ROWS}
ORDER = {key: place for place, key in enumerate(CARDS)}

RING = ["elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor"]
TREE = "yggdrasil"
LANDS = [*RING, TREE]
VILLAGES = dict(zip(RING, (4, 5, 5, 4, 3, 3, 5, 3), strict=True))
SHORES = {"ne": RING[0:2], "se": RING[2:4], "sw": RING[4:6], "nw": RING[6:8]}
FJORD_OF = {land: fjord for fjord, shores in SHORES.items() for land in shores}
BOARD = [*LANDS, *SHORES]
REGIONS = {
    "manheim": ["elvagar", "angerboda", "myrkulor"],
    "jotunheim": ["muspelheim", "horgr", "utgard"],
    "alfheim": ["andlang", "gimle"],
}
STATS = ["rage", "axes", "horns"]
TRACKS = {"rage": [6, 7, 8, 9, 12, 12], "axes": [3, 4, 5, 6, 8, 8], "horns": [4, 5, 6, 7, 10, 10]}
LAST_STEP = 5
MOST_RAGE = 12


def name_of(card: str) -> str:
    return str(CARDS[card]["id"])


def kind_of(card: str) -> str:
    return str(CARDS[card]["kind"])


def strength_of(card: str) -> int:
    return int(CARDS[card].get("strength", 0))


def neighbours(land: str) -> list[str]:
    if land == TREE:
        return RING
    place = RING.index(land)
    return [RING[place - 1], RING[(place + 1) % len(RING)], TREE]


def is_ship(figure: str) -> bool:
    return figure in ("ship", "sea_serpent")


@dataclass
class Clan:
    """Everything that one seat has."""

    rage: int = 6
    glory: int = 0
    steps: list[int] = field(default_factory=lambda: [0, 0, 0])
    slots: dict[str, list[str | None]] = field(
        default_factory=lambda: {
            "leader": [None], "warrior": [None], "ship": [None], "monster": [None, None], "clan": [None, None, None]
        }
    )  # fmt: skip
    hand: list[str] = field(default_factory=list)
    laid: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    figures: dict[str, Counter[str]] = field(
        default_factory=lambda: {place: Counter() for place in [*BOARD, "reserve", "valhalla"]}
    )
    passed: bool = False

    def has(self, card: str) -> bool:
        return any(card in slots for slots in self.slots.values())

    def stat(self, name: str) -> int:
        return TRACKS[name][self.steps[STATS.index(name)]]

    def raise_stat(self, name: str) -> None:
        at = STATS.index(name)
        self.steps[at] = min(LAST_STEP, self.steps[at] + 1)

    def open_stats(self) -> list[str]:
        return [name for name, step in zip(STATS, self.steps, strict=True) if step < LAST_STEP]

    def kinds(self) -> list[str]:
        """All figures it has, in the order in which they are asked for."""
        return ["leader", "warrior", "ship", *[card for card in self.slots["monster"] if card]]

    def on_board(self) -> int:
        return sum(self.figures[place].total() for place in BOARD)

    def has_helmet(self) -> bool:
        return self.on_board() < self.stat("horns")

    def warrior_strength(self) -> int:
        return 2 if self.has("experts_in_arms") or self.has("masters_in_arms") else 1

    def price(self, figure: str) -> int:
        """What it costs to invade with a figure."""
        if figure in ("leader", "dwarf_chieftain", "soldier_of_hel"):
            return 0
        if figure == "warrior":
            return self.warrior_strength()
        return 2 if figure == "ship" else strength_of(figure)


class Board:
    """The table with its clans. Whoever plays on it says how a seat answers a question."""

    def __init__(self, clans: list[Clan], age: int, first: int, doom: list[str], tokens: dict[str, str]) -> None:
        self.clans = clans
        self.seats = len(clans)
        self.age = age
        self.first = first
        self.doom = doom
        self.tokens = tokens
        self.pillaged: set[str] = set()
        self.ruined: set[str] = set()
        self.discards: Counter[str] = Counter()

    def ask(self, seat: int, kind: str, answers: list[str]) -> str:
        raise NotImplementedError

    def agrees(self, seat: int, kind: str, answer: str) -> bool:
        return self.ask(seat, kind, [answer, "pass"]) == answer

    def pillage(self, seat: int, land: str) -> None:
        raise NotImplementedError

    def clockwise(self, seat: int) -> list[int]:
        return [(seat + i) % self.seats for i in range(self.seats)]

    def free(self, land: str) -> int:
        if land == TREE:
            return 99
        taken = sum(clan.figures[land].total() for clan in self.clans)
        return 0 if land in self.ruined else VILLAGES[land] - taken

    def open_fjords(self) -> list[str]:
        return [fjord for fjord, shores in SHORES.items() if any(land not in self.ruined for land in shores)]

    def force(self, seat: int, land: str) -> Counter[str]:
        """The figures of a seat in a province and its fjord."""
        figures = self.clans[seat].figures
        return figures[land] + (figures[FJORD_OF[land]] if land != TREE else Counter())

    def strength(self, seat: int, land: str) -> int:
        clan = self.clans[seat]
        total = 0
        for figure, count in self.force(seat, land).items():
            if figure == "warrior":
                pair = 3 if clan.has("brothers_in_arms") else 6 if clan.has("masters_in_arms") else 0
                pairs, odd = divmod(count, 2) if pair else (0, count)
                total += pairs * pair + odd * clan.warrior_strength()
            elif figure == "dark_elf":
                total += 3 if land == TREE else 1
            else:
                total += {"leader": 3, "ship": 2}.get(figure) or strength_of(figure)
        return total

    def move(self, seat: int, figure: str, origin: str, target: str) -> None:
        figures = self.clans[seat].figures
        assert figures[origin][figure] > 0
        figures[origin][figure] -= 1
        figures[target][figure] += 1

    def kill(self, seat: int, figure: str, place: str) -> None:
        """To Valhalla; dragons pay at once for a ship (R-19, R-73)."""
        self.move(seat, figure, place, "valhalla")
        if is_ship(figure):
            clan = self.clans[seat]
            for card, glory in (("lokis_dragons", 4), ("fire_dragons", 8), ("eternal_dragons", 12)):
                clan.glory += glory * clan.has(card)

    def destroy(self, seat: int, land: str, victims: Counter[str], by_ragnarok: bool = False) -> int:
        """Figures are about to be destroyed: Protection saves for rage, a Witch may flee. Gives how many fell."""
        clan = self.clans[seat]
        victims = +victims
        saved: Counter[str] = Counter()
        flees = False
        kinds = clan.kinds()
        least = 0
        while victims:
            answers: list[str] = []
            if clan.has("friggas_protection") and not by_ragnarok and saved.total() < clan.rage:
                answers += [f"save {kind}" for kind in kinds[least:] if victims[kind] > saved[kind]]
            if victims["volur_witch"] and not saved["volur_witch"] and land != TREE:
                answers.append("flee")
            if not answers:
                break
            answer = self.ask(seat, "spare", [*answers, "done" if saved else "pass"])
            flees = answer == "flee"
            if not answer.startswith("save"):
                break
            saved[answer.split()[1]] += 1
            least = kinds.index(answer.split()[1])
        clan.rage -= saved.total()
        fallen = 0
        for figure in (victims - saved).elements():
            if figure == "volur_witch" and flees:
                self.move(seat, figure, land, TREE)
            else:
                self.kill(seat, figure, FJORD_OF[land] if is_ship(figure) else land)
                fallen += 1
        return fallen

    def choose_stat(self, seat: int, barred: str | None = None) -> None:
        """One stat of choice rises; nobody is asked where there is no choice (R-67)."""
        stats = [name for name in self.clans[seat].open_stats() if name != barred]
        if stats:
            self.clans[seat].raise_stat(stats[0] if len(stats) == 1 else self.ask(seat, "raise", stats))
