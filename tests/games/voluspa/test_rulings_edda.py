"""The rulings of the Saga of Edda, each by its number, from little positions: what it does and what it must not."""

from __future__ import annotations

import pytest

from .oracle import SETS
from .scenario import Scene, begun, points, read_position

# S-1: dealing Hels.


@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_s1_hels_are_dealt_beside_the_five_tiles(seats: int, each: int) -> None:
    for tile_set in ("edda", "serpents", "ravens", "all"):
        data = begun(seats, tile_set)
        assert data["hels"] == [each] * seats
        assert [hand["count"] for hand in data["hands"]] == [5] * seats


@pytest.mark.parametrize("tile_set", ["base", "order", "giants"])
def test_s1_sets_without_hel_deal_none(tile_set: str) -> None:
    assert begun(2, tile_set)["hels"] == [0, 0]


def test_s1_a_hel_is_never_drawn() -> None:
    assert "hel" not in begun(3, "edda")["bagTiles"]


# S-2: where Hel goes.


def test_s2_hel_kills_any_tile_also_trolls_and_beside_them_but_no_hel_and_nothing_empty() -> None:
    case = Scene("odin troll dragon/thor hel fenrir", "", hels=1)
    assert case.cells("hel") == {"n14", "o14", "p14", "r14"}


def test_s2_the_stack_is_dead_and_the_cell_a_gap_for_ever() -> None:
    case = Scene("odin dragon+2/thor loki", "", hels=1, others="odin dragon raven skadi jotun")
    case.do("hel o14")
    assert case.table["o14"] == "hel"
    assert case.values("n14") == (8, 8)
    assert case.seat == 1
    for tile in ("odin", "dragon", "raven", "skadi", "jotun"):
        assert "o14" not in case.cells(tile)
    assert case.state.count() == {**SETS["all"], "hel": 5}, "tiles that are gone are still counted, each once"


def test_s2_hel_has_no_boost() -> None:
    case = Scene("odin", "freya", hels=1)
    assert not any(text.startswith("hel+") for text in case.texts())


def test_s2_a_dead_troll_guards_and_a_dead_loki_silences_no_more() -> None:
    case = Scene("troll skadi", "", hels=1, others="odin")
    case.do("hel n14")
    assert {"m14", "n13", "n15"} <= case.cells("odin")
    other = Scene("loki skadi", "", hels=1)
    other.do("hel n14")
    assert other.values("o14") == (3, 3)


def test_s2_the_place_beside_hel_is_a_place_to_lay() -> None:
    assert "o13" in Scene("odin hel thor", "loki").cells("loki")


# S-3: touching nothing but Hel.


def test_s3_a_tile_that_touches_only_hel_brings_exactly_one() -> None:
    assert points("odin hel .", "thor p14") == 1
    assert points("odin hel . hel", "thor p14") == 1, "one, not one for each direction"
    assert points("odin hel .\n. . hel", "thor p14") == 1


def test_s3_a_nidhogg_brings_his_two_besides_and_a_dwarf_one() -> None:
    assert points("odin hel .", "nidhogg p14") == 3
    assert points("odin hel .", "dwarf p14") == 1


def test_s3_with_a_real_neighbour_only_lines_count() -> None:
    assert points("odin hel .\n. . valkyrie", "thor p14") == 2
    assert points("thor hel .\n. . odin", "thor p14") == 0, "no point for the row of one"


def test_s3_covering_or_exchanging_a_tile_that_stands_so_gives_nothing() -> None:
    for move in ("dragon p14", "skadi p14", "raven p14"):
        assert points("odin hel thor", move) == 0


def test_s3_without_hel_nobody_starts_a_new_run_on_his_own() -> None:
    assert Scene("odin hel .", "thor").cells("thor") == {"m14", "n13", "n15", "o13", "o15", "p14"}
    assert "p14" not in Scene("odin", "thor").cells("thor")


def test_s3_the_serpent_gets_the_one_only_if_it_sees_nobody_in_its_line() -> None:
    case = Scene("hel .\n. .\nodin .", "serpent")
    assert case.gain("serpent o14 row") == 1
    assert case.gain("serpent o14 col") == 1
    assert case.gain("serpent n13 row") == 1
    assert case.gain("serpent n13 col") == 0, "it sees Odin behind Hel"


def test_s19_a_serpent_beside_hel_that_sees_a_stronger_one_gets_nothing() -> None:
    assert points("thor hel .", "serpent p14 row") == 0
    assert points("fenrir hel .", "serpent p14 row") == 2


