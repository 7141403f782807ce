"""A game of Berserk: how the squads enter a play, and how it is set up."""

from __future__ import annotations

from typing import final

from meadhall.engine.actions import Block, Buffer
from meadhall.engine.chance import Chance
from meadhall.engine.game import Game, Title, Value
from meadhall.engine.search.settings import NEVER, SearchSettings
from meadhall.engine.state import State
from meadhall.engine.views import View
from meadhall.games.berserk.actions import action_blocks
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.manners import looks_broken
from meadhall.games.berserk.observation import buffers
from meadhall.games.berserk.play import BerserkPlay
from meadhall.games.berserk.policy import goes_on, policy, rate
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
        play = play_of(state)
        decks = self.options["decks"]
        if decks == "squads":
            set_up_squads(play)
        elif decks == "ready":
            play.then(PickDeck(BOTH_SEATS, NO_ANSWERS, OPEN_ANSWERS))
        else:
            play.then(LayDeck(BOTH_SEATS, NO_ANSWERS, OPEN_ANSWERS))

    def read_position(self, state: State, text: str) -> None:
        from_text(play_of(state), text)

    def action_blocks(self) -> list[Block]:
        return action_blocks()

    @property
    def observation(self) -> tuple[Buffer, ...]:
        return buffers()

    def greedy(self, view: View, chance: Chance) -> int:
        return policy(play_of(view.known), chance, view.asked_seat())

    def looks_broken(self, view: View, option: int) -> bool:
        """Leaving the ready deck that was begun, and what the title's manners name."""
        s, seat = play_of(view.known), view.asked_seat()
        if isinstance(s.top(), LayDeck):
            return self.rate(view, [option])[0] == NEVER and max(self.rate(view, view.options)) > NEVER
        return looks_broken(s, seat, option)

    @property
    def search_settings(self) -> SearchSettings:
        return SearchSettings(options=24, stages=2, spread=30.0)

    def rate(self, view: View, options: list[int]) -> list[float]:
        """Where a deck is laid, only what goes on with a ready one is worth a thought."""
        s, seat = play_of(view.known), view.asked_seat()
        top = s.top()
        if isinstance(top, LayDeck):
            return [0.0 if goes_on(top.answer_of(seat), option) else NEVER for option in options]
        return rate(s, seat, options)

    def stage(self, state: State) -> int:
        return int(play_of(state).turn) + 1


def play_of(state: State) -> BerserkState:
    assert isinstance(state, BerserkState)
    return state
