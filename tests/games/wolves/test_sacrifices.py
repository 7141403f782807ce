"""Sacrifices: who leaves the line, who goes along, and what Loki kills for it."""

from __future__ import annotations

import pytest

from .tale import Tale


@pytest.mark.parametrize(("at", "rest"), [(1, "bond konung"), (2, "archer konung"), (3, "archer bond")])
def test_w26_one_unit_of_the_own_line_goes_and_the_line_closes_up(at: int, rest: str) -> None:
    """W-26"""
    kind = ["archer", "bond", "konung"][at - 1]
    tale = Tale("0 line: archer bond konung\nturn: 0").play(f"0 sacrifice 0:{at}:{kind}")
    assert tale.line(0) == rest and tale.fact("0 sacrifices") == kind and tale.asked == (1, "turn")


def test_w26_units_that_others_put_there_may_go_but_not_those_of_other_lines() -> None:
    """W-26"""
    tale = Tale("0 line: assassin/1\n1 line: bond\nturn: 0")
    assert tale.may("sacrifice 0:1:assassin") and not tale.may("sacrifice 1:1:bond")


def test_w26_any_number_of_thralls_may_go_along() -> None:
    """W-26"""
    text = "0 line: thrall berserk thrall archer thrall\nturn: 0"
    tale = Tale(text)
    tale.state.play(tale.state.read("sacrifice 0:2:berserk"))
    assert tale.texts() == ["with 0:1:thrall", "with 0:3:thrall", "with 0:5:thrall", "done"]
    tale = Tale(text).play("0 sacrifice 0:2:berserk, done")
    assert tale.fact("0 sacrifices") == "berserk" and tale.line(0) == "thrall thrall archer thrall"
    tale = Tale(text).play("0 sacrifice 0:2:berserk, with 0:3:thrall, done")
    assert tale.fact("0 sacrifices") == "berserk thrall" and tale.line(0) == "thrall archer thrall"
    tale = Tale(text).play("0 sacrifice 0:2:berserk, with 0:1:thrall, with 0:3:thrall, with 0:5:thrall")
    assert tale.fact("0 sacrifices") == "berserk thrall*3" and tale.line(0) == "archer"


def test_w26_thralls_also_join_another_thrall() -> None:
    """W-26"""
    tale = Tale("0 line: thrall thrall thrall\nturn: 0").play("0 sacrifice 0:2:thrall, with 0:1:thrall, done")
    assert tale.fact("0 sacrifices") == "thrall*2" and tale.line(0) == "thrall"


def test_w26_thralls_of_other_lines_stay() -> None:
    """W-26"""
    tale = Tale("0 line: berserk\n1 line: thrall\nturn: 0").play("0 sacrifice 0:1:berserk")
    assert tale.line(1) == "thrall" and tale.fact("0 sacrifices") == "berserk"


def test_w27_nobody_touches_sacrifices() -> None:
    """W-27: no arrow, no Plague, no Tyr."""
    tale = Tale(
        "0 hand: archer plague\n0 known: archer plague\n0 line: archer\n0 deities: tyr\n1 sacrifices: bond\nturn: 0"
    )
    tale.state.play(tale.state.read("archer left 0"))
    assert tale.texts() == ["kills 0:1:archer", "kills itself"]
    tale.state.step_back(0)
    tale.play("0 tyr left", "0 plague 1")
    assert tale.fact("1 sacrifices") == "bond"


def test_w27_what_was_not_used_is_lost_at_the_end_of_the_round() -> None:
    """W-27: no payment, so Nidhogg gets nothing."""
    tale = Tale("spoils: rout\n0 sacrifices: bond berserk\n1 deities: nidhogg\npasses: 1 2\nturn: 0\ndeck: archer*4")
    tale.play("0 pass")
    assert tale.state.round == 2 and tale.fact("0 sacrifices") == "" and tale.discard == "bond berserk"
    assert tale.hand(1) == ""


# --- Loki ------------------------------------------------------------------------------------------------


