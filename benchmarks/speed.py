"""Speed, side by side: this engine interpreted and compiled, and a peer in an environment of its own.

    python -m benchmarks.speed [--rounds 7] [--seconds 1] [--write docs/bench.md]
    python -m benchmarks.speed --against ../another-checkout [--build] [--title voluspa]

The second compares with the engine of another checkout instead, and says where this one is slower.

Every round lets each contestant work for a second of CPU time, one after another on one core, so that what else the
machine does falls on all of them; what is shown is the median over the rounds, and the least and most.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

from benchmarks.against import compare
from benchmarks.workers import COSTS, ENGINES, HEAVY, RATES, ROOT, Figures, Range, Worker, engine_worker, over, ratios
from meadhall.engine.game import title_named
from meadhall.games import TITLES

PEERS = ROOT / "build" / "peers"
PEER = "catanatron==3.2.1"
PEER_SEATS = 4
"""As its own runner has it; with two it makes fewer choices a second."""
MOST = "most seats"


def peer() -> Worker:
    """The peer, installed by its name into an environment of its own."""
    python = PEERS / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=True)
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", PEER]
    subprocess.run(install, check=True)
    return Worker([str(python), str(ROOT / "benchmarks" / "peer.py")])


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
                for act in RATES:
                    figures.add(name, engine, act, number=worker.number(act=act, seconds=seconds, **plain))
                for act in COSTS:
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
        "| game | engine | real choices/s | over the peer | by pick | by rollout | copy, µs | view, µs | sample, µs "
        "| sample/copy | sample/copy, most seats |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for name in sorted(TITLES):
        for engine in engines:
            choices, copy = figures[name, engine, "choices"], figures[name, engine, "copy"]
            against = str(ratios(choices, figures["peer",])) if with_peer else "–"
            pick, rollout = over(figures[name, engine, "pick"]), over(figures[name, engine, "rollout"])
            view, sample = over(figures[name, engine, "view"]), figures[name, engine, "sample"]
            crowded = ratios(figures[name, engine, "sample", MOST], figures[name, engine, "copy", MOST])
            lines.append(
                f"| {name} | {engine} | {over(choices)} | {against} | {pick} | {rollout} "
                f"| {over(copy)} | {view} | {over(sample)} | {ratios(sample, copy)} | {crowded} |"
            )
    if with_peer:
        lines.append(f"| {PEER} | – | {over(figures['peer',])} | 1 | – | – | – | – | – | – | – |")
    return lines


def report(figures: Figures, engines: list[str], with_peer: bool, about: list[str], doubled: Range | None) -> str:
    lines = ["# Speed", "", "Random play listing all options, fewest seats, one core, CPU time; a real choice is one"]
    lines += ["with two options or more. By `pick` each option is drawn without listing the others and then played;"]
    lines += ["`rollout` does the same inside the engine. Median over the rounds, with the least and the most in"]
    lines += ["brackets. What a sample costs is told for the most seats too, where most is hidden.", ""]
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
    parser.add_argument("--against", type=Path, metavar="PATH", help="compare with the engine of this checkout")
    parser.add_argument("--build", action="store_true", help="with --against: compile both engines first")
    parser.add_argument("--title", action="append", choices=sorted(TITLES), help="with --against: only this one")
    asked = parser.parse_args()
    if asked.against:
        say(compare(asked.against, asked.title or [], asked.rounds, asked.seconds, asked.build), asked.write)
        return

    busy = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores when it began"
    subprocess.run([sys.executable, "-m", "meadhall.compile"], cwd=ROOT, check=False)
    workers = {"interpreted": engine_worker(ROOT, "interpreted")}
    best = engine_worker(ROOT, "auto")
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
    say(page, asked.write)


def say(page: str, path: Path | None) -> None:
    print(page)
    if path is not None:
        path.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
