"""Where cards and rulings meet: moments at which a play could go another way, each by its ruling or line."""

from __future__ import annotations

from meadhall.games.berserk.state import FALLEN
from tests.games.berserk.scenario import Scene


def test_the_last_token_brings_a_card_back_at_once() -> None:
    """K-22: before the other features of the turn's start."""
    scene = Scene("active: 1\n0 a3: skeletal-hound\n0 graveyard: raer tokens=2\n1 e6: helmir").play("1 end")
    assert scene.asked == (0, "order")
    scene.play("0 order 1")
    assert scene.asked == (0, "incarnation")
    scene.play("0 c1")
    assert scene.place("raer") == "c1", "and no token is left for the Hound"
    assert scene.asked == (0, "turn")


def test_an_order_says_which_features_were_woken_together() -> None:
    """By their numbers: of a feature, of the one that left behind what comes now, and none for a token."""
    scene = Scene("0 a1: tergala\n0 a3: skeletal-hound\n0 graveyard: raer tokens=1\n1 e6: helmir")
    scene.play("0 a1 feature1", "0 row 1", "0 end", "1 end")
    assert scene.asked == (0, "order") and scene.state.prompt is not None
    params = scene.state.prompt.params
    spell, gnawing = (scene.state.card(scene.slot(word)).features[0].number for word in ("tergala", "skeletal-hound"))
    assert params["cards"] == ["@card-raer", "@card-tergala", "@card-skeletal-hound"]
    assert params["numbers"] == [-1, spell, gnawing]


def test_a_return_to_the_deck_is_no_death() -> None:
    """K-6 counts quiet turns until something leaves for a graveyard or exile."""
    scene = Scene("active: 1\nquiet: 7\n0 a1: raer\n0 extra: elm\n1 c5: khazg").play("1 c5 feature1, elm")
    assert scene.zone("elm") == "gone" and scene.state.quiet == 7
    scene = Scene("active: 1\nquiet: 7\n0 a1: raer\n0 c2: ost wounds=6\n1 c5: khazg").hit("1 c5 feature1, c2")
    assert scene.zone("ost") == "graveyard" and scene.state.quiet == 0


def test_a_banished_dead_does_not_end_the_quiet_turns() -> None:
    """K-6 speaks of leaving play."""
    scene = Scene("quiet: 7\n0 a1: skald\n0 graveyard: bonecrusher\n1 e6: khazg").play("0 a1 feature1, bonecrusher")
    assert scene.zone("bonecrusher") == "exile" and scene.state.quiet == 7


def test_the_mage_prevents_in_the_opponents_turn_only() -> None:
    scene = Scene("0 a1: mage-of-tor-garon\n0 c3: khazg\n0 e3: vampire\n1 e6: khazg")
    scene.play("0 a1 feature1", "0 c3 feature1, e3")
    assert scene.wounds("vampire") == 3, "a shot of 3 in one's own turn"
    scene.play("0 end", "1 e6 feature1, e3")
    assert scene.wounds("vampire") == 3 and scene.wounds("e6") == 1


def test_squire_takes_no_ranged_attack_that_could_not_hit_him() -> None:
    """K-10, L318: a ranged attack never goes at a card next to the attacker."""
    scene = Scene("0 c3: khazg\n1 c5: ost\n1 c4: squire").play("0 c3 feature1, c5")
    assert scene.asked == (0, "turn") and scene.wounds("ost") == 3
    scene = Scene("0 c3: khazg\n1 c5: ost\n1 d5: squire").play("0 c3 feature1, c5", "1 d5 feature1")
    assert scene.wounds("ost") == 0 and scene.wounds("squire") == 3


def test_a_defender_goes_before_squire() -> None:
    """K-54: after a defender was named Squire has no say; before, the defender still comes first."""
    text = "0 c3: khazg\n1 c4: ost\n1 d4: squire\n1 b4: borgak"
    scene = Scene(text, dice=[1, 3]).play("0 c3 strike, c4", "1 defend b4")
    assert scene.asked == (0, "turn") and not scene.open("borgak")
    scene = Scene(text, dice=[6, 1]).play("0 c3 strike, c4", "1 d4 feature1", "1 defend b4")
    assert scene.wounds("squire") == 0 and scene.wounds("borgak") == 4


def test_no_lunge_over_a_parasite() -> None:
    """L522: an enemy card on the cell between is in the way, also one that sits on an own creature."""
    assert Scene("0 c3: assassin\n0 c4: raer\n1 c5: ost").may("c3 feature1")
    assert not Scene("0 c3: assassin\n0 c4: raer\n1 c4+: poison-ivy\n1 c5: ost").may("c3 feature1")


