"""The action phase: turns, invading, marching, laying quests, pillaging (381-553)."""

from __future__ import annotations

import pytest

from tests.games.bloodrage.scenario import Scene

# --- turns --------------------------------------------------------------------------------------------------------


def test_turns_go_clockwise_past_those_who_cannot_act() -> None:
    case = Scene("clan 1: rage 0", "clan 2: rage 3 passed").play("0 invade leader gimle")
    assert case.asked == (3, "action")


def test_the_first_player_begins() -> None:
    assert Scene("first 2").asked == (2, "action")


def test_whoever_passes_loses_its_rage_and_acts_no_more() -> None:
    case = Scene("clan 0: rage 5", "clan 2: passed", "clan 3: passed")
    assert case.facts("pass") == {"cost": 5, "rage": 0}
    case.play("0 pass")
    assert case.rage(0) == 0
    case.play("1 invade leader gimle")
    assert case.asked == (1, "action")


def test_r6_the_phase_ends_when_nobody_may_act() -> None:
    case = Scene("clan 0: rage 1", "clan 1: rage 0", "clan 2: rage 0", "clan 3: rage 0", "hand 1: troll tyrs_bash")
    case.play("0 invade warrior gimle")
    assert case.asked == (1, "keep")


def test_r6_the_phase_ends_when_all_living_provinces_are_pillaged() -> None:
    lines = (
        "ruined elvagar",
        "pillaged angerboda muspelheim horgr utgard andlang myrkulor yggdrasil",
        "figures 0: leader gimle",
        "hand 1: troll tyrs_bash",
    )
    assert Scene(*lines).play("0 pillage gimle").asked == (1, "keep")
    without_tree = [line.replace(" yggdrasil", "") for line in lines]
    assert Scene(*without_tree).play("0 pillage gimle").asked == (1, "action")


def test_r60_two_hundred_actions_end_the_phase() -> None:
    case = Scene("clan 1: actions 200", "hand 1: troll tyrs_bash").play("0 invade leader gimle")
    assert case.asked == (1, "keep")


# --- invading -----------------------------------------------------------------------------------------------------


def test_figures_cost_their_strength_and_leaders_nothing() -> None:
    for move, rage in (("invade leader gimle", 6), ("invade warrior gimle", 5), ("invade ship nw", 4)):
        assert Scene().play(f"0 {move}").rage(0) == rage


def test_an_invader_needs_a_helmet() -> None:
    """421: ships count, the dead do not."""
    case = Scene("figures 0: 3 warrior gimle, ship nw, 2 warrior valhalla")
    assert not case.may("invade leader gimle")
    assert Scene("figures 0: 2 warrior gimle, ship nw, 2 warrior valhalla").may("invade leader gimle")


def test_any_number_of_ships_share_a_fjord() -> None:
    case = Scene("figures 1: ship nw", "figures 2: ship nw", "figures 3: ship nw").play("0 invade ship nw")
    assert case.at(0, "ship", "nw") == 1


def test_r58_a_fjord_closes_with_its_second_province() -> None:
    assert Scene("ruined gimle").may("invade ship nw")
    assert not Scene("ruined gimle myrkulor").may("invade ship nw")
    assert "nw" not in str(Scene("ruined gimle myrkulor", "hand 0: lokis_dragons").texts())


# --- marching -----------------------------------------------------------------------------------------------------


def test_a_march_costs_one_and_reaches_any_province() -> None:
    case = Scene("figures 0: 2 warrior gimle, leader gimle", "figures 1: 2 warrior elvagar")
    facts = case.facts("march gimle elvagar")
    assert (facts["cost"], facts["marchers"], facts["room"], facts["strengths"]) == (1, 3, 2, {"1": 2})
    case.play("0 march gimle elvagar, leader, warrior")
    assert case.rage(0) == 5
    assert (case.at(0, "leader", "elvagar"), case.at(0, "warrior", "elvagar"), case.at(0, "warrior", "gimle")) == (
        1,
        1,
        1,
    )


def test_r59_one_figure_may_march_alone() -> None:
    case = Scene("figures 0: 2 warrior gimle").play("0 march gimle yggdrasil, warrior, done")
    assert case.at(0, "warrior", "gimle") == 1


def test_a_lone_figure_is_not_asked_for() -> None:
    case = Scene("figures 0: leader gimle, ship nw").play("0 march gimle andlang")
    assert case.at(0, "leader", "andlang") == 1
    assert case.at(0, "ship", "nw") == 1


def test_the_hall_tells_what_a_march_would_make() -> None:
    case = Scene("figures 0: leader gimle, 2 warrior gimle, ship sw")
    case.state.play(case.state.read("march gimle andlang"))
    assert case.facts("leader") == {"cost": 1, "strength": 5}
    case.state.play(case.state.read("leader"))
    assert case.facts("warrior") == {"cost": 1, "strength": 6}
    assert case.facts("done") == {"cost": 1, "strength": 5}
    case.state.step_back(0)
    assert case.asked == (0, "action")


