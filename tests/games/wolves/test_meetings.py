"""Where two or more cards meet: what each alone does stands in the other files."""

from __future__ import annotations

import pytest

from .scenario import Scene

# --- W-75: one's own guard and one's own Loki and Valkyrie -----------------------------------------------


def test_w75_ones_own_surt_does_not_keep_ones_own_loki_off() -> None:
    """W-75, W-41, W-49: the own line is in his reach, and where it is the only one he must strike there."""
    case = Scene("0 line: berserk archer bond\n0 deities: loki surt\n1 line: thrall\nturn: 0")
    case.state.play(case.state.read("sacrifice 0:1:berserk"))
    assert case.texts() == ["kills 0:2:archer", "kills 0:3:bond", "kills 1:1:thrall"]
    case = Scene("0 line: berserk archer\n0 deities: loki surt\n1 line: konung\nturn: 0").play(
        "0 sacrifice 0:1:berserk"
    )
    assert case.line(0) == "" and case.discard == "archer"


def test_w75_nor_ones_own_heimdall_ones_own_valkyrie() -> None:
    """W-75, W-42"""
    text = "spoils: rout\n0 deities: valkyrie\n0 line: bond archer\n1 line: konung\npasses: 1 2\nturn: 0\ndeck:\n"
    case = Scene(text.replace("valkyrie", "valkyrie heimdall") + "used: heimdall").play("0 pass")
    assert case.texts() == ["take 0:1:bond", "take 0:2:archer", "take 1:1:konung"]
    case = Scene(text + "1 deities: heimdall").play("0 pass")
    assert case.texts() == ["take 0:1:bond", "take 0:2:archer"], "another's Heimdall does"


# --- W-76: price and purchase ----------------------------------------------------------------------------

HALL = "hall: odin hel surt\n"


def test_w76_the_price_of_odin_is_not_yet_odins() -> None:
    """W-76, W-48: Nidhogg's owner takes from it, and from no later one."""
    case = Scene(HALL + "0 sacrifices: bond*3\n1 deities: nidhogg\n2 deities: loki\nturn: 0").play("0 summon odin")
    assert case.hand(1) == "bond" and case.discard == "bond"
    case.play("0 odin banishes loki")
    assert case.hand(1) == "bond" and case.discard == "bond*2"


def test_w76_nidhogg_takes_from_the_price_for_which_he_is_lost() -> None:
    """W-76, W-46"""
    case = Scene(HALL + "0 sacrifices: bond\n0 deities: fafnir\n1 deities: nidhogg\nturn: 0")
    case.play("0 fafnir takes nidhogg")
    assert case.hand(1) == "bond" and case.gods(0) == "nidhogg" and case.gods(1) == ""


def test_w76_a_fenrir_who_is_bought_works_once_he_is_paid() -> None:
    """W-76, W-60d"""
    case = Scene("hall: fenrir hel surt\n0 sacrifices: bond*2\n1 line: berserk\nturn: 0").play("0 summon fenrir")
    assert case.strengths == [0, 0, -5]


# --- W-77: the Hall is full again before a colour goes ---------------------------------------------------


@pytest.mark.parametrize("keep", ["blue", "red"])
def test_w77_the_hall_is_refilled_before_the_colours_are_chosen(keep: str) -> None:
    """W-77, W-31, W-32: what goes then goes to the discard, never back to the Hall."""
    case = Scene(HALL + "0 sacrifices: bond*2\n0 deities: loki\nturn: 0").play("0 summon odin")
    hall = case.fact("hall")
    assert case.asked == (0, "keep-colour") and len(hall.split()) == 3
    case.play(f"0 keep {keep}")
    assert case.fact("hall") == hall and case.fact("deity discard") == ("loki" if keep == "blue" else "odin")


def test_w77_ragnarok_may_come_before_the_choice() -> None:
    """W-77, W-34: with the deck down to it, it is the next card."""
    rest = "vidar thor freya heimdall valkyrie baldr tyr yggdrasil fenrir fafnir naglfar jormungandr nidhogg"
    case = Scene(HALL + f"deity discard: {rest}\n0 sacrifices: bond*2\n0 deities: loki\nturn: 0").play("0 summon odin")
    assert case.asked == (0, "keep-colour") and case.fact("hall") == "hel surt ragnarok"


