"""Cards of the swamps outside the first squad."""

from __future__ import annotations

from tests.games.berserk.scenario import Scene

# --- 10122 Daughter of pearl: 4 gold, unique; life 9, move 1, strike 1-2-3, defence experience 1 ---------------------

PEARL = "0 c2: khazg\n1 c5: daughter-of-pearl\n1 e6: ost\n"


def test_daughter_of_pearl_blocks_if_an_odd_cost_is_shown() -> None:
    """A skeleton costs 3, Raer 7."""
    for word in ("skeleton", "raer"):
        scene = Scene(PEARL + f"1 deck: {word}").hit("0 c2 feature1, c5")
        assert scene.wounds("daughter-of-pearl") == 0 and scene.pile(1, "below") == [word]
        assert not scene.open("khazg"), "what was paid stays paid"


def test_daughter_of_pearl_does_not_block_if_it_is_even_or_nothing_is_shown() -> None:
    assert Scene(PEARL + "1 deck: wyvern").hit("0 c2 feature1, c5").wounds("c5") == 3
    assert Scene(PEARL).hit("0 c2 feature1, c5").wounds("c5") == 3


def test_daughter_of_pearl_does_not_look_for_magic_nor_for_others() -> None:
    scene = Scene("0 c2: nadikh\n1 c5: daughter-of-pearl\n1 deck: skeleton", dice=[6]).hit("0 c2 feature2, c5")
    assert scene.wounds("daughter-of-pearl") == 3 and scene.pile(1, "below") == []
    scene = Scene(PEARL + "1 d5: volkhv\n1 deck: skeleton").hit("0 c2 feature1, d5")
    assert scene.wounds("volkhv") == 3 and scene.pile(1, "below") == []


def test_daughter_of_pearl_looks_once_a_turn() -> None:
    scene = Scene(PEARL + "0 d2: khazg\n1 deck: skeleton*2").hit("0 c2 feature1, c5", "0 d2 feature1, c5")
    assert scene.wounds("daughter-of-pearl") == 3 and scene.pile(1, "below") == ["skeleton"]


def test_daughter_of_pearl_blocks_a_fight_with_its_answer() -> None:
    """K-9: the whole attack is void. 6 to 1 + 1 is strong and weak, and both are blocked."""
    text = "0 c3: khazg\n1 c4: daughter-of-pearl\n1 deck: skeleton"
    scene = Scene(text, dice=[6, 1]).hit("0 c3 strike, c4", "0 pass")
    assert scene.wounds("c3") == 0 and scene.wounds("c4") == 0


def test_daughter_of_pearl_looks_at_an_attack_that_misses_too() -> None:
    """Nothing in her text asks for a hit: 1 to 5 + 1 would be her medium strike, which the block undoes."""
    scene = Scene("0 c3: khazg\n1 c4: daughter-of-pearl\n1 deck: skeleton", dice=[1, 5]).hit("0 c3 strike, c4")
    assert scene.wounds("c3") == 0 and scene.wounds("c4") == 0


def test_daughter_of_pearl_meets_sentries_that_defend_her() -> None:
    """K-41: a defended card is not blocked for."""
    text = "0 c3: khazg\n1 c4: daughter-of-pearl\n1 d4: sentries-of-krong\n1 deck: skeleton"
    scene = Scene(text, dice=[3, 1]).play("0 c3 strike, c4", "1 defend d4")
    if scene.asked[1] == "step-down":
        scene.play("0 pass")
    assert scene.pile(1, "below") == [] and scene.wounds("sentries-of-krong") == 3


# --- 10132 Two-headed troll: 7 gold; life 13, move 1, strike 3-3-4, regeneration 1, protection from spells -----------

TROLL = "0 c3: two-headed-troll\n1 c4: khazg closed\n1 e6: ost\n"


def test_two_headed_troll_wounds_two_more_with_two_elites() -> None:
    scene = Scene(TROLL + "0 deck: raer helmir", dice=[1]).hit("0 c3 strike, c4")
    assert scene.wounds("khazg") == 3 + 2 and scene.poison("khazg") == 0
    assert sorted(scene.pile(0, "below")) == ["helmir", "raer"]


def test_two_headed_troll_poisons_with_two_ordinaries() -> None:
    scene = Scene(TROLL + "0 deck: skeleton ost", dice=[1]).hit("0 c3 strike, c4")
    assert scene.wounds("khazg") == 3 and scene.poison("khazg") == 2


