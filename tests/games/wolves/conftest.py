"""What every test of Wolves of Odin leaves behind: nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.wolves.boxes import forgotten


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    with forgotten():
        yield
