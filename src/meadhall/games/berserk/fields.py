"""The fields of a play: who sees each, and where it stands in JSON."""

from __future__ import annotations

from typing import Final

from meadhall.engine.fields import ALL, DERIVED, PART, Field

NUMBERS: Final = ("moves", "wounds", "lives", "counters", "tokens", "poison")
KEPT: Final = (
    "facts", "trail", "stopped", "hurts", "turn_uses", "battle_uses", "kills", "reach", "dealer", "dealt",
)  # fmt: skip

FIELDS: Final = (
    Field("book", DERIVED),
    Field("slots", DERIVED),
    Field("kind", PART, ("cards.card",)),
    Field("owner", ALL, ("cards.owner",)),
    Field("side", ALL, ("cards.side",)),
    Field("form", ALL, ("cards.kind",)),
    Field("zone", ALL, ("cards.zone",)),
    Field("cell", ALL, ("cards.cell",)),
    Field("host", ALL, ("cards.host",)),
    Field("open", ALL, ("cards.open",)),
    *[Field(name, ALL, (f"cards.{name}",)) for name in NUMBERS],
    Field("flags", ALL, ("cards.faceDown", "cards.reborn", "cards.fallen")),
    *[Field(name, ALL, ("cards.kept",)) for name in KEPT],
    Field("granted", DERIVED),
    Field("at", DERIVED),
    Field("filled", DERIVED),
    Field("ghost", ALL, ("ghost",)),
    Field("grants", ALL, ("grants",)),
    Field("marks", ALL, ("marks",)),
    Field("laters", ALL, ("later",)),
    Field("pools", ALL, ("pools",)),
    Field("acts", ALL, ("records",)),
    Field("pending", ALL, ("woken",)),
    Field("turn", ALL, ("turn",)),
    Field("active", ALL, ("active",)),
    Field("first", ALL, ("first",)),
    Field("quiet", ALL, ("quiet",)),
    Field("winner", ALL, ("winner",)),
    Field("decks", PART, ("players.deck",)),
    Field("below", ALL, ("players.below",)),
    Field("deals", PART, ("players.deal",)),
    Field("squads", PART, ("players.squad",)),
    Field("gold", ALL, ("players.gold",)),
    Field("totals", ALL, ("players.cards",)),
    Field("hears", DERIVED),
    Field("aura_stats", DERIVED),
    Field("riders", DERIVED),
    Field("flyers", DERIVED),
    Field("hidden", DERIVED),
    Field("stale", DERIVED),
)

DERIVED_KEYS: Final = ("cards.life",)
