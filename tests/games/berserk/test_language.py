"""The numbers of words in the rules are their places in `language.json`."""

from __future__ import annotations

import pytest

from meadhall.games.berserk import language

CALLED = {"directed_strike": "DIRECTED", "unanswered_strike": "UNANSWERED", "value": "OWN_VALUE"}
CALLED |= {"simple_strike": "SIMPLE", "special_strike": "SPECIAL"}
"""Constants that are named otherwise than their words."""


@pytest.mark.parametrize("what", ["kind of card", "kind of ability", "strength", "zone", "stat"])
def test_the_number_of_a_word_is_its_place(what: str) -> None:
    named = [getattr(language, CALLED.get(name, name.upper())) for name in language.NAMES[what]]
    assert named == list(range(len(named)))


def test_moments_and_elements_have_their_places() -> None:
    first, *others = language.MOMENTS
    assert first == "any" and language.ANY_MOMENT == 0
    assert [getattr(language, f"AT_{name.upper()}") for name in others] == list(range(1, len(language.MOMENTS)))
    assert language.ELEMENTS[language.NEUTRAL] == "neutral"
