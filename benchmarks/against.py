"""This checkout beside another one, a worktree of an earlier commit say, in one interleaved run.

Both are measured by the same code, the workers of the two in turn; a ratio above 1 always says that this one is
faster. Plays of both are compared too: a faster engine that plays otherwise is not the same engine.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from benchmarks.workers import (
    COSTS,
    ENGINES,
    HEAVY,
    RATES,
    ROOT,
    Figures,
    Range,
    Worker,
    engine_worker,
    environment,
    over,
    ratios,
)
from meadhall.engine.game import title_named
from meadhall.games import TITLES

ACTS = (*RATES, *COSTS)
SHORT = 5
"""A copy, a view or a sample is measured for this part of the time that plays are."""
LOST = 0.95
COMPILED_TREE = """\
from meadhall import compiled
if not compiled.stamp():
    print("is not built")
elif compiled.stamp() != compiled.fingerprint():
    print("is older than its source")
"""


class Case(NamedTuple):
    """One row: a title in one form on one engine."""

    title: str
    options: tuple[tuple[str, str], ...]
    engine: str

    def __str__(self) -> str:
        return " ".join([self.title, *(f"{name}={value}" for name, value in self.options), self.engine])

    def asked(self, seed: int) -> dict[str, object]:
        seats = title_named(self.title).seats[0]
        return {"game": self.title, "seats": seats, "options": dict(self.options), "seed": seed}


class Pair(NamedTuple):
    this: Worker
    other: Worker


def what_lacks(checkout: Path) -> str:
    """Why this checkout's compiled engine cannot be measured; nothing if it can."""
    asked = [sys.executable, "-c", COMPILED_TREE]
    env = environment(checkout, "interpreted")
    return subprocess.run(asked, cwd=ROOT, env=env, capture_output=True, text=True, check=True).stdout.strip()


def build(checkout: Path) -> None:
    env = environment(checkout, "interpreted")
    subprocess.run([sys.executable, "-m", "meadhall.compile"], cwd=checkout, env=env, check=False)


def titles_of(checkout: Path) -> list[str]:
    """The titles that a checkout has: an earlier one may lack some."""
    asked = [sys.executable, "-c", "from meadhall.games import TITLES; print(*sorted(TITLES))"]
    env = environment(checkout, "interpreted")
    return subprocess.run(asked, cwd=ROOT, env=env, capture_output=True, text=True, check=True).stdout.split()


def engines_of_both(checkouts: tuple[Path, Path], build_first: bool) -> list[str]:
    """The engines that both have. Says why where that is not all of them."""
    engines = list(ENGINES)
    for checkout in checkouts:
        if build_first:
            build(checkout)
        lack = what_lacks(checkout)
        if lack:
            print(f"{checkout}: its compiled engine {lack}, so none is compared; --build builds it", file=sys.stderr)
            engines = [engine for engine in engines if engine != "compiled"]
    return engines


def measure(pairs: dict[str, Pair], cases: list[Case], rounds: int, seconds: float) -> tuple[Figures, Figures]:
    """Every cell of both, one after the other; who begins changes from round to round."""
    this, other = Figures(), Figures()
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
        for case in cases:
            pair = pairs[case.engine]
            for act in ACTS:
                asked = {"act": act, "seconds": seconds / (SHORT if act in COSTS else 1), **case.asked(1000 * number)}
                turns = [(this, pair.this), (other, pair.other)]
                for figures, worker in turns if number % 2 == 0 else reversed(turns):
                    figures.add(str(case), act, number=worker.number(**asked))
    return this, other


def gain(this: Figures, other: Figures, case: Case, act: str) -> Range:
    """How many times as fast this one is."""
    mine, theirs = this[str(case), act], other[str(case), act]
    return ratios(mine, theirs) if act in RATES else ratios(theirs, mine)


def other_plays(pairs: dict[str, Pair], cases: list[Case]) -> list[str]:
    """The cases in which the same seeds give other plays."""
    differing = []
    for case in cases:
        digests = [worker.ask(act="digest", **case.asked(7)) for worker in pairs[case.engine]]
        if digests[0] != digests[1]:
            differing.append(str(case))
    return differing


def report(this: Figures, other: Figures, cases: list[Case]) -> list[str]:
    heads = ["choices/s, listing", "by pick", "by rollout", "copy, µs", "view, µs", "sample, µs"]
    lines = [f"| | {' | '.join(heads)} |", f"| --- |{' ---: |' * len(heads)}"]
    lost = []
    for case in cases:
        gains = {act: gain(this, other, case, act) for act in ACTS}
        lost += [f"{case}, {act}: {gains[act]}" for act in ACTS if gains[act].median < LOST]
        lines.append(f"| {case} | {' | '.join(str(over(this[str(case), act])) for act in ACTS)} |")
        lines.append(f"| … the other | {' | '.join(str(over(other[str(case), act])) for act in ACTS)} |")
        lines.append(f"| … **times as fast** | {' | '.join(f'**{gains[act]}**' for act in ACTS)} |")
    lines.append("")
    if lost:
        lines += [f"More than {1 - LOST:.0%} slower than the other:", *(f"- {cell}" for cell in lost)]
    else:
        lines.append(f"Nothing is more than {1 - LOST:.0%} slower than the other.")
    return lines


def compare(checkout: Path, titles: list[str], rounds: int, seconds: float, build_first: bool) -> str:
    """The page that tells how this checkout does beside the other."""
    checkouts = (ROOT, checkout.resolve())
    if not (checkouts[1] / "src" / "meadhall").is_dir():
        raise SystemExit(f"{checkout} is no checkout of meadhall: it has no src/meadhall")
    engines = engines_of_both(checkouts, build_first)
    both = [title for title in titles_of(checkouts[1]) if title in TITLES]
    forms = [(title, form) for title in titles or both for form in ({}, HEAVY.get(title)) if form is not None]
    cases = [Case(title, tuple(form.items()), engine) for title, form in forms for engine in engines]
    pairs = {engine: Pair(*(engine_worker(one, engine) for one in checkouts)) for engine in engines}
    differing = other_plays(pairs, cases)
    this, other = measure(pairs, cases, rounds, seconds)
    for pair in pairs.values():
        for worker in pair:
            worker.close()
    lines = [f"# {checkouts[0]} beside {checkouts[1]}", "", *report(this, other, cases), ""]
    lines.append("The same seeds give " + (f"OTHER PLAYS: {'; '.join(differing)}" if differing else "the same plays."))
    return "\n".join(lines) + "\n"
