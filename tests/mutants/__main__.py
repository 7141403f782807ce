"""Break the rules in one place at a time and see whether the tests notice: `make mutants`.

Every change is made in a private copy of the tree, and the title's rule tests are run there until the first failure.
What survives is listed in build/mutants; each survivor is a rule that no test holds, or a change that changes nothing.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from tests.mutants.changes import Change, changes

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "mutants"
COPIED = ("src", "tests", "pyproject.toml", "README.md")
LEAVE_OUT = shutil.ignore_patterns("__pycache__", "node_modules", ".hypothesis")
SLACK = 4
"""A run that takes so many times longer than an unbroken one is in an endless loop, which is noticing it."""


class Workshop:
    """A private copy of the tree."""

    def __init__(self, number: int) -> None:
        self.path = BUILD / f"tree-{number}"
        shutil.rmtree(self.path, ignore_errors=True)
        self.path.mkdir(parents=True)
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, self.path / name, ignore=LEAVE_OUT)
            else:
                shutil.copy(source, self.path / name)

    def test(self, tests: list[str], timeout: float | None) -> bool:
        """Whether the tests pass here."""
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.path / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
            "MEADHALL_ENGINE": "interpreted",
        }
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests]
        try:
            done = subprocess.run(
                command, cwd=self.path, env=environment, capture_output=True, timeout=timeout, check=False
            )
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0

    def survives(self, change: Change, tests: list[str], timeout: float) -> bool:
        path = self.path / change.path
        source = path.read_bytes()
        try:
            path.write_bytes(change.apply(source))
            return self.test(tests, timeout)
        finally:
            path.write_bytes(source)


def main() -> int:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("title", nargs="?", default="voluspa", help="a title, or engine")
    parser.add_argument("--tests", nargs="*", help="the tests that must notice; those of the title by default")
    parser.add_argument("--files", nargs="*", help="only these files, by their names")
    parser.add_argument("--minutes", type=float, default=30, help="stop after so long")
    parser.add_argument("--most", type=int, help="try at most so many changes, chosen at random")
    parser.add_argument("--seed", type=int, default=0, help="of that choice")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--least", type=float, default=0.0, help="fail if a smaller share is noticed")
    asked = parser.parse_args()

    folder = ROOT / "src/meadhall" / ("engine" if asked.title == "engine" else f"games/{asked.title}")
    tests = asked.tests or ["tests/engine" if asked.title == "engine" else f"tests/games/{asked.title}"]
    files = [path for path in sorted(folder.rglob("*.py")) if not asked.files or path.name in asked.files]
    found = [change for path in files for change in changes(ROOT, path)]
    if not found:
        print(f"there is nothing to change in {folder.relative_to(ROOT)}")
        return 2
    random.Random(asked.seed).shuffle(found)
    found = found[: asked.most]

    free: SimpleQueue[Workshop] = SimpleQueue()
    for number in range(asked.jobs):
        free.put(Workshop(number))
    first = free.get()
    started = time.monotonic()
    if not first.test(tests, None):
        print(f"{' '.join(tests)} fails before anything is changed")
        return 2
    unbroken = time.monotonic() - started
    free.put(first)
    until = started + asked.minutes * 60
    print(f"{len(found)} changes of {len(files)} files; an unbroken run takes {unbroken:.1f} s", flush=True)

    def attempt(change: Change) -> tuple[Change, bool | None]:
        if time.monotonic() > until:
            return change, None
        workshop = free.get()
        try:
            return change, workshop.survives(change, tests, unbroken * SLACK + 10)
        finally:
            free.put(workshop)

    tried, survivors = 0, []
    with ThreadPoolExecutor(asked.jobs) as pool:
        for change, survived in pool.map(attempt, found):
            tried += survived is not None
            if survived:
                survivors.append(change)
                print(f"survives: {change}", flush=True)
    share = 1 - len(survivors) / max(1, tried)
    summary = f"{asked.title}: {tried - len(survivors)} of {tried} changes noticed ({share:.1%})"
    if tried < len(found):
        summary += f"; {len(found) - tried} not tried in {asked.minutes:g} minutes"
    report = BUILD / f"{asked.title}.txt"
    report.write_text("\n".join([summary, *sorted(str(change) for change in survivors)]) + "\n", encoding="utf-8")
    print(summary, f"written to {report.relative_to(ROOT)}", sep="; ")
    return 0 if share >= asked.least else 1


if __name__ == "__main__":
    sys.exit(main())