# --- W-78: after the last pass ---------------------------------------------------------------------------


def test_w78_with_the_last_pass_no_turn_begins_any_more() -> None:
    """W-78: Jörmungandr comes too late, so Vidar acts and may turn the round."""
    text = "spoils: rout\n0 deities: jormungandr\n0 line: berserk\npasses: 0 1\nturn: 2\ndeck:\n"
    case = Scene(text + "1 deities: vidar\n1 hand: konung").play("2 pass")
    assert case.asked == (1, "vidar")
    case.play("1 konung right 1")
    assert case.fact("1 victories") == "rout"
    case = Scene(text + "2 hand: bond*2\n1 deities: vidar\n1 hand: konung").play("2 bond right 2")
    assert case.fact("0 victories") == "rout", "before it the check comes, and Vidar does not"


# --- W-67: what lies in the discard when a card is drawn -------------------------------------------------


def test_w67_an_assassin_who_killed_himself_lies_in_the_discard_as_well() -> None:
    """W-67, W-13: with no other card left he comes back."""
    case = Scene("0 hand: assassin\ndeck:\nturn: 0").play("0 assassin right 0")
    assert case.hand(0) == "assassin" and case.discard == "" and case.fact("0 known") == "", "a drawn card is hidden"


# --- reactions that meet ---------------------------------------------------------------------------------


def test_w13_w20_a_shield_wall_saves_the_assassin_who_would_kill_himself() -> None:
    """W-13, W-20: in a rival's empty line he must name himself; the rival may keep him, and no card is drawn."""
    case = Scene("0 hand: assassin\n1 hand: shield_wall\nturn: 0").play("0 assassin right 1")
    assert case.asked == (1, "reaction-assassin")
    case.play("1 shield_wall")
    assert case.line(1) == "assassin" and case.size(0) == 0


def test_w18_w47_a_shield_wall_leaves_naglfar_only_the_others() -> None:
    """W-18, W-44, W-47: the Walls are over once the captured are seated."""
    case = Scene(
        "0 deities: tyr\n0 line: bond\n1 hand: shield_wall\n1 line: konung\n2 line: berserk\n"
        "3 deities: naglfar\n3 line: thrall archer\n4 deities: freya\nturn: 0",
        5,
    )
    case.play("0 tyr right", "1 shield_wall")
    assert case.asked == (3, "captives") and case.line(3) == "thrall", "his own end unit fell with the others"
    case.play("3 seat bond left", "3 seat berserk left")
    assert case.line(3) == "berserk bond thrall" and case.discard == "archer" and case.line(1) == "konung"
    assert case.asked == (4, "freya")
    case.play("4 take")
    assert case.hand(4) == "shield_wall" and case.asked == (0, "turn")


def test_w37_with_all_passed_huskarl_naglfar_and_the_assassins_card_still_come() -> None:
    """W-37, W-19, W-47, W-67: everything but the Shield Wall."""
    case = Scene(
        "spoils: rout\n0 deities: vidar\n0 hand: assassin\n1 hand: shield_wall\n1 line: bond huskarl\n"
        "2 deities: naglfar\n2 line: thrall\npasses: 1 2\nturn: 0\ndeck: bond*6"
    )
    case.play("0 pass", "0 assassin left 1, kills 1:1:bond")
    assert case.asked == (1, "reaction-assassin") and case.texts() == ["pass", "huskarl 1:3:huskarl"]
    case.play("1 pass")
    assert case.asked == (2, "captives") and case.size(0) == 4
    case.play("2 seat bond left")
    assert case.size(0) == 5 and case.state.round == 2


def test_w37_a_traitor_whom_vidar_leads_brings_the_round_over() -> None:
    """W-37, W-15: the unit counts for its new line, and nobody is asked about the arrival."""
    case = Scene(
        "spoils: rout\n0 deities: vidar\n0 hand: traitor shield_wall\n1 line: berserk\npasses: 1 2\nturn: 0\ndeck:"
    )
    case.play("0 pass", "0 traitor left 1")
    assert case.fact("0 victories") == "rout"


