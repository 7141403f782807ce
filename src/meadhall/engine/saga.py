"""The record of a play as text a person can read: a head, then one move a line.

    meadhall saga 1
    game: voluspa
    version: 1
    seats: 2
    set: order
    name 0: Sigrun
    name 1: greedy
    commitment: 4f0c…
    seed: 7

    0 odin c4
    1 thor c5

A position given between `position:` and `end` lines replaces setting up. `result:` and `digest:` close a finished play.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from meadhall.engine.chance import SECRET_BYTES, commitment
from meadhall.engine.errors import MeadhallError, SagaError
from meadhall.engine.game import Game, Title, Value, choose, title_named
from meadhall.engine.loading import BROKEN
from meadhall.engine.state import State

HEAD: Final = "meadhall saga 1"
MAX_BYTES: Final = 1_000_000


@final
class Saga:
    """A play on record. `moves` are (seat, move text) in the order in which they stood."""

    def __init__(
        self,
        play: Game,
        seed: int | bytes | None,
        names: list[str] | None = None,
        moves: list[tuple[int, str]] | None = None,
        position: str = "",
        committed: str | None = None,
    ) -> None:
        """Without a commitment of its own, which is "" for a record that has none, that of the seed is noted."""
        self.game = play
        self.seed = seed
        self.names = [f"seat {seat}" for seat in range(play.seats)] if names is None else names
        if len(self.names) != play.seats:
            raise SagaError(f"a saga of {play.name} for {play.seats} has {play.seats} names, not {len(self.names)}")
        self.moves = list(moves or [])
        self.position = position
        self.commitment = ("" if seed is None else commitment(seed)) if committed is None else committed
        self.version = play.title.version
        self.result = ""
        self.digest = ""

    # --- replaying --------------------------------------------------------------------------------------------

    def start(self) -> State:
        if self.seed is None:
            raise SagaError("the seed is not revealed yet, so the play cannot be replayed")
        self.check_version()
        if self.position:
            return self.game.from_text(self.position, self.seed)
        return self.game.new(self.seed)

    def at(self, number: int) -> State:
        """The state after so many moves."""
        if not 0 <= number <= len(self.moves):
            raise SagaError(f"the saga has moves 0 to {len(self.moves)}, not {number}")
        state = self.start()
        for i in range(number):
            seat, text = self.moves[i]
            try:
                state.replay(text, seat)
            except MeadhallError as error:
                raise SagaError(f"move {i + 1} ({seat} {text}): {error}") from error
            except BROKEN as error:
                raise SagaError(f"move {i + 1} ({seat} {text}) does not fit the position") from error
        return state

    def back(self, count: int = 1) -> Saga:
        """The same saga without its last moves."""
        if not 0 <= count <= len(self.moves):
            raise SagaError(f"the saga has only {len(self.moves)} moves, not {count}")
        kept = self.moves[: len(self.moves) - count]
        earlier = Saga(self.game, self.seed, self.names, kept, self.position, self.commitment)
        earlier.version = self.version
        return earlier

    def add(self, state: State, seat: int, text: str) -> None:
        """Play a move on the state and write it down."""
        self.moves.append((seat, state.do(text, seat)))

    def close(self, state: State) -> None:
        """Write down how the play ended."""
        self.result = result_of(state)
        self.digest = state.digest()

    def verify(self) -> State:
        """Check the seed against its commitment, every move, the result and the digest; gives the last state."""
        if self.seed is None:
            raise SagaError("the seed is not revealed yet, so nothing can be verified")
        if not self.commitment:
            raise SagaError("the saga has no commitment, so nobody can tell whether its seed was chosen beforehand")
        if self.commitment != commitment(self.seed):
            raise SagaError("the seed is not the one that was committed to at the start")
        state = self.at(len(self.moves))
        if self.result and self.result != result_of(state):
            raise SagaError(f"the saga claims the result {self.result!r}, the moves give {result_of(state)!r}")
        if self.digest and self.digest != state.digest():
            raise SagaError("the moves do not lead to the state whose digest the saga claims")
        return state

    def check_version(self) -> None:
        """Moves mean what the rules of their day made of them: under others a play is not replayed."""
        if self.version != self.game.title.version:
            rules = f"{self.game.name} under rules version {self.version}, not {self.game.title.version}"
            raise SagaError(f"recorded as {rules}: it can be read, and replayed by a release that has those rules")

    # --- text --------------------------------------------------------------------------------------------------

    def to_text(self) -> str:
        lines = [HEAD, f"game: {self.game.name}", f"version: {self.version}", f"seats: {self.game.seats}"]
        lines += [f"{name}: {word(value)}" for name, value in self.game.options.items()]
        lines += [f"name {seat}: {one_line(name)}" for seat, name in enumerate(self.names)]
        if self.commitment:
            lines.append(f"commitment: {self.commitment}")
        if self.seed is not None:
            lines.append(f"seed: {self.seed.hex() if isinstance(self.seed, bytes) else number_word(self.seed)}")
        if self.position:
            lines += ["position:", *self.position.rstrip("\n").split("\n"), "end"]
        lines.append("")
        lines += [f"{seat} {text}" for seat, text in self.moves]
        if self.result:
            lines += ["", f"result: {self.result}", f"digest: {self.digest}"]
        return "\n".join(lines) + "\n"

    @staticmethod
    def from_text(text: str) -> Saga:
        if len(text) > MAX_BYTES:
            raise SagaError(f"a saga has at most {MAX_BYTES} characters")
        lines = text.replace("\r\n", "\n").split("\n")
        if lines[0].strip() != HEAD:
            raise SagaError(f"line 1 must be {HEAD!r}, not {lines[0][:40]!r}")
        fields: dict[str, str] = {}
        moves: list[tuple[int, str]] = []
        position: list[str] = []
        inside = False
        for number, line in enumerate(lines[1:], 2):
            if inside:
                inside = line != "end"
                if inside:
                    position.append(line)
            elif line == "position:":
                inside = True
            elif line[:1].isdigit():
                seat, _, move = line.partition(" ")
                if not seat.isdecimal() or len(seat) > 4 or not move:
                    raise SagaError(f"line {number} is not a seat and a move: {line[:60]!r}")
                moves.append((int(seat), move))
            elif line.strip():
                name, colon, value = line.partition(":")
                if not colon:
                    raise SagaError(f"line {number} is neither a field nor a move: {line[:60]!r}")
                if name in fields:
                    raise SagaError(f"line {number} gives {name!r} a second time")
                fields[name] = value.strip()
        if inside:
            raise SagaError("the position has no 'end' line")
        return build(fields, moves, "\n".join(position))

    @staticmethod
    def read(path: str | Path) -> Saga:
        size = Path(path).stat().st_size
        if size > MAX_BYTES:
            raise SagaError(f"{path} has {size} bytes; a saga has at most {MAX_BYTES}")
        try:
            return Saga.from_text(Path(path).read_text(encoding="utf-8"))
        except UnicodeDecodeError as error:
            raise SagaError(f"{path} is not a text file") from error

    def write(self, path: str | Path) -> None:
        Path(path).write_text(self.to_text(), encoding="utf-8")


def build(fields: dict[str, str], moves: list[tuple[int, str]], position: str) -> Saga:
    for needed in ("game", "version", "seats"):
        if needed not in fields:
            raise SagaError(f"the saga does not say its {needed!r}")
    try:
        version, seats = int(fields.pop("version")), int(fields.pop("seats"))
    except ValueError as error:
        raise SagaError("version and seats must be numbers") from error
    name = fields.pop("game")
    committed = fields.pop("commitment", "")
    seed = seed_of(fields.pop("seed", ""))
    result, digest = fields.pop("result", ""), fields.pop("digest", "")
    names = [fields.pop(f"name {seat}", f"seat {seat}") for seat in range(min(seats, 64))]
    if bool(result) != bool(digest):
        raise SagaError("the saga ends in the middle: a result and a digest come together or not at all")
    try:
        title = title_named(name)
        options = {key: value_of(title, key, value) for key, value in fields.items()}
        saga = Saga(choose(title, seats, options), seed, names, moves, position, committed)
    except MeadhallError as error:
        raise SagaError(f"the saga's game cannot be set up: {error}") from error
    saga.version, saga.result, saga.digest = version, result, digest
    return saga


def seed_of(text: str) -> int | bytes | None:
    if not text:
        return None
    try:
        seed = bytes.fromhex(text) if len(text) == 64 else int(text)
    except ValueError as error:
        raise SagaError(f"{text[:70]!r} is no seed: a number, or 64 hexadecimal digits") from error
    if isinstance(seed, bytes) and len(seed) != SECRET_BYTES:
        raise SagaError(f"{text[:70]!r} is no seed: it has {len(seed)} bytes, not {SECRET_BYTES}")
    return seed


def number_word(seed: int) -> str:
    """A number of 64 digits gets a sign, lest it be read as 32 bytes."""
    return f"{seed:+d}" if len(str(seed)) == 64 else str(seed)


def word(value: Value) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def value_of(title: Title, name: str, text: str) -> Value:
    """The value of this option that is written so; the text itself where there is none, for the error to show."""
    for choice in title.choices:
        if choice.name == name:
            for value in choice.allowed:
                if word(value) == text:
                    return value
    return text


def one_line(name: str) -> str:
    return " ".join(name.split())


def result_of(state: State) -> str:
    """`1:0=41 2:1=37`: place, seat and score of everybody."""
    return " ".join(f"{at.place}:{at.seat}={at.score}" for at in state.standings)