# S-4: what Hel brings.


def test_s4_one_point_for_each_tile_in_the_eight_cells_around() -> None:
    assert points("odin thor loki\nskadi troll fenrir\nodin thor loki", "hel o15") == 8
    assert points("odin thor . skadi", "hel o14") == 1
    assert points("odin . loki\n. thor .\nodin . loki", "hel o15") == 4


ROUND = ["m13", "n13", "o13", "m14", "o14", "m15", "n15", "o15"]


def around_n14(cell: str, middle: str, asks: str = "") -> Scene:
    """A tile on n14 and a Thor on this cell; Odins far below keep the columns together."""
    case = Scene("odin", "loki")
    board = f"board: n14 {middle}, {cell} thor, m40 odin, n40 odin, o40 odin\n"
    case.state = read_position(f"{board}hand 0: loki\nhand 1: loki\nhels: 1 0\nasks: {asks}")
    return case


@pytest.mark.parametrize("cell", ROUND)
def test_s4_each_of_the_eight_cells_counts(cell: str) -> None:
    assert around_n14(cell, "odin").gain("hel n14") == 1


@pytest.mark.parametrize("cell", ROUND)
def test_s14_hel_reaches_each_of_the_eight_cells_around_hermod(cell: str) -> None:
    assert around_n14(cell, "hermod", "follow n14").cells("hel") == {cell}


def test_s4_other_hels_do_not_count() -> None:
    assert points("odin thor hel", "hel o14") == 1
    assert points("hel thor hel", "hel o14") == 0


def test_s4_two_more_for_a_nidhogg_on_top_and_none_for_one_below() -> None:
    assert points("odin nidhogg", "hel o14") == 1 + 2
    assert points("odin dragon/nidhogg", "hel o14") == 1
    assert points("nidhogg odin", "hel o14") == 1, "one beside her brings nothing extra"


def test_s4_o19_a_nidhogg_on_a_stack_is_the_one_that_counts() -> None:
    assert points("odin raven/thor", "hel o14") == 1


def test_s4_s16_no_tile_is_drawn_for_a_hel_even_below_five() -> None:
    case = Scene("odin thor", "loki", hels=1)
    case.do("hel n14")
    assert case.hand(0) == ["loki"]
    assert case.seat == 1
    assert case.hels == [0, 0]


def test_s4_s16_a_hermod_before_her_is_refilled() -> None:
    case = Scene("odin thor", "hermod loki", hels=1)
    case.do("hermod p14", "hel o14")
    assert len(case.hand(0)) == 5
    assert case.seat == 1


# S-5: runs beside Hel.


def test_s5_runs_on_both_sides_of_hel_are_counted_apart() -> None:
    case = Scene("thor thor thor hel thor thor thor .", "odin")
    assert case.may("odin u14")
    assert points("thor thor thor hel valkyrie valkyrie .", "odin t14") == 3
    seven = Scene("hel thor thor thor thor thor thor thor .", "odin")
    assert not seven.may("odin v14")


def test_s5_a_run_parted_by_hel_may_grow_again() -> None:
    case = Scene("thor thor thor thor thor thor thor", "", hels=1, others="odin")
    case.do("hel q14")
    assert case.may("odin u14")
    assert case.may("odin m14")


@pytest.mark.parametrize("upright", [False, True])
def test_s5_hel_opens_only_the_line_she_parts(upright: bool) -> None:
    """A cell at the end of two runs of which one is still of seven stays closed."""
    rows = [[".", ".", ".", "thor"] for _ in range(7)] + [["skadi", "fenrir", "dragon", "."]]
    if upright:
        rows = [list(column) for column in zip(*rows, strict=True)]
    case = Scene("\n".join(" ".join(row) for row in rows), "loki", hels=1, others="odin")
    case.do("hel u14" if upright else "hel n21")
    assert not case.may("odin u17" if upright else "odin q21")


def test_s5_what_hel_leaves_of_a_run_is_counted_anew() -> None:
    case = Scene("thor thor thor skadi thor thor thor", "loki", hels=1, others="jotun odin")
    case.do("hel q14")
    assert case.may("odin u14")
    assert case.gain("odin u14") == 4
    column = Scene("thor\nthor\nthor\nskadi\nthor\nthor\nthor", "loki", hels=1, others="odin")
    column.do("hel n17")
    assert column.gain("odin n13") == 4
    assert column.gain("odin n21") == 4


