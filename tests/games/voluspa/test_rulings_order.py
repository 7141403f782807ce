"""The rulings of Order of the Gods, each by its number, from little positions: what it does and what it must not."""

from __future__ import annotations

import pytest

from meadhall.games.voluspa.tiles import NAMES

from .scenario import Scene, points

# O-1, O-2, O-3: the Dwarf.


def test_o1_half_of_the_sum_rounded_down_once() -> None:
    assert points("troll .", "dwarf o14") == 3
    assert points("thor . skadi", "dwarf o14") == 5
    assert points("thor . thor", "dwarf o14") == 7, "the sum is halved, not each"
    assert points(". loki .\nodin . .\n. troll .", "dwarf o15") == (1 + 8 + 6) // 2


@pytest.mark.parametrize(
    ("table", "cell"), [("thor .", "o14"), (". thor", "n14"), ("thor\n.", "n15"), (".\nthor", "n14")]
)
def test_o1_each_side_counts(table: str, cell: str) -> None:
    assert points(table, f"dwarf {cell}") == 3


def test_o1_not_the_corners_and_no_lines() -> None:
    assert points("odin .\n. loki", "dwarf o14") == (8 + 1) // 2
    assert points("loki . odin\n. . .", "dwarf n15") == 0, "only Loki is beside him"
    assert points("loki .", "dwarf o14") == 0
    assert points("valkyrie .\nskadi .", "dwarf o14") == 1


def test_o1_his_two_counts_for_others() -> None:
    assert points("dwarf .", "skadi o14") == 2
    assert points("dwarf .", "valkyrie o14") == 0


def test_o1_loki_beside_him_does_not_matter_but_makes_him_0() -> None:
    case = Scene("loki . odin", "dwarf")
    assert case.do("dwarf o14") == (1 + 8) // 2
    assert case.values("o14") == (0, 0)


def test_o1_o18_option_dwarf_scores_lines() -> None:
    assert points("loki .", "dwarf o14", dwarf_scores_lines=True) == 0, "silenced he beats nobody"
    assert points("valkyrie .", "dwarf o14", dwarf_scores_lines=True) == 1 + 0, "equal to the Valkyrie"
    assert points("skadi .\nloki .", "dwarf o14", dwarf_scores_lines=True) == 0 + 2
    assert points("skadi .\nloki .", "dwarf o14") == 0
    assert points("skadi loki\n. .", "dwarf n15", dwarf_scores_lines=True) == 0 + 2, "the column too"
    assert points("nidhogg .\nloki .", "dwarf o14", dwarf_scores_lines=True) == 0 + 2 + 2, "a Nidhogg's bonus too"
    assert points("odin hel .", "dwarf p14", dwarf_scores_lines=True) == 1
    assert points("valkyrie skadi . loki valkyrie\nloki . . . .", "dwarf+3 p14", dwarf_scores_lines=True) == 2 + 0
    row = "valkyrie valkyrie . valkyrie valkyrie"
    assert points(row, "dwarf+3 p14", dwarf_scores_lines=True) == 2 + 5
    assert points(row, "dwarf+3 p14", dwarf_scores_lines=True, valkyrie_lock=True) == 2


def test_o2_a_fenrir_counts_with_his_pack_along_the_line_that_joins_them() -> None:
    assert points(". fenrir fenrir", "dwarf n14") == 4
    assert points(". fenrir\n. fenrir", "dwarf n14") == 2, "the pack stands across"
    assert points(".\nfenrir\nfenrir", "dwarf n14") == 4
    assert points("fenrir\n. \nfenrir", "dwarf o14") == 2


def test_o2_o13_between_two_fenrirs_he_joins_the_packs_first() -> None:
    assert points("fenrir . fenrir", "dwarf o14") == (8 + 8) // 2


def test_o2_silenced_neighbours_give_0_loki_1_and_boosts_count() -> None:
    assert points("loki odin .", "dwarf p14") == 0
    assert points("odin . loki", "dwarf o14") == 4
    assert points("odin+2 .", "dwarf o14") == 5


def test_o2_no_bonus_for_a_nidhogg_beside_him() -> None:
    assert points("nidhogg .", "dwarf o14") == 3


def test_o3_beside_a_troll_yes_but_not_an_eighth_tile() -> None:
    assert "o14" in Scene("troll .", "dwarf").cells("dwarf")
    assert "u14" not in Scene("thor thor thor thor thor thor troll .", "dwarf").cells("dwarf")


# O-4, O-5, O-7: Freya.


