"""The first squad: Raer's horde."""

from __future__ import annotations

import pytest

from tests.games.berserk.scenario import Scene

# --- 20167 Raer: 7 gold, darkness, hero; life 13, move 1, strike 2-3-5 ----------------------------------------------


def test_raer_moves_whom_he_struck_any_way_and_discharges_when_alone() -> None:
    scene = Scene("0 c3: raer\n1 c4: khazg closed\n1 e6: ost", dice=[6]).play("0 c3 strike, c4")
    assert scene.asked == (0, "choose-cell")
    assert set(scene.texts()) == {"b3", "d3", "b4", "d4", "b5", "c5", "d5"}, "all eight but his own"
    scene.play("0 c5")
    assert scene.wounds("khazg") == 5 and scene.place("khazg") == "c5"
    assert scene.asked == (0, "choose-card")
    assert set(scene.texts()) == {"c5", "e6"}
    assert scene.play("0 e6").wounds("ost") == 3


def test_raer_makes_no_discharge_beside_an_enemy() -> None:
    scene = Scene("0 c3: raer\n1 c4: khazg closed\n1 b4: ost closed\n1 e6: helmir", dice=[1]).hit("0 c3 strike, c4")
    scene.play("0 d5")
    assert scene.place("khazg") == "d5" and scene.asked == (0, "turn")


def test_raer_does_not_move_whom_he_missed_nor_his_own() -> None:
    scene = Scene("0 c3: raer\n1 c4: khazg\n1 e6: ost", dice=[1, 3]).hit("0 c3 strike, c4")
    assert scene.place("khazg") == "c4" and scene.asked == (0, "turn")
    scene = Scene("0 c3: raer\n0 c4: nadikh closed\n1 e6: ost", dice=[1]).hit("0 c3 strike, c4")
    assert scene.wounds("nadikh") == 2 and scene.place("nadikh") == "c4" and scene.asked == (0, "turn")


def test_raer_cannot_move_where_no_cell_is_free() -> None:
    """Every cell around the corner of e6 is held."""
    text = "0 d6: raer\n0 d5: skeleton\n0 e5: charon\n1 e6: khazg closed\n1 a6: ost"
    scene = Scene(text, dice=[1]).hit("0 d6 strike, e6")
    assert scene.place("khazg") == "e6" and scene.wounds("khazg") == 2
    assert scene.asked == (0, "turn"), "an enemy is still beside him: no discharge"


def test_raer_moves_his_attacker_with_the_strike_in_return() -> None:
    """A difference of four for the defender: weak from Khazg, medium from Raer (K-28: any strike)."""
    scene = Scene("active: 1\n0 c3: raer\n1 c4: khazg\n1 e6: ost", dice=[1, 5]).hit("1 c4 strike, c3", "0 pass")
    assert scene.asked == (0, "choose-cell")
    scene.play("0 c5")
    assert scene.wounds("khazg") == 3 and scene.wounds("raer") == 2 and scene.place("khazg") == "c5"


def test_raer_comes_back_after_three_tokens_once() -> None:
    scene = Scene("0 a3: ost\n1 e6: helmir\n0 graveyard: raer\nactive: 1")
    scene.hit("1 end", "0 end", "1 end", "0 end").play("1 end")
    assert scene.asked == (0, "incarnation")
    scene.play("0 c1")
    assert scene.place("raer") == "c1" and not scene.open("raer")
    scene = Scene("0 a3: ost\n1 e6: helmir\n1 c4: khazg\n0 c3: raer reborn wounds=12 closed\nactive: 1", dice=[1])
    assert scene.hit("1 c4 strike, c3").zone("raer") == "exile"


def test_raer_meets_daughter_of_pearl_whose_block_leaves_no_push() -> None:
    text = "0 c3: raer\n1 c4: daughter-of-pearl closed\n1 deck: skeleton\n1 e6: ost"
    scene = Scene(text, dice=[6]).hit("0 c3 strike, c4")
    assert scene.wounds("daughter-of-pearl") == 0 and scene.place("daughter-of-pearl") == "c4"
    assert scene.asked == (0, "turn")


# --- 20135 Man-eating troll: 7 gold, swamps; life 13, move 1, strike 3-4-6, regeneration 1 ---------------------------


