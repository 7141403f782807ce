"""Cards of the forests."""

from __future__ import annotations

import pytest

from tests.games.berserk.scenario import Scene

# --- 10094 Priest-king: 6 gold, unique; life 10, move 2, strike 1-2-3 ------------------------------------------------


def test_priest_king_heals_any_creature_by_two() -> None:
    scene = Scene("0 c2: priest-king\n0 a1: raer wounds=5\n1 e6: ost wounds=1")
    assert {"a1", "e6"} <= scene.aims("c2 feature2")
    assert scene.hit("0 c2 feature2, a1").wounds("raer") == 3


def test_priest_king_silences_a_creature() -> None:
    scene = Scene("0 c2: priest-king counters=1\n1 c5: khazg\n1 e6: fire-demon").hit("0 c2 feature1, c5", "0 end")
    assert not scene.may("c5 feature1") and scene.may("c5 c4")
    assert scene.why("1 c5 feature1, c2")[0] == "lost-features"


def test_priest_king_silences_only_as_long_as_he_is_there() -> None:
    text = "0 c2: priest-king counters=1 wounds=9\n0 a1: raer\n1 c5: khazg\n1 d2: gmurr"
    scene = Scene(text).hit("0 c2 feature1, c5", "0 end")
    assert not scene.may("c5 feature1")
    scene = Scene(scene.state.to_text(), dice=[1]).turn("priest-king").hit("1 d2 strike, c2")
    assert scene.zone("priest-king") == "graveyard" and scene.may("c5 feature1")


def test_priest_king_silences_once_a_battle_and_not_without_a_counter() -> None:
    scene = Scene("0 c2: priest-king\n1 c5: khazg")
    assert scene.why("0 c2 feature1, c5")[0] == "too-few-counters"
    scene = Scene("0 c2: priest-king counters=2\n1 c5: khazg\n1 e6: ost").hit("0 c2 feature1, c5", "0 end", "1 end")
    assert scene.why("0 c2 feature1, e6")[0] == "used-up"


def test_priest_king_does_not_take_what_was_granted_nor_the_kind() -> None:
    """K-24: only printed features are lost; a flyer stays a flyer."""
    scene = Scene("0 c2: priest-king counters=1\n0 a1: raer\n1 extra: wyvern wounds=1\n1 e6: ost")
    scene.hit("0 c2 feature1, wyvern", "0 end")
    assert not scene.may("wyvern feature1") and scene.aims("wyvern strike") == {"c2", "a1", "e6"}


def test_priest_king_meets_a_mist_dweller_that_becomes_a_body() -> None:
    text = "0 c2: priest-king counters=1\n0 c3: khazg\n1 c5: mist-dweller wounds=4\n1 e6: ost"
    scene = Scene(text)
    assert "c5" not in scene.aims("c2 feature2"), "the incorporeal cannot be healed"
    scene.hit("0 c2 feature1, c5", "0 end", "1 end")
    assert "c5" in scene.aims("c2 feature2")


# --- 10096 Tergala: 6 gold, unique elf; life 8, move 1, strike 1-1-2 -------------------------------------------------


@pytest.mark.parametrize(("die", "wounds"), [(3, 1), (4, 2), (6, 2)])
def test_tergala_discharges_over_the_whole_field(die: int, wounds: int) -> None:
    assert Scene("0 a1: tergala\n1 e6: khazg", dice=[die]).hit("0 a1 feature2, e6").wounds("khazg") == wounds


def test_tergala_wounds_as_many_enemies_as_stand_unhurt_in_the_row_a_turn_later() -> None:
    """X = 3: Raer, Khazg and a skeleton; one die for each wounded card (K-33)."""
    text = (
        "0 a1: tergala\n0 b2: raer\n0 d2: khazg\n0 c2: skeleton\n0 e2: nadikh wounds=1\n"
        "1 e6: ost\n1 d6: borgak\n1 c6: volkhv\n1 b6: skald"
    )
    scene = Scene(text, dice=[1, 4, 6]).hit("0 a1 feature1").play("0 row 2").hit("0 end", "1 end")
    assert scene.asked == (0, "choose-card")
    scene.play("0 e6", "0 d6", "0 c6")
    assert scene.asked == (0, "turn")
    assert [scene.wounds(card) for card in ("ost", "borgak", "volkhv", "skald")] == [1, 2, 2, 0]