def test_dice_that_kill_end_the_attack() -> None:
    """K-10, K-51: no stepping down, no strike of the dead in return, and no attack for the Mage to punish."""
    text = "0 c3: borgak\n1 c4: ost wounds=6\n1 e6: mage-of-tor-garon"
    scene = Scene(text, dice=[6, 2]).play("0 c3 strike, c4")
    assert scene.asked == (0, "turn")
    assert scene.zone("ost") == "graveyard" and scene.wounds("borgak") == 0


def test_elm_gone_to_the_deck_is_still_an_enemy() -> None:
    """K-26, K-32: what its last strike and the strike at it wake knows whose it was."""
    scene = Scene("0 c3: raer\n1 extra: elm\n1 extra: wyvern", dice=[6, 1]).play("0 c3 sky", "0 end", "1 end")
    scene.hit("0 c3 strike, elm")
    assert scene.zone("elm") == "gone" and scene.wounds("wyvern") == 3, "Raer's discharge"
    scene = Scene("active: 1\n0 c3: bonecrusher wounds=11\n0 a1: raer\n1 extra: elm\n1 e6: ost closed", dice=[6, 1])
    scene.hit("1 elm strike, c3").play("1 pass")
    assert scene.zone("elm") == "gone" and scene.state.flags[scene.slot("bonecrusher")] & FALLEN


def test_a_miss_of_elm_is_told_by_its_name() -> None:
    scene = Scene("active: 1\n0 c3: raer\n1 extra: elm\n1 e6: ost closed", dice=[1, 6])
    told = {event.key: dict(event.shown) for event in scene.events("1 elm strike, c3")}
    assert scene.zone("elm") == "gone" and told["missed"]["card"] == "@card-elm"


def test_tergala_wounds_each_enemy_once_by_a_die() -> None:
    """K-33: one die for each creature, told like any other."""
    scene = Scene("0 a1: tergala\n0 b1: khazg\n0 c1: ost\n1 e6: clay-golem", dice=[1])
    scene.play("0 a1 feature1", "0 row 1", "0 end")
    rolls = [event.shown for event in scene.events("1 end") if event.key == "rolled"]
    assert [(roll["card"], roll["die"]) for roll in rolls] == [("@card-tergala", 1)]
    assert scene.wounds("clay-golem") == 1


def test_a_revived_worm_has_not_incarnated() -> None:
    """L448: what Worm and Rider do on incarnating is no part of being revived."""
    scene = Scene("0 c2: tribal-healer counters=3\n0 graveyard: skeletal-worm\n1 c4: ost\n1 e6: helmir")
    scene.play("0 c2 feature1", "0 c3")
    assert scene.place("skeletal-worm") == "c3" and scene.wounds("ost") == 0 and not scene.open("skeletal-worm")


def test_a_demon_without_features_does_not_burst() -> None:
    """L516: what was lost does not fire, not on death either."""
    text = "0 a1: priest-king counters=1\n0 c2: khazg\n0 b4: ost\n1 c4: fire-demon wounds=7\n1 e6: helmir"
    scene = Scene(text).hit("0 a1 feature1, c4", "0 c2 feature1, c4")
    assert scene.zone("fire-demon") == "graveyard" and scene.wounds("ost") == 0


def test_protection_from_spells_is_from_healing_too() -> None:
    """L410: no effect at all, so nothing to redistribute."""
    scene = Scene("0 a1: volkhv counters=1\n0 a3: helmir wounds=2\n1 e6: khazg").play("0 a1 feature1, a3", "0 2")
    assert scene.wounds("helmir") == 2 and scene.wounds("khazg") == 0


def test_the_worm_waits_where_the_steadfast_stand() -> None:
    """L508: its arrival is an effect that does not destroy them, and the cell is not free."""
    text = "active: 1\n0 a1: raer\n0 graveyard: skeletal-worm tokens=3\nmarks: [[1, 17, 0, 9999]]\n1 e6: helmir\n1 c4: "
    scene = Scene(text + "sentries-of-krong").play("1 end")
    assert scene.asked == (0, "turn")
    assert scene.zone("skeletal-worm") == "graveyard" and scene.place("sentries-of-krong") == "c4"
    scene = Scene(text + "ost").play("1 end")
    assert scene.place("skeletal-worm") == "c4" and scene.zone("ost") == "graveyard"