def test_man_eating_troll_heals_one_in_its_turn() -> None:
    assert Scene("active: 1\n0 a1: man-eating-troll wounds=5\n1 e6: ost").play("1 end").wounds("a1") == 4


def test_man_eating_troll_eats_an_enemy_it_destroys() -> None:
    text = "0 c3: man-eating-troll wounds=9 poison=2\n1 c4: ost wounds=6 closed\n1 e6: khazg"
    scene = Scene(text, dice=[1]).hit("0 c3 strike, c4")
    assert scene.zone("ost") == "exile"
    assert scene.wounds("man-eating-troll") == 0 and scene.poison("man-eating-troll") == 0


def test_man_eating_troll_does_not_eat_its_own_nor_the_incorporeal() -> None:
    text = "0 c3: man-eating-troll wounds=9\n0 c4: ost wounds=6 closed\n1 e6: khazg"
    scene = Scene(text, dice=[1]).hit("0 c3 strike, c4")
    assert scene.zone("ost") == "graveyard" and scene.wounds("man-eating-troll") == 9
    text = "0 c3: man-eating-troll wounds=9\n1 c4: mist-dweller wounds=9 closed\n1 e6: khazg"
    scene = Scene(text, dice=[1]).hit("0 c3 strike, c4")
    assert scene.zone("mist-dweller") == "exile" and scene.wounds("man-eating-troll") == 9


def test_man_eating_troll_passes_the_poison_of_its_meal_to_one_beside_it() -> None:
    text = "0 c3: man-eating-troll\n1 c4: ost wounds=6 poison=2 closed\n1 d4: khazg\n1 b4: volkhv\n1 e6: jaguar"
    scene = Scene(text, dice=[1]).hit("0 c3 strike, c4")
    assert scene.asked == (0, "choose-card") and set(scene.texts()) == {"b4", "d4"}
    scene.play("0 b4")
    assert scene.poison("volkhv") == 2 and scene.poison("khazg") == 0


def test_man_eating_troll_strikes_directed_after_its_second_meal() -> None:
    text = "0 c3: man-eating-troll\n1 c4: ost wounds=6 closed\n1 d4: khazg wounds=8 closed\n1 e6: helmir\n1 b4: volkhv"
    scene = Scene(text, dice=[1, 1]).hit("0 c3 strike, c4", "0 end", "1 end")
    assert scene.zone("ost") == "exile"
    scene.turn("khazg")
    scene.settle("0 c3 strike, d4")
    assert scene.zone("khazg") == "exile"
    scene = Scene(scene.state.to_text()).hit("0 end", "1 end")
    text = scene.state.to_text().replace("1 e6: helmir", "1 c4: helmir")
    scene = Scene(text, dice=[1, 2]).play("0 c3 strike, b4")
    assert scene.asked == (0, "turn"), "Helmir is next to both, and may not defend"


def test_man_eating_troll_may_be_defended_from_after_one_meal() -> None:
    text = "0 c3: man-eating-troll\n1 c4: ost wounds=6 closed\n1 e6: helmir\n1 b4: volkhv"
    scene = Scene(text, dice=[1]).hit("0 c3 strike, c4", "0 end", "1 end")
    scene = Scene(scene.state.to_text().replace("1 e6: helmir", "1 c4: helmir")).play("0 c3 strike, b4")
    assert scene.asked == (1, "window-attack") and scene.may("defend c4")


def test_man_eating_troll_meets_a_golem_that_cannot_be_poisoned() -> None:
    text = "0 c3: man-eating-troll\n1 c4: ost wounds=6 poison=2 closed\n1 d4: clay-golem\n1 e6: jaguar"
    scene = Scene(text, dice=[1]).hit("0 c3 strike, c4")
    assert scene.poison("clay-golem") == 0 and scene.zone("ost") == "exile"


# --- 20159 Dead bombard: 4 gold, darkness, artifact; life 9 ----------------------------------------------------------


@pytest.mark.parametrize(("die", "wounds"), [(3, 1), (4, 2), (6, 2)])
def test_dead_bombard_shoots_over_the_whole_field(die: int, wounds: int) -> None:
    scene = Scene("0 a1: dead-bombard\n0 a2: raer\n1 e6: khazg", dice=[die]).hit("0 a1 feature1, e6")
    assert scene.wounds("khazg") == wounds and not scene.open("dead-bombard")


