"""What no machine does: go to battle with few cards while there are crystals for more, attack its own, or end a turn
with a kill at hand that costs nothing. The best take a win."""

from __future__ import annotations

import pytest

import meadhall
from meadhall import Chance
from meadhall.bots.levels import level_name
from meadhall.bots.levels_manners import LEVELS
from meadhall.games.berserk.state import BerserkState
from tests.games.berserk.scenario import Scene

DYING = "0 c3: khazg\n0 a1: skeleton\n1 c4: mermaid-jester wounds=6 closed\n1 e6: borgak"
"""The mermaid has one life left and cannot answer; Khazg strikes for two at least."""
LAST = "0 c3: khazg\n0 a1: skeleton\n1 c4: mermaid-jester wounds=6 closed"
"""And she is the last of her squad."""
CROWD = "0 c3: khazg\n0 c2: borgak\n0 b3: skeleton\n1 d4: squire"
"""Khazg stands next to two friends and an enemy."""
WITHOUT = [
    DYING.replace("wounds=6", "wounds=4"),
    DYING.replace(" closed", ""),
    DYING.replace("khazg", "khazg closed"),
    DYING.replace("mermaid-jester wounds=6", "nadikh wounds=8"),
]
"""She may survive, she strikes in return, Khazg is closed, or she would come back."""


def broken(made: Scene) -> dict[str, bool]:
    """Every option with whether it would look broken."""
    view = made.state.view(0)
    return {view.say(option): view.game.looks_broken(view, option) for option in view.options}


def chosen(made: Scene, level: int, seed: int) -> str:
    view = made.state.view(0)
    return view.say(meadhall.bot(level_name(level), Chance(seed)).choose(view))


def test_ending_a_turn_with_a_kill_for_nothing_at_hand_looks_broken() -> None:
    told = broken(Scene(DYING))
    assert told["end"] and not told["c3 strike"]
    for text in WITHOUT:
        assert not broken(Scene(text))["end"], text


def test_aiming_at_ones_own_looks_broken() -> None:
    made = Scene(CROWD)
    assert not broken(made)["c3 strike"] and broken(made)["c2 strike"]
    state = made.state
    state.play(next(option for option in state.options if state.say(option) == "c3 strike"))
    assert broken(made) == {"c2": True, "b3": True, "d4": False}


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_does_it(level: int) -> None:
    """Whatever their whims."""
    for seed in range(8):
        assert chosen(Scene(DYING), level, seed) != "end"
        assert chosen(Scene(CROWD), level, seed) not in ("c2 strike", "b3 strike")


@pytest.mark.parametrize("level", [4, 5])
def test_the_best_take_a_win_that_lies_open(level: int) -> None:
    """Whoever leaves the last enemy alive may lose to it: a closed one opens again. In whatever order, this turn it
    dies."""
    state = Scene(LAST).state
    player = meadhall.bot(level_name(level), Chance(1))
    while not state.over and state.active == 0:
        seat = state.waiting[0]
        state.play(player.choose(state.view(seat)), seat)
    assert state.winner == 0


@pytest.mark.parametrize("level", LEVELS[:3])
def test_squads_are_recruited_as_far_as_the_crystals_go(level: int) -> None:
    for seed in range(6):
        state = meadhall.game("berserk", decks="ready").new(seed)
        players = [meadhall.bot(level_name(level), Chance(10 * seed + seat)) for seat in range(2)]
        assert isinstance(state, BerserkState)
        while state.prompt is not None and state.prompt.kind != "place":
            seat = state.waiting[0]
            state.play(players[seat].choose(state.view(seat)), seat)
        for squad in state.squads:
            assert len(squad) >= 5, (level, seed)
