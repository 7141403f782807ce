"""A card with all its tokens waits for a cell of its third row, comes when one is free, and then counts (K-22)."""

from __future__ import annotations

import pytest

from tests.games.berserk.endings import endings, questions
from tests.games.berserk.scenario import Scene


def on(seat: int, cells: str, word: str = "skeleton") -> str:
    """The same card on several cells."""
    return "".join(f"{seat} {cell}: {word}\n" for cell in cells.split())


# --- a cell freed by what happens between two turns ------------------------------------------------------------------

GUARDED = "active: 1\nturn: 4\n0 d3: volkhv\n1 e6: ost\n"


@pytest.mark.parametrize("card", ["raer", "nadikh", "skeletal-hound"])
def test_a_cell_freed_at_the_end_of_the_enemy_turn_is_taken_at_once(card: str) -> None:
    """K-22: a guard's special strike frees it; the card then opens with the others (L243)."""
    text = GUARDED + f"0 a2: guard-of-tullen\n0 graveyard: {card} tokens=3\n1 a1: skeleton wounds=7\n"
    scene = Scene(text + on(1, "b1 c1 d1 e1")).hit("1 end", "0 yes", "0 a1")
    assert scene.asked == (0, "turn") and scene.place(card) == "a1"
    assert scene.tokens(card) == 0 and scene.open(card)


def test_a_rider_that_comes_at_the_end_of_the_enemy_turn_has_lost_his_fury_when_his_own_begins() -> None:
    """K-22, 10141: it lasts until the end of the turn in which he came."""
    text = GUARDED + "0 a2: guard-of-tullen\n0 graveyard: plague-rider tokens=3\n1 a1: skeleton wounds=7\n"
    scene = Scene(text + on(1, "b1 c1 d1 e1"), dice=[1, 1, 1]).hit("1 end", "0 yes", "0 a1")
    assert scene.place("plague-rider") == "a1" and scene.asked == (0, "turn")
    assert scene.hit("0 a1 strike, b1").wounds("b1") == 2, "1 to 1: weak, and nothing is added any more"


def test_the_second_player_gets_his_cell_too() -> None:
    """K-22: his third row is the sixth."""
    text = "turn: 3\n0 a1: ost\n1 d4: volkhv\n1 a5: guard-of-tullen\n1 graveyard: raer tokens=3\n"
    scene = Scene(text + "0 a6: skeleton wounds=7\n" + on(0, "b6 c6 d6 e6")).hit("0 end", "1 yes", "1 a6")
    assert scene.asked == (1, "turn") and scene.place("raer") == "a6" and scene.open("raer")


def test_a_cell_freed_at_the_end_of_the_own_turn_is_taken_by_a_closed_card() -> None:
    """K-22, L448: the enemy's guard frees it, and the card stays closed in the enemy's turn."""
    text = "turn: 3\n0 d3: volkhv\n0 a1: ost wounds=6\n0 graveyard: raer tokens=3\n1 a2: guard-of-tullen\n1 e6: ost\n"
    scene = Scene(text + on(0, "b1 c1 d1 e1")).hit("0 end", "1 yes", "1 a1")
    assert scene.asked == (1, "turn") and scene.place("raer") == "a1" and not scene.open("raer")


def test_a_strike_that_frees_no_cell_brings_nobody() -> None:
    """K-22: the skeleton has two lives more."""
    text = GUARDED + "0 a2: guard-of-tullen\n0 graveyard: raer tokens=3\n1 a1: skeleton wounds=5\n"
    scene = Scene(text + on(1, "b1 c1 d1 e1")).hit("1 end", "0 yes", "0 a1")
    assert scene.asked == (0, "turn") and scene.zone("raer") == "graveyard" and scene.wounds("a1") == 7


def test_a_cell_freed_by_poison_at_the_start_of_the_enemy_turn_is_taken() -> None:
    """K-22, L448."""
    text = "turn: 3\n0 d3: volkhv\n0 graveyard: raer tokens=3\n1 a1: ost wounds=6 poison=1\n1 e6: helmir\n"
    scene = Scene(text + on(1, "b1 c1 d1 e1")).play("0 end")
    assert scene.asked == (1, "turn") and scene.place("raer") == "a1" and not scene.open("raer")


