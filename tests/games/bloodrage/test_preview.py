"""What the hall promises before a pillage is what the pillage brings."""

from __future__ import annotations

import pytest

from tests.games.bloodrage.scenario import Scene

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
    case = Scene(*lines, age=3)
    promised = case.facts(f"pillage {province}")["points"]
    case.play(f"0 pillage {province}")
    assert case.asked == (1, "action") or case.asked == (0, "call")
    while case.asked[1] == "call":
        case.state.do("pass")
    assert case.glory(0) == promised


@pytest.mark.parametrize(("province", "figures", "upgrade", "steps"), PILLAGES)
def test_a_battle_card_keeps_its_promise(province: str, figures: str, upgrade: str, steps: str) -> None:
    lines = [f"clan 0: steps {steps}", f"figures 0: {figures}", f"figures 1: warrior {province}"]
    lines += [f"upgrades 0: {upgrade}"] if upgrade else []
    case = Scene(*lines, "hand 0: thors_hammer tyrs_smash-1").play(f"0 pillage {province}")
    while case.asked[1] == "call":
        case.state.do("pass")
    promised = case.facts("thors_hammer", 0)["points"]
    case.play("0 thors_hammer")
    assert case.glory(0) == promised


def test_a_defender_is_promised_its_axes_only() -> None:
    case = Scene("figures 0: warrior horgr", "figures 1: leader horgr", "hand 1: thors_hammer tyrs_smash-1")
    case.play("0 pillage horgr")
    assert case.facts("tyrs_smash-1", 1)["points"] == 3


def test_a_new_ship_is_promised_on_the_shores_that_are_left() -> None:
    """188: a fjord supports both of its provinces, a destroyed one no more."""
    case = Scene("ruined elvagar", "hand 0: lokis_dragons", "figures 0: 2 warrior angerboda")
    invaded = case.facts("invade ship ne")
    case.state.play(case.state.read("upgrade lokis_dragons"))
    facts = case.facts("ne")
    assert facts["strength"] == invaded["strength"] == 2
    assert facts["provinces"] == invaded["provinces"] == {"angerboda": 4}
    assert case.facts("ne")["cost"] == 2


def test_a_new_monster_is_promised_with_the_village_of_the_old_one() -> None:
    """R-48: the Dwarf Chieftain leaves, the Troll comes in his place."""
    case = Scene("hand 0: troll", "upgrades 0: dwarf_chieftain", "figures 0: dwarf_chieftain utgard, 2 warrior utgard")
    case.state.play(case.state.read("upgrade troll over dwarf_chieftain"))
    assert case.facts("utgard")["strength"] == 4


def test_a_late_card_is_promised_with_what_sight_makes_of_it() -> None:
    """R-31: the highest single card of an enemy, late ones too; R-42: the Hammer pays with the axes."""
    case = Scene(
        "hand 0: thors_hammer heimdalls_eye",
        "hand 1: heimdalls_sight",
        "figures 0: leader horgr",
        "figures 1: warrior horgr",
        age=2,
    )
    case.play("0 pillage horgr", "0 thors_hammer")
    assert case.asked == (0, "late-card")
    facts = case.facts("heimdalls_eye")
    assert facts["strengths"] == {"0": 6, "1": 3}
    assert case.facts("pass")["strengths"] == {"0": 4, "1": 2}
    case.play("0 heimdalls_eye")
    assert case.glory(0) == facts["points"]


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
    case = Scene(
        f"upgrades 0: {upgrades}",
        f"figures 0: {figures}",
        f"figures 1: {enemies}",
        f"hand 0: {card} tyrs_rage-3",
        age=3,
    )
    promised = case.facts("pillage gimle")["points"]
    case.play("0 pillage gimle")
    while case.asked[1] == "call":
        case.state.do("pass")
    if card and card != "odins_tide":
        promised = case.facts(card)["points"]
        case.play(f"0 {card}")
    elif card:
        case.play(f"0 {card}")
        while case.asked[1] == "tide":
            case.state.do("leader" if case.asked[0] == 0 else "warrior")
        promised = case.facts("pass")["points"]
    while case.asked[1] == "late-card":
        assert case.facts("pass")["points"] == promised
        case.state.do("pass")
    assert case.glory(0) == promised
