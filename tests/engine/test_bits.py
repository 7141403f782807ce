"""Bits beyond the 32 of a C int, on whichever engine runs."""

from __future__ import annotations

import pytest

from meadhall.engine.bits import bit


@pytest.mark.parametrize("n", range(63))
def test_a_bit_is_a_power_of_two(n: int) -> None:
    assert bit(n) == 2**n
