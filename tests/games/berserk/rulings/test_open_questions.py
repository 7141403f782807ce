"""What the book leaves open where its rules meet: waiting cards, symbionts, face-down cards, attacks without "may"."""

from __future__ import annotations

import pytest

from tests.games.berserk.scenario import Scene

FULL_ROW = "1 b1: skeleton\n1 c1: skeleton\n1 d1: skeleton\n1 e1: skeleton\n1 e6: ost"
"""Seat 0 has but a1 of its third row."""


# --- K-60: loss is judged when waiting cards have come --------------------------------------------------------------
def test_a_card_that_waits_for_a_cell_comes_before_loss_is_judged() -> None:
    """K-60: his last creature dies on the only cell of the row that could be freed, and the waiting card takes it."""
    text = f"0 a1: skeleton wounds=7 closed\n0 graveyard: raer tokens=3\n1 a2: teach\n{FULL_ROW}\nactive: 1\nturn: 4"
    scene = Scene(text).hit("1 a2 strike, a1")
    assert not scene.state.over and scene.place("raer") == "a1" and not scene.open("raer")


def test_without_a_free_cell_the_waiting_card_does_not_save_its_player() -> None:
    """K-60: it takes a cell of its own third row, and all of them are held."""
    text = f"0 c4: skeleton wounds=7 closed\n0 graveyard: raer tokens=3\n1 a1: skeleton\n1 c5: teach\n{FULL_ROW}"
    scene = Scene(f"{text}\nactive: 1\nturn: 4").hit("1 c5 strike, c4")
    assert scene.state.over and scene.state.winner == 1


# --- K-61: movement and symbionts -----------------------------------------------------------------------------------
def test_the_death_of_a_companion_takes_the_step_it_gave() -> None:
    """K-61: two steps with the Whirl; it dies before the second one."""
    text = "0 c2: skeleton\n0 c2+: sentient-whirl wounds=3\n0 a1: khazg\n0 e1: ost\n1 e6: ost"
    spent = Scene(text).hit("0 c2 c3", "0 a1 feature1, c3+")
    assert spent.zone("sentient-whirl") == "exile" and spent.movement("c3") == 0
    kept = Scene(text).hit("0 a1 feature1, c2+")
    assert kept.movement("c2") == 1


def test_the_death_of_a_parasite_gives_the_step_back_that_it_took() -> None:
    """K-61: what was spent stays spent, and a closed host has nothing left anyhow."""
    text = "0 c3: plague-rider\n1 c3+: poison-ivy wounds=7\n0 a1: khazg\n1 e6: ost"
    assert Scene(text).hit("0 a1 feature1, c3+").movement("c3") == 2
    walked = Scene(text).hit("0 c3 c4")
    assert walked.movement("c4") == 0
    assert walked.hit("0 a1 feature1, c4+").movement("c4") == 1


SHOT = "0 c2: khazg\n0 b2: khazg\n1 c6: poison-ivy hidden wounds=2\n1 e4: volkhv\n0 {}"


@pytest.mark.parametrize(
    ("host", "moves", "step"),
    [("a3: plague-rider", ["a3 a4", "a4 a5"], "a5 a6"), ("a2: assassin", ["a2 jump, a5"], "a5 a6")],
)
def test_a_parasite_that_comes_and_goes_gives_no_spent_step_back(host: str, moves: list[str], step: str) -> None:
    """K-61: it sits on a host without movement left, and dies in the same turn."""
    scene = Scene(SHOT.format(host)).hit(*[f"0 {move}" for move in moves], "0 c2 feature1, c6", "1 a5")
    assert not scene.may(step)
    assert not scene.hit("0 b2 feature1, a5+").may(step) and scene.zone("poison-ivy") == "graveyard"


def test_a_companion_seated_when_it_is_turned_up_gives_its_step_at_once() -> None:
    """K-61: the second player's first turn."""
    text = "0 a1: raer\n1 c6: sentient-whirl hidden\n1 c5: skeleton\nactive: 0\nturn: 1"
    assert Scene(text).hit("0 end").movement("c5") == 2


