"""A game of Berserk: how the squads enter a play, and how it is set up."""

from __future__ import annotations

from typing import final

from meadhall.engine.actions import Block, Buffer, buffers_of
from meadhall.engine.chance import Chance
from meadhall.engine.game import Game, Title, Value
from meadhall.engine.search.settings import NEVER
from meadhall.engine.state import State
from meadhall.engine.views import View
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.machines import OBSERVED, action_blocks
from meadhall.games.berserk.play import BerserkPlay
from meadhall.games.berserk.policy import goes_on, policy
from meadhall.games.berserk.positions import from_text
from meadhall.games.berserk.recruiting import BOTH_SEATS, NO_ANSWERS, OPEN_ANSWERS, LayDeck, PickDeck
from meadhall.games.berserk.squads import set_up_squads
from meadhall.games.berserk.state import BerserkState


@final
class BerserkGame(Game):
    """The rules with their options chosen; immutable."""

    def __init__(self, title: Title, seats: int, options: dict[str, Value]) -> None:
        super().__init__(title, seats, options)
        self.book = BOOK

    def blank(self, chance: Chance) -> BerserkPlay:
        return BerserkPlay(self, chance)

    def set_up(self, state: State) -> None:
        assert isinstance(state, BerserkState)
        decks = self.options["decks"]
        if decks == "squads":
            set_up_squads(state)
        elif decks == "ready":
            state.then(PickDeck(BOTH_SEATS, NO_ANSWERS, OPEN_ANSWERS))
        else:
            state.then(LayDeck(BOTH_SEATS, NO_ANSWERS, OPEN_ANSWERS))

    def read_position(self, state: State, text: str) -> None:
        assert isinstance(state, BerserkState)
        from_text(state, text)

    def action_blocks(self) -> list[Block]:
        return action_blocks()

    @property
    def observation(self) -> tuple[Buffer, ...]:
        return buffers_of(OBSERVED, self.seats)

    def greedy(self, view: View, chance: Chance) -> int:
        known = view.known
        assert isinstance(known, BerserkState)
        return policy(known, chance, view.asked_seat())

    def looks_broken(self, view: View, option: int) -> bool:
        """Leaving the ready deck that was begun."""
        return self.rate(view, [option])[0] == NEVER and max(self.rate(view, view.options)) > NEVER

    def rate(self, view: View, options: list[int]) -> list[float]:
        """Where a deck is laid, what goes on with a ready one."""
        known, seat = view.known, view.asked_seat()
        top = known.top()
        if not isinstance(top, LayDeck):
            return [0.0] * len(options)
        return [0.0 if goes_on(top.answer_of(seat), option) else NEVER for option in options]
