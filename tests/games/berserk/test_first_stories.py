"""What the cards do, one story each; expected numbers are those of the cards and the rulebook."""

from __future__ import annotations

from tests.games.berserk.scenario import Scene


def test_a_shot_by_its_die_and_range() -> None:
    assert Scene("0 c3: mermaid-jester\n1 c5: khazg", dice=[6]).play("0 c3 feature1, c5").wounds("c5") == 2
    assert Scene("0 c3: mermaid-jester\n1 c5: khazg", dice=[3]).play("0 c3 feature1, c5").wounds("c5") == 1
    scene = Scene("0 a1: mermaid-jester\n1 e6: khazg\n1 b2: ost")
    assert scene.why("0 a1 feature1, e6")[0] == "no-target"
    scene = Scene("0 c3: mermaid-jester\n1 c5: khazg\n1 c4: ost\n1 a6: borgak")
    assert scene.why("0 c3 feature1, c4")[0] == "adjacent"
    assert scene.why("0 c3 feature1, a6")[0] == "out-of-range"


def test_jester_shoots_harder_at_who_changed_position() -> None:
    scene = Scene("0 c1: mermaid-jester\n0 d3: raer\n1 c4: ost closed\n1 e6: helmir", dice=[1, 1, 1])
    scene.hit("0 d3 strike, c4", "0 c5", "0 e6", "0 c1 feature1, c5")
    assert scene.wounds("ost") == 2 + 2, "a weak shot of 1, and 1 for the move"


def test_a_strike_in_the_open_and_the_exchange() -> None:
    """A difference of four: strong against weak; the attacker may step down to medium."""
    scene = Scene("0 c3: man-eating-troll\n1 c4: clay-golem", dice=[6, 3])
    scene.play("0 c3 strike, c4")
    assert scene.asked == (0, "step-down")
    scene.play("0 pass")
    assert scene.wounds("clay-golem") == 6 + 3 and scene.wounds("man-eating-troll") == 2
    scene = Scene("0 c3: man-eating-troll\n1 c4: clay-golem", dice=[6, 3]).play("0 c3 strike, c4", "0 step down")
    assert scene.wounds("clay-golem") == 4 + 3 and scene.wounds("man-eating-troll") == 0


def test_a_closed_card_does_not_fight() -> None:
    scene = Scene("0 c3: raer\n1 c4: khazg closed\n1 e6: ost", dice=[4]).play("0 c3 strike, c4")
    assert scene.asked == (0, "choose-cell")
    scene.play("0 d5")
    assert scene.place("khazg") == "d5" and scene.wounds("khazg") == 3
    assert scene.asked == (0, "choose-card"), "nobody next to Raer: a discharge of 3"
    scene.play("0 e6")
    assert scene.wounds("ost") == 3


def test_a_defender_steps_in_and_closes() -> None:
    scene = Scene("0 c3: khazg\n1 c4: ost\n1 d4: borgak", dice=[1, 3]).play("0 c3 strike, c4")
    assert scene.asked == (1, "window-attack") and scene.may("defend d4")
    scene.play("1 defend d4")
    assert not scene.open("borgak") and scene.wounds("ost") == 0 and scene.wounds("borgak") == 0


def test_no_defender_from_a_directed_or_unanswered_strike() -> None:
    scene = Scene("0 c3: vampire wounds=2\n1 c4: ost\n1 d4: khazg", dice=[6]).play("0 c3 strike, c4")
    assert scene.asked == (0, "turn"), "vampire strikes unanswered: no defender, no second die"
    assert scene.wounds("ost") == 3 and scene.wounds("vampire") == 0


def test_vampirism_gives_extra_lives() -> None:
    scene = Scene("0 c3: vampire\n1 c4: khazg closed\n1 e6: ost", dice=[6]).play("0 c3 strike, c4")
    assert scene.life("vampire") == 9 + 2