def test_tergala_wounds_nobody_from_a_row_without_the_unhurt() -> None:
    text = "0 a1: tergala\n0 b2: raer wounds=1\n1 e6: ost\n1 d6: borgak"
    scene = Scene(text).hit("0 a1 feature1").play("0 row 2").hit("0 end", "1 end")
    assert scene.asked == (0, "turn") and scene.wounds("ost") == 0


def test_tergala_counts_when_it_happens() -> None:
    """Section 7: X is counted when the wounds come."""
    text = "0 a1: tergala\n0 b2: raer\n0 d1: khazg\n1 e6: ost\n1 d6: borgak"
    scene = Scene(text, dice=[1, 1]).hit("0 a1 feature1").play("0 row 2").hit("0 d1 d2", "0 end", "1 end")
    while scene.asked[1] == "choose-card":
        scene.play(f"0 {scene.texts()[0]}")
    assert scene.wounds("ost") == 1 and scene.wounds("borgak") == 1


def test_tergala_meets_helmir_whom_her_spell_does_not_hurt() -> None:
    text = "0 a1: tergala\n0 b2: raer\n1 e6: helmir"
    scene = Scene(text).hit("0 a1 feature1").play("0 row 2").hit("0 end", "1 end")
    while scene.asked[1] == "choose-card":
        scene.play(f"0 {scene.texts()[0]}")
    assert scene.wounds("helmir") == 0


# --- 10101 Cyclops: 8 gold; life 14, move 2, strike 4-5-6; directed, regeneration 1, no magic, no poison -------------


@pytest.mark.parametrize(("die", "wounds"), [(1, 4), (5, 5), (6, 6)])
def test_cyclops_strikes_the_card_opposite(die: int, wounds: int) -> None:
    scene = Scene("0 c3: cyclops\n1 c4: khazg closed\n1 d4: ost", dice=[die])
    assert scene.aims("c3 strike") == {"c4"}
    assert scene.hit("0 c3 strike, c4").wounds("khazg") == wounds


def test_cyclops_cannot_strike_beside_or_behind() -> None:
    assert Scene("0 c3: cyclops\n1 d4: ost\n1 c2: khazg\n1 d3: volkhv").aims("c3 strike") == set()
    assert Scene("active: 1\n1 c4: cyclops\n0 c3: ost\n0 c5: khazg").aims("c4 strike") == {"c3"}


def test_cyclops_allows_no_defender_and_fights_back_at_anyone() -> None:
    scene = Scene("0 c3: cyclops\n1 c4: khazg\n1 d4: borgak", dice=[1, 3]).play("0 c3 strike, c4")
    assert not scene.windows
    scene = Scene("0 d3: khazg\n1 c4: cyclops", dice=[1, 4]).hit("0 d3 strike, c4")
    assert scene.wounds("khazg") == 4, "declaring is limited, answering is not"


def test_cyclops_strikes_two_with_magic_beside_him() -> None:
    scene = Scene("0 c3: cyclops\n1 d4: plague-rider\n1 c5: ost", dice=[6])
    assert scene.aims("c3 feature1") == {"d4"}
    assert scene.hit("0 c3 feature1, d4").wounds("plague-rider") == 2, "armor is no help against magic"


def test_cyclops_regenerates_and_is_not_hurt_by_magic_or_poison() -> None:
    assert Scene("active: 1\n0 a1: cyclops wounds=3\n1 e6: ost").play("1 end").wounds("cyclops") == 2
    assert Scene("0 c1: nadikh\n1 c5: cyclops", dice=[6]).hit("0 c1 feature2, c5").wounds("cyclops") == 0
    scene = Scene("0 extra: wyvern\n0 a1: raer\n1 c5: cyclops closed", dice=[6]).hit("0 wyvern strike, c5")
    assert scene.wounds("cyclops") == 2 and scene.poison("cyclops") == 0


