"""Discarding, the end of an age, the end of the game (571-631)."""

from __future__ import annotations

from tests.games.bloodrage.scenario import Scene


def test_r62_everybody_keeps_exactly_one_card() -> None:
    case = Scene(
        "hand 0: troll tyrs_bash manheim-1",
        "hand 1: tyrs_smash-1",
        "hand 2: lokis_domain friggas_charm",
        phase="discard",
    )
    assert case.state.waiting == (0, 2)
    case.state.take_events()
    case.play("2 friggas_charm", "0 tyrs_bash")
    kept = [case.hand(seat) for seat in range(4)]
    assert kept == [["tyrs_bash"], ["tyrs_smash-1"], ["friggas_charm"], []]
    # what was dropped is not seen.
    assert case.discards() == []
    drops = [event for event in case.state.take_events() if event.key == "drops"]
    assert drops[0].seen_by(1)["cards"] == []
    assert drops[0].seen_by(0)["cards"] == ["@card-troll", "@card-manheim-1"]


def test_in_age_three_all_cards_are_dropped() -> None:
    case = Scene("hand 0: tyrs_rage-3 manheim-3", age=3, phase="discard")
    assert case.state.over
    assert case.hand(0) == []


def test_tokens_turn_back_and_the_first_player_moves_on() -> None:
    case = Scene("first 3", "pillaged gimle horgr", phase="ragnarok")
    assert case.state.age == 2
    assert case.state.first == 0
    assert case.state.pillaged == 0
    assert case.asked[1] == "draft"


def test_rage_begins_anew_and_is_not_carried_over() -> None:
    """385, R-6: the stat decides."""
    case = Scene("clan 0: rage 2 steps 3 1 1", "clan 1: rage 9 passed", phase="draft")
    while case.asked[1] == "draft":
        seat = case.state.waiting[0]
        case.state.play(case.state.options_for(seat)[0], seat)
    assert [case.rage(seat) for seat in range(4)] == [8, 6, 6, 6]
    assert case.state.passed == 0


def test_legendary_stats_pay_at_the_end() -> None:
    """629: ten on the fourth and fifth step, twenty on the last."""
    case = Scene("clan 0: steps 3 4 5", "clan 1: steps 6 6 6 glory 1", "clan 2: steps 1 2 3", age=3, phase="ragnarok")
    assert [case.glory(seat) for seat in range(4)] == [20, 61, 0, 0]
    assert case.state.over


def test_r41_equal_glory_shares_the_place() -> None:
    lines = ("clan 0: glory 5 rage 1", "clan 1: glory 9 rage 0", "clan 2: glory 9 rage 0", "clan 3: rage 0")
    case = Scene(*lines, age=3)
    case.state.take_events()
    case.play("0 pass")
    places = {standing.seat: (standing.place, standing.score) for standing in case.state.standings}
    assert places == {1: (1, 9), 2: (1, 9), 0: (3, 5), 3: (4, 0)}
    ends = [event.shown for event in case.state.take_events() if event.key == "ends"]
    assert ends == [{"winners": ["#1", "#2"], "glory": 9}]


def test_a_whole_age_goes_through_its_phases() -> None:
    lines = [f"clan {seat}: rage 1" for seat in range(4)]
    case = Scene(*lines, "hand 0: alfheim-1 troll tyrs_bash", "figures 0: leader gimle", "doom gimle horgr utgard")
    case.play("0 quest, alfheim-1", "1 pass", "2 pass", "3 pass", "0 pass", "0 tyrs_bash")
    assert case.glory(0) == 5
    case.play("0 rage")
    assert case.glory(0) == 5 + 2
    assert case.state.age == 2
    assert case.at(0, "leader", "reserve") == 1
