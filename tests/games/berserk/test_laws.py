"""The laws of every title on Berserk, which the suite of the titles in the hall does not reach yet."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall import Saga
from meadhall.games.berserk.board import CELL_NAMES
from meadhall.text import LANGUAGES, Catalogue
from meadhall.text.messages import HALL, folder_of
from tests.conformance import hidden_laws, open_laws, window_laws
from tests.conformance.cases import Case
from tests.conformance.plays import plays
from tests.conformance.record import GOLDEN
from tests.conformance.test_text import keys, say_play
from tests.conformance.titles.berserk import OPTION_SETS, twin

CASES = [Case("berserk", 2, options) for options in OPTION_SETS]
SAGAS = sorted((GOLDEN / "berserk").glob("*.saga"))
each_case = pytest.mark.parametrize("case", CASES, ids=str)


@each_case
def test_plays_go_by_the_rules_as_text_as_data_and_again(case: Case) -> None:
    for play in plays(case):
        open_laws.check_goes_by_the_rules(play)
        open_laws.check_options_as_text(play)
        open_laws.check_replays(play)
        open_laws.check_json(play)
        open_laws.check_bad_json(play)
        assert open_laws.check_position(play)
        open_laws.check_copies(play)


@each_case
def test_nothing_hidden_shows(case: Case) -> None:
    for play in plays(case):
        hidden_laws.check_twins_look_the_same(play, twin)
        hidden_laws.check_events_tell_no_more_than_views(play, twin)
        hidden_laws.check_silent_moves_show_nothing(play, twin)
        hidden_laws.check_samples_are_faithful(play)
        hidden_laws.check_samples_are_blind(play, twin)
        window_laws.check_windows_open_by_public_facts(play, twin)
        window_laws.check_windows_can_be_passed(play)
        window_laws.check_unfinished_moves_are_invisible(play)


@pytest.mark.parametrize("language", LANGUAGES)
@each_case
def test_everything_said_in_a_play_can_be_said(case: Case, language: str) -> None:
    """Cells are named alike in every language."""
    words = keys(HALL, language) | keys(folder_of("berserk"), language) | {f"cell-{cell}" for cell in CELL_NAMES}
    for play in plays(case):
        say_play(play, Catalogue(language, "berserk", strict=True), words)


@pytest.mark.parametrize("path", SAGAS, ids=lambda path: path.stem)
def test_a_recorded_play_replays_to_the_same_end(path: Path) -> None:
    saga = Saga.read(path)
    assert saga.digest and saga.verify().over
    assert saga.to_text() == path.read_text(encoding="utf-8")


def test_every_way_to_begin_has_a_recorded_play() -> None:
    assert {path.stem for path in SAGAS} == {str(case) for case in CASES}
