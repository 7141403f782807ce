"""Near the end the best throw nothing away: no answer that loses to a plain one where another does not.

Positions are met at random: plays by the quick policy, with a random answer now and then.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

import meadhall
from meadhall import Chance, State, View
from meadhall.bots.levels import level_name
from meadhall.engine.search.settings import SearchSettings
from meadhall.engine.search.simulation import Simulation

LAST = 12
"""So many of the last choices of a play are looked at."""
WORLDS = 6
"""What is hidden is dealt so often: an answer loses that loses in each of these, whatever the truth."""
POSITIONS = 8
FOUND_FROM = [("wolves", 3, 0), ("wolves", 3, 97), ("bloodrage", 2, 0), ("voluspa", 2, 96), ("berserk", 2, 0)]
"""Titles, seats and the seed from which on such positions are looked for."""
SLIPS = 15
"""In a hundred answers so many are random, so that plays come to all kinds of ends."""


class End(NamedTuple):
    """A view near the end, the answers that lose at once, and those with which plain play still wins."""

    seed: int
    view: View
    losing: list[int]
    winning: list[int]


def ends(title: str, seats: int, first: int) -> Iterator[End]:
    """The last place of each play that has both kinds of answers, from this seed on."""
    for seed in range(first, first + 1000):
        for state in reversed(last_states(title, seats, seed)):
            view = state.view(state.waiting[0])
            losing = [option for option in view.options if all(share == 0.0 for share in shares(view, option, True))]
            others = [option for option in view.options if option not in losing] if losing else []
            winning = [option for option in others if 2 * sum(shares(view, option, False)) > WORLDS]
            if winning:
                yield End(seed, view, losing, winning)
                break


def last_states(title: str, seats: int, seed: int) -> list[State]:
    """The last places of a play at which somebody had a choice."""
    state, chance = meadhall.game(title, seats).new(seed), Chance(-1 - seed)
    found: list[State] = []
    while not state.over:
        seat = state.waiting[0]
        options = state.options_for(seat)
        if len(options) > 1:
            found.append(state.copy())
        slip = int(chance.below(100)) < SLIPS
        state.play(options[int(chance.below(len(options)))] if slip else state.policy(chance, seat), seat)
    return found[-LAST:]


def shares(view: View, option: int, at_once: bool) -> list[float]:
    """What the seat has of the win in each world if everybody goes on plainly. `at_once`: one half where it comes to
    choose again, for then all is open."""
    seat, chance = view.asked_seat(), Chance(7)
    simulation = Simulation(view, SearchSettings(stages=0))
    found: list[float] = []
    for _ in range(WORLDS):
        state = simulation.world(chance)
        state.play(option, seat)
        while not state.over:
            who = state.waiting[0]
            options = state.options_for(who)
            if at_once and who == seat and len(options) > 1:
                break
            state.play(options[0] if len(options) == 1 else state.game.greedy(state.view(who), chance), who)
        found.append(state.shares()[seat] if state.over else 0.5)
    return found


@pytest.mark.parametrize("level", [4, 5])
@pytest.mark.parametrize(("title", "seats", "first"), FOUND_FROM)
def test_the_best_do_not_lose_to_a_plain_answer(title: str, seats: int, first: int, level: int) -> None:
    found = ends(title, seats, first)
    for _ in range(POSITIONS):
        end = next(found)
        chosen = meadhall.bot(level_name(level), Chance(end.seed)).choose(end.view)
        better = ", ".join(end.view.say(option) for option in end.winning)
        assert chosen not in end.losing, f"seed {end.seed}: {end.view.say(chosen)} loses, not so {better}"
