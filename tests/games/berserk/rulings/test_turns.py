"""Rulings on turns, windows, movement, counters, flyers, graveyards and the end of the battle."""

from __future__ import annotations

import pytest

from meadhall.games.berserk.cards import BOOK
from tests.games.berserk.scenario import Scene

DRAWN = 2

# --- the end of the battle -------------------------------------------------------------------------------------------


def test_a_squad_without_creatures_has_lost() -> None:
    """K-5: artifacts and terrains save nobody, a card waiting for incarnation neither."""
    text = "0 c2: khazg\n1 c5: ost wounds=6\n1 e6: dead-bombard\n1 extra: cliffs-of-lant-mor\n1 graveyard: raer"
    scene = Scene(text).hit("0 c2 feature1, c5")
    assert scene.state.over and scene.state.winner == 0


def test_flyers_symbionts_and_face_down_cards_are_creatures() -> None:
    """K-5: a parasite counts for its owner."""
    for more in ("1 extra: wyvern", "1 c6: skald hidden", "1 c2+: poison-ivy"):
        scene = Scene(f"0 c2: khazg\n1 c5: ost wounds=6\n{more}").hit("0 c2 feature1, c5")
        assert not scene.state.over, more


def test_a_face_down_artifact_is_no_creature() -> None:
    """K-5."""
    scene = Scene("0 c2: khazg\n1 c5: ost wounds=6\n1 c6: dead-bombard hidden").hit("0 c2 feature1, c5")
    assert scene.state.over and scene.state.winner == 0


def test_both_squads_empty_is_a_draw() -> None:
    """K-5: the last two strike each other down together."""
    scene = Scene("0 c3: khazg wounds=8\n1 c4: khazg wounds=8", dice=[6, 2]).hit("0 c3 strike, c4", "0 pass")
    assert scene.state.over and scene.state.winner == DRAWN


def test_the_end_is_judged_when_nothing_is_left_to_resolve() -> None:
    """K-5: the demon that was the last of its side takes the last enemy along."""
    scene = Scene("0 c3: khazg wounds=6\n1 c4: fire-demon wounds=7 closed", dice=[1]).hit("0 c3 strike, c4")
    assert scene.state.over and scene.state.winner == DRAWN


def test_forty_quiet_turns_are_a_draw() -> None:
    """K-6: forty turns have passed when the next would begin."""
    scene = Scene("quiet: 39\n0 c3: khazg\n1 e6: ost").hit("0 end")
    assert not scene.state.over
    scene.hit("1 end")
    assert scene.state.over and scene.state.winner == DRAWN


@pytest.mark.parametrize("victim", ["ost wounds=6", "dead-bombard wounds=8", "mist-dweller wounds=9"])
def test_a_card_that_leaves_for_graveyard_or_exile_breaks_the_quiet(victim: str) -> None:
    """K-6: creatures and artifacts."""
    scene = Scene(f"quiet: 40\n0 c2: khazg\n1 c5: {victim}\n1 e6: volkhv").hit("0 c2 feature1, c5", "0 end")
    assert not scene.state.over


def test_a_card_that_goes_back_to_the_deck_does_not_break_the_quiet() -> None:
    """K-6: an elm leaves play neither for the graveyard nor for exile."""
    scene = Scene("quiet: 40\n0 c2: khazg\n1 extra: elm\n1 e6: volkhv").hit("0 c2 feature1, elm", "0 end")
    assert scene.state.over and scene.state.winner == DRAWN


def test_the_battle_ends_after_turn_two_hundred() -> None:
    """K-6."""
    scene = Scene("turn: 199\n0 c3: khazg\n1 e6: ost").hit("0 end")
    assert not scene.state.over and scene.state.turn == 200
    scene.hit("1 end")
    assert scene.state.over and scene.state.winner == DRAWN
    assert Scene(scene.state.to_text()).state.to_json() == scene.state.to_json(), "and may be written down"


# --- the start of a turn ---------------------------------------------------------------------------------------------


