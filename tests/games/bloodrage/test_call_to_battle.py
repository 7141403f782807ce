"""The call to battle (495-501)."""

from __future__ import annotations

from tests.games.bloodrage.scenario import Scene


def test_r45_any_clan_with_an_adjacent_figure_may_answer_clockwise_from_the_left() -> None:
    """Seat 2 has nobody near and is not asked; the pillager himself comes last, and rage does not matter."""
    case = Scene(
        "clan 3: rage 0",
        "figures 0: ship sw, warrior yggdrasil",
        "figures 1: warrior gimle",
        "figures 2: leader horgr",
        "figures 3: warrior utgard",
    ).play("0 pillage andlang")
    assert case.asked == (1, "call")
    assert case.texts() == ["pass", "warrior gimle"]
    case.play("1 pass")
    assert case.asked == (3, "call")
    case.play("3 pass")
    assert case.asked == (0, "call")
    case.play("0 pass")
    assert case.pillaged("andlang")


def test_r11_who_has_passed_may_come_on_a_later_lap() -> None:
    case = Scene("figures 0: leader gimle", "figures 1: 2 warrior andlang", "figures 2: warrior myrkulor")
    case.play("0 pillage gimle", "1 pass", "2 warrior myrkulor")
    assert case.asked == (1, "call")
    case.play("1 warrior andlang")
    assert case.asked == (1, "call")
    case.play("1 warrior andlang")
    assert case.at(1, "warrior", "gimle") + case.dead(1) == 2


def test_the_call_ends_when_all_have_passed_since_the_last_move() -> None:
    case = Scene("figures 0: leader gimle, warrior yggdrasil", "figures 1: 2 warrior andlang")
    case.play("0 pillage gimle", "1 warrior andlang", "0 pass", "1 pass")
    assert case.asked == (1, "action")
    assert case.dead(1) == 1


def test_a_full_province_has_no_call() -> None:
    case = Scene("figures 0: ship sw", "figures 1: 3 warrior andlang", "figures 2: warrior gimle")
    assert case.play("0 pillage andlang").asked == (1, "action")
    filled = Scene("figures 0: ship sw", "figures 1: 2 warrior andlang", "figures 2: 2 warrior gimle")
    filled.play("0 pillage andlang", "2 warrior gimle")
    assert filled.asked == (1, "action")


def test_yggdrasil_always_has_room() -> None:
    case = Scene("clan 1: steps 1 1 6", "figures 0: leader yggdrasil", "figures 1: 5 warrior gimle, 3 warrior andlang")
    case.play("0 pillage yggdrasil", *["1 warrior gimle"] * 5, *["1 warrior andlang"] * 3)
    assert case.glory(1) == 3
    assert case.at(1, "warrior", "yggdrasil") == 8


def test_ships_do_not_answer() -> None:
    """R-9: a ship near by neither moves nor is its owner asked."""
    case = Scene("figures 0: leader gimle", "figures 1: ship sw").play("0 pillage gimle")
    assert case.asked == (1, "action")
    assert case.pillaged("gimle")


def test_the_hall_tells_what_an_answer_would_make() -> None:
    case = Scene("figures 0: leader gimle", "figures 1: leader andlang, warrior gimle").play("0 pillage gimle")
    assert case.facts("pass", 1) == {"strength": 1, "strengths": {"0": 3, "1": 1}, "leader": 0}
    assert case.facts("leader andlang", 1) == {"strength": 4, "strengths": {"0": 3, "1": 4}, "leader": 1}


def test_without_opponents_there_is_no_battle_and_no_battle_glory() -> None:
    """499: no card is spent either."""
    case = Scene("hand 0: tyrs_bash", "figures 0: leader gimle").play("0 pillage gimle")
    assert case.pillaged("gimle")
    assert case.glory(0) == 0
    assert case.hand(0) == ["tyrs_bash"]
    assert case.stats(0) == (6, 3, 5)


def test_a_ship_in_the_fjord_defends() -> None:
    case = Scene("figures 0: leader gimle", "figures 1: ship nw").play("0 pillage gimle")
    assert case.at(1, "ship", "valhalla") == 1
    assert case.glory(0) == 3


def test_a_ship_elsewhere_does_not() -> None:
    case = Scene("figures 0: leader gimle", "figures 1: ship sw").play("0 pillage gimle")
    assert case.glory(0) == 0
    tree = Scene("figures 0: leader yggdrasil", "figures 1: ship sw").play("0 pillage yggdrasil")
    assert tree.stats(0) == (7, 4, 5)
