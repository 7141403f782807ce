# mypy: always-true=COMPILED
"""How options are listed fast. Only the steps that every listing takes are here, each written twice: what is quick for
the interpreter is not what is quick for compiled code. (The first line keeps the interpreter's way from the compiler
and from the type checker.)

A list of options is a list of Python ints, and making those costs more than finding out which they are. So the int of
every placement without a boost or a way is made once, and lists are made of these. The interpreter picks them by
`itemgetter`, a row of cells at a time. Compiled code gathers machine integers and exchanges them all at the end.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Final, cast

from meadhall.engine.built import COMPILED
from meadhall.engine.flat import extend, i64, u8, vec
from meadhall.games.voluspa.board import TROLLS, Board
from meadhall.games.voluspa.notation import CELL_BITS
from meadhall.games.voluspa.tiles import HEL, KINDS

USUAL: Final = 120
"""Room for so many options is made beforehand; a list may have more."""

READY: Final[dict[int, list[object]]] = {}


def ready_options(wide: int) -> list[object]:
    """The ints of all placements without a boost or a way. Interpreted, they lie by kind and cell; compiled, each at
    its own place: `ready[option]` is `option`."""
    if wide not in READY:
        size = wide * wide
        if COMPILED:
            # all of a cell together, as they are asked for together: that is how they share a cache line
            ready: list[object] = [0] * (KINDS << CELL_BITS)
            for cell in range(size):
                for kind in range(KINDS):
                    ready[kind << CELL_BITS | cell] = kind << CELL_BITS | cell
            READY[wide] = ready
        else:
            READY[wide] = [[kind << CELL_BITS | cell for cell in range(size)] for kind in range(KINDS)]
    return READY[wide]


def no_options() -> vec[i64]:
    """A list to be filled."""
    if COMPILED:
        return vec[i64](capacity=USUAL)
    return []


def is_open(near: vec[u8], c: i64, shut: u8) -> bool:
    """Whether an empty cell next to a tile is shut for none of these reasons."""
    return not near[c] & shut


def is_coverable(near: vec[u8], top: vec[u8], c: i64, kind: i64) -> bool:
    """A Dragon, Skadi or Raven may go where a tile lies, unless it is of the same kind, Hel, or beside a Troll
    (B-9, B-10, O-8)."""
    return not near[c] & TROLLS and top[c] != kind and top[c] != HEL


def open_cells(near: vec[u8], cells: vec[i64], shut: u8) -> vec[i64]:
    """Those of the empty cells that are open."""
    if COMPILED:
        found = cells[:]
        number: i64 = 0
        for c in cells:
            found[number] = c
            if is_open(near, c, shut):
                number += 1
        return found[:number]
    return [c for c in cells if not near[c] & shut]


def nth_open(near: vec[u8], cells: vec[i64], shut: u8, at: i64) -> i64:
    """The one that stands at this place of what `open_cells` would find."""
    if COMPILED:
        left = at
        for c in cells:
            if is_open(near, c, shut):
                left -= 1
            if left < 0:
                return c
        raise IndexError(at)
    return open_cells(near, cells, shut)[at]


def coverable(b: Board, laid: vec[i64], kind: i64) -> vec[i64]:
    """Those of the tiles that may be covered (B-9)."""
    if b.guarded == 0 and b.calm(kind) == 0:
        return laid
    near = b.near
    top = b.top
    if COMPILED:
        found = laid[:]
        number: i64 = 0
        for c in laid:
            found[number] = c
            if is_coverable(near, top, c, kind):
                number += 1
        return found[:number]
    return [c for c in laid if not near[c] & TROLLS and top[c] != kind and top[c] != HEL]


def nth_coverable(b: Board, laid: vec[i64], kind: i64, at: i64) -> i64:
    """The one that stands at this place of what `coverable` would find."""
    if COMPILED:
        near = b.near
        top = b.top
        left = at
        for c in laid:
            if is_coverable(near, top, c, kind):
                left -= 1
            if left < 0:
                return c
        raise IndexError(at)
    return coverable(b, laid, kind)[at]


def as_row(cells: vec[i64]) -> vec[i64]:
    """Cells in the form in which `with_placements` takes them for one kind after another."""
    if COMPILED:
        return cells
    if len(cells) > 1:
        return itemgetter(*cells)
    first = cells[0] if cells else 0
    return itemgetter(slice(first, first + len(cells)))


def with_placements(out: vec[i64], ready: list[object], kind: i64, row: vec[i64]) -> vec[i64]:
    """These options, and after them those to lay a tile of this kind on each cell of the row."""
    if COMPILED:
        return with_more(out, row, kind << CELL_BITS)
    out += row(ready[kind])
    return out


def with_more(out: vec[i64], numbers: vec[i64], more: i64) -> vec[i64]:
    """These options, and after them the numbers, each greater by so much."""
    if COMPILED:
        begin = i64(len(out))
        out = extend(out, numbers)
        for i in range(begin, i64(len(out))):
            out[i] += more
        return out
    out += [number + more for number in numbers]
    return out


def listed(numbers: vec[i64], ready: list[object]) -> list[int]:
    """The options as everybody else knows them."""
    if COMPILED:
        size = i64(len(ready))
        return cast("list[int]", [ready[number] if number < size else number for number in numbers])
    return numbers
