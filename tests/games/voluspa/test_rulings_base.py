"""The rulings of the base game, each by its number, from little positions: what it does and what it must not."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import meadhall
from meadhall.games.voluspa.state import Voluspa

from .oracle import SETS
from .scenario import Scene, begun, points


def block(hand: str, wide: int = 7, high: int = 7) -> str:
    """A table of so many full rows, made of what the base game has besides this hand."""
    left = Counter(SETS["base"])
    left.subtract(hand.split())
    tiles = iter(sorted(left.elements(), key=lambda tile: tile in ("dragon", "skadi")))
    return "\n".join(" ".join(next(tiles) for _ in range(wide)) for _ in range(high))


# B-1: how it begins.


def test_b1_the_first_tile_is_never_a_troll_and_nobody_scores_it() -> None:
    game = meadhall.game("voluspa", 3)
    first: Counter[str] = Counter()
    beginners = set()
    for seed in range(300):
        state = game.new(seed)
        assert isinstance(state, Voluspa)
        data: Any = state.dump()
        assert data["scores"] == [0, 0, 0]
        assert state.count() == SETS["base"], "a Troll drawn first goes back, it does not leave the play"
        assert len(data["board"]) == 1
        cell, tile, *_ = data["board"][0]
        assert cell == "n14"
        first[tile] += 1
        beginners.add(state.seat)
    assert set(first) == set(SETS["base"]) - {"troll"}
    assert beginners == {0, 1, 2}


def test_b1_a_troll_may_be_dealt() -> None:
    dealt = {tile for seed in range(40) for hand in begun(2, "base", seed)["hands"] for tile in hand["tiles"]}
    assert "troll" in dealt


def test_b1_everybody_begins_with_five() -> None:
    for seats in (2, 3, 4, 5):
        data = begun(seats, "base")
        assert [hand["count"] for hand in data["hands"]] == [5] * seats
        assert data["bag"] == 60 - 5 * seats - 1


# B-2: laying or discarding.


def test_b2_where_nothing_fits_exactly_one_tile_is_discarded_for_no_points() -> None:
    case = Scene(block("odin thor thor loki valkyrie valkyrie"), "odin thor thor", bag="valkyrie valkyrie", set="base")
    assert case.asked == "discard"
    assert case.texts() == ["discard odin", "discard thor"]
    case.do("discard thor")
    assert case.scores == [0, 0]
    assert case.hand(0) == ["odin", "thor", "valkyrie", "valkyrie"]
    assert case.discard == {"thor": 1}
    assert case.seat == 1


def test_b2_who_can_lay_must_not_discard() -> None:
    case = Scene("odin", "thor loki")
    assert case.asked == "place"
    assert not any(text.startswith("discard") for text in case.texts())
    assert not case.may("discard thor")


def test_b2_one_tile_that_fits_is_enough_to_forbid_the_discard() -> None:
    case = Scene(block("odin dragon loki valkyrie"), "odin dragon", bag="valkyrie", set="base")
    assert case.asked == "place"
    assert {text.split()[0] for text in case.texts()} == {"dragon"}


def test_b2_a_hel_that_can_kill_counts_as_a_tile_that_fits() -> None:
    case = Scene(block("odin loki"), "odin", hels=1, set="edda")
    assert {text.split()[0] for text in case.texts()} == {"hel"}
    assert Scene(block("odin loki"), "odin", set="edda").asked == "discard"


def test_b2_a_freya_is_discarded_like_any_tile_where_nothing_fits() -> None:
    case = Scene(block("odin loki"), "odin freya freya", set="order", bag="dwarf")
    assert case.texts() == ["discard odin", "discard freya"]
    case.do("discard freya")
    assert case.hand(0) == ["dwarf", "freya", "odin"]


# B-3: seven at most.


@pytest.mark.parametrize("upright", [False, True])
def test_b3_a_tile_may_make_a_run_of_seven_but_not_of_eight(upright: bool) -> None:
    def told(row: str) -> str:
        return "\n".join(row.split()) if upright else row

    def at(i: int) -> str:
        return f"n{14 + i}" if upright else f"{chr(ord('n') + i)}14"

    assert Scene(told("thor thor thor thor thor thor ."), "odin").may(f"odin {at(6)}")
    seven = Scene(told("thor thor thor thor thor thor thor"), "odin")
    assert not seven.may(f"odin {at(7)}")
    assert not seven.may(f"odin {at(-1)}")


@pytest.mark.parametrize("upright", [False, True])
def test_b3_joining_two_runs_counts_both(upright: bool) -> None:
    for row, allowed in (("thor thor thor . loki loki loki", True), ("thor thor thor . loki loki loki loki", False)):
        text = "\n".join(row.split()) if upright else row
        case = Scene(text, "odin")
        assert case.may("odin n17" if upright else "odin q14") == allowed


def test_b3_what_goes_on_a_tile_does_not_lengthen_its_run() -> None:
    case = Scene("thor thor thor thor thor thor thor", "dragon skadi raven")
    for tile in ("dragon", "skadi", "raven"):
        assert {"n14", "q14", "t14"} <= case.cells(tile)


# B-4: strictly highest.


def test_b4_the_strongest_of_a_run_scores_its_length() -> None:
    assert points(". thor dragon loki", "odin n14") == 4
    assert points("thor .", "odin o14") == 2


def test_b4_an_equal_kills_only_its_own_line() -> None:
    table = "thor dragon .\n. . valkyrie\n. . skadi"
    assert points(table, "thor p14") == 3
    assert points(table, "odin p14") == 3 + 3


def test_b4_a_stronger_one_anywhere_in_the_run_kills_the_line() -> None:
    assert points("odin valkyrie skadi .", "thor q14") == 0
    assert points("skadi . valkyrie odin", "thor o14") == 0


def test_b4_a_line_of_one_gives_nothing() -> None:
    assert points("thor\nthor\n.", "odin n16") == 3, "the row of one adds nothing to the column"
    assert points("odin", "dragon n14") == 0, "a lone tile that is covered is no line"


def test_b4_a_gap_ends_the_run() -> None:
    assert points("odin . dragon .", "thor q14") == 2


# B-5: strength 0.


def test_b5_a_tile_of_strength_0_beats_nothing_not_even_others_of_0() -> None:
    case = Scene(". odin .\nloki . loki", "thor")
    assert case.values("o14") == (8, 8)
    assert case.gain("thor n14") == 0
    assert points("thor .\nloki loki", "odin o14") == 0, "both are 0: nobody scores the row"


def test_b5_valkyries_at_the_ends_score_at_strength_0() -> None:
    assert points("valkyrie odin .\n. . loki", "valkyrie p14") == 3


# B-6: Loki.


def test_b6_loki_silences_his_four_neighbours_in_both_their_lines() -> None:
    case = Scene("fenrir odin skadi\nthor loki dragon\nskadi troll fenrir")
    assert [case.values(cell) for cell in ("o14", "n15", "p15", "o16")] == [(0, 0)] * 4
    assert case.values("n14") == (4, 4), "not across a corner"
    assert case.values("p16") == (4, 4)
    assert case.values("o15") == (1, 1)


@pytest.mark.parametrize(("table", "loki"), [(". .\nodin .", "n14"), ("odin .", "o14"), ("odin\n.", "n15")])
def test_b6_from_each_side_a_loki_just_laid_silences(table: str, loki: str) -> None:
    case = Scene(table, "loki thor")
    cell = "n15" if loki == "n14" else "n14"
    case.do(f"loki {loki}")
    assert case.values(cell) == (0, 0)
    west = Scene(". odin", "loki")
    west.do("loki n14")
    assert west.values("o14") == (0, 0)


def test_b6_lokis_do_not_silence_each_other() -> None:
    assert Scene("loki loki").values("n14") == (1, 1)
    assert points("loki .", "loki o14") == 0, "two Lokis are equal"


def test_b6_loki_beats_those_he_silences_and_only_those() -> None:
    assert points("odin .", "loki o14") == 2
    assert points("thor odin .", "loki p14") == 0, "Thor is not beside him"


def test_b6_it_ends_when_he_is_covered_captured_killed_or_thrown_away() -> None:
    table = "odin loki skadi"
    assert Scene(table).values("n14") == (0, 0)
    for hand, hels, move in (
        ("dragon", 0, "dragon o14"),
        ("raven", 0, "raven o14"),
        ("skadi", 0, "skadi o14"),
        ("", 1, "hel o14"),
        ("jotun", 0, "jotun o14 throws e"),
    ):
        case = Scene(table, hand, hels=hels)
        case.do(move)
        assert case.values("n14") == (8, 8), move


def test_b6_a_tile_between_two_lokis_stays_silent_when_one_goes() -> None:
    case = Scene("loki odin loki", "dragon")
    case.do("dragon n14")
    assert case.values("o14") == (0, 0)


# B-7: Fenrir.


def test_b7_fenrirs_of_one_run_are_one_pack_in_that_direction_only() -> None:
    case = Scene("fenrir odin fenrir\nthor . .\n. . .")
    assert case.values("n14") == (8, 4)
    assert case.values("p14") == (8, 4)


def test_b7_packmates_do_not_tie_each_other() -> None:
    assert points("fenrir thor fenrir .", "fenrir q14") == 4
    assert points("fenrir odin .", "fenrir p14") == 0, "8 is not more than 8"


def test_b7_others_must_beat_the_whole_pack() -> None:
    assert points("fenrir loki skadi .", "odin q14") == 4, "one of them is silent"
    assert points("fenrir valkyrie fenrir .", "odin q14") == 0
    assert points("fenrir fenrir .", "odin+1 p14") == 3


def test_b7_a_silenced_fenrir_adds_nothing_and_scores_nothing() -> None:
    assert points("fenrir dragon fenrir .\nloki . . .", "fenrir q14") == 4
    assert points("fenrir thor .\nloki . .", "fenrir p14") == 0
    assert points("fenrir skadi .\n. . loki", "fenrir p14") == 0, "laid beside Loki he does not get the others' sum"


def test_b7_boosts_of_a_pack_add_up() -> None:
    assert Scene("fenrir+1 loki skadi fenrir fenrir+2").values("q14") == (10, 4)


# B-8: Troll.


def test_b8_only_trolls_go_beside_a_troll() -> None:
    case = Scene("thor troll\nskadi .", "odin troll")
    shut = {"o13", "p14", "o15"}
    assert case.cells("odin") == {"n13", "m14", "m15", "n16"}
    assert case.cells("troll") == case.cells("odin") | shut


def test_b8_trolls_may_go_beside_anything_and_neighbours_stay() -> None:
    case = Scene("odin thor", "troll")
    assert case.cells("troll") == {"n13", "o13", "m14", "p14", "n15", "o15"}
    case.do("troll p14")
    assert case.table["o14"] == "thor"


def test_b8_not_hel_and_not_the_dwarf() -> None:
    case = Scene("troll odin", "dwarf thor", hels=1)
    assert case.cells("hel") == {"n14", "o14"}
    assert {"n13", "m14", "n15"} <= case.cells("dwarf")
    assert not case.cells("thor") & {"n13", "m14", "n15"}


# B-9: Dragon.


def test_b9_a_dragon_covers_anything_but_dragons_and_hel() -> None:
    case = Scene("odin dragon hel raven skadi", "dragon")
    assert case.cells("dragon") & {"n14", "o14", "p14", "q14", "r14"} == {"n14", "q14", "r14"}


def test_b9_not_beside_a_troll_but_a_lone_troll_himself() -> None:
    case = Scene("odin troll . troll troll", "dragon")
    assert case.cells("dragon") & {"n14", "o14", "q14", "r14"} == {"o14"}
    assert "n14" in Scene("troll", "dragon").cells("dragon")


def test_b9_what_is_covered_works_no_more() -> None:
    case = Scene("odin troll thor", "dragon")
    case.do("dragon o14")
    assert case.table["o14"] == "dragon/troll"
    assert Scene("odin dragon/troll thor", "odin").may("odin o13"), "the Troll below guards nothing"


def test_b9_the_lone_first_tile_may_be_covered_for_nothing() -> None:
    assert points("odin", "dragon n14") == 0


# B-10: Skadi.


def test_b10_skadi_changes_places_with_a_tile_and_scores() -> None:
    case = Scene("loki valkyrie odin", "skadi thor", bag="odin")
    assert case.do("skadi p14") == 3
    assert case.hand(0) == ["odin", "thor"]
    assert case.table["p14"] == "skadi"


def test_b10_not_hel_not_skadi_not_beside_a_troll() -> None:
    case = Scene("odin troll . hel skadi loki", "skadi")
    assert case.cells("skadi") & {"n14", "o14", "q14", "r14", "s14"} == {"o14", "s14"}
    pair = Scene("troll troll", "skadi")
    assert not pair.cells("skadi") & {"n14", "o14"}


def test_b10_she_may_be_laid_like_any_tile() -> None:
    assert points("valkyrie", "skadi o14") == 2


def test_b10_nothing_is_drawn_in_a_turn_with_a_skadi() -> None:
    for move in ("skadi o14", "skadi n14"):
        case = Scene("odin", "skadi thor")
        case.do(move)
        assert len(case.hand(0)) == (1 if move == "skadi o14" else 2)
        assert case.seat == 1


def test_b10_the_next_refill_goes_to_five_again() -> None:
    case = Scene("odin", "skadi thor loki valkyrie dragon", others="loki loki", seats=2)
    case.do("skadi o14")
    assert len(case.hand(0)) == 4
    case.do(case.texts()[0])
    case.do("thor p14")
    assert len(case.hand(0)) == 5


def test_b10_option_skadi_draws() -> None:
    for move in ("skadi o14", "skadi n14"):
        case = Scene("odin", "skadi thor", skadi_draws=True)
        case.do(move)
        assert len(case.hand(0)) == 5


def test_b10_b16_what_lay_under_a_captured_dragon_leaves_the_play() -> None:
    case = Scene("odin dragon/thor", "skadi")
    case.do("skadi o14")
    assert case.hand(0) == ["dragon"]
    assert case.table["o14"] == "skadi"
    assert case.discard == {}
    assert case.state.count() == {**SETS["all"], "hel": 5}


# B-11, B-12: Valkyrie.


def test_b11_valkyries_at_both_ends_score_whatever_lies_between() -> None:
    assert points("valkyrie odin thor dragon .", "valkyrie r14") == 5
    assert points(". odin valkyrie", "valkyrie n14") == 3
    assert points("valkyrie\nodin\n.", "valkyrie n16") == 3
    assert points("valkyrie .", "valkyrie o14") == 2
    assert points("valkyrie odin . hel", "valkyrie p14") == 3


def test_b11_without_the_option_valkyries_lock_nothing() -> None:
    assert points("valkyrie skadi valkyrie", "dragon o14") == 3


def test_b11_option_valkyrie_lock() -> None:
    assert points("valkyrie skadi valkyrie", "dragon o14", valkyrie_lock=True) == 0
    assert points("valkyrie skadi . loki valkyrie", "odin p14", valkyrie_lock=True) == 0, "closing a gap"
    assert points("valkyrie skadi skadi", "dragon o14", valkyrie_lock=True) == 3, "one end is no Valkyrie"
    assert points("skadi skadi valkyrie", "dragon o14", valkyrie_lock=True) == 3
    assert points("valkyrie skadi .", "valkyrie p14", valkyrie_lock=True) == 3, "an end is not inside"
    assert points("valkyrie odin .", "thor p14", valkyrie_lock=True) == 0
    assert points("valkyrie skadi .", "thor p14", valkyrie_lock=True) == 3
    assert points("valkyrie skadi valkyrie\n. loki .", "dragon+2 o14", valkyrie_lock=True) == 0
    assert points("valkyrie skadi valkyrie\n. freya .", "dragon o14", valkyrie_lock=True) == 2, "only the row is locked"


def test_b12_a_valkyrie_inside_has_no_power() -> None:
    assert points("odin . valkyrie", "valkyrie o14") == 0
    assert points("valkyrie odin . valkyrie", "valkyrie p14") == 0
    assert points("valkyrie odin . loki", "valkyrie p14") == 0


def test_b12_an_end_made_by_another_move_scores_nothing() -> None:
    assert points("valkyrie odin valkyrie skadi", "hel q14", seats=3) == 1, "Hel gets her neighbour, and no line"
    assert points("valkyrie odin . skadi", "skadi p14") == 0


# B-13: the end.


def test_b13_hands_are_played_out_and_empty_ones_skipped() -> None:
    case = Scene("odin", "thor loki", others="", seats=3, bag="")
    case.do("thor o14")
    assert case.seat == 0, "the others have nothing"
    assert not case.state.over
    case.do("loki p14")
    assert case.state.over
    assert case.state.options == []


def test_b13_a_seat_with_only_a_hel_still_has_its_turn() -> None:
    case = Scene("odin", "thor", others="", other_hels=1, bag="")
    case.do("thor o14")
    assert case.seat == 1
    case.do("hel n14")
    assert case.state.over


# B-14: equal scores.


def test_b14_of_equals_the_one_who_was_there_first_is_ahead() -> None:
    case = Scene("odin", seats=5, scores=[7, 0, 7, 9, 0], gained=[12, 0, 4, 20, 0])
    standings = [(one.seat, one.place, one.score) for one in case.state.standings]
    assert standings == [(3, 1, 9), (2, 2, 7), (0, 3, 7), (1, 4, 0), (4, 4, 0)]


def test_b14_a_later_gain_that_draws_level_is_later() -> None:
    case = Scene("valkyrie", "skadi", others="odin", bag="", scores=[1, 0], gained=[1, 0])
    case.do("skadi o14")  # 3 points
    case.do("odin p14")  # 3 points, too
    assert case.scores == [3, 3]
    assert [(one.seat, one.place) for one in case.state.standings] == [(0, 1), (1, 2)]


def test_b14_a_move_without_points_is_no_gain() -> None:
    case = Scene("odin thor\n. valkyrie", "skadi loki", others="valkyrie thor", bag="", scores=[2, 2], gained=[1, 2])
    case.do("skadi m14")
    assert case.scores == [2, 2]
    assert [one.seat for one in case.state.standings] == [0, 1]


def test_b19_those_without_points_share_a_place_and_the_next_is_skipped() -> None:
    case = Scene("odin", seats=4, scores=[0, 5, 0, 0], gained=[0, 3, 0, 0])
    assert [(one.seat, one.place) for one in case.state.standings] == [(1, 1), (0, 2), (2, 2), (3, 2)]
    nobody = Scene("odin", seats=2)
    assert [one.place for one in nobody.state.standings] == [1, 1]


# B-14a: scored on the table as it is afterwards.


def test_b14a_a_captured_loki_no_longer_silences_when_skadi_is_scored() -> None:
    assert points("valkyrie loki", "skadi o14") == 2
    assert points("odin loki", "skadi o14") == 0, "Odin has his strength again"


def test_b14a_a_loki_just_laid_silences_before_he_is_scored() -> None:
    assert points("odin .", "loki o14") == 2


def test_b14a_a_covered_loki_gives_back_the_strength_of_his_neighbours() -> None:
    assert points("odin loki", "dragon o14") == 0
    assert points("skadi loki", "dragon o14") == 2


# B-15: an end always comes.


def test_b15_a_skadi_is_never_taken_back() -> None:
    assert not Scene("skadi odin", "skadi").may("skadi n14")


def test_b15_hands_with_nothing_but_skadis_come_to_an_end() -> None:
    case = Scene("odin", "skadi skadi skadi", others="skadi skadi skadi", bag="")
    for _ in range(40):
        if case.state.over:
            break
        exchanges = [text for text in case.texts() if text.startswith("skadi") and text.split()[1] in case.table]
        case.do((exchanges or case.texts())[0])
    assert case.state.over


# B-17, B-18: hands that are empty although the play is not over.


def test_b17_an_empty_hand_with_tiles_in_the_bag_is_filled_instead_of_a_turn() -> None:
    case = Scene("odin", "thor loki loki loki loki", others="", seats=3, bag="thor thor thor thor thor thor thor")
    case.do("thor o14")
    assert case.hand(0) == ["loki", "loki", "loki", "loki", "thor"]
    assert [len(case.hand(seat)) for seat in (1, 2)] == [5, 1]
    assert case.bag == 0
    assert case.seat == 0


def test_b17_with_skadis_all_gone_everybody_is_filled_before_anyone_moves() -> None:
    case = Scene("odin", "skadi", others="", bag="thor thor thor thor thor thor")
    case.do("skadi o14")
    assert (case.seat, case.hand(0), len(case.hand(1))) == (1, ["thor"], 5)


def test_b18_it_is_over_when_nobody_can_move_or_draw() -> None:
    case = Scene("hel odin", "", hels=1, others="", other_hels=1, bag="", seats=3)
    case.do("hel o14")
    assert case.state.over, "two Hels are left, but nothing to kill"