# --- quests -------------------------------------------------------------------------------------------------------


def test_a_quest_is_laid_for_nothing_and_unseen() -> None:
    """R-47: others learn that a card was laid, not which."""
    case = Scene("hand 0: manheim-1 alfheim-1 troll", "figures 0: leader gimle")
    assert case.facts("quest")["cost"] == 0
    case.state.play(case.state.read("quest"))
    assert case.texts() == ["alfheim-1", "manheim-1"]
    assert case.facts("alfheim-1") == {"cost": 0, "glory": 5, "done": True}
    assert case.facts("manheim-1") == {"cost": 0, "glory": 5, "done": False}
    case.state.step_back(0)
    case.state.take_events()
    case.play("0 quest, alfheim-1")
    event = next(event for event in case.state.take_events() if event.key == "lays")
    assert event.seen_by(1)["card"] == "@card-hidden"
    assert event.seen_by(0)["card"] == "@card-alfheim-1"
    assert case.rage(0) == 6
    other = case.state.view(1).to_json()
    assert '"questCount":1' in other
    assert '"quests":["alfheim-1"]' not in other
    assert '"quests":["alfheim-1"]' in case.state.view(0).to_json()


# --- pillaging ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("province", "stats", "glory"),
    [("elvagar", (7, 3, 4), 0), ("horgr", (6, 4, 4), 0), ("gimle", (6, 3, 5), 0), ("myrkulor", (6, 3, 4), 5),
     ("yggdrasil", (7, 4, 5), 0)],
)  # fmt: skip
def test_a_pillage_gives_what_the_token_shows(province: str, stats: tuple[int, int, int], glory: int) -> None:
    """533-553; the current rage stays as it is."""
    case = Scene(f"figures 0: leader {province}")
    assert case.facts(f"pillage {province}")["points"] == glory
    case.play(f"0 pillage {province}")
    assert (case.stats(0), case.glory(0), case.rage(0)) == (stats, glory, 6)
    assert case.pillaged(province)


def test_a_stat_on_its_last_step_stays_there() -> None:
    case = Scene("clan 0: steps 6 6 6", "figures 0: leader yggdrasil").play("0 pillage yggdrasil")
    assert case.stats(0) == (12, 8, 10)


def test_axes_won_in_a_battle_count_for_it() -> None:
    case = Scene("figures 0: leader horgr", "figures 1: warrior horgr")
    assert case.facts("pillage horgr")["points"] == 4
    assert case.facts("pillage horgr")["opposed"]
    assert case.play("0 pillage horgr").glory(0) == 4


def test_a_winning_defender_gets_battle_glory_and_the_token_stays() -> None:
    case = Scene("figures 0: warrior gimle", "figures 1: leader gimle")
    assert case.facts("pillage gimle")["leader"] == 1
    case.play("0 pillage gimle")
    assert case.glory(1) == 3
    assert not case.pillaged("gimle")
    assert case.stats(1) == (6, 3, 4)
    case.play("1 pillage gimle")
    assert case.pillaged("gimle")


def test_losers_lose_their_ships_too() -> None:
    case = Scene("hand 0: tyrs_crush-1", "figures 0: leader gimle", "figures 1: leader gimle, ship nw").play(
        "0 pillage gimle"
    )
    assert case.dead(1) == 2


def test_the_events_of_a_battle_follow_r42() -> None:
    lines = ("hand 0: thors_hammer", "hand 1: lokis_trickery", "upgrades 1: lokis_dragons", "upgrades 0: thors_glory")
    case = Scene(*lines, "figures 0: leader horgr", "figures 1: ship se, warrior horgr")
    assert case.tells("0 pillage horgr") == [
        "pillages", "battle", "reveals", "reveals", "strength", "strength", "wins", "takes-rage", "glory",
        "falls", "falls", "glory", "glory", "pillaged", "raises", "glory",
    ]  # fmt: skip
    assert (case.glory(0), case.glory(1)) == (3 + 2 + 4, 4)


def test_the_hall_tells_what_a_battle_card_would_make() -> None:
    case = Scene(
        "hand 0: tyrs_crush-1 manheim-1 troll thors_hammer heimdalls_sight",
        "upgrades 0: tyrs_domain",
        "figures 0: warrior horgr",
        "figures 1: leader horgr",
    ).play("0 pillage horgr")
    crush = case.facts("tyrs_crush-1", 0)
    assert (crush["total"], crush["leader"], crush["points"]) == (5, 0, 4)
    assert case.facts("manheim-1", 0)["total"] == 4
    assert case.facts("troll", 0)["leader"] == 1
    assert case.facts("thors_hammer", 0)["points"] == 0
    assert case.facts("heimdalls_sight", 0)["strength"] == "x"
