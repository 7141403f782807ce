"""Speed, side by side: this engine interpreted and compiled, and a peer in an environment of its own.

    python -m benchmarks.speed [--rounds 7] [--seconds 1] [--write docs/bench.md]

Every round lets each contestant work for a second of CPU time, one after another on one core, so that what else the
machine does falls on all of them; what is shown is the median over the rounds, and the least and most.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from meadhall.engine.game import title_named
from meadhall.games import TITLES

ROOT = Path(__file__).resolve().parents[1]
PEERS = ROOT / "build" / "peers"
PEER = "catanatron==3.2.1"
PEER_SEATS = 4
"""As its own runner has it; with two it makes fewer choices a second."""
ENGINES = ("interpreted", "compiled")
MOST = "most seats"
HEAVY = {"voluspa": {"set": "all"}}
"""The fullest form of a title, to be compared with its plain one."""


class Worker:
    """A process that measures on request."""

    def __init__(self, command: list[str], engine: str = "") -> None:
        environment = {**os.environ, "MEADHALL_ENGINE": engine} if engine else dict(os.environ)
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


def peer() -> Worker:
    """The peer, installed by its name into an environment of its own."""
    python = PEERS / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=True)
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", PEER]
    subprocess.run(install, check=True)
    return Worker([str(python), str(ROOT / "benchmarks" / "peer.py")])


class Figures:
    """All rounds of all measures, by name."""

    def __init__(self) -> None:
        self.rounds: dict[tuple[str, ...], list[float]] = {}

    def add(self, *name: str, number: float) -> None:
        self.rounds.setdefault(name, []).append(number)

    def __getitem__(self, name: tuple[str, ...]) -> list[float]:
        return self.rounds[name]


def measure(workers: dict[str, Worker], other: Worker | None, rounds: int, seconds: float) -> Figures:
    figures = Figures()
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
        seed = 1000 * number
        if other is not None:
            played = other.ask(seconds=seconds, seed=seed, seats=PEER_SEATS)
            assert isinstance(played, dict)
            figures.add("peer", number=played["choices"] / played["seconds"])
        for name in sorted(TITLES):
            about = {"game": name, "seats": title_named(name).seats[0], "seed": seed}
            for engine, worker in workers.items():
                plain = {**about, "options": {}}
                figures.add(name, engine, "choices", number=worker.number(act="choices", seconds=seconds, **plain))
                for act in ("copy", "view", "sample"):
                    figures.add(name, engine, act, number=worker.number(act=act, seconds=seconds / 5, **plain))
                crowded = {**plain, "seats": title_named(name).seats[-1]}
                for act in ("copy", "sample"):
                    cost = worker.number(act=act, seconds=seconds / 5, **crowded)
                    figures.add(name, engine, act, MOST, number=cost)
                if name in HEAVY:
                    full = {**about, "options": HEAVY[name]}
                    figures.add(name, engine, "heavy", number=worker.number(act="choices", seconds=seconds, **full))
    return figures


def two_over_one(worker: Worker, seconds: float) -> Range:
    """How many more plays two processes finish in the same time, by the clock."""
    about = {"act": "plays", "game": "voluspa", "seats": 2, "options": {}, "seed": 1}
    rate = worker.number(plays=200, processes=1, **about)
    plays = max(200, int(rate * seconds * 3))
    pairs = [[worker.number(plays=plays, processes=many, **about) for many in (1, 2)] for _ in range(3)]
    return over([two / one for one, two in pairs])


def table(figures: Figures, engines: list[str], with_peer: bool) -> list[str]:
    lines = [
        "| game | engine | real choices/s | over the peer | copy, µs | view, µs | sample, µs | sample/copy "
        "| sample/copy, most seats |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for name in sorted(TITLES):
        for engine in engines:
            choices, copy = figures[name, engine, "choices"], figures[name, engine, "copy"]
            against = str(ratios(choices, figures["peer",])) if with_peer else "–"
            view, sample = over(figures[name, engine, "view"]), figures[name, engine, "sample"]
            crowded = ratios(figures[name, engine, "sample", MOST], figures[name, engine, "copy", MOST])
            lines.append(
                f"| {name} | {engine} | {over(choices)} | {against} | {over(copy)} | {view} "
                f"| {over(sample)} | {ratios(sample, copy)} | {crowded} |"
            )
    if with_peer:
        lines.append(f"| {PEER} | – | {over(figures['peer',])} | 1 | – | – | – | – | – |")
    return lines


def report(figures: Figures, engines: list[str], with_peer: bool, about: list[str], doubled: Range | None) -> str:
    lines = ["# Speed", "", "Random play listing all options, fewest seats, one core, CPU time; a real choice is one"]
    lines += ["with two options or more. Median over the rounds, with the least and the most in brackets. What a"]
    lines += ["sample costs is told for the most seats too, where most is hidden.", ""]
    lines += table(figures, engines, with_peer)
    lines.append("")
    for name, options in HEAVY.items():
        said = ", ".join(f"{key}={value}" for key, value in options.items())
        for engine in engines:
            cost = ratios(figures[name, engine, "choices"], figures[name, engine, "heavy"])
            lines.append(f"- {name} with {said}, {engine}: a choice costs {cost} times what it costs without.")
    if doubled is not None:
        lines.append(f"- Two processes over one, {engines[-1]}, by the clock: {doubled} times the plays.")
    lines += ["", *(f"- {line}" for line in about), "", "Made by `make bench`; `meadhall bench` is the quick version."]
    return "\n".join(lines) + "\n"


def processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.speed", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--write", type=Path, help="write the page there too")
    parser.add_argument("--no-peer", action="store_true", help="leave the peer out")
    asked = parser.parse_args()

    busy = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores when it began"
    subprocess.run([sys.executable, "-m", "meadhall.compile"], cwd=ROOT, check=False)
    command = [sys.executable, "-m", "benchmarks.worker"]
    workers = {"interpreted": Worker(command, "interpreted")}
    best = Worker(command, "auto")
    if best.about["engine"] == "compiled":
        workers["compiled"] = best
    other = None if asked.no_peer else peer()
    figures = measure(workers, other, asked.rounds, asked.seconds)
    engines = [engine for engine in ENGINES if engine in workers]
    doubled = two_over_one(workers[engines[-1]], asked.seconds) if len(os.sched_getaffinity(0)) > 1 else None
    about = [f"{asked.rounds} rounds of {asked.seconds:g} s each, interleaved; {busy}"]
    about.append(f"{processor()}, {platform.system()}, Python {platform.python_version()}")
    about.append(f"meadhall {version('meadhall')}, mypy {version('mypy')}" + ("" if asked.no_peer else f", {PEER}"))
    page = report(figures, engines, other is not None, about, doubled)
    for worker in [*workers.values(), best, *([other] if other else [])]:
        worker.close()
    print(page)
    if asked.write:
        asked.write.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
