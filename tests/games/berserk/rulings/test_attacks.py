"""Rulings on attacks, from the declaration to the features that follow the wounds."""

from __future__ import annotations

import pytest

from tests.games.berserk.scenario import Scene

# --- K-9: the course of an attack ------------------------------------------------------------------------------------


def test_the_attacker_closes_as_it_declares() -> None:
    """K-9: before anybody answers."""
    scene = Scene("0 c3: khazg\n1 c4: ost\n1 d4: borgak").play("0 c3 strike, c4")
    assert scene.windows and not scene.open("khazg")


def test_a_defender_turns_but_fights_this_strike_as_open() -> None:
    """K-9: 1 to 4 is the defender's weak strike, of 3 for Borgak."""
    scene = Scene("0 c3: khazg\n1 c4: volkhv\n1 d4: borgak", dice=[1, 4]).play("0 c3 strike, c4", "1 defend d4")
    assert not scene.open("borgak") and scene.wounds("khazg") == 3
    assert (scene.wounds("volkhv"), scene.wounds("borgak")) == (0, 0)


def test_a_closed_target_may_be_defended_and_its_defender_fights() -> None:
    """K-9, L291."""
    scene = Scene("0 c3: khazg\n1 c4: volkhv closed\n1 d4: borgak", dice=[3, 1]).play(
        "0 c3 strike, c4", "1 defend d4", "0 pass"
    )
    assert scene.wounds("borgak") == 3 and scene.wounds("khazg") == 3, "3 to 1: medium, and weak in return"


def test_a_struck_card_does_not_close() -> None:
    """K-9, L255."""
    assert Scene("0 c3: khazg\n1 c4: ost", dice=[1, 1]).hit("0 c3 strike, c4").open("ost")


def test_both_strikes_wound_together() -> None:
    """K-9: who dies in the exchange has struck."""
    scene = Scene("0 c3: khazg wounds=8\n0 a1: raer\n1 c4: khazg wounds=6\n1 e6: volkhv", dice=[4, 2])
    scene.hit("0 c3 strike, c4", "0 pass")
    assert not scene.state.over and scene.state.zone[0] == scene.state.zone[2], "both lie in the graveyard"


def test_a_strike_of_value_zero_is_still_a_strike() -> None:
    """K-9: a mist dweller takes one less; Weide's weak strike of 0 calls an elm."""
    text = "0 extra: weide\n0 a1: raer\n0 deck: elm\n1 c5: mist-dweller closed\n1 e6: volkhv"
    scene = Scene(text, dice=[1]).hit("0 weide strike, c5")
    assert scene.wounds("mist-dweller") == 0 and scene.zone("elm") == "extra"


def test_a_strike_prevented_whole_is_still_a_strike() -> None:
    """K-9: Helmir's armor of 2 stops Raer's 2, and he is moved all the same."""
    text = "0 c3: raer\n1 c4: helmir closed\n1 d4: guard-of-tullen closed\n1 e6: volkhv"
    scene = Scene(text, dice=[1]).hit("0 c3 strike, c4")
    assert scene.asked == (0, "choose-cell") and scene.wounds("helmir") == 0


def test_vampirism_does_not_bring_back_who_has_no_lives() -> None:
    """K-9: 1 to 5 is weak and medium in return: 2 wounds for the vampire, which heals one."""
    for wounds, zone in ((6, "field"), (7, "graveyard")):
        text = f"0 c3: khazg\n1 c4: vampire wounds={wounds}\n1 e6: volkhv"
        scene = Scene(text, dice=[1, 5]).hit("0 c3 strike, c4", "1 pass")
        assert scene.zone("vampire") == zone and scene.wounds("khazg") == 2
        assert zone == "graveyard" or scene.wounds("vampire") == 7


def test_what_sets_a_value_comes_last() -> None:
    """K-9: the shot at a whirl is one, whatever was added: 1 + 2 of the bombard."""
    text = "0 a1: dead-bombard\n0 a2: raer\n0 graveyard: skeletal-hound tokens=1\n1 e6: volkhv\n1 e6+: sentient-whirl"
    scene = Scene(text, dice=[1]).play("0 a1 feature1, e6+", "0 yes")
    assert scene.wounds("sentient-whirl") == 1


def test_a_block_undoes_all_but_the_price() -> None:
    """K-9, K-41: the bombard's token is paid and the shot comes to nothing."""
    text = (
        "0 a1: dead-bombard\n0 a2: raer\n0 graveyard: skeletal-hound tokens=1\n"
        "1 e6: daughter-of-pearl\n1 d6: volkhv\n1 deck: skeleton"
    )
    scene = Scene(text, dice=[6]).play("0 a1 feature1, e6", "0 yes")
    assert scene.wounds("daughter-of-pearl") == 0 and scene.tokens("skeletal-hound") == 0
    assert not scene.open("dead-bombard")


