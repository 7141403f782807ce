"""The fields of a play of Völuspá: who sees each, and where it stands in JSON."""

from __future__ import annotations

from typing import Final

from meadhall.engine.fields import ALL, DERIVED, PART, VIEW, Field

FIELDS: Final = (
    Field("rules", DERIVED),
    Field("kinds", DERIVED),
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
    Field("held", ALL, ("hands.count",)),
    Field("sure", DERIVED),
    Field("bag", PART, ("bagTiles", "unseen")),
    Field("stock", ALL, ("bag",)),
    Field("discard", ALL, ("discard",)),
    Field("gone", DERIVED),
    Field("pool", VIEW),
)

DERIVED_KEYS: Final[tuple[str, ...]] = ()
