"""The title: seats, options, how a play is set up (rulebook 246-318)."""

from __future__ import annotations

from array import array
from typing import Any, Final, final

from meadhall.engine.actions import Block, Buffer
from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64
from meadhall.engine.frames import Frame
from meadhall.engine.game import Choice, Game, Title
from meadhall.engine.state import State
from meadhall.engine.types import Json
from meadhall.engine.views import View
from meadhall.games.bloodrage import (
    action_space,
    actions,
    ages,
    battle,
    battle_cards,
    clans,
    determinization,
    draft,
    evaluation,
    heuristic,
    invade,
    knowledge,
    late,
    march,
    observation,
    pillage,
    policy,
    positions,
    preview,
    quests,
    ragnarok,
    sacrifice,
    serialization,
    upgrades,
    valhalla,
)
from meadhall.games.bloodrage.board import ALL_STATS, OUTER, RUINED_AT_START, TOKENS
from meadhall.games.bloodrage.cards import ALL, COPIES, check_vocabulary
from meadhall.games.bloodrage.clans import start_rage
from meadhall.games.bloodrage.figures import muster
from meadhall.games.bloodrage.layout import LAST_AGE
from meadhall.games.bloodrage.state import BloodRage

check_vocabulary()


def play_of(state: State) -> BloodRage:
    assert isinstance(state, BloodRage)
    return state


@final
class BloodRageGame(Game):
    """Blood Rage for two to four seats."""

    def blank(self, chance: Chance) -> BloodRage:
        return BloodRage(self, chance)

    def set_up(self, state: State) -> None:
        """Tokens and dooms are drawn, some provinces are gone already, the first player is drawn (rulebook 276-318)."""
        s = play_of(state)
        s.first = int(s.chance.below(s.seats))
        tokens = list(TOKENS)
        s.chance.shuffle(tokens)
        s.tokens = (*tokens, ALL_STATS)
        provinces = list(range(OUTER))
        s.chance.shuffle(provinces)
        s.doom = (provinces[0], provinces[1], provinces[2])
        for province in provinces[LAST_AGE : LAST_AGE + RUINED_AT_START[s.seats]]:
            ragnarok.ruin(s, province)
        for card in ALL:
            s.rest[card] = COPIES[s.seats][card]
        for seat in range(s.seats):
            muster(s, seat)
        start_rage(s)
        ages.begin_age(s)

    def from_text(self, text: str, seed: int | bytes = 0) -> State:
        """A play from a position as `positions` tells; what follows is drawn from the seed."""
        s = BloodRage(self, Chance(seed))
        positions.read_text(s, text)
        return s

    def to_text(self, state: State) -> str:
        return positions.to_text(play_of(state))

    def mask(self, state: State, seat: int | None) -> State:
        return knowledge.mask(play_of(state), -1 if seat is None else seat)

    def fill_hidden(self, state: State, deal: i64, chance: Chance) -> None:
        determinization.fill(play_of(state), deal)

    def dump(self, state: State) -> dict[str, Json]:
        return serialization.dump(play_of(state))

    def load(self, state: State, data: dict[str, Json]) -> None:
        serialization.load(play_of(state), data)

    def preview(self, state: State, frame: Frame[Any], seat: int, option: int) -> dict[str, Json]:
        return preview.facts(play_of(state), frame, seat, option)

    def action_blocks(self) -> list[Block]:
        return action_space.blocks()

    def action(self, state: State, frame: Frame[Any], seat: int, option: int) -> int:
        return action_space.action(play_of(state), frame, seat, option)

    @property
    def observation(self) -> tuple[Buffer, ...]:
        return tuple([buffer for buffer, _ in observation.parts(self.blank(Chance(0)))])

    def observe(self, state: State) -> dict[str, array[int]]:
        return observation.observe(play_of(state))

    def evaluate(self, state: State) -> list[float]:
        return evaluation.evaluate(play_of(state))

    def policy(self, state: State, chance: Chance, seat: int | None) -> int:
        top = state.top()
        return policy.choose(play_of(state), top, top.seat(state) if seat is None else seat, chance)

    def greedy(self, view: View, chance: Chance) -> int:
        return heuristic.greedy(view, chance)


FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    actions.ActionPhase, actions.NextTurn, actions.Turn,
    ages.DiscardPhase, ages.EndOfAge, ages.KeepCard,
    battle.Clash, battle.Compare, battle.CountQuest, battle.Deeds, battle.Fall,
    battle.Muster, battle.PlayCards, battle.Prowess, battle.PutAway,
    battle_cards.KeepFigure, battle_cards.Smite, battle_cards.Tide,
    clans.ChooseStat, clans.Raise,
    draft.GiftsPhase, draft.Pick,
    late.Late, late.LateCards,
    invade.Advance, invade.Aftermath, invade.Avenge, invade.Blessing, invade.Hammers, invade.Reinforce, invade.Storm,
    invade.StormOffer, invade.Succor,
    march.Marchers,
    pillage.BattleGlory, pillage.Call, pillage.RaiseAll, pillage.Spoils,
    quests.LayQuest, quests.QuestPhase, quests.QuestRewards,
    ragnarok.RagnarokPhase, ragnarok.Ruin,
    sacrifice.Offering, sacrifice.OfferingStat,
    upgrades.FreeInvasion,
    valhalla.Destroy, valhalla.Spare, valhalla.ValhallaPhase,
)  # fmt: skip

TITLE: Final = Title(
    name="bloodrage",
    seats=(2, 3, 4),
    choices=(Choice("first_game", False),),
    make=BloodRageGame,
    frames=FRAMES,
)