def test_a_cell_freed_by_poison_at_the_start_of_the_own_turn_is_taken_by_a_closed_card() -> None:
    """K-7, K-22: what arrives in this step does not open in it."""
    text = "active: 1\nturn: 4\n0 a1: ost wounds=6 poison=1\n0 graveyard: raer tokens=3\n1 e6: helmir\n"
    scene = Scene(text + on(0, "b1 c1 d1 e1")).settle("1 end")
    assert scene.asked == (0, "turn") and scene.place("raer") == "a1" and not scene.open("raer")


def test_a_cell_freed_by_a_jaguar_that_takes_off_is_taken() -> None:
    """K-22, 20081."""
    text = "active: 1\nturn: 4\n0 a1: jaguar\n0 graveyard: raer tokens=3\n1 a5: khazg\n"
    scene = Scene(text + on(0, "b1 c1 d1 e1")).hit("1 a5 feature1, a1")
    assert scene.place("jaguar") == "jaguar" and scene.place("raer") == "a1" and scene.asked == (1, "turn")


# --- the end of the battle -------------------------------------------------------------------------------------------

BESIEGED = "active: 1\nturn: 4\n1 a4: khazg\n" + on(1, "b1 c1 d1 e1")


@pytest.mark.parametrize("card", ["raer", "nadikh", "plague-rider"])
def test_who_comes_back_onto_the_cell_of_the_last_creature_has_not_lost(card: str) -> None:
    """K-5, K-22: the card comes as soon as the cell is free, and the end is judged when nothing is left to resolve."""
    scene = Scene(BESIEGED + f"0 a1: ost wounds=6\n0 graveyard: {card} tokens=3").hit("1 a4 feature1, a1")
    assert not scene.state.over and scene.place(card) == "a1" and scene.zone("ost") == "graveyard"


def test_nor_where_poison_killed_it() -> None:
    """K-5, K-22: token and poison of the same start of a turn, in whatever order."""
    scene = Scene(BESIEGED + "0 a1: volkhv wounds=6 poison=1\n0 graveyard: raer tokens=2").hit("1 end")
    assert endings(scene, lambda end: (end.state.over, end.place("raer"))) == {(False, "a1")}


def test_the_worm_comes_where_the_last_creature_has_cleared_its_cell() -> None:
    """K-5, K-22, K-58: Khazg and the sentries on the marker fall together; 3 to 1 is medium and weak in return."""
    text = "turn: 3\n0 c3: khazg wounds=8\n0 graveyard: skeletal-worm tokens=4\nmarks: [[1, 17, 0, 9999]]\n"
    scene = Scene(text + "1 c4: sentries-of-krong wounds=15\n1 e6: ost", dice=[3, 1]).settle(
        "0 c3 strike, c4", "0 pass"
    )
    assert not scene.state.over and scene.place("skeletal-worm") == "c4"


def test_who_lacks_a_token_has_lost() -> None:
    """K-5: cards that wait for incarnation do not count."""
    scene = Scene(BESIEGED + "0 a1: ost wounds=6\n0 graveyard: raer tokens=2").hit("1 a4 feature1, a1")
    assert scene.state.over and scene.state.winner == 1


def test_who_has_no_cell_has_lost() -> None:
    """K-5: the last creature died elsewhere, and the row is full."""
    text = BESIEGED + "1 a1: skeleton\n0 b3: ost wounds=6\n0 graveyard: raer tokens=3"
    scene = Scene(text.replace("1 a4:", "1 b5:")).hit("1 b5 feature1, b3")
    assert scene.state.over and scene.state.winner == 1


def test_who_has_used_his_incarnation_has_lost() -> None:
    """L448, K-36: once a battle; further tokens do nothing."""
    scene = Scene(BESIEGED + "0 a1: ost wounds=6\n0 graveyard: raer reborn tokens=3").hit("1 a4 feature1, a1")
    assert scene.state.over and scene.state.winner == 1


def test_the_last_two_fall_together_and_one_comes_back() -> None:
    """K-5, K-22: no draw: one squad has a creature again."""
    text = "turn: 3\n0 a1: khazg wounds=8\n1 a2: khazg wounds=8\n0 graveyard: raer tokens=3\n"
    scene = Scene(text + on(1, "b1 c1 d1 e1", "dead-bombard"), dice=[6, 2]).hit("0 a1 strike, a2", "0 pass")
    assert scene.state.over and scene.state.winner == 0 and scene.place("raer") == "a1"


# --- several cards for one cell --------------------------------------------------------------------------------------

WAITING = "0 graveyard: raer tokens={0}\n0 graveyard: nadikh tokens={0}\n1 e6: ost\n" + on(0, "a1 b1 c1 d1")


