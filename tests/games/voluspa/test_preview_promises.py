"""What a preview promises is what then happens, over thousands of positions: nothing hidden or random is in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from meadhall import State
from meadhall.engine.built import COMPILED
from meadhall.games.voluspa import plays
from meadhall.games.voluspa.state import Voluspa

from .comparison import Grid
from .positions_met import GAMES, positions

TRIED = 6
"""So many options of every position are played."""
NIDHOGG_BRINGS = 2


def table(state: State) -> dict[str, str]:
    """The uppermost tiles by cell."""
    board: Any = state.dump()["board"]
    return {row[0]: row[1] for row in board}


def check_promise(state: Voluspa, option: int, promised: dict[str, Any]) -> Counter[str]:
    """Play it on a copy and compare fact by fact; gives the facts that were met."""
    seat, text = state.turn, state.say(option)
    before, after = state, state.copy()
    assert isinstance(after, Voluspa)
    after.play(option)
    gained = int(after.scores[seat] - before.scores[seat])
    assert promised["points"] == gained, f"{text} brings {gained}, not {promised['points']}"
    assert sum(points for _, points, _ in promised["lines"]) == gained, f"{text}: the lines are not the whole"
    then, was = table(after), table(before)
    for word, points, cells in promised["lines"]:
        check_line(text, word, points, cells, then, was, Grid(128 if state.rules.wide == 128 else 64))
    if "thrown" in promised:
        origin, to = promised["thrown"]
        assert to not in was and then[to] == was[origin] and then[origin] == "jotun", f"{text} throws nothing there"
    else:
        assert "throws" not in text, f"{text} says nothing of what is thrown"
    return Counter([word for word, _, _ in promised["lines"]] + ["thrown"] * ("thrown" in promised))


def check_line(
    text: str, word: str, points: int, cells: list[str], then: dict[str, str], was: dict[str, str], grid: Grid
) -> None:
    """The cells of a line are what the word says, and as many as it brings points, Nidhoggs apart."""
    assert len(set(cells)) == len(cells) and all(then[cell] for cell in cells), text
    spots = [grid.pos(cell) for cell in cells]
    at = text.split()[1]
    dragons = NIDHOGG_BRINGS * sum(then[cell] == "nidhogg" for cell in cells)
    fallen = NIDHOGG_BRINGS * (was.get(at) == "nidhogg" and text.split("+")[0].split()[0] in ("dragon", "raven", "fly"))
    if word in ("row", "col"):
        assert at in cells, text
        along = sorted(spot[0] if word == "row" else spot[1] for spot in spots)
        assert along == list(range(along[0], along[0] + len(cells))), f"{text}: {word} has a gap"
        assert points == len(cells) + dragons + fallen, f"{text}: {word}"
    elif word in ("serpent-row", "serpent-col"):
        assert at in cells and points == len(cells) + dragons, text
        assert len({spot[1] if word == "serpent-row" else spot[0] for spot in spots}) == 1, text
    elif word == "hel":
        assert points == len(cells) + NIDHOGG_BRINGS * (was[at] == "nidhogg"), text
    elif word == "lone":
        assert cells == [at] and points == (3 if then[at] == "nidhogg" else 1), text
    else:
        assert word == "dwarf" and then[at] == "dwarf" and 1 <= len(cells) <= 4, text


def promises_of(seed: int, check: Callable[[Voluspa, int, dict[str, Any]], Counter[str]]) -> Counter[str]:
    met: Counter[str] = Counter()
    for number, state in enumerate(positions(seed)):
        view = state.view(state.seat)
        options = view.options
        for option in options[number % 7 :: max(1, len(options) // TRIED)]:
            met.update(check(state, option, view.preview(option)))
            met["options"] += 1
    return met


@pytest.mark.parametrize("seed", range(2 * len(GAMES)))
def test_what_is_promised_happens(seed: int) -> None:
    met = promises_of(seed, check_promise)
    assert met["options"] > 300 and met["row"] and met["col"]
    if GAMES[seed % len(GAMES)]["set"] == "all":
        assert met["dwarf"] and met["hel"] and met["thrown"] and met["serpent-row"]


def noticed(change: Callable[[dict[str, Any]], None]) -> bool:
    """Whether the check fails once previews are changed so."""

    def planted(state: Voluspa, option: int, promised: dict[str, Any]) -> Counter[str]:
        change(promised)
        return check_promise(state, option, promised)

    try:
        promises_of(len(GAMES) - 1, planted)
    except AssertionError:
        return True
    return False


def test_a_wrong_promise_is_noticed() -> None:
    def one_point_more(promised: dict[str, Any]) -> None:
        if promised["points"] > 6:
            promised["points"] += 1

    def a_line_forgotten(promised: dict[str, Any]) -> None:
        if len(promised["lines"]) > 1:
            promised["lines"].pop()

    def a_cell_forgotten(promised: dict[str, Any]) -> None:
        for line in promised["lines"]:
            if line[0] == "hel":
                del line[2][:1]

    def thrown_nowhere(promised: dict[str, Any]) -> None:
        promised.pop("thrown", None)

    for change in (one_point_more, a_line_forgotten, a_cell_forgotten, thrown_nowhere):
        assert noticed(change), change.__name__


@pytest.mark.skipif(COMPILED, reason="a compiled module keeps its own functions")
def test_a_play_that_does_something_else_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def stingy(b: object, rules: object, kind: int, c: int, there: int, way: int) -> tuple[int, int, int]:
        row, column, besides = told(b, rules, kind, c, there, way)
        return (row - 1 if row > 4 else row), column, besides

    told: Callable[..., tuple[int, int, int]] = getattr(plays, "gains")  # noqa: B009
    monkeypatch.setattr(plays, "gains", stingy)
    with pytest.raises(AssertionError, match="brings"):
        promises_of(0, check_promise)