def test_closed_cards_open_and_get_their_movement_back() -> None:
    """K-7: of the active player only."""
    scene = Scene("0 c3: khazg closed\n1 e6: ost closed").hit("0 end")
    assert scene.open("ost") and scene.movement("ost") == 1
    assert not scene.open("khazg") and scene.movement("khazg") == 0


def test_armor_and_limits_return_for_both_sides() -> None:
    """K-7: a plague rider struck in each turn loses one wound in each."""
    text = "0 c2: khazg\n1 c5: plague-rider\n1 e6: ost"
    scene = Scene(text).hit("0 c2 feature1, c5", "0 end", "1 end", "0 c2 feature1, c5")
    assert scene.wounds("plague-rider") == 2 + 2


def test_poison_comes_only_at_the_start_of_the_own_turn() -> None:
    """K-7."""
    scene = Scene("0 c3: khazg poison=1\n1 e6: ost").hit("0 end")
    assert scene.wounds("khazg") == 0
    assert scene.hit("1 end").wounds("khazg") == 1


def test_one_player_orders_his_own_start_of_turn() -> None:
    """K-7: what is announced last happens first; regeneration may save from poison, or come too late."""
    text = "0 a1: raer\n1 e6: man-eating-troll poison=2 wounds=11\n1 c5: ost"
    ends = set()
    for order in ("1", "2"):
        scene = Scene(text).hit("0 end")
        assert scene.asked == (1, "order") and len(scene.texts()) == 2
        scene.play(f"1 order {order}")
        while scene.asked[1] == "order":
            scene.play("1 order 1")
        ends.add((scene.zone("man-eating-troll"), scene.wounds("man-eating-troll")))
    assert ends == {("field", 12), ("graveyard", 0)}


def test_what_dies_at_the_start_of_a_turn_gets_no_token_before_the_next() -> None:
    """K-7."""
    scene = Scene("0 a1: skeleton\n0 c3: nadikh wounds=8 poison=1\n1 e6: ost\nactive: 1").hit("1 end")
    assert scene.zone("nadikh") == "graveyard" and scene.tokens("nadikh") == 0
    assert scene.hit("0 end", "1 end").tokens("nadikh") == 1


def test_what_ends_with_a_turn_ends_after_its_last_features() -> None:
    """K-7: what lasts until the end of the turn still holds for a guard's strike at its end.

    The mage prevents three wounds in the enemy turn, and the guard of the mage's enemy strikes at the end of the
    mage's own: nothing holds there. At the end of the enemy turn the mage's own guard strikes, and no one is wounded.
    """
    text = "active: 1\n0 c3: khazg\n0 b3: clay-golem\n1 c4: guard-of-tullen\n1 e6: mage-of-tor-garon"
    scene = Scene(text).hit("1 e6 feature1", "1 end", "0 end")
    assert scene.asked == (1, "choose-offer"), "before the durations run out"


# --- windows ---------------------------------------------------------------------------------------------------------


def windows_of(scene: Scene, move: str) -> list[tuple[int, str]]:
    """The windows that a move opens, if all pass in them."""
    scene.play(move)
    found = []
    while scene.windows:
        prompt = scene.state.prompt
        assert prompt is not None
        found.append((prompt.seat, str(prompt.params["moment"])))
        scene.play(f"{prompt.seat} pass")
    return found


def test_windows_open_in_every_moment_of_an_attack() -> None:
    """K-8: declaration, dice, value, wounds; whoever has face-down cards is asked in all of them (K-14)."""
    scene = Scene("0 c3: khazg\n1 c4: ost closed\n1 c6: skald hidden", dice=[1])
    moments = windows_of(scene, "0 c3 strike, c4")
    assert [seat for seat, _ in moments] == [1] * len(moments)
    names = [moment.removeprefix("@moment-") for _, moment in moments]
    assert len(names) == len(set(names)) == 4


def test_a_window_opens_after_a_step_and_after_the_start_of_a_turn() -> None:
    """K-8."""
    scene = Scene("0 c2: khazg\n1 c4: ost closed\n1 c6: skald hidden")
    assert len(windows_of(scene, "0 c2 c3")) == 1
    scene = Scene('turn: 0\n0 c2: khazg\n1 c4: ost\n1 c6: skald hidden\nframes: [["StartTurn",[0]]]')
    assert scene.asked == (1, "window") and scene.play("1 pass").asked == (0, "turn")


