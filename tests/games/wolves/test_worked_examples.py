"""Every example and clarification of the rulebook, by its line there.

The printed total of the third line is 12; its parts add up to 15, and so it is played. Where the book names cards that
do not exist (Garm, Treason, the Jarl), those that have their texts are meant.
"""

from __future__ import annotations

import pytest

import meadhall
from meadhall.games.wolves import WolvesState

from .scenario import Scene

A = "0 line: huskarl konung hirdman hirdman\n0 deities: odin\n"
B = "1 line: priest assassin thrall bond bond bond\n"
C = "2 line: berserk bond hirdman hovding\n2 deities: fenrir\n"


# --- setting up and the course of a round, lines 100 to 161 ----------------------------------------------


@pytest.mark.parametrize(("seats", "spoils"), [(3, 1), (4, 2), (5, 2)])
def test_lines_104_to_107_and_137_setting_up(seats: int, spoils: int) -> None:
    """Nine cards each, three deities in the Hall, one or two victory cards; Ragnarök in neither."""
    for seed in range(5):
        state = meadhall.game("wolves", seats).new(seed)
        assert isinstance(state, WolvesState)
        assert [int(size) for size in state.sizes] == [9] * seats
        assert len(state.hall) == 3 and len(state.spoils) == spoils and not state.ragnarok


def test_line_132_the_winner_of_a_round_starts_the_next() -> None:
    case = Scene("spoils: rout\n1 line: bond\npasses: 0 1\nturn: 2").play("2 pass")
    assert case.asked == (1, "turn")


def test_line_141_deities_stay_and_units_go() -> None:
    case = Scene("spoils: rout\n1 line: bond\n1 deities: odin\npasses: 0 1\nturn: 2\ndeck:").play("2 pass")
    assert case.gods(1) == "odin" and case.line(1) == "" and case.discard == "bond"


def test_line_161_after_the_pass_only_draw_and_discard() -> None:
    case = Scene(
        "hall: tyr hel surt\n0 hand: bond plague\n0 line: bond\n0 deities: thor\n0 sacrifices: bond*3\n"
        "passes: 0\nturn: 0"
    )
    assert case.texts() == ["draw", "stay"]


# --- lines and laying, 167 to 186 ------------------------------------------------------------------------


def test_line_167_left_or_right_never_between() -> None:
    case = Scene("0 hand: thrall\n1 line: archer bond\nturn: 0")
    assert [text for text in case.texts() if text.endswith(" 1")] == ["thrall left 1", "thrall right 1"]


def test_line_171_archers_and_hirdmen_look_at_their_neighbours() -> None:
    assert Scene("0 line: hirdman thrall hirdman hirdman\nturn: 0").units(0) == [3, 0, 7, 7]


def test_line_184_a_line_closes_up_and_keeps_its_order() -> None:
    case = Scene("0 line: archer bond thrall konung\nturn: 0").play("0 sacrifice 0:2:bond, done")
    assert case.line(0) == "archer thrall konung"


def test_line_193_a_played_manoeuvre_goes_to_the_discard() -> None:
    assert Scene("0 hand: plague\nturn: 0").play("0 plague 7").discard == "plague"


def test_line_203_sacrifices_are_beyond_others_reach() -> None:
    case = Scene("0 hand: archer\n0 line: archer\n1 sacrifices: konung\nturn: 0")
    case.state.play(case.state.read("archer left 0"))
    assert not [text for text in case.texts() if " 1:" in text]


# --- passing, 211 to 227 ---------------------------------------------------------------------------------


def test_line_211_one_must_pass_where_nothing_else_is_possible() -> None:
    assert Scene("turn: 0").texts() == ["pass"]


def test_line_213_a_pass_draws_four_which_victory_cards_change() -> None:
    assert Scene("turn: 0").play("0 pass").size(0) == 4
    assert Scene("0 victories: glorious_raid\nturn: 0").play("0 pass").size(0) == 5


