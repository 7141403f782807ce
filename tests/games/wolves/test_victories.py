"""The nine victory cards: what each is worth at every moment, and how they change the draw of a pass."""

from __future__ import annotations

import pytest

from meadhall.games.wolves.victories import pass_draw, worth_to

from .scenario import Scene


def worth(card: str, facts: str = "", seat: int = 0) -> int:
    case = Scene(f"hall: ragnarok ragnarok ragnarok\n{seat} victories: {card}\nturn: 0\n{facts}")
    return case.glory[seat]


def test_rout_is_two_whatever_happens() -> None:
    assert worth("rout") == 2
    assert worth("rout", "0 deities: odin thor\n0 hand: bond*12\n1 deities: hel loki surt") == 2


@pytest.mark.parametrize(
    ("cards", "glory", "drawn"),
    [("glorious_raid", 1, 5), ("dear_victory", 3, 3), ("glorious_raid dear_victory", 4, 4), ("rout", 2, 4)],
)
def test_two_cards_change_the_draw_of_a_pass_and_add_up(cards: str, glory: int, drawn: int) -> None:
    case = Scene(f"0 victories: {cards}\nturn: 0\ndeck: bond*16")
    assert case.glory == [glory, 0, 0] and pass_draw(case.state, 0) == drawn and pass_draw(case.state, 1) == 4
    case.play("0 pass", "1 pass")
    assert case.size(0) == drawn and case.size(1) == 4


def test_the_changed_draw_also_counts_when_jormungandr_makes_all_pass() -> None:
    case = Scene(
        "spoils: rout\n0 deities: jormungandr\n0 line: bond\n0 victories: glorious_raid\n"
        "1 victories: dear_victory\nstart: 0"
    )
    assert [case.size(seat) for seat in range(3)] == [5, 3, 4]


@pytest.mark.parametrize(
    ("gods", "blue", "red"),
    [
        ("", 0, 0),
        ("odin", 1, 0),
        ("odin thor", 2, 0),
        ("odin thor tyr", 3, 0),
        ("odin thor tyr vidar", 3, 0),
        ("yggdrasil", 0, 0),
        ("hel", 0, 1),
        ("hel loki surt", 0, 3),
        ("hel loki surt fenrir", 0, 3),
        ("yggdrasil odin hel loki", 1, 2),
    ],
)
def test_beloved_of_aesir_and_child_of_chaos_count_deities_up_to_three(gods: str, blue: int, red: int) -> None:
    assert worth("beloved_of_aesir", f"0 deities: {gods}") == blue
    assert worth("child_of_chaos", f"0 deities: {gods}") == red


def test_only_ones_own_deities_count() -> None:
    assert worth("beloved_of_aesir", "1 deities: odin thor") == 0
    assert worth("own_god", "1 deities: odin thor") == 3


@pytest.mark.parametrize(
    ("gods", "glory"), [("", 3), ("odin", 1), ("yggdrasil", 1), ("odin thor", 0), ("odin thor tyr vidar", 0)]
)
def test_own_god_is_best_without_any(gods: str, glory: int) -> None:
    """Yggdrasil spoils it as well."""
    assert worth("own_god", f"0 deities: {gods}") == glory


@pytest.mark.parametrize(("cards", "glory"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3)])
def test_rich_spoils_counts_full_fours_of_the_hand(cards: int, glory: int) -> None:
    assert worth("rich_spoils", f"0 hand: bond*{cards}") == glory


@pytest.mark.parametrize(("others", "glory"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_saga_of_the_kin_counts_the_other_victory_cards(others: int, glory: int) -> None:
    names = ["rout", "glorious_raid", "dear_victory", "challenge"][:others]
    case = Scene(f"0 victories: saga_of_the_kin {' '.join(names)}\nspoils:\nturn: 0")
    assert worth_to(case.state, 0, 7) == glory


@pytest.mark.parametrize(
    ("own", "rival", "glory"),
    [("", "", 1), ("", "odin", 2), ("odin", "hel", 1), ("odin", "hel loki", 2), ("odin", "", 1)],
)
def test_challenge_is_worth_more_if_somebody_has_more_deities(own: str, rival: str, glory: int) -> None:
    assert worth("challenge", f"0 deities: {own}\n2 deities: {rival}") == glory


def test_challenge_gives_one_more_only_once() -> None:
    assert worth("challenge", "1 deities: odin\n2 deities: hel") == 2


def test_w60_deities_that_come_and_go_change_glory_at_once() -> None:
    """W-60"""
    case = Scene(
        "hall: tyr hel surt\n0 victories: beloved_of_aesir\n1 victories: own_god\n0 deities: odin thor\n"
        "1 deities: loki\n0 sacrifices: bond\nturn: 0"
    )
    assert case.glory == [2, 1, 0]
    case.play("0 odin banishes loki")
    assert case.glory == [2, 3, 0]
    case.play("0 thor strikes hel")
    assert case.glory == [1, 3, 0]


def test_glory_is_the_sum_of_all_cards() -> None:
    case = Scene("0 victories: rout dear_victory own_god\n1 victories: challenge\nturn: 0")
    assert case.glory == [8, 1, 0]
