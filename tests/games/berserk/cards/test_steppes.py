"""Cards of the steppes outside the two squads."""

from __future__ import annotations

import pytest

from tests.games.berserk.scenario import Scene

# --- 10003 Volkhv: 4 silver; life 7, move 1, strike 1-1-2 ------------------------------------------------------------


def test_volkhv_moves_two_wounds_to_enemies() -> None:
    scene = Scene("0 c2: volkhv counters=1\n0 b2: khazg wounds=3\n1 e6: ost\n1 d6: borgak").hit("0 c2 feature1, b2")
    assert scene.texts() == ["1", "2"], "of its three wounds two at most"
    scene.play("0 2", "0 e6", "0 2")
    assert scene.wounds("khazg") == 1 and scene.wounds("ost") == 2 and scene.wounds("borgak") == 0
    assert scene.counters("volkhv") == 0 and not scene.open("volkhv")


def test_volkhv_may_move_one_and_may_part_two() -> None:
    text = "0 c2: volkhv counters=1\n0 b2: khazg wounds=3\n1 e6: ost\n1 d6: borgak"
    scene = Scene(text).hit("0 c2 feature1, b2").play("0 1", "0 d6")
    assert scene.wounds("khazg") == 2 and scene.wounds("borgak") == 1
    scene = Scene(text).hit("0 c2 feature1, b2").play("0 2", "0 e6", "0 1")
    assert scene.wounds("khazg") == 1 and scene.wounds("ost") == 1 and scene.wounds("borgak") == 1


def test_volkhv_does_nothing_without_a_counter_nor_for_the_enemys_wounded() -> None:
    scene = Scene("0 c2: volkhv\n0 b2: khazg wounds=3\n1 e6: ost")
    assert scene.why("0 c2 feature1, b2")[0] == "too-few-counters"
    scene = Scene("0 c2: volkhv counters=1\n0 b2: khazg wounds=3\n1 e6: ost wounds=2")
    assert scene.aims("c2 feature1") == {"b2"}


def test_volkhv_closes_for_a_counter() -> None:
    scene = Scene("0 c2: volkhv\n1 e6: ost").play("0 c2 counter")
    assert scene.counters("volkhv") == 1 and not scene.open("volkhv")


@pytest.mark.parametrize(("first", "counters"), [(0, 0), (1, 1)])
def test_volkhv_starts_with_a_counter_only_if_its_player_goes_second(first: int, counters: int) -> None:
    cell = "b2" if first == 0 else "b1"
    text = f'turn: 0\nfirst: {first}\n0 {cell}: volkhv hidden\n1 c5: khazg hidden\nframes: [["Reveal",[]]]'
    scene = Scene(text if first == 0 else text.replace("b1", "b3"))
    assert scene.counters("volkhv") == counters


def test_volkhv_meets_helmir_whom_its_spell_does_not_wound() -> None:
    scene = Scene("0 c2: volkhv counters=1\n0 b2: khazg wounds=3\n1 e6: helmir").hit("0 c2 feature1, b2").play("0 2")
    assert scene.wounds("khazg") == 1 and scene.wounds("helmir") == 0


def test_volkhv_meets_a_mist_dweller_that_cannot_be_healed() -> None:
    scene = Scene("0 c2: volkhv counters=1\n0 b2: mist-dweller wounds=3\n0 a1: khazg wounds=1\n1 e6: ost")
    assert scene.aims("c2 feature1") == {"a1"}


# --- 10019 Shieldbearer: 7 silver; life 10, move 1, strike 1-2-3, defence experience 2 -------------------------------


def test_shieldbearer_takes_one_less_from_ranged_attacks() -> None:
    assert Scene("0 c2: khazg\n1 c5: shieldbearer").hit("0 c2 feature1, c5").wounds("c5") == 2
    assert Scene("0 c2: nadikh\n1 c5: shieldbearer", dice=[6]).hit("0 c2 feature2, c5").wounds("c5") == 2


def test_shieldbearer_covers_a_steppe_creature_left_and_right() -> None:
    for cell in ("b5", "d5"):
        scene = Scene(f"0 c2: khazg\n1 c5: shieldbearer\n1 {cell}: ost").hit(f"0 c2 feature1, {cell}")
        assert scene.wounds("ost") == 2


