"""Cards of darkness outside the first squad."""

from __future__ import annotations

from tests.games.berserk.scenario import Scene

# --- 10139 Vampire: 4 silver; life 9, move 2, strike 1-2-3 -----------------------------------------------------------


def test_vampire_strikes_unanswered_and_heals_one_less() -> None:
    scene = Scene("0 c3: vampire wounds=5\n1 c4: khazg\n1 d4: borgak", dice=[6]).play("0 c3 strike, c4")
    assert scene.asked == (0, "turn"), "no defender and no second die"
    assert scene.wounds("khazg") == 3 and scene.wounds("vampire") == 5 - 2


def test_vampire_turns_what_is_too_much_into_extra_lives() -> None:
    scene = Scene("0 c3: vampire wounds=1\n1 c4: khazg closed", dice=[6]).hit("0 c3 strike, c4")
    assert scene.wounds("vampire") == 0 and scene.lives("vampire") == 1


def test_vampire_heals_nothing_from_one_wound() -> None:
    scene = Scene("0 c3: vampire wounds=5\n1 c4: khazg closed", dice=[1]).hit("0 c3 strike, c4")
    assert scene.wounds("khazg") == 1 and scene.wounds("vampire") == 5


def test_vampire_does_not_drink_from_artifacts_or_the_incorporeal() -> None:
    for word in ("dead-bombard", "mist-dweller"):
        scene = Scene(f"0 c3: vampire wounds=5\n1 c4: {word} closed\n1 e6: ost", dice=[6]).hit("0 c3 strike, c4")
        assert scene.wounds("vampire") == 5 and scene.wounds(word) > 0


def test_vampire_fights_back_answered() -> None:
    """Unanswered is the strike it declares; attacked, it fights as others do."""
    scene = Scene("0 c3: khazg\n1 c4: vampire wounds=3", dice=[1, 4]).hit("0 c3 strike, c4")
    assert scene.wounds("khazg") == 1 and scene.wounds("vampire") == 3


def test_vampire_meets_a_plague_rider_whose_armor_leaves_less_to_drink() -> None:
    scene = Scene("0 c3: vampire wounds=5\n1 c4: plague-rider closed\n1 e6: ost", dice=[6]).hit("0 c3 strike, c4")
    assert scene.wounds("plague-rider") == 2 and scene.wounds("vampire") == 5 - 1


# --- 10150 Charon: 5 silver; life 8, move 1, strike 1-1-2 ------------------------------------------------------------


def test_charon_takes_a_creature_along() -> None:
    scene = Scene("0 c2: charon counters=3\n0 a1: raer\n1 e6: ost\n1 d6: khazg").hit("0 c2 feature1, e6")
    assert scene.zone("charon") == "graveyard" and scene.zone("ost") == "graveyard"
    assert scene.zone("khazg") == "field" and scene.zone("raer") == "field"


def test_charon_cannot_with_two_counters_nor_take_an_artifact() -> None:
    assert Scene("0 c2: charon counters=2\n0 a1: raer\n1 e6: ost").why("0 c2 feature1, e6")[0] == "too-few-counters"
    scene = Scene("0 c2: charon counters=3\n0 a1: raer\n1 e6: ost\n1 d6: dead-bombard")
    assert "d6" not in scene.aims("c2 feature1")


def test_charon_discharges_one() -> None:
    scene = Scene("0 c2: charon\n1 e6: khazg", dice=[6]).hit("0 c2 feature2, e6")
    assert scene.wounds("khazg") == 1 and scene.zone("charon") == "field"


def test_charon_and_the_last_creature_make_a_draw() -> None:
    scene = Scene("0 c2: charon counters=3\n1 e6: ost").hit("0 c2 feature1, e6")
    assert scene.state.over and scene.state.winner == 2


def test_charon_meets_a_fire_demon_that_burns_all_around_it() -> None:
    text = "0 c2: charon counters=3\n0 a1: raer\n1 d5: fire-demon\n1 e6: ost"
    scene = Scene(text).hit("0 c2 feature1, d5")
    assert scene.zone("fire-demon") == "graveyard" and scene.wounds("ost") == 3


