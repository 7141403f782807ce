"""What a move would bring, line by line, as it is shown before the move is made."""

from __future__ import annotations

from typing import Any

from .scenario import Scene


def foretold(case: Scene, text: str) -> tuple[int, list[tuple[str, int, list[str]]]]:
    """The points and the lines they come from, each with its cells in the order of the alphabet."""
    before = case.state.to_json()
    seen: Any = case.state.preview(case.state.read(text))
    assert case.state.to_json() == before, "asking changes nothing"
    own: Any = case.state.view(case.seat).preview(case.state.read(text))
    assert own == seen, "the seat's view knows as much"
    assert seen["points"] == sum(line[1] for line in seen["lines"])
    return seen["points"], [(word, gained, sorted(cells)) for word, gained, cells in seen["lines"]]


def test_rows_and_columns_with_their_tiles() -> None:
    case = Scene("troll dragon fenrir .\n. . . skadi", "thor loki")
    row = ("row", 4, ["n14", "o14", "p14", "q14"])
    assert foretold(case, "thor q14") == (6, [row, ("col", 2, ["q14", "q15"])])
    assert foretold(case, "thor q16") == (2, [("col", 2, ["q15", "q16"])])
    assert foretold(case, "loki o13") == (2, [("col", 2, ["o13", "o14"])])


def test_nothing_to_gain_is_no_line() -> None:
    assert foretold(Scene("odin", "thor"), "thor o14") == (0, [])


def test_hel_counts_the_tiles_around_her() -> None:
    case = Scene("odin thor .\n. skadi fenrir", "loki", hels=1)
    assert foretold(case, "hel o14") == (3, [("hel", 3, ["n14", "o15", "p15"])])


def test_hel_on_a_nidhogg() -> None:
    case = Scene("odin nidhogg", "loki", hels=1)
    assert foretold(case, "hel o14") == (3, [("hel", 3, ["n14"])])


def test_the_dwarfs_neighbours() -> None:
    case = Scene(". thor\nodin .", "dwarf")
    assert foretold(case, "dwarf o15") == (7, [("dwarf", 7, ["n15", "o14"])])
    lines = Scene("skadi .\nloki .", "dwarf", dwarf_scores_lines=True)
    assert foretold(lines, "dwarf o14") == (2, [("row", 2, ["n14", "o14"])])


def test_the_serpents_line_over_gaps() -> None:
    case = Scene("dragon hel fenrir . . skadi .\n. . . . . . valkyrie", "serpent")
    points, lines = foretold(case, "serpent t14 row")
    assert (points, lines[0][:2]) == (4, ("serpent-row", 4))
    assert set(lines[0][2]) | {"t14"} == {"n14", "p14", "s14", "t14"}
    points, lines = foretold(case, "serpent t14 col")
    assert (points, lines[0][:2]) == (2, ("serpent-col", 2))
    assert set(lines[0][2]) | {"t14"} == {"t14", "t15"}


def test_one_point_beside_hel_alone() -> None:
    case = Scene("odin hel .", "thor nidhogg serpent")
    assert foretold(case, "thor p14") == (1, [("lone", 1, ["p14"])])
    assert foretold(case, "nidhogg p14") == (3, [("lone", 3, ["p14"])])
    assert foretold(case, "serpent p14 row") == (0, [])
    assert foretold(case, "serpent p14 col") == (1, [("lone", 1, ["p14"])])


def test_where_a_thrown_tile_would_land() -> None:
    case = Scene("skadi thor\n. valkyrie", "jotun")
    seen: Any = case.state.preview(case.state.read("jotun o14 throws n"))
    assert seen["thrown"] == ["o14", "o13"]
    assert foretold(case, "jotun o14 throws n") == (2, [("row", 2, ["n14", "o14"])])
    assert "thrown" not in case.state.preview(case.state.read("jotun p14"))


def test_a_covered_nidhogg_counts_and_a_captured_one_does_not() -> None:
    case = Scene("valkyrie nidhogg", "dragon skadi")
    assert foretold(case, "dragon o14") == (4, [("row", 4, ["n14", "o14"])])
    assert foretold(case, "skadi o14") == (2, [("row", 2, ["n14", "o14"])])


def test_a_flight_is_seen_on_the_table_without_the_raven() -> None:
    case = Scene("skadi fenrir valkyrie freya . dragon valkyrie skadi", "raven freya")
    case.do("raven+1 o14")
    assert foretold(case, "fly s14") == (3, [("row", 3, ["s14", "t14", "u14"])])
    assert foretold(case, "stay") == (0, [])


def test_answers_that_lay_nothing_bring_nothing() -> None:
    case = Scene("odin thor+2", "skadi odin odin odin loki")
    case.do("skadi o14")
    assert foretold(case, "drop odin") == (0, [])
    chain = Scene("odin", "hermod loki")
    chain.do("hermod o14")
    assert foretold(chain, "done") == (0, [])
    assert foretold(chain, "loki p14")[0] == 0
