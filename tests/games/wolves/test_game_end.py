"""The end of the play: five Glory or Ragnarök, read once after clearing up; who wins."""

from __future__ import annotations

import pytest

from .scenario import Scene


def places(case: Scene) -> dict[int, int]:
    assert case.state.over
    return {at.seat: at.place for at in case.state.standings}


def winners(case: Scene) -> list[int]:
    return sorted(seat for seat, place in places(case).items() if place == 1)


LAST_PASS = "passes: 1 2\nturn: 0\ndeck:\n"


@pytest.mark.parametrize(("cards", "over"), [("dear_victory rout", True), ("dear_victory glorious_raid", False)])
def test_five_glory_end_the_play_at_the_end_of_a_round(cards: str, over: bool) -> None:
    case = Scene(f"spoils: own_god\n1 victories: {cards}\n2 line: bond\n{LAST_PASS}2 deities: odin thor").play("0 pass")
    assert case.state.over == over
    if over:
        assert winners(case) == [1] and [at.score for at in case.state.standings] == [5, 0, 0]


def test_w58_crossing_five_in_the_middle_of_a_round_means_nothing() -> None:
    """W-58: at its end the hand has shrunk."""
    case = Scene(
        "spoils: challenge\n1 victories: dear_victory rich_spoils\n1 hand: bond*8\n2 line: berserk\n"
        "passes: 2 0\nturn: 1\ndeck:"
    )
    assert case.glory[1] == 5
    case.play("1 bond right 1", "1 pass")
    assert case.glory[1] == 4 and not case.state.over


def test_w58_glory_is_read_after_the_valkyrie_and_the_clearing_up() -> None:
    """W-58: the card she brings makes the eighth."""
    text = "spoils: challenge\n1 victories: dear_victory rich_spoils\n1 hand: bond*7\n2 line: archer\n" + LAST_PASS
    assert not Scene(text).play("0 pass").state.over
    case = Scene(text + "1 deities: valkyrie").play("0 pass")
    assert case.state.over and case.glory[1] == 5


def test_w34_ragnarok_in_the_hall_lets_the_round_be_played_to_its_end() -> None:
    """W-34"""
    case = Scene("hall: thor hel ragnarok\nspoils: rout\n0 hand: bond\npasses: 1 2\nturn: 0\ndeck:")
    case.play("0 bond right 0")
    assert not case.state.over
    case.play("0 pass")
    assert winners(case) == [0]


def test_w56_the_last_victory_card_goes_to_the_first_place_alone() -> None:
    """W-56: Ragnarök lies beside it; the second place is no winner of that round."""
    case = Scene(
        "round: 4\nspoils: rout glorious_raid\n0 victories: dear_victory own_god\n1 victories: beloved_of_aesir "
        "child_of_chaos\n2 victories: rich_spoils saga_of_the_kin\n0 deities: odin thor\npasses: 0 1 2\nturn: 3\ndeck:",
        4,
    )
    case.play("3 pass", "0 choose glorious_raid")
    assert case.state.round == 5 and case.fact("spoils") == "challenge" and case.state.ragnarok
    case.play("0 pass", "1 pass", "2 pass", "3 pass")
    assert case.state.over and case.fact("last winners") == "0"


def test_w57_with_nothing_left_to_win_there_is_no_further_round() -> None:
    """W-57: three players, nine rounds."""
    text = (
        "round: 9\nspoils: rout\n0 victories: glorious_raid beloved_of_aesir child_of_chaos own_god\n"
        "1 victories: rich_spoils saga_of_the_kin challenge\n2 victories: dear_victory\n0 deities: odin yggdrasil\n"
    )
    case = Scene(text + "0 line: bond\n" + LAST_PASS + "hall: hel loki surt")
    case.play("0 pass")
    assert case.state.over and not case.state.ragnarok and case.glory == [4, 4, 3]


def test_w57_one_card_left_means_one_more_round() -> None:
    """W-57"""
    case = Scene(
        "round: 8\nspoils: rout\n0 victories: glorious_raid beloved_of_aesir child_of_chaos\n"
        "1 victories: rich_spoils saga_of_the_kin challenge\n2 victories: own_god\n2 deities: odin thor\n"
        "0 line: bond\n" + LAST_PASS
    ).play("0 pass")
    assert not case.state.over and case.state.round == 9 and case.fact("spoils") == "dear_victory"


# --- W-59: who wins --------------------------------------------------------------------------------------


def over(text: str, seats: int = 3) -> Scene:
    return Scene(f"{text}\nover: yes", seats)


def test_w59_most_glory_wins() -> None:
    """W-59: whoever won the last round."""
    assert places(over("0 victories: rout\n1 victories: dear_victory\nlast winners: 0")) == {1: 1, 0: 2, 2: 3}


def test_w59_among_equals_who_took_a_card_in_the_last_round() -> None:
    """W-59"""
    text = "0 victories: rout\n1 victories: glorious_raid challenge\nlast winners: "
    assert places(over(text + "1")) == {1: 1, 0: 2, 2: 3}
    assert places(over(text + "0")) == {0: 1, 1: 2, 2: 3}
    assert places(over(text + "2")) == {0: 1, 1: 1, 2: 3}, "none of the tied: they share"


def test_w59_of_two_winners_of_the_last_round_both_share() -> None:
    """W-59"""
    text = "0 victories: rout\n1 victories: glorious_raid challenge\nlast winners: 0 1\n"
    assert winners(over(text, 4)) == [0, 1]
    assert winners(over(text + "2 victories: dear_victory", 4)) == [2]


def test_w59_all_at_nought_share_but_for_the_last_winners() -> None:
    """W-59"""
    assert winners(over("")) == [0, 1, 2]
    assert winners(over("1 victories: beloved_of_aesir\nlast winners: 1")) == [1]


def test_the_end_is_told_with_its_reason() -> None:
    case = Scene(f"spoils: own_god\n1 victories: dear_victory rout\n2 line: bond\n{LAST_PASS}2 deities: odin thor")
    told = case.tells("0 pass")
    assert ("ends-glory", {}) in told and ("final-glory", {"seat": "#1", "glory": 5}) in told
    case = Scene(f"hall: thor hel ragnarok\nspoils: rout\n{LAST_PASS}")
    assert ("ends-ragnarok", {}) in case.tells("0 pass")