def test_line_215_an_empty_deck_is_shuffled_anew() -> None:
    case = Scene("deck: bond\ndiscard: archer*4\nturn: 0").play("0 pass")
    assert case.size(0) == 4 and "bond" in case.hand(0)


def test_line_217_only_baldr_works_after_the_pass() -> None:
    gods = "odin thor fafnir hel heimdall tyr baldr yggdrasil"
    case = Scene(f"0 deities: {gods}\n0 hand: bond*4\n0 sacrifices: bond*4\ndeity discard: loki\npasses: 0\nturn: 0")
    assert case.texts() == ["draw", "stay", "baldr"]


def test_line_219_a_passed_players_line_can_still_be_touched() -> None:
    case = Scene("0 hand: assassin\n1 line: konung\npasses: 1\nturn: 0").play("0 assassin left 1, kills 1:1:konung")
    assert case.line(1) == "assassin"


def test_line_227_never_more_than_twelve_cards() -> None:
    assert Scene("0 hand: bond*10\nturn: 0").play("0 pass").size(0) == 12
    case = Scene("0 hand: bond*12\npasses: 0\nturn: 2").play("2 pass")
    assert case.asked == (1, "turn"), "with twelve there is neither draw nor discard"


# --- summoning and the Hall, 235 to 262 ------------------------------------------------------------------


@pytest.mark.parametrize(("have", "price"), [("", 2), ("odin", 3), ("odin thor", 4)])
def test_line_239_two_then_three_then_four(have: str, price: int) -> None:
    text = f"hall: tyr hel surt\n0 deities: {have}\n0 sacrifices: bond*"
    assert Scene(f"{text}{price}\nturn: 0").may("summon tyr")
    assert not Scene(f"{text}{price - 1}\nturn: 0").may("summon tyr")


def test_line_241_one_colour_has_to_go_at_once() -> None:
    case = Scene("hall: tyr hel surt\n0 deities: loki\n0 sacrifices: bond*2\nturn: 0").play("0 summon tyr")
    assert case.asked == (0, "keep-colour")


def test_line_245_with_yggdrasil_the_other_colour_begins_with_two() -> None:
    case = Scene("hall: tyr hel surt\n0 deities: yggdrasil loki nidhogg\n0 sacrifices: bond*2\nturn: 0")
    case.play("0 summon tyr")
    assert case.gods(0) == "tyr yggdrasil nidhogg loki" and case.asked == (0, "turn")


def test_line_251_deities_are_not_in_the_line() -> None:
    """No arrow and no Plague touches them; a Konung does not count them."""
    case = Scene("0 hand: archer\n0 line: archer\n1 line: konung\n1 deities: odin hel yggdrasil\nturn: 0")
    assert case.units(1) == [10]
    case.state.play(case.state.read("archer left 0"))
    assert [text for text in case.texts() if " 1:" in text] == ["kills 1:1:konung"]


def test_line_255_ragnarok_takes_a_place_and_others_can_still_be_summoned() -> None:
    case = Scene("hall: tyr hel ragnarok\n0 sacrifices: bond*2\nturn: 0")
    assert case.may("summon tyr")
    case.play("0 summon tyr")
    assert len(case.fact("hall").split()) == 3 and "ragnarok" in case.fact("hall")


def test_line_259_a_power_can_be_used_in_the_turn_of_the_summoning() -> None:
    case = Scene("hall: tyr hel surt\n0 hand: bond\n0 sacrifices: bond*2\n1 line: bond\nturn: 0")
    case.play("0 summon tyr", "0 tyr left", "0 bond left 0")
    assert case.line(1) == "" and case.line(0) == "bond"