def test_ost_makes_a_strike_strong() -> None:
    scene = Scene("active: 1\n0 c3: fire-demon closed\n0 a1: raer\n1 c4: helmir\n1 e6: ost", dice=[1])
    scene.play("1 c4 strike, c3")
    assert scene.asked == (1, "window-attack")
    scene.play("1 e6 feature1")
    assert scene.wounds("fire-demon") == 5 and not scene.open("ost")


def test_nadikh_weakens_from_the_graveyard_but_not_below_one() -> None:
    text = "0 c3: fire-demon closed\n0 a1: raer\n0 graveyard: nadikh tokens=1\n1 c4: helmir\nactive: 1"
    scene = Scene(text, dice=[6]).play("1 c4 strike, c3", "0 nadikh feature1")
    assert scene.wounds("fire-demon") == 3
    scene = Scene(text.replace("helmir", "ost"), dice=[1]).play("1 c4 strike, c3")
    scene.play("0 nadikh feature1")
    assert scene.wounds("fire-demon") == 1


def test_fire_demon_burns_all_around_when_it_dies() -> None:
    scene = Scene(
        "0 c3: fire-demon wounds=7 closed\n0 b3: khazg\n0 a1: raer\n1 c4: ost\n1 d4: helmir\nactive: 1", dice=[1]
    )
    scene.hit("1 c4 strike, c3")
    assert scene.zone("fire-demon") == "graveyard" and scene.wounds("ost") == 3 and scene.wounds("khazg") == 3
    assert scene.wounds("helmir") == 0, "protection from spells"


def test_incarnation_comes_back_after_its_tokens() -> None:
    scene = Scene("0 a3: raer\n1 e6: helmir\n0 graveyard: plague-rider tokens=2\nactive: 1").play("1 end")
    assert scene.asked == (0, "incarnation")
    scene.play("0 d1")
    assert scene.place("plague-rider") == "d1" and scene.open("plague-rider")
    scene = Scene("0 a3: raer\n1 e6: helmir\n0 graveyard: skeletal-hound tokens=2\nactive: 1").play("1 end", "0 b1")
    assert not scene.open("skeletal-hound")


def test_a_card_that_incarnated_is_banished_when_it_dies() -> None:
    scene = Scene("0 c3: plague-rider wounds=6 reborn closed\n0 a1: raer\n1 c4: helmir\nactive: 1", dice=[6])
    assert scene.play("1 c4 strike, c3").zone("plague-rider") == "exile"


def test_hound_pays_a_token() -> None:
    scene = Scene("0 a3: skeletal-hound\n1 e6: helmir\n0 graveyard: nadikh tokens=1\nactive: 1").play("1 end")
    scene.play("0 order 1") if scene.asked[1] == "order" else None
    if scene.asked[1] == "choose-offer":
        scene.play("0 yes")
    assert scene.life("skeletal-hound") == 10


def test_bombard_pays_a_token_for_two_more() -> None:
    scene = Scene("0 a1: dead-bombard\n0 a2: raer\n0 graveyard: nadikh tokens=2\n1 e6: clay-golem", dice=[1])
    scene.play("0 a1 feature1, e6")
    assert scene.asked == (0, "choose-offer")
    scene.play("0 yes")
    while scene.asked[1].startswith("window"):
        scene.play("0 pass")
    assert scene.wounds("clay-golem") == 3 + 3


def test_wyvern_poisons_with_a_strong_strike_and_heals_itself() -> None:
    scene = Scene("0 extra: wyvern wounds=3\n0 a1: raer\n1 c5: ost closed", dice=[6]).play("0 wyvern strike, c5")
    assert scene.poison("ost") == 2 and scene.wounds("ost") == 2
    assert Scene("0 extra: wyvern wounds=3\n0 a1: raer\n1 c5: ost").play("0 wyvern feature1").wounds("wyvern") == 0


def test_poison_wounds_at_the_start_of_the_turn() -> None:
    assert Scene("0 a1: raer\n1 e6: ost poison=2").play("0 end").wounds("ost") == 2
    scene = Scene("0 a1: raer\n1 e6: man-eating-troll poison=2 wounds=1").play("0 end")
    assert scene.asked == (1, "order")