def test_dead_bombard_pays_a_token_for_two_more() -> None:
    text = "0 a1: dead-bombard\n0 a2: raer\n0 graveyard: skeletal-hound tokens=2\n1 e6: khazg"
    scene = Scene(text, dice=[1]).play("0 a1 feature1, e6", "0 yes")
    assert scene.wounds("khazg") == 3 and scene.tokens("skeletal-hound") == 1
    scene = Scene(text, dice=[1]).play("0 a1 feature1, e6", "0 pass")
    assert scene.wounds("khazg") == 1 and scene.tokens("skeletal-hound") == 2


def test_dead_bombard_takes_no_token_of_the_enemy() -> None:
    text = "0 a1: dead-bombard\n0 a2: raer\n1 graveyard: skeletal-hound tokens=2\n1 e6: khazg"
    assert Scene(text, dice=[1]).play("0 a1 feature1, e6").wounds("khazg") == 1


def test_dead_bombard_does_not_move_strike_or_defend() -> None:
    scene = Scene("0 c3: dead-bombard\n0 a2: raer\n1 c4: khazg")
    assert not scene.may("c3 c2") and not scene.may("c3 strike")
    assert scene.why("0 c3 feature1, c4")[0] in ("adjacent", "no-target")
    scene = Scene("0 c3: khazg\n1 c4: ost\n1 d4: dead-bombard", dice=[1, 3]).play("0 c3 strike, c4")
    assert scene.asked == (0, "turn"), "nobody can defend"


def test_dead_bombard_is_always_struck_as_closed() -> None:
    scene = Scene("0 c3: khazg\n1 c4: dead-bombard\n1 e6: ost", dice=[6]).hit("0 c3 strike, c4")
    assert scene.wounds("dead-bombard") == 4 and scene.wounds("khazg") == 0


def test_dead_bombard_alone_saves_nobody() -> None:
    scene = Scene("0 c3: khazg\n1 c5: ost wounds=6\n1 e6: dead-bombard").play("0 c3 feature1, c5")
    assert scene.state.over and scene.state.winner == 0


def test_dead_bombard_meets_a_skeleton_that_takes_one_less() -> None:
    text = "0 a1: dead-bombard\n0 a2: raer\n0 graveyard: skeletal-hound tokens=2\n1 e6: skeleton"
    assert Scene(text, dice=[1]).play("0 a1 feature1, e6", "0 yes").wounds("skeleton") == 1 + 2 - 1


# --- 20163 Fire demon: 5 gold, darkness; life 8, move 1, strike 2-3-3; protection from shots and poison --------------


def test_fire_demon_teleports_to_any_free_cell() -> None:
    scene = Scene("0 a1: fire-demon\n1 e6: ost\n1 c3: khazg")
    assert len(scene.aims("a1 teleport")) == 30 - 3
    scene.play("0 a1 teleport, e5")
    assert scene.place("fire-demon") == "e5" and scene.movement("fire-demon") == 0
    assert scene.open("fire-demon") and scene.may("e5 strike"), "movement is no action"


def test_fire_demon_does_not_teleport_after_a_step_or_when_closed() -> None:
    scene = Scene("0 a1: fire-demon\n0 c1: raer\n1 e6: ost").play("0 a1 a2")
    assert not scene.may("a2 teleport")
    assert not Scene("0 a1: fire-demon closed\n1 e6: ost").may("a1 teleport")


def test_fire_demon_burns_cards_of_both_sides_around_it_when_it_dies() -> None:
    text = (
        "active: 1\n0 c3: fire-demon wounds=7 closed\n0 b3: raer\n0 c2: dead-bombard\n0 a1: nadikh\n"
        "1 c4: khazg\n1 d4: ost\n1 e6: volkhv\n1 extra: wyvern"
    )
    scene = Scene(text, dice=[1]).hit("1 c4 strike, c3")
    assert scene.zone("fire-demon") == "graveyard"
    assert [scene.wounds(card) for card in ("raer", "dead-bombard", "khazg", "ost")] == [3, 3, 3, 3]
    assert [scene.wounds(card) for card in ("nadikh", "volkhv", "wyvern")] == [0, 0, 0], "not next to its cell"


