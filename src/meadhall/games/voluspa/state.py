"""One play of Völuspá: the table, the hands and the bag as counts, the scores."""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64, u8, vec
from meadhall.engine.frames import Public
from meadhall.engine.game import Game
from meadhall.engine.permutations import NUMBERS, SIZE, permutation
from meadhall.engine.state import TRUTH, State
from meadhall.engine.types import Json, Standing
from meadhall.games.voluspa import serialization
from meadhall.games.voluspa.board import KIND_MASK, Board
from meadhall.games.voluspa.rules import Rules
from meadhall.games.voluspa.tiles import FIRST, HEL, KINDS, NAMES

NO_CELL: Final = -1
NO_TILES: Final = bytes(256)


@final
class Voluspa(State):
    """`hands` and `known` have `KINDS` counts a seat; `held` and `sure` are their sums. In a view other hands hold only
    what is known of them, and the bag is all that is unseen: the real bag and the unknown tiles of other hands."""

    def __init__(self, game: Game, chance: Chance, rules: Rules, board: Board) -> None:
        super().__init__(game, chance)
        self.rules = rules
        self.board = board
        self.kinds: i64 = rules.kinds
        self.ready = rules.ready
        self.freya: bool = rules.freya
        self.turn: int = 0
        self.moves: int = 0
        self.stock: int = 0
        self.last: int = NO_CELL
        self.last_seat: int = 0
        self.pool: bytes = b""
        """In a view: the unseen tiles in a row, to deal them from."""

    def blank_counts(self) -> None:
        seats = self.rules.seats
        self.hands: vec[u8] = vec[u8]([0] * (seats * KINDS))
        self.known: vec[u8] = vec[u8]([0] * (seats * KINDS))
        self.held: vec[u8] = vec[u8]([0] * seats)
        self.sure: vec[u8] = vec[u8]([0] * seats)
        self.hels: vec[u8] = vec[u8]([0] * seats)
        self.bag: vec[u8] = vec[u8]([0] * KINDS)
        self.discard: vec[u8] = vec[u8]([0] * KINDS)
        self.gone: vec[u8] = vec[u8]([0] * KINDS)
        self.scores: vec[i64] = vec[i64]([0] * seats)
        self.gained: vec[i64] = vec[i64]([0] * seats)

    def copy_public(self, chance: Chance) -> Voluspa:
        """A new state with all that lies open; hands and bag are left to the caller."""
        other = Voluspa(self.game, chance, self.rules, self.board.copy())
        other.turn = self.turn
        other.moves = self.moves
        other.stock = self.stock
        other.last = self.last
        other.last_seat = self.last_seat
        other.known = self.known[:]
        other.held = self.held[:]
        other.sure = self.sure[:]
        other.hels = self.hels[:]
        other.discard = self.discard[:]
        other.gone = self.gone[:]
        other.scores = self.scores[:]
        other.gained = self.gained[:]
        return other

    def clone(self) -> State:
        other = self.copy_public(self.chance.copy())
        other.hands = self.hands[:]
        other.bag = self.bag[:]
        other.pool = self.pool
        return other

    def mask(self, seat: int | None) -> State:
        """The seat's own hand; of others what everybody knows; bag and unknown tiles thrown together (B-14b)."""
        other = self.copy_public(Chance(0))
        other.hands = self.known[:]
        other.bag = self.bag[:]
        for who in range(self.rules.seats):
            for kind in range(FIRST, KINDS):
                i = who * KINDS + kind
                if who == seat:
                    other.hands[i] = self.hands[i]
                else:
                    other.bag[kind] += self.hands[i] - self.known[i]
        other.pool_unseen()
        return other

    def pool_unseen(self) -> None:
        """Lay the unseen tiles of a view in a row."""
        pool: list[int] = []
        for kind in range(FIRST, self.kinds):
            number: int = self.bag[kind]
            pool += [int(kind)] * number
        self.pool = bytes(pool)

    def fill_hidden(self, deal: i64, chance: Chance) -> None:
        """Deal the unknown tiles of other hands from what is unseen; the rest is the bag."""
        bag, hands = self.bag, self.hands
        pool = self.pool
        number = len(pool)
        tiles = permutation(deal).translate(pool + NO_TILES[number:], NUMBERS[number:SIZE])
        begin: i64 = 0
        for seat in range(self.rules.seats):
            if seat != self.viewer:
                row: i64 = seat * KINDS
                end: i64 = begin + self.unknown(seat)
                for at in range(begin, end):
                    kind: i64 = tiles[at]
                    hands[row + kind] += 1
                    bag[kind] -= 1
                begin = end
        self.pool = b""

    def unknown(self, seat: int) -> int:
        """How many tiles of this hand nobody else knows."""
        return self.held[seat] - self.sure[seat]

    @property
    def standings(self) -> list[Standing]:
        """Most points first; of equals the one who had them first; those without points share a place (B-14)."""
        order = sorted(range(self.rules.seats), key=self.rank)
        out: list[Standing] = []
        for i, seat in enumerate(order):
            place = i + 1
            if i and self.rank(seat) == self.rank(order[i - 1]):
                place = out[i - 1].place
            out.append(Standing(seat, place, int(self.scores[seat])))
        return out

    def rank(self, seat: int) -> tuple[int, int]:
        return (-int(self.scores[seat]), int(self.gained[seat]))

    def count(self) -> dict[str, int]:
        """Every tile of the set: on the table, covered, in hands, in the bag, discarded or gone."""
        totals = self.totals()
        return {NAMES[kind]: totals[kind] for kind in range(HEL, KINDS) if self.rules.numbers[kind]}

    def totals(self) -> list[int]:
        """The same by kind, also of tiles that are not of this set."""
        totals = [0] * KINDS
        for c in self.board.laid:
            top: int = self.board.top[c]
            totals[top] += 1
        for entry in self.board.under:
            totals[int(entry & KIND_MASK)] += 1
        for kind in range(HEL, KINDS):
            piles: int = self.bag[kind]
            totals[kind] += piles
            piles = self.discard[kind]
            totals[kind] += piles
            piles = self.gone[kind]
            totals[kind] += piles
            for seat in range(self.rules.seats):
                piles = self.hands[seat * KINDS + kind]
                totals[kind] += piles
        for seat in range(self.rules.seats):
            hels: int = self.hels[seat]
            totals[HEL] += hels
        return totals

    def dump(self) -> dict[str, Json]:
        return serialization.dump(self, self.viewer == TRUTH)

    def load(self, data: dict[str, Json]) -> None:
        serialization.load(self, data)

    def to_text(self) -> str:
        from meadhall.games.voluspa import positions

        return positions.to_text(self)


class Asking(Public[Voluspa]):
    """A prompt for the seat whose turn it is."""

    def seat(self, s: Voluspa) -> int:
        return s.turn
