"""The titles of the hall: a name, and the module that holds its `TITLE`."""

from __future__ import annotations

TITLES = {
    "berserk": "meadhall.games.berserk",
    "bloodrage": "meadhall.games.bloodrage",
    "voluspa": "meadhall.games.voluspa",
    "wolves": "meadhall.games.wolves",
}
