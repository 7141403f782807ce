"""Cards of the mountains outside the two squads."""

from __future__ import annotations

import pytest

from tests.games.berserk.scenario import Scene

# --- 10042 Tribal healer: 5 silver; life 8, move 1, strike 1-2-3 -----------------------------------------------------

HEALER = "0 c2: tribal-healer counters=3\n0 graveyard: khazg\n1 e6: ost\n"


def test_tribal_healer_revives_a_creature_closed_beside_it() -> None:
    scene = Scene(HEALER).hit("0 c2 feature1")
    assert scene.asked == (0, "choose-cell") and len(scene.texts()) == 8
    scene.play("0 d3")
    assert scene.place("khazg") == "d3" and not scene.open("khazg") and scene.wounds("khazg") == 0
    assert scene.counters("tribal-healer") == 0 and not scene.open("tribal-healer")


def test_tribal_healer_revives_once_a_battle_and_only_from_its_own_graveyard() -> None:
    text = HEALER.replace("counters=3", "counters=6") + "0 graveyard: volkhv\n"
    scene = Scene(text).hit("0 c2 feature1", "0 khazg", "0 d3", "0 end", "1 end")
    assert scene.why("0 c2 feature1")[0] == "used-up"
    scene = Scene(HEALER.replace("0 graveyard", "1 graveyard")).hit("0 c2 feature1")
    assert scene.zone("khazg") == "graveyard"


def test_tribal_healer_does_not_revive_an_artifact() -> None:
    scene = Scene(HEALER.replace("khazg", "dead-bombard")).hit("0 c2 feature1")
    assert scene.asked == (0, "turn") and scene.zone("dead-bombard") == "graveyard"


def test_tribal_healer_calls_from_valhalla_only_after_an_enemy_attack() -> None:
    """Its Valhalla: one wound on a creature of its side, which gains a counter."""
    text = "active: 1\n0 c3: tribal-healer wounds=6 closed\n0 a1: volkhv\n1 c5: khazg\n1 e6: ost"
    scene = Scene(text).hit("1 c5 feature1, c3").play("1 end")
    assert scene.wounds("volkhv") == 1 and scene.counters("volkhv") == 1
    text = "0 c3: tribal-healer wounds=6 poison=2\n0 a1: volkhv\n1 e6: ost\nactive: 1"
    scene = Scene(text).play("1 end")
    assert scene.zone("tribal-healer") == "graveyard"
    scene.hit("0 end", "1 end")
    assert scene.wounds("volkhv") == 0, "poison is no attack"


def test_tribal_healer_discharges_one() -> None:
    assert Scene("0 c1: tribal-healer\n1 e6: khazg", dice=[6]).hit("0 c1 feature2, e6").wounds("khazg") == 1


def test_tribal_healer_meets_raer_whom_it_revives_before_his_tokens_do() -> None:
    scene = Scene("0 c2: tribal-healer counters=3\n0 graveyard: raer tokens=2\n1 e6: ost").hit("0 c2 feature1", "0 d3")
    assert scene.place("raer") == "d3" and scene.tokens("raer") == 0


# --- 10062 Bonecrusher: 6 gold; life 12, move 1, strike 3-5-6, attack and defence experience 1 -----------------------


def test_bonecrusher_strikes_with_one_more_in_attack_and_defence() -> None:
    scene = Scene("0 c3: bonecrusher\n1 c4: khazg closed", dice=[5]).hit("0 c3 strike, c4")
    assert scene.wounds("khazg") == 6
    scene = Scene("0 c3: khazg\n1 c4: bonecrusher", dice=[1, 3]).hit("0 c3 strike, c4")
    assert (scene.wounds("c4"), scene.wounds("c3")) == (0, 3), "1 to 4: a weak strike back"


def test_bonecrusher_lends_one_from_valhalla_until_the_end_of_the_turn() -> None:
    text = "active: 1\n0 c3: volkhv\n0 graveyard: bonecrusher fallen\n1 c4: khazg\n1 e6: ost"
    scene = Scene(text, dice=[1]).play("1 end").turn("khazg")
    assert scene.hit("0 c3 strike, c4").wounds("khazg") == 1 + 1


def test_bonecrusher_does_not_lend_in_the_enemy_turn() -> None:
    text = "active: 1\n0 c3: volkhv\n0 graveyard: bonecrusher fallen\n1 c4: khazg\n1 e6: ost"
    scene = Scene(text, dice=[1, 4]).play("1 end", "0 end").hit("1 c4 strike, c3")
    assert scene.wounds("khazg") == 1, "the strike back of 1 is weak, and no more"


def test_bonecrusher_does_not_lend_if_it_did_not_fall_to_an_attack() -> None:
    text = "active: 1\n0 c3: volkhv\n0 graveyard: bonecrusher\n1 c4: khazg closed\n1 e6: ost"
    scene = Scene(text, dice=[1]).play("1 end").turn("khazg")
    assert scene.hit("0 c3 strike, c4").wounds("khazg") == 1


def test_bonecrusher_meets_two_who_want_its_gift() -> None:
    text = "active: 1\n0 c3: volkhv\n0 b3: skald\n0 graveyard: bonecrusher fallen\n1 c4: khazg\n1 e6: ost"
    scene = Scene(text, dice=[1]).play("1 end")
    assert scene.asked == (0, "choose-card") and set(scene.texts()) == {"b3", "c3"}
    scene.play("0 b3").turn("khazg")
    assert scene.hit("0 b3 strike, c4").wounds("khazg") == 1 + 1


