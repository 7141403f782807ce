"""The action phase: turns, invading, marching, laying quests, pillaging (381-553)."""

from __future__ import annotations

import pytest

from tests.games.bloodrage.tale import Tale

# --- turns --------------------------------------------------------------------------------------------------------


def test_turns_go_clockwise_past_those_who_cannot_act() -> None:
    tale = Tale("clan 1: rage 0", "clan 2: rage 3 passed").play("0 invade leader gimle")
    assert tale.asked == (3, "action")


def test_the_first_player_begins() -> None:
    assert Tale("first 2").asked == (2, "action")


def test_whoever_passes_loses_its_rage_and_acts_no_more() -> None:
    tale = Tale("clan 0: rage 5", "clan 2: passed", "clan 3: passed")
    assert tale.facts("pass") == {"cost": 5, "rage": 0}
    tale.play("0 pass")
    assert tale.rage(0) == 0
    tale.play("1 invade leader gimle")
    assert tale.asked == (1, "action")


def test_r6_the_phase_ends_when_nobody_may_act() -> None:
    tale = Tale("clan 0: rage 1", "clan 1: rage 0", "clan 2: rage 0", "clan 3: rage 0", "hand 1: troll tyrs_bash")
    tale.play("0 invade warrior gimle")
    assert tale.asked == (1, "keep")


def test_r6_the_phase_ends_when_all_living_provinces_are_pillaged() -> None:
    lines = (
        "ruined elvagar",
        "pillaged angerboda muspelheim horgr utgard andlang myrkulor yggdrasil",
        "figures 0: leader gimle",
        "hand 1: troll tyrs_bash",
    )
    assert Tale(*lines).play("0 pillage gimle").asked == (1, "keep")
    without_tree = [line.replace(" yggdrasil", "") for line in lines]
    assert Tale(*without_tree).play("0 pillage gimle").asked == (1, "action")


def test_r60_two_hundred_actions_end_the_phase() -> None:
    tale = Tale("clan 1: actions 200", "hand 1: troll tyrs_bash").play("0 invade leader gimle")
    assert tale.asked == (1, "keep")


# --- invading -----------------------------------------------------------------------------------------------------


def test_figures_cost_their_strength_and_leaders_nothing() -> None:
    for move, rage in (("invade leader gimle", 6), ("invade warrior gimle", 5), ("invade ship nw", 4)):
        assert Tale().play(f"0 {move}").rage(0) == rage


def test_an_invader_needs_a_helmet() -> None:
    """421: ships count, the dead do not."""
    tale = Tale("figures 0: 3 warrior gimle, ship nw, 2 warrior valhalla")
    assert not tale.may("invade leader gimle")
    assert Tale("figures 0: 2 warrior gimle, ship nw, 2 warrior valhalla").may("invade leader gimle")


def test_any_number_of_ships_share_a_fjord() -> None:
    tale = Tale("figures 1: ship nw", "figures 2: ship nw", "figures 3: ship nw").play("0 invade ship nw")
    assert tale.at(0, "ship", "nw") == 1


def test_r58_a_fjord_closes_with_its_second_province() -> None:
    assert Tale("ruined gimle").may("invade ship nw")
    assert not Tale("ruined gimle myrkulor").may("invade ship nw")
    assert "nw" not in str(Tale("ruined gimle myrkulor", "hand 0: lokis_dragons").texts())


# --- marching -----------------------------------------------------------------------------------------------------


def test_a_march_costs_one_and_reaches_any_province() -> None:
    tale = Tale("figures 0: 2 warrior gimle, leader gimle", "figures 1: 2 warrior elvagar")
    facts = tale.facts("march gimle elvagar")
    assert (facts["cost"], facts["marchers"], facts["room"], facts["strengths"]) == (1, 3, 2, {"1": 2})
    tale.play("0 march gimle elvagar, leader, warrior")
    assert tale.rage(0) == 5
    assert (tale.at(0, "leader", "elvagar"), tale.at(0, "warrior", "elvagar"), tale.at(0, "warrior", "gimle")) == (
        1,
        1,
        1,
    )


def test_r59_one_figure_may_march_alone() -> None:
    tale = Tale("figures 0: 2 warrior gimle").play("0 march gimle yggdrasil, warrior, done")
    assert tale.at(0, "warrior", "gimle") == 1


def test_a_lone_figure_is_not_asked_for() -> None:
    tale = Tale("figures 0: leader gimle, ship nw").play("0 march gimle andlang")
    assert tale.at(0, "leader", "andlang") == 1
    assert tale.at(0, "ship", "nw") == 1


def test_the_hall_tells_what_a_march_would_make() -> None:
    tale = Tale("figures 0: leader gimle, 2 warrior gimle, ship sw")
    tale.state.play(tale.state.read("march gimle andlang"))
    assert tale.facts("leader") == {"cost": 1, "strength": 5}
    tale.state.play(tale.state.read("leader"))
    assert tale.facts("warrior") == {"cost": 1, "strength": 6}
    assert tale.facts("done") == {"cost": 1, "strength": 5}
    tale.state.step_back(0)
    assert tale.asked == (0, "action")


