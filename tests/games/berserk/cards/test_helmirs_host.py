"""The second squad: Helmir's host."""

from __future__ import annotations

import pytest

from tests.games.berserk.scenario import Scene

# --- 20066 Helmir: 7 gold, mountains, dwarf and hero; life 13, move 1, strike 2-3-5; protection from spells ----------


def test_helmir_wears_armor_two_in_formation() -> None:
    scene = Scene("0 c2: khazg\n1 c5: helmir\n1 d5: guard-of-tullen").hit("0 c2 feature1, c5")
    assert scene.wounds("helmir") == 3 - 2


def test_helmir_has_no_armor_alone_or_at_a_corner() -> None:
    assert Scene("0 c2: khazg\n1 c5: helmir\n1 d6: guard-of-tullen").hit("0 c2 feature1, c5").wounds("c5") == 3
    scene = Scene("0 c2: khazg\n1 c5: helmir\n0 d5: guard-of-tullen").hit("0 c2 feature1, c5")
    assert scene.wounds("helmir") == 3, "an enemy makes no formation"


def test_helmir_opens_an_ordinary_mountain_creature_beside_him_when_he_acts() -> None:
    text = "0 c3: helmir\n0 b3: dwarf-crossbowman closed\n0 b2: storm-priest closed\n1 c4: khazg closed\n1 e6: ost"
    scene = Scene(text, dice=[1]).hit("0 c3 strike, c4")
    assert scene.asked == (0, "choose-offer")
    assert set(scene.play("0 yes").texts()) == {"b2", "b3"}
    scene.play("0 b2")
    assert scene.open("storm-priest") and scene.movement("storm-priest") == 1 and not scene.open("dwarf-crossbowman")


def test_helmir_does_not_open_elites_others_or_the_distant() -> None:
    text = (
        "0 c3: helmir\n0 b3: clay-golem closed\n0 d3: ost closed\n0 c1: dwarf-crossbowman closed\n"
        "1 c4: khazg closed\n1 e6: borgak"
    )
    scene = Scene(text, dice=[1]).hit("0 c3 strike, c4")
    assert scene.asked == (0, "turn")


def test_helmir_may_open_an_enemy_too() -> None:
    """His text does not say whose it must be."""
    scene = Scene("0 c3: helmir\n1 c4: skald closed\n1 e6: ost", dice=[1]).hit("0 c3 strike, c4")
    assert scene.asked == (0, "choose-offer")
    assert scene.play("0 yes").open("skald")


def test_helmir_opens_when_he_defends_as_well() -> None:
    """Defending is an action (L236)."""
    scene = Scene("active: 1\n0 c3: helmir\n0 b3: dwarf-crossbowman closed\n1 b4: khazg", dice=[1, 3])
    scene.play("1 b4 strike, b3", "0 defend c3")
    assert scene.asked == (0, "choose-offer")
    scene.play("0 yes")
    assert scene.open("dwarf-crossbowman") and not scene.open("helmir")


def test_helmir_meets_charon_whose_spell_does_not_touch_him() -> None:
    scene = Scene("0 c2: charon counters=3\n0 a1: raer\n1 e6: helmir\n1 d6: ost").hit("0 c2 feature1, e6")
    assert scene.zone("helmir") == "field" and scene.zone("charon") == "graveyard"


# --- 20027 Pyromancer of Dzara: 5 gold, steppes; life 9, move 1, strike 1-2-3; protection from magic -----------------


def test_pyromancer_of_dzara_rolls_twice_and_chooses() -> None:
    scene = Scene("0 a1: pyromancer-of-dzara\n1 e6: borgak", dice=[2, 6]).play("0 a1 feature1, e6")
    assert scene.asked == (0, "pick-die") and set(scene.texts()) == {"die 2", "die 6"}
    assert scene.play("0 die 6").wounds("borgak") == 3


def test_pyromancer_of_dzara_gains_one_from_a_pair() -> None:
    scene = Scene("0 a1: pyromancer-of-dzara\n1 e6: borgak", dice=[4, 4]).play("0 a1 feature1, e6")
    assert scene.wounds("borgak") == 2 + 1


def test_pyromancer_of_dzara_gains_nothing_from_two_that_only_mean_the_same() -> None:
    scene = Scene("0 a1: pyromancer-of-dzara\n1 e6: borgak", dice=[4, 5]).play("0 a1 feature1, e6", "0 die 4")
    assert scene.wounds("borgak") == 2


