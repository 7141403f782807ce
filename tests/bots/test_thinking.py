"""Whole moves of a level are timed as tables have them thought of."""

from __future__ import annotations

import sys

import pytest

from benchmarks import thinking
from meadhall.bots import levels


def test_a_row_tells_of_every_move_with_a_choice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(levels, "monotonic", levels.monotonic)  # type: ignore[attr-defined]
    monkeypatch.setattr(sys, "argv", ["thinking", "voluspa", "--level", "1", "--plays", "1"])
    thinking.main()
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("whole moves of level:1") and "2.5 s" in told[0]
    title, seats, moves = told[-1].strip("| ").split(" | ")[:3]
    assert (title, seats) == ("voluspa", "5") and int(moves) > 10


def test_figures_are_those_of_the_moves() -> None:
    assert thinking.row("voluspa", [0.001] * 19 + [0.021]) == "| voluspa | 5 | 20 | 2 | 1 | 21 |"
