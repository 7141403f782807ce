"""The title: seats, options, how a play is set up (rulebook 246-318)."""

from __future__ import annotations

from typing import Any, Final, final

from meadhall.engine.chance import Chance
from meadhall.engine.flat import i64
from meadhall.engine.frames import Frame
from meadhall.engine.game import Choice, Game, Hooks, Title
from meadhall.engine.reckoning import number_in
from meadhall.engine.search.settings import SearchSettings
from meadhall.engine.state import State
from meadhall.engine.types import Json, Params
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
    march,
    observation,
    pillage,
    policy,
    positions,
    preview,
    quests,
    sacrifice,
    serialization,
    upgrades,
    valhalla,
)
from meadhall.games.bloodrage.board import ALL_STATS, OUTER, PLACES, PROVINCES, RUINED_AT_START, TOKENS
from meadhall.games.bloodrage.cards import ALL, COPIES, NONE, check_vocabulary
from meadhall.games.bloodrage.clans import start_rage
from meadhall.games.bloodrage.figures import muster
from meadhall.games.bloodrage.layout import LAST_AGE
from meadhall.games.bloodrage.sources import SOURCES, gains
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
            valhalla.ruin(s, province)
        for card in ALL:
            s.rest[card] = COPIES[s.seats][card]
        for seat in range(s.seats):
            muster(s, seat)
        start_rage(s)
        ages.begin_age(s)

    def frame_limits(self) -> dict[str, tuple[int, int]]:
        place, cards = (0, PLACES - 1), (0, NONE)
        return {"province": (0, PROVINCES - 1), "start": place, "target": place, "card": cards, "slot": (0, 15)}

    def mask(self, state: State, seat: int | None) -> State:
        return knowledge.mask(play_of(state), -1 if seat is None else seat)

    def fill_hidden(self, state: State, deal: i64, chance: Chance) -> None:
        determinization.fill_hidden(play_of(state), deal)

    def preview(self, state: State, frame: Frame[Any], seat: int, option: int) -> dict[str, Json]:
        return preview.facts(play_of(state), frame, seat, option)

    def begins(self, key: str, params: Params) -> int:
        return number_in(params, "age") if key == "age" else 0

    def action(self, state: State, frame: Frame[Any], seat: int, option: int) -> int:
        return action_space.action(play_of(state), frame, seat, option)

    def policy(self, state: State, chance: Chance, seat: int | None) -> int:
        top = state.top()
        return policy.policy(play_of(state), top, top.seat(state) if seat is None else seat, chance)

    def rate(self, view: View, options: list[int]) -> list[float]:
        s = play_of(view.known)
        return heuristic.rate(s, view.asked_seat(), s.frames[-1], options)

    def stage(self, state: State) -> int:
        return play_of(state).age


MODULES: Final = (
    actions, ages, battle, battle_cards, clans, draft, invade, march, pillage, quests, sacrifice, upgrades, valhalla,
)  # fmt: skip
FRAMES: Final = tuple([
    kind for module in MODULES for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Frame)
])  # fmt: skip
"""All that may be under way."""

TITLE: Final = Title(
    name="bloodrage",
    seats=(2, 3, 4),
    choices=(Choice("first_game", False),),
    make=BloodRageGame,
    frames=FRAMES,
    version=1,
    hooks=Hooks(
        dump=serialization.dump,
        load=serialization.load,
        to_text=positions.to_text,
        from_text=positions.from_text,
        evaluate=evaluation.evaluate,
        check=serialization.check,
        observed=observation.OBSERVED,
        blocks=action_space.blocks,
        greedy=heuristic.greedy,
        looks_broken=heuristic.looks_broken,
        sources=SOURCES,
        gains=gains,
    ),
    search=SearchSettings(options=96, fewest=30, stages=1, heuristic=True, spread=12.0, sure=4.0),
)