# S-6: late Hels.


def test_s6_a_late_hel_is_legal() -> None:
    case = Scene("odin thor", "loki", hels=1, others="loki", other_hels=1, bag="skadi")
    case.do("loki p14")
    assert case.bag == 0
    assert case.hels == [1, 1]
    case.do("hel n14")


def test_s6_s22_option_no_late_hel_takes_them_away_with_the_last_tile() -> None:
    case = Scene("odin thor", "loki", hels=1, others="loki", other_hels=1, bag="skadi", no_late_hel=True)
    case.do("loki p14")
    assert case.hels == [0, 0]
    assert case.cells("hel") == set()
    assert case.state.count()["hel"] == 5


def test_s6_s22_as_long_as_a_tile_is_left_they_stay() -> None:
    case = Scene(
        "odin thor", "loki loki loki loki loki", hels=1, other_hels=1, bag="skadi skadi", no_late_hel=True, seats=2,
        others="odin",
    )  # fmt: skip
    case.do("loki p14")
    assert case.bag == 1
    assert case.hels == [1, 1]


# S-7, S-8, S-9: the Sea Serpent.


def test_s7_the_serpent_is_laid_like_any_tile() -> None:
    case = Scene("thor thor thor thor thor thor thor\n. . . troll . . .", "serpent")
    assert not {"u14", "m14", "q16", "p15"} & case.cells("serpent")
    assert {"n13", "n15"} <= case.cells("serpent")
    assert "n14" not in case.cells("serpent"), "it covers nothing"


def test_s8_it_sees_over_gaps_and_hel_and_scores_what_it_sees() -> None:
    table = "dragon hel fenrir . . skadi ."
    assert points(table, "serpent t14 row") == 4
    assert points(table, "serpent t14 col") == 0
    assert points("dragon\n.\nhel\nskadi\n.", "serpent n18 col") == 3


def test_s8_a_stronger_or_equal_one_far_away_spoils_it() -> None:
    assert points("thor . . . skadi .", "serpent s14 row") == 0
    assert points("troll . . . skadi .", "serpent s14 row") == 0
    assert points("dragon . . . skadi .", "serpent s14 row") == 3


def test_s8_only_the_chosen_line_scores() -> None:
    table = "dragon skadi .\n. . skadi"
    assert points(table, "serpent p14 row") == 3
    assert points(table, "serpent p14 col") == 2


def test_s8_more_than_seven_may_be_seen() -> None:
    row = "skadi skadi skadi skadi valkyrie valkyrie . valkyrie valkyrie valkyrie ."
    assert points(row, "serpent x14 row") == 10


def test_s8_hel_is_no_tile_for_it() -> None:
    assert points("hel hel fenrir .", "serpent q14 row", seats=3) == 2


def test_s8_a_silenced_serpent_scores_nothing() -> None:
    assert points("skadi loki .", "serpent p14 row") == 0


def test_s8_s18_option_serpent_counts_hel() -> None:
    assert points("dragon hel fenrir .", "serpent q14 row", serpent_counts_hel=True) == 4
    assert points("dragon hel fenrir .", "serpent q14 row") == 3
    assert points("hel .\n. .\nodin .", "serpent o14 row", serpent_counts_hel=True) == 2, "Hel makes two of it"
    assert points("hel .\n. .\nodin .", "serpent o14 col", serpent_counts_hel=True) == 1
    assert points("odin hel .", "serpent p14 row", serpent_counts_hel=True) == 0


def test_s9_fenrirs_far_away_have_the_pack_of_their_own_run() -> None:
    assert points("fenrir . fenrir skadi .", "serpent r14 row") == 4, "two packs of 4"
    assert points("fenrir fenrir . skadi .", "serpent r14 row") == 0, "one pack of 8"
    assert points("fenrir\nfenrir\n.\nskadi\n.", "serpent n18 col") == 0


def test_s9_a_lying_serpent_is_an_ordinary_six() -> None:
    assert points("serpent .", "thor o14") == 2
    assert points("serpent .", "dragon o14") == 0
    assert points("serpent . skadi .", "dragon q14") == 2, "it does not reach over gaps"