def test_formation_gives_armor_only_beside_each_other() -> None:
    scene = Scene("0 c3: khazg\n0 e1: raer\n1 c5: helmir\n1 d5: chernovar", dice=[1]).play("0 c3 feature1, c5")
    assert scene.wounds("helmir") == 1, "armor keeps back 2 of 3"
    assert scene.state.turn_uses[scene.slot("chernovar")] == 1, "Chernovar threw back, at a card under protection"
    scene = Scene("0 c3: khazg\n1 c5: helmir\n1 d6: chernovar", dice=[1]).play("0 c3 feature1, c5")
    assert scene.wounds("helmir") == 3


def test_pyromancer_picks_a_die_and_gains_from_a_pair() -> None:
    scene = Scene("0 a1: pyromancer-of-dzara\n1 e6: borgak", dice=[2, 6]).play("0 a1 feature1, e6")
    assert scene.asked == (0, "pick-die")
    assert scene.play("0 die 6").wounds("borgak") == 3
    assert Scene("0 a1: pyromancer-of-dzara\n1 e6: borgak", dice=[2, 2]).play("0 a1 feature1, e6").wounds("borgak") == 2


def test_storm_priest_spends_and_hears_counters() -> None:
    scene = Scene("0 a1: storm-priest counters=2 closed\n1 e6: borgak\n1 d6: khazg", dice=[1])
    scene.play("0 a1 feature1, e6")
    assert scene.asked == (0, "choose-card"), "two counters lost at once: a discharge of 1"
    scene.play("0 d6")
    assert scene.wounds("khazg") == 1 and scene.wounds("borgak") == 4 and scene.counters("storm-priest") == 0


def test_mountain_spirit_is_safe_from_ones() -> None:
    scene = Scene("0 a1: dwarf-crossbowman\n0 a2: gmurr\n1 extra: mountain-spirit\n1 e6: ost", dice=[6])
    assert scene.play("0 a1 feature1, mountain-spirit").wounds("mountain-spirit") == 0
    scene = Scene("0 a2: khazg\n1 extra: mountain-spirit wounds=5\n1 e6: ost", dice=[6])
    assert scene.play("0 a2 feature1, mountain-spirit").zone("mountain-spirit") == "exile"


def test_guard_strikes_at_the_end_of_the_enemy_turn() -> None:
    scene = Scene("0 c3: raer\n1 c4: guard-of-tullen").play("0 end")
    assert scene.asked == (1, "choose-offer")
    assert scene.play("1 yes").wounds("raer") == 2


def test_helmir_opens_an_ordinary_dwarf() -> None:
    scene = Scene("0 c3: helmir\n0 b3: dwarf-crossbowman closed\n1 c4: khazg", dice=[1, 2]).play("0 c3 strike, c4")
    assert scene.asked == (0, "choose-offer")
    assert scene.play("0 yes").open("dwarf-crossbowman")


def test_valhalla_and_the_skald() -> None:
    scene = Scene("0 c3: skald\n0 graveyard: tribal-healer fallen\n1 e6: ost").play("0 c3 feature1, tribal-healer")
    assert scene.zone("tribal-healer") == "exile" and scene.wounds("skald") == 1 and scene.counters("skald") == 1
    scene = Scene("0 c3: skald\n0 graveyard: bonecrusher fallen\n1 e6: ost closed\nactive: 1").play("1 end")
    assert len(scene.state.grants) and scene.asked == (0, "turn")


def test_healer_revives_closed() -> None:
    scene = Scene("0 c2: tribal-healer counters=3\n0 graveyard: khazg\n1 e6: ost").play("0 c2 feature1", "0 c3")
    assert scene.place("khazg") == "c3" and not scene.open("khazg")
    assert scene.counters("tribal-healer") == 0


