"""Where keywords of different cards meet: who is drunk from, devoured, destroyed, befallen or passed by."""

from __future__ import annotations

import pytest

from meadhall.games.berserk.state import FALLEN
from tests.games.berserk.scenario import Scene

# --- vampirism and scavenging: creatures with a body alone -----------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "left"),
    [("dead-bombard", 5), ("mist-dweller closed", 5), ("plague-rider closed", 4), ("khazg closed", 3)],
)
def test_a_vampire_drinks_from_creatures_with_a_body(target: str, left: int) -> None:
    """L394: not from artifacts, not from the incorporeal, and no more than armour lets through; 10139: one less."""
    scene = Scene(f"0 c3: vampire wounds=5\n1 c4: {target}\n1 e6: ost", dice=[6]).hit("0 c3 strike, c4")
    assert scene.wounds("vampire") == left


def test_a_vampire_drinks_from_its_own_side_and_from_a_parasite() -> None:
    """L394: any creature; Ivy poisons it for that."""
    scene = Scene("0 c3: vampire wounds=5\n0 c4: khazg closed\n1 e6: ost", dice=[6]).hit("0 c3 strike, c4")
    assert (scene.wounds("khazg"), scene.wounds("vampire")) == (3, 3)
    scene = Scene("0 c3: vampire wounds=5\n1 c3+: poison-ivy closed\n1 e6: ost", dice=[6]).hit("0 c3 strike, c3+")
    assert (scene.wounds("poison-ivy"), scene.wounds("vampire"), scene.poison("vampire")) == (3, 3, 1)


@pytest.mark.parametrize(
    ("victim", "zone", "left"),
    [
        ("dead-bombard wounds=8", "graveyard", 5),
        ("mist-dweller wounds=9 closed", "exile", 5),
        ("raer wounds=12 closed", "exile", 0),
        ("bonecrusher wounds=11 closed", "exile", 0),
    ],
)
def test_a_troll_devours_creatures_with_a_body(victim: str, zone: str, left: int) -> None:
    """L520: an artifact is no creature, the incorporeal are banished anyway; the devoured neither wait nor call."""
    scene = Scene(f"0 c3: man-eating-troll wounds=5 poison=1\n1 c4: {victim}\n1 e6: ost", dice=[6])
    scene.settle("0 c3 strike, c4")
    assert scene.zone(victim.split()[0]) == zone
    assert (scene.wounds("c3"), scene.poison("c3")) == (left, 1 if left else 0)


def test_a_troll_devours_with_its_strike_in_return_whoever_flew_at_it() -> None:
    """L520, L450: a close attack, though a flyer stands next to nothing. 1 to 4 is a miss and weak in return."""
    text = "0 extra: wyvern wounds=4\n0 a1: raer\n1 c4: man-eating-troll wounds=5\n1 e6: ost"
    scene = Scene(text, dice=[1, 4]).settle("0 wyvern strike, c4")
    assert scene.zone("wyvern") == "exile" and scene.wounds("c4") == 0


def test_a_troll_does_not_devour_its_own_side() -> None:
    """L520: creatures of the enemy."""
    scene = Scene("0 c3: man-eating-troll wounds=5\n0 c4: ost wounds=6 closed\n1 e6: skald", dice=[6])
    scene.settle("0 c3 strike, c4")
    assert scene.zone("ost") == "graveyard" and scene.wounds("c3") == 5


# --- steadfast: effects of the enemy, and nothing else ---------------------------------------------------------------


def test_the_steadfast_take_no_wounds_of_enemy_effects() -> None:
    """L508: Teach's more wounds and Borgak's six are effects (L318); their strikes wound."""
    text = "0 c3: teach\n1 c4: sentries-of-krong closed\n1 c5: khazg\n1 e6: ost"
    assert Scene(text, dice=[5]).settle("0 c3 strike, c4").wounds("c4") == 4
    text = "0 c3: borgak\n1 c4: sentries-of-krong\n1 e6: ost"
    assert Scene(text, dice=[6, 5]).settle("0 c3 strike, c4").wounds("c4") == 3


def test_the_steadfast_fall_to_spells() -> None:
    """L508: Charon's is one."""
    scene = Scene("0 c3: charon counters=3\n0 a1: raer\n1 c4: sentries-of-krong\n1 e6: ost").hit("0 c3 feature1, c4")
    assert scene.zone("sentries-of-krong") == "graveyard"


WORM = (
    "active: 1\nturn: 2\n0 a1: skeleton\n0 graveyard: skeletal-worm tokens=3\nmarks: [[1, 17, 0, 9999]]\n1 e6: helmir\n"
)


def test_the_steadfast_take_wounds_of_effects_of_their_own_side() -> None:
    """L508: the Worm's arrival wounds the own sentries, not those of the enemy."""
    scene = Scene(WORM + "0 b3: sentries-of-krong\n1 c5: sentries-of-krong\n1 b5: vampire").settle("1 end")
    assert [scene.wounds(cell) for cell in ("b3", "c5", "b5")] == [1, 0, 1]