def test_a_feature_that_blocks_speaks_for_the_card_that_is_then_aimed_at() -> None:
    """K-41: a squire takes the shot, and nothing is shown for the daughter; shot herself, she looks after the dice."""
    text = "0 c1: khazg\n1 c4: daughter-of-pearl\n1 d4: squire\n1 deck: skeleton"
    scene = Scene(text).play("0 c1 feature1, c4", "1 d4 feature1")
    assert scene.wounds("squire") == 3 and scene.pile(1, "below") == []
    keys = [event.key for event in Scene(text).play("0 c1 feature1, c4").events("1 pass")]
    assert keys.index("rolled") < keys.index("prophecy") < keys.index("blocked")


# --- K-10: legality and redirection ----------------------------------------------------------------------------------


def test_a_strike_at_a_face_down_flyer_comes_to_nothing() -> None:
    """K-10: it turns out to be something that a ground creature can never hit; what was paid stays paid."""
    scene = Scene("0 c5: khazg\n1 c6: wyvern hidden\n1 d4: volkhv", dice=[6, 1]).hit("0 c5 strike, c6")
    assert scene.zone("wyvern") == "extra" and scene.wounds("wyvern") == 0 and not scene.open("khazg")


def test_an_attack_on_a_face_down_terrain_comes_to_nothing() -> None:
    """K-10: even a shot."""
    scene = Scene("0 c3: khazg\n1 c6: cliffs-of-lant-mor hidden\n1 d6: volkhv").hit("0 c3 feature1, c6")
    assert scene.zone("cliffs-of-lant-mor") == "extra" and not scene.open("khazg")


def test_a_shot_at_a_face_down_flyer_reaches_it() -> None:
    """K-10: a ranged attack hits flyers."""
    scene = Scene("0 c3: khazg\n1 c6: wyvern hidden\n1 d6: volkhv").hit("0 c3 feature1, c6")
    assert scene.zone("wyvern") == "extra" and scene.wounds("wyvern") == 3


def test_a_redirection_asks_for_neither_range_nor_standing_next_to_the_attacker() -> None:
    """K-10: Gmurr's shot reaches four cells, and the squire takes it on the fifth."""
    scene = Scene("0 c1: gmurr\n1 c5: volkhv\n1 c6: squire", dice=[1]).play("0 c1 feature1, c5", "1 c6 feature1")
    assert scene.wounds("squire") == 1 and scene.wounds("volkhv") == 0


def test_a_card_under_plain_protection_may_be_aimed_at() -> None:
    """K-10: protection only voids the effect."""
    scene = Scene("0 c2: khazg\n1 c5: fire-demon\n1 e6: volkhv")
    assert "c5" in scene.aims("c2 feature1")
    scene.hit("0 c2 feature1, c5")
    assert scene.wounds("fire-demon") == 0 and not scene.open("khazg")


# --- K-15 and what adds up -------------------------------------------------------------------------------------------


def test_armor_that_was_used_is_used_for_the_turn() -> None:
    """K-15: Helmir's two stop two of the first three wounds and none of the next."""
    text = "0 c2: khazg\n0 b2: khazg\n1 c5: helmir\n1 d5: dwarf-crossbowman"
    scene = Scene(text).hit("0 c2 feature1, c5", "0 b2 feature1, c5")
    assert scene.wounds("helmir") == 1 + 3


def test_armor_keeps_what_is_left_of_it() -> None:
    """K-15: a shot of 1, then one of 3: two stopped in all."""
    text = "0 c1: gmurr\n0 b2: khazg\n1 c5: helmir\n1 d5: dwarf-crossbowman"
    scene = Scene(text, dice=[1]).hit("0 c1 feature1, c5", "0 b2 feature1, c5")
    assert scene.wounds("helmir") == 0 + 2


def test_of_two_poisons_the_larger_counts() -> None:
    """K-15."""
    text = "0 extra: wyvern\n0 a1: raer\n1 c5: volkhv poison={0} closed\n1 e6: skald"
    for before, after in ((1, 2), (3, 3)):
        scene = Scene(text.replace("{0}", str(before)), dice=[6]).hit("0 wyvern strike, c5")
        assert scene.poison("volkhv") == after


def test_numbers_of_different_cards_add_up() -> None:
    """K-15, L363: shieldbearers left and right of an Ost."""
    text = "0 c2: khazg\n1 b5: shieldbearer\n1 c5: ost\n1 d5: shieldbearer"
    assert Scene(text).hit("0 c2 feature1, c5").wounds("ost") == 3 - 1 - 1