def test_two_headed_troll_prophesies() -> None:
    text = "0 c3: two-headed-troll\n1 c4: ost closed\n1 e6: khazg\n0 deck: raer helmir"
    scene = Scene(text, dice=[1]).play("0 c3 strike, c4")
    assert scene.wounds("ost") == 5 and len(scene.state.below[0]) == 2
    scene = Scene(text.replace("raer helmir", "ost elm"), dice=[1]).play("0 c3 strike, c4")
    assert scene.poison("ost") == 2


def test_assassin_leaps_lunges_and_finishes() -> None:
    scene = Scene("0 c1: assassin\n1 c5: khazg wounds=5\n1 e6: ost").play("0 c1 jump, c4", "0 c4 feature2, c5")
    assert scene.zone("khazg") == "graveyard"
    scene = Scene("0 c1: assassin\n0 c2: raer\n1 c3: khazg\n1 e6: ost").play("0 c1 feature1, c3")
    assert scene.wounds("khazg") == 1
    scene = Scene("0 c1: assassin\n0 a2: raer\n1 c2: ost\n1 c3: khazg\n1 e3: borgak")
    assert not scene.may("c1 feature1"), "not over an enemy"


def test_cyclops_strikes_only_the_card_opposite() -> None:
    scene = Scene("0 c3: cyclops\n1 d4: ost\n1 b4: khazg")
    assert not scene.may("c3 strike") and scene.may("c3 feature1")
    assert Scene("0 c3: cyclops\n1 d4: ost", dice=[1]).play("0 c3 feature1, d4").wounds("ost") == 2


def test_sentries_step_diagonally_and_prick() -> None:
    scene = Scene("0 c3: sentries-of-krong\n1 e5: khazg").play("0 c3 d4")
    assert scene.place("sentries-of-krong") == "d4"
    scene = Scene("0 c3: khazg\n1 c4: sentries-of-krong closed\n1 e6: ost", dice=[1]).play("0 c3 strike, c4")
    assert scene.wounds("khazg") == 1


def test_gmurr_shoots_again_after_a_strong_shot() -> None:
    scene = Scene("0 c2: gmurr\n1 c4: borgak\n1 c5: helmir\n1 d4: khazg", dice=[5, 1]).play("0 c2 feature1, d4")
    assert scene.wounds("khazg") == 2 and scene.asked == (0, "choose-card"), "shooting experience makes 5 a 6"


def test_weide_calls_an_elm_that_returns_to_the_deck() -> None:
    scene = Scene("0 extra: weide\n0 a1: khazg\n0 deck: elm\n1 c5: ost closed\n1 e6: borgak", dice=[1])
    scene.play("0 weide strike, c5")
    assert scene.zone("elm") == "extra"
    scene = Scene("active: 1\n0 extra: elm\n0 a1: khazg\n1 e6: ost", dice=[1]).play("1 e6 feature2, elm")
    assert [scene.state.book.cards[kind].word for kind in scene.state.below[0]] == ["elm"]


def test_volkhv_moves_wounds_to_the_enemy() -> None:
    scene = Scene("0 c2: volkhv counters=1\n0 b2: khazg wounds=3\n1 e6: ost\n1 d6: borgak")
    scene.play("0 c2 feature1, b2", "0 2", "0 e6", "0 1")
    assert scene.wounds("khazg") == 1 and scene.wounds("ost") == 1 and scene.wounds("borgak") == 1


def test_borgak_burns_with_a_six() -> None:
    scene = Scene("0 c3: borgak\n1 c4: helmir", dice=[6, 6]).play("0 c3 strike, c4")
    assert scene.wounds("helmir") == 2 and scene.wounds("borgak") == 2, (
        "two for the six; equal sixes strike back weakly"
    )
    assert Scene("0 c3: borgak\n1 e6: ost").state.moves[0] == 2
    assert Scene("1 c4: borgak\n0 a1: ost").state.moves[0] == 1