def test_the_active_player_is_asked_first_and_then_the_other() -> None:
    """K-8: both have an Ost who may answer a strike; both strikes of an exchange land."""
    text = "0 c3: khazg\n0 a1: ost\n1 c4: khazg\n1 e6: ost"
    scene = Scene(text, dice=[6, 2]).play("0 c3 strike, c4", "0 pass")
    assert scene.asked == (0, "window-attack")
    scene.play("0 a1 feature1")
    assert scene.asked == (1, "window-attack"), "after a declaration the other may answer"
    scene.play("1 e6 feature1 return")
    assert scene.wounds("c4") == 4 and scene.wounds("c3") == 4


def test_an_instant_with_a_condition_is_offered_only_in_its_window() -> None:
    """K-8: an Ost may not make a strike strong when there is none."""
    scene = Scene("0 c3: khazg\n0 a1: ost\n1 e6: borgak")
    assert scene.why("0 a1 feature1")[0] == "only-in-window"


def test_features_of_an_attack_come_after_the_window_that_follows_the_wounds() -> None:
    """K-47: Khazg is wounded already and not yet moved by Raer."""
    scene = Scene("0 c3: raer\n1 c4: khazg closed\n1 c6: skald hidden", dice=[1]).play("0 c3 strike, c4")
    while scene.windows and scene.wounds("khazg") == 0:
        scene.play("1 pass")
    assert scene.windows and scene.wounds("khazg") == 2 and scene.place("khazg") == "c4"
    assert scene.play("1 pass").asked == (0, "choose-cell")


# --- acting and moving -----------------------------------------------------------------------------------------------


def test_a_card_acts_once_and_once_more_when_it_is_opened() -> None:
    """K-16: the crossbowman shoots, Helmir opens him, and he moves and shoots again."""
    text = "0 b3: dwarf-crossbowman\n0 c3: helmir\n1 b6: khazg\n1 c4: ost closed"
    scene = Scene(text, dice=[4, 1]).hit("0 b3 feature1, b6")
    while scene.asked[1].startswith("choose"):
        scene.play("0 pass")
    assert not scene.may("b3 feature1") and not scene.may("b3 b2")
    scene.hit("0 c3 strike, c4")
    scene.play("0 yes")
    assert scene.may("b3 feature1") and scene.may("b3 b2")


def test_a_card_may_not_move_after_it_has_acted() -> None:
    """K-16, L241."""
    scene = Scene("0 c3: khazg\n1 c5: ost\n1 e6: borgak").hit("0 c3 feature1, c5")
    assert scene.why("0 c3 c2")[0] == "closed" and scene.why("0 c3 strike, c4")[0] == "closed"


def test_staying_open_lets_a_card_defend_but_not_act_again() -> None:
    """K-16: the squire stays open after its instant, and the guard after its special strike."""
    scene = Scene("0 c1: khazg\n0 c3: raer\n1 c4: volkhv\n1 d4: squire", dice=[1, 1, 3])
    scene.play("0 c1 feature1, c4", "1 d4 feature1", "0 c3 strike, c4")
    assert scene.may("defend d4")


def test_a_jump_needs_movement_left() -> None:
    """K-48."""
    assert not Scene("0 c1: assassin moves=0\n1 e6: ost").may("c1 jump")
    assert not Scene("0 c1: fire-demon moves=0\n1 e6: ost").may("c1 teleport")
    assert Scene("0 c1: assassin moves=0\n1 e6: ost").why("0 c1 jump, c3")[0] == "no-movement"


