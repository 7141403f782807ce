"""Summoning: prices, payments, two colours, and Nidhogg's share."""

from __future__ import annotations

import pytest

from .tale import Tale

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
            tale = Tale(f"{HALL}0 deities: {gods}\n0 sacrifices: bond*{have}\nturn: 0")
            assert tale.may(f"summon {deity}") == (have >= price), (deity, have)


def test_w28_the_black_one_raises_no_price_and_with_it_each_colour_counts_by_itself() -> None:
    """W-28, W-51"""
    tale = Tale("hall: thor hel surt\n0 deities: yggdrasil odin\n0 sacrifices: bond*5\nturn: 0")
    tale.play("0 summon hel")
    assert tale.fact("0 sacrifices") == "bond*3" and tale.gods(0) == "odin yggdrasil hel"
    tale.play("0 summon thor")
    assert tale.fact("0 sacrifices") == "" and tale.discard == "bond*5"


def test_w28_a_lost_deity_makes_the_next_cheaper_again() -> None:
    """W-28: what one has now counts."""
    tale = Tale("hall: tyr hel surt\n0 deities: thor odin\n0 sacrifices: bond*3\n1 deities: loki\nturn: 0")
    assert not tale.may("summon tyr")
    tale.play("0 thor strikes loki")
    assert tale.may("summon tyr")


def test_w29_a_berserk_pays_two_and_his_change_is_lost() -> None:
    """W-29"""
    tale = Tale(f"{HALL}0 sacrifices: berserk\nturn: 0").play("0 summon hel")
    assert tale.gods(0) == "hel" and tale.discard == "berserk"
    tale = Tale(f"{HALL}0 deities: surt\n0 sacrifices: berserk*2\nturn: 0").play("0 summon hel")
    assert tale.fact("0 sacrifices") == "" and tale.discard == "berserk*2"
    tale = Tale(f"{HALL}0 deities: odin\n0 sacrifices: berserk\n1 deities: surt\nturn: 0").play("0 odin banishes surt")
    assert tale.fact("0 sacrifices") == ""


def test_w29_no_card_to_spare_may_be_paid() -> None:
    """W-29"""
    tale = Tale(f"{HALL}0 sacrifices: archer bond berserk\nturn: 0")
    tale.state.play(tale.state.read("summon hel"))
    assert tale.texts() == ["pay archer", "pay berserk"]
    tale.state.play(tale.state.read("pay archer"))
    assert tale.asked[1] == "turn", "with an Archer paid only the Bond is left to pay"
    assert tale.gods(0) == "hel" and tale.fact("0 sacrifices") == "berserk"


def test_w29_a_price_of_three_is_a_berserk_and_one_or_two_berserks_or_three() -> None:
    """W-29"""
    ways = set()
    for first in ("archer", "berserk"):
        for rest in ("", ", pay archer", ", pay berserk", ", pay archer, pay archer", ", pay archer, pay berserk"):
            tale = Tale(f"{HALL}0 deities: surt\n0 sacrifices: archer*3 berserk*2\nturn: 0")
            move = f"summon hel, pay {first}{rest}"
            try:
                tale.play(f"0 {move}")
            except ValueError:
                continue
            ways.add(tale.discard)
    assert ways == {"archer*3", "archer berserk", "berserk*2"}


def test_w30_several_summonings_in_a_turn_before_and_after_the_action() -> None:
    """W-30, W-4"""
    tale = Tale("hall: loki hel yggdrasil\n0 hand: bond\n0 sacrifices: bond*7\n0 line: archer\nturn: 0")
    tale.play("0 summon hel", "0 summon loki")
    assert tale.asked == (0, "turn") and tale.gods(0) == "hel loki"
    tale.play("0 bond left 0")
    assert tale.asked == (0, "rest")
    tale.play("0 summon yggdrasil")
    assert tale.gods(0) == "yggdrasil hel loki" and tale.asked == (1, "turn"), "nothing is left to do"


@pytest.mark.parametrize(("keep", "kept", "lost"), [("blue", "odin tyr", "hel"), ("red", "hel", "odin tyr")])
def test_w31_red_and_blue_do_not_stay_together(keep: str, kept: str, lost: str) -> None:
    """W-31"""
    tale = Tale(f"{HALL}0 deities: odin tyr\n0 sacrifices: bond*2\nturn: 0").play("0 summon hel")
    assert tale.asked == (0, "keep-colour") and tale.texts() == ["keep blue", "keep red"]
    tale.play(f"0 keep {keep}")
    assert tale.gods(0) == kept and tale.fact("deity discard") == lost


def test_w31_yggdrasil_keeps_the_peace_until_it_goes() -> None:
    """W-31: lost in another's turn, the effect finishes first, then the loser chooses, then the active player."""
    tale = Tale(
        "hall: tyr surt baldr\n0 deities: odin fafnir thor\n0 sacrifices: bond\n1 deities: yggdrasil hel freya\nturn: 0"
    )
    tale.play("0 fafnir takes yggdrasil")
    assert tale.gods(0) == "odin thor yggdrasil" and tale.asked == (1, "keep-colour")
    tale.play("1 keep red")
    assert tale.gods(1) == "hel" and tale.asked == (0, "turn"), "the taker has Yggdrasil now"
    tale = Tale(
        "hall: tyr surt baldr\n0 deities: odin\n0 sacrifices: bond\n1 deities: yggdrasil hel freya\nturn: 0"
    ).play("0 odin banishes yggdrasil")
    assert tale.asked == (1, "keep-colour")