def test_the_steadfast_are_destroyed_by_effects_of_their_own_side() -> None:
    """L508, K-58: the own sentries on the marker are no hindrance."""
    scene = Scene(WORM + "0 c4: sentries-of-krong").settle("1 end")
    assert scene.place("skeletal-worm") == "c4" and scene.zone("sentries-of-krong") == "graveyard"


# --- protection ------------------------------------------------------------------------------------------------------


def test_a_burst_passes_those_by_whom_spells_do_not_touch() -> None:
    """L410, L436: protection from spells or magic; armour and steadfastness are of no use."""
    protected = "0 b3: pyromancer-of-dzara\n0 d3: helmir\n0 b2: cyclops\n"
    others = "0 c2: sentries-of-krong\n0 b4: plague-rider\n1 c4: khazg\n1 d4: ost\n1 d4+: sentient-whirl"
    scene = Scene("active: 1\n0 c3: fire-demon wounds=7 closed\n" + protected + others, dice=[1])
    scene.settle("1 c4 strike, c3")
    assert [scene.wounds(cell) for cell in ("b3", "d3", "b2")] == [0, 0, 0]
    assert [scene.wounds(cell) for cell in ("c2", "b4", "c4", "d4", "d4+")] == [3, 3, 3, 3, 3]


def test_charon_falls_alone_where_his_spell_finds_protection() -> None:
    """L410: Helmir may be chosen (K-10), and nothing happens to him."""
    scene = Scene("0 c3: charon counters=3\n0 a1: raer\n1 c4: helmir\n1 e6: ost").hit("0 c3 feature1, c4")
    assert scene.zone("charon") == "graveyard" and scene.zone("helmir") == "field"


def test_a_strike_that_meets_protection_from_flyers_is_none() -> None:
    """L432, K-9: Weide calls nobody, a Jaguar does not land."""
    text = "0 extra: weide\n0 a1: raer\n0 deck: elm\n1 c4: nadikh closed\n1 e6: ost"
    scene = Scene(text, dice=[6]).settle("0 weide strike, c4")
    assert scene.wounds("c4") == 0 and scene.pile(0, "deck") == ["elm"]
    text = "0 extra: jaguar flying\n0 a1: raer\n1 c4: nadikh closed\n1 e6: ost"
    scene = Scene(text, dice=[6]).settle("0 jaguar strike, c4")
    assert scene.asked == (0, "turn") and scene.place("jaguar") == "jaguar"


def test_nadikh_makes_a_shot_small_enough_for_the_mountain_spirit() -> None:
    """20151, 20039: 3 less 2 is exactly 1."""
    text = "active: 1\n0 extra: mountain-spirit\n0 a1: raer\n0 graveyard: nadikh tokens=2\n1 c5: khazg"
    scene = Scene(text).play("1 c5 feature1, mountain-spirit").hit("0 nadikh feature1")
    assert scene.wounds("mountain-spirit") == 0 and scene.tokens("nadikh") == 1


# --- Valhalla: only by an attack -------------------------------------------------------------------------------------


def fallen(scene: Scene) -> bool:
    assert scene.zone("bonecrusher") == "graveyard"
    return bool(scene.state.flags[scene.slot("bonecrusher")] & FALLEN)


def test_finishing_and_more_wounds_open_no_valhalla() -> None:
    """L392: both are effects, and no attack."""
    text = "active: 1\n0 c3: bonecrusher wounds={0} closed\n0 c2: khazg\n0 a1: raer\n1 c4: {1}\n1 e6: ost"
    assert not fallen(Scene(text.format(9, "assassin")).hit("1 c4 feature2, c3"))
    assert not fallen(Scene(text.format(7, "teach"), dice=[5]).settle("1 c4 strike, c3"))
    assert fallen(Scene(text.format(8, "teach"), dice=[5]).settle("1 c4 strike, c3")), "the strike of 4 itself"


# --- features that are lost ------------------------------------------------------------------------------------------

KING = "active: 1\n0 a1: raer\n1 c4: priest-king counters=1\n1 c6: khazg\n"


@pytest.mark.parametrize("card", ["elm", "mountain-spirit wounds=6"])
def test_flyers_without_features_die_like_others(card: str) -> None:
    """L516: Elm does not go back, the spirit is not banished; both still fly."""
    word = card.split()[0]
    scene = Scene(KING + f"0 extra: {card}").hit(f"1 c4 feature1, {word}")
    assert scene.zone(word) == "extra"
    assert scene.hit(f"1 c6 feature1, {word}").zone(word) == "graveyard"


def test_a_mist_dweller_without_features_has_a_body() -> None:
    """L516, L382."""
    scene = Scene(KING + "0 c2: mist-dweller wounds=8").hit("1 c4 feature1, c2", "1 c6 feature1, c2")
    assert scene.zone("mist-dweller") == "graveyard"