def test_the_incorporeal_step_onto_held_cells_and_off_again() -> None:
    """K-12: from one held cell to the next while movement is left."""
    scene = Scene("0 c3: mist-dweller moves=3\n1 c4: khazg\n1 c5: ost\n1 e6: borgak").play("0 c3 c4", "0 c4~ c5")
    assert scene.place("mist-dweller") == "c5~"
    scene.play("0 c5~ c6")
    assert scene.place("mist-dweller") == "c6"
    scene = Scene("0 c3: mist-dweller\n0 a1: raer\n1 c4: khazg\n1 c5: ost\n1 e6: borgak").hit("0 c3 c4", "0 c4~ c5")
    assert scene.zone("mist-dweller") == "exile", "its movement is used up on a held cell"


def test_cards_on_one_cell_are_not_next_to_each_other() -> None:
    """K-12: the demon that dies burns who stands around its cell, not who shares it."""
    text = "0 c3: mist-dweller\n0 a1: raer\n1 c4: fire-demon wounds=7\n1 e6: ost"
    scene = Scene(text).play("0 c3 c4")
    assert scene.aims("c4~ strike") == set()


def test_a_push_goes_to_any_of_the_eight_cells() -> None:
    """K-29: and who is revived comes to any of them; a step stays straight."""
    scene = Scene("0 c3: raer\n1 c4: khazg closed\n1 e6: ost", dice=[1]).hit("0 c3 strike, c4")
    assert {"b5", "d5", "b3", "d3"} <= set(scene.texts())
    scene = Scene("0 c3: khazg\n1 e6: ost")
    assert not scene.may("c3 d4") and scene.may("c3 d3")


# --- counters --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["volkhv", "tribal-healer", "priest-king", "charon", "storm-priest"])
def test_a_card_with_a_feature_paid_with_counters_may_close_for_one(word: str) -> None:
    """K-21."""
    scene = Scene(f"0 c3: {word}\n1 e6: ost").hit("0 c3 counter")
    assert scene.counters(word) == 1 and not scene.open(word)


def test_no_other_card_may_close_for_a_counter() -> None:
    """K-21: and nobody twice."""
    assert Scene("0 c3: khazg\n1 e6: ost").why("0 c3 counter")[0] == "no-use-for-counters"
    assert Scene("0 c3: charon closed\n1 e6: ost").why("0 c3 counter")[0] == "closed"


# --- flyers ----------------------------------------------------------------------------------------------------------


def test_when_only_flyers_are_left_a_creature_closes_to_strike_one() -> None:
    """K-19: until the end of its next turn, once."""
    scene = Scene("0 c3: khazg\n1 extra: wyvern\n1 e6: dead-bombard", dice=[1, 2])
    assert not scene.may("c3 strike") and scene.may("c3 sky")
    scene.hit("0 c3 sky")
    assert not scene.open("khazg")
    scene.hit("0 end", "1 end", "0 c3 strike, wyvern")
    assert scene.wounds("wyvern") == 2
    scene.hit("0 end", "1 end")
    assert not scene.may("c3 strike"), "the right is used"


def test_the_right_to_strike_a_flyer_ends_with_the_next_turn() -> None:
    """K-19."""
    scene = Scene("0 c3: khazg\n1 extra: wyvern").hit("0 c3 sky", "0 end", "1 end", "0 end", "1 end")
    assert not scene.may("c3 strike")


def test_nobody_closes_for_a_flyer_while_a_ground_creature_is_left() -> None:
    """K-19: symbionts are creatures too."""
    assert Scene("0 c3: khazg\n1 extra: wyvern\n1 e6: ost").why("0 c3 sky")[0] == "not-only-flyers"


def test_another_flyer_may_defend_from_such_a_strike() -> None:
    """K-19."""
    scene = Scene("0 c3: khazg\n1 extra: wyvern\n1 extra: elm").hit("0 c3 sky", "0 end", "1 end")
    scene.play("0 c3 strike, wyvern")
    assert scene.asked == (1, "window-attack") and scene.may("defend elm")


def test_the_right_is_lost_by_a_miss_too() -> None:
    """K-19, L102."""
    scene = Scene("0 c3: khazg\n1 extra: wyvern", dice=[1, 3]).hit("0 c3 sky", "0 end", "1 end", "0 c3 strike, wyvern")
    assert scene.wounds("wyvern") == 0
    scene.hit("0 end")
    assert scene.state.reach[scene.slot("khazg")] == 0


