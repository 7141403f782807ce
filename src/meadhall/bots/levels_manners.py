"""The five levels as data: how each plays each title. `make levels` measures them, and docs/levels.md tells."""

from __future__ import annotations

from typing import Final, NamedTuple

LEVELS: Final = (1, 2, 3, 4, 5)

GLANCE: Final = "glance"
"""By what an option seems to bring at once."""
HEURISTIC: Final = "heuristic"
"""By the title's heuristic."""
SEARCH: Final = "search"
"""By thinking ahead."""


class Manner(NamedTuple):
    """How one level plays one title."""

    way: str
    taste: int = 1
    """At a glance so many of the best options look alike, and any of them is taken."""
    oversight: int = 0
    """In so many of a hundred choices it does not do what it usually does, but decides at a glance."""
    rests: int = 0
    """In so many of a hundred choices where it may pass it does, though there is more to do."""
    tries: int = 0
    """Simulations a choice, where it thinks ahead: always, or only where the heuristic's answer would lose at once."""
    breadth: int = 0
    """So many options are thought about; 0: as many as the title says."""
    answers: int = 0
    """So many answers ahead it looks; 0: as far as the title says."""


USUAL: Final = (
    Manner(GLANCE, taste=6),
    Manner(GLANCE),
    Manner(HEURISTIC, taste=3, oversight=20),
    Manner(SEARCH, tries=60),
    Manner(SEARCH, tries=1000),
)
"""For titles that have no table of their own."""

MANNERS: Final[dict[str, tuple[Manner, ...]]] = {
    "voluspa": (
        Manner(GLANCE, taste=12),
        Manner(GLANCE, taste=5),
        Manner(HEURISTIC, taste=4, oversight=50),
        Manner(SEARCH, tries=24, breadth=6, answers=2),
        Manner(SEARCH, tries=3000),
    ),
    "wolves": (
        Manner(GLANCE, taste=99, rests=70),
        Manner(GLANCE, taste=8, rests=22),
        Manner(HEURISTIC, taste=2, oversight=67),
        Manner(HEURISTIC, tries=120),
        Manner(SEARCH, tries=1500),
    ),
    "bloodrage": (
        Manner(GLANCE, taste=10),
        Manner(GLANCE, taste=4),
        Manner(HEURISTIC, taste=4, oversight=25),
        Manner(SEARCH, tries=10),
        Manner(SEARCH, tries=300),
    ),
    "berserk": (
        Manner(GLANCE, taste=12),
        Manner(GLANCE, taste=4),
        Manner(HEURISTIC, taste=3, oversight=20),
        Manner(SEARCH, tries=16, breadth=4),
        Manner(SEARCH, tries=300),
    ),
}


def manner_of(title: str, level: int) -> Manner:
    return MANNERS.get(title, USUAL)[level - 1]
