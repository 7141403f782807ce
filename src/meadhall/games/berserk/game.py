"""A play of Berserk, with all that the engine and the rules below ask of a state; and the game that sets it up."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import mypyc_attr

from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64
from meadhall.engine.frames import Frame
from meadhall.engine.game import Game, Title, Value
from meadhall.engine.mechanisms.hands import masked
from meadhall.engine.state import State
from meadhall.engine.types import Json, Standing
from meadhall.games.berserk import determinization, instants, policy, preview, programs, recruiting, turns, values
from meadhall.games.berserk.cards import BOOK
from meadhall.games.berserk.state import DRAWN, FACE_DOWN, SEATS, UNDECIDED, UNKNOWN, BerserkState, play_of


@mypyc_attr(serializable=True)
@final
class BerserkPlay(BerserkState):
    """One play."""

    def carry_on(self) -> None:
        programs.carry_on(self)

    def carry_out(self, instant: tuple[int, ...]) -> None:
        turns.carry_out(self, instant)

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
        known = [slot for slot in squad if self.kind[slot] != UNKNOWN and values.is_creature(self, slot)]
        return sum([max(0, int(values.life(self, slot))) for slot in known])

    def clone(self) -> BerserkPlay:
        other = BerserkPlay.__new__(BerserkPlay)
        self.copy_public(other)
        other.decks = self.decks.copy()
        other.deals = self.deals.copy()
        other.squads = self.squads.copy()
        return other

    def mask(self, seat: int | None) -> BerserkPlay:
        """The table without what lies face down, the own deck, deal and recruits, and of others their numbers (K-11,
        K-40, K-50)."""
        other = BerserkPlay.__new__(BerserkPlay)
        self.copy_public(other)
        viewer = -1 if seat is None else seat
        for slot in range(self.slots):
            if self.flags[slot] & FACE_DOWN and self.side[slot] != viewer:
                other.kind[slot] = UNKNOWN
                other.stale = True
        other.decks = masked(self.decks, viewer, UNKNOWN)
        other.deals = masked(self.deals, viewer, UNKNOWN)
        other.squads = masked(self.squads, viewer, UNKNOWN)
        return other

    def fill_hidden(self, deal: i64, chance: Chance) -> None:
        determinization.fill_hidden(self, deal, chance)

    def policy(self, chance: Chance, seat: int | None = None) -> int:
        return policy.policy(self, chance, self.waiting[0] if seat is None else seat)


@final
class BerserkGame(Game):
    """The rules with their options chosen; immutable. States share its book, and no copy has one of its own."""

    def __init__(self, title: Title, seats: int, options: dict[str, Value]) -> None:
        super().__init__(title, seats, options)
        self.book = BOOK

    def blank(self, chance: Chance) -> BerserkPlay:
        return BerserkPlay(self, chance)

    def set_up(self, state: State) -> None:
        play = play_of(state)
        if self.options["decks"] == "squads":
            recruiting.set_up_squads(play)
        else:
            asked = recruiting.PickDeck if self.options["decks"] == "ready" else recruiting.LayDeck
            play.then(asked(*recruiting.UNANSWERED))

    def action(self, state: State, frame: Frame[Any], seat: int, option: int) -> int:
        return self.action_id("offer", option)

    def preview(self, state: State, frame: Frame[Any], seat: int, option: int) -> dict[str, Json]:
        return preview.answer_odds(play_of(state), frame, option) if isinstance(frame, instants.Window) else {}

    def stage(self, state: State) -> int:
        return int(play_of(state).turn) + 1
