"""Ends of plays of which everything is known: the search finds the best line there, by the view alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import isclose

import meadhall
from meadhall import Chance, State, View
from meadhall.engine.search.analysis import analyse
from meadhall.engine.search.simulation import lead
from meadhall.games.voluspa.state import Voluspa

TRIES = 40_000
"""Enough to try every line of a short end."""
ENOUGH = 1000
"""Enough for the end to be searched as a tree."""


def short_ends(tiles: int, since: int = 0) -> Iterator[State]:
    """Where the bag is empty and so many tiles are left, with more than one answer and few enough to try them all."""
    for seed in range(since, since + 1000):
        state, chance = meadhall.game("voluspa", 2).new(seed), Chance(seed)
        while not state.over:
            assert isinstance(state, Voluspa)
            options = state.options
            if state.deck_size == 0 and sum(state.sizes) == tiles and 1 < len(options) < 30:
                yield state
                break
            state.play(state.policy(chance))


def best_end(state: State, seat: int, luck: int) -> float:
    """The most the seat can be ahead by in the end if others answer by the heuristic, every answer of its own tried."""
    if state.over:
        return lead(state, seat)
    return max(best_end(after(state, option, seat, luck), seat, luck) for option in state.options)


def after(state: State, option: int, seat: int, luck: int) -> State:
    """Where the seat is asked again. Of equally good answers the heuristic takes any, here as the luck is."""
    state, chance = state.copy(), Chance.at(luck)
    state.play(option)
    while not state.over and state.waiting[0] != seat:
        state.play(state.game.greedy(state.view(state.waiting[0]), chance))
    return state


def test_no_line_is_better_than_the_one_it_finds() -> None:
    """Lines are judged by how far ahead they end, where the play is won or lost by all of them alike."""
    for state in islice(short_ends(3), 4):
        seat = state.waiting[0]
        view = state.view(seat)
        settings = view.game.search_settings._replace(options=1000, fewest=1, lean=1.0)
        found = analyse(view, Chance(1), TRIES, settings)
        luck = Chance(1).draw_seed()
        ends = {option: best_end(after(state, option, seat, luck), seat, luck) for option in state.options}
        assert ends[found.best] == max(ends.values())
        assert sorted(judged.option for judged in found.judged) == sorted(state.options)
        ranked = [ends[judged.option] for judged in found.judged]
        assert ranked == sorted(ranked, reverse=True)


def test_everything_is_known_once_the_bag_is_empty_and_one_hand_is_unseen() -> None:
    state, start = next(short_ends(6)), meadhall.game("voluspa", 2).new(1)
    seat = state.waiting[0]
    assert state.game.certain(state.view(seat)) and not start.game.certain(start.view(start.waiting[0]))
    world = state.view(seat).sample(Chance(3))
    assert isinstance(state, Voluspa) and isinstance(world, Voluspa)
    assert list(world.hands) == list(state.hands), "a world that is certain is the real one"


def test_its_thoughts_depend_on_view_and_seed_alone() -> None:
    state = next(short_ends(5))
    view = state.view(state.waiting[0])
    found = analyse(view, Chance(4), ENOUGH)
    assert found == analyse(View.from_json(view.to_json()), Chance(4), ENOUGH)
    other = state.copy()
    other.chance = Chance(99)
    assert found == analyse(other.view(state.waiting[0]), Chance(4), ENOUGH)
    assert sum(judged.tries for judged in found.judged) == found.tries
    assert all(isclose(sum(judged.shares), 1.0) for judged in found.judged)


def test_chances_are_told_with_the_doubt_whether_others_play_so() -> None:
    """A line that wins for sure if others play plainly is not told as a sure win while there is much to come."""
    state = next(short_ends(6))
    view = state.view(state.waiting[0])
    found = analyse(view, Chance(4), ENOUGH)
    assert all(0.0 < share < 1.0 for judged in found.judged for share in judged.shares)


def test_with_few_tries_the_end_is_searched_like_the_rest() -> None:
    state = next(short_ends(5))
    view = state.view(state.waiting[0])
    plain = view.game.search_settings._replace(lookahead=False)
    assert analyse(view, Chance(4), 40) == analyse(view, Chance(4), 40, plain)
    assert analyse(view, Chance(4), ENOUGH) != analyse(view, Chance(4), ENOUGH, plain)


def test_a_limit_ends_it_early_with_an_answer() -> None:
    state = next(short_ends(5))
    view = state.view(state.waiting[0])
    found = analyse(view, Chance(1), 100_000, stop=lambda: True)
    assert found.tries == 1 and found.best in view.options
    assert isclose(sum(found.shares), 1.0)
