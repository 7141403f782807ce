"""How far the five levels are apart: every level against the one below, for every title and number of seats.

    python -m benchmarks.levels [TITLE …] [--games 100] [--others 40] [--seats N] [--level N …]

Each play is written down as it ends, in build/levels.jsonl: stopped with Ctrl+C, it goes on where it was. Plays of
other code of engine, bots or their title do not count. docs/levels.md is written at every end, whole or not.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from time import process_time

import msgspec
from msgspec import Struct

from benchmarks.fingerprint import code_of
from meadhall import View, bot, game
from meadhall.arena.play import luck
from meadhall.arena.wilson import wilson
from meadhall.bots import Bot
from meadhall.bots.levels import level_name
from meadhall.bots.levels_manners import LEVELS, manner_of
from meadhall.engine.game import Game, title_named
from meadhall.games import TITLES

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "levels.jsonl"
PAGE = ROOT / "docs" / "levels.md"
NEEDED, FAIR_TIMES = 0.7, 1.5
"""At the smallest table a level wins so much against those below; elsewhere so many times its fair share."""


class Play(Struct):
    """One play: how much of the win the level had on this seat, and what its choices took of the processor."""

    match: str
    seed: int
    seat: int
    share: float
    choices: int
    seconds: float
    longest: float


class Match(Struct, frozen=True):
    """One of a level among those below."""

    title: str
    seats: int
    level: int
    games: int

    @property
    def smallest(self) -> bool:
        return self.seats == title_named(self.title).seats[0]

    @property
    def needed(self) -> float:
        return NEEDED if self.smallest else FAIR_TIMES / self.seats

    @property
    def key(self) -> str:
        """What its plays depend on: the code of engine, bots and title, and how both levels play."""
        manners = (manner_of(self.title, self.level), manner_of(self.title, self.level - 1))
        text = f"{code_of(self.title)} {self.title} {self.seats} {self.level} {manners}"
        return blake2b(text.encode(), digest_size=8).hexdigest()

    def wanted(self) -> list[tuple[int, int]]:
        """Seed by seed from every seat in turn, till there are enough plays; at the smallest table to the last seat."""
        plays = [(seed, seat) for seed in range(-(-self.games // self.seats)) for seat in range(self.seats)]
        return plays if self.smallest else plays[: self.games]


class Timed:
    """A bot whose choices are timed."""

    def __init__(self, player: Bot) -> None:
        self.player = player
        self.choices = 0
        self.seconds = self.longest = 0.0

    def choose(self, view: View) -> int:
        began = process_time()
        option = self.player.choose(view)
        spent = process_time() - began
        self.choices += 1
        self.seconds += spent
        self.longest = max(self.longest, spent)
        return option


def play(rules: Game, match: Match, key: str, seed: int, seat: int) -> Play:
    players: list[Bot] = [bot(level_name(match.level - 1), luck(seed, at)) for at in range(rules.seats)]
    timed = players[seat] = Timed(bot(level_name(match.level), luck(seed, seat)))
    state = rules.new(seed)
    while not state.over:
        who = state.waiting[0]
        options = state.options_for(who)
        state.play(options[0] if len(options) == 1 else players[who].choose(state.view(who)), who)
    share = state.shares()[seat]
    return Play(key, seed, seat, share, timed.choices, round(timed.seconds, 4), round(timed.longest, 4))


def kept() -> Iterator[Play]:
    if KEPT.exists():
        for line in KEPT.read_text(encoding="utf-8").splitlines():
            try:
                yield msgspec.json.decode(line, type=Play)
            except msgspec.MsgspecError:
                continue  # A line that was cut off.


def cut_fragment() -> None:
    """What is written next begins a line, though a run was killed in the middle of its last one."""
    text = KEPT.read_bytes() if KEPT.exists() else b""
    whole = text.rfind(b"\n") + 1
    if whole < len(text):
        os.truncate(KEPT, whole)


def measure(matches: list[Match]) -> None:
    """Play what is missing, a play of every match in turn, so that a short run tells something of each."""
    done: dict[str, set[tuple[int, int]]] = {}
    for one in kept():
        done.setdefault(one.match, set()).add((one.seed, one.seat))
    left = {match: [pair for pair in match.wanted() if pair not in done.get(match.key, set())] for match in matches}
    total, number = sum(map(len, left.values())), 0
    KEPT.parent.mkdir(exist_ok=True)
    cut_fragment()
    with KEPT.open("a", encoding="utf-8") as file:
        while any(left.values()):
            for match, pairs in left.items():
                if pairs:
                    number += 1
                    say(f"{number:,} of {total:,}: {match.title}, {match.seats} seats, level {match.level}")
                    made = play(game(match.title, match.seats), match, match.key, *pairs.pop(0))
                    file.write(msgspec.json.encode(made).decode() + "\n")
                    file.flush()
    say("")


def say(words: str) -> None:
    """How far it has come: one line that changes on a terminal, a line each in a pipe."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{words}", end="", file=sys.stderr, flush=True)
    elif words:
        print(words, file=sys.stderr, flush=True)


