"""Cards of no element."""

from __future__ import annotations

from tests.games.berserk.scenario import Scene

# --- 10188 Paladin of Allamor: 6 silver; life 10, move 1, strike 2-3-4, armor 1 --------------------------------------


def test_paladin_of_allamor_strikes_darkness_harder_in_formation() -> None:
    scene = Scene("0 c3: paladin-of-allamor\n0 b3: helmir\n1 c4: skeleton closed\n1 e6: ost", dice=[1])
    assert scene.hit("0 c3 strike, c4").wounds("skeleton") == 2 + 1


def test_paladin_of_allamor_does_not_alone_nor_against_others() -> None:
    scene = Scene("0 c3: paladin-of-allamor\n1 c4: skeleton closed\n1 e6: ost", dice=[1])
    assert scene.hit("0 c3 strike, c4").wounds("skeleton") == 2
    scene = Scene("0 c3: paladin-of-allamor\n0 b3: helmir\n1 c4: khazg closed\n1 e6: ost", dice=[1])
    assert scene.hit("0 c3 strike, c4").wounds("khazg") == 2


def test_paladin_of_allamor_lengthens_shots_throws_and_discharges_in_his_column() -> None:
    scene = Scene("0 c1: gmurr\n0 c2: paladin-of-allamor\n1 c6: khazg\n1 e6: ost")
    assert scene.aims("c1 feature1") == {"c6"}, "five cells, not six"
    scene = Scene("0 c1: nadikh\n0 c4: paladin-of-allamor\n1 c6: khazg\n1 e6: ost")
    assert scene.aims("c1 feature2") == {"c4", "c6"}
    text = "0 c2: khazg\n0 c3: raer\n1 c5: plague-rider\n1 c6: chernovar"
    scene = Scene(text, dice=[1, 1]).hit("0 c2 feature1, c5")
    while scene.asked[1] == "choose-card":
        scene.play("1 c3")
    assert scene.wounds("raer") == 1, "three cells are in reach of a throw"
    text = "0 c1: khazg\n0 c2: raer\n1 c4: plague-rider\n1 c6: chernovar\n1 c5: paladin-of-allamor"
    scene = Scene(text, dice=[1, 1]).hit("0 c1 feature1, c4")
    while scene.asked[1] == "choose-card":
        scene.play("1 c2")
    assert scene.wounds("raer") == 1, "four with the paladin"


def test_paladin_of_allamor_does_not_for_the_enemy_or_other_columns() -> None:
    assert Scene("0 c1: gmurr\n0 b2: paladin-of-allamor\n1 c6: khazg").aims("c1 feature1") == set()
    assert Scene("0 c1: gmurr\n1 c4: paladin-of-allamor\n1 c6: khazg").aims("c1 feature1") == {"c4"}


def test_paladin_of_allamor_does_not_lengthen_a_lunge_or_a_jump() -> None:
    scene = Scene("0 c1: assassin\n0 c2: paladin-of-allamor\n1 c4: khazg")
    assert scene.aims("c1 feature1") == set()
    assert "c5" not in scene.aims("c1 jump")


def test_paladin_of_allamor_meets_khazg_and_his_armor_stops_one() -> None:
    assert Scene("0 c1: khazg\n1 c5: paladin-of-allamor").hit("0 c1 feature1, c5").wounds("c5") == 2


# --- 10191 Assassin: 5 gold, unique; life 7, move 1, strike 1-2-3 ----------------------------------------------------


def test_assassin_jumps_three_cells_over_anything() -> None:
    scene = Scene("0 c1: assassin\n0 c2: raer\n0 b1: nadikh\n0 d1: skeleton\n1 e6: ost")
    assert {"c4", "b3", "d3", "a2", "e2"} <= scene.aims("c1 jump")
    assert not {"c5", "b4", "d4", "c2", "e3"} & scene.aims("c1 jump")
    scene.play("0 c1 jump, c4")
    assert scene.place("assassin") == "c4" and scene.movement("assassin") == 0 and scene.open("assassin")


def test_assassin_does_not_jump_after_a_step() -> None:
    scene = Scene("0 c1: assassin\n1 e6: ost").play("0 c1 c2")
    assert not scene.may("c2 jump")


def test_assassin_lunges_over_one_cell() -> None:
    text = "0 c3: assassin\n0 c4: raer\n1 c5: khazg\n1 e3: ost\n1 a3: borgak\n1 c1: volkhv\n1 e5: helmir\n1 d3: jaguar"
    scene = Scene(text)
    assert scene.aims("c3 feature1") == {"c5", "a3", "c1"}, "not over an enemy, not at a corner"
    assert scene.hit("0 c3 feature1, c5").wounds("khazg") == 1


def test_assassin_does_not_lunge_at_a_flyer_or_beside_him() -> None:
    scene = Scene("0 c3: assassin\n1 c4: khazg\n1 extra: wyvern")
    assert scene.aims("c3 feature1") == set()


def test_assassin_finishes_whoever_has_four_lives_left() -> None:
    scene = Scene("0 c3: assassin\n1 c4: khazg wounds=5\n1 d4: ost wounds=2\n1 e6: borgak")
    assert scene.aims("c3 feature2") == {"c4"}, "Ost has five"
    scene.hit("0 c3 feature2, c4")
    assert scene.zone("khazg") == "graveyard" and scene.zone("ost") == "field"
    assert scene.why("0 c3 feature2, d4")[0] == "closed"


def test_assassin_does_not_finish_far_cards_artifacts_or_the_incorporeal() -> None:
    scene = Scene("0 c3: assassin\n1 c5: khazg wounds=8\n1 c4: dead-bombard wounds=8\n1 d4: mist-dweller wounds=9")
    assert scene.aims("c3 feature2") == set()