def test_charon_meets_sentries_whom_a_spell_destroys() -> None:
    """Steadfast speaks of effects; this is a spell."""
    scene = Scene("0 c2: charon counters=3\n0 a1: raer\n1 d5: sentries-of-krong\n1 e6: ost").hit("0 c2 feature1, d5")
    assert scene.zone("sentries-of-krong") == "graveyard"


# --- 10161 Skeletal worm: 6 gold; life 10, move 2, strike 2-3-4; incarnation 4 ---------------------------------------

WORM = "active: 1\n0 c3: skeletal-worm wounds=9 closed\n0 a1: raer\n1 c4: khazg\n1 e6: ost\n1 d6: volkhv\n"


def fallen_worm(cell: str) -> Scene:
    scene = Scene(WORM, dice=[1]).hit("1 c4 strike, c3")
    assert scene.asked == (0, "choose-cell") and len(scene.texts()) == 30
    return scene.play(f"0 {cell}")


def with_tokens(scene: Scene, tokens: int) -> Scene:
    text = scene.state.to_text()
    assert "graveyard: skeletal-worm" in text
    return Scene(text.replace("graveyard: skeletal-worm", f"graveyard: skeletal-worm tokens={tokens}"))


def test_skeletal_worm_comes_up_open_at_its_mark_and_destroys_who_stands_there() -> None:
    scene = with_tokens(fallen_worm("e6"), 3).play("1 end")
    assert scene.place("skeletal-worm") == "e6" and scene.open("skeletal-worm")
    assert scene.zone("ost") == "graveyard"
    assert scene.wounds("volkhv") == 1 and scene.wounds("khazg") == 0, "all that stand next to it take one wound"


def test_skeletal_worm_does_not_come_before_four_tokens() -> None:
    scene = with_tokens(fallen_worm("e6"), 2).play("1 end")
    assert scene.zone("skeletal-worm") == "graveyard" and scene.tokens("skeletal-worm") == 3


def test_skeletal_worm_may_shift_its_mark_one_cell_each_enemy_turn() -> None:
    scene = fallen_worm("e5").hit("1 end", "0 end")
    assert scene.asked[0] == 0 and scene.asked[1].startswith("choose")
    if scene.asked[1] == "choose-offer":
        scene.play("0 yes")
    cells = set(scene.texts()) - {"pass"}
    assert cells == {"d4", "e4", "d5", "d6", "e6"}, "the eight around it that are on the field"
    scene.play("0 d6")
    scene = with_tokens(Scene(scene.state.to_text().replace(" tokens=1", "")), 3).play("1 end")
    assert scene.place("skeletal-worm") == "d6" and scene.zone("volkhv") == "graveyard"


def test_skeletal_worm_does_not_shift_its_mark_in_its_own_turn() -> None:
    scene = fallen_worm("e5").play("1 end")
    assert scene.asked == (0, "turn")


def test_skeletal_worm_wounds_its_own_side_too() -> None:
    scene = with_tokens(fallen_worm("b2"), 3).play("1 end")
    assert scene.place("skeletal-worm") == "b2" and scene.wounds("raer") == 1


def test_skeletal_worm_meets_sentries_its_effects_do_not_hurt() -> None:
    text = WORM.replace("volkhv", "sentries-of-krong")
    scene = Scene(text, dice=[1]).hit("1 c4 strike, c3").play("0 e5")
    scene = with_tokens(scene, 3).play("1 end")
    assert scene.place("skeletal-worm") == "e5"
    assert scene.wounds("ost") == 1 and scene.wounds("sentries-of-krong") == 0


# --- 20141 Skeleton: 3 silver, horde; life 8, move 1, strike 1-2-2; protection from poison ---------------------------


def test_skeleton_takes_one_less_from_shots() -> None:
    assert Scene("0 c2: khazg\n1 c5: skeleton").hit("0 c2 feature1, c5").wounds("skeleton") == 2


