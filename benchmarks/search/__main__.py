"""`python -m benchmarks.search strength|settings|foresight|ends|evaluation|speed`: what docs/search.md tells."""

from __future__ import annotations

import argparse
from pathlib import Path
from sys import stdout
from time import monotonic

import msgspec

from benchmarks.search import ends, evaluation, foresight, speed
from benchmarks.search.matches import FEWEST_SEATS, Score, Setup, match
from benchmarks.search.tuning import candidates, changed, race, told
from meadhall import game


def strength(given: argparse.Namespace) -> None:
    """The search against other bots, until enough plays are played or the interval is narrow enough to tell."""
    seats = given.seats or FEWEST_SEATS[given.title]
    settings = changed(game(given.title, seats, **given.option).search_settings, given.settings)
    chosen = "".join(f", {name} {value}" for name, value in given.option.items())
    print(
        f"{given.title}, {seats} seats{chosen}, search:{given.tries} ({told(settings)}) among {given.other}", flush=True
    )
    setup = Setup(given.title, seats, given.other, given.tries, settings, given.seed, options=given.option)
    score, began, before = Score(), monotonic(), -1
    for score in match(setup, given.games, given.record):
        before = score.plays if before < 0 else before
        left = (given.games - score.plays) * (monotonic() - began) / max(1, score.plays - before)
        print(f"  {score}, {left / 60:.0f} min to go", end="\r" if stdout.isatty() else "\n", flush=True)
        if given.target and score.interval[1] < given.target:
            print("  the target is out of reach")
            break
    print(f"\n{score}")


def settings(given: argparse.Namespace) -> None:
    rivals = candidates(given.title, given.candidates)
    setup = Setup(given.title, FEWEST_SEATS[given.title], given.other, given.tries, rivals[0], given.seed)
    for one, score, last in race(msgspec.structs.replace(setup, options=given.option), rivals, given.games):
        print(f"{'best: ' if last else ''}{told(one)}: {score}", flush=True)


class Options(argparse.Action):
    """Options of the title, one at a time."""

    def __call__(self, parser: object, namespace: argparse.Namespace, values: object, option: object = None) -> None:
        name, _, value = str(values).partition("=")
        namespace.option = {**namespace.option, name: value}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search", description=__doc__)
    modes = parser.add_subparsers(required=True)
    for name, act in (("strength", strength), ("settings", settings)):
        mode = modes.add_parser(name, help=(act.__doc__ or "settings race each other").splitlines()[0])
        mode.add_argument("title", choices=sorted(FEWEST_SEATS))
        mode.add_argument("--tries", type=int, default=2000, help="simulations a choice")
        mode.add_argument("--games", type=int, default=100 if act is strength else 10)
        mode.add_argument("--other", default="greedy")
        mode.add_argument("--seed", type=int, default=0)
        mode.add_argument("--option", action=Options, default={}, metavar="NAME=VALUE", help="such as decks=ready")
        mode.set_defaults(act=act)
        if act is strength:
            mode.add_argument("--seats", type=int)
            mode.add_argument("--settings", default="", help="such as options=8,answers=3")
            mode.add_argument("--record", type=Path, help="a file that keeps the plays, to stop and go on")
            mode.add_argument("--target", type=float, help="stop as soon as this share is out of reach")
        else:
            mode.add_argument(
                "--candidates", nargs="*", default=[], help="such as options=8,answers=3; the title's grid if none"
            )
    mode = modes.add_parser("foresight", help="how far tries should go, and how often they are judged on the way")
    mode.add_argument("title", choices=sorted(FEWEST_SEATS))
    mode.add_argument("--places", type=int, default=80)
    mode.add_argument("--worlds", type=int, default=200)
    mode.add_argument("--seed", type=int, default=60_000)
    mode.set_defaults(act=foresight.show)
    mode = modes.add_parser("ends", help="points gained on the heuristic once everything is known")
    mode.add_argument("title", choices=["voluspa"])
    mode.add_argument("--tries", type=int, default=6000)
    mode.add_argument("--places", type=int, default=24)
    mode.add_argument("--seed", type=int, default=80_000)
    mode.set_defaults(act=ends.show)
    mode = modes.add_parser("evaluation", help="weights of the evaluation of Berserk, fitted to plays")
    mode.add_argument("--plays", type=int, default=1000, help="with either kind of decks")
    mode.add_argument("--seed", type=int, default=7_000_000)
    mode.set_defaults(act=evaluation.show)
    mode = modes.add_parser("speed", help="simulations and playouts a second, beside OpenSpiel where it is installed")
    mode.add_argument("--seconds", type=float, default=3.0)
    mode.add_argument("--openspiel", help="a Python in whose environment open_spiel is installed")
    mode.set_defaults(act=speed.show)
    given = parser.parse_args()
    given.act(given)


if __name__ == "__main__":
    main()
