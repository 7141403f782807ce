"""Random plays, move by move, and places in them to look at."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from meadhall import Chance, Game, State
from meadhall.engine.walker import MoveWalker
from tests.conformance.cases import LOOKS, Case, plays_each

LONGEST = 20_000
"""No play has so many moves: longer ones are taken to be endless."""


class Move(NamedTuple):
    """A whole move: the seat, the options of its parts, and its text."""

    seat: int
    options: list[int]
    text: str


class Play(NamedTuple):
    """A play of random moves. `looks` are states on its way, in the middle of moves too; the last one is the end."""

    game: Game
    seed: int
    moves: list[Move]
    looks: list[State]
    end: State


def any_of(things: list[int], chance: Chance) -> int:
    return things[chance.below(len(things))]


def walked(state: State, seat: int, pick: Callable[[State, int], int]) -> str:
    """A whole move, each part picked from what stands before it; the state stays as it is."""
    walker = MoveWalker(state, seat)
    while not walker.whole:
        walker.take(pick(walker.state, seat))
    return walker.text


def random_parts(state: State, seat: int, chance: Chance) -> list[int]:
    """The options of a whole random move; the state stays as it is."""
    trial = state.copy()
    parts: list[int] = []
    while not parts or trial.parts(seat):
        option = any_of(trial.options_for(seat), chance)
        parts.append(option)
        trial.play(option, seat)
    return parts


def random_move(state: State, chance: Chance) -> Move:
    seat = any_of(list(state.waiting), chance)
    parts = random_parts(state, seat, chance)
    return Move(seat, parts, state.spell(seat, parts))


def play_through(game: Game, seed: int) -> Play:
    """A whole play; where looks are taken is drawn as in reservoir sampling, since nobody knows its length yet."""
    state = game.new(seed)
    chance = Chance(seed + 1_000_003)
    moves: list[Move] = []
    looks: list[State] = [state.copy()]
    passed = 0
    while not state.over:
        move = random_move(state, chance)
        for option in move.options:
            state.play(option, move.seat)
            passed += 1
            place = passed if passed < LOOKS else int(chance.below(passed))
            if place == len(looks):
                looks.append(state.copy())
            elif place < LOOKS:
                looks[place] = state.copy()
        moves.append(move)
        assert len(moves) < LONGEST, f"{game.name} with seed {seed} does not end"
    return Play(game, seed, moves, [look for look in looks if not look.over] + [state.copy()], state)


@cache
def plays_of(name: str, seats: int, options: tuple[tuple[str, object], ...]) -> list[Play]:
    game = Case(name, seats, dict(options)).game  # type: ignore[arg-type]
    return [play_through(game, seed) for seed in range(plays_each(name))]


def plays(case: Case) -> list[Play]:
    """The plays of this case, played once for all laws."""
    return plays_of(case.name, case.seats, tuple(case.options.items()))