def test_w31_first_the_others_then_the_active_player() -> None:
    """W-31"""
    tale = Tale(
        "hall: tyr surt baldr\n1 deities: odin loki\n1 sacrifices: bond\n0 deities: yggdrasil hel freya\nturn: 1"
    ).play("1 odin banishes yggdrasil")
    assert tale.asked == (0, "keep-colour")
    tale.play("0 keep blue")
    assert tale.asked == (1, "keep-colour") and tale.gods(0) == "freya"


def test_w31_whoever_banishes_his_own_yggdrasil_chooses_himself() -> None:
    """W-31"""
    tale = Tale("hall: tyr surt baldr\n0 deities: odin yggdrasil hel\n0 sacrifices: bond\nturn: 0")
    tale.play("0 odin banishes yggdrasil")
    assert tale.asked == (0, "keep-colour")
    tale.play("0 keep red")
    assert tale.gods(0) == "hel"


def test_w31_baldr_and_fafnir_bring_the_choice_too() -> None:
    """W-31, W-43, W-46"""
    tale = Tale("hall: tyr surt vidar\n0 deities: baldr odin\n0 sacrifices: bond\ndeity discard: hel\nturn: 0")
    tale.play("0 baldr calls hel", "0 keep blue")
    assert tale.gods(0) == "odin" and tale.fact("deity discard") == "baldr hel"
    tale = Tale("hall: tyr surt vidar\n0 deities: fafnir hel\n0 sacrifices: bond\nturn: 0")
    tale.play("0 fafnir takes tyr", "0 keep blue")
    assert tale.gods(0) == "tyr"


def test_w35_marks_belong_to_the_card() -> None:
    """W-35: a used Tyr stays used with whoever takes him, until the round is over."""
    tale = Tale(
        "spoils: rout\nhall: thor surt vidar\n0 deities: fafnir\n0 sacrifices: bond\n1 deities: tyr\nused: tyr\n"
        "passes: 1 2\nturn: 0\ndeck: bond*9"
    )
    tale.play("0 fafnir takes tyr")
    assert tale.gods(0) == "tyr" and not tale.may("tyr left")
    tale.play("0 pass", "1 pass", "2 pass")
    assert tale.state.round == 2 and tale.may("tyr left")


def test_w35_discarded_and_fetched_back_it_stays_used() -> None:
    """W-35"""
    tale = Tale("hall: thor surt vidar\n0 deities: tyr odin\n0 sacrifices: bond*4\nused: tyr\nturn: 0")
    tale.play("0 odin banishes tyr")
    assert tale.fact("deity discard") == "tyr" and "tyr" in tale.fact("used")
    tale = Tale("hall: thor surt vidar\n0 deities: baldr\n0 sacrifices: bond\ndeity discard: tyr\nused: tyr\nturn: 0")
    tale.play("0 baldr calls tyr")
    assert tale.gods(0) == "tyr" and not tale.may("tyr left")


def test_w36_a_cost_must_be_payable_in_full() -> None:
    """W-36: without a sacrifice neither Odin nor Baldr nor Fafnir does anything."""
    for have in (0, 1):
        tale = Tale(
            "hall: thor surt vidar\n0 deities: yggdrasil odin baldr fafnir\n1 deities: loki\ndeity discard: hel\n"
            f"0 sacrifices: bond*{have}\nturn: 0"
        )
        for move in ("odin banishes loki", "odin recalls hel", "baldr calls hel", "fafnir takes loki"):
            assert tale.may(move) == (have == 1), move


# --- Nidhogg ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("passes", ["", "1"])
def test_w48_nidhogg_gets_one_of_the_cards_just_paid(passes: str) -> None:
    """W-48: none of those that stay; also after his owner's pass; everybody sees which."""
    stolen = set()
    for seed in range(12):
        tale = Tale(
            f"{HALL}0 sacrifices: archer berserk*2 bond\n0 deities: surt\n1 deities: nidhogg\n"
            f"passes: {passes}\nturn: 0",
            seed=seed,
        )
        tale.play("0 summon hel, pay archer")
        stolen.add(tale.hand(1))
        assert tale.hand(1) == tale.fact("1 known") and tale.fact("0 sacrifices") == "bond berserk"
    assert stolen == {"archer", "berserk"}


@pytest.mark.parametrize(
    ("gods", "move"),
    [("baldr", "baldr calls loki"), ("fafnir", "fafnir takes thor"), ("", "summon hel")],
)
def test_w48_at_every_payment_of_another(gods: str, move: str) -> None:
    """W-48"""
    tale = Tale(f"{HALL}0 sacrifices: bond*2\n0 deities: {gods}\n1 deities: nidhogg\ndeity discard: loki\nturn: 0")
    tale.play(f"0 {move}")
    assert tale.hand(1) == "bond"


def test_w48_not_at_twelve_cards_not_from_odins_owner_not_from_himself() -> None:
    """W-48, W-38, W-53"""
    tale = Tale(f"{HALL}0 sacrifices: bond*2\n1 deities: nidhogg\n1 hand: archer*12\nturn: 0").play("0 summon hel")
    assert tale.size(1) == 12 and tale.discard == "bond*2"
    tale = Tale(f"{HALL}0 sacrifices: bond\n0 deities: odin\n1 deities: nidhogg\nturn: 0").play(
        "0 odin banishes nidhogg"
    )
    assert tale.size(1) == 0 and tale.discard == "bond"
    tale = Tale(f"{HALL}0 sacrifices: bond*3\n0 deities: nidhogg\nturn: 0").play("0 summon hel")
    assert tale.size(0) == 0 and tale.discard == "bond*3"


def test_w72_the_only_way_to_pay_is_not_asked() -> None:
    """W-72"""
    tale = Tale(f"{HALL}0 sacrifices: archer bond\nturn: 0").play("0 summon hel")
    assert tale.gods(0) == "hel" and tale.discard == "archer bond"
