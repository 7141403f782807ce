"""Flat storage that mypyc turns into machine integers, and its stand-ins for the interpreter.

Rules import `vec`, `append`, `extend`, `remove`, `pop`, `u8`, `i64` from here and nowhere else. To the type checker and
to mypyc they are the native types of `librt.vecs` and `mypy_extensions`; an interpreter gets a bytearray for
`vec[u8]` and a list for every other `vec`, because copying those is far cheaper there.
`i64(x)` and `u8(x)` are x, by the quickest built-in functions that give that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append, extend, pop, remove, vec
    from mypy_extensions import i64, u8
else:
    from operator import index as i64
    from operator import pos as u8

    class vec:
        def __class_getitem__(cls, item):
            return bytearray if item is u8 else list

    def append(v, x):
        v.append(x)
        return v

    def extend(v, items):
        v.extend(items)
        return v

    def remove(v, x):
        v.remove(x)
        return v

    def pop(v, i=-1):
        x = v.pop(i)
        return v, x


__all__ = ["append", "extend", "i64", "pop", "remove", "u8", "vec"]
