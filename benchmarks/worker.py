"""One process that measures on request: the engine it runs on is chosen by MEADHALL_ENGINE before it starts.

Answers one line of JSON to every line that comes in.
"""

from __future__ import annotations

import json
import sys
from time import perf_counter

from meadhall import Chance, compiled, game
from meadhall.arena import Plan, play_all
from meadhall.cli.bench import choices_per_second, microseconds, middle


def measure(asked: dict[str, object]) -> float:
    name, options, seconds = str(asked["game"]), asked["options"], float(str(asked["seconds"]))
    assert isinstance(options, dict)
    rules = game(name, int(str(asked["seats"])), **options)
    seed = int(str(asked["seed"]))
    if asked["act"] == "choices":
        return choices_per_second(rules, seconds, seed)[0]
    if asked["act"] == "plays":
        plan = Plan(name, rules.seats, rules.options)
        plays = int(str(asked["plays"]))
        jobs = [(("random",) * rules.seats, seed + number) for number in range(plays)]
        started = perf_counter()
        done = sum(1 for _ in play_all(plan, jobs, int(str(asked["processes"]))))
        return done / (perf_counter() - started)
    state = middle(rules)
    if asked["act"] == "copy":
        return microseconds(state.copy, seconds)
    view, chance = state.view(state.waiting[0]), Chance(seed)
    if asked["act"] == "view":
        return microseconds(lambda: state.view(view.seat), seconds)
    return microseconds(lambda: view.sample(chance), seconds)


if __name__ == "__main__":
    print(json.dumps({"engine": "compiled" if compiled.in_use() else "interpreted"}), flush=True)
    for line in sys.stdin:
        print(json.dumps(measure(json.loads(line))), flush=True)