def test_o4_freyas_given_away_raise_another_tile() -> None:
    case = Scene("troll skadi valkyrie .", "dragon freya freya", bag="")
    assert case.gain("dragon q14") == 0
    assert case.do("dragon+2 q14") == 4
    assert case.values("q14") == (7, 7)
    assert case.hand(0) == []
    assert case.discard == {"freya": 2}, "O-7: in sight of all"


def test_o4_the_hand_is_filled_to_five_after_it() -> None:
    case = Scene("troll skadi valkyrie .", "dragon freya freya loki loki")
    case.do("dragon+2 q14")
    assert len(case.hand(0)) == 5


def test_o4_a_freya_can_raise_a_freya_and_be_laid_herself() -> None:
    case = Scene("skadi", "freya freya")
    assert case.may("freya o14")
    assert case.may("freya+1 o14")
    assert not case.may("freya+2 o14"), "there are only two"
    assert case.gain("freya+1 o14") == 2


def test_o4_up_to_twelve_and_not_beyond() -> None:
    case = Scene("thor", "freya freya freya freya freya").give("odin valkyrie dwarf")
    most = {"odin": 4, "valkyrie": 5, "dwarf": 5, "freya": 4}
    for tile, highest in most.items():
        boosts = {text.split()[0] for text in case.texts() if text.startswith(tile)}
        assert boosts == {tile} | {f"{tile}+{k}" for k in range(1, highest + 1)}


def test_o4_not_hel_and_not_without_freyas() -> None:
    case = Scene("thor", "odin freya", hels=1)
    assert not any(text.startswith("hel+") for text in case.texts())
    assert not any("+" in text for text in Scene("thor", "odin skadi", hels=1).texts())


def test_o4_every_way_of_laying_can_be_raised() -> None:
    case = Scene("skadi thor", "freya jotun serpent raven dragon", hels=0)
    for move in ("jotun+1 o14 throws e", "serpent+1 p14 row", "serpent+1 p14 col", "raven+1 n14", "dragon+1 p14"):
        assert case.may(move)


def test_o4_also_in_a_chain() -> None:
    case = Scene("thor .", "hermod odin freya")
    case.do("hermod o14")
    assert case.do("odin+1 p14") == 3
    assert case.seat == 1


def test_o4_without_the_option_tokens_are_no_limit() -> None:
    case = Scene("odin+4", "odin freya freya freya freya")
    assert case.may("odin+4 o14")


def test_o4_option_strict_tokens() -> None:
    case = Scene("odin+4", "odin freya freya freya freya", strict_tokens=True).give("thor")
    assert not case.may("odin+4 o14"), "there is one token of 12"
    assert case.may("odin+3 o14")
    assert case.may("thor+4 o14")
    two = Scene("thor+1 skadi", "dragon freya freya freya", strict_tokens=True)
    assert two.may("dragon+3 p14"), "there are two tokens of 8"
    odins = Scene("odin thor+1 odin", "dragon freya freya freya", strict_tokens=True)
    assert odins.may("dragon+3 q14"), "a plain Odin has no token"


def test_o4_o14_option_strict_tokens_counts_a_token_that_comes_back() -> None:
    case = Scene("thor+1 thor+1 valkyrie", "dragon freya freya freya", strict_tokens=True)
    assert not case.may("dragon+3 q14")
    assert case.may("dragon+3 n14"), "its own token of 8 comes back first"


def test_o5_a_boost_travels_with_a_throw() -> None:
    case = Scene("thor+2 skadi", "jotun")
    case.do("jotun n14 throws e")
    assert case.table["p14"] == "thor+2"
    assert case.values("p14") == (9, 9)


def test_o5_a_boost_dies_when_covered_or_killed() -> None:
    covered = Scene("thor+2 skadi", "raven", others="raven")
    covered.do("raven n14")
    covered.do("fly p14")
    assert covered.table["n14"] == "thor", "even under a Raven that left"
    assert covered.values("n14") == (7, 7)
    killed = Scene("thor+2 skadi", "", hels=1)
    killed.do("hel n14")
    assert killed.table["n14"] == "hel"
    assert killed.discard == {"freya": 2}, "the Freyas stay where they are"


def test_o5_loki_silences_the_boosted_too() -> None:
    assert Scene("thor+2 loki").values("n14") == (0, 0)


# O-6: taking a boosted tile.


