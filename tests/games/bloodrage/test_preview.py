"""What the hall promises before a pillage is what the pillage brings."""

from __future__ import annotations

import pytest

from tests.games.bloodrage.tale import Tale

PILLAGES = [
    ("horgr", "leader horgr", "", "1 1 1"),
    ("horgr", "leader horgr", "", "1 4 1"),
    ("horgr", "leader horgr", "", "1 5 1"),
    ("horgr", "leader horgr", "", "1 6 1"),
    ("gimle", "leader gimle", "", "1 2 1"),
    ("myrkulor", "leader myrkulor", "", "1 1 1"),
    ("myrkulor", "frost_giant myrkulor", "frost_giant", "1 1 1"),
    ("horgr", "frost_giant horgr", "frost_giant", "1 2 1"),
    ("yggdrasil", "leader yggdrasil", "", "1 1 1"),
    ("yggdrasil", "frost_giant yggdrasil", "frost_giant", "1 3 1"),
    ("gimle", "leader gimle", "lord_of_spears", "1 1 1"),
    ("gimle", "leader horgr, 2 warrior gimle", "lord_of_spears", "1 1 1"),
]


@pytest.mark.parametrize(("province", "figures", "upgrade", "steps"), PILLAGES)
@pytest.mark.parametrize("opposed", [True, False])
def test_a_pillage_keeps_its_promise(province: str, figures: str, upgrade: str, steps: str, opposed: bool) -> None:
    """R-42: axes that rise with the pillage count, a track has its own steps, and Yggdrasil raises them too."""
    lines = [f"clan 0: steps {steps}", f"figures 0: {figures}"]
    lines += [f"upgrades 0: {upgrade}"] if upgrade else []
    lines += [f"figures 1: warrior {province}"] if opposed else []
    tale = Tale(*lines, age=3)
    promised = tale.facts(f"pillage {province}")["points"]
    tale.play(f"0 pillage {province}")
    assert tale.asked == (1, "action") or tale.asked == (0, "call")
    while tale.asked[1] == "call":
        tale.state.do("pass")
    assert tale.glory(0) == promised


@pytest.mark.parametrize(("province", "figures", "upgrade", "steps"), PILLAGES)
def test_a_battle_card_keeps_its_promise(province: str, figures: str, upgrade: str, steps: str) -> None:
    lines = [f"clan 0: steps {steps}", f"figures 0: {figures}", f"figures 1: warrior {province}"]
    lines += [f"upgrades 0: {upgrade}"] if upgrade else []
    tale = Tale(*lines, "hand 0: thors_hammer tyrs_smash-1").play(f"0 pillage {province}")
    while tale.asked[1] == "call":
        tale.state.do("pass")
    promised = tale.facts("thors_hammer", 0)["points"]
    tale.play("0 thors_hammer")
    assert tale.glory(0) == promised


def test_a_defender_is_promised_its_axes_only() -> None:
    tale = Tale("figures 0: warrior horgr", "figures 1: leader horgr", "hand 1: thors_hammer tyrs_smash-1")
    tale.play("0 pillage horgr")
    assert tale.facts("tyrs_smash-1", 1)["points"] == 3