# --- K-62: the order of returns ---------------------------------------------------------------------------------------
DEAD = "0 graveyard: raer tokens=2\n0 graveyard: nadikh tokens=2"
TWO_FOR_ONE = f"0 a3: skeleton\n{DEAD}\n{FULL_ROW}\nactive: 1\nturn: 4"


@pytest.mark.parametrize(("answer", "back", "waits"), [("1", "raer", "nadikh"), ("2", "nadikh", "raer")])
def test_of_two_cards_for_one_cell_their_owner_says_which_comes(answer: str, back: str, waits: str) -> None:
    """K-62: both get their last token at the start of the same turn."""
    scene = Scene(TWO_FOR_ONE).hit("1 end")
    assert scene.asked == (0, "order")
    scene.hit(f"0 order {answer}")
    assert scene.place(back) == "a1" and scene.zone(waits) == "graveyard" and scene.tokens(waits) == 3


def test_two_cards_that_wait_for_a_cell_are_asked_about_when_it_is_free() -> None:
    """K-62: an own strike frees a1."""
    waiting = DEAD.replace("=2", "=3")
    scene = Scene(f"0 a2: khazg\n{waiting}\n1 a1: skeleton wounds=7 closed\n{FULL_ROW}\nturn: 5").hit("0 a2 strike, a1")
    assert scene.asked == (0, "order")
    assert scene.hit("0 order 2").place("nadikh") == "a1"


def test_with_cells_for_all_the_order_is_not_asked() -> None:
    """K-62: it makes no difference."""
    scene = Scene(f"0 a3: skeleton\n{DEAD}\n1 e6: ost\nactive: 1")
    assert scene.hit("1 end").asked == (0, "incarnation")


WORM = "0 graveyard: skeletal-worm tokens=3\n1 e6: ost\nactive: 1\nturn: 4\nmarks: [[1,12,0,9999]]"


def test_the_worm_may_come_up_before_or_after_a_neighbour_heals() -> None:
    """K-62: it wounds whoever stands next to its cell, an unwounded creature with regeneration too."""
    first = Scene(f"0 c4: two-headed-troll\n{WORM}").hit("1 end")
    assert first.asked == (0, "order")
    assert first.hit("0 order 2").wounds("c4") == 0
    assert Scene(f"0 c4: two-headed-troll\n{WORM}").hit("1 end", "0 order 1").wounds("c4") == 1


def test_far_from_the_worm_the_order_is_not_asked() -> None:
    """K-62: nothing happens to the Troll."""
    scene = Scene(f"0 a1: two-headed-troll wounds=3\n{WORM}").hit("1 end")
    assert scene.asked == (0, "turn") and scene.place("skeletal-worm") == "c3" and scene.wounds("a1") == 2


HOUND = "0 c3: skeletal-hound{}\n0 e2: ost\n1 e6: helmir\nactive: 1\nturn: 4\n"


@pytest.mark.parametrize(
    ("own", "more", "asked"),
    [
        ("", "0 b4: two-headed-troll wounds=2", "turn"),
        ("", "0 graveyard: khazg tokens=1\n0 a3: vampire poison=1", "choose-offer"),
        ("", "0 graveyard: raer tokens=1", "order"),
        (" poison=1 wounds=7", "0 graveyard: khazg tokens=1", "order"),
    ],
)
def test_a_hound_that_feeds_on_tokens_is_asked_about_only_beside_what_concerns_it(
    own: str, more: str, asked: str
) -> None:
    """K-62: without a token it can do nothing; tokens that come, and poison it may die of, make the order matter."""
    assert Scene(HOUND.format(own) + more).hit("1 end").asked == (0, asked)


# --- K-63, K-65, K-66, K-68: attacks ----------------------------------------------------------------------------------
def test_an_attacker_killed_by_what_the_dice_wake_still_strikes() -> None:
    """K-63: Borgak's six gives two wounds before the strikes; the answer finds nobody, the strike does."""
    scene = Scene("0 c3: raer wounds=11\n0 a1: ost\n1 c4: borgak\n1 e6: ost", dice=[5, 6]).settle("0 c3 strike, c4")
    assert scene.zone("raer") == "graveyard" and scene.wounds("borgak") == 2
    assert scene.place("borgak") == "c4", "what the strike would wake does not happen"