def test_shieldbearer_does_not_cover_before_behind_or_other_elements() -> None:
    for cell in ("c4", "c6", "b6", "d4"):
        scene = Scene(f"0 c2: khazg\n1 c5: shieldbearer\n1 {cell}: ost").hit(f"0 c2 feature1, {cell}")
        assert scene.wounds("ost") == 3
    scene = Scene("0 c2: khazg\n1 c5: shieldbearer\n1 d5: helmir").hit("0 c2 feature1, d5")
    assert scene.wounds("helmir") == 3 - 2, "mountains, but in formation: armor 2"
    scene = Scene("0 c2: khazg\n1 c5: shieldbearer\n1 d5: jaguar").hit("0 c2 feature1, d5")
    assert scene.wounds("jaguar") == 3
    scene = Scene("0 c2: khazg\n1 c5: shieldbearer\n0 d5: ost\n1 e6: volkhv").hit("0 c2 feature1, d5")
    assert scene.wounds("ost") == 3, "an enemy is not covered"


def test_shieldbearer_takes_one_less_from_simple_strikes_in_formation_only() -> None:
    scene = Scene("0 c3: khazg\n1 c4: shieldbearer closed\n1 d4: guard-of-tullen closed", dice=[1])
    assert scene.hit("0 c3 strike, c4").wounds("c4") == 1
    scene = Scene("0 c3: khazg\n1 c4: shieldbearer closed\n1 d5: guard-of-tullen", dice=[1])
    assert scene.hit("0 c3 strike, c4").wounds("c4") == 2


def test_shieldbearer_defends_with_two_more() -> None:
    """2 against 1 and two more is a difference of one, 4 against 1 + 2 a weak strike."""
    scene = Scene("0 c3: khazg\n1 c4: shieldbearer", dice=[6, 1]).hit("0 c3 strike, c4")
    assert (scene.wounds("c4"), scene.wounds("c3")) == (3, 0), "6 to 3"
    scene = Scene("0 c3: shieldbearer\n1 c4: khazg", dice=[3, 5]).hit("0 c3 strike, c4")
    assert (scene.wounds("c4"), scene.wounds("c3")) == (0, 0), "not when it attacks"


def test_shieldbearer_meets_a_whirl_and_both_count() -> None:
    """Numbers of different features add up (L363)."""
    scene = Scene("0 c2: khazg\n1 c5: shieldbearer\n1 d5: ost\n1 d5+: sentient-whirl").hit("0 c2 feature1, d5")
    assert scene.wounds("ost") == 1


# --- 20017 Borgak: 6 silver; life 12, move 1, strike 3-4-3; protection from shots ------------------------------------


@pytest.mark.parametrize(("die", "wounds"), [(1, 3), (4, 4)])
def test_borgak_strikes(die: int, wounds: int) -> None:
    assert Scene("0 c3: borgak\n1 c4: khazg closed", dice=[die]).hit("0 c3 strike, c4").wounds("c4") == wounds


def test_borgak_wounds_two_more_with_a_six_in_a_fight() -> None:
    scene = Scene("0 c3: borgak\n1 c4: helmir", dice=[6, 3]).hit("0 c3 strike, c4")
    assert scene.wounds("helmir") == 4 + 2, "a difference of three: medium"
    scene = Scene("0 c3: helmir\n1 c4: borgak", dice=[6, 6]).hit("0 c3 strike, c4")
    assert scene.wounds("helmir") == 3 + 2, "also when it defends"


def test_borgak_does_not_without_a_natural_six() -> None:
    scene = Scene("0 c3: borgak\n1 c4: helmir", dice=[5, 2]).hit("0 c3 strike, c4")
    assert scene.wounds("helmir") == 4
    scene = Scene("0 c3: helmir\n1 c4: borgak", dice=[6, 3]).hit("0 c3 strike, c4")
    assert scene.wounds("borgak") == 3 and scene.wounds("helmir") == 0, "a six of the other is nothing"


