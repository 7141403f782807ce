"""Summoning: prices, payments, two colours, and Nidhogg's share."""

from __future__ import annotations

import pytest

from .scenario import Scene

HALL = "hall: thor hel yggdrasil\n"


@pytest.mark.parametrize(
    ("gods", "thor", "hel", "yggdrasil"),
    [
        ("", 2, 2, 2),
        ("odin", 3, 2, 2),
        ("odin tyr", 4, 2, 2),
        ("loki", 2, 3, 2),
        ("loki surt", 2, 4, 2),
    ],
)
def test_w28_two_and_one_more_for_each_of_that_colour(gods: str, thor: int, hel: int, yggdrasil: int) -> None:
    """W-28, W-51"""
    for deity, price in (("thor", thor), ("hel", hel), ("yggdrasil", yggdrasil)):
        for have in range(1, 6):
            case = Scene(f"{HALL}0 deities: {gods}\n0 sacrifices: bond*{have}\nturn: 0")
            assert case.may(f"summon {deity}") == (have >= price), (deity, have)


def test_w28_the_black_one_raises_no_price_and_with_it_each_colour_counts_by_itself() -> None:
    """W-28, W-51"""
    case = Scene("hall: thor hel surt\n0 deities: yggdrasil odin\n0 sacrifices: bond*5\nturn: 0")
    case.play("0 summon hel")
    assert case.fact("0 sacrifices") == "bond*3" and case.gods(0) == "odin yggdrasil hel"
    case.play("0 summon thor")
    assert case.fact("0 sacrifices") == "" and case.discard == "bond*5"


def test_w28_a_lost_deity_makes_the_next_cheaper_again() -> None:
    """W-28: what one has now counts."""
    case = Scene("hall: tyr hel surt\n0 deities: thor odin\n0 sacrifices: bond*3\n1 deities: loki\nturn: 0")
    assert not case.may("summon tyr")
    case.play("0 thor strikes loki")
    assert case.may("summon tyr")


def test_w29_a_berserk_pays_two_and_his_change_is_lost() -> None:
    """W-29"""
    case = Scene(f"{HALL}0 sacrifices: berserk\nturn: 0").play("0 summon hel")
    assert case.gods(0) == "hel" and case.discard == "berserk"
    case = Scene(f"{HALL}0 deities: surt\n0 sacrifices: berserk*2\nturn: 0").play("0 summon hel")
    assert case.fact("0 sacrifices") == "" and case.discard == "berserk*2"
    case = Scene(f"{HALL}0 deities: odin\n0 sacrifices: berserk\n1 deities: surt\nturn: 0").play("0 odin banishes surt")
    assert case.fact("0 sacrifices") == ""


def test_w29_no_card_to_spare_may_be_paid() -> None:
    """W-29"""
    case = Scene(f"{HALL}0 sacrifices: archer bond berserk\nturn: 0")
    case.state.play(case.state.read("summon hel"))
    assert case.texts() == ["pay archer", "pay berserk"]
    case.state.play(case.state.read("pay archer"))
    assert case.asked[1] == "turn", "with an Archer paid only the Bond is left to pay"
    assert case.gods(0) == "hel" and case.fact("0 sacrifices") == "berserk"


def test_w29_a_price_of_three_is_a_berserk_and_one_or_two_berserks_or_three() -> None:
    """W-29"""
    ways = set()
    for first in ("archer", "berserk"):
        for rest in ("", ", pay archer", ", pay berserk", ", pay archer, pay archer", ", pay archer, pay berserk"):
            case = Scene(f"{HALL}0 deities: surt\n0 sacrifices: archer*3 berserk*2\nturn: 0")
            move = f"summon hel, pay {first}{rest}"
            try:
                case.play(f"0 {move}")
            except ValueError:
                continue
            ways.add(case.discard)
    assert ways == {"archer*3", "archer berserk", "berserk*2"}