def test_pyromancer_of_dzara_rolls_twice_for_simple_strikes_too() -> None:
    scene = Scene("0 c3: pyromancer-of-dzara\n1 c4: khazg closed", dice=[1, 6]).play("0 c3 strike, c4", "0 die 6")
    assert scene.wounds("khazg") == 3
    scene = Scene("0 c3: pyromancer-of-dzara\n1 c4: khazg closed", dice=[1, 1]).play("0 c3 strike, c4")
    assert scene.wounds("khazg") == 1 + 1


def test_pyromancer_of_dzara_rolls_twice_when_it_is_struck() -> None:
    """K-56: 5 against 1 is the defender's medium strike, and a weak one of the attacker."""
    scene = Scene("active: 1\n0 c3: pyromancer-of-dzara\n1 c4: khazg", dice=[1, 2, 5])
    scene.hit("1 c4 strike, c3")
    assert scene.asked == (0, "pick-die")
    scene.play("0 die 5", "0 pass")
    assert scene.wounds("khazg") == 2 and scene.wounds("pyromancer-of-dzara") == 2


def test_pyromancer_of_dzara_is_not_hurt_by_magic() -> None:
    scene = Scene("0 a1: nadikh\n1 c3: pyromancer-of-dzara\n1 e6: ost", dice=[6]).hit("0 a1 feature2, c3")
    assert scene.wounds("pyromancer-of-dzara") == 0
    scene = Scene("0 c3: cyclops\n1 d4: pyromancer-of-dzara").hit("0 c3 feature1, d4")
    assert scene.wounds("pyromancer-of-dzara") == 0
    scene = Scene("0 c1: khazg\n1 c3: pyromancer-of-dzara\n1 e6: ost").hit("0 c1 feature1, c3")
    assert scene.wounds("pyromancer-of-dzara") == 3, "a shot is no magic"


def test_pyromancer_of_dzara_meets_teach_whom_discharges_do_not_hurt() -> None:
    scene = Scene("0 a1: pyromancer-of-dzara\n1 e6: teach", dice=[6, 6]).hit("0 a1 feature1, e6")
    assert scene.wounds("teach") == 0 and not scene.open("pyromancer-of-dzara")


# --- 20031 Khazg: 7 gold, steppes; life 9, move 2, strike 2-3-4; protection from throws ------------------------------


@pytest.mark.parametrize("die", [1, 4, 6])
def test_khazg_shoots_three_whatever_the_die(die: int) -> None:
    assert Scene("0 c1: khazg\n1 c3: ost", dice=[die]).hit("0 c1 feature1, c3").wounds("ost") == 3


def test_khazg_does_not_shoot_beside_him_or_farther_than_five() -> None:
    scene = Scene("0 c1: khazg\n1 c2: ost\n1 d2: volkhv\n1 c6: borgak\n1 d6: helmir\n1 extra: wyvern")
    assert scene.aims("c1 feature1") == {"c6", "wyvern"}
    assert scene.why("0 c1 feature1, d2")[0] == "adjacent"
    assert scene.why("0 c1 feature1, d6")[0] == "out-of-range"


def test_khazg_meets_chernovar_whose_throw_does_not_hurt_him() -> None:
    scene = Scene("0 c2: khazg\n1 c5: helmir\n1 d5: chernovar", dice=[1, 6]).hit("0 c2 feature1, c5")
    assert scene.wounds("helmir") == 1 and scene.wounds("khazg") == 0


# --- 20058 Clay golem: 4 gold, mountains; life 15, move 1, strike 2-3-4; protection from poison ----------------------


def test_clay_golem_cracks_under_three_wounds_of_one_attack() -> None:
    assert Scene("0 c2: khazg\n1 c5: clay-golem").hit("0 c2 feature1, c5").wounds("c5") == 3 + 3


def test_clay_golem_does_not_crack_under_two() -> None:
    scene = Scene("0 c3: khazg\n0 d3: khazg\n1 c4: clay-golem closed", dice=[1, 1])
    assert scene.hit("0 c3 strike, c4").wounds("c4") == 2
    assert scene.hit("0 d3 strike, c4").wounds("c4") == 4, "two attacks of two are not one of three"


def test_clay_golem_is_clumsy_in_attack_and_defence() -> None:
    scene = Scene("0 c3: clay-golem\n1 c4: khazg closed", dice=[6]).hit("0 c3 strike, c4")
    assert scene.wounds("khazg") == 3, "a six counts as five"
    scene = Scene("0 c3: khazg\n1 c4: clay-golem", dice=[5, 5]).hit("0 c3 strike, c4")
    assert (scene.wounds("c4"), scene.wounds("c3")) == (2, 0), "five against four"