def test_cyclops_meets_another_cyclops_whom_magic_does_not_hurt() -> None:
    assert Scene("0 c3: cyclops\n1 d4: cyclops").hit("0 c3 feature1, d4").wounds("d4") == 0


# --- 20069 Elm: 1 silver, flyer; life 1, strike 1-1-1 ----------------------------------------------------------------


def test_elm_strikes_and_goes_back_under_the_deck_instead_of_dying() -> None:
    scene = Scene("0 extra: elm\n0 a1: raer\n1 c5: ost closed").hit("0 elm strike, c5")
    assert scene.wounds("ost") == 1
    scene = Scene("active: 1\n0 extra: elm\n0 a1: raer\n1 e6: ost").hit("1 e6 feature2, elm")
    assert scene.pile(0, "below") == ["elm"]


def test_elm_does_not_come_to_the_graveyard_when_it_is_destroyed() -> None:
    scene = Scene("active: 1\n0 extra: elm\n0 a1: raer\n1 c5: charon counters=3\n1 e6: ost").hit("1 c5 feature1, elm")
    assert scene.pile(0, "below") == ["elm"] and scene.zone("charon") == "graveyard"


def test_elm_that_went_back_leaves_a_squad_without_creatures() -> None:
    scene = Scene("active: 1\n0 extra: elm\n1 e6: ost").hit("1 e6 feature2, elm")
    assert scene.state.over and scene.state.winner == 1


def test_elm_meets_weide_who_calls_it_again() -> None:
    text = "0 extra: weide\n0 a1: raer\n0 below: elm\n1 c5: ost closed\n1 e6: khazg"
    scene = Scene(text, dice=[1]).hit("0 weide strike, c5")
    assert scene.zone("elm") == "extra" and scene.open("elm")


# --- 20081 Jaguar: 5 silver; life 11, move 1, strike 2-3-4 -----------------------------------------------------------


def test_jaguar_takes_off_under_three_wounds_on_its_half() -> None:
    scene = Scene("0 c2: khazg\n1 c5: jaguar\n1 e6: ost").hit("0 c2 feature1, c5")
    assert scene.zone("jaguar") == "extra" and scene.wounds("jaguar") == 3


def test_jaguar_does_not_take_off_under_two_or_on_the_enemys_half() -> None:
    scene = Scene("0 c4: khazg\n1 c5: jaguar closed\n1 e6: ost", dice=[1]).hit("0 c4 strike, c5")
    assert scene.wounds("jaguar") == 2 and scene.zone("jaguar") == "field"
    scene = Scene("0 c1: khazg\n1 c3: jaguar\n1 e6: ost").hit("0 c1 feature1, c3")
    assert scene.wounds("jaguar") == 3 and scene.zone("jaguar") == "field"


def test_jaguar_strikes_directed_in_the_air_and_lands_beside_its_prey() -> None:
    text = "active: 1\n0 c3: khazg closed\n0 b3: raer\n1 extra: jaguar flying\n1 e6: volkhv"
    scene = Scene(text, dice=[1]).play("1 jaguar strike, c3")
    assert scene.asked == (1, "choose-cell"), "nobody may defend"
    assert set(scene.texts()) == {"b2", "c2", "d2", "d3", "b4", "c4", "d4"}
    scene.play("1 d4")
    assert scene.place("jaguar") == "d4" and scene.wounds("khazg") == 2


def test_jaguar_may_be_defended_from_on_the_ground() -> None:
    scene = Scene("active: 1\n0 c3: khazg\n0 b3: raer\n1 c4: jaguar\n1 e6: ost").play("1 c4 strike, c3")
    assert scene.asked == (0, "window-attack") and scene.may("defend b3")


