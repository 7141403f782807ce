"""Whoever thinks ahead knows the view and nothing else."""

from __future__ import annotations

from math import isclose

from meadhall import Chance, View
from meadhall.engine.search.analysis import Analysis, analyse
from tests.conformance.cases import LOOKS, Twin
from tests.conformance.hidden_laws import twins
from tests.conformance.plays import Play

TRIES = 12
TWINS = 2
PLACES = (LOOKS + 1) // 3
"""In so many places of a play everybody who is asked thinks ahead."""
SEED = 5


def thought(view: View) -> Analysis:
    return analyse(view, Chance(SEED), TRIES)


def check_search(play: Play, twin: Twin) -> int:
    """The same view and seed give the same thoughts, to the last digit, whatever the truth behind the view, and over
    the wire too. Gives in how many truths that differ there was something to think about."""
    compared = 0
    looks = [look for look in play.looks[:-1] if any(len(look.options_for(seat)) > 1 for seat in look.waiting)]
    for state in looks[:: 1 + len(looks) // PLACES]:
        for seat in state.waiting:
            view = state.view(seat)
            if len(view.options) < 2:
                continue
            before = view.to_json()
            found = thought(view)
            check_analysis(view, found)
            assert view.to_json() == before, "thinking changes the view"
            assert thought(view) == found, "the same view and seed give other thoughts"
            assert thought(View.from_json(before)) == found, "more goes in than the view"
            for other in twins(play, twin, seat, state, TWINS):
                assert thought(other.view(seat)) == found, f"seat {seat}: the truth shines through"
                compared += other.digest() != state.digest()
    return compared


def check_analysis(view: View, found: Analysis) -> None:
    options = [judged.option for judged in found.judged]
    assert set(options) <= set(view.options) and len(set(options)) == len(options), "judged what is no option"
    assert found.best == options[0] and found.judged[0].tries > 0, "the best option was not tried"
    assert sum(judged.tries for judged in found.judged) == found.tries <= max(TRIES, len(options))
    for shares in (found.shares, *(judged.shares for judged in found.judged if judged.tries)):
        assert len(shares) == view.game.seats and isclose(sum(shares), 1.0), "chances are no shares of one win"
