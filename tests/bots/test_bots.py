"""Bots are found by name, get views and nothing else, and always answer with an option."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from meadhall import Chance, OptionError, View, bots
from tests import madeup


@pytest.fixture(autouse=True)
def feast() -> None:
    madeup.join()


def play_through(names: list[str], seed: int) -> list[str]:
    """A whole play of the made-up game; gives its moves."""
    state = meadhall.game("feast", len(names)).new(seed)
    players = [meadhall.bot(name, Chance(seat)) for seat, name in enumerate(names)]
    said = []
    while not state.over:
        seat = state.waiting[0]
        option = players[seat].choose(state.view(seat))
        assert option in state.options_for(seat)
        said.append(state.say(option, seat))
        state.play(option, seat)
    return said


@pytest.mark.parametrize("name", ["random", "naive", "greedy"])
def test_every_bot_plays_to_the_end(name: str) -> None:
    for seed in range(5):
        assert play_through([name] * 3, seed)


@pytest.mark.parametrize("name", ["random", "naive", "greedy"])
def test_the_same_chance_makes_the_same_bot(name: str) -> None:
    assert play_through([name, "random"], 7) == play_through([name, "random"], 7)


def test_bots_differ_by_their_chance() -> None:
    view = meadhall.game("feast", 2).new(3).view(0)
    chosen = {meadhall.bot("random", Chance(seed)).choose(view) for seed in range(40)}
    assert chosen == set(view.options)


class Glittering:
    """A view that promises so many points for each option, and counts who asks."""

    def __init__(self, points: dict[int, int | None]) -> None:
        self.points = points

    @property
    def options(self) -> list[int]:
        return list(self.points)

    def preview(self, option: int) -> dict[str, int]:
        points = self.points[option]
        return {} if points is None else {"points": points}


@pytest.mark.parametrize(
    ("points", "best"),
    [({4: 1, 9: 5, 2: 3}, {9}), ({4: 2, 9: 2, 2: 0}, {4, 9}), ({4: None, 9: None}, {4, 9}), ({4: -1, 9: None}, {9})],
)
def test_the_naive_bot_takes_most_points_and_any_among_equals(points: dict[int, int | None], best: set[int]) -> None:
    view: View = Glittering(points)  # type: ignore[assignment]
    assert {meadhall.bot("naive", Chance(seed)).choose(view) for seed in range(60)} == best


def test_greedy_asks_the_title() -> None:
    view = meadhall.game("feast", 2).new(3).view(0)
    assert meadhall.bot("greedy").choose(view) == view.options[-1]


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(OptionError, match=r"no bot 'clever'.*greedy, level, naive, random"):
        meadhall.bot("clever:3")


def test_arguments_that_do_not_fit_are_refused() -> None:
    with pytest.raises(OptionError, match="'random:7'"):
        meadhall.bot("random:7")


def test_a_bot_comes_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "last.py"
    path.write_text(
        "from meadhall.bots import known_as\n"
        "@known_as('last')\n"
        "class Last:\n"
        "    def __init__(self, chance, back=1, word='x'):\n"
        "        self.back, self.word = back, word\n"
        "    def choose(self, view):\n"
        "        return view.options[-self.back]\n"
    )
    try:
        bots.code(path)
        view = meadhall.game("feast", 2).new(3).view(0)
        assert meadhall.bot("last").choose(view) == view.options[-1]
        assert meadhall.bot("last:2:hop").choose(view) == view.options[-2]
        assert "last" in bots.known()
    finally:
        bots.names.MAKERS.pop("last", None)


def test_a_file_that_is_missing_broken_or_empty_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="no file"):
        bots.code(tmp_path / "nothing.py")
    broken = tmp_path / "broken.py"
    broken.write_text("1 / 0\n")
    with pytest.raises(OptionError, match="ZeroDivisionError"):
        bots.code(broken)
    empty = tmp_path / "empty.py"
    empty.write_text("x = 1\n")
    with pytest.raises(OptionError, match="makes no bot known"):
        bots.code(empty)
