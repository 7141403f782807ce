"""All facts of one play of Wolves of Odin, flat, and what everybody may know of them.

Hidden are the hands and the People deck, both kept as counts: a card is drawn when it is drawn, so there is no order
to hide. The Deity and Victory decks hold what is nowhere else, which everybody can work out (W-8).
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64, u8, vec
from meadhall.engine.game import Game
from meadhall.engine.mechanisms.counted_cards import CountedCards
from meadhall.engine.types import TRUTH
from meadhall.games.wolves import units
from meadhall.games.wolves.cards import Cards


@mypyc_attr(serializable=True)
class WolvesState(CountedCards):
    """The facts of one play and what every rule asks of them; `game.py` adds what the engine asks of a state.

    A card that everybody sees go to a hand stays known to be there, wherever it comes from (W-63).
    """

    __slots__ = (
        "acted", "actions", "cards", "deity_discard", "discard_size", "finished", "hall", "last_winners", "limbo",
        "lines", "offered", "passed", "passes", "patrons", "ragnarok", "round", "seats", "serpent", "spoils", "starter",
        "totals", "used", "won", "worths",
    )  # fmt: skip

    def __init__(self, game: Game, chance: Chance, cards: Cards) -> None:
        super().__init__(game, chance, units.KINDS)
        seats = game.seats
        self.seats: i64 = seats
        self.cards = cards
        self.round: i64 = 0
        self.starter: i64 = 0
        self.acted = False
        self.serpent: i64 = -1
        self.finished = False
        self.last_winners: i64 = 0
        self.offered: vec[u8] = vec[u8]([0] * (seats * units.KINDS))
        self.worths: vec[u8] = vec[u8]([0] * seats)
        self.actions: vec[u8] = vec[u8]([0] * seats)
        self.limbo: vec[u8] = vec[u8]([0] * units.KINDS)
        self.discard_size: i64 = 0
        self.totals: tuple[int, ...] = tuple(cards.counts)
        self.lines: list[bytes] = [b""] * seats
        self.passes: bytes = b""
        self.passed: i64 = 0
        self.patrons: list[int] = [0] * seats
        self.hall: bytes = b""
        self.deity_discard: i64 = 0
        self.used: i64 = 0
        self.won: list[int] = [0] * seats
        self.spoils: bytes = b""
        self.ragnarok = False

    def has_passed(self, seat: i64) -> bool:
        return (self.passed >> seat) & 1 != 0

    def serves(self, seat: i64, deity: i64) -> bool:
        """Whether this deity is summoned by the seat now (W-60d)."""
        mask: i64 = self.patrons[seat]
        return (mask >> deity) & 1 != 0

    def patron(self, deity: i64) -> i64:
        """Who has summoned this deity; -1 for nobody."""
        for seat in range(i64(self.seats)):
            mask: i64 = self.patrons[seat]
            if (mask >> deity) & 1:
                return seat
        return -1

    def summoned(self) -> i64:
        """The deities that anybody has summoned, as a mask."""
        return union(self.patrons)

    def in_hall(self) -> i64:
        """The cards of the Hall as a mask, Ragnarök among them."""
        return mask_of(self.hall)

    def deities_left(self) -> i64:
        """The deities still in their deck, as a mask: all that lie nowhere else."""
        return units.ALL_DEITIES & ~(self.deity_discard | self.summoned() | self.in_hall())

    def ragnarok_in_hall(self) -> bool:
        return units.RAGNAROK in self.hall

    def victories_left(self) -> i64:
        """The victory cards still in their deck, as a mask, without Ragnarök."""
        return ((i64(1) << units.VICTORIES) - 1) & ~(union(self.won) | mask_of(self.spoils))

    def worth(self, seat: i64) -> i64:
        """How many sacrifices a seat could pay now; a Berserk counts as two."""
        return i64(self.worths[seat])

    def offer(self, seat: i64, kind: i64, count: i64) -> None:
        """So many units more, or fewer, in a seat's zone of sacrifices."""
        at: i64 = seat * units.KINDS + kind
        self.offered[at] = u8(i64(self.offered[at]) + count)
        self.worths[seat] = u8(i64(self.worths[seat]) + count * pays_for(kind))

    def is_masked(self) -> bool:
        return self.viewer != TRUTH

    def copy_public(self, other: WolvesState) -> None:
        """Everything that is no secret (W-8)."""
        self.copy_public_cards(other)
        other.seats = self.seats
        other.cards = self.cards
        other.round = self.round
        other.starter = self.starter
        other.acted = self.acted
        other.serpent = self.serpent
        other.finished = self.finished
        other.last_winners = self.last_winners
        other.offered = self.offered[:]
        other.worths = self.worths[:]
        other.actions = self.actions[:]
        other.limbo = self.limbo[:]
        other.discard_size = self.discard_size
        other.totals = self.totals
        other.lines = self.lines.copy()
        other.passes = self.passes
        other.passed = self.passed
        other.patrons = self.patrons.copy()
        other.hall = self.hall
        other.deity_discard = self.deity_discard
        other.used = self.used
        other.won = self.won.copy()
        other.spoils = self.spoils
        other.ragnarok = self.ragnarok

    def placed(self) -> list[int]:
        """How many cards of each kind lie in sight of all: in lines, sacrifices, the discard, or being resolved."""
        out: list[int] = []
        for kind in range(i64(units.KINDS)):
            total: i64 = i64(self.discard[kind]) + i64(self.limbo[kind])
            for seat in range(i64(self.seats)):
                total += i64(self.offered[seat * units.KINDS + kind])
            out.append(int(total))
        for line in self.lines:
            for at in range(i64(len(line))):
                out[line[at] & units.UNIT_MASK] += 1
        return out

    def count(self) -> dict[str, int]:
        out: dict[str, int] = {}
        placed = self.placed()
        for kind, name in enumerate(units.PEOPLE):
            held = sum([int(self.hands[seat * units.KINDS + kind]) for seat in range(self.seats)])
            out[name] = placed[kind] + held + int(self.deck[kind])
        left = int(self.deities_left())
        for deity in range(units.RAGNAROK):
            places = [mask >> deity & 1 for mask in [*self.patrons, int(self.deity_discard), left]]
            out[f"deity {units.DEITY_NAMES[deity]}"] = sum(places) + self.hall.count(deity)
        for victory in range(units.LAST_VICTORY):
            places = [mask >> victory & 1 for mask in [*self.won, int(self.victories_left())]]
            out[f"victory {units.VICTORY_NAMES[victory]}"] = sum(places) + self.spoils.count(victory)
        return out


