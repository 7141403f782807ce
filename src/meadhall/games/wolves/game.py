"""A game of Wolves of Odin: seats and a set of cards chosen; how a play is set up."""

from __future__ import annotations

from typing import final

from meadhall.engine.actions import Block, Buffer
from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64, u8
from meadhall.engine.game import Game, Title, Value
from meadhall.engine.search.settings import SearchSettings
from meadhall.engine.state import State
from meadhall.engine.views import View
from meadhall.games.wolves.actions import action_blocks
from meadhall.games.wolves.cards import RECONSTRUCTED, Cards, cards_named
from meadhall.games.wolves.hall import refill
from meadhall.games.wolves.hands import turn_up
from meadhall.games.wolves.heuristic import choose
from meadhall.games.wolves.observation import buffers
from meadhall.games.wolves.play import WolvesPlay
from meadhall.games.wolves.positions import from_text
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.turns import Rounds
from meadhall.games.wolves.units import FIRST_HAND, KINDS


@final
class WolvesGame(Game):
    """The rules with their options chosen; immutable."""

    def __init__(self, title: Title, seats: int, options: dict[str, Value]) -> None:
        super().__init__(title, seats, options)
        self.cards: Cards = cards_named(str(options.get("cards", RECONSTRUCTED)))

    def blank(self, chance: Chance) -> WolvesPlay:
        return WolvesPlay(self, chance, self.cards)

    def set_up(self, state: State) -> None:
        """Three deities in the Hall, nine cards for each, and somebody to begin (W-70)."""
        assert isinstance(state, WolvesState)
        s = state
        for kind in range(i64(KINDS)):
            count: i64 = self.cards.counts[kind]
            s.deck[kind] = u8(count)
            s.deck_size += count
        refill(s)
        for seat in range(i64(s.seats)):
            for _ in range(FIRST_HAND):
                s.gain_hidden(seat, turn_up(s))
        s.starter = s.chance.below(s.seats)
        s.frames = [Rounds()]

    def from_text(self, text: str, seed: int | bytes = 0) -> State:
        state = self.blank(Chance(seed))
        from_text(state, text)
        state.settle()
        return state

    def action_blocks(self) -> list[Block]:
        return action_blocks()

    @property
    def observation(self) -> tuple[Buffer, ...]:
        return buffers(self.seats)

    def greedy(self, view: View, chance: Chance) -> int:
        return choose(view, chance)

    @property
    def search_settings(self) -> SearchSettings:
        return SearchSettings(options=64, stages=1, heuristic=True, spread=2.0)

    def stage(self, state: State) -> int:
        assert isinstance(state, WolvesState)
        return int(state.round)
