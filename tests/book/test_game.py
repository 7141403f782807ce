"""The game that docs/game.md builds: its code is taken out of the page, plays, and keeps every law."""

from __future__ import annotations

import doctest
import importlib.util
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import meadhall
from meadhall import Game
from meadhall.engine import game as engine_game
from meadhall.text import LANGUAGES, Catalogue
from tests.conformance import hidden_laws, open_laws, sample_laws, window_laws
from tests.conformance.plays import Play, play_through

PAGE = Path(__file__).resolve().parents[2] / "docs" / "game.md"


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def horns(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """The module and its catalogues, as a reader would have them who copied every block."""
    folder = tmp_path_factory.mktemp("horns")
    (folder / "horns.py").write_text("\n".join(blocks("python")), encoding="utf-8")
    for language, text in zip(LANGUAGES, blocks("ftl"), strict=True):
        (folder / f"{language}.ftl").write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("horns", folder / "horns.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["horns"] = module
    spec.loader.exec_module(module)
    meadhall.register(module.TITLE)
    yield module
    del sys.modules["horns"], engine_game.REGISTERED["horns"]


@pytest.fixture(scope="module")
def games(horns: ModuleType) -> list[Game]:
    return [meadhall.game("horns", seats=seats) for seats in horns.TITLE.seats]


@pytest.fixture(scope="module")
def plays(games: list[Game]) -> list[Play]:
    return [play_through(game, seed) for game in games for seed in range(4)]


def test_it_keeps_the_open_laws(plays: list[Play]) -> None:
    for play in plays:
        open_laws.check_goes_by_the_rules(play)
        open_laws.check_options_as_text(play)
        open_laws.check_replays(play)
        open_laws.check_json(play)
        open_laws.check_bad_json(play)
        open_laws.check_copies(play)
        open_laws.check_answers_in_any_order(play)


def test_nobody_sees_what_they_may_not(horns: ModuleType, plays: list[Play]) -> None:
    assert sum(hidden_laws.check_twins_look_the_same(play, horns.twin) for play in plays) > 0
    for play in plays:
        hidden_laws.check_events_tell_no_more_than_views(play, horns.twin)
        hidden_laws.check_silent_moves_show_nothing(play, horns.twin)
        hidden_laws.check_what_is_learnt_is_noted(play, horns.twin)
        assert hidden_laws.check_heuristic(play, horns.twin) > 0
        window_laws.check_windows_open_by_public_facts(play, horns.twin)
        window_laws.check_unfinished_moves_are_invisible(play)


def test_samples_are_as_good_as_the_truth(horns: ModuleType, plays: list[Play]) -> None:
    for play in plays:
        hidden_laws.check_samples_are_faithful(play)
        hidden_laws.check_samples_are_blind(play, horns.twin)
        hidden_laws.check_samples_play_to_the_end(play)
        sample_laws.check_samples_use_chance_alone(play)
        sample_laws.check_samples_draw_once(play)
    assert hidden_laws.check_samples_vary(plays, horns.twin) > 0
    assert sample_laws.check_chances_differ(plays) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_both_languages(games: list[Game], language: str) -> None:
    texts = Catalogue(language, "horns", strict=True)
    bots = [meadhall.bot("greedy"), meadhall.bot("random")]
    for game in games:
        state = game.new(9)
        state.take_events()
        while not state.over:
            seat = state.waiting[0]
            assert state.prompt is not None and texts.prompt(state.prompt)
            state.play(bots[seat % 2].choose(state.view(seat)), seat)
            for event in state.take_events():
                assert texts.event(event.key, event.shown, ["A", "B", "C", "D"])
    assert texts.name("title") and texts.name("tagline") and texts.format("length", {"seats": 2})


def test_what_the_page_shows_happens(horns: ModuleType) -> None:
    """The examples of the page, as doctests."""
    source = "\n".join(blocks("pycon"))
    found = doctest.DocTestParser().get_doctest(source, {}, "docs/game.md", str(PAGE), 0)
    report: list[str] = []
    assert found.examples
    outcome = doctest.DocTestRunner().run(found, out=report.append)
    assert outcome.failed == 0, "".join(report)
