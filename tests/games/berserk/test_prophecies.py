"""A prophecy shows the cards on top of a deck, and what lies under it in the sight of all when nothing else is left.

L492, K-27, K-42. The Two-headed Troll shows two cards when it strikes (10132), the Daughter of Pearl one (10122).
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.berserk.scenario import Scene


def shown(scene: Scene, move: str) -> list[str]:
    """The cards that a move's prophecy shows."""
    told: list[Any] = [event.shown["cards"] for event in scene.events(move) if event.key == "prophecy"]
    assert len(told) == 1
    return [str(card).removeprefix("@card-") for card in told[0]]


def strike(deck: str) -> Scene:
    """The troll will strike a closed card weakly, for 3."""
    return Scene(f"0 c3: two-headed-troll\n{deck}1 c4: bonecrusher closed\n1 e6: ost", dice=[1])


STRIKE = "0 c3 strike, c4"


@pytest.mark.parametrize(
    ("deck", "cards", "left"),
    [
        ("0 below: raer khazg\n", ["raer", "khazg"], ["raer", "khazg"]),
        ("0 below: raer khazg ost\n", ["raer", "khazg"], ["ost", "raer", "khazg"]),
        ("0 deck: teach\n0 below: raer\n", ["teach", "raer"], ["teach", "raer"]),
        ("0 deck: teach\n0 below: raer ost\n", ["teach", "raer"], ["ost", "teach", "raer"]),
    ],
)
def test_two_elite_cards_are_shown_wherever_they_lie(deck: str, cards: list[str], left: list[str]) -> None:
    """L492: two cards, which then lie under the deck; two elites wound once more for 2."""
    scene = strike(deck)
    assert shown(scene, STRIKE) == cards
    assert scene.pile(0, "deck") == [] and scene.pile(0, "below") == left
    assert scene.wounds("c4") == 3 + 2


def test_two_ordinary_cards_under_an_empty_deck_poison() -> None:
    """10132, K-42."""
    scene = strike("0 below: ost skeleton\n")
    assert shown(scene, STRIKE) == ["ost", "skeleton"]
    assert scene.wounds("c4") == 3 and scene.poison("c4") == 2


@pytest.mark.parametrize("deck", ["0 deck: raer\n", "0 below: raer\n"])
def test_one_card_is_shown_where_there_is_one_and_is_not_two_elites(deck: str) -> None:
    """K-27: it is not shown twice."""
    scene = strike(deck)
    assert shown(scene, STRIKE) == ["raer"]
    assert scene.wounds("c4") == 3 and scene.pile(0, "below") == ["raer"]


def test_the_next_prophecy_shows_the_next_cards() -> None:
    """L492: what was shown has gone under the others; the troll strikes again in its next turn, again for 3."""
    scene = strike("0 below: raer khazg ost skeleton\n")
    assert shown(scene, STRIKE) == ["raer", "khazg"]
    scene.hit("0 end").turn("c4").hit("1 end")
    assert shown(scene, STRIKE) == ["ost", "skeleton"]
    assert scene.pile(0, "below") == ["raer", "khazg", "ost", "skeleton"]


@pytest.mark.parametrize(("card", "wounds"), [("skeleton", 0), ("ost", 3)])
def test_the_daughter_looks_under_an_empty_deck_too(card: str, wounds: int) -> None:
    """10122: a card of odd cost blocks the shot of 3, one of even cost does not."""
    scene = Scene(f"0 c2: khazg\n1 c5: daughter-of-pearl\n1 below: {card}\n1 e6: volkhv")
    assert shown(scene, "0 c2 feature1, c5") == [card]
    assert scene.wounds("c5") == wounds


def test_without_any_card_nothing_is_shown() -> None:
    """K-27."""
    scene = strike("")
    scene.hit(STRIKE)
    assert scene.wounds("c4") == 3 and scene.asked == (0, "turn")