def test_o6_skadi_gets_the_tile_and_its_freyas_and_too_many_are_put_away() -> None:
    case = Scene("odin thor+2", "skadi odin odin odin loki", others="loki")
    case.do("skadi o14")
    assert case.hand(0) == ["freya", "freya", "loki", "odin", "odin", "odin", "thor"]
    assert case.discard == {}
    assert (case.seat, case.asked) == (0, "drop")
    assert case.state.prompt is not None and case.state.prompt.params == {"count": 2}
    assert case.texts() == ["drop odin", "drop thor", "drop loki", "drop freya"], "O-17: any tile"
    case.do("drop freya")
    assert (case.seat, case.asked) == (0, "drop")
    case.do("drop thor")
    assert case.seat == 1
    assert len(case.hand(0)) == 5, "O-17: nothing is drawn after it"
    assert case.discard == {"freya": 1, "thor": 1}


def test_o6_with_room_in_the_hand_nothing_is_put_away() -> None:
    case = Scene("odin thor+2", "skadi loki")
    case.do("skadi o14")
    assert (case.seat, case.hand(0)) == (1, ["freya", "freya", "loki", "thor"])


def test_o6_hels_are_not_counted() -> None:
    case = Scene("odin thor+1", "skadi odin odin odin", hels=2)
    case.do("skadi o14")
    assert case.seat == 1
    assert len(case.hand(0)) == 5


def test_o6_a_drop_gives_no_points_and_draws_nothing_even_with_skadi_draws() -> None:
    case = Scene("odin thor+2", "skadi odin odin odin loki", skadi_draws=True)
    case.do("skadi o14", "drop freya")
    before = case.bag
    case.do("drop freya")
    assert (case.scores, case.bag, len(case.hand(0))) == ([0, 0], before, 5)


def test_o6_only_visible_boosts_come_back() -> None:
    case = Scene("odin dragon+1/thor", "skadi")
    case.do("skadi o14")
    assert case.hand(0) == ["dragon", "freya"]


# O-8, O-9: the Raven.


def test_o8_laid_scored_lifted_and_scored_elsewhere() -> None:
    case = Scene("skadi fenrir valkyrie freya . dragon valkyrie skadi", "raven")
    assert case.do("raven o14") == 4
    assert (case.seat, case.asked) == (0, "fly")
    assert case.do("fly s14") == 3
    assert case.table["o14"] == "fenrir"
    assert case.table["s14"] == "raven/dragon"
    assert case.seat == 1
    assert len(case.hand(0)) == 5


def test_o8_one_placement_is_enough() -> None:
    case = Scene("skadi", "raven")
    case.do("raven o14", "stay")
    assert case.table == {"n14": "skadi", "o14": "raven"}
    assert (case.seat, len(case.hand(0))) == (1, 5)


def test_o8_not_twice_on_the_same_cell() -> None:
    case = Scene("skadi thor", "raven")
    case.do("raven n14")
    assert not case.may("fly n14")
    other = Scene("skadi thor", "raven")
    other.do("raven p14")
    assert not other.may("fly p14")


def test_o8_the_second_place_is_judged_on_the_table_without_it() -> None:
    case = Scene("thor odin", "raven")
    case.do("raven p14")
    assert not case.may("fly q14"), "it would touch nothing but the place it left"
    case.do("fly m14")
    assert "p14" not in case.table
    troll = Scene("troll", "raven")
    troll.do("raven n14")
    assert troll.texts() == ["stay"], "lifted from a Troll it finds him on guard"
    seven = Scene("thor thor thor thor thor thor .", "raven")
    seven.do("raven t14")
    assert seven.may("fly m14"), "the run is six again"


def test_o8_what_was_below_works_again_before_the_second_scoring() -> None:
    case = Scene("odin loki . .\nthor . . .", "raven")
    assert case.do("raven o14") == 0
    assert case.values("n14") == (8, 8)
    assert case.do("fly p14") == 0, "beside Loki again"
    assert case.values("n14") == (0, 0)


def test_o8_it_covers_dragons_but_neither_ravens_nor_hel_nor_beside_a_troll() -> None:
    case = Scene("dragon raven hel . odin troll . troll", "raven")
    assert case.cells("raven") & {"n14", "o14", "p14", "r14", "s14", "u14"} == {"n14", "s14", "u14"}
    flying = Scene("dragon raven hel . odin troll . skadi", "raven")
    flying.do("raven v14")
    flights = {text.split()[1] for text in flying.texts() if text.startswith("fly")}
    assert flights & {"n14", "o14", "p14", "r14", "s14", "u14"} == {"n14", "s14", "u14"}


