"""Laying units: where, at which end, and what Archer, Assassin, Raider and Traitor do when laid from hand."""

from __future__ import annotations

import pytest

from .scenario import Scene

UNITS = (
    "archer", "bond", "hirdman", "huskarl", "berserk", "thrall", "priest", "hovding", "konung", "assassin",
    "traitor", "raider",
)  # fmt: skip


@pytest.mark.parametrize("unit", UNITS)
def test_w9_any_unit_to_either_end_of_any_line(unit: str) -> None:
    """W-9: of players who have passed too."""
    case = Scene(f"0 hand: {unit}\n0 line: thrall\n1 line: thrall\n2 line: thrall\npasses: 2\nturn: 0")
    for seat in range(3):
        assert case.may(f"{unit} left {seat}") and case.may(f"{unit} right {seat}")


@pytest.mark.parametrize("unit", UNITS)
def test_w9_on_an_empty_line_both_ends_are_one_move(unit: str) -> None:
    """W-9"""
    case = Scene(f"0 hand: {unit}\nturn: 0")
    assert [text for text in case.texts() if text.startswith(unit)] == [f"{unit} right {seat}" for seat in range(3)]
    assert case.state.do(f"{unit} left 1") == f"{unit} right 1"


def test_w9_the_ends_are_kept_apart_and_nothing_goes_between() -> None:
    """W-9"""
    case = Scene("0 hand: archer bond\n0 line: thrall berserk\nturn: 0")
    case.play("0 archer left 0", "1 pass", "2 pass", "0 bond right 0")
    assert case.line(0) == "archer thrall berserk bond"


def test_w9_a_unit_in_a_rivals_line_is_his_and_remembers_its_sender() -> None:
    """W-9"""
    case = Scene("0 hand: berserk\n1 line: bond\nturn: 0").play("0 berserk left 1")
    assert case.fact("1 line") == "berserk/0 bond" and case.strengths == [0, 6, 0]
    case.play("1 sacrifice 1:1:berserk")
    assert case.fact("1 sacrifices") == "berserk"


@pytest.mark.parametrize("leader", ["priest", "hovding", "konung"])
@pytest.mark.parametrize("line", [0, 1])
def test_w10_no_second_leader_of_a_kind_in_one_line(leader: str, line: int) -> None:
    """W-10: the line it is laid into decides, not the own one."""
    case = Scene(f"0 hand: {leader}\n{line} line: {leader}\n2 line: thrall\nturn: 0")
    assert not case.may(f"{leader} left {line}") and not case.may(f"{leader} right {line}")
    assert case.may(f"{leader} left 2")


@pytest.mark.parametrize("unit", ["hirdman", "huskarl", "berserk", "hovding"])
def test_w10_no_priest_beside_a_weak_warrior(unit: str) -> None:
    """W-10"""
    assert not Scene(f"0 hand: priest\n0 line: thrall {unit}\nturn: 0").may("priest left 0")
    assert Scene(f"0 hand: {unit}\n0 line: priest\nturn: 0").may(f"{unit} left 0"), "warriors may join him later"


@pytest.mark.parametrize("unit", ["archer", "bond", "thrall", "assassin", "traitor", "raider"])
def test_w10_commoners_do_not_stop_a_priest(unit: str) -> None:
    """W-10"""
    assert Scene(f"0 hand: priest\n0 line: {unit}\nturn: 0").may("priest left 0")


@pytest.mark.parametrize(
    ("line", "open_to_him"),
    [
        ("konung", True),
        ("konung thrall", True),
        ("konung thrall thrall", False),
        ("hirdman hirdman", False),
        ("hovding konung", False),
    ],
)
def test_w10_w68_the_priest_reads_strengths_before_he_enters(line: str, open_to_him: bool) -> None:
    """W-10, W-68: a Konung of 9 lets him in, though he is 8 afterwards."""
    case = Scene(f"0 hand: priest\n0 line: {line}\nturn: 0")
    assert case.may("priest right 0") == open_to_him
    if open_to_him:
        before = case.units(0)[0]
        case.play("0 priest right 0")
        assert case.units(0)[0] == before - 1


# --- Archer ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("end", ["left", "right"])
def test_w12_an_archer_beside_an_archer_shoots_anything_anywhere(end: str) -> None:
    """W-12: units of all lines and himself."""
    case = Scene("0 hand: archer\n0 line: archer\n1 line: konung\n2 line: bond\nturn: 0")
    case.state.play(case.state.read(f"archer {end} 0"))
    assert case.texts() == ["kills 0:1:archer", "kills 1:1:konung", "kills 2:1:bond", "kills itself"]


