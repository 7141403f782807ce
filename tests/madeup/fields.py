"""The fields of a feast: who sees each, and where it stands in JSON."""

from __future__ import annotations

from meadhall.engine.fields import ALL, PART, Field

FIELDS = (
    Field("place", PART, ("place",)),
    Field("known", PART, ("known",)),
    Field("held", ALL, ("held",)),
    Field("packed", ALL, ("packed",)),
    Field("score", ALL, ("score",)),
    Field("passed", PART, ("passed",)),
    Field("burnt", ALL, ("numbers",)),
    Field("round", ALL, ("numbers",)),
    Field("leader", ALL, ("numbers",)),
)

DERIVED_KEYS: tuple[str, ...] = ()
