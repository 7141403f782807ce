"""Decks of one's own, for titles that have them: such a title has a module `deck_codes` with `read_deck(text)`, which
reads a code or a list, and `ready_decks()`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from meadhall.games import TITLES


def deck_facts(title: str) -> ModuleType | None:
    """What a title tells of decks; None if it has none of one's own."""
    if title not in TITLES:
        return None
    name = f"{TITLES[title]}.deck_codes"
    return import_module(name) if find_spec(name) else None