def test_fire_demon_is_not_hurt_by_shots_or_poison() -> None:
    scene = Scene("0 c3: khazg\n1 c5: fire-demon\n1 e6: ost").play("0 c3 feature1, c5")
    assert scene.wounds("fire-demon") == 0
    scene = Scene("0 extra: wyvern\n0 a1: raer\n1 c5: fire-demon closed\n1 e6: ost", dice=[6])
    scene.hit("0 wyvern strike, c5")
    assert scene.wounds("fire-demon") == 2 and scene.poison("fire-demon") == 0


def test_fire_demon_meets_helmir_and_the_pyromancer_whom_spells_do_not_burn() -> None:
    text = "active: 1\n0 c3: fire-demon wounds=7 closed\n0 a1: nadikh\n1 c4: khazg\n1 d4: helmir\n"
    text += "1 b4: pyromancer-of-dzara"
    scene = Scene(text, dice=[1]).hit("1 c4 strike, c3")
    assert [scene.wounds(card) for card in ("khazg", "helmir", "pyromancer-of-dzara")] == [3, 0, 0]


def test_fire_demon_meets_a_golem_that_cracks_only_under_attacks() -> None:
    """Three wounds of a spell are no attack."""
    text = "active: 1\n0 c3: fire-demon wounds=7 closed\n0 a1: nadikh\n1 c4: khazg\n1 d4: clay-golem"
    assert Scene(text, dice=[1]).hit("1 c4 strike, c3").wounds("clay-golem") == 3


# --- 10141 Plague rider: 4 silver, darkness; life 7, move 2, strike 2-3-3, armor 1 -----------------------------------


def test_plague_rider_comes_back_open_and_fierce() -> None:
    """Attack experience 2 makes a 2 a 4, a medium strike of 3 + 2."""
    text = "active: 1\n0 a3: raer\n0 graveyard: plague-rider tokens=2\n1 c2: khazg\n1 e6: ost"
    scene = Scene(text, dice=[2]).play("1 end", "0 c1")
    assert scene.open("plague-rider") and scene.tokens("plague-rider") == 0
    scene.turn("khazg")
    assert scene.hit("0 c1 strike, c2").wounds("khazg") == 5


def test_plague_rider_is_not_fierce_any_more_in_its_next_turn() -> None:
    text = "active: 1\n0 a3: raer\n0 graveyard: plague-rider tokens=2\n1 c2: khazg closed\n1 e6: ost"
    scene = Scene(text, dice=[2]).play("1 end", "0 c1").hit("0 end", "1 end")
    scene.turn("khazg")
    assert scene.hit("0 c1 strike, c2").wounds("khazg") == 2


def test_plague_rider_wears_armor_against_the_first_wound_of_each_turn_but_no_magic() -> None:
    scene = Scene("0 c3: khazg\n0 d3: khazg\n1 c5: plague-rider\n1 e6: ost").hit("0 c3 feature1, c5")
    assert scene.wounds("plague-rider") == 3 - 1
    assert scene.hit("0 d3 feature1, c5").wounds("plague-rider") == 2 + 3
    scene = Scene("0 c3: nadikh\n1 c5: plague-rider\n1 e6: ost", dice=[6]).hit("0 c3 feature2, c5")
    assert scene.wounds("plague-rider") == 3


def test_plague_rider_meets_a_guard_whose_special_strike_meets_its_armor() -> None:
    scene = Scene("0 c3: plague-rider\n1 c4: guard-of-tullen").play("0 end", "1 yes")
    assert scene.wounds("plague-rider") == 2 - 1


# --- 20113 Mermaid jester: 4 silver, swamps; life 7, move 1, strike 1-2-3 --------------------------------------------


@pytest.mark.parametrize(("die", "wounds"), [(3, 1), (5, 2), (6, 2)])
def test_mermaid_jester_shoots_four_cells_far(die: int, wounds: int) -> None:
    scene = Scene("0 c1: mermaid-jester\n1 c5: khazg\n1 d5: ost", dice=[die])
    assert scene.aims("c1 feature1") == {"c5"}
    assert scene.hit("0 c1 feature1, c5").wounds("khazg") == wounds


def test_mermaid_jester_does_not_shoot_harder_at_who_moved_in_an_earlier_turn() -> None:
    scene = Scene("active: 1\n0 c1: mermaid-jester\n1 c4: khazg\n1 e6: ost", dice=[1])
    scene.hit("1 c4 d4", "1 end", "0 c1 feature1, d4")
    assert scene.wounds("khazg") == 1