def test_a_flyer_stands_next_to_nothing() -> None:
    """K-20: no finishing, no magic strike, no blast reaches it, but a shot does whatever the range."""
    scene = Scene("0 c3: assassin\n0 b3: cyclops\n0 a1: gmurr\n1 extra: wyvern wounds=4\n1 e6: ost")
    assert scene.aims("c3 feature2") == set() and "wyvern" not in scene.aims("b3 feature1")
    assert "wyvern" in scene.aims("a1 feature1")


# --- graveyard -------------------------------------------------------------------------------------------------------


def test_an_incarnation_waits_while_the_third_row_is_full() -> None:
    """K-22: it comes as soon as a cell is free."""
    text = (
        "active: 1\n0 a1: skeleton\n0 b1: skeleton\n0 c1: skeleton\n0 d1: skeleton\n0 e1: khazg\n"
        "0 graveyard: raer tokens=2\n1 e6: ost"
    )
    scene = Scene(text).hit("1 end")
    assert scene.zone("raer") == "graveyard" and scene.tokens("raer") == 3 and scene.asked == (0, "turn")
    scene.hit("0 e1 e2")
    assert scene.place("raer") == "e1" and not scene.open("raer") and scene.tokens("raer") == 0


def test_the_owner_picks_the_cell_of_an_incarnation_in_his_third_row() -> None:
    """K-22."""
    scene = Scene("active: 1\n0 c3: skeleton\n0 graveyard: raer tokens=2\n1 e6: ost").hit("1 end")
    assert scene.asked == (0, "incarnation") and set(scene.texts()) == {"a1", "b1", "c1", "d1", "e1"}
    scene = Scene("1 c4: skeleton\n1 graveyard: raer tokens=2\n0 c3: ost").hit("0 end")
    assert set(scene.texts()) == {"a6", "b6", "c6", "d6", "e6"}


def test_a_card_that_leaves_play_loses_all_that_lay_on_it() -> None:
    """K-22."""
    text = "active: 1\n0 c3: nadikh wounds=8 poison=2 counters=1 lives=0\n0 a1: raer\n1 e6: ost"
    scene = Scene(text).hit("1 e6 feature2, c3")
    assert scene.zone("nadikh") == "graveyard"
    assert (scene.wounds("nadikh"), scene.poison("nadikh"), scene.counters("nadikh")) == (0, 0, 0)


def test_a_card_that_incarnated_dies_and_is_banished_with_its_last_features() -> None:
    """K-22: an incorporeal card does not even die."""
    text = "active: 1\n0 c3: raer reborn wounds=12 closed\n0 a1: skeleton\n1 c4: khazg\n1 e6: ost"
    assert Scene(text, dice=[1]).hit("1 c4 strike, c3").zone("raer") == "exile"


def test_valhalla_calls_in_every_turn() -> None:
    """K-26: only after death by an attack of an enemy."""
    text = "active: 1\n0 c3: volkhv\n0 graveyard: tribal-healer fallen\n1 e6: ost"
    scene = Scene(text).hit("1 end")
    assert scene.counters("volkhv") == 1
    assert scene.hit("0 end", "1 end").counters("volkhv") == 2


def test_death_by_the_own_side_or_a_spell_opens_no_valhalla() -> None:
    """K-26."""
    text = "0 c3: tribal-healer wounds=7 closed\n0 c2: khazg\n0 a1: volkhv\n1 e6: ost"
    scene = Scene(text, dice=[1]).hit("0 c2 strike, c3", "0 end", "1 end")
    assert scene.zone("tribal-healer") == "graveyard" and scene.counters("volkhv") + scene.counters("khazg") == 0
    text = "active: 1\n0 c3: tribal-healer\n0 a1: volkhv\n1 c6: charon counters=3\n1 e6: ost"
    scene = Scene(text).hit("1 c6 feature1, c3", "1 end")
    assert scene.zone("tribal-healer") == "graveyard" and scene.counters("volkhv") == 0


