"""Plague, Outflank, and Freya, who picks up what others have played."""

from __future__ import annotations

import pytest

from .scenario import Scene


def test_w23_the_plague_reads_all_strengths_once() -> None:
    """W-23: what changes by its victims' going does not fall too."""
    case = Scene("0 hand: plague\n0 line: archer\n1 line: archer bond\n2 line: bond thrall bond bond bond\nturn: 0")
    case.play("0 plague 1")
    assert [case.line(seat) for seat in range(3)] == ["", "bond", "bond thrall bond bond bond"]
    case = Scene("0 hand: plague\n1 line: hirdman konung hirdman\nturn: 0").play("0 plague 3")
    assert case.line(1) == "konung"


def test_w23_it_discards_and_does_not_destroy() -> None:
    """W-23: Naglfar gets none of them."""
    case = Scene("0 hand: plague\n1 line: berserk\n2 deities: naglfar\nturn: 0").play("0 plague 5")
    assert case.line(2) == "" and case.discard == "berserk plague"


def test_w23_a_number_nobody_has_is_legal() -> None:
    """W-23"""
    case = Scene("0 hand: plague\n1 line: berserk\nturn: 0").play("0 plague 6")
    assert case.line(1) == "berserk" and case.discard == "plague" and case.asked == (1, "turn")


@pytest.mark.parametrize("player", [0, 1])
def test_w23_guarded_lines_are_spared_whoever_plays_it(player: int) -> None:
    """W-23: Surt's owner before his pass, Heimdall's after it; Odin does not help."""
    text = f"{player} hand: plague\n0 line: bond\n0 deities: surt\n1 line: bond\n1 deities: odin\n2 line: bond\n"
    case = Scene(text + f"2 deities: heimdall\npasses: 2\nturn: {player}").play(f"{player} plague 1")
    assert [case.line(seat) for seat in range(3)] == ["bond", "", "bond"]
    case = Scene(text + f"2 deities: heimdall\nturn: {player}").play(f"{player} plague 1")
    assert case.line(2) == "", "Heimdall guards only from the pass on"


def test_w64_numbers_from_nought_to_ten_and_on_to_the_strongest() -> None:
    """W-64"""
    case = Scene("0 hand: plague\n1 line: berserk\nturn: 0")
    assert [text for text in case.texts() if text.startswith("plague")] == [f"plague {n}" for n in range(11)]
    case = Scene("0 hand: plague\n2 line: hovding berserk berserk berserk berserk berserk berserk\nturn: 0")
    assert [text for text in case.texts() if text.startswith("plague")] == [f"plague {n}" for n in range(15)]
    case.play("0 plague 14")
    assert "hovding" not in case.line(2)


# --- Outflank --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("thrown", [0, 1, 3])
def test_w24_outflank_throws_any_number_and_draws_one_more(thrown: int) -> None:
    """W-24: the Outflank itself is none of them."""
    case = Scene("0 hand: outflank archer*3 bond\ndeck: konung*4\nturn: 0")
    case.play("0 outflank hand" + ", discard archer" * thrown + ", done")
    rest = {0: "archer*3 bond konung", 1: "archer*2 bond konung*2", 3: "bond konung*4"}[thrown]
    assert case.hand(0) == rest and case.asked == (1, "turn")


def test_w24_a_second_outflank_may_be_thrown_but_not_the_played_one() -> None:
    """W-24"""
    case = Scene("0 hand: outflank*2\ndeck: konung*4\nturn: 0")
    case.state.play(case.state.read("outflank hand"))
    case.state.play(case.state.read("discard outflank"))
    assert case.texts() == ["done"]
    case.state.play(case.state.read("done"))
    assert case.hand(0) == "konung*2" and case.discard == "outflank*2"


