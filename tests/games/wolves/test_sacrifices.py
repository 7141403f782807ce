"""Sacrifices: who leaves the line, who goes along, and what Loki kills for it."""

from __future__ import annotations

import pytest

from .scenario import Scene


@pytest.mark.parametrize(("at", "rest"), [(1, "bond konung"), (2, "archer konung"), (3, "archer bond")])
def test_w26_one_unit_of_the_own_line_goes_and_the_line_closes_up(at: int, rest: str) -> None:
    """W-26"""
    kind = ["archer", "bond", "konung"][at - 1]
    case = Scene("0 line: archer bond konung\nturn: 0").play(f"0 sacrifice 0:{at}:{kind}")
    assert case.line(0) == rest and case.fact("0 sacrifices") == kind and case.asked == (1, "turn")


def test_w26_units_that_others_put_there_may_go_but_not_those_of_other_lines() -> None:
    """W-26"""
    case = Scene("0 line: assassin/1\n1 line: bond\nturn: 0")
    assert case.may("sacrifice 0:1:assassin") and not case.may("sacrifice 1:1:bond")


def test_w26_any_number_of_thralls_may_go_along() -> None:
    """W-26"""
    text = "0 line: thrall berserk thrall archer thrall\nturn: 0"
    case = Scene(text)
    case.state.play(case.state.read("sacrifice 0:2:berserk"))
    assert case.texts() == ["with 0:1:thrall", "with 0:3:thrall", "with 0:5:thrall", "done"]
    case = Scene(text).play("0 sacrifice 0:2:berserk, done")
    assert case.fact("0 sacrifices") == "berserk" and case.line(0) == "thrall thrall archer thrall"
    case = Scene(text).play("0 sacrifice 0:2:berserk, with 0:3:thrall, done")
    assert case.fact("0 sacrifices") == "berserk thrall" and case.line(0) == "thrall archer thrall"
    case = Scene(text).play("0 sacrifice 0:2:berserk, with 0:1:thrall, with 0:3:thrall, with 0:5:thrall")
    assert case.fact("0 sacrifices") == "berserk thrall*3" and case.line(0) == "archer"


def test_w26_thralls_also_join_another_thrall() -> None:
    """W-26"""
    case = Scene("0 line: thrall thrall thrall\nturn: 0").play("0 sacrifice 0:2:thrall, with 0:1:thrall, done")
    assert case.fact("0 sacrifices") == "thrall*2" and case.line(0) == "thrall"


def test_w26_thralls_of_other_lines_stay() -> None:
    """W-26"""
    case = Scene("0 line: berserk\n1 line: thrall\nturn: 0").play("0 sacrifice 0:1:berserk")
    assert case.line(1) == "thrall" and case.fact("0 sacrifices") == "berserk"


def test_w27_nobody_touches_sacrifices() -> None:
    """W-27: no arrow, no Plague, no Tyr."""
    case = Scene(
        "0 hand: archer plague\n0 known: archer plague\n0 line: archer\n0 deities: tyr\n1 sacrifices: bond\nturn: 0"
    )
    case.state.play(case.state.read("archer left 0"))
    assert case.texts() == ["kills 0:1:archer", "kills itself"]
    case.state.step_back(0)
    case.play("0 tyr left", "0 plague 1")
    assert case.fact("1 sacrifices") == "bond"


def test_w27_what_was_not_used_is_lost_at_the_end_of_the_round() -> None:
    """W-27: no payment, so Nidhogg gets nothing."""
    case = Scene("spoils: rout\n0 sacrifices: bond berserk\n1 deities: nidhogg\npasses: 1 2\nturn: 0\ndeck: archer*4")
    case.play("0 pass")
    assert case.state.round == 2 and case.fact("0 sacrifices") == "" and case.discard == "bond berserk"
    assert case.hand(1) == ""


# --- Loki ------------------------------------------------------------------------------------------------