def page(matches: list[Match]) -> str:
    plays: dict[str, list[Play]] = {}
    for one in kept():
        plays.setdefault(one.match, []).append(one)
    rows = [row(match, plays.get(match.key, [])) for match in matches]
    return HEAD + "\n".join(rows) + "\n"


def row(match: Match, plays: list[Play]) -> str:
    head = f"| {match.title} | {match.seats} | {match.level} | "
    if not plays:
        return f"{head}not played | – | {match.needed:.0%} | – | – |"
    wins, count = sum(one.share for one in plays), len(plays)
    low, high = wilson(wins, count)
    choices = max(1, sum(one.choices for one in plays))
    spent = 1000 * sum(one.seconds for one in plays) / choices
    sign = "" if wins / count >= match.needed else " ✕"
    return (
        f"{head}{wins:g} of {count} = {wins / count:.0%}{sign} | {low:.0%}–{high:.0%} | {match.needed:.0%} | "
        f"{spent:.1f} | {1000 * max(one.longest for one in plays):.0f} |"
    )


HEAD = """# The five levels

`level:1` to `level:5` play every title with any number of seats; `bots/levels_manners.py` says how. One of each level
plays among those of the level below, seed by seed from every seat in turn; where the number of plays is no multiple of
the seats, the last seed was not played from all of them. At the smallest table it has to win 70 %, elsewhere 1.5 times
its fair share. Written by `make levels`, which may be stopped and goes on where it was. ✕ marks what falls short; few
plays prove little. Times are of the processor, in milliseconds a choice, on the compiled engine; what whole moves
take at tables stands in [Host](hosting.md).

| title | seats | level | wins | 95 % | needed | ms | longest |
| --- | ---: | ---: | --- | --- | ---: | ---: | ---: |
"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.levels", description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("titles", nargs="*", default=list(TITLES))
    parser.add_argument("--games", type=int, default=100, help="plays of each match at the smallest table")
    parser.add_argument("--others", type=int, default=40, help="plays of each match at larger tables")
    parser.add_argument("--seats", type=int, default=0, help="this number of seats alone")
    parser.add_argument("--level", type=int, nargs="*", default=list(LEVELS[1:]))
    chosen = parser.parse_args()
    every = [
        Match(title, seats, level, chosen.games if seats == title_named(title).seats[0] else chosen.others)
        for title in TITLES
        for seats in title_named(title).seats
        for level in LEVELS[1:]
    ]
    asked = [
        match for match in every
        if match.title in chosen.titles and match.level in chosen.level and chosen.seats in (0, match.seats)
    ]  # fmt: skip
    try:
        measure(asked)
    except KeyboardInterrupt:
        say("")
        print("stopped; run it again to go on", file=sys.stderr)
    PAGE.write_text(page(every), encoding="utf-8")
    print(f"wrote {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