def test_o8_its_boost_travels_with_it_and_o15_no_more_freyas_are_given() -> None:
    case = Scene("dragon .\nskadi .", "raven freya freya")
    case.do("raven+1 o15")
    assert not any("+" in text for text in case.texts())
    assert case.gain("fly o14") == 0, "5 against 5"
    case.do("fly n16")
    assert case.table["n16"] == "raven+1"
    assert case.values("n16") == (5, 5)
    most = Scene("dragon .\nskadi .", "raven freya freya freya freya")
    most.do("raven+4 o15", "fly n16")
    assert most.table["n16"] == "raven+4"


def test_o8_o16_a_raven_flying_to_hel_alone_gets_one() -> None:
    case = Scene("hel odin", "raven")
    case.do("raven p14")
    assert case.gain("fly m14") == 1
    assert case.gain("fly n13") == 1
    assert case.gain("fly o13") == 0


def test_o8_a_dragon_lands_on_a_raven() -> None:
    assert "n14" in Scene("raven", "dragon").cells("dragon")


def test_o9_all_below_a_captured_raven_is_discarded() -> None:
    case = Scene("odin raven/dragon/thor", "skadi")
    case.do("skadi o14")
    assert case.hand(0) == ["raven"]
    assert case.discard == {"thor": 1, "dragon": 1}


def test_o9_a_thrown_raven_takes_all_below_along() -> None:
    case = Scene("skadi raven+1/dragon/thor", "jotun")
    case.do("jotun o14 throws e")
    assert case.table["p14"] == "raven+1/dragon/thor"
    assert case.table["o14"] == "jotun"


def test_o9_after_hermod_both_places_are_in_his_line() -> None:
    case = Scene("odin . thor\nloki . .", "hermod raven odin")
    case.do("hermod o14")
    assert "n15" not in case.cells("raven")
    case.do("raven q14")
    flights = {text.split()[1] for text in case.texts() if text.startswith("fly")}
    assert flights == {"m14", "o13", "o15", "n14", "o14", "p14"}
    case.do("fly o14")
    assert case.seat == 1
    assert case.table["o14"] == "raven/hermod"


# O-10: Nidhogg.


def test_o10_two_more_for_every_nidhogg_in_a_line_that_is_scored() -> None:
    assert points("fenrir nidhogg skadi dragon .", "fenrir r14") == 5 + 2
    assert points("nidhogg nidhogg .", "odin p14") == 3 + 4
    assert points("nidhogg .\n. nidhogg", "odin o14") == (2 + 2) + (2 + 2)
    assert points("skadi .", "nidhogg o14") == 2 + 2, "the one just laid too"
    assert points("skadi .\n. skadi", "nidhogg o14") == (2 + 2) * 2
    assert points("nidhogg skadi .", "valkyrie p14") == 0, "only if the line is scored"


def test_o10_also_when_he_is_silenced() -> None:
    assert points("loki nidhogg skadi .", "dragon q14") == 4 + 2


def test_o10_covered_in_this_very_move_he_still_brings_two_for_each_line_scored() -> None:
    assert points("fenrir nidhogg\n. skadi", "dragon o14") == (2 + 2) + (2 + 2)
    assert points("fenrir nidhogg", "dragon o14") == 2 + 2
    assert points("skadi nidhogg", "raven o14") == 2 + 2
    assert points("odin nidhogg", "dragon o14") == 0
    assert points("skadi dragon/nidhogg", "raven o14") == 2, "O-19: one that was silent before brings nothing"


def test_o10_afterwards_he_is_silent() -> None:
    assert points("dragon/nidhogg .", "thor o14") == 2


def test_o10_a_raven_that_flies_onto_him() -> None:
    case = Scene("skadi nidhogg", "raven")
    case.do("raven m14")
    assert case.gain("fly o14") == 2 + 2


def test_o10_captured_he_brings_nothing() -> None:
    assert points("valkyrie nidhogg", "skadi o14") == 2


def test_o10_the_serpents_line_and_a_valkyries_too() -> None:
    assert points("nidhogg . fenrir skadi .\nloki . . . .", "serpent r14 row") == 4 + 2
    assert points("valkyrie nidhogg .", "valkyrie p14") == 3 + 2


# O-11, O-12.


def test_o11_silenced_tiles_are_shown_by_their_value_and_nothing_is_kept() -> None:
    case = Scene("loki odin", "dragon")
    assert case.values("o14") == (0, 0)
    case.do("dragon n14")
    assert case.values("o14") == (8, 8)


def test_o12_there_is_no_lightning_bolt() -> None:
    assert len(NAMES) == 17


@pytest.mark.parametrize("tile", ["dwarf", "freya", "nidhogg"])
def test_o8_others_cover_nothing(tile: str) -> None:
    assert not Scene("odin thor", tile).cells(tile) & {"n14", "o14"}
