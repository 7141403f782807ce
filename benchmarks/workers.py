"""Processes that measure, and what is made of their figures: medians and ranges over rounds."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
ENGINES = ("interpreted", "compiled")
RATES = ("choices", "pick", "rollout")
"""Acts that are measured in real choices a second; all others in microseconds."""
COSTS = ("copy", "view", "sample")
HEAVY = {"voluspa": {"set": "all"}}
"""The fullest form of a title, to be compared with its plain one."""


class Worker:
    """A process that measures on request."""

    def __init__(self, command: list[str], environment: dict[str, str] | None = None) -> None:
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.about = self.answer()

    def answer(self) -> dict[str, str]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{' '.join(map(str, self.process.args))} has died")  # type: ignore[arg-type]
        answer: dict[str, str] = json.loads(line)
        return answer

    def ask(self, **asked: object) -> object:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        return self.answer()

    def number(self, **asked: object) -> float:
        return float(str(self.ask(**asked)))

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(10)


def environment(checkout: Path, engine: str) -> dict[str, str]:
    """Of a process that runs this checkout's engine: its own source and its own compiled tree."""
    chosen = {**os.environ, "PYTHONPATH": str(checkout / "src"), "MEADHALL_ENGINE": engine}
    if checkout != ROOT:
        chosen.pop("MEADHALL_COMPILED_TREE", None)
    return chosen


def engine_worker(checkout: Path, engine: str) -> Worker:
    """Measures the engine of a checkout; how it measures is always as in this one."""
    worker = Worker([sys.executable, "-m", "benchmarks.worker"], environment(checkout, engine))
    if not Path(worker.about["package"]).is_relative_to(checkout):
        raise SystemExit(f"meant to measure {checkout}, but {worker.about['package']} was loaded")
    return worker


class Range(NamedTuple):
    median: float
    least: float
    most: float

    def __str__(self) -> str:
        return f"{figure(self.median)} ({figure(self.least)}–{figure(self.most)})"


def figure(number: float) -> str:
    if number >= 1000:
        return f"{number:,.0f}"
    return f"{number:.3g}" if number < 10 else f"{number:.0f}"


def over(numbers: list[float]) -> Range:
    return Range(statistics.median(numbers), min(numbers), max(numbers))


def ratios(above: list[float], below: list[float]) -> Range:
    """Round by round, so that a slow moment of the machine falls on both."""
    return over([a / b for a, b in zip(above, below, strict=True)])


class Figures:
    """All rounds of all measures, by name."""

    def __init__(self) -> None:
        self.rounds: dict[tuple[str, ...], list[float]] = {}

    def add(self, *name: str, number: float) -> None:
        self.rounds.setdefault(name, []).append(number)

    def __getitem__(self, name: tuple[str, ...]) -> list[float]:
        return self.rounds[name]
