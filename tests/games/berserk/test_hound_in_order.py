"""When a Skeletal Hound is put in order with what else the start of a turn wakes, and when not (20152, K-44)."""

from __future__ import annotations

import pytest

from tests.games.berserk.endings import endings, questions
from tests.games.berserk.scenario import Scene


def first_seats_turn(text: str) -> Scene:
    """The turn of seat 0 begins in this position."""
    return Scene(f"active: 1\nturn: 2\n{text}").play("1 end")


BESIDE_THE_HOUND = [
    "0 b4: two-headed-troll wounds=2",
    "0 a3: vampire poison=1",
    "0 e3: skeletal-hound",
    "0 a3: vampire wounds=8 poison=1",
]


@pytest.mark.parametrize("other", BESIDE_THE_HOUND)
def test_a_hound_that_finds_no_token_is_not_put_in_order(other: str) -> None:
    """K-44, K-45: it can do nothing, before or after whatever else there is."""
    scene = first_seats_turn(f"0 e2: ost\n0 c3: skeletal-hound\n{other}\n0 graveyard: khazg\n1 e6: helmir")
    assert scene.asked == (0, "turn")


@pytest.mark.parametrize("other", BESIDE_THE_HOUND[:2])
def test_a_hound_beside_poison_or_regeneration_of_another_is_only_offered_the_token(other: str) -> None:
    """K-44: whatever it takes, it takes from the graveyard and for itself."""
    scene = first_seats_turn(f"0 e2: ost\n0 c3: skeletal-hound\n{other}\n0 graveyard: khazg tokens=1\n1 e6: helmir")
    assert (0, "order") not in questions(scene)
    assert endings(scene, lambda end: (end.tokens("khazg"), end.lives("c3"))) == {(1, 0), (0, 2)}


@pytest.mark.parametrize("tokens", [1, 2])
def test_a_hound_may_feed_before_raers_token_or_after(tokens: int) -> None:
    """L390: with the third token he is back, and has none to give."""
    scene = first_seats_turn(f"0 a1: ost\n0 c3: skeletal-hound\n0 graveyard: raer tokens={tokens}\n1 e6: helmir")
    ends = endings(scene, lambda end: (end.zone("raer"), end.tokens("raer"), end.lives("c3")))
    unfed = ("graveyard", 2, 0) if tokens == 1 else ("field", 0, 0)
    assert ends == {unfed, ("graveyard", tokens, 2)}
