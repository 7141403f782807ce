"""A play of Berserk: its facts, with all that the engine and the rules below ask of a state."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from meadhall.engine.types import Standing
from meadhall.games.berserk.programs import carry_on
from meadhall.games.berserk.state import DRAWN, SEATS, BerserkState
from meadhall.games.berserk.turns import carry_out
from meadhall.games.berserk.values import is_creature, life


@mypyc_attr(serializable=True)
@final
class BerserkPlay(BerserkState):
    """One play."""

    def carry_on(self) -> None:
        carry_on(self)

    def carry_out(self, instant: tuple[int, ...]) -> None:
        carry_out(self, instant)

    @property
    def standings(self) -> list[Standing]:
        """The winner, or lives left while the battle lasts; a draw is shared."""
        scores = [self.lives_of(seat) for seat in range(SEATS)]
        if self.winner == DRAWN:
            return [Standing(seat, 1, scores[seat]) for seat in range(SEATS)]
        if self.winner >= 0:
            best = int(self.winner)
        else:
            best = 0 if scores[0] >= scores[1] else 1
        other = 1 - best
        second = 1 if self.winner < 0 and scores[0] == scores[1] else 2
        return [Standing(best, 1, scores[best]), Standing(other, second, scores[other])]

    def lives_of(self, seat: int) -> int:
        """Lives of the creatures in a squad."""
        total = 0
        for slot in range(int(self.slots)):
            if self.in_play(slot) and self.side[slot] == seat and self.kind[slot] >= 0 and is_creature(self, slot):
                total += max(0, int(life(self, slot)))
        return total

    def clone(self) -> BerserkPlay:
        other = BerserkPlay.__new__(BerserkPlay)
        other.game = self.game
        other.chance = self.chance.copy()
        other.events = []
        other.listening = False
        self.copy_table(other)
        self.copy_hidden(other)
        return other