@pytest.mark.parametrize(
    ("end", "target", "left"),
    [
        ("left", "0:1:archer", "archer thrall"),
        ("left", "0:2:thrall", "archer archer"),
        ("left", "itself", "archer thrall"),
    ],
)
def test_w12_places_are_named_as_they_were_before_he_came(end: str, target: str, left: str) -> None:
    """W-12"""
    case = Scene("0 hand: archer\n0 line: archer thrall\nturn: 0").play(f"0 archer {end} 0, kills {target}")
    assert case.line(0) == left


def test_w12_the_archer_who_shoots_himself_is_the_one_laid() -> None:
    """W-12"""
    case = Scene("0 hand: archer\n0 line: thrall archer\nturn: 0").play("0 archer right 0, kills itself")
    assert case.fact("0 line") == "thrall archer" and case.discard == "archer"


@pytest.mark.parametrize(("line", "end"), [("archer thrall", "right"), ("thrall archer", "left"), ("thrall", "left")])
def test_w12_no_shot_without_an_archer_beside_him(line: str, end: str) -> None:
    """W-12"""
    case = Scene(f"0 hand: archer\n0 line: {line}\n1 line: konung\nturn: 0").play(f"0 archer {end} 0")
    assert case.line(1) == "konung" and case.asked == (1, "turn")


def test_w12_in_a_rivals_line_its_owner_shoots_even_after_his_pass() -> None:
    """W-12"""
    case = Scene("0 hand: archer\n0 line: konung\n1 line: thrall archer\npasses: 1\nturn: 0")
    case.play("0 archer right 1")
    assert case.asked == (1, "shot")
    assert case.texts() == ["kills 0:1:konung", "kills 1:1:thrall", "kills 1:2:archer", "kills 1:3:archer"]
    case.play("1 kills 0:1:konung")
    assert case.line(0) == "" and case.line(1) == "thrall archer archer"


def test_w12_such_a_shot_counts_as_the_line_owners() -> None:
    """W-12: Surt of the sender keeps it off his line, Surt of the line's owner does not."""
    case = Scene("0 hand: archer\n0 line: konung\n0 deities: surt\n1 line: archer\nturn: 0").play("0 archer left 1")
    assert case.texts() == ["kills 1:1:archer", "kills 1:2:archer"]
    case = Scene("0 hand: archer\n0 line: konung\n1 deities: surt\n1 line: archer\nturn: 0").play("0 archer left 1")
    assert case.texts() == ["kills 0:1:konung", "kills 1:1:archer", "kills 1:2:archer"]


def test_w60c_a_line_that_closes_up_pairs_hirdmen_but_shoots_no_arrow() -> None:
    """W-60c"""
    case = Scene("0 hand: assassin\n1 line: hirdman thrall hirdman\n2 line: konung\nturn: 0")
    assert case.units(1) == [3, 0, 3]
    case.play("0 assassin left 1, kills 1:2:thrall")
    assert case.units(1) == [0, 7, 7]
    case = Scene("0 hand: assassin\n1 line: archer thrall archer\n2 line: konung\nturn: 0")
    case.play("0 assassin left 1, kills 1:2:thrall")
    assert case.line(1) == "assassin archer archer" and case.line(2) == "konung" and case.asked == (1, "turn")


# --- Assassin --------------------------------------------------------------------------------------------


def test_w13_an_assassin_names_any_unit_of_that_line_himself_included() -> None:
    """W-13"""
    case = Scene("0 hand: assassin\n0 line: archer\n1 line: konung bond\nturn: 0")
    case.state.play(case.state.read("assassin right 1"))
    assert case.texts() == ["kills 1:1:konung", "kills 1:2:bond", "kills itself"]


@pytest.mark.parametrize(
    ("line", "target", "drawn"),
    [
        ("archer", "1:1:archer", 1),
        ("berserk", "1:1:berserk", 0),
        ("hirdman", "1:1:hirdman", 1),
        ("hirdman hirdman", "1:1:hirdman", 0),
        ("hovding huskarl", "1:1:hovding", 1),
        ("hovding huskarl huskarl", "1:1:hovding", 0),
        ("konung", "itself", 1),
    ],
)
def test_w13_a_card_for_a_victim_of_four_or_less(line: str, target: str, drawn: int) -> None:
    """W-13"""
    case = Scene(f"0 hand: assassin plague\n1 line: {line}\npasses: 1\nturn: 0")
    case.play(f"0 assassin right 1, kills {target}")
    if "huskarl" in line:
        case.play("1 pass")
    assert case.size(0) == 1 + drawn