def stands_on_e1(end: Scene) -> str:
    return next(word for word in ("raer", "nadikh", "khazg") if end.place(word) == "e1")


def test_of_two_complete_cards_the_owner_says_which_takes_the_cell() -> None:
    """L390, K-44: a step in his own turn frees it."""
    scene = Scene("turn: 3\n0 e1: khazg\n" + WAITING.format(3)).hit("0 e1 e2")
    assert scene.asked[0] == 0 and scene.asked[1] != "turn"
    assert endings(scene, stands_on_e1) == {"raer", "nadikh"}


def test_the_other_one_waits_on_with_its_tokens() -> None:
    """K-22."""
    scene = Scene("turn: 3\n0 e1: khazg\n" + WAITING.format(3)).hit("0 e1 e2")
    left = endings(scene, lambda end: (end.zone("raer"), end.tokens("raer"), end.zone("nadikh"), end.tokens("nadikh")))
    assert left == {("field", 0, "graveyard", 3), ("graveyard", 3, "field", 0)}


def test_the_owner_is_asked_in_the_enemy_turn_too() -> None:
    """K-22: the enemy steps off the cell."""
    scene = Scene("active: 1\nturn: 4\n1 e1: khazg\n" + WAITING.format(3)).hit("1 e1 e2")
    assert scene.asked[0] == 0
    assert endings(scene, stands_on_e1) == {"raer", "nadikh"}
    assert endings(scene, lambda end: end.asked) == {(1, "turn")}


def test_the_owner_is_asked_where_both_get_their_last_token_together() -> None:
    """L390: at the start of his turn."""
    scene = Scene("active: 1\nturn: 4\n0 c3: khazg\n" + WAITING.format(2)).hit("1 end")
    assert endings(scene, stands_on_e1) == {"raer", "nadikh"}


def test_the_owner_is_asked_where_poison_frees_the_cell() -> None:
    """L390, K-22."""
    text = "active: 1\nturn: 4\n0 c3: khazg\n0 e1: ost wounds=6 poison=1\n"
    scene = Scene(text + WAITING.format(3)).hit("1 end")
    assert endings(scene, stands_on_e1) == {"raer", "nadikh"}


def test_any_two_of_three_may_take_two_cells() -> None:
    """L390."""
    text = "active: 1\nturn: 4\n0 c3: khazg\n0 graveyard: plague-rider tokens=2\n" + WAITING.format(2)
    scene = Scene(text.replace("0 d1: skeleton\n", "")).hit("1 end")
    cards = ("raer", "nadikh", "plague-rider")
    pairs = endings(scene, lambda end: tuple(card for card in cards if end.zone(card) == "field"))
    assert pairs == {("raer", "nadikh"), ("raer", "plague-rider"), ("nadikh", "plague-rider")}


def test_one_card_for_one_cell_is_no_question() -> None:
    """K-45."""
    text = "turn: 3\n0 e1: khazg\n0 graveyard: raer tokens=3\n0 graveyard: nadikh tokens=2\n1 e6: ost\n"
    scene = Scene(text + on(0, "a1 b1 c1 d1")).hit("0 e1 e2")
    assert scene.asked == (0, "turn") and scene.place("raer") == "e1" and scene.zone("nadikh") == "graveyard"


def test_two_cards_with_two_cells_are_asked_for_their_cells_alone() -> None:
    """K-22, K-44: who comes first does not matter."""
    text = "active: 1\nturn: 4\n0 c3: khazg\n" + WAITING.format(2)
    scene = Scene(text.replace("0 d1: skeleton\n", "")).hit("1 end")
    assert questions(scene) == {(0, "incarnation")}
    assert endings(scene, lambda end: (end.place("raer"), end.place("nadikh"))) == {("d1", "e1"), ("e1", "d1")}


def test_the_worm_and_raer_do_not_want_the_same_cell() -> None:
    """10161: the Worm comes on its marker only, so Raer takes the free cell without a question."""
    text = "turn: 3\n0 e1: khazg\n0 graveyard: skeletal-worm tokens=4\nmarks: [[1, 17, 0, 9999]]\n"
    scene = Scene(text + "1 c4: sentries-of-krong\n0 graveyard: raer tokens=3\n" + on(0, "a1 b1 c1 d1")).hit("0 e1 e2")
    assert scene.asked == (0, "turn") and scene.place("raer") == "e1" and scene.zone("skeletal-worm") == "graveyard"
