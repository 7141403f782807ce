"""The clarifications of the rules (section 5 of the facts), each by its heading at the head of a docstring."""

from __future__ import annotations

import pytest

from meadhall.games.berserk.cards import BOOK
from tests.games.berserk.scenario import Scene


def struck(text: str, *dice: int) -> tuple[int, int]:
    """Wounds on c4 and on c3 after c3 struck it and nobody stepped down."""
    scene = Scene(text, dice=list(dice)).hit("0 c3 strike, c4")
    if scene.asked[1] == "step-down":
        scene.hit(f"{scene.asked[0]} pass")
    return scene.wounds("c4"), scene.wounds("c3")


FIGHT = "0 c3: khazg\n1 c4: khazg"


def test_dice_difference() -> None:
    """Dice difference: one row of the table each, from +5 to -5."""
    rows = {
        5: (4, 0),
        4: (4, 2),
        3: (3, 0),
        2: (3, 2),
        1: (2, 0),
        -1: (2, 0),
        -2: (0, 0),
        -3: (0, 2),
        -4: (2, 3),
        -5: (0, 3),
    }
    for difference, wounds in rows.items():
        attack, defence = (1 + difference, 1) if difference > 0 else (1, 1 - difference)
        assert struck(FIGHT, attack, defence) == wounds, difference


def test_stepping_down_only_an_exchange() -> None:
    """Stepping down a row: only exchanges, by the side with the higher changed roll."""
    assert Scene(FIGHT, dice=[4, 1]).play("0 c3 strike, c4").asked == (0, "turn"), "medium alone is no exchange"
    assert Scene(FIGHT, dice=[3, 1]).play("0 c3 strike, c4").asked == (0, "step-down")
    assert Scene(FIGHT, dice=[1, 5]).play("0 c3 strike, c4").asked == (1, "step-down")
    assert Scene(FIGHT, dice=[1, 6]).play("0 c3 strike, c4").asked == (0, "turn")


def test_ties_use_changed_dice() -> None:
    """Ties: four or less is the attacker's, five or more the defender's, with modifiers."""
    assert struck(FIGHT, 4, 4) == (2, 0) and struck(FIGHT, 5, 5) == (0, 2)
    assert struck("0 c3: teach\n1 c4: khazg", 4, 5) == (0, 2), "5 to 5"
    assert struck("0 c3: clay-golem\n1 c4: khazg", 5, 4) == (2, 0), "4 to 4"