def test_what_was_lost_is_not_lost_in_the_graveyard() -> None:
    """K-22: a card that leaves play loses what was done to it, so Nadikh gets his token."""
    scene = Scene(KING + "0 c2: nadikh wounds=8").hit("1 c4 feature1, c2", "1 c6 feature1, c2", "1 end")
    assert scene.zone("nadikh") == "graveyard" and scene.tokens("nadikh") == 1


def test_a_card_without_features_stands_in_no_formation() -> None:
    """L510, L516: Helmir's armour of 2 needs the other's formation."""
    text = "0 c2: khazg\n0 a1: priest-king counters=1\n1 c5: helmir\n1 d5: chernovar\n1 e6: ost"
    scene = Scene(text).hit("0 a1 feature1, d5", "0 c2 feature1, c5")
    assert scene.wounds("helmir") == 3


# --- redirected and defended -----------------------------------------------------------------------------------------


def test_a_closed_squire_takes_a_strike_and_does_not_fight() -> None:
    """L305, L291: his instant closes nothing, so it may be used closed."""
    scene = Scene("0 c3: khazg\n1 c4: ost\n1 d4: squire closed", dice=[6]).play("0 c3 strike, c4").hit("1 d4 feature1")
    assert (scene.wounds("c4"), scene.wounds("d4"), scene.wounds("c3")) == (0, 4, 0)


def test_a_squire_takes_a_directed_and_an_unanswered_strike_which_nobody_defends() -> None:
    """L376, L454: only naming a defender is forbidden; struck without an answer, he does not fight."""
    scene = Scene("0 c3: teach\n1 c4: ost\n1 d4: squire\n1 b4: borgak").play("0 c3 strike, c4")
    assert set(scene.texts()) == {"pass", "d4 feature1"}
    scene = Scene("0 c3: vampire wounds=3\n1 c4: ost\n1 d4: squire", dice=[6]).play("0 c3 strike, c4")
    scene.hit("1 d4 feature1")
    assert (scene.wounds("squire"), scene.wounds("vampire")) == (3, 1)


def test_a_defender_stands_next_to_the_first_target() -> None:
    """L259: a squire has taken the strike; Borgak stands beside him, not beside Ost."""
    text = "0 c3: khazg\n1 b4: ost\n1 c4: squire\n1 d4: borgak"
    scene = Scene(text, dice=[1, 1]).play("0 c3 strike, b4", "1 c4 feature1")
    assert "defend d4" not in scene.texts()


def test_hosts_and_symbionts_defend_each_other() -> None:
    """L259, K-18: a host its whirl; from a parasite's strike at its host whoever stands beside them."""
    scene = Scene("0 c3: khazg\n1 c4: ost\n1 c4+: sentient-whirl\n1 e6: skald").play("0 c3 strike, c4+")
    assert scene.may("defend c4")
    text = "active: 1\n0 c3: ost\n0 c4: khazg\n0 e1: raer\n1 c3+: poison-ivy\n1 e6: skald"
    scene = Scene(text).play("1 c3+ strike, c3")
    assert scene.may("defend c4") and "defend e1" not in scene.texts()


def test_helmir_acts_by_defending() -> None:
    """L236, 20066: he may open Chernovar beside him."""
    text = "0 c3: khazg\n1 c4: ost\n1 d4: helmir\n1 d5: chernovar closed"
    scene = Scene(text, dice=[1, 2]).play("0 c3 strike, c4", "1 defend d4")
    assert scene.asked == (1, "choose-offer")
    assert scene.hit("1 yes").open("chernovar")


@pytest.mark.parametrize(
    ("card", "defends"),
    [
        ("borgak", True),
        ("mist-dweller", True),
        ("wyvern", False),
        ("dead-bombard", False),
        ("cliffs-of-lant-mor", False),
    ],
)
def test_a_face_down_card_defends_if_it_is_what_defends(card: str, defends: bool) -> None:
    """K-14, L98: no flyer from the strike of a ground creature at another, no artifact, no terrain."""
    scene = Scene(f"0 b5: khazg\n1 b6: ost\n1 c6: {card} hidden\n1 e6: skald").play("0 b5 strike, b6")
    assert ("defend c6" in scene.texts()) == defends


def test_a_face_down_flyer_defends_from_a_flyer() -> None:
    """K-14, L98: Weide is turned up, takes off and strikes back: 1 to 4."""
    text = "0 extra: wyvern\n0 a1: raer\n1 b6: ost\n1 c6: weide hidden\n1 e6: skald"
    scene = Scene(text, dice=[1, 4]).play("0 wyvern strike, b6").hit("1 defend c6")
    assert scene.zone("weide") == "extra" and scene.wounds("wyvern") == 1


def test_a_face_down_card_that_is_defended_stays_face_down() -> None:
    """L219: 1 to 1 is weak: Borgak takes 2."""
    text = "0 c5: khazg\n1 c6: skald hidden\n1 d5: borgak\n1 e6: ost"
    scene = Scene(text, dice=[1, 1]).play("0 c5 strike, c6").hit("1 defend d5")
    assert scene.state.face_down(scene.slot("skald")) and scene.wounds("borgak") == 2