def test_squire_takes_the_attack() -> None:
    scene = Scene("0 c1: khazg\n1 c4: ost\n1 d4: squire", dice=[1]).play("0 c1 feature1, c4", "1 d4 feature1")
    assert scene.wounds("ost") == 0 and scene.wounds("squire") == 3 and scene.open("squire")


def test_mage_punishes_and_prevents() -> None:
    scene = Scene("0 c3: khazg\n1 c4: mage-of-tor-garon", dice=[1, 3]).play("0 c3 strike, c4")
    assert scene.wounds("khazg") == 1, "a miss causes no wounds"
    scene = Scene("active: 1\n0 c3: khazg\n1 c5: mage-of-tor-garon").play("1 c5 feature1", "1 end")
    scene.play("0 c3 feature1, c5")
    assert scene.wounds("mage-of-tor-garon") == 0 and scene.wounds("khazg") == 1


def test_daughter_of_pearl_blocks_by_prophecy() -> None:
    text = "0 c3: khazg\n1 c5: daughter-of-pearl\n1 deck: tribal-healer"
    assert Scene(text).play("0 c3 feature1, c5").wounds("daughter-of-pearl") == 0
    assert Scene(text.replace("tribal-healer", "ost")).play("0 c3 feature1, c5").wounds("daughter-of-pearl") == 3


def test_jaguar_takes_off_and_lands() -> None:
    scene = Scene("0 c3: khazg\n1 c5: jaguar\n1 e6: ost").play("0 c3 feature1, c5")
    assert scene.zone("jaguar") == "extra"
    scene = Scene("active: 1\n0 c3: khazg closed\n1 extra: jaguar flying\n1 e6: ost", dice=[1]).hit(
        "1 jaguar strike, c3"
    )
    assert scene.asked == (1, "choose-cell")
    assert scene.play("1 c4").place("jaguar") == "c4"


def test_teach_strikes_through() -> None:
    scene = Scene("0 c3: teach\n1 c4: khazg closed\n1 c5: borgak", dice=[5]).play("0 c3 strike, c4")
    assert scene.wounds("khazg") == 4 + 3


def test_paladin_lengthens_shots_in_his_column() -> None:
    scene = Scene("0 c1: gmurr\n0 c2: paladin-of-allamor\n1 c6: khazg\n1 e6: ost")
    assert scene.may("c1 feature1")
    assert not Scene("0 c1: gmurr\n0 b2: paladin-of-allamor\n1 c6: khazg\n1 e6: ost").may("c1 feature1")


def test_shieldbearer_covers_his_steppe_neighbours() -> None:
    scene = Scene("0 c3: khazg\n1 c5: shieldbearer\n1 d5: borgak\n1 b5: helmir").play("0 c3 feature1, d5")
    assert scene.wounds("borgak") == 0, "protection from shots"
    scene = Scene("0 c3: khazg\n1 c6: shieldbearer\n1 d6: ost\n1 b6: skald wounds=1").play("0 c3 feature1, d6")
    assert scene.wounds("ost") == 2


def test_priest_king_silences() -> None:
    scene = Scene("0 c2: priest-king counters=1\n1 c4: mist-dweller\n1 e6: ost").play("0 c2 feature1, c4")
    assert not scene.may("c2 feature2")
    scene.play("0 end")
    assert scene.place("mist-dweller") == "c4"


def test_cliffs_strengthen() -> None:
    scene = Scene("0 extra: cliffs-of-lant-mor\n0 c3: helmir\n1 c4: khazg closed\n1 e6: ost", dice=[1])
    scene.play("0 cliffs-of-lant-mor feature1, c3", "0 c3 strike, c4")
    assert scene.wounds("khazg") == 3


def test_symbionts_ride() -> None:
    scene = Scene("0 c3: khazg\n0 c3+: sentient-whirl\n1 e6: ost\n1 c5: dwarf-crossbowman")
    assert scene.state.moves[0] == 3
    scene.play("0 c3 c4")
    assert scene.place("sentient-whirl") == "c4+"
    scene = Scene("active: 1\n0 c3: khazg wounds=8 closed\n0 c3+: sentient-whirl\n0 a1: raer\n1 c4: helmir", dice=[1])
    scene.hit("1 c4 strike, c3")
    assert scene.zone("khazg") == "graveyard" and scene.zone("sentient-whirl") == "exile"


