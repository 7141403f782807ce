"""A foil for the heuristic: whatever makes the own line strongest now; it passes when nothing does."""

from __future__ import annotations

from meadhall import Chance
from meadhall.engine.views import View

QUIET = ("pass", "end", "done", "stay")
GREEDY_FOR = {"turn", "rest", "vidar", "captives", "outflank-line", "end-heimdall", "end-traitor"}
"""Questions in which it takes what adds to its line; in those below also what takes least from it."""
ANSWERED = ("reaction-", "target-")


def naive(view: View, chance: Chance) -> int:
    options = view.options
    prompt = view.prompt
    assert prompt is not None
    answered = prompt.kind.startswith(ANSWERED)
    if len(options) == 1 or not (answered or prompt.kind in GREEDY_FOR):
        return options[chance.below(len(options))]
    points = {option: view.preview(option).get("points", 0) for option in options}
    gains = [value if isinstance(value, int) else 0 for value in points.values()]
    if max(gains) <= 0 and not answered:
        return next((option for option in options if view.say(option) in QUIET), options[0])
    best = [option for option, gain in zip(options, gains, strict=True) if gain == max(gains)]
    return best[chance.below(len(best))]
