"""What the start of a turn wakes is put in order by its player where that matters, and nobody is asked where not."""

from __future__ import annotations

import pytest

from tests.games.berserk.endings import endings, questions
from tests.games.berserk.scenario import Scene


def first_seats_turn(text: str) -> Scene:
    """The turn of seat 0 begins in this position."""
    return Scene(f"active: 1\nturn: 2\n{text}").play("1 end")


def ordered(scene: Scene) -> bool:
    return any(kind == "order" for _, kind in questions(scene))


# --- regeneration and poison of one card ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("troll", "wounds"),
    [
        ("two-headed-troll poison=2", {1, 2}),
        ("man-eating-troll poison=1", {0, 1}),
        ("man-eating-troll poison=3", {2, 3}),
    ],
)
def test_an_unwounded_card_may_be_poisoned_first_and_then_heal(troll: str, wounds: set[int]) -> None:
    """L496, L390, K-7: regeneration asks whether the card opened or was open, not whether it is wounded."""
    scene = first_seats_turn(f"0 c3: {troll}\n1 c6: volkhv")
    assert scene.asked == (0, "order")
    assert endings(scene, lambda end: end.wounds("c3")) == wounds


def test_a_poisoned_parasite_may_heal_after_its_poison_too() -> None:
    """L496, K-18: it opens by itself, on whatever it sits."""
    scene = first_seats_turn("0 a1: raer\n1 c5: volkhv\n0 c5+: poison-ivy poison=2")
    assert endings(scene, lambda end: end.wounds("c5+")) == {1, 2}


def test_the_second_player_orders_his_own_card() -> None:
    """L390: whoever's turn begins."""
    scene = Scene("turn: 3\n0 a1: raer\n1 e6: two-headed-troll poison=2").play("0 end")
    assert scene.asked == (1, "order")
    assert endings(scene, lambda end: end.wounds("e6")) == {1, 2}


def test_wounds_that_poison_deals_to_the_almost_healthy_are_healed_after_it() -> None:
    """L496: with one wound already there, healing takes one before the poison or after it alike."""
    scene = first_seats_turn("0 c3: two-headed-troll wounds=1 poison=2\n1 c6: volkhv")
    assert endings(scene, lambda end: end.wounds("c3")) == {2}


def test_regeneration_before_deadly_poison_saves_and_after_it_does_not() -> None:
    """L348, L496: who has no lives left is dead before it heals."""
    scene = first_seats_turn("0 c3: two-headed-troll wounds=12 poison=1\n0 a1: ost\n1 c6: volkhv")
    troll = "two-headed-troll"
    assert endings(scene, lambda end: (end.zone(troll), end.wounds(troll))) == {("field", 12), ("graveyard", 0)}


def test_an_unwounded_card_without_poison_has_nothing_to_heal() -> None:
    """K-44, K-45: nothing is asked, nothing is told."""
    scene = Scene("active: 1\nturn: 2\n0 c3: two-headed-troll\n0 b3: man-eating-troll\n1 c6: volkhv")
    told = [event.key for event in scene.events("1 end")]
    assert scene.asked == (0, "turn") and "healed" not in told


def test_poison_that_cannot_wound_is_not_put_in_order() -> None:
    """L440: Cyclops takes no wounds from poison, so there is nothing to heal after it."""
    scene = first_seats_turn("0 c3: cyclops poison=2\n1 c6: volkhv")
    assert scene.asked == (0, "turn") and scene.wounds("c3") == 0


def test_a_card_without_features_does_not_regenerate() -> None:
    """L516: poison stays, since it is not printed on the card."""
    scene = Scene("active: 1\nturn: 2\n0 c3: two-headed-troll poison=2\n1 e6: priest-king counters=1")
    scene.hit("1 e6 feature1, c3").play("1 end")
    assert scene.asked == (0, "turn") and scene.wounds("c3") == 2


def test_a_card_that_does_not_regenerate_is_only_poisoned() -> None:
    """L474: the poison of a card without regeneration comes without a question."""
    scene = first_seats_turn("0 c3: vampire poison=2\n1 c6: volkhv")
    assert scene.asked == (0, "turn") and scene.wounds("c3") == 2


def test_poison_of_one_card_and_regeneration_of_another_are_not_asked_about() -> None:
    """K-44: they have nothing to do with each other."""
    scene = first_seats_turn("0 c3: two-headed-troll\n0 b3: vampire poison=2\n1 c6: volkhv")
    assert scene.asked == (0, "turn") and scene.wounds("b3") == 2


# --- cards that come back -------------------------------------------------------------------------------------------

WORM = "0 a1: skeleton\n0 graveyard: skeletal-worm tokens={tokens}\nmarks: [[1, 17, 0, 9999]]\n1 e6: helmir\n"
"""The Worm's marker lies on c4."""


def test_the_worm_may_come_before_a_neighbour_heals_or_after() -> None:
    """L390, K-44: its arrival wounds the unwounded troll beside it, and healing before that is lost."""
    scene = first_seats_turn(WORM.format(tokens=3) + "0 c3: two-headed-troll")
    assert scene.asked == (0, "order")
    assert endings(scene, lambda end: (end.place("skeletal-worm"), end.wounds("c3"))) == {("c4", 0), ("c4", 1)}


def test_the_worm_may_kill_a_neighbour_that_would_have_healed() -> None:
    """L390, L348: the last life of a troll: healed before the tremor he lives, after it he is dead."""
    scene = first_seats_turn(WORM.format(tokens=3) + "0 c3: man-eating-troll wounds=12")
    assert endings(scene, lambda end: end.zone("man-eating-troll")) == {"field", "graveyard"}