def test_mermaid_jester_meets_raer_who_drives_a_card_before_her() -> None:
    scene = Scene("0 c1: mermaid-jester\n0 d3: raer\n1 c4: ost closed\n1 e6: helmir", dice=[1, 1, 1])
    scene.hit("0 d3 strike, c4", "0 c5", "0 e6", "0 c1 feature1, c5")
    assert scene.wounds("ost") == 2 + 1 + 1


# --- 20105 Wyvern: 4 silver, swamps, flyer; life 5, strike 1-2-2 -----------------------------------------------------


def test_wyvern_strikes_any_card_and_poisons_with_a_strong_strike() -> None:
    scene = Scene("0 extra: wyvern\n0 a1: raer\n1 c5: ost closed\n1 e6: khazg\n1 extra: weide", dice=[6])
    assert scene.aims("wyvern strike") == {"a1", "c5", "e6", "weide"}
    scene.hit("0 wyvern strike, c5")
    assert scene.wounds("ost") == 2 and scene.poison("ost") == 2


def test_wyvern_does_not_poison_with_a_medium_strike() -> None:
    scene = Scene("0 extra: wyvern\n0 a1: raer\n1 c5: ost closed", dice=[5]).hit("0 wyvern strike, c5")
    assert scene.wounds("ost") == 2 and scene.poison("ost") == 0


def test_wyvern_heals_itself_whole_and_nobody_else() -> None:
    scene = Scene("0 extra: wyvern wounds=4\n0 a1: raer wounds=2\n1 c5: ost").play("0 wyvern feature1")
    assert scene.wounds("wyvern") == 0 and scene.wounds("raer") == 2 and not scene.open("wyvern")


def test_wyvern_meets_nadikh_and_the_storm_priest_whom_flyers_do_not_hurt() -> None:
    text = "0 extra: wyvern\n0 a1: raer\n1 c5: nadikh closed\n1 e6: storm-priest closed"
    for cell, card in (("c5", "nadikh"), ("e6", "storm-priest")):
        scene = Scene(text, dice=[6]).hit(f"0 wyvern strike, {cell}")
        assert scene.wounds(card) == 0 and scene.poison(card) == 0


def test_wyvern_meets_a_golem_it_wounds_and_cannot_poison() -> None:
    scene = Scene("0 extra: wyvern\n0 a1: raer\n1 c5: clay-golem closed", dice=[6]).hit("0 wyvern strike, c5")
    assert scene.wounds("clay-golem") == 2 and scene.poison("clay-golem") == 0


# --- 20151 Nadikh: 5 silver, darkness; life 9, move 1, strike 1-2-3; protection from flyers --------------------------

GRAVE = "active: 1\n0 c3: fire-demon closed\n0 a1: raer\n0 graveyard: nadikh tokens=2\n"


@pytest.mark.parametrize(("die", "wounds"), [(1, 1), (4, 2), (6, 3)])
def test_nadikh_discharges_four_cells_far(die: int, wounds: int) -> None:
    scene = Scene("0 c1: nadikh\n1 c5: khazg\n1 d5: ost", dice=[die])
    assert scene.aims("c1 feature2") == {"c5"}
    assert scene.hit("0 c1 feature2, c5").wounds("khazg") == wounds


def test_nadikh_takes_two_off_an_attack_from_the_graveyard_for_a_token() -> None:
    scene = Scene(GRAVE + "1 c4: helmir", dice=[6]).play("1 c4 strike, c3", "0 nadikh feature1")
    assert scene.wounds("fire-demon") == 5 - 2 and scene.tokens("nadikh") == 1


def test_nadikh_does_not_lower_an_attack_below_one() -> None:
    scene = Scene(GRAVE + "1 c4: helmir", dice=[1]).play("1 c4 strike, c3", "0 nadikh feature1")
    assert scene.wounds("fire-demon") == 1


def test_nadikh_weakens_only_once_a_turn_and_only_with_a_token() -> None:
    scene = Scene(GRAVE + "1 c4: helmir\n1 d4: khazg", dice=[6, 6])
    scene.play("1 c4 strike, c3", "0 nadikh feature1", "1 d4 strike, c3")
    assert scene.asked == (1, "turn") and scene.wounds("fire-demon") == 3 + 4
    scene = Scene(GRAVE.replace(" tokens=2", "") + "1 c4: helmir", dice=[6]).play("1 c4 strike, c3")
    assert scene.wounds("fire-demon") == 5


