"""A play of Berserk, with all that the engine and the rules below ask of a state; and the game that sets it up."""

from __future__ import annotations

from array import array
from typing import final

from mypy_extensions import mypyc_attr

from meadhall.engine.actions import Block, Buffer, buffers_of, observe
from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64
from meadhall.engine.game import Game, Title, Value
from meadhall.engine.mechanisms.hands import masked
from meadhall.engine.search.settings import NEVER, SearchSettings
from meadhall.engine.state import State
from meadhall.engine.types import Json, Standing
from meadhall.engine.views import View
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.evaluation import evaluate
from meadhall.games.berserk.hidden import fill_hidden
from meadhall.games.berserk.machines import OBSERVED, action_blocks
from meadhall.games.berserk.manners import looks_broken
from meadhall.games.berserk.opening import set_up_squads
from meadhall.games.berserk.policy import goes_on, policy, rate
from meadhall.games.berserk.positions import from_text, to_text
from meadhall.games.berserk.preview import answer_odds
from meadhall.games.berserk.programs import carry_on
from meadhall.games.berserk.recruiting import BOTH_SEATS, NO_ANSWERS, OPEN_ANSWERS, LayDeck, PickDeck
from meadhall.games.berserk.serialization import dump, load
from meadhall.games.berserk.state import DRAWN, FACE_DOWN, SEATS, UNKNOWN, BerserkState
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

    def answer_odds(self, seat: i64, option: i64) -> dict[str, Json]:
        return answer_odds(self, seat, option)

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

    def mask(self, seat: int | None) -> BerserkPlay:
        """The table without what lies face down, the own deck, deal and recruits, and of others their numbers (K-11,
        K-40)."""
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

    def dump(self) -> dict[str, Json]:
        return dump(self)

    def load(self, data: dict[str, Json]) -> None:
        load(self, data)

    def to_text(self) -> str:
        return to_text(self)

    def fill_hidden(self, deal: i64, chance: Chance) -> None:
        fill_hidden(self, deal, chance)

    def policy(self, chance: Chance, seat: int | None = None) -> int:
        return policy(self, chance, self.waiting[0] if seat is None else seat)

    def evaluate(self) -> list[float]:
        return evaluate(self)

    def observe(self) -> dict[str, array[int]]:
        return observe(OBSERVED, self)


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
        return buffers_of(OBSERVED, self.seats)

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