@pytest.mark.parametrize("deity", ["naglfar", "freya", "heimdall", "jormungandr"])
def test_line_260_passive_powers_go_on_after_the_pass(deity: str) -> None:
    if deity == "naglfar":
        case = Scene("0 hand: assassin\n1 line: berserk\n2 deities: naglfar\npasses: 2\nturn: 0")
        assert case.play("0 assassin left 1, kills 1:1:berserk").line(2) == "berserk"
    elif deity == "freya":
        case = Scene("0 hand: plague\n2 deities: freya\npasses: 2\nturn: 0").play("0 plague 9")
        assert case.asked == (2, "freya")
    elif deity == "heimdall":
        case = Scene("0 hand: plague\n2 line: bond\n2 deities: heimdall\npasses: 2\nturn: 0").play("0 plague 1")
        assert case.line(2) == "bond"
    else:
        case = Scene("spoils: rout\n0 line: bond\n0 deities: jormungandr\npasses: 0\nstart: 0")
        assert case.state.won[0] == 1


def test_line_261_vidar_and_the_valkyrie_work_when_all_have_passed() -> None:
    case = Scene("spoils: rout\n0 deities: vidar\n0 hand: bond\n1 deities: valkyrie\npasses: 1 2\nturn: 0\ndeck:")
    case.play("0 pass", "0 bond right 2")
    assert case.hand(1) == "bond"


def test_line_262_once_a_round() -> None:
    case = Scene("spoils: rout\n0 deities: tyr\npasses: 1 2\nturn: 0\ndeck:").play("0 tyr left")
    assert not case.may("tyr left")
    case.play("0 pass", "1 pass", "2 pass")
    assert case.may("tyr left")


# --- the end of a round, 266 to 301 ----------------------------------------------------------------------


def test_line_278_player_a_has_23() -> None:
    case = Scene(A + B + C + "turn: 0")
    assert case.units(0) == [2, 7, 7, 7] and case.strengths[0] == 23
    assert Scene(A.replace("odin", "tyr") + B + C + "turn: 0").strengths[0] == 18, "without Odin Fenrir takes five"


def test_line_284_player_b_has_18() -> None:
    case = Scene(A + B + C + "turn: 0")
    assert case.units(1) == [8, 0, 0, 5, 5, 5] and case.strengths[1] == 18


def test_line_290_player_c_has_15_where_the_book_prints_12() -> None:
    case = Scene(A + B + C + "turn: 0")
    assert case.units(2) == [5, 1, 3, 6] and case.strengths[2] == 15


def test_line_272_player_a_wins() -> None:
    case = Scene(A + B + C + "spoils: rout\npasses: 2 1\nturn: 0")
    told = case.tells("0 pass")
    assert [params["strength"] for key, params in told if key == "strength"] == [23, 18, 15]
    assert case.fact("0 victories") == "rout"


def test_line_266_the_winner_chooses_and_the_second_takes_the_other() -> None:
    case = Scene("spoils: rout challenge\n0 line: bond\n1 line: berserk\npasses: 0 1 2\nturn: 3", 4)
    case.play("3 pass", "1 choose challenge")
    assert case.fact("1 victories") == "challenge" and case.fact("0 victories") == "rout"


def test_line_268_at_a_tie_the_earlier_pass_wins() -> None:
    case = Scene("spoils: rout\n0 line: bond\n1 line: bond\npasses: 1 2\nturn: 0").play("0 pass")
    assert case.fact("1 victories") == "rout"


def test_line_270_lines_and_sacrifices_are_discarded_hands_and_deities_stay() -> None:
    case = Scene(
        "spoils: rout\n0 hand: konung\n0 line: bond\n0 sacrifices: archer\n0 deities: tyr\npasses: 1 2\nturn: 0\ndeck:"
    )
    case.play("0 pass")
    assert case.discard == "archer bond" and case.hand(0) == "konung" and case.gods(0) == "tyr"


