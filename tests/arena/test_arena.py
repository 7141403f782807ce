"""Plays of bots: the same plan gives the same outcomes, luck is shared fairly, intervals are right."""

from __future__ import annotations

import pytest

from meadhall.arena import Outcome, Plan, duel, play, play_all, wilson
from meadhall.arena.duel import seatings
from tests import madeup

PLAN = Plan("feast", 2, {"draft": "hidden", "dice": True})


@pytest.fixture(autouse=True)
def feast() -> None:
    madeup.join()


@pytest.mark.parametrize(
    ("wins", "plays", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 4, 0.0456, 0.6994), (0, 0, 0.0, 1.0)],
)
def test_wilson_intervals_agree_with_the_tables(wins: float, plays: int, low: float, high: float) -> None:
    assert wilson(wins, plays) == pytest.approx((low, high), abs=5e-5)


def test_the_same_seed_gives_the_same_play() -> None:
    rules = PLAN.make()
    assert play(rules, ("random", "greedy"), 5) == play(rules, ("random", "greedy"), 5)
    assert play(rules, ("random", "greedy"), 5) != play(rules, ("random", "greedy"), 6)


def test_wins_are_shared_by_those_who_share_the_first_place() -> None:
    outcomes = [play(PLAN.make(), ("random", "random"), seed) for seed in range(40)]
    assert all(sum(outcome.wins) == 1 for outcome in outcomes)
    shared = [outcome for outcome in outcomes if outcome.scores[0] == outcome.scores[1]]
    assert shared and all(outcome.wins == (0.5, 0.5) for outcome in shared)


def test_processes_do_not_change_the_outcomes() -> None:
    jobs = [(("random", "greedy"), seed) for seed in range(30)]
    alone = list(play_all(PLAN, jobs))
    assert list(play_all(PLAN, jobs, 2)) == alone
    assert [outcome.seed for outcome in alone] == list(range(30))


def test_everybody_sits_everywhere() -> None:
    assert seatings(("a", "b", "c")) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


def test_a_bot_against_itself_wins_exactly_half() -> None:
    report = duel(PLAN, ("greedy", "greedy"), 40)
    assert [row.share for row in report.rows] == [0.5, 0.5]


def test_the_wins_belong_to_the_bot_and_not_to_its_seat() -> None:
    seen: list[Outcome] = []
    report = duel(PLAN, ("greedy", "random"), 60, watch=seen.append)
    wins = sum(outcome.wins[outcome.bots.index("greedy")] for outcome in seen)
    assert report.rows[0].bot == "greedy"
    assert report.rows[0].wins == wins
    assert report.rows[1].wins == 60 - wins


def test_the_last_pair_is_made_whole() -> None:
    report = duel(PLAN, ("greedy", "random"), 5)
    assert (report.seeds, report.plays) == (3, 6)