def test_w30_several_summonings_in_a_turn_before_and_after_the_action() -> None:
    """W-30, W-4"""
    case = Scene("hall: loki hel yggdrasil\n0 hand: bond\n0 sacrifices: bond*7\n0 line: archer\nturn: 0")
    case.play("0 summon hel", "0 summon loki")
    assert case.asked == (0, "turn") and case.gods(0) == "hel loki"
    case.play("0 bond left 0")
    assert case.asked == (0, "rest")
    case.play("0 summon yggdrasil")
    assert case.gods(0) == "yggdrasil hel loki" and case.asked == (1, "turn"), "nothing is left to do"


@pytest.mark.parametrize(("keep", "kept", "lost"), [("blue", "odin tyr", "hel"), ("red", "hel", "odin tyr")])
def test_w31_red_and_blue_do_not_stay_together(keep: str, kept: str, lost: str) -> None:
    """W-31"""
    case = Scene(f"{HALL}0 deities: odin tyr\n0 sacrifices: bond*2\nturn: 0").play("0 summon hel")
    assert case.asked == (0, "keep-colour") and case.texts() == ["keep blue", "keep red"]
    case.play(f"0 keep {keep}")
    assert case.gods(0) == kept and case.fact("deity discard") == lost


def test_w31_yggdrasil_keeps_the_peace_until_it_goes() -> None:
    """W-31: lost in another's turn, the effect finishes first, then the loser chooses, then the active player."""
    case = Scene(
        "hall: tyr surt baldr\n0 deities: odin fafnir thor\n0 sacrifices: bond\n1 deities: yggdrasil hel freya\nturn: 0"
    )
    case.play("0 fafnir takes yggdrasil")
    assert case.gods(0) == "odin thor yggdrasil" and case.asked == (1, "keep-colour")
    case.play("1 keep red")
    assert case.gods(1) == "hel" and case.asked == (0, "turn"), "the taker has Yggdrasil now"
    case = Scene(
        "hall: tyr surt baldr\n0 deities: odin\n0 sacrifices: bond\n1 deities: yggdrasil hel freya\nturn: 0"
    ).play("0 odin banishes yggdrasil")
    assert case.asked == (1, "keep-colour")


def test_w31_first_the_others_then_the_active_player() -> None:
    """W-31"""
    case = Scene(
        "hall: tyr surt baldr\n1 deities: odin loki\n1 sacrifices: bond\n0 deities: yggdrasil hel freya\nturn: 1"
    ).play("1 odin banishes yggdrasil")
    assert case.asked == (0, "keep-colour")
    case.play("0 keep blue")
    assert case.asked == (1, "keep-colour") and case.gods(0) == "freya"


def test_w31_whoever_banishes_his_own_yggdrasil_chooses_himself() -> None:
    """W-31"""
    case = Scene("hall: tyr surt baldr\n0 deities: odin yggdrasil hel\n0 sacrifices: bond\nturn: 0")
    case.play("0 odin banishes yggdrasil")
    assert case.asked == (0, "keep-colour")
    case.play("0 keep red")
    assert case.gods(0) == "hel"


def test_w31_baldr_and_fafnir_bring_the_choice_too() -> None:
    """W-31, W-43, W-46"""
    case = Scene("hall: tyr surt vidar\n0 deities: baldr odin\n0 sacrifices: bond\ndeity discard: hel\nturn: 0")
    case.play("0 baldr calls hel", "0 keep blue")
    assert case.gods(0) == "odin" and case.fact("deity discard") == "baldr hel"
    case = Scene("hall: tyr surt vidar\n0 deities: fafnir hel\n0 sacrifices: bond\nturn: 0")
    case.play("0 fafnir takes tyr", "0 keep blue")
    assert case.gods(0) == "tyr"