@pytest.mark.parametrize("hall", ["tyr hel surt", "tyr hel ragnarok"])
def test_lines_296_and_297_the_play_ends_with_five_glory_or_ragnarok(hall: str) -> None:
    case = Scene(f"hall: {hall}\nspoils: rout\npasses: 1 2\nturn: 0").play("0 pass")
    assert case.state.over == ("ragnarok" in hall)
    case = Scene(f"hall: {hall}\nspoils: rout\n1 victories: dear_victory\n1 line: bond\npasses: 1 2\nturn: 0")
    assert case.play("0 pass").state.over


def test_line_299_at_equal_glory_the_winner_of_the_last_round_wins() -> None:
    case = Scene(
        "hall: tyr hel ragnarok\nspoils: rout\n0 victories: glorious_raid challenge\n1 line: bond\npasses: 1 2\nturn: 0"
    )
    case.play("0 pass")
    assert case.glory == [2, 2, 0] and [(at.seat, at.place) for at in case.state.standings][:2] == [(1, 1), (0, 2)]


def test_line_301_glory_counts_only_at_the_end_of_a_round() -> None:
    case = Scene(
        "hall: tyr hel surt\nspoils: challenge\n0 victories: dear_victory beloved_of_aesir\n0 deities: odin thor\n"
        "1 line: bond\npasses: 1 2\nturn: 0"
    )
    assert case.glory[0] == 5
    case.play("0 thor strikes surt, strikes hel", "0 pass")
    assert case.glory[0] == 4 and not case.state.over


# --- the People deck, 307 to 382 -------------------------------------------------------------------------


def test_line_308_an_archer_shoots_when_laid_from_hand_and_not_otherwise() -> None:
    """In someone else's line its owner chooses; brought by Naglfar he shoots nobody."""
    case = Scene("0 hand: archer\n0 line: archer\n1 line: konung\nturn: 0").play("0 archer left 0, kills 1:1:konung")
    assert case.line(1) == ""
    case = Scene("0 hand: archer\n1 line: archer\nturn: 0").play("0 archer left 1")
    assert case.asked == (1, "shot")
    case = Scene("0 hand: assassin\n1 line: archer\n2 deities: naglfar\n2 line: archer\nturn: 0")
    case.play("0 assassin left 1, kills 1:1:archer", "2 seat archer left")
    assert case.asked == (1, "turn")


def test_line_313_two_bonds_an_archer_and_an_assassin_make_nine() -> None:
    case = Scene("0 line: bond bond archer assassin\nturn: 0")
    assert case.units(0) == [4, 4, 1, 0] and case.strengths[0] == 9


def test_line_318_two_hirdmen_side_by_side_have_seven_each() -> None:
    assert Scene("0 line: hirdman hirdman\nturn: 0").units(0) == [7, 7]


@pytest.mark.parametrize("intruder", ["traitor", "raider", "assassin"])
def test_line_322_a_huskarl_stops_intruders_even_after_the_pass(intruder: str) -> None:
    case = Scene(f"0 hand: {intruder}\n1 line: huskarl\npasses: 1\nturn: 0")
    case.play(f"0 {intruder} left 1" + (", kills 1:1:huskarl" if intruder == "assassin" else ""), "1 huskarl")
    assert case.line(1) == intruder and case.discard == "huskarl"


def test_line_327_a_berserk_pays_for_two() -> None:
    assert Scene("hall: tyr hel surt\n0 sacrifices: berserk\nturn: 0").may("summon tyr")


def test_line_331_a_thrall_goes_along() -> None:
    case = Scene("0 line: bond thrall\nturn: 0").play("0 sacrifice 0:1:bond, with 0:2:thrall")
    assert case.state.worth(0) == 2


def test_line_336_the_priest() -> None:
    assert not Scene("0 hand: priest\n0 line: huskarl\nturn: 0").may("priest left 0")
    assert not Scene("0 hand: priest\n0 line: priest\nturn: 0").may("priest left 0")
    assert Scene("0 hand: priest\n0 line: konung\nturn: 0").may("priest left 0")


