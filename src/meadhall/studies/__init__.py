"""What many plays tell about a game: how long it is, whom its seats favour, what its cards are worth.

A title that is studied has a module here with its `STUDY`; one line in `STUDIES` makes it known.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from meadhall.engine.errors import OptionError
from meadhall.studies.plays import Play, Study, plays_of

STUDIES = {
    "berserk": "meadhall.studies.berserk",
    "bloodrage": "meadhall.studies.bloodrage",
    "wolves": "meadhall.studies.wolves",
}


def study_of(title: str) -> Study[Any]:
    if title not in STUDIES:
        raise OptionError(f"there is no study of {title!r}; there are {', '.join(sorted(STUDIES))}")
    study: Study[Any] = import_module(STUDIES[title]).STUDY
    return study


__all__ = ["STUDIES", "Play", "Study", "plays_of", "study_of"]
