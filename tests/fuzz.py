"""Random plays of every case under every law, with new seeds: `python -m tests.fuzz --seconds 60`.

A failure names the title, the options and the seed; `--seed` and `--title` play it again.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections.abc import Callable, Iterator

from meadhall.engine.game import title_named
from tests.conformance import hidden_laws, open_laws, window_laws
from tests.conformance.cases import Case, Twin, entry, joined
from tests.conformance.plays import Play, play_through

ALONE: list[Callable[[Play], object]] = [
    open_laws.check_goes_by_the_rules,
    open_laws.check_options_as_text,
    open_laws.check_replays,
    open_laws.check_json,
    open_laws.check_bad_json,
    open_laws.check_position,
    open_laws.check_answers_in_any_order,
    hidden_laws.check_samples_are_faithful,
    hidden_laws.check_samples_play_to_the_end,
    window_laws.check_windows_can_be_passed,
    window_laws.check_unfinished_moves_are_invisible,
]
COMPARED: list[Callable[[Play, Twin], object]] = [
    hidden_laws.check_twins_look_the_same,
    hidden_laws.check_events_tell_no_more_than_views,
    hidden_laws.check_silent_moves_show_nothing,
    hidden_laws.check_what_is_learnt_is_noted,
    hidden_laws.check_heuristic,
    hidden_laws.check_samples_are_blind,
    window_laws.check_windows_open_by_public_facts,
]


def turns(names: list[str], first: int) -> Iterator[tuple[Case, int]]:
    """Every case in turn, with ever new seeds."""
    cases = [
        Case(name, seats, options)
        for name in names
        for options in entry(name).option_sets
        for seats in title_named(name).seats
    ]
    seed = first
    while True:
        for case in cases:
            yield case, seed
        seed += 1


def check(case: Case, seed: int) -> int:
    """One play under every law; gives the number of its moves."""
    play = play_through(case.game, seed)
    for law in ALONE:
        law(play)
    open_laws.check_copies(play, entry(case.name).fixed)
    for compare in COMPARED:
        compare(play, case.twin)
    return len(play.moves)


def main() -> int:
    known = joined()
    reader = argparse.ArgumentParser(prog="python -m tests.fuzz", description="Random plays under every law.")
    reader.add_argument("--seconds", type=float, default=60)
    reader.add_argument("--seed", type=int, default=10_000, help="the first seed")
    reader.add_argument("--title", choices=known, action="append", help="only this title; may be said more than once")
    chosen = reader.parse_args()
    end = time.monotonic() + chosen.seconds
    plays = moves = 0
    for case, seed in turns(chosen.title or known, chosen.seed):
        if time.monotonic() > end:
            break
        try:
            moves += check(case, seed)
        except Exception:
            traceback.print_exc()
            print(f"{case} with seed {seed} broke a law: --title {case.name} --seed {seed}", file=sys.stderr)
            return 1
        plays += 1
    print(f"{plays} plays, {moves} moves, no law broken")
    return 0


if __name__ == "__main__":
    sys.exit(main())