def test_clay_golem_meets_a_mage_who_prevents_the_wounds_that_crack_it() -> None:
    scene = Scene("active: 1\n0 c2: khazg\n1 c5: clay-golem\n1 e6: mage-of-tor-garon").hit("1 e6 feature1", "1 end")
    assert scene.hit("0 c2 feature1, c5").wounds("clay-golem") == 0


# --- 20012 Guard of Tullen: 4 silver, steppes; life 7, move 1, strike 2-2-3, armor 1 ---------------------------------


def test_guard_of_tullen_strikes_at_the_end_of_the_enemy_turn_and_stays_open() -> None:
    scene = Scene("0 c3: raer\n1 c4: guard-of-tullen").play("0 end")
    assert scene.asked == (1, "choose-offer")
    scene.play("1 yes")
    assert scene.wounds("raer") == 2 and scene.open("guard-of-tullen")
    scene = Scene("0 c3: raer\n1 c4: guard-of-tullen").play("0 end", "1 pass")
    assert scene.wounds("raer") == 0


def test_guard_of_tullen_chooses_whom_to_strike() -> None:
    scene = Scene("0 c3: raer\n0 d3: nadikh\n1 c4: guard-of-tullen").play("0 end")
    while scene.asked[1] == "choose-offer":
        scene.play("1 yes")
    assert scene.asked == (1, "choose-card") and {"c3", "d3"} <= set(scene.texts())
    scene.play("1 d3")
    assert scene.wounds("nadikh") == 2 and scene.wounds("raer") == 0


def test_guard_of_tullen_does_not_strike_closed_far_or_at_the_end_of_its_own_turn() -> None:
    assert Scene("0 c3: raer\n1 c4: guard-of-tullen closed").play("0 end").asked == (1, "turn")
    assert Scene("0 c3: raer\n1 c5: guard-of-tullen").play("0 end").asked == (1, "turn")
    assert Scene("active: 1\n0 c3: raer\n1 c4: guard-of-tullen").play("1 end").asked == (0, "turn")


def test_guard_of_tullen_defends_better_in_formation() -> None:
    """3 against 4 is a weak strike, 3 against 4 + 1 a miss."""
    scene = Scene("0 c3: khazg\n1 c4: guard-of-tullen\n1 d4: chernovar", dice=[3, 4]).hit("0 c3 strike, c4")
    assert (scene.wounds("c4"), scene.wounds("c3")) == (0, 0)
    scene = Scene("0 c3: khazg\n1 c4: guard-of-tullen\n1 d5: chernovar", dice=[3, 4]).hit("0 c3 strike, c4")
    assert scene.wounds("c4") == 2 - 1


def test_guard_of_tullen_meets_a_flyer_it_does_not_reach() -> None:
    """K-20: a flyer stands next to nothing."""
    scene = Scene("0 extra: wyvern\n0 a1: raer\n1 c4: guard-of-tullen").play("0 end")
    assert scene.asked == (1, "turn")


# --- 20035 Dwarf crossbowman: 3 silver, mountains; life 6, move 1, strike 1-1-2 --------------------------------------


@pytest.mark.parametrize(("die", "wounds"), [(3, 0), (4, 1), (6, 1)])
def test_dwarf_crossbowman_shoots_four_cells_far(die: int, wounds: int) -> None:
    scene = Scene("0 c1: dwarf-crossbowman\n1 c5: khazg\n1 d5: ost", dice=[die])
    assert scene.aims("c1 feature1") == {"c5"}
    assert scene.hit("0 c1 feature1, c5").wounds("khazg") == wounds


@pytest.mark.parametrize(("die", "wounds"), [(3, 1), (4, 2), (6, 2)])
def test_dwarf_crossbowman_shoots_harder_in_formation(die: int, wounds: int) -> None:
    scene = Scene("0 c1: dwarf-crossbowman\n0 c2: helmir\n1 c5: khazg", dice=[die]).hit("0 c1 feature1, c5")
    while scene.asked[1].startswith("choose"):
        scene.play("0 pass")
    assert scene.wounds("khazg") == wounds


