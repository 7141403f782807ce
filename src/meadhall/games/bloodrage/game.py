"""The title: seats, options, how a play is set up (246-318)."""

from __future__ import annotations

from typing import Any, Final, final

from meadhall.engine.chance import Chance
from meadhall.engine.errors import OptionError
from meadhall.engine.frames import Frame
from meadhall.engine.game import Choice, Game, Title
from meadhall.engine.state import State
from meadhall.engine.views import View
from meadhall.games.bloodrage import (
    actions,
    ages,
    battle,
    battle_cards,
    clans,
    draft,
    heuristic,
    invade,
    late,
    march,
    pillage,
    positions,
    quests,
    ragnarok,
    sacrifice,
    upgrades,
    valhalla,
)
from meadhall.games.bloodrage.board import ALL_STATS, OUTER, RUINED_AT_START, TOKENS
from meadhall.games.bloodrage.cards import ALL, COPIES
from meadhall.games.bloodrage.clans import start_rage
from meadhall.games.bloodrage.figures import muster
from meadhall.games.bloodrage.layout import ACTIONS, DISCARD, DRAFT, QUESTS, RAGNAROK
from meadhall.games.bloodrage.state import BloodRage


@final
class BloodRageGame(Game):
    """Blood Rage for two to four seats."""

    def blank(self, chance: Chance) -> BloodRage:
        return BloodRage(self, chance)

    def set_up(self, state: State) -> None:
        """Tokens and dooms are drawn, some provinces are gone already, the first player is drawn (276-318)."""
        assert isinstance(state, BloodRage)
        s = state
        s.first = int(s.chance.below(s.seats))
        tokens = list(TOKENS)
        s.chance.shuffle(tokens)
        s.tokens = (*tokens, ALL_STATS)
        provinces = list(range(OUTER))
        s.chance.shuffle(provinces)
        s.doom = (provinces[0], provinces[1], provinces[2])
        for province in provinces[3 : 3 + RUINED_AT_START[s.seats]]:
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
        turn, frames = positions.read_text(s, text)
        if frames is not None:
            try:
                s.frames = [self.frame(frame) for frame in frames]
            except (AssertionError, LookupError, TypeError) as error:
                raise OptionError(f"position: its frames cannot be read ({error})") from error
            return s
        s.then(valhalla.ValhallaPhase(), ages.EndOfAge())
        if s.phase <= RAGNAROK:
            s.then(ragnarok.RagnarokPhase())
        if s.phase <= QUESTS:
            s.then(quests.QuestPhase())
        if s.phase <= DISCARD:
            s.then(ages.DiscardPhase())
        if s.phase == ACTIONS:
            seat = s.first if turn < 0 else turn
            if not actions.may_act(s, seat):
                raise OptionError(
                    f"position: it cannot be the turn of seat {seat}, which has no rage left or has passed"
                )
            actions.give_turn(s, seat)
        elif s.phase == DRAFT:
            s.then(draft.GiftsPhase(), actions.ActionPhase())
        s.settle()
        return s

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
    invade.Avenge, invade.Blessing, invade.Reinforce, invade.Storm, invade.StormOffer, invade.Succor,
    march.Marchers,
    pillage.Advance, pillage.Aftermath, pillage.BattleGlory, pillage.Call, pillage.Hammers, pillage.RaiseAll,
    pillage.Spoils,
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