def test_jaguar_does_not_land_beside_a_flyer() -> None:
    text = "active: 1\n0 extra: wyvern closed\n0 b3: raer\n1 extra: jaguar flying\n1 e6: ost"
    scene = Scene(text, dice=[1]).hit("1 jaguar strike, wyvern")
    assert scene.zone("jaguar") == "extra" and scene.wounds("wyvern") == 2


def test_jaguar_stays_in_the_air_where_no_cell_is_free() -> None:
    text = "active: 1\n0 a1: khazg closed\n0 b1: raer\n0 a2: nadikh\n0 b2: skeleton\n1 extra: jaguar flying\n1 e6: ost"
    scene = Scene(text, dice=[1]).hit("1 jaguar strike, a1")
    assert scene.zone("jaguar") == "extra" and scene.wounds("khazg") == 2


def test_jaguar_meets_a_whirl_that_dies_when_its_host_takes_off() -> None:
    """K-18. The whirl takes one off a shot; the strike of Khazg on a closed jaguar is medium, 3."""
    text = "0 c4: khazg\n1 c5: jaguar closed\n1 c5+: sentient-whirl closed\n1 e6: ost"
    scene = Scene(text, dice=[4]).hit("0 c4 strike, c5")
    assert scene.zone("jaguar") == "extra" and scene.zone("sentient-whirl") == "exile"


# --- 20088 Sentries of Krong: 8 silver; life 16, move 2, strike 3-4-4; protection from shots, steadfast --------------


def test_sentries_of_krong_step_diagonally() -> None:
    scene = Scene("0 c3: sentries-of-krong\n1 e6: khazg").play("0 c3 d4", "0 d4 e5")
    assert scene.place("sentries-of-krong") == "e5" and scene.movement("sentries-of-krong") == 0


def test_sentries_of_krong_prick_whoever_strikes_them() -> None:
    scene = Scene("0 c3: khazg\n1 c4: sentries-of-krong closed\n1 e6: ost", dice=[1]).hit("0 c3 strike, c4")
    assert scene.wounds("khazg") == 1 and scene.wounds("sentries-of-krong") == 2


def test_sentries_of_krong_do_not_prick_a_miss_or_a_discharge() -> None:
    scene = Scene("0 c3: khazg\n1 c4: sentries-of-krong", dice=[1, 3]).hit("0 c3 strike, c4")
    assert scene.wounds("khazg") == 0
    scene = Scene("0 c2: nadikh\n1 c4: sentries-of-krong", dice=[6]).hit("0 c2 feature2, c4")
    assert scene.wounds("nadikh") == 0 and scene.wounds("sentries-of-krong") == 3


def test_sentries_of_krong_are_not_hurt_by_shots_or_enemy_effects_but_by_spells() -> None:
    assert Scene("0 c2: khazg\n1 c5: sentries-of-krong").hit("0 c2 feature1, c5").wounds("c5") == 0
    text = "active: 1\n0 c3: fire-demon wounds=7 closed\n0 a1: raer\n1 c4: khazg\n1 d4: sentries-of-krong"
    assert Scene(text, dice=[1]).hit("1 c4 strike, c3").wounds("sentries-of-krong") == 3


def test_sentries_of_krong_suffer_poison_that_they_carry() -> None:
    """Poison is an effect of their own."""
    assert Scene("0 a1: raer\n1 e6: sentries-of-krong poison=2").play("0 end").wounds("e6") == 2


def test_sentries_of_krong_meet_each_other_and_prick_nobody() -> None:
    text = "0 c3: sentries-of-krong\n1 c4: sentries-of-krong closed\n1 e6: ost"
    scene = Scene(text, dice=[1]).hit("0 c3 strike, c4")
    assert scene.wounds("c4") == 3 and scene.wounds("c3") == 0


# --- 20090 Gmurr: 3 gold; life 6, move 1, strike 1-1-2, shooting experience 1 ----------------------------------------


