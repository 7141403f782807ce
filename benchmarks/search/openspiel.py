"""OpenSpiel's information-set search on gin rummy, Python and C++; for an environment that has `open_spiel`."""

from __future__ import annotations

import sys
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

TRIES = 200


def position(game: Any, seed: int) -> Any:
    """A state a few answers into the play, in which a seat has a real choice."""
    luck = Random(seed)
    state = game.new_initial_state()
    answers = 0
    while answers < 6 or state.is_chance_node() or len(state.legal_actions()) < 2:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, weights)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
            answers += 1
    return state


def in_python(game: Any) -> Any:
    numpy = import_module("numpy")
    ismcts = import_module("open_spiel.python.algorithms.ismcts")
    mcts = import_module("open_spiel.python.algorithms.mcts")
    return ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1)), 1.4, TRIES)


def in_cpp(game: Any) -> Any:
    pyspiel = import_module("pyspiel")
    final = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    return pyspiel.ISMCTSBot(1, evaluator, 1.4, TRIES, -1, final, False, False)


def main(seconds: float) -> None:
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game("gin_rummy")
    print("\n| OpenSpiel, gin rummy | simulations/s |\n| --- | ---: |")
    for name, make in (("Python", in_python), ("C++", in_cpp)):
        bot, done, number, began = make(game), 0, 0, process_time()
        spent = 0.0
        while spent < seconds:
            state = position(game, number)
            began = process_time()
            bot.step(state)
            spent += process_time() - began
            done += TRIES
            number += 1
        print(f"| {name} | {done / spent:,.0f} |", flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]))