def test_a_card_brought_into_play_open_may_act_at_once() -> None:
    """K-27: an elm that Weide called strikes in the same turn."""
    text = "0 extra: weide\n0 a1: raer\n0 deck: elm\n1 c5: khazg closed\n1 e6: ost"
    scene = Scene(text, dice=[1]).hit("0 weide strike, c5", "0 elm strike, c5")
    assert scene.wounds("khazg") == 1 + 1


def test_a_ground_card_needs_a_free_cell_beside_who_brings_it() -> None:
    """K-27."""
    text = "0 a1: tribal-healer counters=3\n0 b1: raer\n0 a2: skeleton\n0 b2: skeleton\n0 graveyard: khazg\n1 e6: ost"
    scene = Scene(text)
    if scene.may("a1 feature1"):
        scene.hit("0 a1 feature1")
    assert scene.zone("khazg") == "graveyard"


def test_a_prophecy_shows_what_there_is() -> None:
    """K-27: one card where two are asked for."""
    text = "0 c3: two-headed-troll\n0 deck: raer\n1 c4: khazg closed\n1 e6: ost"
    scene = Scene(text, dice=[1]).hit("0 c3 strike, c4")
    assert scene.pile(0, "below") == ["raer"] and scene.wounds("khazg") == 3


def test_a_second_copy_of_a_unique_card_may_not_be_revived() -> None:
    """K-24: Khazg may, Raer is there already."""
    text = "0 c2: tribal-healer counters=3\n0 a1: raer\n0 graveyard: raer\n0 graveyard: khazg\n1 e6: ost"
    scene = Scene(text).hit("0 c2 feature1")
    while scene.asked[1].startswith("choose"):
        assert "raer" not in scene.texts()
        scene.play(f"0 {scene.texts()[0]}")
    assert scene.zone("khazg") == "field"


def test_losing_features_means_the_printed_ones() -> None:
    """K-24: what the cliffs granted stays."""
    text = "0 extra: cliffs-of-lant-mor\n0 a1: priest-king counters=1\n0 c3: skald\n1 c4: khazg closed\n1 e6: ost"
    scene = Scene(text, dice=[1]).hit("0 cliffs-of-lant-mor feature1, c3", "0 a1 feature1, c3")
    assert not scene.may("c3 feature2")
    assert scene.hit("0 c3 strike, c4").wounds("khazg") == 1 + 1


def test_an_ability_of_no_named_type_is_an_effect() -> None:
    """K-24: a priest-king's healing reaches Helmir, whom spells do not."""
    assert Scene("0 c2: priest-king\n0 c1: helmir wounds=3\n1 e6: ost").hit("0 c2 feature2, c1").wounds("helmir") == 1


def test_tokens_lie_on_any_creature_in_the_graveyard_and_may_be_paid() -> None:
    """K-36: without incarnation they bring nobody back."""
    text = "0 a1: dead-bombard\n0 a2: ost\n0 graveyard: khazg tokens=4\n1 e6: borgak\n1 d6: volkhv"
    scene = Scene(text, dice=[1]).play("0 a1 feature1, d6", "0 yes")
    assert scene.wounds("volkhv") == 1 + 2 and scene.tokens("khazg") == 3
    scene.hit("0 end", "1 end")
    assert scene.zone("khazg") == "graveyard" and scene.tokens("khazg") == 3


def test_a_worm_waits_below_a_card_it_cannot_destroy() -> None:
    """K-58: sentries are steadfast; when they step away it comes."""
    text = "active: 1\n0 c3: skeletal-worm wounds=9 closed\n0 a1: raer\n1 c4: khazg\n1 e6: sentries-of-krong\n1 c6: ost"
    scene = Scene(text, dice=[1]).hit("1 c4 strike, c3").play("0 e6")
    text = scene.state.to_text().replace("graveyard: skeletal-worm", "graveyard: skeletal-worm tokens=3")
    scene = Scene(text).hit("1 end")
    assert scene.zone("skeletal-worm") == "graveyard" and scene.place("sentries-of-krong") == "e6"
    scene.hit("0 end")
    while scene.asked[0] == 0:
        scene.hit("0 pass")
    assert scene.hit("1 e6 d5").place("skeletal-worm") == "e6"


