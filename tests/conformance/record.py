"""Record golden sagas: `python -m tests.conformance.record [title …]` writes what is missing, `--again` all of them.

A recorded play that no longer replays means that the rules have changed: raise the title's version (`TITLE`), record
again, and say so in CHANGELOG.md. Sagas and tables of the version before then say that they are of other rules.
"""

from __future__ import annotations

import sys
from pathlib import Path

from meadhall import Saga
from meadhall.engine.game import title_named
from tests.conformance.cases import Case, entry, joined
from tests.conformance.plays import play_through

GOLDEN = Path(__file__).parent.parent / "golden"


def golden_cases(name: str) -> list[Case]:
    """Every option set, each with another number of seats."""
    seats = title_named(name).seats
    sets = entry(name).option_sets
    return [Case(name, seats[i % len(seats)], sets[i % len(sets)]) for i in range(max(len(seats), len(sets)))]


def recorded(case: Case, seed: int) -> Saga:
    play = play_through(case.game, seed)
    saga = Saga(case.game, seed, moves=[(move.seat, move.text) for move in play.moves])
    saga.close(play.end)
    return saga


def main(arguments: list[str]) -> None:
    again = "--again" in arguments
    known = joined()
    for name in [word for word in arguments if not word.startswith("-")] or known:
        for i, case in enumerate(golden_cases(name)):
            path = GOLDEN / name / f"{case}.saga"
            if again or not path.exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                recorded(case, 1000 + i).write(path)
                print(f"recorded {path.relative_to(GOLDEN)}")


if __name__ == "__main__":
    main(sys.argv[1:])