def test_dwarf_crossbowman_does_not_strike_harder_in_formation_nor_shoot_so_across_a_corner() -> None:
    scene = Scene("0 c3: dwarf-crossbowman\n0 b3: chernovar\n1 c4: khazg closed", dice=[1]).hit("0 c3 strike, c4")
    assert scene.wounds("khazg") == 1
    scene = Scene("0 c1: dwarf-crossbowman\n0 d2: chernovar\n1 c5: khazg", dice=[4]).hit("0 c1 feature1, c5")
    assert scene.wounds("khazg") == 1


def test_dwarf_crossbowman_meets_a_mountain_spirit_safe_from_a_shot_of_one() -> None:
    scene = Scene("0 c1: dwarf-crossbowman\n1 extra: mountain-spirit\n1 e6: ost", dice=[6])
    assert scene.hit("0 c1 feature1, mountain-spirit").wounds("mountain-spirit") == 0
    scene = Scene("0 c1: dwarf-crossbowman\n0 c2: chernovar\n1 extra: mountain-spirit\n1 e6: ost", dice=[6])
    assert scene.hit("0 c1 feature1, mountain-spirit").wounds("mountain-spirit") == 2


# --- 20040 Storm priest: 4 silver, mountains, unique; life 9, move 1, strike 1-1-2; protection from flyers -----------


def test_storm_priest_discharges_four_for_two_counters_without_closing() -> None:
    scene = Scene("0 a1: storm-priest counters=2\n1 e6: borgak").hit("0 a1 feature1, e6")
    if scene.asked[1] == "choose-card":
        scene.play("0 e6")
    assert scene.wounds("borgak") == 4 + 1 and scene.open("storm-priest"), "and 1 for the two counters lost"
    scene = Scene("0 a1: storm-priest counters=2 closed\n1 e6: borgak").hit("0 a1 feature1, e6")
    assert scene.wounds("borgak") == 5, "closed he may do so too"


def test_storm_priest_cannot_pay_with_one_counter_but_may_close_for_another() -> None:
    scene = Scene("0 a1: storm-priest counters=1\n1 e6: borgak")
    assert scene.why("0 a1 feature1, e6")[0] == "too-few-counters"
    scene.play("0 a1 counter")
    assert scene.counters("storm-priest") == 2 and not scene.open("storm-priest")


def test_storm_priest_answers_twice_a_turn() -> None:
    scene = Scene("0 a1: storm-priest counters=6\n1 e6: sentries-of-krong\n1 d6: man-eating-troll")
    for _ in range(3):
        scene.hit("0 a1 feature1, e6")
        if scene.asked[1] == "choose-card":
            scene.play("0 d6")
    assert scene.wounds("sentries-of-krong") == 12 and scene.wounds("man-eating-troll") == 2


def test_storm_priest_does_not_answer_one_counter_nor_the_enemys() -> None:
    scene = Scene("0 a1: storm-priest\n0 c2: priest-king counters=1\n1 e6: borgak").hit("0 c2 feature1, e6")
    assert scene.asked == (0, "turn") and scene.wounds("borgak") == 0
    text = "0 a1: storm-priest\n1 c5: tribal-healer counters=3\n1 graveyard: khazg\nactive: 1"
    scene = Scene(text).hit("1 c5 feature1", "1 c6")
    assert scene.asked == (1, "turn") and scene.wounds("tribal-healer") == 0


def test_storm_priest_does_not_answer_counters_that_die_with_a_card() -> None:
    text = "active: 1\n0 a1: storm-priest\n0 c3: tribal-healer counters=3 wounds=7\n1 c5: khazg\n1 e6: ost"
    scene = Scene(text).hit("1 c5 feature1, c3")
    assert scene.zone("tribal-healer") == "graveyard" and scene.asked == (1, "turn")
    assert scene.wounds("khazg") == 0 and scene.wounds("ost") == 0


def test_storm_priest_meets_a_healer_who_pays_three() -> None:
    text = "0 a1: storm-priest\n0 c2: tribal-healer counters=3\n0 graveyard: khazg\n1 e6: borgak\n1 d6: ost"
    scene = Scene(text).hit("0 c2 feature1")
    assert scene.asked == (0, "choose-card")
    scene.play("0 d6")
    assert scene.wounds("ost") == 1 and scene.asked == (0, "choose-cell")


# --- 20039 Mountain spirit: 4 silver, mountains, flyer; life 7, strike 2-2-3; incorporeal ----------------------------


def test_mountain_spirit_is_hurt_by_magic_of_one_and_by_more() -> None:
    scene = Scene("0 a1: ost\n1 extra: mountain-spirit\n1 e6: ost").hit("0 a1 feature2, mountain-spirit")
    assert scene.wounds("mountain-spirit") == 1
    scene = Scene("0 a1: khazg\n1 extra: mountain-spirit\n1 e6: ost").hit("0 a1 feature1, mountain-spirit")
    assert scene.wounds("mountain-spirit") == 3


