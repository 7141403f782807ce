"""Runs inside the peer's own environment: random play of catanatron, real choices counted, CPU time.

Answers one line of JSON to every line that comes in: the CPU seconds to play for, and a seed.
"""

import json
import random
import sys
from importlib.metadata import version
from time import process_time

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

COLOURS = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]


class Counting(RandomPlayer):
    choices = 0

    def decide(self, game, playable_actions):
        if len(playable_actions) > 1:
            Counting.choices += 1
        return playable_actions[random.randrange(len(playable_actions))]


def play(seconds, seed, seats):
    Counting.choices = games = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        game = Game([Counting(colour) for colour in COLOURS[:seats]], seed=seed + games + 1)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
        games += 1
    return {"choices": Counting.choices, "games": games, "seconds": spent}


if __name__ == "__main__":
    print(json.dumps({"python": sys.version.split()[0], "catanatron": version("catanatron")}), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps(play(asked["seconds"], asked["seed"], asked["seats"])), flush=True)