def test_skeleton_does_not_take_less_from_discharges_lunges_or_strikes() -> None:
    assert Scene("0 c2: nadikh\n1 c5: skeleton", dice=[6]).hit("0 c2 feature2, c5").wounds("skeleton") == 3
    assert Scene("0 c3: assassin\n1 c5: skeleton").hit("0 c3 feature1, c5").wounds("skeleton") == 1
    assert Scene("0 c3: khazg\n1 c4: skeleton closed", dice=[1]).hit("0 c3 strike, c4").wounds("skeleton") == 2


def test_skeleton_meets_a_wyvern_that_cannot_poison_it() -> None:
    scene = Scene("0 extra: wyvern\n0 a1: raer\n1 c5: skeleton closed", dice=[6]).hit("0 wyvern strike, c5")
    assert scene.wounds("skeleton") == 2 and scene.poison("skeleton") == 0


# --- 20149 Mist dweller: 5 silver; life 10, move 2, strike 2-3-4; incorporeal ----------------------------------------


def test_mist_dweller_takes_one_less_from_plain_strikes() -> None:
    scene = Scene("0 c3: khazg\n1 c4: mist-dweller closed", dice=[1]).hit("0 c3 strike, c4")
    assert scene.wounds("mist-dweller") == 1
    assert Scene("0 c3: assassin\n1 c5: mist-dweller").hit("0 c3 feature1, c5").wounds("c5") == 0, "a lunge too (K-28)"


def test_mist_dweller_does_not_take_less_from_magic_or_shots() -> None:
    assert Scene("0 c3: cyclops\n1 c4: mist-dweller").hit("0 c3 feature1, c4").wounds("c4") == 2
    assert Scene("0 c2: khazg\n1 c5: mist-dweller").hit("0 c2 feature1, c5").wounds("c5") == 3


def test_mist_dweller_walks_through_others_and_strikes_them_better() -> None:
    """Attack experience 2 against the card whose cell it entered this turn: 4 is a 6."""
    scene = Scene("0 c3: mist-dweller\n1 c4: khazg closed\n1 e6: ost", dice=[4]).play("0 c3 c4", "0 c4~ c5")
    assert scene.hit("0 c5 strike, c4").wounds("khazg") == 4
    scene = Scene("0 c3: mist-dweller\n1 c4: khazg closed\n1 e6: ost", dice=[4]).hit("0 c3 strike, c4")
    assert scene.wounds("khazg") == 3


def test_mist_dweller_must_step_off_before_anything_else() -> None:
    scene = Scene("0 c3: mist-dweller\n0 a1: raer\n1 c4: khazg\n1 e6: ost").play("0 c3 c4")
    assert not scene.may("end") and not scene.may("a1 a2") and not scene.may("c4~ strike")
    assert scene.why("0 end")[0] == "must-step-off"


def test_mist_dweller_is_banished_where_it_cannot_step_off() -> None:
    scene = Scene("0 c3: mist-dweller moves=1\n0 a1: raer\n1 c4: khazg\n1 e6: ost").hit("0 c3 c4")
    assert scene.zone("mist-dweller") == "exile"


def test_mist_dweller_cannot_be_poisoned() -> None:
    scene = Scene("0 extra: wyvern\n0 a1: raer\n1 c5: mist-dweller closed\n1 e6: ost", dice=[6])
    scene.hit("0 wyvern strike, c5")
    assert scene.wounds("mist-dweller") == 1 and scene.poison("mist-dweller") == 0


def test_mist_dweller_meets_a_troll_that_cannot_eat_it() -> None:
    text = "0 c3: man-eating-troll wounds=5\n1 c4: mist-dweller wounds=9 closed\n1 e6: ost"
    scene = Scene(text, dice=[1]).hit("0 c3 strike, c4")
    assert scene.zone("mist-dweller") == "exile" and scene.wounds("man-eating-troll") == 5