def test_ivy_poisons() -> None:
    scene = Scene("0 c3: khazg\n1 c3+: poison-ivy\n1 e6: ost", dice=[6, 1])
    assert scene.state.moves[0] == 1
    scene.play("0 c3 strike, c3+")
    assert scene.poison("khazg") == 1
    scene = Scene("active: 1\n0 c3: khazg\n0 a1: raer\n1 c3+: poison-ivy\n1 e6: ost").play("1 c3+ feature1, c3")
    assert scene.poison("khazg") == 1


def test_mist_dweller_walks_through_and_must_step_off() -> None:
    scene = Scene("0 c3: mist-dweller\n1 c4: khazg\n1 e6: ost").play("0 c3 c4")
    assert scene.place("mist-dweller") == "c4~" and not scene.may("end")
    scene.play("0 c4~ c5")
    assert scene.place("mist-dweller") == "c5" and scene.place("khazg") == "c4"
    scene = Scene("0 c3: mist-dweller moves=1\n0 a1: raer\n1 c4: khazg\n1 e6: ost").play("0 c3 c4")
    assert scene.zone("mist-dweller") == "exile"


def test_tergala_strikes_a_turn_later() -> None:
    scene = Scene("0 c2: tergala\n0 b2: raer\n0 d2: khazg\n1 e6: ost\n1 d6: borgak\n1 c6: helmir")
    scene.play("0 c2 feature1", "0 row 2", "0 end", "1 end")
    assert scene.asked == (0, "choose-card")
    scene.play("0 e6", "0 d6")
    assert scene.wounds("ost") > 0 and scene.wounds("borgak") > 0 and scene.wounds("helmir") == 0


def test_charon_takes_one_along() -> None:
    scene = Scene("0 c2: charon counters=3\n0 a1: raer\n1 e6: ost\n1 d6: helmir").play("0 c2 feature1, e6")
    assert scene.zone("charon") == "graveyard" and scene.zone("ost") == "graveyard"


def test_worm_comes_up_at_its_mark() -> None:
    scene = Scene("0 c3: skeletal-worm wounds=9 closed\n0 a1: raer\n1 c4: helmir\n1 e6: ost\nactive: 1", dice=[1])
    scene.hit("1 c4 strike, c3", "0 e6")
    assert list(scene.state.marks[:2]) == [0, 29]
    text = scene.state.to_text().replace("graveyard: skeletal-worm", "graveyard: skeletal-worm tokens=3")
    scene = Scene(text).play("1 end")
    assert scene.place("skeletal-worm") == "e6" and scene.zone("ost") == "graveyard"


def test_only_flyers_left_may_be_struck_after_closing() -> None:
    scene = Scene("0 c3: khazg\n1 extra: wyvern", dice=[1, 2]).play("0 c3 sky", "0 end", "1 end")
    scene.play("0 c3 strike, wyvern")
    assert scene.wounds("wyvern") == 2


def test_a_side_without_creatures_loses() -> None:
    scene = Scene("0 c3: khazg\n1 c5: ost wounds=6\n1 e6: dead-bombard").play("0 c3 feature1, c5")
    assert scene.state.over and scene.state.winner == 0


def test_scavenging_banishes_heals_and_passes_poison_on() -> None:
    text = "0 c3: man-eating-troll wounds=5 poison=1\n1 c4: ost wounds=6 poison=2 closed\n1 d4: khazg\n1 b4: borgak"
    scene = Scene(text, dice=[1]).hit("0 c3 strike, c4")
    assert scene.zone("ost") == "exile" and scene.wounds("man-eating-troll") == 0
    assert scene.poison("man-eating-troll") == 0 and scene.asked == (0, "choose-card")
    assert scene.play("0 d4").poison("khazg") == 2
