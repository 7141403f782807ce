"""Things read from data by declared fields: a file says of each kind of thing which fields it has and how each is read.

`words` lists names, whose numbers are their places, `needed` the fields that a thing cannot be without, `things` the
fields of each: where they go (an attribute, of the field's own name unless another stands before a colon) and how they
are read. `like` takes over the fields of another thing, `apart` and `trait` mark those that the title reads itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar

from meadhall.engine.json_reader import JsonReader, numbered

M = TypeVar("M")
R = TypeVar("R")
Read: TypeAlias = Callable[[R, JsonReader], Any]
"""How a title's own reader takes a field."""


class DeclaredFields(Generic[R]):
    """What can stand in a data file. `readers` are the title's own ways to read a field, `numbers` further words as
    numbers, `sets` words that stand for several of them."""

    def __init__(
        self,
        data: JsonReader,
        readers: dict[str, Read[R]],
        numbers: dict[str, dict[str, int]],
        sets: dict[str, dict[str, int]],
    ) -> None:
        self.readers = readers
        self.sets = sets
        self.words = listed(data.key("words"))
        self.numbers = {what: numbered(names) for what, names in self.words.items()} | numbers
        self.needed = listed(data.key("needed"))
        self.things: dict[str, dict[str, tuple[str, Read[R]] | None]] = {}
        """Of each field the attribute that it fills, and how it is read; None for what is read apart."""
        self.traits: list[str] = []
        for thing, fields in data.key("things").entries():
            found: dict[str, tuple[str, Read[R]] | None] = {}
            for name, how in fields.entries():
                if name == "like":
                    found |= self.things[how.text()]
                else:
                    found[name] = self.field(name, how)
            self.things[thing] = found

    def field(self, name: str, data: JsonReader) -> tuple[str, Read[R]] | None:
        attribute, colon, how = data.text().partition(": ")
        if not colon:
            attribute, how = name, attribute
        if how == "trait":
            self.traits.append(name)
        return None if how in ("apart", "trait") else (attribute, self.reader(how, data))

    def reader(self, how: str, data: JsonReader) -> Read[R]:
        """How a field is read: a whole number within bounds, a word, its number, several as bits, or a thing."""
        kind, _, what = how.partition(" ")
        if kind == "whole":
            least, most = what.split(" ")
            return whole_reader(int(least), int(most))
        if kind == "word" and what in self.words:
            return lambda reader, data: self.word(data, what)
        if kind == "number" and what in self.numbers:
            return lambda reader, data: data.named(self.numbers[what], what)
        if kind == "bits" and what in self.numbers:
            return lambda reader, data: self.bits(data, what)
        if how not in self.readers:
            raise data.error(f"nothing is read as {how!r}")
        return self.readers[how]

    def word(self, data: JsonReader, what: str) -> str:
        return self.words[what][data.named(self.numbers[what], what)]

    def bits(self, data: JsonReader, what: str) -> int:
        """One word or a list of them, as bits; some stand for several."""
        found = 0
        sets = self.sets.get(what, {})
        for one in data.items(1) if isinstance(data.value, list) else [data]:
            name = one.text()
            found |= sets[name] if name in sets else 1 << one.named(self.numbers[what], what)
        return found

    def fill(self, reader: R, made: M, data: JsonReader, thing: str) -> M:
        """Fill what was made with the fields that stand there; others mean nothing, and are refused."""
        fields = self.things[thing]
        for name, value in data.entries():
            if name not in fields:
                raise value.error("there is no such field here")
            field = fields[name]
            if field is not None:
                setattr(made, field[0], field[1](reader, value))
        self.check_needed(data, thing)
        return made

    def check_needed(self, data: JsonReader, thing: str) -> None:
        for name in self.needed.get(thing, ()):
            data.key(name)


def listed(data: JsonReader) -> dict[str, tuple[str, ...]]:
    return {name: tuple([one.text() for one in names.items(1)]) for name, names in data.entries()}


def whole_reader(least: int, most: int) -> Read[Any]:
    return lambda reader, data: data.whole(least, most)