@pytest.mark.parametrize(("die", "wounds"), [(2, 1), (3, 2), (4, 2)])
def test_gmurr_shoots_with_one_more_on_the_die(die: int, wounds: int) -> None:
    scene = Scene("0 c1: gmurr\n1 c5: khazg\n1 d5: ost", dice=[die])
    assert scene.aims("c1 feature1") == {"c5"}
    assert scene.hit("0 c1 feature1, c5").wounds("khazg") == wounds


def test_gmurr_shoots_once_more_after_a_strong_shot() -> None:
    scene = Scene("0 c2: gmurr\n1 c4: volkhv\n1 d4: khazg\n1 e6: ost", dice=[5, 6]).hit("0 c2 feature1, d4")
    assert scene.asked == (0, "choose-card") and set(scene.texts()) == {"c4", "d4"}, "Ost is out of range"
    scene.play("0 c4")
    assert scene.wounds("khazg") == 2 and scene.wounds("volkhv") == 1
    assert scene.asked == (0, "turn"), "once a turn, though this one was strong again"


def test_gmurr_does_not_strike_better_for_shooting_experience() -> None:
    scene = Scene("0 c3: gmurr\n1 c4: khazg closed", dice=[5]).hit("0 c3 strike, c4")
    assert scene.wounds("khazg") == 1, "a five is a medium strike of 1"


def test_gmurr_meets_a_skeleton_that_takes_one_less() -> None:
    scene = Scene("0 c2: gmurr\n1 c4: skeleton\n1 e6: ost", dice=[5, 1]).hit("0 c2 feature1, c4")
    assert scene.wounds("skeleton") == (2 - 1) + (1 - 1)


# --- 20097 Weide: 5 gold, unique hero, flyer; life 7, strike 1-2-2; directed, protection from magic ------------------


def test_weide_calls_an_elm_with_a_simple_strike() -> None:
    text = "0 extra: weide\n0 a1: raer\n0 deck: elm*2 skeleton\n1 c5: ost closed\n1 e6: khazg"
    scene = Scene(text, dice=[1]).hit("0 weide strike, c5")
    assert scene.zone("elm") == "extra" and scene.open("elm")
    assert sorted(scene.pile(0, "deck")) == ["elm", "skeleton"] and scene.wounds("ost") == 1


def test_weide_calls_nobody_with_a_miss_or_without_an_elm() -> None:
    text = "0 extra: weide\n0 a1: raer\n0 deck: elm\n1 c5: khazg\n1 e6: ost"
    scene = Scene(text, dice=[1, 3]).hit("0 weide strike, c5")
    assert scene.pile(0, "deck") == ["elm"]
    scene = Scene(text.replace("elm", "skeleton"), dice=[1, 1]).hit("0 weide strike, c5")
    assert scene.pile(0, "deck") == ["skeleton"] and scene.wounds("khazg") == 1


def test_weide_calls_with_a_strike_in_return() -> None:
    text = "active: 1\n0 extra: weide\n0 a1: raer\n0 deck: elm\n1 extra: wyvern\n1 e6: ost"
    scene = Scene(text, dice=[1, 4]).hit("1 wyvern strike, weide")
    assert scene.wounds("wyvern") == 1 and scene.zone("elm") == "extra"


def test_weide_is_not_hurt_by_magic_and_allows_no_defender() -> None:
    scene = Scene("active: 1\n0 extra: weide\n0 a1: raer\n1 e6: ost").hit("1 e6 feature2, weide")
    assert scene.wounds("weide") == 0
    scene = Scene("0 extra: weide\n0 a1: raer\n1 c5: khazg\n1 d5: borgak", dice=[1, 3]).play("0 weide strike, c5")
    assert not scene.windows


def test_weide_meets_a_storm_priest_whose_protection_leaves_nothing_of_the_strike() -> None:
    """A strike stopped by protection is none (K-9): no elm."""
    text = "0 extra: weide\n0 a1: raer\n0 deck: elm\n1 c5: storm-priest closed\n1 e6: khazg"
    scene = Scene(text, dice=[1]).hit("0 weide strike, c5")
    assert scene.wounds("storm-priest") == 0 and scene.pile(0, "deck") == ["elm"]
