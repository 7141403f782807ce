"""For machines: a fixed space of answers, in blocks of ids with names, and buffers of what a seat knows."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

from meadhall.engine.errors import OptionError
from meadhall.engine.types import Json

if TYPE_CHECKING:
    from meadhall.engine.state import State

MOST_ACTIONS: Final = 5000
"""No title has more ids than this."""


class Block(NamedTuple):
    """Ids that belong together, such as one for every card: the names tell what each of them means."""

    name: str
    entries: tuple[str, ...]


@final
class ActionSpace:
    """All ids of a game. An id means the same answer in every play of games with the same options."""

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks = blocks
        self.first: dict[str, int] = {}
        self.sizes: dict[str, int] = {}
        self.size = 0
        for block in blocks:
            self.first[block.name] = self.size
            self.sizes[block.name] = len(block.entries)
            self.size += len(block.entries)

    def id(self, block: str, at: int) -> int:
        """The id that stands in a block at this place."""
        if not 0 <= at < self.sizes[block]:
            raise OptionError(f"block {block!r} has {self.sizes[block]} actions, none with the number {at}")
        return self.first[block] + at

    def name(self, action: int) -> str:
        if not 0 <= action < self.size:
            raise OptionError(f"there are {self.size} actions, from 0; not {action}")
        left = action
        for block in self.blocks:
            if left < len(block.entries):
                return f"{block.name} {block.entries[left]}".strip()
            left -= len(block.entries)
        raise AssertionError("the blocks hold all ids")


class Buffer(NamedTuple):
    """One named part of an observation: whole numbers from `low` to `high` in this shape, one row after the other."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size


class Observed(NamedTuple):
    """A buffer and what fills it: `numbers(state, seat)` gives all of it for the viewer, or the row of this shape that
    `each` seat has."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    numbers: Callable[[Any, int], list[int]]
    each: bool = False


def buffers_of(observed: tuple[Observed, ...], seats: int) -> tuple[Buffer, ...]:
    """The buffers of a game for so many seats."""
    return tuple([Buffer(o.name, (seats, *o.shape) if o.each else o.shape, o.low, o.high) for o in observed])


def observe(observed: tuple[Observed, ...], state: State) -> dict[str, array[int]]:
    """Fill the buffers from a masked state. Seats are counted from the viewer's; a spectator counts from seat 0."""
    viewer, seats = max(int(state.viewer), 0), state.game.seats
    out: dict[str, array[int]] = {}
    for one in observed:
        numbers: list[int] = []
        for step in range(seats if one.each else 1):
            numbers += one.numbers(state, (viewer + step) % seats)
        out[one.name] = array("i", numbers)
    return out


def numbers_in(data: Json) -> list[int]:
    """The whole numbers in the lists of some data, such as the fields of a frame, in their order."""
    numbers: list[int] = []
    stack: list[Json] = [data]
    while stack:
        one = stack.pop()
        if isinstance(one, list):
            stack += reversed(one)
        elif isinstance(one, int):
            numbers.append(int(one))
    return numbers


def padded(numbers: list[int], size: int) -> list[int]:
    """The last numbers that fit into a buffer, with zeros after them."""
    return [*numbers[-size:], *[0] * (size - len(numbers))]