def test_borgak_moves_two_only_if_its_player_goes_first() -> None:
    assert Scene("0 c3: borgak\n1 e6: ost").movement("borgak") == 2
    assert Scene("first: 1\n0 c4: borgak\n1 a1: ost").movement("borgak") == 1


def test_borgak_is_not_hurt_by_shots() -> None:
    assert Scene("0 c2: khazg\n1 c5: borgak").hit("0 c2 feature1, c5").wounds("borgak") == 0
    assert Scene("0 c2: nadikh\n1 c5: borgak", dice=[6]).hit("0 c2 feature2, c5").wounds("borgak") == 3


def test_borgak_meets_a_clumsy_golem_and_counts_the_number_shown() -> None:
    """Only the natural number of his own die counts; the golem's six is five for the table."""
    scene = Scene("0 c3: clay-golem\n1 c4: borgak", dice=[6, 5]).hit("0 c3 strike, c4")
    assert scene.wounds("clay-golem") == 3 + 3, "5 to 5: a weak strike of Borgak, which cracks the golem"
    scene = Scene("0 c3: borgak\n1 c4: clay-golem", dice=[6, 6]).hit("0 c3 strike, c4")
    assert scene.wounds("clay-golem") == 3 + 3 + 2, "6 to 5: weak, the crack, and two for the six"


# --- 20026 Mage of Tor-Garon: 5 gold, unique; life 9, move 1, strike 1-2-2; protection from poison -------------------


def test_mage_of_tor_garon_punishes_an_attack_without_wounds() -> None:
    scene = Scene("0 c3: khazg\n1 c4: ost\n1 e6: mage-of-tor-garon", dice=[1, 3]).hit("0 c3 strike, c4")
    assert scene.wounds("khazg") == 1


def test_mage_of_tor_garon_does_not_punish_wounds_nor_its_own() -> None:
    scene = Scene("0 c3: khazg\n1 c4: ost\n1 e6: mage-of-tor-garon", dice=[1, 1]).hit("0 c3 strike, c4")
    assert scene.wounds("khazg") == 0 and scene.wounds("ost") == 2
    scene = Scene("0 c3: khazg\n0 a1: mage-of-tor-garon\n1 c4: ost", dice=[1, 3]).hit("0 c3 strike, c4")
    assert scene.wounds("khazg") == 0


def test_mage_of_tor_garon_punishes_three_times_a_turn() -> None:
    """Weak shots of 0 by four crossbowmen, none in formation."""
    cells = ("b1", "a2", "c2", "e2")
    text = "\n".join(f"0 {cell}: dwarf-crossbowman" for cell in cells) + "\n1 c4: khazg\n1 e6: mage-of-tor-garon"
    scene = Scene(text, dice=[1, 1, 1, 1]).hit(*(f"0 {cell} feature1, c4" for cell in cells))
    assert [scene.wounds(cell) for cell in cells] == [1, 1, 1, 0] and scene.wounds("khazg") == 0


def test_mage_of_tor_garon_prevents_three_wounds_in_the_next_enemy_turn() -> None:
    text = "active: 1\n0 c2: khazg\n0 b2: khazg\n1 c5: ost\n1 e6: mage-of-tor-garon"
    scene = Scene(text).hit("1 e6 feature1", "1 end", "0 c2 feature1, c5")
    assert scene.wounds("ost") == 0
    assert scene.hit("0 b2 feature1, c5").wounds("ost") == 3, "the three are used up"


def test_mage_of_tor_garon_does_not_prevent_magic_nor_in_a_later_turn() -> None:
    text = "active: 1\n0 c2: nadikh\n1 c5: ost\n1 e6: mage-of-tor-garon"
    assert Scene(text, dice=[6]).hit("1 e6 feature1", "1 end", "0 c2 feature2, c5").wounds("ost") == 3
    text = "active: 1\n0 c2: khazg\n1 c5: ost\n1 e6: mage-of-tor-garon"
    scene = Scene(text).hit("1 e6 feature1", "1 end", "0 end", "1 end", "0 c2 feature1, c5")
    assert scene.wounds("ost") == 3