@pytest.mark.parametrize(
    ("line", "target", "drawn"),
    [
        ("konung thrall thrall thrall thrall thrall", "1:1:konung", 1),
        ("konung thrall thrall thrall thrall", "1:1:konung", 0),
        ("bond bond bond", "1:1:bond", 1),
        ("bond bond bond bond", "1:1:bond", 0),
    ],
)
def test_w60a_strengths_are_read_after_the_intruder_entered(line: str, target: str, drawn: int) -> None:
    """W-60a: he lowers a Konung by one and raises Bonds by one."""
    case = Scene(f"0 hand: assassin\n1 line: {line}\nturn: 0").play(f"0 assassin right 1, kills {target}")
    assert case.size(0) == drawn


def test_w60a_the_traitor_too_weakens_the_konung_he_looks_at() -> None:
    """W-60a: beside him the Konung has 5 and is as weak as the Berserk."""
    case = Scene("0 hand: traitor\n1 line: konung berserk thrall thrall thrall\nturn: 0")
    case.state.play(case.state.read("traitor left 1"))
    assert case.texts() == ["takes 1:1:konung", "takes 1:2:berserk"]


def test_w13_an_assassin_alone_kills_himself_for_a_card() -> None:
    """W-13: a legal way to change a card."""
    case = Scene("0 hand: assassin\ndeck: berserk\nturn: 0").play("0 assassin right 0")
    assert case.line(0) == "" and case.hand(0) == "berserk" and case.discard == "assassin"


# --- Raider ----------------------------------------------------------------------------------------------


def test_w14_a_raider_takes_a_unit_to_the_hand_of_whoever_laid_him() -> None:
    """W-14, W-8: everybody knows it is there."""
    case = Scene("0 hand: raider\n1 line: thrall konung\nturn: 0").play("0 raider left 1, takes 1:2:konung")
    assert case.hand(0) == "konung" and case.fact("0 known") == "konung" and case.line(1) == "raider thrall"


def test_w14_raiders_are_never_taken() -> None:
    """W-14: neither himself nor any other."""
    case = Scene("0 hand: raider\n1 line: raider bond archer\nturn: 0")
    case.state.play(case.state.read("raider left 1"))
    assert case.texts() == ["takes 1:2:bond", "takes 1:3:archer"]


def test_w14_his_own_line_may_be_raided() -> None:
    """W-14"""
    case = Scene("0 hand: raider\n0 line: konung\nturn: 0").play("0 raider left 0")
    assert case.line(0) == "raider" and case.hand(0) == "konung"


# --- Traitor ---------------------------------------------------------------------------------------------


def test_w15_a_traitor_brings_the_weakest_tiwaz_unit() -> None:
    """W-15: it is put down as the taker's."""
    case = Scene("0 hand: traitor\n1 line: thrall berserk huskarl konung\npasses: 1\nturn: 0")
    case.play("0 traitor right 1", "1 pass")
    assert case.fact("0 line") == "huskarl" and case.line(1) == "thrall berserk konung traitor"


def test_w15_among_equals_and_between_the_ends_his_lord_chooses() -> None:
    """W-15"""
    text = "0 hand: traitor\n0 line: thrall\n1 line: berserk thrall berserk\nturn: 0"
    case = Scene(text)
    case.state.play(case.state.read("traitor left 1"))
    assert case.texts() == ["takes 1:1:berserk", "takes 1:3:berserk"]
    case = Scene(text).play("0 traitor left 1, takes 1:3:berserk, to left")
    assert case.line(0) == "berserk thrall" and case.line(1) == "traitor berserk thrall"
    case = Scene(text).play("0 traitor left 1, takes 1:1:berserk, to right")
    assert case.line(0) == "thrall berserk" and case.line(1) == "traitor thrall berserk"


def test_w15_in_his_own_line_he_reseats_the_weakest() -> None:
    """W-15"""
    case = Scene("0 hand: traitor\n0 line: berserk hirdman thrall hirdman\nturn: 0")
    case.play("0 traitor left 0, takes 0:4:hirdman, to left")
    assert case.line(0) == "hirdman traitor berserk hirdman thrall"
    case = Scene("0 hand: traitor\n0 line: hirdman thrall konung\nturn: 0")
    case.play("0 traitor left 0, to right")
    assert case.line(0) == "traitor thrall konung hirdman"


def test_w15_a_leader_reseated_in_his_own_line_is_no_second_one() -> None:
    """W-15"""
    case = Scene("0 hand: traitor\n0 line: konung thrall\nturn: 0").play("0 traitor right 0, to right")
    assert case.line(0) == "thrall traitor konung"