def test_w49_loki_kills_something_strictly_weaker_anywhere() -> None:
    """W-49: the own line too; there is no declining."""
    case = Scene("0 line: berserk archer\n0 deities: loki\n1 line: berserk thrall\n2 line: hirdman priest\nturn: 0")
    case.state.play(case.state.read("sacrifice 0:1:berserk"))
    assert case.texts() == ["kills 0:2:archer", "kills 1:2:thrall", "kills 2:1:hirdman"]


def test_w49_the_victims_strength_is_read_before_and_the_targets_after() -> None:
    """W-49: a Hirdman of a pair counts 7, and leaves one of 3 behind."""
    case = Scene("0 line: hirdman hirdman\n0 deities: loki\n1 line: berserk\nturn: 0")
    case.state.play(case.state.read("sacrifice 0:1:hirdman"))
    assert case.texts() == ["kills 0:2:hirdman", "kills 1:1:berserk"]
    case = Scene("0 line: bond bond bond thrall\n0 deities: loki\n1 line: archer\nturn: 0")
    case.play("0 sacrifice 0:1:bond, with 0:4:thrall, kills 0:3:bond")
    assert case.line(0) == "bond" and case.fact("0 sacrifices") == "bond thrall"


def test_w49_victim_and_thralls_leave_together() -> None:
    """W-49: the Konung left behind grows with each of them that goes."""
    case = Scene("0 line: berserk thrall konung bond bond bond\n0 deities: loki\n1 line: archer\nturn: 0")
    case.state.play(case.state.read("sacrifice 0:1:berserk"))
    case.state.play(case.state.read("with 0:2:thrall"))
    assert "kills 0:4:bond" in case.texts() and "kills 0:3:konung" not in case.texts()


def test_w49_places_are_named_as_they_stand_before_anybody_leaves() -> None:
    """W-49"""
    case = Scene("0 line: thrall berserk archer bond\n0 deities: loki\n1 line: archer\nturn: 0")
    case.play("0 sacrifice 0:2:berserk, with 0:1:thrall, kills 0:3:archer")
    assert case.line(0) == "bond" and case.discard == "archer"


def test_w49_a_thrall_never_kills() -> None:
    """W-49: nothing is weaker than 0; as victim or going along."""
    case = Scene("0 line: thrall\n0 deities: loki\n1 line: thrall archer\nturn: 0").play("0 sacrifice 0:1:thrall")
    assert case.line(1) == "thrall archer" and case.asked == (1, "turn")


def test_w49_the_only_prey_dies_unasked_even_ones_own() -> None:
    """W-49, W-72: it is not a choice."""
    case = Scene("0 line: berserk archer\n0 deities: loki\n1 line: konung\nturn: 0").play("0 sacrifice 0:1:berserk")
    assert case.line(0) == "" and case.line(1) == "konung" and case.discard == "archer"


@pytest.mark.parametrize(("guard", "passes"), [("surt", ""), ("heimdall", "1"), ("odin", ""), ("odin", "1")])
def test_w49_guarded_lines_and_odins_are_out_of_his_reach(guard: str, passes: str) -> None:
    """W-49, W-38"""
    case = Scene(f"0 line: berserk\n0 deities: loki\n1 line: bond\n1 deities: {guard}\npasses: {passes}\nturn: 0")
    case.play("0 sacrifice 0:1:berserk")
    assert case.line(1) == "bond"


def test_w49_the_sacrifice_stays_usable_and_the_prey_is_destroyed() -> None:
    """W-49: Naglfar gets it."""
    case = Scene("hall: hel tyr surt\n0 line: berserk\n0 deities: loki\n1 line: bond\n2 deities: naglfar\nturn: 0")
    case.play("0 sacrifice 0:1:berserk")
    assert case.line(2) == "bond" and case.fact("0 sacrifices") == "berserk" and case.asked == (0, "rest")


def test_w49_without_loki_a_sacrifice_kills_nobody() -> None:
    """W-60d: he works for whoever has him now."""
    case = Scene("0 line: hirdman\n1 line: bond\n2 deities: loki\nturn: 0").play("0 sacrifice 0:1:hirdman")
    assert case.line(1) == "bond" and case.asked == (1, "turn")