def test_w35_marks_belong_to_the_card() -> None:
    """W-35: a used Tyr stays used with whoever takes him, until the round is over."""
    case = Scene(
        "spoils: rout\nhall: thor surt vidar\n0 deities: fafnir\n0 sacrifices: bond\n1 deities: tyr\nused: tyr\n"
        "passes: 1 2\nturn: 0\ndeck: bond*9"
    )
    case.play("0 fafnir takes tyr")
    assert case.gods(0) == "tyr" and not case.may("tyr left")
    case.play("0 pass", "1 pass", "2 pass")
    assert case.state.round == 2 and case.may("tyr left")


def test_w35_discarded_and_fetched_back_it_stays_used() -> None:
    """W-35"""
    case = Scene("hall: thor surt vidar\n0 deities: tyr odin\n0 sacrifices: bond*4\nused: tyr\nturn: 0")
    case.play("0 odin banishes tyr")
    assert case.fact("deity discard") == "tyr" and "tyr" in case.fact("used")
    case = Scene("hall: thor surt vidar\n0 deities: baldr\n0 sacrifices: bond\ndeity discard: tyr\nused: tyr\nturn: 0")
    case.play("0 baldr calls tyr")
    assert case.gods(0) == "tyr" and not case.may("tyr left")


def test_w36_a_cost_must_be_payable_in_full() -> None:
    """W-36: without a sacrifice neither Odin nor Baldr nor Fafnir does anything."""
    for have in (0, 1):
        case = Scene(
            "hall: thor surt vidar\n0 deities: yggdrasil odin baldr fafnir\n1 deities: loki\ndeity discard: hel\n"
            f"0 sacrifices: bond*{have}\nturn: 0"
        )
        for move in ("odin banishes loki", "odin recalls hel", "baldr calls hel", "fafnir takes loki"):
            assert case.may(move) == (have == 1), move


# --- Nidhogg ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("passes", ["", "1"])
def test_w48_nidhogg_gets_one_of_the_cards_just_paid(passes: str) -> None:
    """W-48: none of those that stay; also after his owner's pass; everybody sees which."""
    stolen = set()
    for seed in range(12):
        case = Scene(
            f"{HALL}0 sacrifices: archer berserk*2 bond\n0 deities: surt\n1 deities: nidhogg\n"
            f"passes: {passes}\nturn: 0",
            seed=seed,
        )
        case.play("0 summon hel, pay archer")
        stolen.add(case.hand(1))
        assert case.hand(1) == case.fact("1 known") and case.fact("0 sacrifices") == "bond berserk"
    assert stolen == {"archer", "berserk"}


@pytest.mark.parametrize(
    ("gods", "move"),
    [("baldr", "baldr calls loki"), ("fafnir", "fafnir takes thor"), ("", "summon hel")],
)
def test_w48_at_every_payment_of_another(gods: str, move: str) -> None:
    """W-48"""
    case = Scene(f"{HALL}0 sacrifices: bond*2\n0 deities: {gods}\n1 deities: nidhogg\ndeity discard: loki\nturn: 0")
    case.play(f"0 {move}")
    assert case.hand(1) == "bond"


def test_w48_not_at_twelve_cards_not_from_odins_owner_not_from_himself() -> None:
    """W-48, W-38, W-53"""
    case = Scene(f"{HALL}0 sacrifices: bond*2\n1 deities: nidhogg\n1 hand: archer*12\nturn: 0").play("0 summon hel")
    assert case.size(1) == 12 and case.discard == "bond*2"
    case = Scene(f"{HALL}0 sacrifices: bond\n0 deities: odin\n1 deities: nidhogg\nturn: 0").play(
        "0 odin banishes nidhogg"
    )
    assert case.size(1) == 0 and case.discard == "bond"
    case = Scene(f"{HALL}0 sacrifices: bond*3\n0 deities: nidhogg\nturn: 0").play("0 summon hel")
    assert case.size(0) == 0 and case.discard == "bond*3"


def test_w72_the_only_way_to_pay_is_not_asked() -> None:
    """W-72"""
    case = Scene(f"{HALL}0 sacrifices: archer bond\nturn: 0").play("0 summon hel")
    assert case.gods(0) == "hel" and case.discard == "archer bond"
