"""Single bits of an `i64`.

Compiled, `i64(1) << n` is a shift of C's `int`: 32 bits, of which bit 31 is the sign. The 1 has to be a variable.
"""

from __future__ import annotations

from meadhall.engine.flat import i64


def bit(n: i64) -> i64:
    """The number with only this bit, from 0 to 62."""
    one: i64 = 1
    return one << n