def test_line_340_hovding_hirdman_and_berserk() -> None:
    assert Scene("0 line: hovding hirdman berserk\nturn: 0").units(0)[0] == 6


def test_line_348_a_konung_alone_and_with_three_others() -> None:
    assert Scene("0 line: konung\nturn: 0").units(0) == [10]
    assert Scene("0 line: konung archer bond thrall\nturn: 0").units(0)[0] == 7


@pytest.mark.parametrize(("victim", "drawn"), [("hirdman", 1), ("berserk", 0)])
def test_line_352_the_assassin_draws_for_four_or_less(victim: str, drawn: int) -> None:
    case = Scene(f"0 hand: assassin\n1 line: {victim}\nturn: 0").play(f"0 assassin left 1, kills 1:1:{victim}")
    assert case.size(0) == drawn


def test_line_356_the_raider_takes_anything_but_raiders() -> None:
    assert Scene("0 hand: raider\n1 line: raider konung\nturn: 0").play("0 raider left 1").hand(0) == "konung"


@pytest.mark.parametrize(("own", "theirs"), [("konung", "konung"), ("hirdman", "priest")])
def test_line_362_a_leader_the_line_cannot_take_is_discarded(own: str, theirs: str) -> None:
    case = Scene(f"0 hand: traitor\n0 line: {own}\n1 line: {theirs}\nturn: 0").play("0 traitor left 1")
    assert case.discard == theirs and case.line(0) == own


def test_line_368_plague_of_one_takes_the_archer_and_spares_the_bond() -> None:
    assert Scene("0 hand: plague\n1 line: archer bond\nturn: 0").play("0 plague 1").line(1) == "bond"


def test_line_368_plague_of_three_spares_two_hirdmen_side_by_side() -> None:
    case = Scene("0 hand: plague\n1 line: hirdman hirdman\n2 line: hirdman\nturn: 0").play("0 plague 3")
    assert case.line(1) == "hirdman hirdman" and case.line(2) == ""


def test_line_368_no_strength_x() -> None:
    assert Scene("0 hand: plague\n1 line: bond\nturn: 0").why("0 plague X")[0] == "unknown-move"


def test_lines_374_and_376_the_shield_wall_even_together_with_ones_own_traitor() -> None:
    case = Scene("0 hand: traitor shield_wall\n0 line: berserk thrall hirdman\nturn: 0")
    case.play("0 traitor right 0, to left", "0 shield_wall")
    assert case.line(0) == "berserk thrall hirdman traitor"
    case = Scene("0 hand: raider\n1 hand: shield_wall\n1 line: konung huskarl\npasses: 1\nturn: 0")
    case.play("0 raider left 1, takes 1:1:konung")
    assert not case.may("shield_wall"), "not after the pass"


def test_line_382_the_outflank_has_two_ways() -> None:
    text = "0 hand: outflank bond*2\n0 line: archer archer archer archer\ndeck: konung*4\nturn: 0"
    assert Scene(text).play("0 outflank hand, discard bond, done").hand(0) == "bond konung*2"
    case = Scene(text).play("0 outflank line, return 0:1:archer, return 0:2:archer, return 0:3:archer")
    assert case.hand(0) == "archer*3 bond*2" and case.line(0) == "archer"


# --- the Deity deck, 388 to 484 --------------------------------------------------------------------------


def test_line_390_vidar_is_too_late_under_jormungandr() -> None:
    case = Scene("spoils: rout\n0 deities: jormungandr\n0 line: bond\n1 deities: vidar\n1 hand: konung\nstart: 0")
    assert case.state.round == 2


