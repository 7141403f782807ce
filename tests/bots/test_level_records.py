"""The matches of the levels are written down play by play: stopped at any moment, they go on where they were."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from benchmarks import levels
from benchmarks.levels import Match, Play, kept, measure
from meadhall.engine.game import Game

SMALL = Match("voluspa", 2, 2, 4)
LARGE = Match("voluspa", 3, 2, 4)
PAIRS = {
    SMALL: [(0, 0), (0, 1), (1, 0), (1, 1)],
    LARGE: [(0, 0), (0, 1), (0, 2), (1, 0)],
}


class Table:
    """Where matches are played: nobody thinks, and the play of that number is the last, for it is stopped."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.played: list[tuple[Match, int, int]] = []
        self.stop_at = 0
        monkeypatch.setattr(levels, "KEPT", folder / "build" / "levels.jsonl")
        monkeypatch.setattr(levels, "ROOT", folder)
        monkeypatch.setattr(levels, "PAGE", folder / "levels.md")
        monkeypatch.setattr(levels, "play", self.play)

    def play(self, rules: Game, match: Match, key: str, seed: int, seat: int) -> Play:
        if len(self.played) + 1 == self.stop_at:
            raise KeyboardInterrupt
        self.played.append((match, seed, seat))
        return Play(key, seed, seat, 1.0, 10, 0.1, 0.01)


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Table:
    return Table(monkeypatch, tmp_path)


def kept_of(match: Match) -> list[tuple[int, int]]:
    return [(one.seed, one.seat) for one in kept() if one.match == match.key]


def test_seats_turn_and_at_larger_tables_the_last_seed_may_not_come_round(table: Table) -> None:
    measure([SMALL, LARGE])
    assert {match: kept_of(match) for match in PAIRS} == PAIRS
    assert Match("wolves", 3, 2, 4).wanted() == [(seed, seat) for seed in range(2) for seat in range(3)]


def test_a_run_that_was_stopped_goes_on_where_it_was(table: Table) -> None:
    table.stop_at = 4
    with pytest.raises(KeyboardInterrupt):
        measure([SMALL, LARGE])
    assert [match for match, _, _ in table.played] == [SMALL, LARGE, SMALL], "a play of every match in turn"
    table.stop_at = 0
    measure([SMALL, LARGE])
    measure([SMALL, LARGE])
    assert sorted(kept_of(SMALL)) == PAIRS[SMALL] and sorted(kept_of(LARGE)) == PAIRS[LARGE]
    assert len(table.played) == len(PAIRS[SMALL]) + len(PAIRS[LARGE]), "none is played twice"


def test_a_line_that_was_cut_off_costs_its_own_play_alone(table: Table) -> None:
    measure([SMALL])
    text = levels.KEPT.read_bytes()
    levels.KEPT.write_bytes(text[:-20])
    assert kept_of(SMALL) == PAIRS[SMALL][:-1]
    measure([SMALL])
    assert levels.KEPT.read_bytes() == text and kept_of(SMALL) == PAIRS[SMALL]
    assert table.played[len(PAIRS[SMALL]) :] == [(SMALL, *PAIRS[SMALL][-1])]


def test_in_a_pipe_every_play_is_a_line(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    measure([SMALL])
    told = capsys.readouterr().err.splitlines()
    assert told == [f"{number} of 4: voluspa, 2 seats, level 2" for number in (1, 2, 3, 4)]
    measure([SMALL])
    assert capsys.readouterr().err == "", "nothing was left to play"


def test_the_page_is_written_at_every_end(
    table: Table, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["levels", "voluspa", "--games", "4", "--seats", "2", "--level", "2"])
    table.stop_at = 3
    levels.main()
    assert "| voluspa | 2 | 2 | 2 of 2 = 100% |" in levels.PAGE.read_text(encoding="utf-8")
    assert "stopped; run it again to go on" in capsys.readouterr().err
    table.stop_at = 0
    levels.main()
    page = levels.PAGE.read_text(encoding="utf-8")
    assert page.startswith(levels.HEAD)
    assert "| voluspa | 2 | 2 | 4 of 4 = 100% |" in page and "| wolves | 3 | 5 | not played |" in page
