"""A play of Berserk, with all that the engine and the rules below ask of a state; and the game that sets it up."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import mypyc_attr

from meadhall.engine.actions import Block
from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64
from meadhall.engine.frames import Frame
from meadhall.engine.game import Game, Title, Value
from meadhall.engine.mechanisms.hands import masked
from meadhall.engine.search.settings import SearchSettings
from meadhall.engine.state import State
from meadhall.engine.types import Json, Standing
from meadhall.engine.views import View
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.hidden import fill_hidden
from meadhall.games.berserk.instants import Window
from meadhall.games.berserk.machines import action_blocks
from meadhall.games.berserk.policy import looks_broken, policy, rate
from meadhall.games.berserk.preview import answer_odds
from meadhall.games.berserk.programs import carry_on
from meadhall.games.berserk.recruiting import UNANSWERED, LayDeck, PickDeck, set_up_squads
from meadhall.games.berserk.state import DRAWN, FACE_DOWN, SEATS, UNDECIDED, UNKNOWN, BerserkState
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
        ahead = [scores[0] >= scores[1], scores[1] >= scores[0]]
        if self.winner != UNDECIDED:
            ahead = [self.winner in (seat, DRAWN) for seat in range(SEATS)]
        order = sorted(range(SEATS), key=ahead.__getitem__, reverse=True)
        return [Standing(seat, 1 if ahead[seat] else 2, scores[seat]) for seat in order]

    def lives_of(self, seat: int) -> int:
        """Lives of the creatures in a squad."""
        squad = [slot for slot in range(self.slots) if self.in_play(slot) and self.side[slot] == seat]
        known = [slot for slot in squad if self.kind[slot] != UNKNOWN and is_creature(self, slot)]
        return sum([max(0, int(life(self, slot))) for slot in known])

    def clone(self) -> BerserkPlay:
        other = BerserkPlay.__new__(BerserkPlay)
        other.game = self.game
        other.chance = self.chance.copy()
        other.events = []
        other.listening = False
        self.copy_table(other)
        self.copy_hidden(other)
        return other

    def mask(self, seat: int | None) -> BerserkPlay:
        """The table without what lies face down, the own deck, deal and recruits, and of others their numbers (K-11,
        K-40, K-50)."""
        other = BerserkPlay.__new__(BerserkPlay)
        other.game = self.game
        other.events = []
        other.listening = False
        self.copy_table(other)
        viewer = -1 if seat is None else seat
        for slot in range(self.slots):
            if self.flags[slot] & FACE_DOWN and self.side[slot] != viewer:
                other.kind[slot] = UNKNOWN
                other.stale = True
        other.decks = masked(self.decks, viewer, UNKNOWN)
        other.deals = masked(self.deals, viewer, UNKNOWN)
        other.squads = masked(self.squads, viewer, UNKNOWN)
        other.gold = self.gold[:]
        return other

    def fill_hidden(self, deal: i64, chance: Chance) -> None:
        fill_hidden(self, deal, chance)

    def policy(self, chance: Chance, seat: int | None = None) -> int:
        return policy(self, chance, self.waiting[0] if seat is None else seat)


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
        if self.options["decks"] == "squads":
            set_up_squads(play)
        else:
            play.then((PickDeck if self.options["decks"] == "ready" else LayDeck)(*UNANSWERED))

    def action_blocks(self) -> list[Block]:
        return action_blocks()

    def preview(self, state: State, frame: Frame[Any], seat: int, option: int) -> dict[str, Json]:
        return answer_odds(play_of(state), frame, option) if isinstance(frame, Window) else {}

    def greedy(self, view: View, chance: Chance) -> int:
        return policy(play_of(view.known), chance, view.asked_seat())

    def looks_broken(self, view: View, option: int) -> bool:
        return looks_broken(play_of(view.known), view.asked_seat(), option)

    @property
    def search_settings(self) -> SearchSettings:
        return SearchSettings(options=24, stages=2, spread=30.0, sure=4.0)

    def rate(self, view: View, options: list[int]) -> list[float]:
        return rate(play_of(view.known), view.asked_seat(), options)

    def stage(self, state: State) -> int:
        return int(play_of(state).turn) + 1


def play_of(state: State) -> BerserkState:
    assert isinstance(state, BerserkState)
    return state
