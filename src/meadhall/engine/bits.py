"""Single bits of an `i64`.

Compiled, `i64(1) << n` is a shift of C's `int`, also by way of a variable that is known to be 1: 32 bits, and the last
of them is the sign. What is handed over as an argument has all 64.
"""

from __future__ import annotations

from meadhall.engine.flat import i64


def bit(n: i64) -> i64:
    """The number with only this bit, from 0 to 62."""
    return shifted(1, n)


def shifted(number: i64, n: i64) -> i64:
    return number << n
