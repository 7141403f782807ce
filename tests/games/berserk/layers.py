"""The layers of Berserk, the lowest first: a module imports only from layers below its own."""

from __future__ import annotations

LAYERS: list[list[str]] = [
    # words, the field, cards
    ["language", "board"],
    ["dice", "features"],
    ["cards"],
    ["decks", "state"],
    ["deck_codes"],
    # facts, and what they come to
    ["under_way"],
    ["values"],
    ["events"],
    ["verbs"],
    ["targets"],
    # questions and what their answers do
    ["notation"],
    ["questions"],
    ["triggers"],
    ["instants"],
    ["attack"],
    ["preview"],
    ["programs", "turns"],
    ["recruiting"],
    # whole plays
    ["serialization"],
    ["positions", "action_space", "observation", "determinization", "evaluation"],
    ["policy"],
    ["game"],
    ["__init__"],
    # what only describes the title: to the tests, to pages
    ["json_shape"],
    ["facts"],
]
