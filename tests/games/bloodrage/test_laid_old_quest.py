"""Whatever a seat has seen, there are worlds behind its view, though hardly any guess may fit."""

from __future__ import annotations

from pathlib import Path

from meadhall import View
from meadhall.games.bloodrage.cards import KEY
from meadhall.games.bloodrage.determinization import WORLDS, fill_hidden
from meadhall.games.bloodrage.state import BloodRage

VIEW = Path(__file__).with_name("laid_old_quest.json")
"""The other clan has laid a quest in the third age. All quests of this age are in sight, and of all that it may have
kept one card alone is a quest."""


def test_a_laid_quest_may_be_the_only_one_that_was_kept() -> None:
    known = View.from_json(VIEW.read_text(encoding="utf-8")).known
    for number in range(WORLDS):
        world = known.copy()
        assert isinstance(world, BloodRage)
        fill_hidden(world, number)
        assert [KEY[card] for card in world.quests[0]] == ["alfheim-1"]
