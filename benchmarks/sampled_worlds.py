"""`python -m benchmarks.sampled_worlds`: whether samples of Blood Rage that share a few worlds mislead a search.

A view works out at most `WORLDS` worlds and deals what is open in them anew for every sample. Here that is set beside
samples that each have a world of their own: how often a card is where, and what a flat Monte-Carlo choice loses.
"""

from __future__ import annotations

import sys
from collections import Counter
from statistics import mean

from meadhall import Chance, View, game
from meadhall.engine.chance import deal_number
from meadhall.engine.types import TRUTH
from meadhall.games.bloodrage.determinization import WORLDS, work_out
from meadhall.games.bloodrage.state import BloodRage

Marginals = dict[tuple[int, str, int], float]
ANSWERS = 80
"""A playout goes on for so many answers."""


def fresh(view: View, chance: Chance) -> BloodRage:
    """A sample in a world of its own."""
    state = view.known.copy()
    assert isinstance(state, BloodRage)
    state.plan = []
    number = int(chance.below(1 << 30))
    seed = chance.draw_seed()
    state.chance = Chance.at(seed)
    work_out(state, WORLDS + number).deal(state, int(deal_number(seed)) // WORLDS)
    state.viewer = TRUTH
    state.frames = [frame.filled(state, chance) for frame in state.frames]
    return state


def shared(view: View, chance: Chance) -> BloodRage:
    state = view.sample(chance)
    assert isinstance(state, BloodRage)
    return state


def marginals(view: View, how: object, count: int, seed: int) -> Marginals:
    """How often each card is in each rival's hand, and among its laid quests."""
    chance, found = Chance(seed), Counter[tuple[int, str, int]]()
    for _ in range(count):
        state = fresh(view, chance) if how is fresh else shared(view, chance)
        for seat in range(state.seats):
            if seat != view.seat:
                found.update((seat, "hand", card) for card in set(state.hands[seat]))
                found.update((seat, "quests", card) for card in set(state.quests[seat]))
    return {key: number / count for key, number in found.items()}


def apart(one: Marginals, other: Marginals) -> float:
    """The mean distance of two chances that are not both sure."""
    keys = [key for key in one.keys() | other.keys() if 0.0 < one.get(key, 0.0) + other.get(key, 0.0) < 2.0]
    return mean(abs(one.get(key, 0.0) - other.get(key, 0.0)) for key in keys) if keys else 0.0


def value(view: View, option: int, how: object, count: int, seed: int) -> float:
    """The share of the win after an option, by playouts of the fast policy."""
    chance, total, me = Chance(seed), 0.0, view.asked_seat()
    for _ in range(count):
        state = fresh(view, chance) if how is fresh else shared(view, chance)
        state.play(option, me)
        for _ in range(ANSWERS):
            if not state.frames:
                break
            seat = state.waiting[0]
            state.play(state.policy(chance, seat), seat)
        total += state.shares()[me] if not state.frames else state.view(None).evaluate()[me]
    return total / count


def views(number: int) -> list[View]:
    """Turns of policy plays, with all that was seen before them."""
    out: list[View] = []
    for seed in range(number):
        seats = 2 + seed % 3
        state, chance = game("bloodrage", seats=seats).new(seed), Chance(seed)
        turns: list[View] = []
        while state.frames:
            seat = state.waiting[0]
            if state.prompt_for(seat).kind == "action" and len(state.options_for(seat)) > 4:
                turns.append(state.view(seat))
            state.play(state.policy(chance, seat), seat)
        out += [turns[chance.below(len(turns))] for _ in range(2)]
    return out


def main(number: int, samples: int, playouts: int) -> None:
    looks = views(number)
    between, noise = [], []
    for at, view in enumerate(looks):
        one = marginals(view, shared, samples, 3 * at)
        true = marginals(view, fresh, samples, 3 * at + 1)
        between.append(apart(one, true))
        noise.append(apart(marginals(view, fresh, samples, 3 * at + 2), true))
    print(f"{len(looks)} views, {samples} samples each: mean distance of chances, {WORLDS} worlds beside fresh ones")
    print(f"{mean(between):.4f}; fresh beside fresh {mean(noise):.4f}")
    lost: dict[str, list[float]] = {"shared": [], "fresh": []}
    same = 0
    for at, view in enumerate(looks):
        chance = Chance(at)
        options = [view.options[chance.below(len(view.options))] for _ in range(4)]
        truth = [value(view, option, fresh, 4 * playouts, 7 * at + 5) for option in options]
        picks = []
        for name, how in (("shared", shared), ("fresh", fresh)):
            guess = [value(view, option, how, playouts, 7 * at + 6) for option in options]
            picks.append(guess.index(max(guess)))
            lost[name].append(max(truth) - truth[picks[-1]])
        same += options[picks[0]] == options[picks[1]]
    print(f"flat choice of 4 options, {playouts} playouts each: the same in {same} of {len(looks)} views")
    print(
        f"share of the win lost: {mean(lost['shared']):.4f} with {WORLDS} worlds, {mean(lost['fresh']):.4f} with fresh"
    )


if __name__ == "__main__":
    main(*[int(word) for word in sys.argv[1:4]] or (30, 500, 100))
