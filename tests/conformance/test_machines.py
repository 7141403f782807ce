"""Every title speaks to machines as the laws say."""

from __future__ import annotations

import pytest

from meadhall.engine.game import title_named
from tests.conformance import machine_laws
from tests.conformance.cases import Case, all_cases, entry, joined
from tests.conformance.plays import play_through, plays

each_title = pytest.mark.parametrize("name", joined())
each_case = pytest.mark.parametrize("case", all_cases(), ids=str)


def title_cases(name: str) -> list[Case]:
    """Every set of options with every number of seats."""
    return [Case(name, seats, options) for options in entry(name).option_sets for seats in title_named(name).seats]


@each_title
def test_a_title_has_the_whole_interface(name: str) -> None:
    assert machine_laws.missing(title_cases(name)[0].game) == []


@each_title
def test_answers_have_ids_in_a_fixed_space(name: str) -> None:
    looked = 0
    for case in title_cases(name):
        game = case.game
        machine_laws.check_space(game, case.game)
        looked += machine_laws.check_ids(play_through(game, 21))
    assert looked > 100


@each_case
def test_ids_know_nothing_hidden(case: Case) -> None:
    assert sum(machine_laws.check_ids_know_nothing(play, case.twin) for play in plays(case)) > 0


@each_case
def test_observations_hold_what_the_view_holds(case: Case) -> None:
    assert sum(machine_laws.check_observations(play, case.twin) for play in plays(case)) > 0
    machine_laws.check_observations_follow(plays(case))


@each_case
def test_chances_to_win_are_shares_of_one_win(case: Case) -> None:
    assert sum(machine_laws.check_evaluations(play, case.twin) for play in plays(case)) > 0


@each_case
def test_quick_answers_are_answers(case: Case) -> None:
    for play in plays(case):
        assert machine_laws.check_policy(play) > 0
        machine_laws.check_sampled_plays(play)


@each_title
def test_plays_by_quick_answers_end(name: str) -> None:
    for case in title_cases(name):
        assert machine_laws.check_policy_plays(case.game, 3) > 5
