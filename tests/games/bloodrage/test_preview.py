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


def test_a_new_ship_is_promised_on_the_shores_that_are_left() -> None:
    """188: a fjord supports both of its provinces, a destroyed one no more."""
    tale = Tale("ruined elvagar", "hand 0: lokis_dragons", "figures 0: 2 warrior angerboda")
    invaded = tale.facts("invade ship ne")
    tale.state.play(tale.state.read("upgrade lokis_dragons"))
    facts = tale.facts("ne")
    assert facts["strength"] == invaded["strength"] == 2
    assert facts["provinces"] == invaded["provinces"] == {"angerboda": 4}
    assert tale.facts("ne")["cost"] == 2


def test_a_new_monster_is_promised_with_the_village_of_the_old_one() -> None:
    """R-48: the Dwarf Chieftain leaves, the Troll comes in his place."""
    tale = Tale("hand 0: troll", "upgrades 0: dwarf_chieftain", "figures 0: dwarf_chieftain utgard, 2 warrior utgard")
    tale.state.play(tale.state.read("upgrade troll over dwarf_chieftain"))
    assert tale.facts("utgard")["strength"] == 4


def test_a_late_card_is_promised_with_what_sight_makes_of_it() -> None:
    """R-31: the highest single card of an enemy, late ones too; R-42: the Hammer pays with the axes."""
    tale = Tale(
        "hand 0: thors_hammer heimdalls_eye",
        "hand 1: heimdalls_sight",
        "figures 0: leader horgr",
        "figures 1: warrior horgr",
        age=2,
    )
    tale.play("0 pillage horgr", "0 thors_hammer")
    assert tale.asked == (0, "late-card")
    facts = tale.facts("heimdalls_eye")
    assert facts["strengths"] == {"0": 6, "1": 3}
    assert tale.facts("pass")["strengths"] == {"0": 4, "1": 2}
    tale.play("0 heimdalls_eye")
    assert tale.glory(0) == facts["points"]


@pytest.mark.parametrize(
    ("upgrades", "figures", "enemies"),
    [
        ("valkyrie", "valkyrie gimle, leader gimle", "2 warrior gimle, ship nw"),
        ("valkyrie", "valkyrie andlang, leader gimle", "2 warrior gimle"),
        ("thors_glory", "leader gimle", "2 warrior gimle"),
        ("thors_glory", "leader gimle", "warrior gimle"),
        ("thors_glory valkyrie", "valkyrie gimle, leader gimle", "warrior gimle, ship nw"),
    ],
)
@pytest.mark.parametrize("card", ["", "odins_judgement", "thors_ascension", "odins_smite", "odins_tide"])
def test_glory_for_the_fallen_is_promised(upgrades: str, figures: str, enemies: str, card: str) -> None:
    """R-20, R-21: whoever wins gets it; what one's own Smite and Tide will do is not weighed."""
    tale = Tale(
        f"upgrades 0: {upgrades}",
        f"figures 0: {figures}",
        f"figures 1: {enemies}",
        f"hand 0: {card} tyrs_rage-3",
        age=3,
    )
    promised = tale.facts("pillage gimle")["points"]
    tale.play("0 pillage gimle")
    while tale.asked[1] == "call":
        tale.state.do("pass")
    if card and card != "odins_tide":
        promised = tale.facts(card)["points"]
        tale.play(f"0 {card}")
    elif card:
        tale.play(f"0 {card}")
        while tale.asked[1] == "tide":
            tale.state.do("leader" if tale.asked[0] == 0 else "warrior")
        promised = tale.facts("pass")["points"]
    while tale.asked[1] == "late-card":
        assert tale.facts("pass")["points"] == promised
        tale.state.do("pass")
    assert tale.glory(0) == promised