def test_mountain_spirit_is_not_hurt_by_a_plain_attack_of_one() -> None:
    scene = Scene("0 a1: gmurr\n1 extra: mountain-spirit\n1 e6: ost", dice=[1]).hit("0 a1 feature1, mountain-spirit")
    assert scene.wounds("mountain-spirit") == 0
    scene = Scene("0 extra: elm\n0 a1: khazg\n1 extra: mountain-spirit closed\n1 e6: ost", dice=[6])
    assert scene.hit("0 elm strike, mountain-spirit").wounds("mountain-spirit") == 0


def test_mountain_spirit_is_banished_instead_of_dying_and_not_healed() -> None:
    scene = Scene("0 a1: khazg\n1 extra: mountain-spirit wounds=5\n1 e6: ost").hit("0 a1 feature1, mountain-spirit")
    assert scene.zone("mountain-spirit") == "exile"
    scene = Scene("0 extra: mountain-spirit wounds=3\n0 c2: priest-king wounds=1\n1 e6: ost")
    assert "mountain-spirit" not in scene.aims("c2 feature2")


def test_mountain_spirit_strikes_heroes_directed_and_others_not() -> None:
    text = "active: 1\n0 c3: raer\n0 d3: nadikh\n0 b3: khazg\n1 extra: mountain-spirit\n1 e6: ost"
    scene = Scene(text, dice=[1, 3]).play("1 mountain-spirit strike, c3")
    assert not scene.windows, "nobody defends a hero"
    scene = Scene(text).play("1 mountain-spirit strike, d3")
    assert scene.asked == (0, "window-attack") and scene.may("defend c3"), "next to the target is enough"


def test_mountain_spirit_meets_a_vampire_that_drinks_nothing_of_it() -> None:
    """K-19: only flyers are left, and the vampire has closed for the right to strike one."""
    scene = Scene("0 c3: vampire wounds=5\n1 extra: mountain-spirit", dice=[6]).play("0 c3 sky", "0 end", "1 end")
    scene = Scene(scene.state.to_text(), dice=[6]).hit("0 c3 strike, mountain-spirit")
    assert scene.wounds("mountain-spirit") == 3 and scene.wounds("vampire") == 5


# --- 20051 Chernovar: 5 silver, mountains, unique dwarf; life 10, move 1, strike 2-3-3 -------------------------------


def test_chernovar_throws_when_a_creature_in_armor_is_wounded() -> None:
    text = "0 c2: khazg\n0 d3: raer\n1 c5: plague-rider\n1 c6: chernovar"
    scene = Scene(text, dice=[1, 6]).hit("0 c2 feature1, c5")
    assert scene.wounds("plague-rider") == 2 and scene.wounds("raer") == 0, "from c6 only d4 and nearer is in range"
    scene = Scene(text.replace("d3", "d4"), dice=[1, 6]).hit("0 c2 feature1, c5")
    assert scene.wounds("raer") == 2


def test_chernovar_does_not_throw_for_the_unarmored_the_unhurt_or_a_second_wound() -> None:
    text = "0 c2: khazg\n0 b2: khazg\n0 d4: raer\n1 c5: ost\n1 c6: chernovar"
    scene = Scene(text, dice=[1, 6]).hit("0 c2 feature1, c5")
    assert scene.wounds("raer") == 0, "Ost wears no armor"
    text = "0 c1: gmurr\n0 d4: raer\n1 c5: plague-rider\n1 c6: chernovar"
    scene = Scene(text, dice=[1, 6]).hit("0 c1 feature1, c5")
    assert scene.wounds("plague-rider") == 0 and scene.wounds("raer") == 0
    text = "0 c2: khazg\n0 b3: khazg\n0 d4: raer\n1 c5: plague-rider\n1 c6: chernovar"
    scene = Scene(text, dice=[1, 1, 1]).hit("0 c2 feature1, c5", "0 b3 feature1, c5")
    assert scene.wounds("plague-rider") == 2 + 3 and scene.wounds("raer") == 1, "only the first wounding of the turn"


