"""All facts of one play of Wolves of Odin, flat, and what each seat may know of them.

Hidden are the hands and the People deck, both kept as counts: a card is drawn when it is drawn, so there is no order
to hide. The Deity and Victory decks hold what is nowhere else, which everybody can work out (W-8).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64, u8, vec
from meadhall.engine.permutations import NUMBERS, permutation
from meadhall.engine.permutations import SIZE as ORDER_SIZE
from meadhall.engine.state import State
from meadhall.engine.types import TRUTH, Json, Standing
from meadhall.games.wolves.units import (
    ALL_DEITIES,
    BERSERK,
    DEITY_NAMES,
    KINDS,
    LAST_VICTORY,
    PEOPLE,
    RAGNAROK,
    UNITS,
    VICTORIES,
    VICTORY_NAMES,
)

if TYPE_CHECKING:
    from meadhall.games.wolves.cards import Cards
    from meadhall.games.wolves.game import WolvesGame


NO_CARDS: Final = bytes(256)


@mypyc_attr(serializable=True)
@final
class WolvesState(State):
    """One play. A byte of a line is its unit, with the seat that put it there in the upper half."""

    def __init__(self, game: WolvesGame, chance: Chance) -> None:
        super().__init__(game, chance)
        self.seats: i64 = game.seats
        self.cards: Cards = game.cards
        self.round: i64 = 0
        self.starter: i64 = 0
        self.acted = False
        self.serpent: i64 = -1
        self.finished = False
        self.last_winners: i64 = 0
        self.hands: vec[u8] = game.zeros[:]
        self.known: vec[u8] = game.zeros[:]
        self.offered: vec[u8] = game.zeros[:]
        self.sizes: vec[u8] = game.few_zeros[:]
        self.known_sizes: vec[u8] = game.few_zeros[:]
        self.worths: vec[u8] = game.few_zeros[:]
        self.actions: vec[u8] = game.few_zeros[:]
        self.deck: vec[u8] = game.kind_zeros[:]
        self.discard: vec[u8] = game.kind_zeros[:]
        self.limbo: vec[u8] = game.kind_zeros[:]
        self.pool: bytes = b""
        self.deck_size: i64 = 0
        self.discard_size: i64 = 0
        self.totals: tuple[int, ...] = tuple(game.cards.counts)
        self.lines: list[bytes] = [b""] * game.seats
        self.passes: bytes = b""
        self.passed: i64 = 0
        self.patrons: list[int] = [0] * game.seats
        self.hall: bytes = b""
        self.deity_discard: i64 = 0
        self.used: i64 = 0
        self.won: list[int] = [0] * game.seats
        self.spoils: bytes = b""
        self.ragnarok = False

    # --- questions that every rule asks -------------------------------------------------------------------------

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

    def deities_left(self) -> i64:
        """The deities still in their deck, as a mask: all that lie nowhere else."""
        out: i64 = self.deity_discard
        for seat in range(i64(self.seats)):
            mask: i64 = self.patrons[seat]
            out |= mask
        for at in range(i64(len(self.hall))):
            deity: i64 = self.hall[at]
            out |= i64(1) << deity
        return ALL_DEITIES & ~out

    def ragnarok_in_hall(self) -> bool:
        return RAGNAROK in self.hall

    def victories_left(self) -> i64:
        """The victory cards still in their deck, as a mask, without Ragnarök."""
        out: i64 = 0
        for seat in range(i64(self.seats)):
            mask: i64 = self.won[seat]
            out |= mask
        for at in range(i64(len(self.spoils))):
            victory: i64 = self.spoils[at]
            out |= i64(1) << victory
        return ((i64(1) << VICTORIES) - 1) & ~out

    def worth(self, seat: i64) -> i64:
        """How many sacrifices a seat could pay now; a Berserk counts as two."""
        return i64(self.worths[seat])

    def offer(self, seat: i64, kind: i64, count: i64) -> None:
        """So many units more, or fewer, in a seat's zone of sacrifices."""
        at: i64 = seat * KINDS + kind
        self.offered[at] = u8(i64(self.offered[at]) + count)
        self.worths[seat] = u8(i64(self.worths[seat]) + (2 * count if kind == BERSERK else count))

    def weigh_sacrifices(self, seat: int) -> None:
        """Count anew what a seat's sacrifices are worth."""
        base = seat * KINDS
        total = int(self.offered[base + BERSERK])
        for kind in range(UNITS):
            total += int(self.offered[base + kind])
        self.worths[seat] = u8(total)

    # --- hooks ----------------------------------------------------------------------------------------------------

    @property
    def standings(self) -> list[Standing]:
        """Most Glory; among equals those who took a victory card in the last round; else shared (W-59)."""
        from meadhall.games.wolves.victories import glory

        ranks = [(-int(glory(self, seat)), 0 if (self.last_winners >> seat) & 1 else 1) for seat in range(self.seats)]
        order = sorted(range(self.seats), key=ranks.__getitem__)
        return [Standing(seat, 1 + sum(1 for other in ranks if other < ranks[seat]), -ranks[seat][0]) for seat in order]

    def clone(self) -> WolvesState:
        other = WolvesState.__new__(WolvesState)
        other.game = self.game
        other.chance = self.chance.copy()
        other.events = []
        other.listening = False
        self.copy_public(other)
        other.hands = self.hands[:]
        other.deck = self.deck[:]
        other.pool = self.pool
        return other

    def copy_public(self, other: WolvesState) -> None:
        """Everything that is no secret (W-8)."""
        other.seats = self.seats
        other.cards = self.cards
        other.round = self.round
        other.starter = self.starter
        other.acted = self.acted
        other.serpent = self.serpent
        other.finished = self.finished
        other.last_winners = self.last_winners
        other.known = self.known[:]
        other.offered = self.offered[:]
        other.sizes = self.sizes[:]
        other.known_sizes = self.known_sizes[:]
        other.worths = self.worths[:]
        other.actions = self.actions[:]
        other.discard = self.discard[:]
        other.limbo = self.limbo[:]
        other.deck_size = self.deck_size
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

    def mask(self, seat: int | None) -> WolvesState:
        """The table, and the own hand (W-8). The deck is thrown together with the hidden cards of all other hands."""
        from meadhall.games.wolves.game import WolvesGame

        game = self.game
        assert isinstance(game, WolvesGame)
        other = WolvesState(game, Chance(0))
        self.copy_public(other)
        other.hands = self.known[:]
        other.deck = self.deck[:]
        viewer: i64 = -1 if seat is None else seat
        for who in range(i64(self.seats)):
            base: i64 = who * KINDS
            for at in range(base, base + KINDS):
                count: i64 = i64(self.hands[at])
                if who == viewer:
                    other.hands[at] = u8(count)
                elif count:
                    kind: i64 = at - base
                    other.deck[kind] = u8(i64(other.deck[kind]) + count - i64(self.known[at]))
        other.pool_unseen()
        return other

    def pool_unseen(self) -> None:
        """Lay the unseen cards of a masked state in a row, to deal them from."""
        pool: list[int] = []
        for kind in range(KINDS):
            pool += [kind] * int(self.deck[kind])
        self.pool = bytes(pool)

    def fill_hidden(self, deal: i64, chance: Chance) -> None:
        """Deal what nobody has shown to the hands it may be in; the rest is the deck."""
        viewer: i64 = self.viewer
        hands, deck = self.hands, self.deck
        pool = self.pool
        cards = permutation(deal).translate(pool + NO_CARDS[len(pool) :], NUMBERS[len(pool) : ORDER_SIZE])
        sizes, known = self.sizes, self.known_sizes
        begin: i64 = 0
        for seat in range(self.seats):
            if seat != viewer:
                size: int = sizes[seat]
                seen: int = known[seat]
                end: i64 = begin + (size - seen)
                base: i64 = seat * KINDS
                for at in range(begin, end):
                    card: i64 = cards[at]
                    hands[base + card] += 1
                    deck[card] -= 1
                begin = end
        self.pool = b""

    def unseen(self) -> list[int]:
        """How many cards of each kind the viewer of this masked state cannot place: in hands or in the deck (W-74)."""
        viewer: i64 = self.viewer
        pool = list(self.totals)
        for kind in range(i64(KINDS)):
            pool[kind] -= int(self.discard[kind]) + int(self.limbo[kind])
        for seat in range(i64(self.seats)):
            base: i64 = seat * KINDS
            for kind in range(i64(KINDS)):
                pool[kind] -= int(self.offered[base + kind])
                pool[kind] -= int(self.hands[base + kind]) if seat == viewer else int(self.known[base + kind])
            line = self.lines[seat]
            for at in range(i64(len(line))):
                pool[line[at] & 15] -= 1
        return pool

    def dump(self) -> dict[str, Json]:
        from meadhall.games.wolves.serialization import dump

        return dump(self)

    def load(self, data: dict[str, Json]) -> None:
        from meadhall.games.wolves.serialization import load

        load(self, data)

    def count(self) -> dict[str, int]:
        out: dict[str, int] = {}
        for kind, name in enumerate(PEOPLE):
            total = self.deck[kind] + self.discard[kind] + self.limbo[kind]
            for seat in range(self.seats):
                total += self.hands[seat * KINDS + kind] + self.offered[seat * KINDS + kind]
                total += sum(1 for unit in self.lines[seat] if unit & 15 == kind)
            out[name] = int(total)
        left = int(self.deities_left())
        for deity in range(RAGNAROK):
            places = [mask >> deity & 1 for mask in [*self.patrons, int(self.deity_discard), left]]
            out[f"deity {DEITY_NAMES[deity]}"] = sum(places) + self.hall.count(deity)
        for victory in range(LAST_VICTORY):
            places = [mask >> victory & 1 for mask in [*self.won, int(self.victories_left())]]
            out[f"victory {VICTORY_NAMES[victory]}"] = sum(places) + self.spoils.count(victory)
        return out

    def to_text(self) -> str:
        from meadhall.games.wolves.positions import to_text

        return to_text(self)

    def is_masked(self) -> bool:
        return self.viewer != TRUTH