def test_a_demon_that_the_worm_kills_makes_the_order_matter_further_off() -> None:
    """L390: the troll stands beside the demon only. Healed before the 3 wounds of the burst he lives, else not."""
    scene = first_seats_turn(WORM.format(tokens=3) + "0 c3: fire-demon wounds=7\n0 c2: man-eating-troll wounds=10")
    assert endings(scene, lambda end: end.zone("man-eating-troll")) == {"field", "graveyard"}


def test_a_token_that_brings_the_worm_not_back_is_not_asked_about() -> None:
    """K-44: the second of four."""
    scene = first_seats_turn(WORM.format(tokens=1) + "0 c3: two-headed-troll wounds=1")
    assert scene.asked == (0, "turn")
    assert scene.tokens("skeletal-worm") == 2 and scene.wounds("c3") == 0


def test_what_the_worm_buries_at_the_start_of_a_turn_gets_no_token_in_it() -> None:
    """K-7: Raer stood on the marker's cell."""
    scene = first_seats_turn(WORM.format(tokens=3) + "0 c4: raer")
    assert scene.asked == (0, "turn") and scene.place("skeletal-worm") == "c4"
    assert scene.zone("raer") == "graveyard" and scene.tokens("raer") == 0


ENEMIES = "1 e6: bonecrusher\n1 d6: clay-golem\n1 c6: borgak"
NAMED = ("0 a1 feature1", "0 row 1", "0 end", "1 end")
"""Tergala names the first row, and her next turn begins."""


def hurt_enemies(end: Scene) -> int:
    return sum(end.wounds(cell) > 0 for cell in ("c6", "d6", "e6"))


def test_tergala_counts_who_has_come_back_if_the_player_says_so() -> None:
    """L390, 10096: Raer in the named row is one more unwounded creature there, or comes too late."""
    scene = Scene(f"0 a1: tergala\n0 graveyard: raer tokens=2\n{ENEMIES}").play(*NAMED)
    assert scene.asked == (0, "order")
    assert endings(scene, hurt_enemies) == {1, 2}


def test_tergala_counts_who_has_healed_if_the_player_says_so() -> None:
    """L390, 10096: a troll with one wound is unwounded after it."""
    scene = Scene(f"0 a1: tergala\n0 b1: two-headed-troll wounds=1\n{ENEMIES}").play(*NAMED)
    assert endings(scene, hurt_enemies) == {1, 2}


def test_tergala_counts_who_was_poisoned_if_the_player_says_so() -> None:
    """L390, 10096: an unwounded vampire is none after its poison."""
    scene = Scene(f"0 a1: tergala\n0 b1: vampire poison=1\n{ENEMIES}").play(*NAMED)
    assert endings(scene, hurt_enemies) == {1, 2}


def test_the_worm_on_the_cell_that_raer_wants_comes_before_him_or_after() -> None:
    """L390, L448, 10161: after him it destroys him, who has come back already; before him the row is full."""
    text = "0 c3: ost\n0 graveyard: skeletal-worm tokens=3\nmarks: [[1, 4, 0, 9999]]\n0 graveyard: raer tokens=2\n"
    row = "".join(f"0 {cell}: skeleton\n" for cell in ("a1", "b1", "c1", "d1"))
    scene = first_seats_turn(text + row + "1 e6: helmir")
    ends = endings(scene, lambda end: (end.place("skeletal-worm"), end.zone("raer")))
    assert ends == {("e1", "graveyard"), ("e1", "exile")}


def test_a_fallen_healer_may_wound_before_a_troll_heals_or_after() -> None:
    """L390, 10042: the troll is the only one to be wounded for a counter."""
    scene = first_seats_turn("0 c3: two-headed-troll\n0 graveyard: tribal-healer fallen\n1 e6: helmir")
    assert endings(scene, lambda end: (end.wounds("c3"), end.counters("c3"))) == {(0, 1), (1, 1)}


def test_a_card_may_come_back_onto_the_cell_of_one_that_its_poison_kills() -> None:
    """L390, L448: with the poison first its cell is free when Raer has his third token."""
    text = "0 a1: ost wounds=6 poison=1\n0 b1: skeleton\n0 c1: skeleton\n0 d1: skeleton\n0 graveyard: raer tokens=2\n"
    scene = first_seats_turn(text + "1 e6: helmir")
    assert "a1" in endings(scene, lambda end: end.place("raer"))


def test_a_poisoned_hound_may_feed_before_its_poison_kills_it() -> None:
    """L390, 20152: two extra lives before the last wound, or death before them."""
    text = "0 a1: skeleton\n0 c3: skeletal-hound wounds=7 poison=1\n0 graveyard: khazg tokens=1\n1 e6: helmir"
    assert endings(first_seats_turn(text), lambda end: end.zone("skeletal-hound")) == {"field", "graveyard"}


def test_tokens_and_poison_of_different_cards_are_not_asked_about() -> None:
    """K-44: Raer's first token, a poisoned vampire, a troll that heals."""
    text = "0 a1: vampire poison=1\n0 c3: two-headed-troll wounds=2\n0 graveyard: raer\n0 graveyard: nadikh tokens=1\n"
    scene = first_seats_turn(text + "1 e6: helmir")
    assert scene.asked == (0, "turn")
    assert (scene.wounds("vampire"), scene.wounds("c3")) == (1, 1)
    assert (scene.tokens("raer"), scene.tokens("nadikh")) == (1, 2)


def test_raer_comes_back_without_an_order_where_nothing_depends_on_it() -> None:
    """K-44: whoever heals or is poisoned in other rows does so before or after him alike."""
    text = "0 c3: two-headed-troll wounds=2\n0 b3: vampire poison=1\n0 graveyard: raer tokens=2\n1 e6: helmir"
    scene = first_seats_turn(text)
    assert scene.asked == (0, "incarnation") and not ordered(scene)
