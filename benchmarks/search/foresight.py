"""How far a try should go, measured without playing matches.

At places of plays by the heuristic the best rated options are tried in many worlds, by the quick policy to the end, and
judged on the way. Some of the worlds choose an option by what was judged after so many answers; the others tell by
how many points that choice ends further ahead than any option would on the average. A match needs hundreds of plays to
tell as much.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from typing import TypeAlias

from benchmarks.search.matches import FEWEST_SEATS
from meadhall import Chance, State, View, game
from meadhall.bots import bot
from meadhall.engine.search.narrowing import narrowed
from meadhall.engine.search.simulation import APART, Simulation, lead, shares_of

ANSWERS = (3, 5, 8, 10, 13, 18, 23, 28)
LOOKS = (1, 2, 3, 4)
SAMPLES = (20, 60)
"""By so many worlds an option is chosen."""
OPTIONS = 8
TURNS = 5
"""The worlds change sides so often."""

Tried: TypeAlias = "tuple[list[float], float]"
"""What one try was worth after 0, 1, 2 … answers, and by how much it ended ahead."""


def places(name: str, number: int, seed: int) -> Iterator[View]:
    """Views of whoever is asked, somewhere on the way of plays by the heuristic."""
    rules, random = game(name, FEWEST_SEATS[name]), Random(seed)
    for at in range(number):
        states: list[State] = []
        state = rules.new(seed + at)
        players = [bot("greedy", Chance(seed + at + seat)) for seat in range(rules.seats)]
        while not state.over:
            seat = state.waiting[0]
            if len(state.options_for(seat)) > 1:
                states.append(state.copy())
            state.play(players[seat].choose(state.view(seat)), seat)
        chosen = random.choice(states)
        yield chosen.view(chosen.waiting[0])


def tried(simulation: Simulation, state: State, option: int, chance: Chance) -> Tried:
    """One option in one world, to the end; what comes after the end is worth what the end is."""
    seat = simulation.seat
    state.frames[-1].take(state, seat, option)
    state.settle()
    worths = [simulation.worth(state, shares_of(state))]
    while state.frames:
        top = state.frames[-1]
        who = top.seat(state)
        top.take(state, who, state.policy(chance, who))
        state.settle()
        if len(worths) <= max(ANSWERS):
            worths.append(simulation.worth(state, shares_of(state)))
    worths += worths[-1:] * (max(ANSWERS) + 1 - len(worths))
    return worths, lead(state, seat)


def tries_at(view: View, worlds: int, chance: Chance) -> list[list[Tried]]:
    """For every world all options, in the same world with the same luck."""
    settings = view.game.search_settings._replace(options=OPTIONS, fewest=1)
    options = narrowed(view, settings, worlds)
    simulation = Simulation(view, settings)
    rows: list[list[Tried]] = []
    for _ in range(worlds):
        world, luck = simulation.world(chance), chance.draw_seed()
        rows.append([tried(simulation, world.copy(), option, Chance.at(luck)) for option in options])
    return rows


def gained(rows: list[list[Tried]], answers: int, looks: int, samples: int) -> float:
    """What a choice by some of the worlds gains in the others, on the mean of several divisions."""
    depths = [answers - APART * look for look in range(looks) if answers >= APART * look]
    total = 0.0
    for turn in range(TURNS):
        start = turn * len(rows) // TURNS
        turned = rows[start:] + rows[:start]
        judging, telling = turned[:samples], turned[samples:]
        options = range(len(rows[0]))
        worth = [sum(row[option][0][depth] for row in judging for depth in depths) for option in options]
        ends = [sum(row[option][1] for row in telling) / len(telling) for option in options]
        total += ends[worth.index(max(worth))] - sum(ends) / len(ends)
    return total / TURNS


def show(given: argparse.Namespace) -> None:
    """Points that a choice gains by how far tries go and how often they are judged on the way."""
    grid = [(answers, looks) for answers in ANSWERS for looks in LOOKS if answers > APART * (looks - 1)]
    sums = {(row, samples): 0.0 for row in grid for samples in SAMPLES}
    number = 0
    for number, view in enumerate(places(given.title, given.places, given.seed), 1):
        rows = tries_at(view, given.worlds, Chance(given.seed + number))
        for answers, looks in grid:
            for samples in SAMPLES:
                sums[(answers, looks), samples] += gained(rows, answers, looks, samples)
        print(f"\r{number} of {given.places} places", end="", flush=True)
    print(f"\n| answers | looks | {' | '.join(f'by {samples} worlds' for samples in SAMPLES)} |")
    print(f"| ---: | ---: | {' | '.join('---:' for _ in SAMPLES)} |")
    for row in grid:
        cells = " | ".join(f"{sums[row, samples] / max(1, number):.2f}" for samples in SAMPLES)
        print(f"| {row[0]} | {row[1]} | {cells} |")
