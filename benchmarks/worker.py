"""One process that measures on request: the engine it runs on is chosen by MEADHALL_ENGINE before it starts.

Answers one line of JSON to every line that comes in.
"""

from __future__ import annotations

import json
import sys
from time import perf_counter

import msgspec

from meadhall import Chance, Game, compiled, game
from meadhall.arena import Plan, play_all
from meadhall.cli.bench import choices_per_second, microseconds, middle


class Asked(msgspec.Struct):
    """What is to be measured: `act` is choices, copy, view, sample, or plays on so many processes."""

    act: str
    game: str
    seats: int
    options: dict[str, str | int | bool]
    seed: int
    seconds: float = 1.0
    plays: int = 0
    processes: int = 1


def measure(asked: Asked) -> float:
    rules = game(asked.game, asked.seats, **asked.options)
    if asked.act == "choices":
        return choices_per_second(rules, asked.seconds, asked.seed)[0]
    if asked.act == "plays":
        return plays_per_second(rules, asked)
    state = middle(rules)
    if asked.act == "copy":
        return microseconds(state.copy, asked.seconds)
    view, chance = state.view(state.waiting[0]), Chance(asked.seed)
    if asked.act == "view":
        return microseconds(lambda: state.view(view.seat), asked.seconds)
    return microseconds(lambda: view.sample(chance), asked.seconds)


def plays_per_second(rules: Game, asked: Asked) -> float:
    """By the clock, on so many processes, the time to start them included."""
    plan = Plan(rules.name, rules.seats, rules.options)
    jobs = [(("random",) * rules.seats, asked.seed + number) for number in range(asked.plays)]
    started = perf_counter()
    done = sum(1 for _ in play_all(plan, jobs, asked.processes))
    return done / (perf_counter() - started)


if __name__ == "__main__":
    print(json.dumps({"engine": "compiled" if compiled.in_use() else "interpreted"}), flush=True)
    for line in sys.stdin:
        print(json.dumps(measure(msgspec.json.decode(line, type=Asked))), flush=True)