def test_chernovar_throws_twice_a_turn() -> None:
    text = (
        "0 c2: khazg\n0 b3: khazg\n0 d3: khazg\n0 d4: raer\n"
        "1 c5: plague-rider\n1 b5: guard-of-tullen\n1 d6: plague-rider\n1 c6: chernovar"
    )
    scene = Scene(text, dice=[1, 1, 1, 1, 1])
    for shot, wounds in (("0 c2 feature1, c5", 1), ("0 b3 feature1, b5", 2), ("0 d3 feature1, d6", 2)):
        scene.hit(shot)
        while scene.asked[1] == "choose-card":
            scene.play("1 d4")
        assert scene.wounds("raer") == wounds


def test_chernovar_wears_armor_in_formation_and_throws_for_himself() -> None:
    scene = Scene("0 c2: khazg\n0 d3: raer\n1 c5: chernovar\n1 b5: helmir", dice=[1, 1]).hit("0 c2 feature1, c5")
    while scene.asked[1] == "choose-card":
        scene.play("1 d3")
    assert scene.wounds("chernovar") == 2 and scene.wounds("raer") == 1


def test_chernovar_does_not_throw_for_wounds_of_a_spell() -> None:
    text = (
        "0 c4: fire-demon closed wounds=7\n0 a1: skeleton\n1 c5: plague-rider\n1 b4: khazg\n1 c6: chernovar\nactive: 1"
    )
    scene = Scene(text, dice=[1]).hit("1 b4 strike, c4")
    assert scene.wounds("plague-rider") == 3 and scene.wounds("skeleton") == 0 and scene.asked == (1, "turn")


def test_chernovar_meets_a_skeleton_that_takes_one_less_from_throws() -> None:
    text = "0 c2: khazg\n0 d4: skeleton\n1 c5: plague-rider\n1 c6: chernovar"
    scene = Scene(text, dice=[1, 6]).hit("0 c2 feature1, c5")
    while scene.asked[1] == "choose-card":
        scene.play("1 d4")
    assert scene.wounds("skeleton") == 2 - 1


# --- 10005 Ost: 4 silver, steppes; life 7, move 1, strike 1-1-2 ------------------------------------------------------


def test_ost_discharges_one_over_the_whole_field() -> None:
    scene = Scene("0 a1: ost\n1 e6: khazg", dice=[6]).hit("0 a1 feature2, e6")
    assert scene.wounds("khazg") == 1 and not scene.open("ost")


def test_ost_makes_a_strike_of_his_side_strong_and_closes() -> None:
    scene = Scene("0 c3: helmir\n0 a1: ost\n1 c4: khazg closed\n1 e6: borgak", dice=[1])
    scene.play("0 c3 strike, c4", "0 a1 feature1")
    assert scene.wounds("khazg") == 5 and not scene.open("ost")


def test_ost_makes_a_strike_in_return_strong() -> None:
    """A difference of three for the defender: a weak strike back."""
    scene = Scene("active: 1\n0 c3: helmir\n0 a1: ost\n1 c4: khazg\n1 e6: borgak", dice=[1, 4])
    scene.play("1 c4 strike, c3", "0 a1 feature1 return")
    assert scene.wounds("khazg") == 5 and scene.wounds("helmir") == 0


def test_ost_does_nothing_closed_nor_for_the_enemy_nor_for_a_miss() -> None:
    scene = Scene("0 c3: helmir\n0 a1: ost closed\n1 c4: khazg closed\n1 e6: borgak", dice=[1]).play("0 c3 strike, c4")
    assert not scene.windows and scene.wounds("khazg") == 2
    scene = Scene("active: 1\n0 c3: helmir closed\n0 a1: ost\n1 c4: khazg", dice=[1]).play("1 c4 strike, c3")
    assert not scene.windows and scene.wounds("helmir") == 2
    scene = Scene("0 c3: helmir\n0 a1: ost\n1 c4: khazg\n1 e6: borgak", dice=[1, 3]).play("0 c3 strike, c4")
    assert not scene.windows and scene.wounds("khazg") == 0


def test_ost_does_not_strengthen_a_shot() -> None:
    scene = Scene("0 c3: gmurr\n0 a1: ost\n1 c5: khazg\n1 e6: borgak", dice=[1]).play("0 c3 feature1, c5")
    assert not scene.windows and scene.wounds("khazg") == 1


def test_ost_meets_a_wyvern_whose_strike_then_poisons() -> None:
    scene = Scene("0 extra: wyvern\n0 a1: ost\n1 c4: khazg closed\n1 e6: borgak", dice=[1])
    scene.play("0 wyvern strike, c4", "0 a1 feature1")
    assert scene.wounds("khazg") == 2 and scene.poison("khazg") == 2