def union(masks: list[int]) -> i64:
    out: i64 = 0
    for mask in masks:
        out |= mask
    return out


def mask_of(cards: bytes) -> i64:
    """Cards that lie in a row, as a mask."""
    out: i64 = 0
    for at in range(i64(len(cards))):
        card: i64 = cards[at]
        out |= i64(1) << card
    return out


def pays_for(kind: i64) -> i64:
    """How many sacrifices a unit stands for when it is paid: a Berserk for two (W-29)."""
    return 2 if kind == units.BERSERK else 1


def recount(s: WolvesState) -> None:
    """Count anew what follows from the rest, for states read from outside."""
    s.discard_size = sum([int(number) for number in s.discard])
    s.passed = mask_of(s.passes)
    for seat in range(int(s.seats)):
        s.known_sizes[seat] = u8(len(s.known_of(seat)))
        paid = [int(s.offered[seat * units.KINDS + kind]) * int(pays_for(kind)) for kind in range(units.UNITS)]
        s.worths[seat] = u8(sum(paid))


def fill_counts(cards: vec[u8], first: int, counts: list[tuple[int, int]]) -> int:
    """Cards by kind and number into their places; gives how many that are."""
    for kind, number in counts:
        cards[first + kind] = u8(int(cards[first + kind]) + number)
    return sum([number for _, number in counts])
