"""What is promised before an attack is declared, and before one is answered, is what happens (K-13)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.berserk.scenario import Scene

DUEL = "0 c3: khazg\n1 c4: borgak\n1 b4: clay-golem"


def promised(scene: Scene, said: str, seat: int | None = None) -> Any:
    """What is shown of an answer, as its own seat sees it."""
    seat = scene.state.seat if seat is None else seat
    view = scene.state.view(seat)
    return view.preview(next(option for option in view.options if view.say(option) == said))


def wounds(rows: Any) -> dict[int, int]:
    """How often of 36 there are so many wounds."""
    found: dict[int, int] = {}
    for _, often, _, number in rows:
        found[number] = found.get(number, 0) + often
    return found


def test_an_action_tells_all_it_may_be_aimed_at_with_the_wounds_to_be_expected() -> None:
    scene = Scene("0 c3: khazg\n1 c4: borgak closed\n1 b4: clay-golem")
    told = promised(scene, "c3 strike")
    assert [row[0] for row in told["targets"]] == sorted(scene.aims("c3 strike"))
    closed, golem = ({row[0]: row[1:] for row in told["targets"]}[cell] for cell in ("c4", "b4"))
    assert closed == [6 * 4 + 12 * 3 + 18 * 2, 0]
    assert golem[1] > 0
    assert told["wounds"] == max(closed[0], golem[0])


def test_a_leap_and_an_effect_tell_where_they_may_go() -> None:
    leap = promised(Scene("0 c3: assassin\n1 c6: ost"), "c3 jump")["targets"]
    assert {row[0] for row in leap} == Scene("0 c3: assassin\n1 c6: ost").aims("c3 jump")
    scene = Scene("0 c3: priest-king\n0 c2: borgak wounds=2\n1 c6: ost")
    assert ["c2"] in promised(scene, "c3 feature2")["targets"]


def test_the_rows_of_the_table_and_both_strikes_are_told_of_a_fight() -> None:
    scene = Scene(DUEL).play("0 c3 strike, c4")
    told = promised(scene, "pass", 1)
    assert sum(told["rows"]) == 36 and len(told["rows"]) == 9
    assert sum(row[1] for row in told["strikes"]) == sum(row[1] for row in told["return"]) == 36
    assert (told["life"], told["back"], told["target"]) == (12, 9, "c4")


def test_armour_and_protection_leave_fewer_wounds_than_the_value() -> None:
    """The guard has armour 1; the demon is protected from shots."""
    assert {row[2] - row[3] for row in aim("0 c3: khazg\n1 c4: guard-of-tullen closed", "c3 strike")} == {1}
    assert [row[2:] for row in aim("0 c3: khazg\n1 c5: fire-demon", "c3 feature1")] == [[3, 0]] * 3


def aim(text: str, act: str) -> Any:
    """The strikes promised of an action with one target."""
    state = Scene(text).state
    state.play(next(option for option in state.options if state.say(option) == act))
    return state.preview(state.options[0])["strikes"]


@pytest.mark.parametrize("dice", [[6, 1], [3, 3], [1, 6], [5, 3], [2, 4]])
def test_a_defender_changes_the_odds_and_what_happens_is_among_what_was_promised(dice: list[int]) -> None:
    scene = Scene(DUEL, dice=dice).play("0 c3 strike, c4")
    told = promised(scene, "defend b4", 1)
    assert told["target"] == "b4" and told["life"] == 15
    assert wounds(told["strikes"]) != wounds(promised(scene, "pass", 1)["strikes"])
    scene.hit("1 defend b4")
    while scene.asked[1] == "step-down":
        scene.play(f"{scene.asked[0]} pass")
    dealt = scene.wounds("b4")
    # The golem takes three more wounds when it takes three at once: that is its feature, not the strike's.
    assert (dealt if dealt < 3 else dealt - 3) in wounds(told["strikes"])
    assert scene.wounds("c3") in wounds(told["return"])


def test_an_instant_tells_what_the_strike_would_be_with_it() -> None:
    scene = Scene("0 c3: khazg\n0 c1: ost\n1 c4: borgak closed", dice=[1]).play("0 c3 strike, c4")
    while "pass" in [scene.state.say(option) for option in scene.state.options] and len(scene.state.options) == 1:
        scene.play(f"{scene.asked[0]} pass")
    assert wounds(promised(scene, "pass")["strikes"]) == {2: 36}
    assert wounds(promised(scene, "c1 feature1")["strikes"]) == {4: 36}
    assert scene.hit("0 c1 feature1").wounds("c4") == 4


def test_a_window_at_another_moment_and_an_attack_at_a_face_down_card_promise_nothing() -> None:
    scene = Scene("0 c3: khazg\n1 c4: borgak\n1 c6: ost hidden").play("0 c3 c2")
    assert scene.windows and promised(scene, "pass") == {}
    hidden = Scene("0 c5: khazg\n1 c6: borgak hidden").play("0 c5 strike, c6")
    assert hidden.windows and promised(hidden, "pass") == {}
