"""All facts of one play of Berserk, flat: a number for every card in a squad, graveyard or exile, by its slot.

A slot is given when a card comes into a squad, in the order of the cells it was placed on, so that the number tells
nothing of a card that lies face down. Cards in decks and deals have no slot: they are kinds, sorted.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from meadhall.engine.chance import Chance
from meadhall.engine.flat import extend, i64, vec
from meadhall.engine.game import Game
from meadhall.engine.state import State
from meadhall.games.berserk.board import CELLS
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.features import Book, Card
from meadhall.games.berserk.language import EXTRA, GONE, NOBODY, NOWHERE

UNKNOWN: Final = -1
"""The kind of a card that the viewer may not see."""
SEATS: Final = 2
UNDECIDED: Final = -1
DRAWN: Final = 2

# --- marks that stay (flags) and facts of the turn ------------------------------------------------------------------
FACE_DOWN: Final = 1
REBORN: Final = 2
"""It has used its incarnation."""
FALLEN: Final = 4
"""It died by an attack of an enemy card: Valhalla calls (K-26)."""

SHIFTED: Final = 1
WALKED: Final = 2
ACTED: Final = 4
HURT: Final = 8
LEFT: Final = 16
"""Changed position, moved by itself, acted, was wounded by an attack, went back to a deck in this turn."""
OWED: Final = 32
"""Times this: steps that were made before the card lost them."""

FRESH: Final = {
    "kind": UNKNOWN, "owner": NOBODY, "side": NOBODY, "form": 0, "zone": GONE, "cell": NOWHERE, "host": NOBODY,
    "open": 1, "moves": 0, "wounds": 0, "lives": 0, "counters": 0, "tokens": 0, "poison": 0, "flags": 0, "facts": 0,
    "trail": 0, "stopped": 0, "turn_uses": 0, "battle_uses": 0, "kills": 0, "reach": 0, "dealer": NOBODY,
    "dealt": NOBODY, "granted": 0,
}  # fmt: skip
"""What a new slot has of each fact."""
COUNTS: Final = {"turn": 1000, "active": SEATS - 1, "first": SEATS - 1, "quiet": 1000}
"""Single numbers, with the most that each can be."""
SEEN: Final = ("moves", "wounds", "lives", "counters", "tokens", "poison")
"""What lies on a card, in the order in which it stands in JSON and positions; then what the rules remember of it."""
KEPT: Final = ("facts", "trail", "stopped", "turn_uses", "battle_uses", "kills", "reach", "dealer", "dealt")
PILES: Final = {"deck": "decks", "below": "below", "deal": "deals", "squad": "squads"}
"""The cards of a seat that have no slot, by their names in JSON and positions."""

# --- records of what is under way -----------------------------------------------------------------------------------
WIDTH: Final = 28
ITEM_WIDTH: Final = 8
ROWS: Final = {
    "grants": ("grants", 6), "marks": ("marks", 4), "later": ("laters", 7), "pools": ("pools", 5),
    "records": ("acts", WIDTH), "woken": ("pending", ITEM_WIDTH),
}  # fmt: skip
"""Rows of so many numbers, by their names in JSON and positions."""
CLEARED: Final = ("cell", "host", "open", *SEEN, "facts", "trail", "stopped", "reach", "dealer", "dealt")
"""What a card loses when it leaves play."""


@mypyc_attr(serializable=True)
class BerserkState(State):
    """The facts of one play, and what every rule asks of them; `game.py` adds what the engine asks of a state."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self.book: Book = BOOK
        self.slots: i64 = 0
        self.kind: vec[i64] = vec[i64]([])
        self.owner: vec[i64] = vec[i64]([])
        self.side: vec[i64] = vec[i64]([])
        self.form: vec[i64] = vec[i64]([])
        self.zone: vec[i64] = vec[i64]([])
        self.cell: vec[i64] = vec[i64]([])
        self.host: vec[i64] = vec[i64]([])
        self.open: vec[i64] = vec[i64]([])
        self.moves: vec[i64] = vec[i64]([])
        self.wounds: vec[i64] = vec[i64]([])
        self.lives: vec[i64] = vec[i64]([])
        self.counters: vec[i64] = vec[i64]([])
        self.tokens: vec[i64] = vec[i64]([])
        self.poison: vec[i64] = vec[i64]([])
        self.flags: vec[i64] = vec[i64]([])
        self.facts: vec[i64] = vec[i64]([])
        self.trail: vec[i64] = vec[i64]([])
        self.stopped: vec[i64] = vec[i64]([])
        self.turn_uses: vec[i64] = vec[i64]([])
        self.battle_uses: vec[i64] = vec[i64]([])
        self.kills: vec[i64] = vec[i64]([])
        self.reach: vec[i64] = vec[i64]([])
        self.dealer: vec[i64] = vec[i64]([])
        self.dealt: vec[i64] = vec[i64]([])
        self.granted: vec[i64] = vec[i64]([])
        self.at: vec[i64] = vec[i64]([NOBODY] * CELLS)
        self.filled: i64 = 0
        self.ghost: i64 = NOBODY
        self.grants: tuple[tuple[int, ...], ...] = ()
        self.marks: tuple[tuple[int, ...], ...] = ()
        self.laters: tuple[tuple[int, ...], ...] = ()
        self.pools: tuple[tuple[int, ...], ...] = ()
        self.acts: list[vec[i64]] = []
        self.pending: tuple[tuple[int, ...], ...] = ()
        self.turn: i64 = 0
        self.active: i64 = 0
        self.first: i64 = 0
        self.quiet: i64 = 0
        self.winner: i64 = UNDECIDED
        self.decks: list[tuple[int, ...]] = [(), ()]
        self.below: list[tuple[int, ...]] = [(), ()]
        self.deals: list[tuple[int, ...]] = [(), ()]
        self.squads: list[tuple[int, ...]] = [(), ()]
        self.gold: vec[i64] = vec[i64]([0, 0])
        self.totals: vec[i64] = vec[i64]([0, 0])
        # what follows from the rest
        self.hears: dict[str, tuple[int, ...]] = {}
        self.aura_stats: i64 = 0
        self.riders: i64 = 0
        self.flyers: tuple[int, ...] = ()
        self.hidden: i64 = 0
        self.stale = True

    # --- hooks of the rules that stand above these facts ------------------------------------------------------------
    def carry_on(self) -> None:
        """Go on with the topmost program."""
        raise NotImplementedError

    def carry_out(self, instant: tuple[int, ...]) -> None:
        """Let a feature happen that was declared: seat, slot, feature, target, what was paid, which strike it means."""
        raise NotImplementedError

    # --- questions --------------------------------------------------------------------------------------------------
    def card(self, slot: i64) -> Card:
        """What is printed on the card in a slot."""
        return self.book.cards[self.kind[slot]]

    def in_play(self, slot: i64) -> bool:
        return self.zone[slot] <= EXTRA

    def is_open(self, slot: i64) -> bool:
        return self.open[slot] != 0

    def is_first(self, seat: i64) -> bool:
        """Whether a seat is the first player."""
        return seat == self.first

    def numbers(self, slot: i64, names: tuple[str, ...]) -> list[int]:
        """What these facts say of a card."""
        return [int(getattr(self, name)[slot]) for name in names]

    def face_down(self, slot: i64) -> bool:
        return self.flags[slot] & FACE_DOWN != 0

    # --- slots ------------------------------------------------------------------------------------------------------
    def new_slot(self, kind: i64, owner: i64) -> i64:
        """A slot for a card that comes into a squad: one that is free again, or a new one. What was woken in this turn
        may still speak of a card that went back to its deck, so its slot is free from the next one on."""
        slot: i64 = 0
        while slot < self.slots and (self.zone[slot] != GONE or self.facts[slot] & LEFT):
            slot += 1
        if slot == self.slots:
            self.add_slots(1)
        elif self.kind[slot] != UNKNOWN:
            self.clear(slot)
        self.kind[slot] = kind
        self.owner[slot] = self.side[slot] = owner
        return slot

    def add_slots(self, number: int) -> None:
        """So many free slots more."""
        for name, fresh in FRESH.items():
            facts: vec[i64] = getattr(self, name)
            facts = extend(facts, vec[i64]([fresh] * number))
            setattr(self, name, facts)
        self.slots += number

    def clear(self, slot: i64) -> None:
        """A card that leaves play loses wounds, poison, counters, markers and bonuses (K-22)."""
        for name in CLEARED:
            facts: vec[i64] = getattr(self, name)
            facts[slot] = FRESH[name]

    # --- copies -----------------------------------------------------------------------------------------------------
    def copy_public(self, other: BerserkState) -> None:
        """All that lies on the table; what of it is hidden, a view takes out again."""
        other.book = self.book
        other.slots = self.slots
        other.kind = self.kind[:]
        other.owner = self.owner[:]
        other.side = self.side[:]
        other.form = self.form[:]
        other.zone = self.zone[:]
        other.cell = self.cell[:]
        other.host = self.host[:]
        other.open = self.open[:]
        other.moves = self.moves[:]
        other.wounds = self.wounds[:]
        other.lives = self.lives[:]
        other.counters = self.counters[:]
        other.tokens = self.tokens[:]
        other.poison = self.poison[:]
        other.flags = self.flags[:]
        other.facts = self.facts[:]
        other.trail = self.trail[:]
        other.stopped = self.stopped[:]
        other.turn_uses = self.turn_uses[:]
        other.battle_uses = self.battle_uses[:]
        other.kills = self.kills[:]
        other.reach = self.reach[:]
        other.dealer = self.dealer[:]
        other.dealt = self.dealt[:]
        other.granted = self.granted[:]
        other.at = self.at[:]
        other.filled = self.filled
        other.ghost = self.ghost
        other.grants = self.grants
        other.marks = self.marks
        other.laters = self.laters
        other.pools = self.pools
        other.acts = [act[:] for act in self.acts]
        other.pending = self.pending
        other.turn = self.turn
        other.active = self.active
        other.first = self.first
        other.quiet = self.quiet
        other.winner = self.winner
        other.below = self.below.copy()
        other.gold = self.gold[:]
        other.totals = self.totals[:]
        other.hears = self.hears.copy()
        other.aura_stats = self.aura_stats
        other.riders = self.riders
        other.flyers = self.flyers
        other.hidden = self.hidden
        other.stale = self.stale

    def piles(self, seat: int) -> dict[str, tuple[int, ...]]:
        return {name: getattr(self, field)[seat] for name, field in PILES.items()}

    def count(self) -> dict[str, int]:
        """Cards of each seat that are in no place at all: none, once it has a deck."""
        out: dict[str, int] = {}
        for seat in range(SEATS):
            cards = sum([len(pile) for pile in self.piles(seat).values()])
            cards += len([slot for slot in range(self.slots) if self.owner[slot] == seat and self.zone[slot] != GONE])
            out[f"lost by {seat}"] = int(self.totals[seat]) - cards
        return out


def play_of(state: State) -> BerserkState:
    assert isinstance(state, BerserkState)
    return state
