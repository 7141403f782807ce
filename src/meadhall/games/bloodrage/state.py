"""The state of one play: flat numbers and tuples, cheap to copy."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import mypyc_attr

from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64, u8, vec
from meadhall.engine.game import Game
from meadhall.engine.state import State
from meadhall.engine.types import TRUTH, Standing
from meadhall.games.bloodrage.board import PLACES, ROOM
from meadhall.games.bloodrage.cards import ALL, COPIES, KEY, NONE, TYPES
from meadhall.games.bloodrage.layout import BASE_SHEETS, DRAFT, KINDS, MONSTER_SLOT, NO_BATTLE, ROW, SEATS, SLOTS, STATS


@mypyc_attr(serializable=True)
@final
class BloodRage(State):
    """One play of Blood Rage.

    `figures` counts the figures of every seat by place and kind, `free` the villages without one. Hands, laid quests
    and draft packs are sorted tuples of card types; a card that may not be seen is NONE. `rest` counts the cards
    nobody will see: decks to come, cards never dealt, dropped ones; `pile` those discarded in the open. `plan` is for
    views alone: worlds worked out from what they know, kept for the next sample.
    """

    __slots__ = (
        "actions", "age", "battle", "doom", "figures", "first", "free", "glory", "hands", "known", "loose", "old",
        "onboard", "packs", "passed", "phase", "pile", "pillaged", "plan", "quests", "rage", "rest", "round", "ruined",
        "seats", "sheet", "shown", "slots", "steps", "table", "tokens", "veiled",
    )  # fmt: skip

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self.seats: int = game.seats
        self.age: int = 1
        self.phase: int = DRAFT
        self.first: int = 0
        self.round: int = 0
        self.passed: int = 0
        self.pillaged: int = 0
        self.ruined: int = 0
        self.tokens: tuple[int, ...] = ()
        self.doom: tuple[int, ...] = ()
        self.rage: vec[u8] = vec[u8]([0] * SEATS)
        self.steps: vec[u8] = vec[u8]([0] * (SEATS * STATS))
        self.actions: vec[u8] = vec[u8]([0] * SEATS)
        self.onboard: vec[u8] = vec[u8]([0] * SEATS)
        self.glory: vec[i64] = vec[i64]([0] * SEATS)
        self.slots: vec[u8] = vec[u8]([NONE] * (SEATS * SLOTS))
        self.sheet: vec[u8] = vec[u8](BASE_SHEETS)
        self.figures: vec[u8] = vec[u8]([0] * (SEATS * ROW))
        self.free: vec[u8] = vec[u8](ROOM)
        self.battle: vec[u8] = vec[u8](NO_BATTLE)
        self.rest: vec[u8] = vec[u8]([0] * TYPES)
        self.pile: vec[u8] = vec[u8]([0] * TYPES)
        self.hands: list[tuple[int, ...]] = [()] * SEATS
        self.quests: list[tuple[int, ...]] = [()] * SEATS
        self.table: list[tuple[int, ...]] = [()] * SEATS
        self.packs: list[tuple[int, ...]] = [()] * (3 * SEATS)
        self.known: list[tuple[int, ...]] = [()] * SEATS
        self.veiled: list[tuple[int, ...]] = [()] * SEATS
        self.shown: list[tuple[int, ...]] = [()] * SEATS
        self.loose: list[tuple[int, ...]] = [()] * SEATS
        self.old: list[int] = [0] * SEATS
        self.plan: list[Any] = []

    @property
    def standings(self) -> list[Standing]:
        """Most glory first; equal glory shares the place (R-41)."""
        scores = [int(self.glory[seat]) for seat in range(self.seats)]
        order = sorted([(-scores[seat], seat) for seat in range(self.seats)])
        best = [-score for score, _ in order]
        return [Standing(seat, 1 + best.index(-score), -score) for score, seat in order]

    def clone(self) -> BloodRage:
        other = BloodRage.__new__(BloodRage)
        self.copy_public(other)
        other.hands = self.hands.copy()
        other.quests = self.quests.copy()
        other.packs = self.packs.copy()
        other.rest = self.rest[:]
        other.plan = [] if self.viewer == TRUTH else self.plan
        return other

    def copy_public(self, other: BloodRage) -> None:
        """Copy everything that all seats may know."""
        other.seats = self.seats
        other.age = self.age
        other.phase = self.phase
        other.first = self.first
        other.round = self.round
        other.passed = self.passed
        other.pillaged = self.pillaged
        other.ruined = self.ruined
        other.tokens = self.tokens
        other.doom = self.doom
        other.rage = self.rage[:]
        other.steps = self.steps[:]
        other.actions = self.actions[:]
        other.onboard = self.onboard[:]
        other.glory = self.glory[:]
        other.slots = self.slots[:]
        other.sheet = self.sheet[:]
        other.figures = self.figures[:]
        other.free = self.free[:]
        other.battle = self.battle[:]
        other.pile = self.pile[:]
        other.table = self.table.copy()
        other.known = self.known.copy()
        other.veiled = self.veiled.copy()
        other.shown = self.shown.copy()
        other.loose = self.loose.copy()
        other.old = self.old.copy()

    def held(self) -> list[tuple[int, ...]]:
        """The cards of all hands, laid quests and battles, and the packs that go round."""
        packs = self.packs[(self.age - 1) * SEATS : self.age * SEATS] if self.phase == DRAFT else []
        return [*self.hands, *self.quests, *self.table, *packs]

    def count(self) -> dict[str, int]:
        """Cards by their key in all places together, and figures by seat; neither ever changes."""
        counts = [int(self.rest[card]) + int(self.pile[card]) for card in ALL]
        for cards in self.held():
            for card in cards:
                counts[card] += 1
        for i in range(SEATS * SLOTS):
            if self.slots[i] != NONE:
                counts[self.slots[i]] += 1
        out = {f"card-{KEY[card]}": counts[card] for card in ALL if counts[card] or COPIES[self.seats][card]}
        for seat in range(self.seats):
            for kind in range(KINDS):
                total = sum(int(self.figures[seat * ROW + place * KINDS + kind]) for place in range(PLACES))
                if kind < MONSTER_SLOT:
                    out[f"figure-{seat}-{kind}"] = total
                else:
                    out[f"stray-{seat}-{kind}"] = total - (self.slots[seat * SLOTS + kind] != NONE)
        return out
