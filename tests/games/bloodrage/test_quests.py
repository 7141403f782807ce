"""The quest phase (577-583)."""

from __future__ import annotations

import pytest

from tests.games.bloodrage.scenario import Scene


@pytest.mark.parametrize(
    ("quest", "age", "figures", "glory"),
    [
        ("alfheim-1", 1, "warrior gimle", 5), ("alfheim-2", 2, "warrior andlang", 7), ("alfheim-3", 3, "ship sw", 9),
        ("jotunheim-1", 1, "warrior utgard", 5), ("jotunheim-2", 2, "ship se", 7),
        ("jotunheim-3", 3, "leader horgr", 9),
        ("manheim-1", 1, "warrior elvagar", 5), ("manheim-2", 2, "ship nw", 7),
        ("manheim-3", 3, "warrior angerboda", 9),
        ("yggdrasil-1", 1, "warrior yggdrasil", 6), ("yggdrasil-2", 2, "warrior yggdrasil", 8),
        ("yggdrasil-3", 3, "warrior yggdrasil", 11), ("glorious_death-1", 1, "4 warrior valhalla", 6),
        ("glorious_death-2", 2, "3 warrior valhalla, ship valhalla", 8),
        ("glorious_death-3", 3, "5 warrior valhalla", 11),
    ],
)  # fmt: skip
def test_a_fulfilled_quest_gives_glory_and_a_stat(quest: str, age: int, figures: str, glory: int) -> None:
    case = Scene(f"quests 0: {quest}", f"figures 0: {figures}", age=age, phase="quests")
    assert case.asked == (0, "quest-reward")
    assert case.glory(0) == glory
    assert case.discards() == [quest]
    assert case.facts("horns", 0) == {"stat": "horns", "from": 4, "to": 5, "legendary": 0}
    case.play("0 horns")
    assert case.stats(0)[2] == 5


@pytest.mark.parametrize(
    ("quest", "mine", "theirs"),
    [
        ("alfheim-1", "leader horgr", "leader elvagar"), ("alfheim-1", "leader gimle", "leader gimle"),
        ("alfheim-1", "leader gimle", "warrior gimle, ship nw"), ("yggdrasil-1", "warrior gimle", "leader elvagar"),
        ("glorious_death-1", "3 warrior valhalla", "5 warrior valhalla"),
        ("jotunheim-1", "warrior gimle", "leader horgr"),
        ("manheim-1", "warrior yggdrasil", "leader horgr"),
    ],
)  # fmt: skip
def test_a_failed_quest_gives_nothing_and_costs_nothing(quest: str, mine: str, theirs: str) -> None:
    """A tie is not enough (579)."""
    case = Scene(
        f"quests 0: {quest}",
        f"figures 0: {mine}",
        f"figures 1: {theirs}",
        "clan 0: glory 7",
        "doom muspelheim horgr utgard",
        phase="quests",
    )
    assert case.glory(0) == 7
    assert case.asked[1] == "draft"
    assert case.discards() == [quest]


def test_two_of_a_kind_pay_twice() -> None:
    case = Scene("quests 0: alfheim-1 alfheim-1", "figures 0: leader gimle", phase="quests")
    assert case.glory(0) == 10
    case.play("0 rage, rage")
    assert case.stats(0) == (8, 3, 4)


def test_r59_one_ship_serves_two_regions() -> None:
    """In the north-west a fjord lies between Alfheim and Manheim."""
    case = Scene("quests 0: alfheim-1 manheim-1", "figures 0: ship nw", phase="quests")
    assert case.glory(0) == 10


def test_a_destroyed_province_serves_no_quest() -> None:
    case = Scene(
        "quests 0: alfheim-1", "figures 0: ship nw", "ruined gimle", "doom muspelheim horgr utgard", phase="quests"
    )
    assert case.glory(0) == 0


def test_r71_all_choose_their_stats_at_once() -> None:
    case = Scene(
        "quests 0: alfheim-1",
        "quests 1: jotunheim-1",
        "figures 0: leader gimle",
        "figures 1: leader horgr",
        phase="quests",
    )
    assert case.state.waiting == (0, 1)
    case.play("1 axes")
    assert case.stats(1) == (6, 3, 4)
    case.play("0 rage")
    assert (case.stats(0), case.stats(1)) == ((7, 3, 4), (6, 4, 4))


def test_r67_one_open_stat_rises_by_itself() -> None:
    case = Scene("clan 0: steps 6 6 4", "quests 0: alfheim-1", "figures 0: leader gimle", phase="quests")
    assert case.state.steps[2] == 4
    full = Scene("clan 0: steps 6 6 6", "quests 0: alfheim-1", "figures 0: leader gimle", phase="quests")
    assert full.glory(0) == 5
    assert full.asked[1] == "draft"


def test_stats_are_chosen_so_that_all_steps_find_room() -> None:
    case = Scene("clan 0: steps 1 5 6", "quests 0: alfheim-1 alfheim-1", "figures 0: leader gimle", phase="quests")
    assert [case.state.say(option, 0) for option in case.state.options_for(0)] == ["rage"]
    case.play("0 rage, axes")
    assert [int(step) for step in case.state.steps[:3]] == [1, 5, 5]


def test_more_quests_than_steps_are_left_raise_what_can_rise() -> None:
    """Three are fulfilled and pay, but only two steps are left."""
    case = Scene(
        "clan 0: steps 6 5 5",
        "quests 0: alfheim-1 alfheim-1 jotunheim-1",
        "figures 0: leader gimle, warrior horgr",
        phase="quests",
    )
    assert case.glory(0) == 3 * 5
    case.play("0 axes, horns")
    assert [int(step) for step in case.state.steps[:3]] == [5, 5, 5]


def test_quests_come_before_ragnarok() -> None:
    """The doomed province still serves, and its dead are not yet in Valhalla."""
    lines = ("doom gimle horgr utgard", "figures 0: 4 warrior gimle")
    assert Scene(*lines, "quests 0: alfheim-1", phase="quests").glory(0) == 5
    late = Scene(*lines, "quests 0: glorious_death-1", phase="quests")
    assert late.glory(0) == 4 * 2