def test_assassin_meets_sentries_too_steadfast_to_be_finished() -> None:
    scene = Scene("0 c3: assassin\n1 c4: sentries-of-krong wounds=14\n1 e6: ost")
    if scene.may("c3 feature2"):
        scene.hit("0 c3 feature2, c4")
    assert scene.zone("sentries-of-krong") == "field" and scene.wounds("sentries-of-krong") == 14


# --- 10199 Teach: 7 gold, unique; life 12, move 2, strike 2-3-4; directed, attack experience 1, no discharges --------


def test_teach_strikes_through_by_the_weak_strike_of_who_stands_behind() -> None:
    scene = Scene("0 c3: teach\n1 c4: khazg closed\n1 c5: borgak", dice=[5]).hit("0 c3 strike, c4")
    assert scene.wounds("khazg") == 4 + 3
    scene = Scene("0 d5: teach\n1 c4: khazg closed\n0 c3: borgak\n1 e6: ost", dice=[5])
    assert scene.hit("0 d5 strike, c4").wounds("khazg") == 4, "behind is seen from the side of the struck card"


def test_teach_does_not_strike_through_with_less_or_with_nobody_behind() -> None:
    scene = Scene("0 c3: teach\n1 c4: khazg closed\n1 c5: borgak", dice=[4]).hit("0 c3 strike, c4")
    assert scene.wounds("khazg") == 3
    scene = Scene("0 c3: teach\n1 c4: khazg closed\n1 d5: borgak", dice=[6]).hit("0 c3 strike, c4")
    assert scene.wounds("khazg") == 4
    scene = Scene("0 c3: teach\n1 c4: khazg closed\n1 c5: dead-bombard", dice=[6]).hit("0 c3 strike, c4")
    assert scene.wounds("khazg") == 4, "an artifact strikes nobody"


def test_teach_allows_no_defender() -> None:
    scene = Scene("0 c3: teach\n1 c4: khazg\n1 d4: borgak", dice=[1, 3]).play("0 c3 strike, c4")
    assert not scene.windows


def test_teach_is_not_hurt_by_discharges() -> None:
    assert Scene("0 c1: nadikh\n1 c5: teach", dice=[6]).hit("0 c1 feature2, c5").wounds("teach") == 0


def test_teach_meets_sentries_whom_effects_do_not_hurt() -> None:
    scene = Scene("0 c3: teach\n1 c4: sentries-of-krong closed\n1 c5: borgak", dice=[6]).hit("0 c3 strike, c4")
    assert scene.wounds("sentries-of-krong") == 4 and scene.wounds("teach") == 1


def test_teach_meets_a_golem_that_cracks_once() -> None:
    """Four wounds of the strike crack it; three of the effect are no attack."""
    scene = Scene("0 c3: teach\n1 c4: clay-golem closed\n1 c5: borgak", dice=[6]).hit("0 c3 strike, c4")
    while scene.asked[1] == "order":
        scene.play(f"{scene.asked[0]} order 1")
    assert scene.wounds("clay-golem") == 4 + 3 + 3


# --- 20182 Squire: 4 silver; life 8, move 1, strike 1-2-2, defence experience 1 --------------------------------------


def test_squire_takes_an_attack_on_its_neighbour_and_stays_open() -> None:
    scene = Scene("0 c1: khazg\n1 c4: volkhv\n1 d5: squire").play("0 c1 feature1, c4", "1 d5 feature1")
    assert scene.wounds("volkhv") == 0 and scene.wounds("squire") == 3 and scene.open("squire")


def test_squire_fights_for_whom_it_covers() -> None:
    """3 against 5 + 1: a weak strike back of 1."""
    scene = Scene("0 c3: khazg\n1 c4: volkhv\n1 c5: squire", dice=[3, 5]).play("0 c3 strike, c4", "1 c5 feature1")
    assert scene.wounds("volkhv") == 0 and scene.wounds("squire") == 0 and scene.wounds("khazg") == 1


def test_squire_covers_once_a_turn_only_its_neighbour_and_only_its_side() -> None:
    scene = Scene("0 c1: khazg\n0 d1: khazg\n1 c4: volkhv\n1 d4: squire").play("0 c1 feature1, c4", "1 d4 feature1")
    scene.play("0 d1 feature1, c4")
    assert not scene.windows and scene.wounds("volkhv") == 3
    assert not Scene("0 c1: khazg\n1 c4: volkhv\n1 e4: squire").play("0 c1 feature1, c4").windows


def test_squire_does_not_take_a_shot_beside_the_shooter() -> None:
    """K-10: a ranged attack can never hit a card next to the attacker."""
    scene = Scene("0 c3: khazg\n1 c5: volkhv\n1 c4: squire").play("0 c3 feature1, c5")
    assert not scene.windows and scene.wounds("volkhv") == 3


def test_squire_does_not_take_a_strike_that_was_defended() -> None:
    """Redirected is redirected: once an attack."""
    scene = Scene("0 c3: khazg\n1 c4: volkhv\n1 d4: borgak\n1 b5: squire", dice=[1, 3]).play("0 c3 strike, c4")
    assert scene.may("defend d4") and scene.may("b5 feature1")
    scene.play("1 defend d4")
    assert not scene.windows and not scene.open("borgak")


def test_squire_meets_a_vampire_whose_unanswered_strike_it_takes() -> None:
    """No defender may be named, but this is no defender."""
    scene = Scene("0 c3: vampire wounds=4\n1 c4: volkhv\n1 d4: squire", dice=[6]).play("0 c3 strike, c4")
    assert scene.asked == (1, "window-attack") and not scene.may("defend d4")
    scene.play("1 d4 feature1")
    assert scene.wounds("squire") == 3 and scene.wounds("volkhv") == 0 and scene.wounds("vampire") == 2
