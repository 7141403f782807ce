"""Which options are worth a try, by the title's own rating."""

from __future__ import annotations

from meadhall.engine.search.settings import NEVER, SearchSettings
from meadhall.engine.views import View


def narrowed(view: View, settings: SearchSettings, simulations: int) -> list[int]:
    """The options that are worth a try, no more than there are tries for."""
    options = view.options
    most = max(2, min(settings.options, simulations // settings.fewest))
    return options if len(options) <= most else best_rated(view, options, most)


def best_rated(view: View, options: list[int], most: int) -> list[int]:
    """So many of the options, the best rated first, without those that are rated `NEVER` where there are others."""
    rated = view.game.rate(view, options)
    ranked = sorted([(-rated[at], at) for at in range(len(options))])
    tried = [options[at] for rating, at in ranked[:most] if rating < -NEVER]
    return tried if tried else options[:most]
