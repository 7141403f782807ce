"""A game of Berserk: how the squads enter a play, and how it is set up."""

from __future__ import annotations

from typing import final

from meadhall.engine.actions import Block, Buffer
from meadhall.engine.chance import Chance
from meadhall.engine.game import Game, Title, Value
from meadhall.engine.search.settings import SearchSettings
from meadhall.engine.state import State
from meadhall.engine.views import View
from meadhall.games.berserk.actions import action_blocks
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.manners import looks_broken
from meadhall.games.berserk.observation import buffers
from meadhall.games.berserk.play import BerserkPlay
from meadhall.games.berserk.policy import policy, rate
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
        return looks_broken(play_of(view.known), view.asked_seat(), option)

    @property
    def search_settings(self) -> SearchSettings:
        return SearchSettings(options=24, stages=2, spread=30.0)

    def rate(self, view: View, options: list[int]) -> list[float]:
        return rate(play_of(view.known), view.asked_seat(), options)

    def stage(self, state: State) -> int:
        return int(play_of(state).turn) + 1


def play_of(state: State) -> BerserkState:
    assert isinstance(state, BerserkState)
    return state
