"""One process that measures on request: the engine it runs on is chosen by MEADHALL_ENGINE before it starts, and the
checkout it is of by PYTHONPATH.

Answers one line of JSON to every line that comes in.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from hashlib import blake2b
from time import perf_counter, process_time

import msgspec

import meadhall
from meadhall import Chance, Game, State, compiled, game
from meadhall.arena import Plan, play_all
from meadhall.cli.bench import choices_per_second, microseconds, middle
from meadhall.engine.playout import play_out

BATCH = 10
"""So many plays are timed together at first."""
STRETCH = 0.05
"""Seconds that plays timed together take at least, so that neither the clock nor other code between tells."""
DIGESTS = 5


class Asked(msgspec.Struct):
    """What is to be measured: `act` is choices, pick, rollout, copy, view, sample, plays on so many processes, or the
    digest of some plays."""

    act: str
    game: str
    seats: int
    options: dict[str, str | int | bool]
    seed: int
    seconds: float = 1.0
    plays: int = 0
    processes: int = 1


def measure(asked: Asked) -> float | str:
    rules = game(asked.game, asked.seats, **asked.options)
    if asked.act == "choices":
        return choices_per_second(rules, asked.seconds, asked.seed)[0]
    if asked.act == "pick":
        return unlisted_choices_per_second(rules, pick_out, asked)
    if asked.act == "rollout":
        return unlisted_choices_per_second(rules, lambda state, chance: state.rollout(chance), asked)
    if asked.act == "plays":
        return plays_per_second(rules, asked)
    if asked.act == "digest":
        return digest_of_plays(rules, asked.seed)
    state = middle(rules)
    if asked.act == "copy":
        return microseconds(state.copy, asked.seconds)
    view, chance = state.view(state.waiting[0]), Chance(asked.seed)
    view.sample(chance)  # what is made once for all samples costs none of them anything
    if asked.act == "view":
        return microseconds(lambda: state.view(view.seat), asked.seconds)
    return microseconds(lambda: view.sample(chance), asked.seconds)


def pick_out(state: State, chance: Chance) -> None:
    """Play at random to the end as a caller does who wants one option at a time."""
    while not state.over:
        state.play(state.pick(chance))


def unlisted_choices_per_second(rules: Game, play: Callable[[State, Chance], None], asked: Asked) -> float:
    """Real choices a second of random play that lists no options. The same seeds give the same plays as listing, which
    tells afterwards, outside of the time, how many of their choices were real ones."""
    spent, choices, seed, batch = 0.0, 0, asked.seed, BATCH
    while spent < asked.seconds:
        seeds = range(seed, seed + batch)
        started = process_time()
        for one in seeds:
            play(rules.new(one), Chance(-1 - one))
        took = process_time() - started
        spent += took
        choices += sum(play_out(rules.new(one), Chance(-1 - one)).choices for one in seeds)
        seed += batch
        if took < STRETCH:
            batch *= 2
    return choices / spent


def digest_of_plays(rules: Game, seed: int) -> str:
    """What some random plays came to, by listing and by picking."""
    digest = blake2b(digest_size=16)
    for play in (play_out, pick_out):
        for one in range(seed, seed + DIGESTS):
            state = rules.new(one)
            play(state, Chance(one))
            digest.update(state.digest().encode())
    return digest.hexdigest()


def plays_per_second(rules: Game, asked: Asked) -> float:
    """By the clock, on so many processes, the time to start them included."""
    plan = Plan(rules.name, rules.seats, rules.options)
    jobs = [(("random",) * rules.seats, asked.seed + number) for number in range(asked.plays)]
    started = perf_counter()
    done = sum(1 for _ in play_all(plan, jobs, asked.processes))
    return done / (perf_counter() - started)


if __name__ == "__main__":
    engine = "compiled" if compiled.in_use() else "interpreted"
    print(json.dumps({"engine": engine, "package": meadhall.__file__}), flush=True)
    for line in sys.stdin:
        print(json.dumps(measure(msgspec.json.decode(line, type=Asked))), flush=True)