def test_mage_of_tor_garon_does_not_prevent_in_its_own_turn() -> None:
    """A strike in return, and an enemy guard's strike at the end of the mage's turn: only the next turn is covered."""
    text = "active: 1\n0 c3: raer\n1 c4: khazg\n1 e6: mage-of-tor-garon"
    scene = Scene(text, dice=[1, 4]).hit("1 e6 feature1", "1 c4 strike, c3")
    assert scene.wounds("khazg") == 2
    scene = Scene("active: 1\n0 c3: guard-of-tullen\n1 c4: khazg\n1 e6: mage-of-tor-garon")
    assert scene.hit("1 e6 feature1", "1 end").play("0 yes").wounds("khazg") == 2


def test_mage_of_tor_garon_meets_daughter_of_pearl_whose_block_undoes_the_attack() -> None:
    """A blocked attack was not performed, and is not punished."""
    text = "0 c2: khazg\n1 c5: daughter-of-pearl\n1 e6: mage-of-tor-garon\n1 deck: skeleton"
    scene = Scene(text).hit("0 c2 feature1, c5")
    assert scene.wounds("daughter-of-pearl") == 0 and scene.wounds("khazg") == 0


# --- 20004 Sentient whirl: 3 silver, companion; life 4, strike 0-0-0; incorporeal ------------------------------------


def test_sentient_whirl_carries_its_host_and_covers_it() -> None:
    scene = Scene("0 c2: khazg\n1 c5: ost\n1 c5+: sentient-whirl")
    assert scene.movement("ost") == 2
    assert scene.hit("0 c2 feature1, c5").wounds("ost") == 2


def test_sentient_whirl_does_not_cover_against_strikes_nor_its_neighbours() -> None:
    scene = Scene("0 c4: khazg\n1 c5: ost closed\n1 c5+: sentient-whirl closed", dice=[1]).hit("0 c4 strike, c5")
    assert scene.wounds("ost") == 2
    scene = Scene("0 c2: khazg\n1 c5: ost\n1 c5+: sentient-whirl\n1 d5: volkhv").hit("0 c2 feature1, d5")
    assert scene.wounds("volkhv") == 3 and scene.movement("volkhv") == 1


def test_sentient_whirl_takes_one_from_any_plain_attack() -> None:
    scene = Scene("0 c2: khazg\n1 c5: ost\n1 c5+: sentient-whirl").hit("0 c2 feature1, c5+")
    assert scene.wounds("sentient-whirl") == 1 and scene.wounds("ost") == 0
    scene = Scene("0 c1: dwarf-crossbowman\n1 c5: ost\n1 c5+: sentient-whirl", dice=[1]).hit("0 c1 feature1, c5+")
    assert scene.wounds("sentient-whirl") == 1, "a shot of 0 is set to 1 as well"


def test_sentient_whirl_takes_magic_whole() -> None:
    scene = Scene("0 c2: nadikh\n1 c5: ost\n1 c5+: sentient-whirl", dice=[6]).hit("0 c2 feature2, c5+")
    assert scene.wounds("sentient-whirl") == 3


def test_sentient_whirl_goes_with_its_host() -> None:
    scene = Scene("0 c3: khazg\n0 c3+: sentient-whirl\n1 e6: ost").play("0 c3 c4")
    assert scene.place("sentient-whirl") == "c4+"
    scene = Scene("0 c2: khazg\n1 c5: ost wounds=4\n1 c5+: sentient-whirl\n1 e6: volkhv").hit("0 c2 feature1, c5")
    assert scene.wounds("ost") == 6, "one less than three: Ost has one life left"
    scene = Scene("0 c2: khazg\n1 c5: ost wounds=5\n1 c5+: sentient-whirl\n1 e6: volkhv").hit("0 c2 feature1, c5")
    assert scene.zone("ost") == "graveyard" and scene.zone("sentient-whirl") == "exile"


def test_sentient_whirl_meets_an_assassin_who_can_finish_no_symbiont() -> None:
    scene = Scene("0 c4: assassin\n1 c5: ost wounds=5\n1 c5+: sentient-whirl wounds=3\n1 e6: volkhv")
    assert scene.aims("c4 feature2") == {"c5"}
