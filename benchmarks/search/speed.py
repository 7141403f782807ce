"""Simulations a second of the search, and whole plays a second by each title's quick policy; beside OpenSpiel."""

from __future__ import annotations

import argparse
import subprocess
from pathlib import Path
from time import process_time

from benchmarks.search.matches import FEWEST_SEATS
from meadhall import Chance, State, compiled, game
from meadhall.bots import Search

PEER = Path(__file__).with_name("openspiel.py")


def positions(name: str, plays: int) -> list[State]:
    """States on the way of plays by the quick policy, in which somebody has a real choice."""
    found: list[State] = []
    for seed in range(plays):
        state, chance, number = game(name, FEWEST_SEATS[name]).new(seed), Chance(-1 - seed), 0
        while not state.over:
            if number % 23 == 11 and len(state.options) > 1:
                found.append(state.copy())
            state.play(state.policy(chance))
            number += 1
    return found


def simulations_per_second(name: str, seconds: float, tries: int = 500) -> float:
    looks = positions(name, 6)
    done, number, spent = 0, 0, 0.0
    while spent < seconds:
        state = looks[number % len(looks)]
        view = state.view(state.waiting[0])
        search = Search(Chance(number), tries)
        began = process_time()
        done += search.analyse(view).tries
        spent += process_time() - began
        number += 1
    return done / spent


def plays_per_second(name: str, seconds: float) -> float:
    """Whole plays from the start by the policy."""
    rules = game(name, FEWEST_SEATS[name])
    plays, began = 0, process_time()
    while process_time() - began < seconds:
        state, chance = rules.new(plays), Chance(-1 - plays)
        while state.frames:
            top = state.frames[-1]
            seat = top.seat(state)
            top.take(state, seat, state.policy(chance, seat))
            state.settle()
        plays += 1
    return plays / (process_time() - began)


def show(given: argparse.Namespace) -> None:
    engine = "compiled" if compiled.in_use() else "interpreted"
    print(f"| title ({engine}) | simulations/s | plays/s by the policy |\n| --- | ---: | ---: |")
    for name in FEWEST_SEATS:
        rate, plays = simulations_per_second(name, given.seconds), plays_per_second(name, given.seconds)
        print(f"| {name} | {rate:,.0f} | {plays:,.0f} |", flush=True)
    if given.openspiel:
        subprocess.run([given.openspiel, str(PEER), str(given.seconds)], check=True)