# --- the last unit, the empty line, the twelfth card -----------------------------------------------------


def test_w26_w49_the_last_unit_of_a_line_may_go_and_loki_strikes_for_it() -> None:
    """W-26, W-49: the line is empty then, and counts 0."""
    case = Scene("0 line: konung\n0 deities: loki\n1 line: berserk\nturn: 0").play("0 sacrifice 0:1:konung")
    assert case.line(0) == "" and case.line(1) == "" and case.strengths == [0, 0, 0]
    assert case.fact("0 sacrifices") == "konung" and case.state.worth(0) == 1


def test_w50_whoever_gives_his_last_unit_gives_jormungandrs_victory_away() -> None:
    """W-50, W-26: an empty line wins nothing."""
    case = Scene("0 line: konung\n0 deities: jormungandr\nturn: 0").play("0 sacrifice 0:1:konung", "1 pass", "2 pass")
    assert case.state.round == 1 and case.asked == (0, "turn")


def test_w25_w53_freya_takes_the_twelfth_card_and_no_thirteenth() -> None:
    """W-25, W-53, W-69: of a Shield Wall and a Plague the first makes the hand full."""
    case = Scene("0 hand: plague\n1 hand: shield_wall\n1 line: archer\n2 hand: bond*11\n2 deities: freya\nturn: 0")
    case.play("0 plague 1", "1 shield_wall", "2 take")
    assert case.size(2) == 12 and case.discard == "plague" and case.asked == (1, "turn")


def test_w24_w25_a_deck_made_anew_by_an_outflank_holds_what_was_thrown_for_it() -> None:
    """W-24, W-52: the thrown cards lie in the discard, the Outflank does not."""
    case = Scene("0 hand: outflank bond*2\ndeck:\n2 deities: freya\nturn: 0")
    case.play("0 outflank hand, discard bond, discard bond, done")
    assert case.hand(0) == "bond*2" and case.discard == "" and case.asked == (2, "freya")


# --- Yggdrasil and both colours --------------------------------------------------------------------------


def test_w41_w44_with_yggdrasil_ones_own_surt_keeps_ones_own_tyr_off() -> None:
    """W-41, W-44: he touches no guarded line, whoever calls him."""
    case = Scene("0 deities: yggdrasil surt tyr\n0 line: bond\n1 line: bond\nturn: 0").play("0 tyr left")
    assert case.line(0) == "bond" and case.line(1) == ""


def test_w39_with_yggdrasil_thor_may_strike_ones_own_red_ones() -> None:
    """W-39: of any player."""
    case = Scene("hall: tyr odin vidar\n0 deities: yggdrasil thor hel\n1 deities: loki\nturn: 0")
    case.play("0 thor strikes hel, strikes loki")
    assert case.gods(0) == "yggdrasil" and case.gods(1) == "" and case.asked == (0, "turn")


def test_w31_w43_baldr_goes_before_the_one_he_calls_comes() -> None:
    """W-31, W-43: so a lonely Baldr brings a red deity without a choice."""
    case = Scene(HALL + "0 deities: baldr\n0 sacrifices: bond\ndeity discard: loki\nturn: 0").play("0 baldr calls loki")
    assert case.gods(0) == "loki" and case.asked == (0, "turn")


def test_w31_w46_so_does_fafnir() -> None:
    """W-31, W-46"""
    case = Scene(HALL + "0 deities: fafnir\n0 sacrifices: bond\nturn: 0").play("0 fafnir takes odin")
    assert case.gods(0) == "odin" and case.asked == (0, "turn") and case.fact("deity discard") == "fafnir"


def test_w28_w46_what_came_free_makes_the_next_dearer_all_the_same() -> None:
    """W-28: what one has now counts, however it came."""
    case = Scene("hall: hel surt thor\n0 deities: fafnir\n0 sacrifices: bond*3\n1 deities: loki\nturn: 0")
    case.play("0 fafnir takes loki")
    assert not case.may("summon hel") and case.may("summon thor")