# --- K-17: chains ----------------------------------------------------------------------------------------------------


def test_a_feature_does_not_wake_itself() -> None:
    """K-17: Gmurr's second shot is strong as well and brings no third."""
    text = "0 c2: gmurr\n1 c4: volkhv\n1 d4: khazg"
    scene = Scene(text, dice=[6, 6]).hit("0 c2 feature1, c4").play("0 d4")
    assert scene.asked == (0, "turn") and scene.wounds("khazg") == 1


def test_two_chernovars_answer_each_other_and_come_to_an_end() -> None:
    """K-17: wounds may wake it again, but the first wounding of a turn comes once a creature."""
    text = "0 c2: khazg\n0 c3: chernovar\n0 b3: guard-of-tullen\n1 c5: helmir\n1 c6: chernovar\n1 b6: guard-of-tullen"
    scene = Scene(text).hit("0 c2 feature1, c5")
    for _ in range(20):
        if scene.asked == (0, "turn"):
            break
        scene.hit(f"{scene.asked[0]} {scene.texts()[0]}")
    assert scene.asked == (0, "turn")


# --- K-23: experience and clumsiness ---------------------------------------------------------------------------------


def test_attack_experience_counts_against_closed_cards() -> None:
    """K-23: five is six for a bonecrusher."""
    assert Scene("0 c3: bonecrusher\n1 c4: jaguar closed", dice=[5]).hit("0 c3 strike, c4").wounds("jaguar") == 6


def test_clumsiness_counts_in_defence() -> None:
    """K-23: 3 to 5 - 1 is a difference of one, a weak strike."""
    scene = Scene("0 c3: khazg\n1 c4: clay-golem", dice=[3, 5]).hit("0 c3 strike, c4")
    assert (scene.wounds("c4"), scene.wounds("c3")) == (2, 0)


def test_experience_does_not_touch_other_attacks() -> None:
    """K-23: the squire's and the mermaid's dice: defence experience does nothing when it attacks."""
    scene = Scene("0 c3: squire\n1 c4: khazg closed", dice=[5]).hit("0 c3 strike, c4")
    assert scene.wounds("khazg") == 2, "medium"
    scene = Scene("0 c3: shieldbearer\n1 c4: khazg closed", dice=[4]).hit("0 c3 strike, c4")
    assert scene.wounds("khazg") == 2


# --- K-25: own cards -------------------------------------------------------------------------------------------------


def test_own_cards_may_be_struck_and_fight_back() -> None:
    """K-25: 1 to 4 is the struck card's weak strike."""
    scene = Scene("0 c3: khazg\n0 c4: raer\n1 e6: volkhv", dice=[1, 4])
    assert scene.aims("c3 strike") == {"c4"}
    assert scene.hit("0 c3 strike, c4").wounds("khazg") == 2


def test_the_defender_is_always_the_attackers_opponents() -> None:
    """K-25: even of a card of the attacker's own side."""
    scene = Scene("0 c3: khazg\n0 c4: raer\n0 b4: skeleton\n1 d4: borgak", dice=[1, 3]).play("0 c3 strike, c4")
    assert scene.asked == (1, "window-attack") and scene.texts() == ["pass", "defend d4"]


def test_nobody_defends_in_his_own_turn() -> None:
    """K-25: a special strike at the end of the enemy's turn is no simple strike and is not defended."""
    scene = Scene("0 c3: raer\n0 b3: skeleton\n1 c4: guard-of-tullen").play("0 end", "1 yes")
    while scene.asked[1] == "choose-card":
        scene.play("1 c3")
    assert scene.wounds("raer") == 2 and not scene.windows


# --- K-28: what a strike is ------------------------------------------------------------------------------------------


def test_the_strike_over_a_row_is_a_strike() -> None:
    """K-28: one less from plain strikes: an assassin's lunge of 1 does nothing to a mist dweller."""
    assert Scene("0 c3: assassin\n1 c5: mist-dweller\n1 e6: ost").hit("0 c3 feature1, c5").wounds("c5") == 0


def test_the_strike_over_a_row_is_no_close_strike() -> None:
    """K-28: the ivy poisons for close strikes only."""
    scene = Scene("0 c1: assassin\n0 c3: khazg\n1 c3+: poison-ivy\n1 e6: ost").hit("0 c1 feature1, c3+")
    assert scene.wounds("poison-ivy") == 1 and scene.poison("assassin") == 0


def test_a_flyers_simple_strike_is_a_close_strike() -> None:
    """K-28, L450: the ivy poisons a wyvern."""
    scene = Scene("0 extra: wyvern\n0 c3: khazg\n1 c3+: poison-ivy closed\n1 e6: volkhv", dice=[1])
    assert scene.hit("0 wyvern strike, c3+").poison("wyvern") == 1