def test_two_headed_troll_does_neither_with_one_of_each_or_one_card() -> None:
    for deck in ("raer skeleton", "raer", "skeleton"):
        scene = Scene(TROLL + f"0 deck: {deck}", dice=[1]).hit("0 c3 strike, c4")
        assert scene.wounds("khazg") == 3 and scene.poison("khazg") == 0, deck


def test_two_headed_troll_does_not_prophesy_on_a_miss() -> None:
    text = "0 c3: two-headed-troll\n1 c4: khazg\n0 deck: raer helmir"
    assert Scene(text, dice=[1, 3]).hit("0 c3 strike, c4").pile(0, "below") == []


def test_two_headed_troll_prophesies_with_a_strike_in_return() -> None:
    text = "0 c3: khazg\n1 c4: two-headed-troll\n1 deck: raer helmir"
    scene = Scene(text, dice=[1, 4]).hit("0 c3 strike, c4")
    assert scene.wounds("khazg") == 3 + 2


def test_two_headed_troll_regenerates_and_is_not_hurt_by_spells() -> None:
    assert Scene("active: 1\n0 a1: two-headed-troll wounds=3\n1 e6: ost").play("1 end").wounds("a1") == 2
    scene = Scene("0 c2: charon counters=3\n0 a1: raer\n1 e6: two-headed-troll").hit("0 c2 feature1, e6")
    assert scene.zone("two-headed-troll") == "field"


def test_two_headed_troll_meets_a_skeleton_it_cannot_poison() -> None:
    scene = Scene(TROLL.replace("khazg", "skeleton") + "0 deck: skeleton ost", dice=[1]).hit("0 c3 strike, c4")
    assert scene.wounds("skeleton") == 3 and scene.poison("skeleton") == 0


# --- 20115 Poison ivy: 4 silver, parasite; life 8, strike 0-0-0, regeneration 1 --------------------------------------

IVY = "0 c3: khazg\n0 b3: raer\n1 c3+: poison-ivy\n1 e6: ost\n"


def test_poison_ivy_slows_its_host() -> None:
    assert Scene(IVY).movement("khazg") == 1
    assert Scene(IVY).movement("raer") == 1


def test_poison_ivy_poisons_whoever_strikes_it() -> None:
    for striker in ("c3", "b3"):
        scene = Scene(IVY, dice=[6, 1]).hit(f"0 {striker} strike, c3+")
        assert scene.poison(striker) == 1 and scene.wounds("poison-ivy") in (4, 5)


def test_poison_ivy_does_not_poison_a_shooter() -> None:
    scene = Scene(IVY + "0 e1: khazg").hit("0 e1 feature1, c3+")
    assert scene.poison("e1") == 0 and scene.wounds("poison-ivy") == 3


def test_poison_ivy_poisons_its_host_or_a_creature_beside() -> None:
    scene = Scene("active: 1\n" + IVY + "0 d5: nadikh")
    assert scene.aims("c3+ feature1") == {"b3", "c3"}
    assert scene.hit("1 c3+ feature1, b3").poison("raer") == 1
    assert scene.wounds("raer") == 0


def test_poison_ivy_does_not_lessen_a_stronger_poison() -> None:
    """Poisons do not add up; the larger counts (L363)."""
    scene = Scene("active: 1\n" + IVY.replace("raer", "raer poison=2")).hit("1 c3+ feature1, b3")
    assert scene.poison("raer") == 2


def test_poison_ivy_regenerates_and_dies_with_its_host() -> None:
    assert Scene(IVY.replace("poison-ivy", "poison-ivy wounds=3")).hit("0 end").wounds("poison-ivy") == 2
    scene = Scene("active: 1\n" + IVY.replace("khazg", "khazg wounds=8")).hit("1 e6 feature2, c3")
    assert scene.zone("khazg") == "graveyard" and scene.zone("poison-ivy") == "graveyard"


def test_poison_ivy_meets_a_golem_that_strikes_it_unpoisoned() -> None:
    scene = Scene("0 c3: clay-golem\n1 c3+: poison-ivy\n1 e6: volkhv", dice=[6, 1]).hit("0 c3 strike, c3+")
    if scene.asked[1] == "step-down":
        scene.play("0 pass")
    assert scene.poison("clay-golem") == 0 and scene.wounds("poison-ivy") == 4, "5 to 1: strong"
