"""Rulings on what an attack, a spell or an effect finds when it comes: K-63 to K-69."""

from __future__ import annotations

import pytest

from tests.games.berserk.scenario import Scene

# --- K-63: an attacker killed by the dice ----------------------------------------------------------------------------


def test_an_attacker_killed_by_borgaks_six_still_strikes() -> None:
    """K-63: 5 to 6 is the attacker's weak strike of 2; the six wounded it before."""
    scene = Scene("0 c3: khazg wounds=7\n0 a1: raer\n1 c4: borgak\n1 e6: ost", dice=[5, 6]).settle("0 c3 strike, c4")
    assert scene.zone("khazg") == "graveyard" and scene.wounds("c4") == 2


def test_what_the_strike_of_the_dead_would_wake_does_not_happen() -> None:
    """K-63, K-32: Raer moves nobody and makes no discharge."""
    scene = Scene("0 c3: raer wounds=11\n0 a1: ost\n1 c4: borgak\n1 e6: volkhv", dice=[5, 6]).settle("0 c3 strike, c4")
    assert scene.zone("raer") == "graveyard" and scene.asked == (0, "turn")
    assert scene.wounds("c4") == 2 and scene.place("borgak") == "c4" and scene.wounds("e6") == 0


def test_an_attacker_that_lives_through_the_six_strikes_with_all_that_it_wakes() -> None:
    """K-63: Raer with a life more."""
    scene = Scene("0 c3: raer wounds=10\n0 a1: ost\n1 c4: borgak\n1 e6: volkhv", dice=[5, 6]).settle("0 c3 strike, c4")
    assert scene.wounds("raer") == 12 and scene.asked == (0, "choose-cell")


# --- K-64: face-down cards that are chosen, or lie in the way --------------------------------------------------------

BURST = "0 c4: khazg\n0 a1: raer\n1 c5: fire-demon wounds=7 closed\n1 e4: volkhv\n1 c6: {0} hidden"


@pytest.mark.parametrize(
    ("card", "zone", "wounds"),
    [
        ("wyvern", "extra", 0),
        ("weide", "extra", 0),
        ("skald", "field", 3),
        ("dead-bombard", "field", 3),
        ("helmir", "field", 0),
        ("mist-dweller", "field", 3),
    ],
)
def test_a_burst_beside_a_face_down_card_turns_it_up_and_befalls_what_it_is(card: str, zone: str, wounds: int) -> None:
    """K-64, K-20: all cards beside the demon are meant, and a flyer is beside nobody."""
    scene = Scene(BURST.format(card), dice=[1]).settle("0 c4 strike, c5")
    assert scene.zone("fire-demon") == "graveyard" and scene.wounds("khazg") == 3
    assert not scene.state.face_down(scene.slot(card))
    assert (scene.zone(card), scene.wounds(card)) == (zone, wounds)


def test_a_terrain_beside_a_burst_is_turned_up() -> None:
    """K-64."""
    scene = Scene(BURST.format("cliffs-of-lant-mor"), dice=[1]).settle("0 c4 strike, c5")
    assert scene.zone("cliffs-of-lant-mor") == "extra" and scene.asked == (0, "turn")


def test_a_face_down_card_out_of_the_burst_stays_face_down() -> None:
    """K-64: two cells off."""
    text = BURST.format("skald").replace("1 c6:", "1 e6:")
    scene = Scene(text, dice=[1]).settle("0 c4 strike, c5")
    assert scene.state.face_down(scene.slot("skald")) and scene.wounds("skald") == 0


def test_charon_finds_an_artifact_and_does_not_destroy_it() -> None:
    """K-64: his spell destroys a creature; three counters are paid nevertheless."""
    scene = Scene("0 c2: charon counters=3\n0 a1: raer\n1 c6: dead-bombard hidden\n1 e6: ost").hit("0 c2 feature1, c6")
    assert scene.place("dead-bombard") == "c6" and not scene.state.face_down(scene.slot("dead-bombard"))
    assert not any(move.startswith("c2 ") for move in scene.texts())


def test_charon_finds_a_flyer_and_destroys_it() -> None:
    """K-64: a flyer is a creature, and his spell asks for nothing else."""
    scene = Scene("0 c2: charon counters=3\n0 a1: raer\n1 c6: wyvern hidden\n1 e6: ost").hit("0 c2 feature1, c6")
    assert scene.zone("wyvern") == scene.zone("charon") == "graveyard"


@pytest.mark.parametrize(("card", "poison"), [("wyvern", 0), ("skald", 1), ("mist-dweller", 0), ("dead-bombard", 0)])
def test_ivy_poisons_what_was_face_down_if_it_is_there_and_can_be(card: str, poison: int) -> None:
    """K-64, L474: a flyer has gone, an artifact is no creature, the incorporeal cannot be poisoned."""
    text = f"0 a1: raer\n1 c5: ost\n0 c5+: poison-ivy\n1 c6: {card} hidden\n1 e6: volkhv"
    scene = Scene(text).hit("0 c5+ feature1, c6")
    assert scene.poison(card) == poison and not scene.open("poison-ivy")


