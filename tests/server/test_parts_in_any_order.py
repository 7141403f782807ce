"""Where the order of the parts of a move means nothing, the hall takes them in any order, as an engine does."""

from __future__ import annotations

import pytest

from meadhall import IllegalMove
from meadhall.server.refusals import Refusal
from meadhall.server.tables.bot_workers import best_options
from meadhall.server.tables.moves import play
from meadhall.server.tables.positions import foreseen
from meadhall.server.tables.shown import ShownState
from tests.engine.test_walker import toasting

ASKED, GIVEN = "toast, with 1, with 4, done", "toast, with 4, with 1, done"


def test_a_move_is_written_down_and_heard_as_it_is_asked_for() -> None:
    played = [play(toasting(), 0, text) for text in (ASKED, GIVEN)]
    assert played[0] == played[1] and played[0][0] == ASKED


def test_a_move_is_foreseen() -> None:
    view = toasting().view(0)
    assert foreseen(view, 0, GIVEN) == foreseen(view, 0, ASKED)
    with pytest.raises(IllegalMove):
        foreseen(view, 0, "toast, with 4, with 4, done")


def test_a_move_is_put_together() -> None:
    shown = ShownState(toasting(), 0, 0)
    asked, preview = shown.composed(0, GIVEN.split(", ")[:3])
    assert asked is not None and preview is None and asked.parts == ["toast", "with 4", "with 1"]
    assert [offer.text for offer in asked.options] == ["done"]
    assert shown.composed(0, GIVEN.split(", ")) == shown.composed(0, ASKED.split(", "))
    whole, _ = shown.composed(0, [])
    assert whole is not None and [offer.text for offer in whole.options] == ["pass", "toast"]
    with pytest.raises(Refusal):
        shown.composed(0, [""])


def test_options_are_advised_after_some_parts() -> None:
    view = toasting().view(0).to_json()
    assert [text for text, _ in best_options(view, ["toast", "with 4", "with 1"], 1)] == ["done"]
