"""The fields of a play of Wolves of Odin: who sees each, and where it stands in JSON."""

from __future__ import annotations

from typing import Final

from meadhall.engine.fields import ALL, DERIVED, PART, VIEW, Field

FIELDS: Final = (
    Field("seats", DERIVED),
    Field("cards", DERIVED),
    Field("kinds", DERIVED),
    Field("round", ALL, ("round",)),
    Field("starter", ALL, ("starter",)),
    Field("acted", ALL, ("acted",)),
    Field("serpent", ALL, ("serpent",)),
    Field("finished", ALL, ("finished",)),
    Field("last_winners", ALL, ("lastWinners",)),
    Field("hands", PART, ("players.hand",)),
    Field("known", ALL, ("players.known",)),
    Field("sizes", ALL, ("players.cards",)),
    Field("known_sizes", DERIVED),
    Field("offered", ALL, ("players.sacrifices",)),
    Field("worths", DERIVED),
    Field("actions", ALL, ("players.actions",)),
    Field("deck", PART, ("deckCards",)),
    Field("deck_size", ALL, ("deck",)),
    Field("pool", VIEW),
    Field("discard", ALL, ("discard",)),
    Field("discard_size", DERIVED),
    Field("limbo", ALL, ("resolving",)),
    Field("totals", ALL, ("totals",)),
    Field("lines", ALL, ("players.line",)),
    Field("passes", ALL, ("passes",)),
    Field("passed", DERIVED),
    Field("patrons", ALL, ("players.deities",)),
    Field("hall", ALL, ("hall",)),
    Field("deity_discard", ALL, ("deityDiscard",)),
    Field("used", ALL, ("used",)),
    Field("won", ALL, ("players.victories",)),
    Field("spoils", ALL, ("spoils",)),
    Field("ragnarok", ALL, ("ragnarok",)),
)

DERIVED_KEYS: Final = (
    "deityDeck",
    "victoryDeck",
    "ranking",
    "units",
    "players.sum",
    "players.modifiers",
    "players.strength",
    "players.guard",
    "players.worth",
    "players.glory",
    "players.passed",
    "players.passDraw",
)
