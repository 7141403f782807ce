"""Bots that fail and bots that never come to an end, for the workers of a hall; their names are those of real ones."""

import multiprocessing
import time

from meadhall import Chance, View, bots
from tests import madeup

madeup.join()
WORKER = multiprocessing.parent_process() is not None


@bots.known_as("greedy")
class Failing:
    """Gives up whenever it is asked."""

    def __init__(self, chance: Chance) -> None:
        pass

    def choose(self, view: View) -> int:
        raise RuntimeError("no idea")


@bots.known_as("naive")
class Endless:
    """In a worker it thinks for longer than anybody waits."""

    def __init__(self, chance: Chance) -> None:
        pass

    def choose(self, view: View) -> int:
        if WORKER:
            time.sleep(600)
        return view.options[0]