def test_s9_s21_the_valkyries_lock_only_the_unbroken_run() -> None:
    assert points("valkyrie . valkyrie", "serpent o14 row", valkyrie_lock=True) == 0
    assert points("valkyrie . valkyrie", "serpent o14 row") == 3
    assert points("valkyrie skadi . . valkyrie", "serpent p14 row", valkyrie_lock=True) == 4
    assert points("valkyrie . valkyrie\n. skadi .", "serpent o14 col", valkyrie_lock=True) == 2, "the other line"
    assert points("skadi . valkyrie", "serpent o14 row", valkyrie_lock=True) == 3


# S-10, S-11, S-12: the Jotun.


def test_s10_a_jotun_goes_on_an_empty_cell_like_any_five() -> None:
    assert points("skadi .", "jotun o14") == 2


def test_s10_the_tile_lands_just_beyond_its_run_with_all_that_is_its() -> None:
    case = Scene("dragon+2/odin thor . freya", "jotun")
    case.do("jotun n14 throws e")
    assert case.table == {"n14": "jotun", "o14": "thor", "p14": "dragon+2/odin", "q14": "freya"}
    assert case.values("p14") == (7, 7)


@pytest.mark.parametrize(("way", "cell"), [("n", "o13"), ("e", "p14"), ("s", "o15"), ("w", "m14")])
def test_s10_at_the_end_or_alone_it_moves_one_cell_out(way: str, cell: str) -> None:
    case = Scene("odin thor", "jotun")
    case.do(f"jotun o14 throws {way}")
    assert case.table[cell] == "thor"
    assert case.table["o14"] == "jotun"


def test_s10_the_place_must_be_empty_not_hel_and_hel_is_neither_thrown_nor_jumped() -> None:
    case = Scene("hel odin thor loki hel", "jotun")
    throws = {text for text in case.texts() if "throws" in text}
    assert {text.split()[3] for text in throws if "p14" in text} == {"n", "s"}
    assert not any(text.split()[1] in ("n14", "r14") for text in throws)


def test_s10_the_jotun_never_covers() -> None:
    case = Scene("odin thor", "jotun")
    case.do("jotun n14 throws w")
    assert case.table["n14"] == "jotun"
    assert case.state.count()["odin"] == 6


def ways(table: str, cell: str) -> str:
    texts = Scene(table, "jotun").texts()
    return "".join(sorted(text.split()[3] for text in texts if text.startswith(f"jotun {cell} throws")))


def test_s11_no_run_longer_than_seven_where_it_lands() -> None:
    assert ways("odin thor thor thor thor thor thor", "o14") == "ns"
    assert ways("odin thor thor . thor thor thor thor", "o14") == "nsw"
    assert ways("odin thor . \n. . thor\n. . thor\n. . thor\n. . thor\n. . thor\n. . thor", "n14") == "ensw"
    column = "odin skadi .\n. . thor\n. . thor\n. . thor\n. . thor\n. . thor\n. . thor\n. . thor"
    assert ways(column, "n14") == "nsw", "a column of eight"


def test_s11_nothing_but_a_troll_lands_beside_a_troll() -> None:
    assert ways("odin thor .\n. . troll", "n14") == "nsw"
    assert ways("dwarf thor .\n. . troll", "n14") == "nsw", "a Dwarf that is thrown has no privilege"
    assert ways("troll thor .\n. . troll", "n14") == "e", "a Troll may, if he lands away from the Jotun"


def test_s11_the_jotun_must_not_end_beside_a_troll() -> None:
    assert ways("troll odin thor", "o14") == ""
    assert ways("troll", "n14") == ""
    assert ways("troll odin", "n14") == "e"


def test_s12_only_the_jotun_scores_and_on_the_final_table() -> None:
    assert points(". skadi . . .\nfreya thor skadi fenrir .\n. skadi . . loki", "jotun o15 throws e") == 3 + 5
    assert points("valkyrie valkyrie odin", "jotun n14 throws w") == 0, "thrown Valkyries score nothing"
    assert points("skadi thor", "jotun o14 throws e") == 0
    assert points("skadi thor\n. valkyrie", "jotun o14 throws n") == 2


def test_s12_a_thrown_loki_silences_where_he_lands_and_no_more_where_he_was() -> None:
    case = Scene("odin thor loki", "jotun")
    case.do("jotun p14 throws w")
    assert case.table["m14"] == "loki"
    assert [case.values(cell)[0] for cell in ("n14", "o14", "p14")] == [0, 7, 5]


