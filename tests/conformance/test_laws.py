"""Every law on every title."""

from __future__ import annotations

import pytest

from tests.conformance import hidden_laws, open_laws, window_laws
from tests.conformance.cases import Case, all_cases, cases, entry, joined, missing, names
from tests.conformance.plays import Play, plays

each_case = pytest.mark.parametrize("case", all_cases(), ids=str)
each_title = pytest.mark.parametrize("name", joined())


def plays_of_title(name: str) -> list[tuple[Case, Play]]:
    return [(case, play) for case in cases(name) for play in plays(case)]


@pytest.mark.parametrize("name", names())
def test_every_title_has_joined_the_suite(name: str) -> None:
    assert missing(name) is None


@each_case
def test_random_plays_reach_the_end_by_the_rules(case: Case) -> None:
    for play in plays(case):
        open_laws.check_goes_by_the_rules(play)


@each_case
def test_options_read_as_they_are_said_and_nothing_else_is_a_move(case: Case) -> None:
    for play in plays(case):
        open_laws.check_options_as_text(play)


@each_case
def test_a_saga_replays_to_the_same_digest(case: Case) -> None:
    for play in plays(case):
        open_laws.check_replays(play)


@each_case
def test_states_and_views_survive_json(case: Case) -> None:
    for play in plays(case):
        open_laws.check_json(play)
        open_laws.check_bad_json(play)


@each_case
def test_positions_survive_text(case: Case) -> None:
    found = [open_laws.check_position(play) for play in plays(case)]
    if not any(found):
        pytest.skip(f"{case.name} writes no positions")


@each_case
def test_copies_share_nothing(case: Case) -> None:
    for play in plays(case):
        open_laws.check_copies(play, entry(case.name).fixed)


@each_case
def test_secret_answers_may_come_in_any_order(case: Case) -> None:
    for play in plays(case):
        open_laws.check_answers_in_any_order(play)


@each_case
def test_twins_look_the_same(case: Case) -> None:
    for play in plays(case):
        hidden_laws.check_twins_look_the_same(play, case.twin)


@each_title
def test_the_permuter_of_a_title_changes_something(name: str) -> None:
    assert sum(hidden_laws.check_twins_look_the_same(play, case.twin) for case, play in plays_of_title(name)[:2]) > 0


@each_case
def test_events_tell_no_more_than_views(case: Case) -> None:
    for play in plays(case):
        hidden_laws.check_events_tell_no_more_than_views(play, case.twin)
        hidden_laws.check_silent_moves_show_nothing(play, case.twin)


@each_case
def test_what_is_learnt_is_noted(case: Case) -> None:
    for play in plays(case):
        hidden_laws.check_what_is_learnt_is_noted(play, case.twin)


@each_case
def test_the_heuristic_knows_only_the_view(case: Case) -> None:
    if not sum(hidden_laws.check_heuristic(play, case.twin) for play in plays(case)):
        pytest.skip(f"{case.name} has no heuristic")


@each_case
def test_samples_are_faithful(case: Case) -> None:
    for play in plays(case):
        hidden_laws.check_samples_are_faithful(play)


@each_case
def test_samples_are_blind(case: Case) -> None:
    for play in plays(case):
        hidden_laws.check_samples_are_blind(play, case.twin)


@each_title
def test_samples_vary_and_know_nothing_of_the_truth(name: str) -> None:
    for twin in {case.twin for case in cases(name)}:
        assert hidden_laws.check_samples_vary([play for _, play in plays_of_title(name)], twin) > 0


@each_case
def test_samples_play_to_the_end(case: Case) -> None:
    for play in plays(case):
        hidden_laws.check_samples_play_to_the_end(play)


@each_case
def test_windows_open_by_public_facts(case: Case) -> None:
    for play in plays(case):
        window_laws.check_windows_open_by_public_facts(play, case.twin)
        window_laws.check_windows_can_be_passed(play)


@each_case
def test_unfinished_moves_are_invisible(case: Case) -> None:
    for play in plays(case):
        window_laws.check_unfinished_moves_are_invisible(play)