def test_nadikh_does_not_weaken_while_in_play() -> None:
    scene = Scene("active: 1\n0 c3: fire-demon closed\n0 a1: nadikh\n1 c4: helmir", dice=[6]).play("1 c4 strike, c3")
    assert scene.asked == (1, "turn") and scene.wounds("fire-demon") == 5


def test_nadikh_meets_an_ost_whose_discharge_is_magic_and_cannot_be_weakened() -> None:
    scene = Scene(GRAVE + "1 e6: ost\n1 d6: khazg").play("1 e6 feature2, c3")
    assert scene.asked == (1, "turn") and scene.wounds("fire-demon") == 1


def test_nadikh_is_not_told_to_be_in_the_extra_zone() -> None:
    scene = Scene(GRAVE + "1 c4: helmir", dice=[6]).play("1 c4 strike, c3")
    told = next(event.shown for event in scene.events("0 nadikh feature1") if event.key == "instant")
    assert told["place"] != "@place-extra"


# --- 20152 Skeletal hound: 5 silver, darkness; life 8, move 2, strike 2-3-3 ------------------------------------------

HOUND = "active: 1\n0 c3: skeletal-hound\n1 c4: khazg\n1 e6: ost\n0 graveyard: nadikh tokens=1\n"


def woken_hound(text: str, answer: str, dice: list[int] | None = None) -> Scene:
    """The turn begins; Nadikh gets its token, and the hound may take one."""
    scene = Scene(text, dice).play("1 end")
    while scene.asked[1] == "order":
        scene.play("0 order 1")
    assert scene.asked == (0, "choose-offer")
    return scene.play(f"0 {answer}")


def test_skeletal_hound_gnaws_a_token_for_lives_and_a_stronger_strike() -> None:
    scene = woken_hound(HOUND, "yes", dice=[1])
    assert scene.lives("skeletal-hound") == 2 and scene.tokens("nadikh") == 2 - 1
    scene.turn("khazg")
    assert scene.hit("0 c3 strike, c4").wounds("khazg") == 2 + 1


def test_skeletal_hound_need_not() -> None:
    scene = woken_hound(HOUND, "pass")
    assert scene.lives("skeletal-hound") == 0 and scene.tokens("nadikh") == 2


def test_skeletal_hound_does_not_keep_the_strike_but_the_lives() -> None:
    scene = woken_hound(HOUND, "yes").hit("0 end").play("1 end")
    while scene.asked[1] == "order":
        scene.play("0 order 1")
    scene = Scene(scene.play("0 pass").state.to_text(), dice=[1])
    scene.turn("khazg")
    assert scene.lives("skeletal-hound") == 2
    assert scene.hit("0 c3 strike, c4").wounds("khazg") == 2


def test_skeletal_hound_is_not_asked_without_a_token_of_its_own_side() -> None:
    scene = Scene("active: 1\n0 c3: skeletal-hound\n1 e6: ost\n1 graveyard: nadikh tokens=1").play("1 end")
    assert scene.asked == (0, "turn")
    scene = Scene("0 c3: skeletal-hound\n1 e6: ost\n0 graveyard: nadikh tokens=1").play("0 end")
    assert scene.asked == (1, "turn"), "only at the start of its own turn"


def test_skeletal_hound_meets_raer_whose_last_token_it_takes() -> None:
    """Raer would have come back with this token; the hound takes it first or after, and he waits (L368)."""
    text = "active: 1\n0 c3: skeletal-hound\n1 e6: ost\n0 graveyard: raer tokens=1\n"
    scene = woken_hound(text, "yes")
    assert scene.zone("raer") == "graveyard" and scene.tokens("raer") == 1
    assert scene.lives("skeletal-hound") == 2


def test_skeletal_hound_comes_back_closed() -> None:
    scene = Scene("active: 1\n0 a3: raer\n1 e6: ost\n0 graveyard: skeletal-hound tokens=2").play("1 end", "0 b1")
    assert scene.place("skeletal-hound") == "b1" and not scene.open("skeletal-hound")
