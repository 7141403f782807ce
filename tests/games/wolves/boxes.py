"""Sets of cards that a test makes known."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from meadhall.games import wolves
from meadhall.games.wolves.cards import SETS


@contextmanager
def forgotten() -> Iterator[None]:
    """Sets of cards made known within are forgotten after it."""
    before, title = dict(SETS), wolves.TITLE
    yield
    SETS.clear()
    SETS.update(before)
    wolves.TITLE = title
