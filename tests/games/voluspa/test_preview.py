"""What a move would bring, line by line, as it is shown before the move is made."""

from __future__ import annotations

from typing import Any

from .tale import Tale


def foretold(tale: Tale, text: str) -> tuple[int, list[tuple[str, int, list[str]]]]:
    """The points and the lines they come from, each with its cells in the order of the alphabet."""
    before = tale.state.to_json()
    seen: Any = tale.state.preview(tale.state.read(text))
    assert tale.state.to_json() == before, "asking changes nothing"
    own: Any = tale.state.view(tale.seat).preview(tale.state.read(text))
    assert own == seen, "the seat's view knows as much"
    assert seen["points"] == sum(line[1] for line in seen["lines"])
    return seen["points"], [(word, gained, sorted(cells)) for word, gained, cells in seen["lines"]]


def test_rows_and_columns_with_their_tiles() -> None:
    tale = Tale("troll dragon fenrir .\n. . . skadi", "thor loki")
    row = ("row", 4, ["n14", "o14", "p14", "q14"])
    assert foretold(tale, "thor q14") == (6, [row, ("col", 2, ["q14", "q15"])])
    assert foretold(tale, "thor q16") == (2, [("col", 2, ["q15", "q16"])])
    assert foretold(tale, "loki o13") == (2, [("col", 2, ["o13", "o14"])])


def test_nothing_to_gain_is_no_line() -> None:
    assert foretold(Tale("odin", "thor"), "thor o14") == (0, [])


def test_hel_counts_the_tiles_around_her() -> None:
    tale = Tale("odin thor .\n. skadi fenrir", "loki", hels=1)
    assert foretold(tale, "hel o14") == (3, [("hel", 3, ["n14", "o15", "p15"])])


def test_hel_on_a_nidhogg() -> None:
    tale = Tale("odin nidhogg", "loki", hels=1)
    assert foretold(tale, "hel o14") == (3, [("hel", 3, ["n14"])])


def test_the_dwarfs_neighbours() -> None:
    tale = Tale(". thor\nodin .", "dwarf")
    assert foretold(tale, "dwarf o15") == (7, [("dwarf", 7, ["n15", "o14"])])
    lines = Tale("skadi .\nloki .", "dwarf", dwarf_scores_lines=True)
    assert foretold(lines, "dwarf o14") == (2, [("row", 2, ["n14", "o14"])])


def test_the_serpents_line_over_gaps() -> None:
    tale = Tale("dragon hel fenrir . . skadi .\n. . . . . . valkyrie", "serpent")
    points, lines = foretold(tale, "serpent t14 row")
    assert (points, lines[0][:2]) == (4, ("serpent-row", 4))
    assert set(lines[0][2]) | {"t14"} == {"n14", "p14", "s14", "t14"}
    points, lines = foretold(tale, "serpent t14 col")
    assert (points, lines[0][:2]) == (2, ("serpent-col", 2))
    assert set(lines[0][2]) | {"t14"} == {"t14", "t15"}


def test_one_point_beside_hel_alone() -> None:
    tale = Tale("odin hel .", "thor nidhogg serpent")
    assert foretold(tale, "thor p14") == (1, [("lone", 1, ["p14"])])
    assert foretold(tale, "nidhogg p14") == (3, [("lone", 3, ["p14"])])
    assert foretold(tale, "serpent p14 row") == (0, [])
    assert foretold(tale, "serpent p14 col") == (1, [("lone", 1, ["p14"])])


def test_where_a_thrown_tile_would_land() -> None:
    tale = Tale("skadi thor\n. valkyrie", "jotun")
    seen: Any = tale.state.preview(tale.state.read("jotun o14 throws n"))
    assert seen["thrown"] == ["o14", "o13"]
    assert foretold(tale, "jotun o14 throws n") == (2, [("row", 2, ["n14", "o14"])])
    assert "thrown" not in tale.state.preview(tale.state.read("jotun p14"))


def test_a_covered_nidhogg_counts_and_a_captured_one_does_not() -> None:
    tale = Tale("valkyrie nidhogg", "dragon skadi")
    assert foretold(tale, "dragon o14") == (4, [("row", 4, ["n14", "o14"])])
    assert foretold(tale, "skadi o14") == (2, [("row", 2, ["n14", "o14"])])


def test_a_flight_is_seen_on_the_table_without_the_raven() -> None:
    tale = Tale("skadi fenrir valkyrie freya . dragon valkyrie skadi", "raven freya")
    tale.do("raven+1 o14")
    assert foretold(tale, "fly s14") == (3, [("row", 3, ["s14", "t14", "u14"])])
    assert foretold(tale, "stay") == (0, [])


def test_answers_that_lay_nothing_bring_nothing() -> None:
    tale = Tale("odin thor+2", "skadi odin odin odin loki")
    tale.do("skadi o14")
    assert foretold(tale, "drop odin") == (0, [])
    chain = Tale("odin", "hermod loki")
    chain.do("hermod o14")
    assert foretold(chain, "done") == (0, [])
    assert foretold(chain, "loki p14")[0] == 0
