"""`python -m tests.conformance.digests n`: the digests of n random plays of every case, one line each."""

from __future__ import annotations

import sys

from meadhall import Chance, compiled
from meadhall.engine.playout import play_out
from tests.conformance.cases import all_cases
from tests.conformance.plays import play_through


def main(number: int) -> None:
    print("compiled" if compiled.in_use() else "interpreted")
    for case in all_cases():
        game = case.game
        for seed in range(number):
            play = play_through(game, seed)
            state = game.new(bytes([seed] * 32))
            tally = play_out(state, Chance(seed))
            keys = [look.view(seat).key for look in play.looks for seat in (None, *range(game.seats))]
            samples = [look.view(0).sample(Chance(seed)).digest() for look in play.looks]
            print(case, seed, len(play.moves), play.end.digest(), state.digest(), *tally, *keys[:40], *samples)


if __name__ == "__main__":
    main(int(sys.argv[1]))
