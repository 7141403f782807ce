"""The battle opens: cards are turned up, symbionts seated, start-of-battle features used; then the first turn.

The two squads of the first game stand face up from the beginning (K-40); their placement in `squads.json` is ours, for
the book's picture is lost.
"""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.frames import Step
from meadhall.engine.json_reader import JsonReader
from meadhall.engine.mechanisms.asking import DONE_WORD
from meadhall.engine.types import Prompt
from meadhall.games.berserk.answers import NONE, Asking
from meadhall.games.berserk.board import CELL_OF, own_row
from meadhall.games.berserk.cards import BOOK, read_file
from meadhall.games.berserk.events import take_pending, wake
from meadhall.games.berserk.seating import SEAT_ALL
from meadhall.games.berserk.state import SEATS, BerserkState
from meadhall.games.berserk.triggers import Batch
from meadhall.games.berserk.turns import STARTS
from meadhall.games.berserk.verbs import lay_down, turn_up

SQUADS: Final = [
    sorted([(cell.named(CELL_OF, "cell"), BOOK.by_word[word]) for word, cell in squad.entries()])
    for squad in JsonReader(read_file("squads.json"), "squads").items(SEATS, SEATS)
]
"""Cells and cards, by seat."""


def set_up_squads(s: BerserkState) -> None:
    """Both squads stand face up; the first seat goes first."""
    for seat in range(SEATS):
        for cell, kind in SQUADS[seat]:
            lay_down(s, kind, seat, cell)
        s.totals[seat] = len(SQUADS[seat])
    for slot in range(s.slots):
        turn_up(s, slot)
    s.then(STARTS[s.first])


@final
class Reveal(Step[BerserkState]):
    """The first player turns up all his cards; the second may leave those of his third row face down (L219, K-14)."""

    def run(self, s: BerserkState) -> None:
        hidden = False
        for slot in range(s.slots):
            first = s.is_first(s.side[slot])
            if first or own_row(s.cell[slot], first) < 3:
                turn_up(s, slot)
            else:
                hidden = True
        s.then(SEAT_ALL, OpenBattle())
        if hidden:
            s.then(TurnUp(int(1 - s.first)))


@final
class TurnUp(Asking):
    """Which cards of the third row are turned up now, one after the other."""

    def none(self) -> str:
        return DONE_WORD

    def ask(self, s: BerserkState, seat: int) -> Prompt:
        return Prompt("turn-up", seat, {})

    def options(self, s: BerserkState, seat: int) -> list[int]:
        out = [NONE]
        for slot in range(s.slots):
            if s.side[slot] == seat and s.face_down(slot):
                out.append(int(slot))
        return out

    def take(self, s: BerserkState, seat: int, option: int) -> None:
        if option != NONE:
            turn_up(s, option)
        if option == NONE or len(self.options(s, seat)) == 1:
            s.done()


@final
class OpenBattle(Step[BerserkState]):
    """Start-of-battle features are used by turns, one each, the first player's first (K-24)."""

    def run(self, s: BerserkState) -> None:
        s.active = s.first
        s.then(STARTS[s.first])
        wake(s, "battle_starts")
        if len(s.pending):
            s.then(Batch(take_pending(s), int(s.first)))


OPENING_FRAMES: Final = (Reveal, TurnUp, OpenBattle)
