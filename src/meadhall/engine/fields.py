"""The fields of a title's state, each declared once: who may see it, and where it stands in JSON.

A title lists them in its `fields.py` as `FIELDS`, and in `DERIVED_KEYS` what its JSON holds for readers only.
`tests/conformance/test_fields.py` holds copies, views and JSON to that list.
"""

from __future__ import annotations

from typing import Final, NamedTuple

ALL: Final = "all"
"""Everybody may know it: a view has it as it is."""
PART: Final = "part"
"""A view has the part of it that its seat may know."""
NONE: Final = "none"
"""Only whole states have it; in a view it is as in a blank state."""
DERIVED: Final = "derived"
"""It follows from the game or from other fields, and is not read from JSON."""
VIEW: Final = "view"
"""Only views have it, to work with; it is not in JSON."""


class Field(NamedTuple):
    """An attribute of the state. `json` are the keys under which it stands: `clans.rage` is `rage` in every one of the
    list `clans`, `provinces.*.token` is `token` under every name in `provinces`."""

    name: str
    seen: str
    json: tuple[str, ...] = ()


STATE_FIELDS: Final = (
    Field("frames", PART, ("frames",)),
    Field("chance", NONE, ("chance",)),
    Field("disclosures", NONE, ("lore",)),
)
"""What every state has; whom it belongs to and who listens (`game`, `viewer`, `events`, `listening`) is not of the
play."""