def test_line_396_what_odin_ignores_and_what_not() -> None:
    """Naglfar, Tyr, Loki, Nidhogg, Fenrir, the Valkyrie; but Traitor, Archer and Plague work."""
    odin = "1 line: bond\n1 deities: odin\n"
    case = Scene(odin + "0 hand: assassin\n2 deities: naglfar\nturn: 0").play("0 assassin left 1, kills 1:1:bond")
    assert case.line(2) == ""
    assert Scene(odin + "0 deities: tyr\nturn: 0").play("0 tyr left").line(1) == "bond"
    assert Scene(odin + "0 deities: loki\n0 line: konung\nturn: 0").play("0 sacrifice 0:1:konung").line(1) == "bond"
    case = Scene(odin + "hall: thor hel surt\n1 sacrifices: bond*3\n0 deities: nidhogg\nturn: 1").play("1 summon thor")
    assert case.size(0) == 0
    assert Scene(odin + "0 deities: fenrir\nturn: 0").strengths[1] == 1
    assert Scene(odin + "0 hand: plague\nturn: 0").play("0 plague 1").line(1) == ""
    case = Scene(odin + "0 hand: archer\n0 line: archer\nturn: 0").play("0 archer left 0, kills 1:1:bond")
    assert case.line(1) == ""
    case = Scene(odin.replace("bond", "berserk") + "0 hand: traitor\nturn: 0").play("0 traitor left 1")
    assert case.line(1) == "traitor" and case.line(0) == "berserk"


def test_lines_398_and_400_four_in_the_hall_after_odin() -> None:
    case = Scene("hall: thor hel surt\n0 deities: odin\n0 sacrifices: bond*7\ndeity discard: loki\nturn: 0")
    case.play("0 odin recalls loki")
    assert len(case.fact("hall").split()) == 4
    case.play("0 summon thor")
    assert case.fact("hall") == "hel surt loki"
    case.play("0 summon hel", "0 keep blue")
    assert len(case.fact("hall").split()) == 3


@pytest.mark.parametrize(("striker", "foe"), [("thor", "hel"), ("fenrir", "tyr")])
def test_lines_406_and_460_the_hall_is_three_again(striker: str, foe: str) -> None:
    rest = "tyr vidar" if striker == "thor" else "hel surt"
    case = Scene(f"hall: {foe} {rest}\n0 deities: {striker}\nturn: 0").play(f"0 {striker} strikes {foe}")
    assert len(case.fact("hall").split()) == 3 and foe not in case.fact("hall")


def test_line_410_freya_may_take_what_others_played() -> None:
    assert Scene("0 hand: plague\n1 deities: freya\nturn: 0").play("0 plague 1", "1 take").hand(1) == "plague"


@pytest.mark.parametrize(("line", "card"), [("konung", "konung"), ("hirdman", "priest"), ("hovding", "hovding")])
def test_line_418_heimdalls_leader_the_line_cannot_take_is_discarded(line: str, card: str) -> None:
    case = Scene(f"0 deities: heimdall\n0 line: {line}\ndeck: {card}\nturn: 0").play("0 heimdall")
    assert case.line(0) == line and case.discard == card


@pytest.mark.parametrize(("deity", "passes"), [("heimdall", "1"), ("surt", "")])
def test_lines_420_and_450_cards_may_be_laid_but_nothing_leaves(deity: str, passes: str) -> None:
    case = Scene(f"0 hand: assassin raider\n1 line: konung\n1 deities: {deity}\npasses: {passes}\nturn: 0")
    case.play("0 assassin left 1")
    assert case.line(1) == "assassin konung"


def test_line_424_the_valkyrie_takes_from_any_line() -> None:
    case = Scene("spoils: rout\n0 deities: valkyrie\n1 line: konung\n2 line: bond\npasses: 0 1\nturn: 2\ndeck:")
    assert case.play("2 pass", "0 take 1:1:konung").hand(0) == "konung"


