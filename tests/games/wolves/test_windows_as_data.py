"""A window that asks about a Plague survives JSON: what it keeps as its line is the number that was named."""

from __future__ import annotations

from meadhall import Chance, game
from meadhall.games.wolves.reactions import Reaction


def test_states_with_a_plague_under_way_can_be_read_again() -> None:
    seen = 0
    for seed in range(40):
        play = game("wolves", 3)
        state, chance = play.new(seed), Chance(seed)
        while not state.over and seen < 3:
            top = state.frames[-1]
            if isinstance(top, Reaction) and top.line >= play.seats:
                assert play.from_json(state.to_json()).to_json() == state.to_json()
                seen += 1
            options = [one for one in state.options if state.say(one).startswith("plague")]
            state.play(options[-1] if options else state.pick(chance))
    assert seen == 3