def test_a_jaguar_that_killed_the_card_it_struck_stays_in_the_air() -> None:
    """K-65: and one whose prey lives lands next to it."""
    text = "0 extra: jaguar kind=flying\n0 a1: ost\n1 c4: skeleton closed{}\n1 e6: ost"
    assert Scene(text.format(" wounds=7")).hit("0 jaguar strike, c4").zone("jaguar") == "extra"
    landing = Scene(text.format("")).hit("0 jaguar strike, c4")
    assert landing.asked == (0, "choose-cell")
    assert landing.hit("0 c3").place("jaguar") == "c3"


def test_an_attack_without_may_is_made_at_an_own_card_if_there_is_no_other() -> None:
    """K-66: the Storm Priest pays two counters and discharges once more; only the own Borgak is far enough."""
    scene = Scene("0 c3: storm-priest counters=2\n0 a1: borgak\n1 c4: skeleton\n1 d4: ost").hit("0 c3 feature1, a1")
    assert scene.wounds("a1") == 5 and scene.asked == (0, "turn")


def test_a_flyer_does_not_close_for_a_strike_at_flyers() -> None:
    """K-68: a creature on the ground does."""
    scene = Scene("0 extra: wyvern\n0 c3: raer\n1 extra: mountain-spirit")
    assert scene.may("c3 sky") and not scene.may("wyvern sky")


# --- K-64, K-67: face-down cards --------------------------------------------------------------------------------------
def test_a_face_down_flyer_takes_off_before_a_spell_around_a_cell_befalls_it() -> None:
    """K-64: the Fire Demon bursts next to a Wyvern and a Skeleton that lie face down."""
    text = "0 c5: fire-demon wounds=7\n0 a1: ost\n1 c6: wyvern hidden\n1 d6: skeleton hidden\n1 b5: khazg"
    scene = Scene(text, dice=[1, 6]).settle("0 c5 strike, b5")
    while not scene.state.over and scene.asked[1] == "step-down":
        scene.settle(f"{scene.asked[0]} pass")
    assert scene.zone("fire-demon") == "graveyard"
    assert (scene.zone("wyvern"), scene.wounds("wyvern"), scene.wounds("skeleton")) == ("extra", 0, 3)


def test_a_feature_for_creatures_does_nothing_to_a_face_down_artifact() -> None:
    """K-64: Charon's counters are paid, and he lives."""
    text = "0 c3: charon counters=3\n1 c6: {} hidden\n1 c4: ost\nturn: 1"
    scene = Scene(text.format("dead-bombard")).hit("0 c3 feature1, c6")
    assert scene.place("dead-bombard") == "c6" and scene.place("charon") == "c3"
    assert scene.counters("charon") == 0 and not scene.open("charon")
    assert Scene(text.format("skeleton")).hit("0 c3 feature1, c6").zone("skeleton") == "graveyard"


def test_the_cliffs_strengthen_a_creature_of_either_side() -> None:
    """K-67: whose it is they do not say."""
    scene = Scene("0 extra: cliffs-of-lant-mor\n0 c3: helmir\n1 c4: clay-golem\n1 e6: ost")
    assert {"c3", "c4"} <= scene.aims("cliffs-of-lant-mor feature1")


# --- many cards -----------------------------------------------------------------------------------------------------
def test_of_more_than_thirty_two_cards_each_is_chosen_for_itself() -> None:
    """Two wounds for two enemies whose slots are beyond 31, on either engine."""
    buried = "\n".join(["0 graveyard: skeleton"] * 30)
    enemies = "1 e4: skald\n1 e5: borgak\n1 e6: ost"
    scene = Scene(f"0 c2: volkhv counters=1\n0 b2: khazg wounds=3\n{buried}\n{enemies}").hit("0 c2 feature1, b2", "0 2")
    assert scene.slot("skald") == 32
    assert sorted(scene.hit("0 e4", "0 1").texts()) == ["e5", "e6"]