@pytest.mark.parametrize(("die", "wounds"), [(1, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_one_die_for_closed_targets_and_paid_attacks(die: int, wounds: int) -> None:
    """Closed target / activated attack: three or less weak, four and five medium, six or more strong; X is X-X-X."""
    assert struck("0 c3: vampire\n1 c4: bonecrusher closed", die) == (wounds, 0)
    assert Scene("0 c3: nadikh\n1 c5: khazg", dice=[die]).hit("0 c3 feature2, c5").wounds("c5") == wounds
    assert Scene("0 c3: khazg\n1 c5: jaguar", dice=[die]).hit("0 c3 feature1, c5").wounds("jaguar") == 3


def test_protection_from_shots_does_not_cover_throws() -> None:
    """Closed target / activated attack: Chernovar throws at a skald, whom shots do not hurt."""
    text = "0 c2: khazg\n0 d4: skald\n1 c5: plague-rider\n1 c6: chernovar"
    scene = Scene(text, dice=[1, 6]).hit("0 c2 feature1, c5")
    while scene.asked[1] == "choose-card":
        scene.play("1 d4")
    assert scene.wounds("skald") == 2


def test_modifiers_of_the_attacker_come_before_those_of_the_target() -> None:
    """Modifier order: a crossbowman's 1 + 1 of the formation, less 1 of the skeleton; and never below 0."""
    text = "0 c1: dwarf-crossbowman\n0 c2: chernovar\n1 c5: skeleton"
    assert Scene(text, dice=[4]).hit("0 c1 feature1, c5").wounds("skeleton") == 1 + 1 - 1
    text = "0 c1: dwarf-crossbowman\n1 c4: skeleton"
    assert Scene(text, dice=[1]).hit("0 c1 feature1, c4").wounds("skeleton") == 0


def test_what_is_set_comes_last() -> None:
    """Modifier order: a whirl takes one, whatever was added or taken off."""
    text = "0 c1: dwarf-crossbowman\n0 c2: chernovar\n1 c5: ost\n1 c5+: sentient-whirl"
    assert Scene(text, dice=[6]).hit("0 c1 feature1, c5+").wounds("sentient-whirl") == 1


def test_simultaneous_features_of_the_opponent_happen_first() -> None:
    """Instants: Raer's push is the active player's, the sentries' prick the opponent's, and comes first."""
    text = "0 c3: raer\n1 c4: sentries-of-krong closed\n1 e6: volkhv"
    scene = Scene(text, dice=[1]).play("0 c3 strike, c4")
    assert scene.asked == (0, "choose-cell") and scene.wounds("raer") == 1


def test_instants_go_last_in_first_out() -> None:
    """Instants: a squire takes the strike; a defender named after it goes first, and the squire's has no use (K-54)."""
    text = "0 c3: khazg\n1 c4: volkhv\n1 d4: borgak\n1 b5: squire"
    scene = Scene(text, dice=[1, 3]).play("0 c3 strike, c4", "1 b5 feature1")
    assert scene.asked == (1, "window-attack") and scene.may("defend d4")
    scene.play("1 defend d4")
    assert not scene.open("borgak") and scene.wounds("squire") == 0


def test_a_block_leaves_the_price_and_no_features() -> None:
    """Blocking: Gmurr's strong shot is blocked, and no second one follows."""
    text = "0 c2: gmurr\n1 c5: daughter-of-pearl\n1 d4: volkhv\n1 deck: skeleton"
    scene = Scene(text, dice=[6]).hit("0 c2 feature1, c5")
    assert scene.asked == (0, "turn") and not scene.open("gmurr")
    assert scene.wounds("daughter-of-pearl") == 0 and scene.wounds("volkhv") == 0


def test_an_attack_is_redirected_once_and_before_the_dice() -> None:
    """Redirection: of two squires that want an attack the last one gets it, and it stays there."""
    text = "0 c1: khazg\n1 c4: volkhv\n1 b4: squire\n1 d4: squire"
    scene = Scene(text).hit("0 c1 feature1, c4")
    assert scene.wounds("volkhv") == 3, "nobody is asked again after the dice"
    scene = Scene(text).play("0 c1 feature1, c4", "1 b4 feature1", "1 d4 feature1")
    assert not scene.windows
    assert [scene.wounds(cell) for cell in ("b4", "c4", "d4")] == [0, 0, 3]


def test_a_defender_stands_next_to_both_is_open_and_of_the_enemy() -> None:
    """Defender: only from simple strikes, only in the opponent's turn; it closes."""
    text = "0 c3: khazg\n1 c4: volkhv\n1 d4: borgak\n1 b4: skald closed\n1 c5: jaguar\n1 a4: ost"
    scene = Scene(text).play("0 c3 strike, c4")
    assert [option for option in scene.texts() if option.startswith("defend")] == ["defend d4"]
    scene = Scene("0 c3: cyclops\n1 d4: volkhv\n1 c4: borgak").play("0 c3 feature1, d4")
    assert not scene.windows and scene.wounds("volkhv") == 2, "nobody defends from a magic strike"


def test_an_artifact_defends_nobody() -> None:
    """Defender: a creature."""
    assert not Scene("0 c3: khazg\n1 c4: volkhv\n1 d4: dead-bombard", dice=[1, 3]).play("0 c3 strike, c4").windows


def test_who_defends_where_flyers_fight() -> None:
    """Flying: another flyer, or whoever stands next to the target; for a flyer only a flyer."""
    text = "0 extra: wyvern\n0 a1: raer\n1 c5: volkhv\n1 d6: borgak\n1 a6: skald\n1 extra: mountain-spirit"
    scene = Scene(text).play("0 wyvern strike, c5")
    assert set(scene.texts()) == {"pass", "defend d6", "defend mountain-spirit"}
    scene = Scene(text.replace("mountain-spirit", "wyvern\n1 extra: elm")).play("0 wyvern strike, wyvern.2")
    assert set(scene.texts()) == {"pass", "defend elm"}
    scene = Scene("0 c3: khazg\n1 c4: volkhv\n1 extra: wyvern", dice=[1, 3]).play("0 c3 strike, c4")
    assert not scene.windows


def test_ranged_attacks_reach_flyers_but_not_over_a_row() -> None:
    """Flying: whatever the range."""
    assert "wyvern" in Scene("0 a1: gmurr\n1 e6: ost\n1 extra: wyvern").aims("a1 feature1")
    assert "wyvern" not in Scene("0 c1: assassin\n1 c3: ost\n1 extra: wyvern").aims("c1 feature1")


def test_symbionts_are_creatures_that_do_not_fly() -> None:
    """Terminology: Charon may choose a symbiont, and the last ground creature with it is not the last but one flyer."""
    text = "0 c2: charon counters=3\n0 a1: raer\n1 e6: ost\n1 e6+: sentient-whirl"
    assert "e6+" in Scene(text).aims("c2 feature1")
    scene = Scene("0 c3: khazg\n1 c3+: poison-ivy\n1 extra: wyvern")
    assert scene.why("0 c3 sky")[0] == "not-only-flyers"


def test_the_hidden_row_is_turned_up_when_its_cards_act_or_are_aimed_at() -> None:
    """Hidden third row of the second player: else at the start of his first turn."""
    text = "0 c4: nadikh\n1 c6: squire hidden\n1 d6: volkhv\n1 e6: ost hidden"
    scene = Scene(text, dice=[1]).play("0 c4 feature2, d6")
    assert scene.may("c6 feature1")
    scene.hit("1 c6 feature1")
    assert not scene.state.face_down(scene.slot("squire")) and scene.wounds("squire") == 1
    assert scene.state.face_down(scene.slot("ost"))
    assert not scene.hit("0 end").state.face_down(scene.slot("ost"))


def test_deployment() -> None:
    """Deployment: nine cells in the centre for the first player, five and six for the second."""
    text = 'turn: 0\n0 squad: skeleton\n1 squad: ost\nframes: [["Place",[[0,1],[[],[]],[false,false]]]]'
    scene = Scene(text)
    assert len(scene.texts()) == 9
    assert len(scene.play("0 c3").texts()) == 11


def test_being_moved_is_a_change_of_position_and_no_movement() -> None:
    """Movement triggers: a pushed assassin may still jump, one that stepped may not; a jump counts as movement."""
    scene = Scene("0 c3: raer\n1 c4: assassin closed\n1 e6: ost", dice=[1]).settle("0 c3 strike, c4").hit("0 c5")
    while scene.asked[1] == "choose-card":
        scene.hit("0 e6")
    scene.hit("0 end")
    assert scene.may("c5 jump")
    scene = Scene("0 c1: assassin\n1 e6: ost").play("0 c1 jump, c3")
    assert not scene.may("c3 c4") and not scene.may("c3 jump")


def test_the_storm_priest_hears_any_loss_of_two_but_no_death() -> None:
    """Counters: Charon pays three and dies of it: the price is a loss, the death is none."""
    text = "0 a1: storm-priest\n0 c2: charon counters=5\n1 e6: borgak\n1 d6: jaguar"
    scene = Scene(text).hit("0 c2 feature1, e6")
    while scene.asked[1] == "choose-card":
        scene.hit("0 d6")
    assert scene.wounds("jaguar") == 1, "once, for the three; the other two die with him"


def test_poison_and_regeneration_ask_for_an_open_card() -> None:
    """Later online glossary differs: the book's condition stands, and uniqueness looks at the squad alone."""
    scene = Scene("0 a1: raer\n1 e6: volkhv poison=1 closed").hit("0 end")
    assert scene.wounds("volkhv") == 1, "it opened at the start of its turn"
    text = "0 c2: tribal-healer counters=3\n0 graveyard: raer\n1 e6: ost"
    scene = Scene(text).hit("0 c2 feature1")
    assert scene.hit("0 c3").place("raer") == "c3"


def test_vampirism_gives_lives_without_a_cap_only_where_none_is_printed() -> None:
    """Vampirism: the vampire of the 48 has no cap: 2, then 2 more."""
    text = "0 c3: vampire lives=2\n1 c4: sentries-of-krong closed\n1 e6: ost"
    scene = Scene(text, dice=[6]).hit("0 c3 strike, c4")
    assert scene.lives("vampire") == 2 + 2 and scene.wounds("vampire") == 1, "and a prick of the sentries"


def test_finishing_is_what_the_incorporeal_need_not_fear() -> None:
    """Rulebook scan slips: the word in the entry on the incorporeal is finishing."""
    scene = Scene("0 c3: assassin\n1 c4: mist-dweller wounds=9\n1 e6: ost")
    assert scene.aims("c3 feature2") == set()


def test_clarified_cards_that_are_not_there_yet() -> None:
    """Errata and the ancient ogre speak of cards outside the 48: with them their stories are due."""
    assert not {10047, 20194} & {card.id for card in BOOK.cards}
