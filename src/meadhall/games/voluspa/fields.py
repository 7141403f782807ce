"""The fields of a play of Völuspá: who sees each, and where it stands in JSON."""

from __future__ import annotations

from typing import Final

from meadhall.engine.fields import ALL, DERIVED, PART, VIEW, Field

FIELDS: Final = (
    Field("rules", DERIVED),
    Field("kinds", DERIVED),
    Field("kinds_used", DERIVED),
    Field("ready", DERIVED),
    Field("freya", DERIVED),
    Field("board", ALL, ("board",)),
    Field("turn", ALL, ("turn",)),
    Field("moves", ALL, ("moves",)),
    Field("last", ALL, ("last",)),
    Field("last_seat", ALL, ("last",)),
    Field("scores", ALL, ("scores",)),
    Field("gained", ALL, ("gained",)),
    Field("hels", ALL, ("hels",)),
    Field("hands", PART, ("hands.tiles",)),
    Field("known", ALL, ("hands.known",)),
    Field("sizes", ALL, ("hands.count",)),
    Field("known_sizes", DERIVED),
    Field("deck", PART, ("bagTiles", "unseen")),
    Field("deck_size", ALL, ("bag",)),
    Field("discard", ALL, ("discard",)),
    Field("gone", DERIVED),
    Field("pool", VIEW),
)

DERIVED_KEYS: Final[tuple[str, ...]] = ()
