"""One searching bot among bots of another kind, seats turned, with the CPU time of every choice.

A match with a record can be stopped at any time: its plays are kept in a file, line by line, and it goes on from there,
as long as engine, bots and its own title are the same code.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import process_time

import msgspec
from msgspec import Struct

from benchmarks.fingerprint import code_of
from meadhall import View, game
from meadhall.arena.duel import seatings
from meadhall.arena.play import luck
from meadhall.arena.wilson import wilson
from meadhall.bots import Search, bot
from meadhall.engine.search.settings import SearchSettings

FEWEST_SEATS = {"voluspa": 2, "wolves": 3, "bloodrage": 2, "berserk": 2}


class Setup(Struct, frozen=True):
    """All that a match depends on; play number n is the same play whenever it is played."""

    title: str
    seats: int
    other: str
    tries: int
    settings: SearchSettings
    seed: int = 0
    rules: str = ""
    """A hash of the code of engine, bots and title: plays of other code do not belong to the same match."""
    options: dict[str, str] = {}
    """Options of the title, such as decks=ready; the usual ones if none."""


class Played(Struct, frozen=True):
    """One play: the share of its win, by how much it was ahead of the best other seat, and what its choices cost."""

    share: float
    ahead: int
    choices: int
    tries: int
    seconds: float
    longest: float


class Score(Struct):
    """What came of the plays so far; times are CPU seconds on one core."""

    plays: int = 0
    wins: float = 0.0
    ahead: float = 0.0
    choices: int = 0
    tries: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, played: Played) -> None:
        self.plays += 1
        self.wins += played.share
        self.ahead += played.ahead
        self.choices += played.choices
        self.tries += played.tries
        self.seconds += played.seconds
        self.longest = max(self.longest, played.longest)

    @property
    def share(self) -> float:
        return self.wins / self.plays if self.plays else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.plays)

    def __str__(self) -> str:
        low, high = self.interval
        return (
            f"{self.wins:g} of {self.plays} = {self.share:.1%} ({low:.1%}–{high:.1%}), "
            f"ahead by {self.ahead / max(1, self.plays):.1f}, "
            f"{1000 * self.seconds / max(1, self.choices):.0f} ms a choice, at most {1000 * self.longest:.0f}, "
            f"{self.tries / max(1e-9, self.seconds):,.0f} simulations/s"
        )


class Timed:
    """A search that is timed."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.choices = 0
        self.tries = 0
        self.seconds = 0.0
        self.longest = 0.0

    def choose(self, view: View) -> int:
        began = process_time()
        found = self.search.analyse(view)
        spent = process_time() - began
        self.choices += 1
        self.tries += found.tries
        self.seconds += spent
        self.longest = max(self.longest, spent)
        return found.best


def play_one(setup: Setup, number: int) -> Played:
    """The play of this number: each seed is played once from every seat."""
    turns = len(seatings(("",) * setup.seats))
    seed, seat = setup.seed + number // turns, number % turns
    players = [bot(setup.other, luck(seed, at)) for at in range(setup.seats)]
    timed = Timed(Search(luck(seed, seat), setup.tries, settings=setup.settings))
    players[seat] = timed
    state = game(setup.title, setup.seats, **setup.options).new(seed)
    while not state.over:
        who = state.waiting[0]
        options = state.options_for(who)
        state.play(options[0] if len(options) == 1 else players[who].choose(state.view(who)), who)
    scores = {standing.seat: standing.score for standing in state.standings}
    ahead = scores.pop(seat) - max(scores.values())
    return Played(state.shares()[seat], ahead, timed.choices, timed.tries, timed.seconds, timed.longest)


class Record:
    """The file of a match: its setup, then a line for every play in the order of their numbers."""

    def __init__(self, path: Path, setup: Setup) -> None:
        self.path = path
        self.plays: list[Played] = []
        lines = path.read_bytes().splitlines() if path.exists() else []
        if not lines:
            path.write_bytes(msgspec.json.encode(setup) + b"\n")
            return
        if msgspec.json.decode(lines[0], type=Setup) != setup:
            raise SystemExit(f"{path} is the record of another match: give another file, or remove it")
        for line in lines[1:]:
            try:
                self.plays.append(msgspec.json.decode(line, type=Played))
            except msgspec.MsgspecError:
                break  # The last line of a match that was killed.
        if len(self.plays) < len(lines) - 1:
            path.write_bytes(b"".join(line + b"\n" for line in lines[: 1 + len(self.plays)]))

    def add(self, played: Played) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(played) + b"\n")


def match(setup: Setup, plays: int, path: Path | None = None) -> Iterator[Score]:
    """The score after every play, up to so many of them or a few more to turn the seats once round. Those that a record
    has are not played again."""
    whole = msgspec.structs.replace(setup, rules=code_of(setup.title))
    record = Record(path, whole) if path else None
    score = Score()
    for number in range(-(-plays // setup.seats) * setup.seats):
        if record is not None and number < len(record.plays):
            score.add(record.plays[number])
            if number < len(record.plays) - 1:
                continue
        else:
            played = play_one(whole, number)
            score.add(played)
            if record is not None:
                record.add(played)
        yield score
