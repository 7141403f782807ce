"""What every test of Wolves of Odin leaves behind: nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meadhall.games import wolves
from meadhall.games.wolves.cards import SETS


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    """Sets of cards made known in a test are forgotten after it."""
    before, title = dict(SETS), wolves.TITLE
    yield
    SETS.clear()
    SETS.update(before)
    wolves.TITLE = title
