"""Yggdrasil and the red deities that stand nowhere else: Hel, Fafnir, Naglfar, Jörmungandr."""

from __future__ import annotations

import pytest

from .scenario import Scene

# --- Yggdrasil -------------------------------------------------------------------------------------------


def test_w51_only_odin_and_fafnir_remove_yggdrasil() -> None:
    """W-51"""
    case = Scene(
        "hall: tyr hel surt\n0 deities: thor odin fafnir fenrir\n0 sacrifices: bond\n1 deities: yggdrasil\nturn: 0"
    )
    found = [text for text in case.texts() if "yggdrasil" in text]
    assert found == ["odin banishes yggdrasil", "fafnir takes yggdrasil"]


# --- Hel -------------------------------------------------------------------------------------------------


def test_w45_hel_trades_one_or_two_cards_for_as_many_discarded_ones() -> None:
    """W-45, W-63: once a round; what was fetched is known."""
    text = "0 deities: hel\n0 hand: archer bond thrall\ndiscard: konung plague\nturn: 0"
    case = Scene(text).play("0 hel, throws bond, done, takes plague")
    assert case.hand(0) == "archer thrall plague" and case.discard == "bond konung" and case.fact("0 known") == "plague"
    assert not case.may("hel")
    case = Scene(text).play("0 hel, throws archer, throws thrall, takes konung, takes plague")
    assert case.hand(0) == "bond konung plague" and case.discard == "archer thrall"


def test_w45_never_more_than_lay_in_the_discard_before_nor_what_was_just_thrown() -> None:
    """W-45"""
    case = Scene("0 deities: hel\n0 hand: archer*2\ndiscard: konung\nturn: 0").play(
        "0 hel, throws archer, takes konung"
    )
    assert case.hand(0) == "archer konung" and case.discard == "archer"
    assert not Scene("0 deities: hel\n0 hand: archer\nturn: 0").may("hel")
    assert not Scene("0 deities: hel\ndiscard: konung\nturn: 0").may("hel")


# --- Fafnir ----------------------------------------------------------------------------------------------


def test_w46_fafnir_gives_himself_and_a_sacrifice_for_any_deity() -> None:
    """W-46, W-65: of another player or the Hall; not what his owner has already."""
    text = (
        "hall: tyr hel surt\n0 deities: fafnir loki\n0 sacrifices: bond*2\n1 deities: fenrir\n2 deities: odin\nturn: 0"
    )
    case = Scene(text)
    assert [text.split()[2] for text in case.texts() if "takes" in text] == ["odin", "tyr", "surt", "hel", "fenrir"]
    case.play("0 fafnir takes fenrir")
    assert case.gods(0) == "fenrir loki" and case.gods(1) == "" and case.fact("deity discard") == "fafnir"
    assert case.fact("0 sacrifices") == "bond" and case.fact("hall") == "tyr hel surt"
    case = Scene(text).play("0 fafnir takes hel")
    assert case.gods(0) == "hel loki" and len(case.fact("hall").split()) == 3


# --- Naglfar ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("passes", ["", "2"])
def test_w47_naglfar_brings_home_what_is_destroyed_in_other_lines(passes: str) -> None:
    """W-47: whoever did it, also after the pass; the ends are his owner's choice."""
    text = f"0 hand: assassin\n1 line: berserk\n2 deities: naglfar\n2 line: bond\npasses: {passes}\nturn: 0"
    case = Scene(text).play("0 assassin left 1, kills 1:1:berserk")
    assert case.asked == (2, "captives")
    case.play("2 seat berserk right")
    assert case.fact("2 line") == "bond berserk" and case.discard == ""


def test_w47_his_own_losses_do_not_come_back() -> None:
    """W-47"""
    case = Scene("0 hand: assassin\n2 deities: naglfar\n2 line: berserk\nturn: 0")
    case.play("0 assassin left 2, kills 2:1:berserk")
    assert case.line(2) == "assassin" and case.discard == "berserk"


def test_w47_a_leader_who_may_not_enter_is_discarded() -> None:
    """W-47: and needs no answer, if he is the only one."""
    case = Scene("0 hand: assassin\n1 line: konung\n2 deities: naglfar\n2 line: konung\nturn: 0")
    case.play("0 assassin left 1, kills 1:1:konung")
    assert case.line(2) == "konung" and case.discard == "konung" and case.asked == (1, "turn")


def test_w47_the_order_matters_to_a_priest() -> None:
    """W-47: before the Berserk he may enter, after him he may not."""
    text = "0 deities: tyr\n1 line: berserk\n2 line: priest\n3 deities: naglfar\nturn: 0"
    case = Scene(text, 4).play("0 tyr left", "3 seat priest right", "3 seat berserk left")
    assert case.line(3) == "berserk priest"
    case = Scene(text, 4).play("0 tyr left", "3 seat berserk right")
    assert case.line(3) == "berserk" and case.discard == "priest"


def test_w47_an_archer_brought_home_shoots_nobody() -> None:
    """W-47: it is not laid from hand."""
    case = Scene("0 hand: assassin\n1 line: archer\n2 deities: naglfar\n2 line: archer\nturn: 0")
    case.play("0 assassin left 1, kills 1:1:archer", "2 seat archer left")
    assert case.line(2) == "archer archer" and case.asked == (1, "turn")


