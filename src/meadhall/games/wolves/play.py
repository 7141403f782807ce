"""A play of Wolves of Odin: its facts, with all that the engine asks of a state."""

from __future__ import annotations

from array import array
from typing import final

from mypy_extensions import mypyc_attr

from meadhall.engine.actions import observe
from meadhall.engine.chance import Chance
from meadhall.engine.types import TRUTH, Json, Standing
from meadhall.games.wolves.estimates import evaluate
from meadhall.games.wolves.observation import OBSERVED
from meadhall.games.wolves.policy import policy
from meadhall.games.wolves.positions import to_text
from meadhall.games.wolves.serialization import dump, load
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.victories import glory


@mypyc_attr(serializable=True)
@final
class WolvesPlay(WolvesState):
    """One play."""

    @property
    def standings(self) -> list[Standing]:
        """Most Glory; among equals those who took a victory card in the last round; else shared (W-59)."""
        ranks = [(-int(glory(self, seat)), 0 if (self.last_winners >> seat) & 1 else 1) for seat in range(self.seats)]
        order = sorted(range(self.seats), key=ranks.__getitem__)
        return [Standing(seat, 1 + sum(1 for other in ranks if other < ranks[seat]), -ranks[seat][0]) for seat in order]

    def clone(self) -> WolvesPlay:
        other = WolvesPlay.__new__(WolvesPlay)
        other.game = self.game
        other.chance = self.chance.copy()
        other.events = []
        other.listening = False
        self.copy_public(other)
        # what copy_hidden_cards does; copies are made so often that the call would tell
        other.hands = self.hands[:]
        other.deck = self.deck[:]
        other.pool = [] if self.viewer == TRUTH else self.pool
        return other

    def mask(self, seat: int | None) -> WolvesPlay:
        """The table, and the own hand (W-8). The deck is thrown together with the hidden cards of all other hands."""
        other = WolvesPlay.__new__(WolvesPlay)
        other.game = self.game
        other.events = []
        other.listening = False
        self.copy_public(other)
        self.mask_cards(other, seat)
        return other

    def dump(self) -> dict[str, Json]:
        return dump(self)

    def load(self, data: dict[str, Json]) -> None:
        load(self, data)

    def to_text(self) -> str:
        return to_text(self)

    def policy(self, chance: Chance, seat: int | None = None) -> int:
        top = self.top()
        return policy(self, chance, self.answerable(top, seat))

    def evaluate(self) -> list[float]:
        return evaluate(self)

    def observe(self) -> dict[str, array[int]]:
        return observe(OBSERVED, self)
