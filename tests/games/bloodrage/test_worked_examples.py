"""The examples of the rulebook, each with the line where it is told."""

from __future__ import annotations

from tests.games.bloodrage.scenario import Scene


def test_line_389_a_raised_stat_is_the_rage_of_the_next_age() -> None:
    """The Raven has raised its rage twice and begins with 8."""
    case = Scene("clan 1: steps 3 1 1", age=2, phase="draft")
    while case.asked[1] == "draft":
        seat = case.state.waiting[0]
        case.state.play(case.state.options_for(seat)[0], seat)
    assert case.rage(1) == 8


def test_line_419_an_upgraded_warrior_costs_two() -> None:
    case = Scene("upgrades 0: experts_in_arms", age=2).play("0 invade warrior utgard")
    assert case.rage(0) == 4
    assert case.strength(0, "utgard") == 2


def test_line_431_marches_that_are_possible_and_not() -> None:
    """Two of three from Gimle to the far Elvagar with two free villages; any number to Yggdrasil; no ships."""
    blue = Scene("figures 0: 3 warrior gimle, ship nw", "figures 1: 2 warrior elvagar")
    assert blue.why("0 march gimle elvagar, warrior, warrior, warrior")[0] == "whole-move"
    assert blue.why("0 march nw elvagar")[0] == "ship-stays"
    assert blue.why("0 march gimle elvagar andlang")[0] == "unknown-move"
    blue.play("0 march gimle elvagar, warrior, warrior")
    assert (blue.at(0, "warrior", "elvagar"), blue.at(0, "warrior", "gimle")) == (2, 1)
    yellow = Scene("figures 0: 4 warrior angerboda", "figures 1: 4 warrior yggdrasil", "figures 2: 4 warrior yggdrasil")
    yellow.play("0 march angerboda yggdrasil, warrior, warrior, warrior, warrior")
    assert yellow.at(0, "warrior", "yggdrasil") == 4


def test_line_451_eminence_takes_the_slot_of_succor() -> None:
    """Three clan upgrades lie already; with Loki's two, a returning figure is worth 3."""
    case = Scene(
        "hand 0: lokis_eminence",
        "upgrades 0: lokis_domain friggas_succor thors_glory",
        "figures 0: 2 warrior valhalla",
        "clan 1: rage 0",
        "clan 2: rage 0",
        "clan 3: rage 0",
        "clan 0: rage 2",
        "doom elvagar horgr muspelheim",
        age=2,
    )
    assert case.why("0 upgrade lokis_eminence")[0] == "slot-full"
    case.play("0 upgrade lokis_eminence over friggas_succor")
    assert case.discards() == ["friggas_succor"]
    assert case.glory(0) == 2 * 3


def test_line_479_the_bear_lays_jotunheim() -> None:
    """Age two: 7 glory and a stat, if it is strongest in one province of Jotunheim."""
    lines = [f"clan {seat}: rage 0" for seat in (1, 2, 3)]
    case = Scene(
        *lines,
        "clan 0: rage 1",
        "hand 0: jotunheim-2",
        "figures 0: leader horgr",
        "figures 1: ship se",
        "doom elvagar gimle andlang",
        age=2,
    )
    case.play("0 quest, jotunheim-2", "0 pass")
    assert case.glory(0) == 7
    case.play("0 axes")
    assert case.stats(0) == (6, 4, 4)


def test_line_557_the_wolf_pillages_andlang() -> None:
    """The ship alone lets the Wolf begin; the Raven comes from Gimle, the Snake in Horgr is no neighbour; the last
    village is taken and the Wolf cannot come again. 3 + 4 against 2 + 0; axes rise from 3 to 4, so 4 glory."""
    case = Scene(
        "tokens rage rage rage horns axes axes horns glory",
        "pillaged horgr",
        "hand 0: tyrs_crush-1",
        "hand 1: lokis_domain",
        "figures 0: ship sw, 2 warrior yggdrasil",
        "figures 1: warrior gimle, warrior yggdrasil",
        "figures 2: leader horgr",
    )
    case.play("0 pillage andlang", "1 warrior gimle")
    assert case.asked == (0, "call")
    case.play("0 warrior yggdrasil", "1 warrior yggdrasil")
    assert case.at(0, "warrior", "yggdrasil") == 1
    assert case.dead(1) == 2
    assert case.hand(1) == ["lokis_domain"]
    assert case.discards() == ["tyrs_crush-1"]
    assert case.stats(0) == (6, 4, 4)
    assert (case.glory(0), case.glory(1)) == (4, 0)
    assert case.pillaged("andlang")


def test_line_583_the_snake_fulfils_manheim_with_its_ship() -> None:
    """A tie of 3 in Elvagar, but 2 against 1 in Angerboda: 5 glory and a helmet."""
    case = Scene(
        "quests 0: manheim-1",
        "figures 0: warrior elvagar, ship ne",
        "figures 1: 3 warrior elvagar",
        "figures 2: warrior angerboda",
        phase="quests",
    )
    assert case.strength(0, "elvagar") == case.strength(1, "elvagar") == 3
    assert case.glory(0) == 5
    case.play("0 horns")
    assert case.stats(0) == (6, 3, 5)
    tied = Scene(
        "quests 0: manheim-1",
        "figures 0: warrior elvagar, ship ne",
        "figures 1: 3 warrior elvagar",
        "figures 2: 2 warrior angerboda",
        "doom gimle horgr utgard",
        phase="quests",
    )
    assert tied.glory(0) == 0


def test_line_597_gimle_burns_in_age_two() -> None:
    """Two red and two blue figures, one of them a ship: 6 glory each, and Andlang is next."""
    case = Scene(
        "doom horgr gimle andlang",
        "ruined horgr",
        "figures 0: 2 warrior gimle",
        "figures 1: warrior gimle, ship nw",
        age=2,
        phase="ragnarok",
    )
    assert (case.glory(0), case.glory(1)) == (6, 6)
    assert case.ruined("gimle")
    assert not case.ruined("andlang")
    provinces = case.state.dump()["provinces"]
    assert isinstance(provinces, dict)
    andlang = provinces["andlang"]
    assert isinstance(andlang, dict)
    assert andlang["doomed"] == 3


def test_line_633_the_raven_has_two_legendary_stats() -> None:
    """Ten for rage and twenty for axes."""
    case = Scene("clan 1: steps 4 6 3", age=3, phase="ragnarok")
    assert case.glory(1) == 30
