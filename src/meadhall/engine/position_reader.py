"""Reading positions as text: lines of a name and a value, and errors that say in which line something is wrong.

A line is `name: value` or `word value`; `#` begins a comment. What the names mean is each title's own; seats, numbers,
names, counted cards and frames are read alike for all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

import msgspec

from meadhall.engine.errors import DataError, PositionError
from meadhall.engine.json_reader import JsonReader
from meadhall.engine.loading import BROKEN, read_frames, try_out
from meadhall.engine.state import frame_data
from meadhall.engine.types import Json

if TYPE_CHECKING:
    from meadhall.engine.frames import Frame
    from meadhall.engine.state import State

LONGEST_NUMBER: Final = 9
"""Digits of a number that anybody could mean."""


@final
class PositionLine:
    """One line: `head` are the words before the colon (all of them where there is none), `tail` is what follows it."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text
        head, colon, tail = text.partition(":")
        self.colon = bool(colon)
        self.head = head.split()
        self.tail = tail.strip()

    @property
    def name(self) -> str:
        return " ".join(self.head)

    @property
    def words(self) -> list[str]:
        """The words behind the colon; commas part them too."""
        return self.tail.replace(",", " ").split()

    def error(self, why: str) -> PositionError:
        return PositionError(f"line {self.number} of the position ({self.text[:60]!r}): {why}")

    def whole(self, word: str, least: int, most: int) -> int:
        number = whole_number(word)
        if not least <= number <= most:
            raise self.error(f"{word[:60]!r} is no number from {least} to {most}")
        return number

    def seat(self, word: str, seats: int) -> int:
        number = whole_number(word)
        if not 0 <= number < seats:
            raise self.error(f"{word[:60]!r} is no seat; seats are 0 to {seats - 1}")
        return number

    def named(self, word: str, numbers: dict[str, int], what: str) -> int:
        """The number that a name stands for."""
        if word not in numbers:
            raise self.error(f"there is no {what} {word[:60]!r}; there are {', '.join(numbers)}")
        return numbers[word]

    def flag(self, word: str) -> bool:
        if word not in ("yes", "no"):
            raise self.error(f"{word[:60]!r} is neither 'yes' nor 'no'")
        return word == "yes"

    def wholes(self, count: int, least: int, most: int) -> list[int]:
        """Just so many numbers."""
        words = self.words
        if len(words) != count:
            raise self.error(f"there are {len(words)} numbers, not {count}")
        return [self.whole(word, least, most) for word in words]

    def seats(self, seats: int) -> list[int]:
        """Different seats in their order."""
        found: list[int] = []
        for word in self.words:
            seat = self.seat(word, seats)
            if seat in found:
                raise self.error(f"seat {seat} stands there already")
            found.append(seat)
        return found

    def names(self, numbers: dict[str, int], what: str) -> list[int]:
        return [self.named(word, numbers, what) for word in self.words]

    def mask(self, numbers: dict[str, int], what: str) -> int:
        """Different names as a set of bits."""
        bits = 0
        for number in self.names(numbers, what):
            if (bits >> number) & 1:
                raise self.error(f"a {what} stands there twice")
            bits |= 1 << number
        return bits

    def counts(self, numbers: dict[str, int], what: str, most: int) -> list[tuple[int, int]]:
        """`odin 2 thor`, `odin*2 thor` or `odin 2, thor` as pairs of a number and how many there are, at most so many
        in all."""
        found: list[tuple[int, int]] = []
        total = 0
        for word in self.words:
            name, star, times = word.partition("*")
            if word.isdecimal() and found:
                count = self.whole(word, 1, most) - 1
                kind = found[-1][0]
            else:
                kind = self.named(name, numbers, what)
                count = self.whole(times, 0, most) if star else 1
            total += count
            if total > most:
                raise self.error(f"that is more than {most}")
            found.append((kind, count))
        return found

    def json(self) -> Json:
        try:
            value: Json = msgspec.json.decode(self.tail)
        except msgspec.DecodeError as error:
            raise self.error(f"this is not JSON ({error})") from error
        return value

    def frames(self, s: State) -> list[Frame[Any]]:
        """Frames given as data, tried out on this position, whose other facts are filled in already."""
        data = JsonReader(self.json(), "frames")
        try:
            frames = read_frames(s.game, data)
            trial = s.copy()
            trial.frames = frames.copy()
            trial.settle()
            try_out(trial, data)
        except DataError as error:
            raise self.error(str(error)) from error
        except BROKEN as error:
            raise self.error("frames: these do not fit the rest") from error
        return frames


def read_lines(text: str) -> list[PositionLine]:
    """The lines that say something, with their numbers."""
    found: list[PositionLine] = []
    for number, raw in enumerate(text.split("\n"), 1):
        line = raw.partition("#")[0].strip()
        if line:
            found.append(PositionLine(number, line))
    return found


def named_lines(text: str, names: list[str]) -> dict[str, PositionLine]:
    """The lines of a position of which each is one of these facts, by their names."""
    found: dict[str, PositionLine] = {}
    for line in read_lines(text):
        if not line.colon or line.name not in names:
            raise line.error("this is no fact of a position")
        if line.name in found:
            raise line.error(f"{line.name!r} is given a second time")
        found[line.name] = line
    return found


NOTHING: Final = PositionLine(0, ":")
"""What is left out, read as a line."""


def whole_number(word: str) -> int:
    """A number written in plain digits; -1 for anything else."""
    if not word.isascii() or not word.isdecimal() or len(word) > LONGEST_NUMBER:
        return -1
    return int(word)


def json_text(data: Json) -> str:
    """Data as `PositionLine.json` reads it."""
    return msgspec.json.encode(data).decode()


def frames_json(s: State) -> str:
    """What is under way, as `PositionLine.frames` reads it."""
    return json_text([frame_data(frame) for frame in s.frames])


def pile_text(counts: list[int], names: list[str], mark: str) -> str:
    """Counted cards as `counts` reads them: `odin 2 thor` with the mark " ", `odin*2 thor` with "*"."""
    words: list[str] = []
    for kind in range(len(counts)):
        if counts[kind]:
            words.append(names[kind] if counts[kind] == 1 else f"{names[kind]}{mark}{counts[kind]}")
    return " ".join(words)
