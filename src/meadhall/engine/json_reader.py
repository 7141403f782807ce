"""Reading JSON that comes from outside: every error says where in the data it is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from typing import Final, final

import msgspec

from meadhall.engine.errors import DataError
from meadhall.engine.types import Json

MOST: Final = (1 << 53) - 1
"""The largest number that every reader of JSON can hold."""


@final
class JsonReader:
    """A value with its place in the data, as `players[2].cards`."""

    def __init__(self, value: Json, place: str = "") -> None:
        self.value = value
        self.place = place

    def error(self, why: str) -> DataError:
        return DataError(f"{self.place}: {why}" if self.place else why)

    # --- objects and lists ----------------------------------------------------------------------------------------

    def key(self, name: str) -> JsonReader:
        """The value of an object under this key."""
        value = self.object()
        if name not in value:
            raise self.error(f"{name!r} is missing")
        return JsonReader(value[name], f"{self.place}.{name}" if self.place else name)

    def has(self, name: str) -> bool:
        return isinstance(self.value, dict) and name in self.value

    def object(self) -> dict[str, Json]:
        value = self.value
        if not isinstance(value, dict):
            raise self.error(f"{shown(value)} is no object")
        return value

    def entries(self) -> list[tuple[str, JsonReader]]:
        """Keys and values of an object, in their order."""
        return [(name, self.key(name)) for name in self.object()]

    def items(self, least: int = 0, most: int = 1_000_000) -> list[JsonReader]:
        """The values of a list, so many of them."""
        value = self.value
        if not isinstance(value, list):
            raise self.error(f"{shown(value)} is no list")
        if not least <= len(value) <= most:
            wanted = str(least) if least == most else f"{least} to {most}"
            raise self.error(f"the list has {len(value)} entries, not {wanted}")
        return [JsonReader(value[at], f"{self.place}[{at}]") for at in range(len(value))]

    # --- single values --------------------------------------------------------------------------------------------

    @property
    def missing(self) -> bool:
        """Whether there is null."""
        return self.value is None

    def whole(self, least: int = 0, most: int = MOST) -> int:
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.error(f"{shown(value)} is no whole number")
        if not least <= value <= most:
            raise self.error(f"{value} is not from {least} to {most}")
        return value

    def whole_or(self, otherwise: int, most: int = MOST) -> int:
        """A whole number from 0; something else where there is null."""
        return otherwise if self.missing else self.whole(0, most)

    def flag(self) -> bool:
        value = self.value
        if not isinstance(value, bool):
            raise self.error(f"{shown(value)} is neither true nor false")
        return value

    def text(self) -> str:
        value = self.value
        if not isinstance(value, str):
            raise self.error(f"{shown(value)} is no text")
        return value

    def named(self, numbers: dict[str, int], what: str) -> int:
        """The number that a name stands for."""
        name = self.text()
        if name not in numbers:
            raise self.error(f"there is no {what} {name[:60]!r}")
        return numbers[name]

    # --- what many titles write alike -----------------------------------------------------------------------------

    def wholes(self, count: int, least: int = 0, most: int = MOST) -> list[int]:
        """A list of just so many whole numbers."""
        return [one.whole(least, most) for one in self.items(count, count)]

    def names(self, numbers: dict[str, int], what: str) -> list[int]:
        """A list of names, as numbers."""
        return [one.named(numbers, what) for one in self.items()]

    def counts(self, numbers: dict[str, int], what: str, most: int = 255) -> list[tuple[int, int]]:
        """An object of names and how many there are of each, as pairs of numbers."""
        found: list[tuple[int, int]] = []
        for name, count in self.entries():
            if name not in numbers:
                raise self.error(f"there is no {what} {name[:60]!r}")
            found.append((numbers[name], count.whole(0, most)))
        return found

    def mask(self, numbers: dict[str, int], what: str) -> int:
        """A list of different names, as a set of bits."""
        bits = 0
        for one in self.items():
            bit = 1 << one.named(numbers, what)
            if bits & bit:
                raise one.error(f"{one.text()!r} stands there already")
            bits |= bit
        return bits

    def seats(self, count: int) -> list[int]:
        """A list of different seats."""
        found: list[int] = []
        for one in self.items(0, count):
            seat = one.whole(0, count - 1)
            if seat in found:
                raise one.error(f"seat {seat} stands there already")
            found.append(seat)
        return found


def numbered(names: Sequence[str]) -> dict[str, int]:
    """The place of each of these names, as readers take it."""
    return {name: at for at, name in enumerate(names)}


def read_data_file(title: str, name: str) -> JsonReader:
    """A data file that stands beside the code of a title."""
    text = resources.files(f"meadhall.games.{title}").joinpath(name).read_bytes()
    return JsonReader(msgspec.json.decode(text), name)


def check_same(given: JsonReader, data: Json) -> None:
    """What was read must be what the state tells of itself, but for the order of names and keys that may be left out:
    what follows from the rest has to follow from it."""
    value = given.value
    if isinstance(value, dict) and isinstance(data, dict):
        for name in value:
            if name in data:
                check_same(given.key(name), data[name])
            elif value[name] != 0:
                raise given.error(f"there is no {name[:60]!r} there")
    elif isinstance(value, list) and isinstance(data, list) and len(value) == len(data):
        if not same_names(value, data):
            for at in range(len(value)):
                check_same(JsonReader(value[at], f"{given.place}[{at}]"), data[at])
    elif value != 0 and (value != data or isinstance(value, bool) != isinstance(data, bool)):
        raise given.error(f"{shown(value)} does not follow from the rest; that is {shown(data)}")


def same_names(some: list[Json], others: list[Json]) -> bool:
    """Whether these are the same names in any order."""
    names = sorted([name for name in some if isinstance(name, str)])
    return len(names) == len(some) and names == sorted([name for name in others if isinstance(name, str)])


def shown(value: Json) -> str:
    """A value as an error quotes it."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "…"