def test_lines_430_and_432_baldrs_two_powers() -> None:
    case = Scene("0 deities: baldr\n0 hand: bond*5\npasses: 0\nturn: 0").play("0 baldr" + ", discard bond" * 4)
    assert case.asked == (0, "turn")
    case = Scene("0 deities: baldr\n0 hand: bond\n0 sacrifices: bond\ndeity discard: tyr\npasses: 0\nturn: 0")
    assert case.texts() == ["draw", "stay"]


def test_line_438_one_side_for_all_and_an_empty_line_is_no_hindrance() -> None:
    case = Scene("0 deities: tyr\n1 line: archer bond\n2 line: thrall konung\nturn: 0").play("0 tyr right")
    assert case.line(1) == "archer" and case.line(2) == "thrall"


def test_line_444_losing_yggdrasil_costs_one_colour_at_once() -> None:
    case = Scene("hall: thor hel surt\n0 deities: odin\n0 sacrifices: bond\n1 deities: yggdrasil tyr loki\nturn: 0")
    case.play("0 odin banishes yggdrasil", "1 keep red")
    assert case.gods(1) == "loki" and case.fact("deity discard") == "tyr yggdrasil"


def test_line_454_hel_gives_as_many_as_she_gets() -> None:
    case = Scene("0 deities: hel\n0 hand: thrall*2\ndiscard: konung priest\nturn: 0")
    case.play("0 hel, throws thrall, throws thrall, takes priest, takes konung")
    assert case.hand(0) == "priest konung"


def test_line_464_fafnir_takes_a_summoned_deity() -> None:
    case = Scene("hall: thor tyr surt\n0 deities: fafnir\n0 sacrifices: bond\n1 deities: hel\nturn: 0")
    assert case.play("0 fafnir takes hel").gods(0) == "hel"


def test_line_470_naglfar_gets_neither_plague_victims_nor_huskarls_nor_sacrifices() -> None:
    ship = "2 deities: naglfar\nturn: 0\n"
    assert Scene(ship + "0 hand: plague\n1 line: berserk").play("0 plague 5").line(2) == ""
    case = Scene(ship + "0 hand: raider\n1 line: huskarl").play("0 raider left 1", "1 huskarl")
    assert case.line(2) == ""
    assert Scene(ship + "0 line: berserk").play("0 sacrifice 0:1:berserk").line(2) == ""


@pytest.mark.parametrize("unit", ["archer", "traitor", "raider", "assassin"])
def test_line_470_what_naglfar_brings_does_nothing_on_arrival(unit: str) -> None:
    case = Scene(f"0 hand: assassin\n1 line: {unit}\n2 deities: naglfar\n2 line: archer berserk\nturn: 0")
    case.play(f"0 assassin left 1, kills 1:1:{unit}", f"2 seat {unit} left")
    assert case.line(2) == f"{unit} archer berserk" and case.asked == (1, "turn")


def test_line_476_jormungandr_makes_all_pass_and_draw() -> None:
    case = Scene(
        "spoils: rout challenge\n2 deities: jormungandr\n2 line: konung\n0 line: bond\n1 line: bond\n3 line: bond\n"
        "start: 2",
        4,
    )
    case.play("2 choose rout")
    assert case.fact("3 victories") == "challenge", "of equal seconds the one whose turn comes first"
    assert [case.size(seat) for seat in range(4)] == [4] * 4


def test_line_480_nidhogg_takes_one_of_those_paid() -> None:
    case = Scene("hall: thor hel surt\n0 sacrifices: bond*2\n1 deities: nidhogg\nturn: 0").play("0 summon thor")
    assert case.hand(1) == "bond" and case.discard == "bond"


def test_line_484_a_hirdman_of_a_pair_is_sacrificed_with_seven() -> None:
    """And stays a sacrifice to be used."""
    case = Scene("0 line: hirdman hirdman\n0 deities: loki\n1 line: berserk\nturn: 0")
    case.play("0 sacrifice 0:1:hirdman, kills 1:1:berserk")
    assert case.line(1) == "" and case.fact("0 sacrifices") == "hirdman"
