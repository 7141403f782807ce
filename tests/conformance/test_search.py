"""The search plays every title, by the view alone."""

from __future__ import annotations

import pytest

from tests.conformance import search_laws
from tests.conformance.cases import Case, all_cases, cases, joined
from tests.conformance.plays import plays


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_thoughts_depend_on_view_and_seed_alone(case: Case) -> None:
    for play in plays(case)[:1]:
        search_laws.check_search(play, case.twin)


@pytest.mark.parametrize("name", joined())
def test_there_are_other_truths_behind_the_views(name: str) -> None:
    assert sum(search_laws.check_search(plays(case)[0], case.twin) for case in cases(name)[:2]) > 0
