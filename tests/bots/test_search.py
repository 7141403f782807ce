"""The bot that thinks ahead: by name, within its tries, and better than a look at the present move."""

from __future__ import annotations

import pytest

import meadhall
from meadhall import Chance, OptionError, State
from meadhall.bots import Search
from meadhall.engine.frames import Together
from meadhall.engine.search.analysis import PATIENCE, Arm, analyse, not_surely_worse
from meadhall.engine.search.settings import SearchSettings
from meadhall.engine.search.simulation import Simulation
from meadhall.games.voluspa.state import Voluspa

TITLES = ["voluspa", "wolves", "bloodrage", "berserk"]


@pytest.mark.parametrize("name", TITLES)
def test_it_plays_every_title_with_the_fewest_and_the_most_seats(name: str) -> None:
    for seats in {min(seats_of(name)), max(seats_of(name))}:
        state = meadhall.game(name, seats).new(4)
        players = [meadhall.bot("search:4", Chance(seat)) for seat in range(seats)]
        for _ in range(12):
            seat = state.waiting[0]
            state.play(players[seat].choose(state.view(seat)), seat)


def seats_of(name: str) -> tuple[int, ...]:
    return meadhall.game(name).title.seats


def test_the_same_chance_makes_the_same_choices() -> None:
    view = meadhall.game("voluspa", 2).new(3).view(meadhall.game("voluspa", 2).new(3).waiting[0])
    one, other = (Search(Chance(9), 60) for _ in range(2))
    assert [one.analyse(view) for _ in range(3)] == [other.analyse(view) for _ in range(3)]


def test_arguments_that_do_not_fit_are_refused() -> None:
    for name in ("search:0", "search:many", "search:5:5"):
        with pytest.raises(OptionError, match=name):
            meadhall.bot(name)


def test_it_spends_its_tries_on_the_better_options() -> None:
    state = meadhall.game("voluspa", 2).new(3)
    view = state.view(state.waiting[0])
    found = analyse(view, Chance(2), 400, view.game.search_settings._replace(sure=0.0))
    tries = [judged.tries for judged in found.judged]
    assert 300 < found.tries <= 400
    assert tries == sorted(tries, reverse=True) and tries[0] > 4 * tries[-1]


def arm(option: int, *worths: float) -> Arm:
    made = Arm(option, 1)
    for worth in worths:
        made.add(worth, [worth])
    return made


def test_what_is_surely_worse_is_not_tried_any_more() -> None:
    """In the same worlds: a little worse in all of them is sure, better in some and worse in others is not."""
    best = arm(0, 0.5, 0.9, 0.1, 0.7)
    worse, doubtful, same = arm(1, 0.4, 0.8, 0.0, 0.5), arm(2, 0.9, 0.5, 0.1, 0.5), arm(3, 0.5, 0.9, 0.1, 0.7)
    assert [one.option for one in not_surely_worse([best, worse, doubtful, same], 4.0)] == [0, 2]
    assert [one.option for one in not_surely_worse([worse, best, doubtful], 6.0)] == [1, 0, 2]


def test_a_choice_that_is_decided_takes_few_tries() -> None:
    state = meadhall.game("voluspa", 2).new(3)
    view = state.view(state.waiting[0])
    hasty = view.game.search_settings._replace(options=3, fewest=1, sure=0.001)
    found = analyse(view, Chance(2), 400, hasty)
    assert found.tries == 3 * PATIENCE and {judged.tries for judged in found.judged} == {PATIENCE}
    assert found.best == max(found.judged, key=lambda judged: judged.worth).option


def test_settings_of_a_level_replace_those_of_the_title() -> None:
    state = meadhall.game("voluspa", 2).new(3)
    view = state.view(state.waiting[0])
    found = analyse(view, Chance(2), 120, view.game.search_settings._replace(options=3))
    assert len(found.judged) == 3
    assert len(analyse(view, Chance(2), 80).judged) == 2, "with few tries it chooses among few"


def test_a_limit_ends_it_early_with_an_answer() -> None:
    state = meadhall.game("voluspa", 2).new(3)
    view = state.view(state.waiting[0])
    found = Search(Chance(1), 1_000_000, seconds=0.0).analyse(view)
    assert 0 < found.tries <= 32 and found.best in view.options


def wins_with(state: State, seat: int, option: int) -> bool | None:
    """Whether the option ends the play with a win; None if the play goes on."""
    after = state.copy()
    after.play(option, seat)
    return after.shares()[seat] == 1.0 if after.over else None


def nearly_over(state: State) -> bool:
    assert isinstance(state, Voluspa)
    return state.deck_size == 0 and sum(state.sizes) <= 2


def test_a_win_at_the_last_move_is_taken() -> None:
    """The last move of a play in which some options win and others lose."""
    found = 0
    for seed in range(60):
        state, chance = meadhall.game("voluspa", 2).new(seed), Chance(seed)
        while not state.over:
            seat = state.waiting[0]
            options = state.options_for(seat)
            ends: set[bool | None] = set()
            if len(options) > 1 and nearly_over(state):
                ends = {wins_with(state, seat, option) for option in options}
            if ends == {True, False}:
                choice = meadhall.bot("search:80", Chance(seed)).choose(state.view(seat))
                assert wins_with(state, seat, choice), f"seed {seed}: a win is thrown away"
                found += 1
                break
            state.play(state.policy(chance), seat)
    assert found > 0


def test_secret_answers_of_others_are_given_anew() -> None:
    """In the draft the others have picked already; in the worlds of the search they are asked once more."""
    state = meadhall.game("bloodrage", 3).new(1)
    for seat in (0, 1):
        while seat in state.waiting:
            state.play(state.options_for(seat)[0], seat)
    view = state.view(2)
    top = Simulation(view, SearchSettings()).world(Chance(1)).frames[-1]
    assert isinstance(top, Together)
    assert top.closed == (False, False, False) and top.chosen == ((), (), ())
