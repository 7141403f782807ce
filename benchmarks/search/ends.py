"""Ends of plays of which everything is known: how many points the search gains there on the heuristic.

Plays by the heuristic are stopped where nothing is hidden from the seat that is asked any more. From there that seat is
played by the heuristic, by the search without its tree and by the search as it is, each against the heuristic.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from time import process_time

from benchmarks.search.matches import FEWEST_SEATS
from meadhall import Chance, State, bot, game
from meadhall.bots import Bot, Search
from meadhall.engine.search.simulation import lead


def ends(name: str, number: int, seed: int) -> Iterator[tuple[int, State]]:
    """The first place of each play at which everything is known and there is a choice."""
    rules = game(name, FEWEST_SEATS[name])
    found = 0
    while found < number:
        state, players = rules.new(seed), [bot("greedy", Chance(seed + at)) for at in range(rules.seats)]
        while not state.over:
            seat = state.waiting[0]
            view = state.view(seat)
            if len(view.options) > 1 and rules.certain(view):
                yield seed, state
                found += 1
                break
            state.play(players[seat].choose(view), seat)
        seed += 1


def played_out(state: State, player: Bot, seed: int) -> tuple[float, float, float]:
    """By how much the seat that is asked is ahead in the end, its share of the win, and the longest of its choices."""
    state, me, longest = state.copy(), state.waiting[0], 0.0
    others = [bot("greedy", Chance(seed + at)) for at in range(state.game.seats)]
    while not state.over:
        seat = state.waiting[0]
        began = process_time()
        state.play((player if seat == me else others[seat]).choose(state.view(seat)), seat)
        if seat == me:
            longest = max(longest, process_time() - began)
    return lead(state, me), state.shares()[me], longest


def show(given: argparse.Namespace) -> None:
    """Points gained on the heuristic, and plays won, by each way to play an end."""
    settings = game(given.title, FEWEST_SEATS[given.title]).search_settings
    ways = ("heuristic", "search without its tree", "search")
    sums = {way: [0.0, 0.0, 0.0] for way in ways}
    for seed, state in ends(given.title, given.places, given.seed):
        players: tuple[Bot, ...] = (
            bot("greedy", Chance(seed)),
            Search(Chance(seed), given.tries, settings=settings._replace(lookahead=False)),
            Search(Chance(seed), given.tries, settings=settings),
        )
        for way, player in zip(ways, players, strict=True):
            ahead, won, longest = played_out(state, player, seed)
            sums[way] = [sums[way][0] + ahead, sums[way][1] + won, max(sums[way][2], longest)]
    for way, (ahead, won, longest) in sums.items():
        gained = (ahead - sums["heuristic"][0]) / given.places
        print(f"{way}: {gained:+.2f} points, {won:g} of {given.places} won, a choice at most {1000 * longest:.0f} ms")