def test_w24_outflank_takes_back_one_to_three_units() -> None:
    """W-24, W-63: they are known to be in the hand."""
    case = Scene("0 hand: outflank\n0 line: archer bond konung thrall\nturn: 0")
    case.play("0 outflank line, return 0:1:archer, return 0:3:konung, done")
    assert case.line(0) == "bond thrall" and case.hand(0) == "archer konung" and case.fact("0 known") == "archer konung"
    case = Scene("0 hand: outflank\n0 line: archer bond konung thrall\nturn: 0")
    case.play("0 outflank line, return 0:1:archer, return 0:2:bond, return 0:3:konung")
    assert case.line(0) == "thrall", "three are the most"


def test_w24_at_least_one_and_only_ones_own() -> None:
    """W-24"""
    case = Scene("0 hand: outflank\n0 line: archer bond\n1 line: konung\nturn: 0")
    case.state.play(case.state.read("outflank line"))
    assert case.texts() == ["return 0:1:archer", "return 0:2:bond"]
    assert not Scene("0 hand: outflank\n1 line: konung\nturn: 0").may("outflank line")


@pytest.mark.parametrize(("others", "back"), [(11, 1), (10, 2), (9, 3), (8, 3)])
def test_w24_only_as_many_as_fit_into_twelve(others: int, back: int) -> None:
    """W-24, W-53: the played Outflank has made room for one."""
    case = Scene(f"0 hand: outflank archer*{others}\n0 line: bond bond bond bond\nturn: 0")
    case.play("0 outflank line" + "".join(f", return 0:{at}:bond" for at in range(1, back + 1)))
    assert case.size(0) == others + back <= 12 and case.line(0) == " ".join(["bond"] * (4 - back))


def test_w24_ones_own_guard_does_not_stop_it() -> None:
    """W-24"""
    case = Scene("0 hand: outflank\n0 line: bond\n0 deities: surt\nturn: 0").play("0 outflank line, return 0:1:bond")
    assert case.hand(0) == "bond" and case.line(0) == ""


# --- Freya -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("passes", ["", "1"])
def test_w25_freya_may_take_what_another_has_played(passes: str) -> None:
    """W-25, W-63: also after her owner's pass."""
    text = f"0 hand: plague\n1 deities: freya\npasses: {passes}\nturn: 0"
    case = Scene(text).play("0 plague 3")
    assert case.asked == (1, "freya") and case.discard == ""
    case.play("1 take")
    assert case.hand(1) == "plague" and case.fact("1 known") == "plague" and case.discard == ""
    case = Scene(text).play("0 plague 3", "1 pass")
    assert case.hand(1) == "" and case.discard == "plague"


def test_w25_not_what_her_owner_plays_himself() -> None:
    """W-25"""
    case = Scene("0 hand: plague\n0 deities: freya\nturn: 0").play("0 plague 3")
    assert case.asked == (1, "turn") and case.discard == "plague"


def test_w25_not_at_twelve_cards() -> None:
    """W-25, W-53"""
    case = Scene("0 hand: plague\n1 deities: freya\n1 hand: bond*12\nturn: 0").play("0 plague 3")
    assert case.asked == (1, "turn") and case.discard == "plague"


def test_w25_a_shield_wall_too_but_nothing_that_was_only_thrown() -> None:
    """W-25: the Outflank is taken once it has drawn; manoeuvres thrown for it are not."""
    case = Scene("0 hand: raider\n1 hand: shield_wall\n1 line: konung\n2 deities: freya\nturn: 0")
    case.play("0 raider left 1", "1 shield_wall", "2 take")
    assert case.hand(2) == "shield_wall"
    case = Scene("0 hand: outflank plague\n2 deities: freya\ndeck: bond*3\nturn: 0")
    case.play("0 outflank hand, discard plague, done")
    assert case.asked == (2, "freya") and case.hand(0) == "bond*2"
    case.play("2 take")
    assert case.hand(2) == "outflank" and case.discard == "plague"


def test_w25_w52_a_played_card_lies_in_no_pile_until_it_is_over() -> None:
    """W-52: a deck made anew by the Outflank's draw does not hold the Outflank."""
    case = Scene("0 hand: outflank\ndeck:\nturn: 0").play("0 outflank hand, done")
    assert case.hand(0) == "" and case.discard == "outflank"