# --- K-65: the Jaguar and its prey -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("prey", "lands"), [("skald wounds=6", False), ("skald", True)])
def test_a_jaguar_that_killed_its_prey_stays_in_the_air(prey: str, lands: bool) -> None:
    """K-65: with the prey alive it lands beside it."""
    scene = Scene(f"0 extra: jaguar flying\n0 a1: raer\n1 c4: {prey} closed\n1 e6: ost", dice=[1])
    scene.settle("0 jaguar strike, c4")
    assert (scene.asked == (0, "choose-cell")) == lands
    assert scene.place("jaguar") == "jaguar"
    if lands:
        assert scene.hit("0 c5").place("jaguar") == "c5"


# --- K-66: attacks that are not asked about --------------------------------------------------------------------------


def test_a_second_shot_goes_at_an_own_card_where_nobody_else_is_in_range() -> None:
    """K-66: Gmurr's first shot kills the only enemy within four cells."""
    text = "0 c1: gmurr\n0 c4: khazg\n1 c5: ost wounds=5\n1 e6: volkhv"
    scene = Scene(text, dice=[6, 1]).settle("0 c1 feature1, c5")
    assert scene.zone("ost") == "graveyard" and scene.wounds("khazg") == 1 and scene.asked == (0, "turn")


def test_a_second_shot_is_not_made_where_nobody_is_in_range() -> None:
    """K-66."""
    text = "0 c1: gmurr\n0 b2: khazg\n1 c5: ost wounds=5\n1 e6: volkhv"
    scene = Scene(text, dice=[6, 1]).settle("0 c1 feature1, c5")
    assert scene.zone("ost") == "graveyard" and scene.wounds("khazg") == 0 and scene.asked == (0, "turn")


# --- K-67, K-68 ------------------------------------------------------------------------------------------------------


def test_the_cliffs_strengthen_a_creature_of_either_side() -> None:
    """K-67: of the mountains, or neutral."""
    text = "0 extra: cliffs-of-lant-mor\n0 c3: skald\n0 b3: khazg\n1 c4: helmir\n1 d4: teach\n1 e6: raer"
    assert Scene(text).aims("cliffs-of-lant-mor feature1") == {"c3", "c4", "d4"}


def test_a_flyer_does_not_close_for_a_strike_at_flyers() -> None:
    """K-68: it strikes them as it is; whoever stands on the ground closes for it."""
    scene = Scene("0 extra: wyvern\n0 c3: ost\n1 extra: elm")
    assert not scene.may("wyvern sky") and scene.may("c3 sky")
    assert "elm" in scene.aims("wyvern strike")


def test_a_jaguar_that_has_taken_off_does_not_either() -> None:
    """K-68: while it flies."""
    assert not Scene("0 extra: jaguar flying\n0 c3: ost\n1 extra: elm").may("jaguar sky")
    assert Scene("0 c2: jaguar\n0 c3: ost\n1 extra: elm").may("c2 sky")


# --- K-69: what cannot be done is not used ---------------------------------------------------------------------------

CHERNOVAR = """
active: 1
0 a1: chernovar
0 e3: plague-rider closed
0 d4: guard-of-tullen closed
0 e4: guard-of-tullen closed
1 e6: khazg
1 c6: khazg
1 a5: ost
1 d6: khazg
"""


def test_throws_at_nobody_are_not_used_up() -> None:
    """K-69, L464: two creatures in armour are wounded while nobody is in reach; the third finds Ost there."""
    scene = Scene(CHERNOVAR)
    for move in ("1 d6 feature1, d4", "1 c6 feature1, e4"):
        scene.settle(move)
        assert scene.state.turn_uses[scene.slot("chernovar")] == 0
    scene.settle("1 a5 a4").settle("1 e6 feature1, e3")
    assert scene.wounds("ost") > 0 and scene.state.turn_uses[scene.slot("chernovar")] > 0


def test_throws_that_are_made_are_used_up() -> None:
    """K-69: with Ost in reach from the start, the third wound finds no throw left."""
    scene = Scene(CHERNOVAR).settle("1 a5 a4")
    wounds = []
    for move in ("1 d6 feature1, d4", "1 c6 feature1, e4", "1 e6 feature1, e3"):
        wounds.append(scene.settle(move).wounds("ost"))
    assert wounds[0] < wounds[1] == wounds[2]


@pytest.mark.parametrize("deck", ["", "0 deck: elm\n1 deck: ost\n"])
def test_a_prophecy_from_an_empty_deck_is_not_used_up(deck: str) -> None:
    """K-69, K-27: with a card in the deck, what it shows is the prophecy of this turn."""
    text = "0 a1: khazg\n0 b1: khazg\n1 c4: daughter-of-pearl\n1 extra: elm\n1 e6: ost\n" + deck
    scene = Scene(text).settle("0 a1 feature1, c4")
    assert (scene.state.turn_uses[scene.slot("daughter-of-pearl")] > 0) == bool(deck)