# --- quests -------------------------------------------------------------------------------------------------------


def test_a_quest_is_laid_for_nothing_and_unseen() -> None:
    """R-47: others learn that a card was laid, not which."""
    tale = Tale("hand 0: manheim-1 alfheim-1 troll", "figures 0: leader gimle")
    assert tale.facts("quest")["cost"] == 0
    tale.state.play(tale.state.read("quest"))
    assert tale.texts() == ["alfheim-1", "manheim-1"]
    assert tale.facts("alfheim-1") == {"cost": 0, "glory": 5, "done": True}
    assert tale.facts("manheim-1") == {"cost": 0, "glory": 5, "done": False}
    tale.state.step_back(0)
    tale.state.take_events()
    tale.play("0 quest, alfheim-1")
    event = next(event for event in tale.state.take_events() if event.key == "lays")
    assert event.seen_by(1)["card"] == "@card-hidden"
    assert event.seen_by(0)["card"] == "@card-alfheim-1"
    assert tale.rage(0) == 6
    other = tale.state.view(1).to_json()
    assert '"questCount":1' in other
    assert '"quests":["alfheim-1"]' not in other
    assert '"quests":["alfheim-1"]' in tale.state.view(0).to_json()


# --- pillaging ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("province", "stats", "glory"),
    [("elvagar", (7, 3, 4), 0), ("horgr", (6, 4, 4), 0), ("gimle", (6, 3, 5), 0), ("myrkulor", (6, 3, 4), 5),
     ("yggdrasil", (7, 4, 5), 0)],
)  # fmt: skip
def test_a_pillage_gives_what_the_token_shows(province: str, stats: tuple[int, int, int], glory: int) -> None:
    """533-553; the current rage stays as it is."""
    tale = Tale(f"figures 0: leader {province}")
    assert tale.facts(f"pillage {province}")["points"] == glory
    tale.play(f"0 pillage {province}")
    assert (tale.stats(0), tale.glory(0), tale.rage(0)) == (stats, glory, 6)
    assert tale.pillaged(province)


def test_a_stat_on_its_last_step_stays_there() -> None:
    tale = Tale("clan 0: steps 6 6 6", "figures 0: leader yggdrasil").play("0 pillage yggdrasil")
    assert tale.stats(0) == (12, 8, 10)


def test_axes_won_in_a_battle_count_for_it() -> None:
    tale = Tale("figures 0: leader horgr", "figures 1: warrior horgr")
    assert tale.facts("pillage horgr")["points"] == 4
    assert tale.facts("pillage horgr")["opposed"]
    assert tale.play("0 pillage horgr").glory(0) == 4


def test_a_winning_defender_gets_battle_glory_and_the_token_stays() -> None:
    tale = Tale("figures 0: warrior gimle", "figures 1: leader gimle")
    assert tale.facts("pillage gimle")["leader"] == 1
    tale.play("0 pillage gimle")
    assert tale.glory(1) == 3
    assert not tale.pillaged("gimle")
    assert tale.stats(1) == (6, 3, 4)
    tale.play("1 pillage gimle")
    assert tale.pillaged("gimle")


def test_losers_lose_their_ships_too() -> None:
    tale = Tale("hand 0: tyrs_crush-1", "figures 0: leader gimle", "figures 1: leader gimle, ship nw").play(
        "0 pillage gimle"
    )
    assert tale.dead(1) == 2


def test_the_events_of_a_battle_follow_r42() -> None:
    lines = ("hand 0: thors_hammer", "hand 1: lokis_trickery", "upgrades 1: lokis_dragons", "upgrades 0: thors_glory")
    tale = Tale(*lines, "figures 0: leader horgr", "figures 1: ship se, warrior horgr")
    assert tale.tells("0 pillage horgr") == [
        "pillages", "battle", "reveals", "reveals", "strength", "strength", "wins", "takes-rage", "glory",
        "falls", "falls", "glory", "glory", "pillaged", "raises", "glory",
    ]  # fmt: skip
    assert (tale.glory(0), tale.glory(1)) == (3 + 2 + 4, 4)


def test_the_hall_tells_what_a_battle_card_would_make() -> None:
    tale = Tale(
        "hand 0: tyrs_crush-1 manheim-1 troll thors_hammer heimdalls_sight",
        "upgrades 0: tyrs_domain",
        "figures 0: warrior horgr",
        "figures 1: leader horgr",
    ).play("0 pillage horgr")
    crush = tale.facts("tyrs_crush-1", 0)
    assert (crush["total"], crush["leader"], crush["points"]) == (5, 0, 4)
    assert tale.facts("manheim-1", 0)["total"] == 4
    assert tale.facts("troll", 0)["leader"] == 1
    assert tale.facts("thors_hammer", 0)["points"] == 0
    assert tale.facts("heimdalls_sight", 0)["strength"] == "x"
