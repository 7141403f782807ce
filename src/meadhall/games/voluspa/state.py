"""One play of Völuspá: the table, the hands and the bag as counts, the scores."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64, u8, vec
from meadhall.engine.frames import Public
from meadhall.engine.game import Game
from meadhall.engine.mechanisms.counted_cards import CountedCards
from meadhall.engine.state import State
from meadhall.engine.types import Standing
from meadhall.games.voluspa.board import KIND_MASK, Board
from meadhall.games.voluspa.rules import Rules
from meadhall.games.voluspa.tiles import HEL, KINDS, NAMES

NO_CELL: Final = -1


@final
@mypyc_attr(serializable=True)
class Voluspa(CountedCards):
    """Hidden tiles are counted by kind; the deck is the bag, and Hels lie open apart (S-1). `gone` are tiles that have
    left the play, `gained` is the move at which a seat last scored."""

    __slots__ = (
        "board", "freya", "gained", "gone", "hels", "kinds_used", "last", "last_seat", "moves", "ready", "rules",
        "scores", "turn",
    )  # fmt: skip

    def __init__(self, game: Game, chance: Chance, rules: Rules, board: Board) -> None:
        super().__init__(game, chance, KINDS)
        self.rules = rules
        self.board = board
        self.kinds_used: i64 = rules.kinds
        self.ready = rules.ready
        self.freya: bool = rules.freya
        self.turn: int = 0
        self.moves: int = 0
        self.last: int = NO_CELL
        self.last_seat: int = 0
        self.hels: vec[u8] = vec[u8]([0] * rules.seats)
        self.gone: vec[u8] = vec[u8]([0] * KINDS)
        self.scores: vec[i64] = vec[i64]([0] * rules.seats)
        self.gained: vec[i64] = vec[i64]([0] * rules.seats)

    def copy_public(self) -> Voluspa:
        """A new state with all that lies open; hands and bag are left to the caller."""
        other = Voluspa.__new__(Voluspa)
        self.copy_public_cards(other)
        other.rules = self.rules
        other.board = self.board.copy()
        other.kinds_used = self.kinds_used
        other.ready = self.ready
        other.freya = self.freya
        other.turn = self.turn
        other.moves = self.moves
        other.last = self.last
        other.last_seat = self.last_seat
        other.hels = self.hels[:]
        other.gone = self.gone[:]
        other.scores = self.scores[:]
        other.gained = self.gained[:]
        return other

    def clone(self) -> State:
        other = self.copy_public()
        self.copy_hidden_cards(other)
        return other

    def mask(self, seat: int | None) -> State:
        """The seat's own hand; of others what everybody knows; bag and unknown tiles thrown together (B-14b)."""
        other = self.copy_public()
        self.mask_cards(other, seat)
        return other

    @property
    def standings(self) -> list[Standing]:
        """Most points first; of equals the one who had them first (B-14); those without points share a place (B-19)."""
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
        totals = [int(self.deck[kind]) + int(self.discard[kind]) + int(self.gone[kind]) for kind in range(KINDS)]
        for c in self.board.laid:
            totals[int(self.board.top[c])] += 1
        for entry in self.board.under:
            totals[int(entry & KIND_MASK)] += 1
        for seat in range(self.rules.seats):
            totals[HEL] += int(self.hels[seat])
            for kind in self.cards_of(seat):
                totals[kind] += 1
        return totals


class Asking(Public[Voluspa]):
    """A prompt for the seat whose turn it is."""

    def seat(self, s: Voluspa) -> int:
        return s.turn
