"""The heuristic reckons with what a move does when it is played."""

from __future__ import annotations

import pytest

from meadhall import Chance
from meadhall.games.wolves import moves
from meadhall.games.wolves.estimates import KEEP, Outlook
from meadhall.games.wolves.heuristic import greedy
from meadhall.games.wolves.strengths import all_strengths
from meadhall.games.wolves.turn_heuristic import laying_value, outflank_value
from meadhall.games.wolves.units import OUTFLANK, UNIT_OF

from .scenario import Scene


def outlook(case: Scene) -> Outlook:
    known = case.state.view(0).known
    assert isinstance(known, type(case.state))
    return Outlook(known, 0)


def finish(case: Scene) -> Scene:
    """Let the heuristic say the rest of its move."""
    while not case.state.over and case.state.mid_move:
        case.state.play(greedy(case.state.view(0), Chance(1)))
    return case


@pytest.mark.parametrize(
    ("line", "others", "stays"),
    [
        ("konung thrall archer bond berserk", 1, "thrall archer"),
        ("thrall hirdman archer", 1, ""),
        ("konung thrall archer bond berserk", 10, "thrall archer bond"),
        ("thrall berserk archer", 11, "thrall archer"),
    ],
)
def test_an_outflank_is_worth_the_units_that_it_brings_back(line: str, others: int, stays: str) -> None:
    case = Scene(f"0 hand: outflank archer*{others}\n0 line: {line}\n1 line: konung\nturn: 0")
    view = outlook(case)
    value = outflank_value(view)
    case.state.play(moves.OUTFLANK_LINE)
    finish(case)
    back = [kind for kind in line.split() if kind not in stays.split()]
    assert case.line(0) == stays
    spent = KEEP[OUTFLANK] - sum(KEEP[UNIT_OF[kind]] for kind in back)
    assert value == pytest.approx(view.going_on(all_strengths(case.state), spent, view.growth) - 0.05)


def test_an_intruder_whom_a_huskarl_stops_costs_the_line_what_it_loses_with_him() -> None:
    case = Scene("0 hand: assassin\n0 line: konung\n1 line: hovding huskarl bond\nturn: 0")
    view = outlook(case)
    laying = moves.laying_code(UNIT_OF["assassin"], 1, 1)
    value = laying_value(view, laying, 0.0)
    case.play("0 assassin right 1, kills 1:1:hovding", "1 huskarl 1:2:huskarl")
    expected = view.going_on(all_strengths(case.state), KEEP[UNIT_OF["assassin"]], view.growth)
    assert value == pytest.approx(expected)
