"""A sample is made of the view and of the chance that is given: it draws one seed, and what secret answers need."""

from __future__ import annotations

import pytest

from tests.conformance import sample_laws
from tests.conformance.cases import Case, all_cases, cases, joined
from tests.conformance.plays import plays

DRAWS_ON = {"feast": "its memories are made up card by card"}
"""Titles that need more than one draw for what is hidden, each with the reason."""


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_a_sample_uses_the_chance_it_is_given_alone(case: Case) -> None:
    for play in plays(case):
        sample_laws.check_samples_use_chance_alone(play)


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_a_sample_draws_one_seed_but_for_secret_answers(case: Case) -> None:
    if case.name in DRAWS_ON:
        with pytest.raises(AssertionError, match="draws more than one seed"):
            [sample_laws.check_samples_draw_once(play) for play in plays(case)]
    else:
        assert sum(sample_laws.check_samples_draw_once(play) for play in plays(case)) > 0


@pytest.mark.parametrize("name", joined())
def test_another_chance_gives_another_sample(name: str) -> None:
    assert sample_laws.check_chances_differ([play for case in cases(name) for play in plays(case)]) > 10