def test_w67_a_victim_that_naglfar_takes_is_seated_before_the_card_is_drawn() -> None:
    """W-67: with the deck out it is not drawn by its murderer."""
    case = Scene("0 hand: assassin\n1 line: bond\n2 deities: naglfar\n2 line: thrall\ndeck:\nturn: 0")
    case.play("0 assassin left 1, kills 1:1:bond")
    assert case.size(0) == 0
    case.play("2 seat bond left")
    assert case.size(0) == 0 and case.line(2) == "bond thrall"
    case = Scene("0 hand: assassin\n1 line: bond\n2 deities: naglfar\n2 line: thrall\ndeck: konung\nturn: 0")
    case.play("0 assassin left 1, kills 1:1:bond", "2 seat bond left")
    assert case.hand(0) == "konung"


# --- Jörmungandr -----------------------------------------------------------------------------------------

SERPENT = "0 deities: jormungandr\nstart: 0\n"


@pytest.mark.parametrize("passes", ["", "0"])
def test_w50_jormungandr_ends_the_round_at_the_start_of_his_owners_turn(passes: str) -> None:
    """W-50: passed or not, and wanted or not; the others pass now and draw."""
    case = Scene(SERPENT + f"spoils: rout\n0 line: archer\npasses: {passes}\n1 hand: bond\ndeck: bond*15")
    assert case.state.round == 2 and case.state.won[0] == 1 and case.state.starter == 0
    assert [case.size(seat) for seat in range(3)] == [0 if passes else 4, 5, 4]


@pytest.mark.parametrize(
    ("lines", "wins"),
    [
        ("0 line: bond\n1 line: archer", False),
        ("0 line: bond bond\n1 line: berserk", False),
        ("0 line: bond bond\n1 line: hirdman", True),
        ("0 line: bond\n2 deities: thor", False),
        ("0 line: thrall\n0 hand: bond", False),
        ("1 hand: bond", False),
        ("0 line: berserk\n1 line: bond\n2 deities: fenrir", False),
        ("0 line: konung\n1 line: bond\n2 deities: fenrir\n2 line: hirdman", True),
    ],
)
def test_w50_strictly_stronger_than_every_other_with_all_modifiers(lines: str, wins: bool) -> None:
    """W-50: equal is not enough."""
    case = Scene(SERPENT + lines)
    assert (case.state.round == 2) == wins


def test_w50_an_empty_line_wins_nothing() -> None:
    """W-50: not even where Fenrir holds all others below nought."""
    case = Scene("0 deities: jormungandr fenrir\nstart: 0")
    assert case.strengths == [0, -5, -5] and case.asked == (0, "turn")


def test_w50_only_at_the_start_of_a_turn() -> None:
    """W-50"""
    case = Scene("0 deities: jormungandr\n0 hand: konung\nturn: 0").play("0 konung left 0")
    assert case.state.round == 1 and case.asked == (1, "turn")
    case.play("1 pass", "2 pass")
    assert case.state.round == 2


def test_w50_the_first_seat_is_an_owner_like_any_other() -> None:
    """W-50"""
    case = Scene(
        "0 deities: jormungandr\nspoils: rout challenge\n0 line: konung\n1 line: bond\n2 line: bond\n"
        "passes: 2 1\nstart: 0",
        4,
    ).play("0 choose rout")
    assert case.fact("1 victories") == "challenge"


@pytest.mark.parametrize("passes", ["", "3 2"])
def test_w50_equal_seconds_rank_by_whose_turn_would_come_first(passes: str) -> None:
    """W-50: passed or not; the order of passing does not matter here."""
    case = Scene(
        f"1 deities: jormungandr\nspoils: rout challenge\n1 line: konung\n2 line: bond\n3 line: bond\n0 line: bond\n"
        f"passes: {passes}\nstart: 1",
        4,
    )
    assert case.asked == (1, "spoils")
    case.play("1 choose rout")
    assert case.fact("2 victories") == "challenge"


def test_w50_a_stronger_second_is_second_all_the_same() -> None:
    """W-50"""
    case = Scene(
        "1 deities: jormungandr\nspoils: rout challenge\n1 line: konung\n2 line: bond\n0 line: berserk\nstart: 1", 4
    ).play("1 choose rout")
    assert case.fact("0 victories") == "challenge"


def test_w50_the_valkyrie_still_comes() -> None:
    """W-50"""
    case = Scene(SERPENT + "spoils: rout\n0 line: konung\n1 deities: valkyrie\n1 hand: bond\ndeck:")
    assert case.hand(1) == "bond konung"


def test_w67_a_discarded_victim_is_part_of_a_deck_made_anew() -> None:
    """W-67: it lies in the discard when the card is drawn, for want of Naglfar, or because he cannot seat it."""
    case = Scene("0 hand: assassin\n1 line: bond\ndeck:\nturn: 0").play("0 assassin left 1, kills 1:1:bond")
    assert case.hand(0) == "bond" and case.discard == ""
    case = Scene(
        "0 hand: assassin\n1 line: konung thrall thrall thrall thrall thrall\n2 deities: naglfar\n2 line: konung\n"
        "deck:\nturn: 0"
    )
    case.play("0 assassin left 1, kills 1:1:konung")
    assert case.hand(0) == "konung"
