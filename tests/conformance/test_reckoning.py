"""What the events tell of points comes to the score of every seat."""

from __future__ import annotations

import pytest

from meadhall import Chance, Game, compiled, game
from meadhall.engine.reckoning import Reckoning
from meadhall.games import TITLES
from tests.conformance.cases import FUZZ, cases

PLAYS = 100 if FUZZ or compiled.in_use() else 8
"""Of each title, by its own quick policy, which plays more like people than chance does; by chance in every fourth."""


def reckoned(game: Game, seed: int) -> tuple[Reckoning, list[int]]:
    """One play with all that its events told of points, and the scores at its end."""
    state = game.new(seed)
    chance = Chance(seed + 77)
    heard = Reckoning(game)
    state.take_events()
    at = 0
    while not state.over:
        seat = state.seat
        option = state.pick(chance) if seed % 4 == 3 else state.policy(chance, seat)
        state.play(option, seat)
        at += 1
        for event in state.take_events():
            heard.hear(at, event.key, event.shown)
    scores = [0] * game.seats
    for standing in state.standings:
        scores[standing.seat] = standing.score
    return heard, scores


SCORED = [name for name in TITLES if cases(name)[0].game.sources]
"""A title that counts no points says no sources."""


@pytest.mark.parametrize("name", SCORED)
def test_where_points_came_from_adds_up_to_the_score_of_every_seat(name: str) -> None:
    games = [case.game for case in cases(name)]
    seen: set[str] = set()
    for seed in range(PLAYS):
        played = games[seed % len(games)]
        heard, scores = reckoned(played, seed)
        assert heard.totals == scores, f"{name} {played.options} with seed {seed}"
        seen |= {entry.source for entry in heard.entries}
        assert all(entry.source in played.sources for entry in heard.entries)
        assert [stage.number for stage in heard.stages] == sorted({stage.number for stage in heard.stages})
    assert len(seen) > 3, "points come from several sources"


def test_titles_that_count_points_say_where_they_come_from() -> None:
    assert {"bloodrage", "voluspa", "wolves"} <= set(SCORED)


def test_what_stands_is_counted_once_and_may_fall() -> None:
    """A victory card of Wolves of Odin is worth what it is worth now, however often that is told."""
    heard = Reckoning(game("wolves", 3))
    for at, glory in enumerate((1, 3, 3, 2)):
        heard.hear(at, "worth", {"seat": "#2", "victory": "@victory-own_god", "glory": glory})
    assert [(entry.at, entry.points) for entry in heard.entries] == [(0, 1), (1, 2), (3, -1)]
    assert heard.totals == [0, 0, 2]