def test_the_scavenger_feeds_after_the_demons_burst() -> None:
    """L368, K-9: both are features of the moment of death, and the opponent's come first."""
    scene = Scene("0 c3: man-eating-troll wounds=11\n1 c4: fire-demon wounds=7 closed\n1 e6: helmir", dice=[1])
    scene.hit("0 c3 strike, c4")
    assert scene.zone("man-eating-troll") == "graveyard" and scene.zone("fire-demon") == "graveyard"
    scene = Scene("0 c3: man-eating-troll wounds=9\n1 c4: fire-demon wounds=7 closed\n1 e6: helmir", dice=[1])
    scene.hit("0 c3 strike, c4")
    assert scene.wounds("man-eating-troll") == 0 and scene.zone("fire-demon") == "exile"


def test_a_vampire_drinks_no_more_than_was_left() -> None:
    """L394, K-53: one less than its 3 wounds, and no more than the last life of its victim."""
    scene = Scene("0 c3: vampire wounds=5\n1 c4: ost wounds=6 closed\n1 e6: helmir", dice=[6]).play("0 c3 strike, c4")
    assert scene.wounds("vampire") == 4
    scene = Scene("0 c3: vampire wounds=5\n1 c4: ost wounds=5 closed\n1 e6: helmir", dice=[6]).play("0 c3 strike, c4")
    assert scene.wounds("vampire") == 3


def test_daughter_of_pearl_prophesies_when_she_is_missed_too() -> None:
    """K-41: she is the target, whatever the dice said."""
    scene = Scene("0 c3: khazg\n1 c4: daughter-of-pearl\n1 deck: elm*2", dice=[2, 3])
    assert [event.key for event in scene.events("0 c3 strike, c4")].count("prophecy") == 1


def test_cyclops_may_strike_a_symbiont_opposite() -> None:
    """K-18: it stands on its host's cell and is a target of its own."""
    scene = Scene("0 c3: cyclops\n1 c4: ost\n1 c4+: sentient-whirl\n1 d4: khazg")
    assert scene.state.why_not(0, "c3 strike, c4+") is None and scene.state.why_not(0, "c3 strike, c4") is None
    assert scene.why("0 c3 strike, d4")


def test_symbionts_are_not_revived() -> None:
    """K-55: they take no cell of their own."""
    scene = Scene("0 c2: tribal-healer counters=3\n0 graveyard: sentient-whirl\n1 e6: helmir").play("0 c2 feature1")
    assert scene.zone("sentient-whirl") == "graveyard" and scene.asked == (0, "turn")


def test_charon_goes_together_with_his_victim() -> None:
    """Both are destroyed before anything that their deaths wake."""
    scene = Scene("0 b2: charon counters=3\n0 a1: ost\n1 c5: skeletal-worm\n1 e6: helmir").play("0 b2 feature1, c5")
    assert scene.asked == (1, "choose-cell"), "the Worm's tremor"
    assert scene.zone("charon") == scene.zone("skeletal-worm") == "graveyard"


def test_kills_of_the_battle_are_remembered() -> None:
    """K-52: the second enemy creature counts, also if the Troll had no features when he killed the first."""
    text = "0 c3: man-eating-troll\n1 c4: ost wounds=6 closed\n1 e6: helmir\n1 a5: priest-king counters=1"
    scene = Scene("active: 1\n" + text, dice=[1]).play("1 a5 feature1, c3", "1 end").hit("0 c3 strike, c4")
    assert scene.zone("ost") == "graveyard" and scene.state.kills[scene.slot("man-eating-troll")] == 1


def test_the_right_to_strike_a_flyer_may_be_renewed() -> None:
    """L102: any creature may close for it, one that has it still too."""
    scene = Scene("0 c3: raer\n1 extra: wyvern").play("0 c3 sky", "0 end", "1 end")
    assert scene.may("c3 sky") and scene.may("c3 strike")


def test_taking_off_is_no_change_of_position() -> None:
    """K-59: Jester shoots no harder at a Jaguar that has just taken off."""
    scene = Scene("active: 1\n0 b2: jaguar\n0 a1: ost\n1 b5: khazg\n1 c6: mermaid-jester", dice=[1, 1])
    scene.hit("1 b5 feature1, b2")
    assert scene.place("jaguar") == "jaguar" and scene.wounds("jaguar") == 3
    assert scene.hit("1 c6 feature1, jaguar").wounds("jaguar") == 3 + 1
