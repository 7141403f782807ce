"""How long a level thinks of a whole move at the largest table of every title, with the code that tables use.

    python -m benchmarks.thinking [TITLE …] [--level 5] [--plays 2]

One seat is of that level, the others of `level:3`. A move is thought of as a worker of the hall does, from the view as
JSON to the text of all its parts; its limit of time counts seconds of the processor here, so that what else the machine
does changes nothing. Moves without a choice do not count.
"""

from __future__ import annotations

import argparse
from time import process_time

from meadhall import game
from meadhall.arena.play import luck
from meadhall.bots import levels
from meadhall.bots.levels import level_name
from meadhall.bots.levels_manners import LEVELS
from meadhall.engine.game import title_named
from meadhall.games import TITLES
from meadhall.server.tables.bot_workers import THOUGHT_SECONDS, choose_move

OTHERS = level_name(3)


def whole_moves(title: str, level: int, plays: int) -> list[float]:
    """Seconds of the processor for every move of the level."""
    seats = title_named(title).seats[-1]
    spent: list[float] = []
    for seed in range(plays):
        state, chance, thinker = game(title, seats).new(seed), luck(seed, 0), seed % seats
        while not state.over:
            who = state.waiting[0]
            view = state.view(who)
            name = level_name(level) if who == thinker else OTHERS
            told, number = view.to_json(), chance.draw_seed()
            began = process_time()
            chosen = choose_move(name, told, number)
            if who == thinker and len(view.options) > 1:
                spent.append(process_time() - began)
            state.do(chosen.move, who)
    return spent


def row(title: str, spent: list[float]) -> str:
    ordered = sorted(1000 * one for one in spent)
    late = ordered[int(0.95 * (len(ordered) - 1))]
    mean = sum(ordered) / len(ordered)
    seats = title_named(title).seats[-1]
    return f"| {title} | {seats} | {len(ordered)} | {mean:.0f} | {late:.0f} | {ordered[-1]:.0f} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.thinking", description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("titles", nargs="*", default=list(TITLES))
    parser.add_argument("--level", type=int, choices=LEVELS, default=LEVELS[-1])
    parser.add_argument("--plays", type=int, default=2)
    chosen = parser.parse_args()
    levels.monotonic = process_time  # type: ignore[attr-defined]
    print(f"whole moves of {level_name(chosen.level)}, milliseconds of the processor; limit {THOUGHT_SECONDS:g} s\n")
    print("| title | seats | moves | mean | one in twenty | longest |\n| --- | ---: | ---: | ---: | ---: | ---: |")
    for title in chosen.titles:
        print(row(title, whole_moves(title, chosen.level, chosen.plays)), flush=True)


if __name__ == "__main__":
    main()
