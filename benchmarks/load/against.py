"""The server of this checkout beside another's, a worktree of an earlier commit say, in one interleaved run.

The same players load both; each hall runs its own source, both on the compiled engine or both interpreted.
"""

from __future__ import annotations

import asyncio
import shutil
import statistics
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.against import LOST, what_lacks
from benchmarks.load.load import Tally, load, open_hall
from benchmarks.workers import ROOT, environment


class Load(NamedTuple):
    name: str
    game: str
    options: dict[str, Any]
    seats: int
    tables: int
    pause: float


LOADS = (
    Load("Völuspá, flat out", "voluspa", {"set": "base"}, 2, 25, 0.0),
    Load("Völuspá, paced", "voluspa", {"set": "base"}, 2, 250, 1.0),
    Load("Blood Rage, four seats, paced", "bloodrage", {}, 4, 50, 0.5),
    Load("noughts and crosses, flat out", "noughts", {}, 2, 25, 0.0),
)


def measure(checkout: Path, engine: str, one: Load, seconds: float) -> Tally:
    folder = tempfile.mkdtemp(prefix="meadhall-load-")
    spare = int(seconds * 1.5) + 4 if one.game == "voluspa" and not one.pause else 1
    try:
        with open_hall(folder, checkout, environment(checkout, engine)) as (url, process):
            return asyncio.run(
                load(url, process, one.tables, seconds, one.pause, one.game, one.options, spare, seats=one.seats)
            )
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def times_as_fast(more: list[float], less: list[float]) -> float:
    return statistics.median(one / other for one, other in zip(more, less, strict=True))


def compare_checkouts(other: Path, rounds: int, seconds: float) -> None:
    checkouts = (ROOT, other.resolve())
    if not (checkouts[1] / "benchmarks" / "load").is_dir():
        raise SystemExit(f"{other} is no checkout of meadhall with benchmarks/load")
    engine = "interpreted" if any(what_lacks(checkout) for checkout in checkouts) else "compiled"
    print(f"{checkouts[0]} beside {checkouts[1]}, {engine} engine, {rounds} rounds", flush=True)
    lost: list[str] = []
    for one in LOADS:
        print(one.name, flush=True)
        tallies: dict[Path, list[Tally]] = {checkout: [] for checkout in checkouts}
        for number in range(rounds):
            for checkout in checkouts if number % 2 == 0 else reversed(checkouts):
                print("  this " if checkout == ROOT else "  other", end=" ", flush=True)
                tallies[checkout].append(measure(checkout, engine, one, seconds))
        this, that = (tallies[checkout] for checkout in checkouts)
        rate = times_as_fast([tally.rate for tally in this], [tally.rate for tally in that])
        cost = times_as_fast([tally.cost for tally in that], [tally.cost for tally in this])
        wait = times_as_fast([tally.at(0.5) for tally in that], [tally.at(0.5) for tally in this])
        print(f"  times as fast: {rate:.2f} by moves/s, {cost:.2f} by processor, {wait:.2f} by p50", flush=True)
        if (cost if one.pause else rate) < LOST:
            lost.append(one.name)
    print(
        f"More than {1 - LOST:.0%} slower: {', '.join(lost)}"
        if lost
        else f"Nothing is more than {1 - LOST:.0%} slower."
    )