# --- symbionts -------------------------------------------------------------------------------------------------------


def test_a_symbiont_opens_acts_and_dies_by_itself_and_is_carried() -> None:
    """K-18: it is a target of its own at its host's cell; a carried symbiont has not moved."""
    text = "0 c3: khazg\n1 c4: ost\n1 c3+: poison-ivy closed\n1 e6: volkhv"
    scene = Scene(text).play("0 c3 c2")
    assert scene.place("poison-ivy") == "c2+"
    scene.hit("0 end")
    assert scene.open("poison-ivy") and scene.may("c2+ feature1")


def test_a_symbiont_may_defend_on_its_ground() -> None:
    """K-18, L259: a whirl for its host, and a parasite from its host's strike."""
    scene = Scene("0 c3: khazg\n1 c4: ost\n1 c4+: sentient-whirl").play("0 c3 strike, c4")
    assert scene.may("defend c4+")
    scene = Scene("0 c3: khazg\n1 c3+: poison-ivy\n1 c4: ost").play("0 c3 strike, c4")
    assert scene.may("defend c3+")


def test_a_parasite_on_a_shooter_does_not_stand_between() -> None:
    """K-18: it stands next to its host: no ranged attack of the host at it."""
    scene = Scene("0 c3: khazg\n1 c3+: poison-ivy\n1 c5: ost")
    assert scene.aims("c3 feature1") == {"c5"} and "c3+" in scene.aims("c3 strike")


# --- choices ---------------------------------------------------------------------------------------------------------


def test_poison_of_different_cards_is_not_asked_about() -> None:
    """K-44."""
    scene = Scene("0 a1: raer\n1 e6: ost poison=1\n1 d6: volkhv poison=1\n1 c6: man-eating-troll wounds=2").hit("0 end")
    assert scene.asked == (1, "turn")
    assert [scene.wounds(card) for card in ("ost", "volkhv", "man-eating-troll")] == [1, 1, 1]


def test_a_choice_with_one_answer_is_not_asked() -> None:
    """K-45: one cell free to push to, one enemy for the discharge."""
    text = "0 d6: raer\n0 d5: skeleton\n1 e6: khazg closed"
    scene = Scene(text, dice=[1]).hit("0 d6 strike, e6")
    assert scene.place("khazg") == "e5" and scene.asked == (0, "turn"), "still beside Raer"


def test_redistributed_wounds_go_creature_by_creature() -> None:
    """K-46: to each its part at once, to nobody twice."""
    text = "0 c2: volkhv counters=1\n0 b2: khazg wounds=3\n1 e6: ost\n1 d6: borgak\n1 c6: skald"
    scene = Scene(text).hit("0 c2 feature1, b2").play("0 2", "0 e6", "0 1")
    assert scene.asked == (0, "choose-card") and set(scene.texts()) == {"c6", "d6"}


def test_a_card_goes_back_under_the_deck_in_the_sight_of_all() -> None:
    """K-42: it is the last to be shown again."""
    text = "active: 1\n0 extra: elm\n0 a1: raer\n0 deck: skeleton\n1 e6: ost"
    scene = Scene(text).hit("1 e6 feature2, elm")
    assert scene.pile(0, "deck") == ["skeleton"] and scene.pile(0, "below") == ["elm"]


# --- rulings whose cards are not there yet ---------------------------------------------------------------------------

WAITING = {
    30: [20075, 20116, 20174, 10012],
    31: [10060, 10077, 10088, 10167],
    34: [10034, 20029],
    35: [10007, 10045, 10160, 20013, 20033, 20110, 20168],
    37: [10053, 20065, 20112],
    38: [20057, 20082, 20156],
}


@pytest.mark.parametrize("ruling", sorted(WAITING))
def test_no_card_of_this_ruling_is_in_the_book_yet(ruling: int) -> None:
    """K-30, K-31, K-34, K-35, K-37, K-38 speak of cards outside the first 48; with the first one its story is due."""
    ids = {card.id for card in BOOK.cards}
    assert not ids & set(WAITING[ruling]), f"K-{ruling} needs a scenario now"