# --- K-32: cards that are gone ---------------------------------------------------------------------------------------


def test_who_is_killed_by_a_strike_does_not_answer_it() -> None:
    """K-32: sentries do not prick, the ivy does not poison, a jaguar does not take off."""
    text = "0 c3: khazg\n1 c4: sentries-of-krong wounds=15 closed\n1 e6: volkhv"
    scene = Scene(text, dice=[1]).hit("0 c3 strike, c4")
    assert scene.zone("sentries-of-krong") == "graveyard" and scene.wounds("khazg") == 0
    scene = Scene("0 c3: khazg\n1 c3+: poison-ivy wounds=7 closed\n1 e6: volkhv", dice=[1]).hit("0 c3 strike, c3+")
    assert scene.zone("poison-ivy") == "graveyard" and scene.poison("khazg") == 0
    scene = Scene("0 c2: khazg\n1 c5: jaguar wounds=8\n1 e6: volkhv").hit("0 c2 feature1, c5")
    assert scene.zone("jaguar") == "graveyard"


def test_a_striker_killed_in_the_exchange_has_no_on_strike_feature() -> None:
    """K-32: Raer strikes with his last breath and moves nobody: 4 to 2, medium and weak."""
    text = "0 c3: raer wounds=12\n0 a1: skeleton\n1 c4: khazg\n1 e6: volkhv"
    scene = Scene(text, dice=[4, 2]).hit("0 c3 strike, c4", "0 pass")
    assert scene.zone("raer") == "graveyard" and scene.wounds("khazg") == 3 and scene.place("khazg") == "c4"


def test_on_death_features_still_fire() -> None:
    """K-32: a demon killed by a shooter burns whoever stands around it."""
    text = "0 c2: nadikh\n1 c5: fire-demon wounds=7\n1 d5: volkhv"
    assert Scene(text, dice=[1]).hit("0 c2 feature2, c5").wounds("volkhv") == 3


def test_scavenging_happens_among_the_features_of_the_death() -> None:
    """K-57: the demon's blast, the opponent's, comes first; the troll then eats and is whole."""
    text = "0 c3: man-eating-troll wounds=9\n1 c4: fire-demon wounds=7 closed\n1 e6: volkhv"
    scene = Scene(text, dice=[1]).settle("0 c3 strike, c4")
    assert scene.wounds("man-eating-troll") == 0 and scene.zone("fire-demon") == "exile"
    scene = Scene(text.replace("wounds=9", "wounds=10"), dice=[1]).settle("0 c3 strike, c4")
    assert scene.zone("fire-demon") == "graveyard", "the troll burned with the demon"


# --- K-33: triples that are no attack --------------------------------------------------------------------------------


def test_wounds_by_a_triple_roll_a_die_for_each_card_without_experience() -> None:
    """K-33: Tergala's 1-2-2 for two enemies, 3 and 4."""
    text = "0 a1: tergala\n0 b2: raer\n0 d2: khazg\n1 e6: borgak\n1 d6: volkhv"
    scene = Scene(text, dice=[3, 4]).hit("0 a1 feature1").play("0 row 2").hit("0 end", "1 end")
    while scene.asked[1] == "choose-card":
        scene.play(f"0 {sorted(scene.texts(), reverse=True)[0]}")
    assert sorted((scene.wounds("borgak"), scene.wounds("volkhv"))) == [1, 2]


# --- instants --------------------------------------------------------------------------------------------------------


def test_the_last_declared_instant_happens_first() -> None:
    """K-8: Ost makes the strike strong, Nadikh takes two off: 5 - 2."""
    text = "0 c3: helmir\n0 a1: ost\n1 c4: khazg closed\n1 e6: volkhv\n1 graveyard: nadikh tokens=1"
    scene = Scene(text, dice=[1]).play("0 c3 strike, c4", "0 a1 feature1", "1 nadikh feature1")
    assert scene.wounds("khazg") == 3


@pytest.mark.parametrize("strike", ["", " return"])
def test_an_instant_may_mean_either_strike_of_an_exchange(strike: str) -> None:
    """K-8: 6 to 2 is strong and weak: 5 and 2. Nadikh of the attacked side lowers one of them."""
    text = "0 c3: helmir\n1 c4: khazg\n1 e6: volkhv\n1 graveyard: nadikh tokens=1"
    scene = Scene(text, dice=[6, 2]).hit("0 c3 strike, c4").play("0 pass", f"1 nadikh feature1{strike}")
    assert (scene.wounds("khazg"), scene.wounds("helmir")) == ((3, 2) if not strike else (5, 1))
