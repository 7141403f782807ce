"""In a reaction window too the search knows nothing of what others hold: whether they could answer, or with what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from meadhall import Chance, State, View
from tests.conformance.cases import cases, joined
from tests.conformance.plays import LONGEST, random_move
from tests.conformance.search_laws import check_analysis, thought

WINDOWS = {
    "feast": {"ravens"},
    "wolves": {
        "freya", "reaction-archer", "reaction-arrival", "reaction-assassin", "reaction-loki", "reaction-plague",
        "reaction-raider", "reaction-traitor", "reaction-tyr",
    },
    "bloodrage": {"late-card"},
    "berserk": {"window-attack"},
    "voluspa": set(),
}  # fmt: skip
"""The windows of a title in which somebody has a choice while others hold what nobody else sees."""
TRUTHS = 3
SEEDS = 12


class Window(NamedTuple):
    """A seat with a choice in a window, and other truths behind its view."""

    kind: str
    state: State
    seat: int
    others: list[State]


def windows(name: str) -> Iterator[Window]:
    """Those of random plays, a play of each case in turn."""
    for seed in range(SEEDS):
        for case in cases(name):
            state, chance = case.game.new(seed), Chance(seed)
            for _ in range(LONGEST):
                if state.over:
                    break
                move = random_move(state, chance)
                for seat in state.waiting:
                    prompt = state.prompt_for(seat)
                    if prompt.window and len(state.options_for(seat)) > 1:
                        others = [case.twin(state, seat, Chance(number)) for number in range(TRUTHS)]
                        others = [other for other in others if other.digest() != state.digest()]
                        if others:
                            yield Window(prompt.kind, state.copy(), seat, others)
                state.do(move.text, move.seat)


@pytest.mark.parametrize("name", joined())
def test_what_others_hold_changes_no_thought_in_a_window(name: str) -> None:
    wanted = WINDOWS[name]
    left = set(wanted)
    for window in windows(name):
        if window.kind not in left:
            assert window.kind in wanted, f"a window that is not named here: {window.kind}"
            continue
        left.discard(window.kind)
        view = window.state.view(window.seat)
        found = thought(view)
        check_analysis(view, found)
        assert thought(View.from_json(view.to_json())) == found, "more goes in than the view"
        for other in window.others:
            assert thought(other.view(window.seat)) == found, f"{window.kind}: the truth shines through"
        if not left:
            return
    assert not left, f"never met: {sorted(left)}"