@pytest.mark.parametrize(
    ("own", "theirs", "kept"),
    [
        ("konung", "konung", True),
        ("berserk", "priest", True),
        ("thrall", "priest", False),
        ("berserk", "konung", False),
    ],
)
def test_w15_a_leader_who_may_not_enter_is_discarded(own: str, theirs: str, kept: bool) -> None:
    """W-15: not destroyed, so Naglfar gets nothing."""
    case = Scene(f"0 hand: traitor\n0 line: {own}\n1 line: {theirs}\n2 deities: naglfar\nturn: 0")
    case.play("0 traitor left 1" if kept else "0 traitor left 1, to right")
    assert case.line(0) == (own if kept else f"{own} {theirs}")
    assert case.discard == (theirs if kept else "") and case.line(2) == "" and case.line(1) == "traitor"


def test_w15_a_moved_archer_shoots_nobody_and_a_moved_unit_does_nothing() -> None:
    """W-15: only Tiwaz units move, and a Huskarl among them answers nothing in his new line."""
    case = Scene("0 hand: traitor\n0 line: huskarl\n1 line: huskarl\npasses: 1\nturn: 0")
    case.play("0 traitor left 1, to left", "1 pass")
    assert case.line(0) == "huskarl huskarl" and case.asked[0] == 1


@pytest.mark.parametrize("line", ["", "archer bond thrall"])
def test_w15_without_a_tiwaz_unit_nothing_happens(line: str) -> None:
    """W-15, W-7, W-16: the Traitor stays."""
    case = Scene(f"0 hand: traitor\n1 line: {line}\n1 hand: shield_wall\nturn: 0").play("0 traitor left 1")
    assert case.line(1) == f"traitor {line}".strip() and case.line(0) == "" and case.asked == (1, "turn")


# --- staying, naming -------------------------------------------------------------------------------------


@pytest.mark.parametrize("intruder", ["assassin", "raider", "traitor"])
def test_w16_intruders_stay_where_they_were_laid(intruder: str) -> None:
    """W-16: with their effect, cancelled, and against a guarded line."""
    case = Scene(f"0 hand: {intruder}\n1 line: berserk huskarl\npasses: 1\nturn: 0")
    move = {"assassin": "kills 1:1:berserk", "raider": "takes 1:1:berserk"}.get(intruder)
    first = f"0 {intruder} left 1" + (f", {move}" if move else "")
    case.play(first, "1 huskarl 1:3:huskarl")
    assert case.line(1) == f"{intruder} berserk"
    case = Scene(f"0 hand: {intruder}\n1 line: berserk\n1 deities: surt\nturn: 0").play(f"0 {intruder} left 1")
    assert case.line(1) == f"{intruder} berserk" and case.size(0) == 0


def test_w17_the_target_is_named_before_the_answers_come() -> None:
    """W-17: the window shows what is aimed at."""
    case = Scene("0 hand: assassin\n1 line: bond berserk\n1 hand: bond\nturn: 0")
    case.play("0 assassin left 1, kills 1:2:berserk")
    prompt = case.state.prompt
    assert prompt is not None and prompt.window
    assert prompt.params == {"by": "#0", "unit": "@unit-berserk", "place": 3}


@pytest.mark.parametrize(("guard", "passes"), [("surt", ""), ("heimdall", "1")])
def test_w17_what_an_arrow_cannot_touch_cannot_be_named(guard: str, passes: str) -> None:
    """W-17, W-40, W-41"""
    text = f"0 hand: archer\n0 line: archer\n1 line: konung\n1 deities: {guard}\n2 line: bond\nturn: 0\n"
    case = Scene(text + f"passes: {passes}")
    case.state.play(case.state.read("archer left 0"))
    assert "kills 1:1:konung" not in case.texts() and "kills 2:1:bond" in case.texts()
    case = Scene(text + ("passes: 1" if not passes else ""))
    case.state.play(case.state.read("archer left 0"))
    assert "kills 1:1:konung" in case.texts(), "the guard is only for one side of the pass"


def test_w60e_a_guard_is_read_when_the_effect_happens() -> None:
    """W-60e: Surt goes with the pass, and with him his guard."""
    case = Scene("0 hand: assassin*2\n1 line: konung berserk\n1 deities: surt\n1 hand: plague\nturn: 0")
    case.play("0 assassin right 1")
    assert case.line(1) == "konung berserk assassin"
    case.play("1 pass", "2 pass", "0 assassin right 1, kills 1:1:konung")
    assert case.line(1) == "berserk assassin assassin"