# --- 20042 Skald: 4 silver; life 7, move 1, strike 1-1-1; protection from shots --------------------------------------


def test_skald_uses_the_valhalla_of_a_card_and_banishes_it() -> None:
    text = "0 c3: skald\n0 d3: volkhv\n0 graveyard: bonecrusher\n1 d4: khazg closed\n1 e6: ost"
    scene = Scene(text, dice=[1]).hit("0 c3 feature1, bonecrusher").play("0 d3")
    assert scene.zone("bonecrusher") == "exile" and not scene.open("skald")
    assert scene.hit("0 d3 strike, d4").wounds("khazg") == 1 + 1


def test_skald_cannot_use_a_card_without_valhalla_nor_the_enemys() -> None:
    scene = Scene("0 c3: skald\n0 graveyard: khazg\n1 graveyard: bonecrusher fallen\n1 e6: ost")
    assert scene.aims("c3 feature1") == set()


@pytest.mark.parametrize(("die", "wounds"), [(3, 1), (4, 2), (6, 2)])
def test_skald_discharges_four_cells_far(die: int, wounds: int) -> None:
    scene = Scene("0 c1: skald\n1 c5: khazg\n1 d5: ost", dice=[die])
    assert scene.aims("c1 feature2") == {"c5"}
    assert scene.hit("0 c1 feature2, c5").wounds("khazg") == wounds


def test_skald_meets_the_healer_whose_call_hurts() -> None:
    scene = Scene("0 c3: skald\n0 graveyard: tribal-healer\n1 e6: ost").hit("0 c3 feature1, tribal-healer")
    assert scene.wounds("skald") == 1 and scene.counters("skald") == 1 and scene.zone("tribal-healer") == "exile"


def test_skald_meets_khazg_whose_shot_does_not_hurt_it() -> None:
    assert Scene("0 c1: khazg\n1 c5: skald").hit("0 c1 feature1, c5").wounds("skald") == 0


# --- 20055 Cliffs of Lant-Mor: 3 gold, terrain -----------------------------------------------------------------------

CLIFFS = "0 extra: cliffs-of-lant-mor\n"


def test_cliffs_of_lant_mor_strengthen_a_creature_of_mountains_or_none() -> None:
    text = CLIFFS + "0 c3: helmir\n0 d3: teach\n0 b3: khazg\n1 c4: ost closed\n1 e6: borgak"
    scene = Scene(text, dice=[1])
    assert scene.aims("cliffs-of-lant-mor feature1") == {"c3", "d3"}
    scene.hit("0 cliffs-of-lant-mor feature1, c3", "0 c3 strike, c4")
    assert scene.wounds("ost") == 2 + 1 and not scene.open("cliffs-of-lant-mor")


def test_cliffs_of_lant_mor_do_not_strengthen_a_shot_nor_a_later_turn() -> None:
    text = CLIFFS + "0 c1: dwarf-crossbowman\n1 c4: khazg\n1 e6: borgak"
    scene = Scene(text, dice=[4]).hit("0 cliffs-of-lant-mor feature1, c1", "0 c1 feature1, c4")
    assert scene.wounds("khazg") == 1
    text = CLIFFS + "0 c3: skald\n1 c4: khazg\n1 e6: borgak"
    scene = Scene(text, dice=[1]).hit("0 cliffs-of-lant-mor feature1, c3", "0 end", "1 end").turn("khazg")
    assert scene.hit("0 c3 strike, c4").wounds("khazg") == 1


def test_cliffs_of_lant_mor_cannot_be_attacked_or_save_a_squad() -> None:
    scene = Scene("0 c1: khazg\n0 extra: wyvern\n1 extra: cliffs-of-lant-mor\n1 c4: ost wounds=6")
    assert scene.aims("c1 feature1") == {"c4", "wyvern"} and scene.aims("wyvern strike") == {"c1", "c4"}
    assert scene.why("0 c1 feature1, cliffs-of-lant-mor")[0] == "terrain"
    scene.hit("0 c1 feature1, c4")
    assert scene.state.over and scene.state.winner == 0


def test_cliffs_of_lant_mor_meet_a_bombard_that_starts_with_one_more_life() -> None:
    text = (
        "turn: 0\n0 b3: cliffs-of-lant-mor hidden\n0 c2: dead-bombard hidden\n0 d3: raer hidden\n"
        '1 c4: khazg hidden\n1 d4: dead-bombard hidden\nframes: [["Reveal",[]]]'
    )
    scene = Scene(text)
    assert scene.zone("cliffs-of-lant-mor") == "extra"
    assert scene.lives("c2") == 1 and scene.lives("raer") == 0 and scene.lives("d4") == 0


def test_cliffs_of_lant_mor_meet_an_assassin_whose_lunge_is_a_strike() -> None:
    """K-28: the strike over a row is a strike."""
    text = CLIFFS + "0 c1: assassin\n1 c3: khazg\n1 e6: ost"
    scene = Scene(text).hit("0 cliffs-of-lant-mor feature1, c1", "0 c1 feature1, c3")
    assert scene.wounds("khazg") == 1 + 1