def test_s12_a_nidhogg_counts_where_he_lies_after_the_throw() -> None:
    assert points("loki nidhogg skadi .", "jotun o14 throws e") == 0, "7 beats 5"
    assert points("nidhogg skadi .\n. . loki", "jotun n14 throws e") == 3 + 2
    assert points("nidhogg\nskadi", "jotun n14 throws e") == 2, "out of the column he brings nothing there"


# S-13, S-14, S-15: Hermod.


def test_s13_the_next_tile_goes_in_his_unbroken_row_or_column() -> None:
    case = Scene("odin . loki . thor\nodin odin . . .", "hermod odin dragon jotun")
    case.do("hermod o14")
    assert case.asked == "follow"
    line = {"m14", "q14", "o13", "o16"}
    tiles = {"n14", "o14", "p14", "o15"}
    assert case.cells("odin") == line
    assert case.cells("dragon") == line | tiles
    assert case.cells("jotun") == line | tiles
    assert "done" in case.texts()


def test_s13_he_himself_may_be_covered_exchanged_or_thrown() -> None:
    for hand, move in (("dragon", "dragon o14"), ("skadi", "skadi o14"), ("jotun", "jotun o14 throws e")):
        case = Scene("odin .", f"hermod {hand}")
        case.do("hermod o14")
        assert case.may(move)


def test_s13_a_thrown_tile_may_leave_the_line() -> None:
    case = Scene("thor odin .", "hermod jotun")
    case.do("hermod p14", "jotun n14 throws s")
    assert case.table["n15"] == "thor"


def test_s13_seven_and_trolls_hold_in_the_chain_too() -> None:
    case = Scene("thor thor thor thor thor thor .\n. . . . . . .\n. . . . . . troll", "hermod odin troll")
    case.do("hermod t14")
    assert not case.may("odin m14"), "that would be eight"
    assert not case.may("odin t15"), "beside the Troll"
    assert case.may("troll t15")
    assert case.may("odin t13")


def test_s13_hel_and_gaps_end_his_line() -> None:
    case = Scene("thor hel . odin", "hermod odin")
    case.do("hermod p14")
    assert case.cells("odin") == {"r14", "p13", "p15"}


def test_s13_a_further_hermod_moves_the_line_to_himself() -> None:
    case = Scene("odin .", "hermod hermod odin")
    case.do("hermod o14", "hermod o15")
    assert case.cells("odin") == {"n15", "p15", "o13", "o16"}


def test_s13_each_tile_is_scored_at_once_and_the_hand_filled_at_the_end() -> None:
    case = Scene("valkyrie .", "hermod troll loki")
    assert case.do("hermod o14") == 2
    assert len(case.hand(0)) == 2
    assert case.do("troll p14") == 3
    assert (case.scores, len(case.hand(0)), case.seat) == ([5, 0], 5, 1)


def test_s13_any_other_tile_ends_the_chain_and_nothing_must_follow() -> None:
    case = Scene("valkyrie .", "hermod odin odin")
    case.do("hermod o14", "odin p14")
    assert case.seat == 1
    other = Scene("valkyrie .", "hermod odin odin")
    other.do("hermod o14", "done")
    assert (other.seat, len(other.hand(0))) == (1, 5)


def test_s13_where_nothing_fits_nothing_is_discarded() -> None:
    case = Scene("thor thor thor thor thor thor .", "hermod hermod", others="odin")
    case.do("hermod t14")
    assert not any(text.startswith("discard") for text in case.texts())


def test_s20_done_is_asked_even_with_an_empty_hand() -> None:
    case = Scene("valkyrie .", "hermod")
    case.do("hermod o14")
    assert (case.asked, case.texts()) == ("follow", ["done"])


def test_s14_hel_kills_a_tile_around_him_but_not_himself_and_ends_the_chain() -> None:
    case = Scene("loki . . odin\nodin . thor .\n. . loki .", "hermod odin", hels=2)
    case.do("hermod o15")
    assert case.cells("hel") == {"n14", "n15", "p15", "p16"}
    case.do("hel n14")
    assert case.seat == 1
    assert case.hels == [1, 0]


def test_s15_s17_skadi_ends_the_chain_with_what_she_took_and_nothing_is_drawn() -> None:
    case = Scene("odin thor .", "hermod skadi loki")
    case.do("hermod p14", "skadi n14")
    assert case.seat == 1
    assert case.hand(0) == ["loki", "odin"]
    drawing = Scene("odin thor .", "hermod skadi loki", skadi_draws=True)
    drawing.do("hermod p14", "skadi n14")
    assert len(drawing.hand(0)) == 5