def test_w49_loki_kills_something_strictly_weaker_anywhere() -> None:
    """W-49: the own line too; there is no declining."""
    tale = Tale("0 line: berserk archer\n0 deities: loki\n1 line: berserk thrall\n2 line: hirdman priest\nturn: 0")
    tale.state.play(tale.state.read("sacrifice 0:1:berserk"))
    assert tale.texts() == ["kills 0:2:archer", "kills 1:2:thrall", "kills 2:1:hirdman"]


def test_w49_the_victims_strength_is_read_before_and_the_targets_after() -> None:
    """W-49: a Hirdman of a pair counts 7, and leaves one of 3 behind."""
    tale = Tale("0 line: hirdman hirdman\n0 deities: loki\n1 line: berserk\nturn: 0")
    tale.state.play(tale.state.read("sacrifice 0:1:hirdman"))
    assert tale.texts() == ["kills 0:2:hirdman", "kills 1:1:berserk"]
    tale = Tale("0 line: bond bond bond thrall\n0 deities: loki\n1 line: archer\nturn: 0")
    tale.play("0 sacrifice 0:1:bond, with 0:4:thrall, kills 0:3:bond")
    assert tale.line(0) == "bond" and tale.fact("0 sacrifices") == "bond thrall"


def test_w49_victim_and_thralls_leave_together() -> None:
    """W-49: the Konung left behind grows with each of them that goes."""
    tale = Tale("0 line: berserk thrall konung bond bond bond\n0 deities: loki\n1 line: archer\nturn: 0")
    tale.state.play(tale.state.read("sacrifice 0:1:berserk"))
    tale.state.play(tale.state.read("with 0:2:thrall"))
    assert "kills 0:4:bond" in tale.texts() and "kills 0:3:konung" not in tale.texts()


def test_w49_places_are_named_as_they_stand_before_anybody_leaves() -> None:
    """W-49"""
    tale = Tale("0 line: thrall berserk archer bond\n0 deities: loki\n1 line: archer\nturn: 0")
    tale.play("0 sacrifice 0:2:berserk, with 0:1:thrall, kills 0:3:archer")
    assert tale.line(0) == "bond" and tale.discard == "archer"


def test_w49_a_thrall_never_kills() -> None:
    """W-49: nothing is weaker than 0; as victim or going along."""
    tale = Tale("0 line: thrall\n0 deities: loki\n1 line: thrall archer\nturn: 0").play("0 sacrifice 0:1:thrall")
    assert tale.line(1) == "thrall archer" and tale.asked == (1, "turn")


def test_w49_the_only_prey_dies_unasked_even_ones_own() -> None:
    """W-49, W-72: it is not a choice."""
    tale = Tale("0 line: berserk archer\n0 deities: loki\n1 line: konung\nturn: 0").play("0 sacrifice 0:1:berserk")
    assert tale.line(0) == "" and tale.line(1) == "konung" and tale.discard == "archer"


@pytest.mark.parametrize(("guard", "passes"), [("surt", ""), ("heimdall", "1"), ("odin", ""), ("odin", "1")])
def test_w49_guarded_lines_and_odins_are_out_of_his_reach(guard: str, passes: str) -> None:
    """W-49, W-38"""
    tale = Tale(f"0 line: berserk\n0 deities: loki\n1 line: bond\n1 deities: {guard}\npasses: {passes}\nturn: 0")
    tale.play("0 sacrifice 0:1:berserk")
    assert tale.line(1) == "bond"


def test_w49_the_sacrifice_stays_usable_and_the_prey_is_destroyed() -> None:
    """W-49: Naglfar gets it."""
    tale = Tale("hall: hel tyr surt\n0 line: berserk\n0 deities: loki\n1 line: bond\n2 deities: naglfar\nturn: 0")
    tale.play("0 sacrifice 0:1:berserk")
    assert tale.line(2) == "bond" and tale.fact("0 sacrifices") == "berserk" and tale.asked == (0, "rest")


def test_w49_without_loki_a_sacrifice_kills_nobody() -> None:
    """W-60d: he works for whoever has him now."""
    tale = Tale("0 line: hirdman\n1 line: bond\n2 deities: loki\nturn: 0").play("0 sacrifice 0:1:hirdman")
    assert tale.line(1) == "bond" and tale.asked == (1, "turn")
