"""How a title wants to be searched; found by `python -m benchmarks.search`, told in docs/search.md."""

from __future__ import annotations

from typing import Final, NamedTuple

NEVER: Final = -1e9
"""Rated so, an option is not tried where there is anything else."""


class SearchSettings(NamedTuple):
    """A level is the search with settings of its own: `settings._replace(...)`.

    A try ends after so many `answers` (0: never), when so many `stages` of the title are over (0: never), or with the
    play.
    """

    options: int = 16
    """So many of the options that the title rates highest are tried."""
    answers: int = 0
    stages: int = 1
    heuristic: bool = False
    """Tries are played on by the title's heuristic instead of its quick policy: slower, and better where much hangs on
    an answer."""
    lean: float = 0.25
    """How much being far ahead counts beside being ahead, so that a play that is won or lost is still played well."""
    spread: float = 10.0
    """So much more of the title's score at the end is far ahead."""
    fewest: int = 2
    """An option is tried only if there are so many tries for each: with few tries it is better to choose among few."""
    looks: int = 1
    """So often a try that ends after a number of answers is judged on its way, the end included; the mean counts."""
    sure: float = 0.0
    """An option that is behind the best by so many standard errors, over the same worlds, is not tried any more: what
    is decided soon takes little time. 0: each keeps its share of the tries."""
    lookahead: bool = True
    """Where the title can tell that nothing is hidden any more and no luck is left, the end is searched as a tree."""
