"""A game of Wolves of Odin: seats and a set of cards chosen; how a play is set up, and what the engine asks of it."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import mypyc_attr

from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64, u8
from meadhall.engine.frames import Frame
from meadhall.engine.game import Game, Title, Value
from meadhall.engine.reckoning import number_in
from meadhall.engine.state import State
from meadhall.engine.types import Params, Standing
from meadhall.games.wolves import action_space
from meadhall.games.wolves.cards import RECONSTRUCTED, Cards, cards_named
from meadhall.games.wolves.hall import refill
from meadhall.games.wolves.hands import turn_up
from meadhall.games.wolves.policy import policy
from meadhall.games.wolves.state import WolvesState
from meadhall.games.wolves.turns import Rounds
from meadhall.games.wolves.units import FIRST_HAND, KINDS, MOST_STRENGTH, RAGNAROK
from meadhall.games.wolves.victories import glory


@mypyc_attr(serializable=True)
@final
class WolvesPlay(WolvesState):
    """One play."""

    __slots__ = ()

    @property
    def standings(self) -> list[Standing]:
        """Most Glory; among equals those who took a victory card in the last round; else shared (W-59)."""
        ranks = [(-int(glory(self, seat)), 0 if (self.last_winners >> seat) & 1 else 1) for seat in range(self.seats)]
        order = sorted(range(self.seats), key=ranks.__getitem__)
        return [Standing(seat, 1 + sum(1 for other in ranks if other < ranks[seat]), -ranks[seat][0]) for seat in order]

    def clone(self) -> WolvesPlay:
        other = WolvesPlay.__new__(WolvesPlay)
        self.copy_public(other)
        # what copy_hidden_cards does; copies are made so often that the call would tell
        other.hands = self.hands[:]
        other.deck = self.deck[:]
        other.pool = self.pool
        return other

    def mask(self, seat: int | None) -> WolvesPlay:
        """The table, and the own hand (W-8). The deck is thrown together with the hidden cards of all other hands."""
        other = WolvesPlay.__new__(WolvesPlay)
        self.copy_public(other)
        self.mask_cards(other, seat)
        return other

    def policy(self, chance: Chance, seat: int | None = None) -> int:
        top = self.top()
        return policy(self, chance, self.answerable(top, seat))


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

    def frame_limits(self) -> dict[str, tuple[int, int]]:
        seat, kind = (-1, self.seats - 1), (0, KINDS - 1)
        deity = (0, RAGNAROK)
        line = (-1, max(self.seats - 1, MOST_STRENGTH))  # in an answer to a Plague, the number that was named
        return {"actor": seat, "player": seat, "line": line, "asked": seat, "kind": kind, "deity": deity}

    def begins(self, key: str, params: Params) -> int:
        return number_in(params, "round") if key == "round" else 0

    def action(self, state: State, frame: Frame[Any], seat: int, option: int) -> int:
        assert isinstance(state, WolvesState)
        return action_space.action(state, frame, seat, option)

    def stage(self, state: State) -> int:
        assert isinstance(state, WolvesState)
        return int(state.round)
