"""The checks find what they are there to find: a mistake planted in the made-up game fails its check."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from meadhall.engine.game import choose
from tests.conformance import hidden_laws, open_laws, sample_laws, search_laws, window_laws
from tests.conformance.cases import Twin
from tests.conformance.plays import Play, play_through
from tests.conformance.titles.feast import twin
from tests.madeup import leaks

Check = Callable[[list[Play]], "list[int | None]"]


def alone(law: Callable[[Play], int | None]) -> Check:
    return lambda plays: [law(play) for play in plays]


def compared(law: Callable[[Play, Twin], int | None]) -> Check:
    return lambda plays: [law(play, twin) for play in plays]


CHECKS: dict[str, Check] = {
    "twins": compared(hidden_laws.check_twins_look_the_same),
    "events": compared(hidden_laws.check_events_tell_no_more_than_views),
    "silence": compared(hidden_laws.check_silent_moves_show_nothing),
    "learning": compared(hidden_laws.check_what_is_learnt_is_noted),
    "heuristic": compared(hidden_laws.check_heuristic),
    "search": compared(search_laws.check_search),
    "faithful": alone(hidden_laws.check_samples_are_faithful),
    "blind": compared(hidden_laws.check_samples_are_blind),
    "vary": lambda plays: [hidden_laws.check_samples_vary(plays, twin)],
    "play on": alone(hidden_laws.check_samples_play_to_the_end),
    "windows": compared(window_laws.check_windows_open_by_public_facts),
    "unfinished": alone(window_laws.check_unfinished_moves_are_invisible),
    "copies": alone(open_laws.check_copies),
    "chance": alone(sample_laws.check_samples_use_chance_alone),
    "chances": lambda plays: [sample_laws.check_chances_differ(plays)],
}

PLANTED = [
    ("view", "twins"),
    ("options", "twins"),
    ("event", "events"),
    ("quiet", "learning"),
    ("smuggles", "heuristic"),
    ("smuggles", "search"),
    ("forgets", "faithful"),
    ("smuggles", "blind"),
    ("smuggles", "vary"),
    ("stuck", "vary"),
    ("loses", "play on"),
    ("window", "windows"),
    ("mid-move", "unfinished"),
    ("shares", "copies"),
    ("answers", "silence"),
    ("luck", "chance"),
    ("stuck", "chances"),
]


@cache
def leaky_plays(leak: str) -> list[Play]:
    leaks.join()
    game = choose(leaks.LEAKY, 3, {"leak": leak, "draft": "open"})
    return [play_through(game, seed) for seed in range(12)]


@pytest.mark.parametrize("check", CHECKS)
def test_without_a_mistake_every_check_passes(check: str) -> None:
    CHECKS[check](leaky_plays("none"))


@pytest.mark.parametrize(("leak", "check"), PLANTED)
def test_a_planted_mistake_is_found(leak: str, check: str) -> None:
    with pytest.raises(AssertionError):
        CHECKS[check](leaky_plays(leak))


@pytest.mark.parametrize(
    "check", ["twins", "events", "silence", "learning", "heuristic", "vary", "windows", "unfinished"]
)
def test_the_checks_that_compare_have_something_to_compare(check: str) -> None:
    assert sum(count or 0 for count in CHECKS[check](leaky_plays("none"))) > 20
