"""The layers of Berserk, the lowest first: a module imports only from layers below its own."""

from __future__ import annotations

LAYERS: list[list[str]] = [
    # words, the field, cards
    ["words", "board"],
    ["dice", "features"],
    ["reading"],
    ["cards", "badges"],
    ["decks", "state"],
    ["deck_codes"],
    # facts, and what they come to
    ["records", "notation"],
    ["values"],
    ["events", "explaining"],
    ["verbs", "targets"],
    # questions and what their answers do
    ["answers", "refusals"],
    ["triggers"],
    ["instants", "seating"],
    ["attack"],
    ["preview"],
    ["programs", "turns"],
    ["opening", "squads"],
    ["recruiting"],
    # whole plays
    ["serialization", "actions"],
    ["positions", "observation", "hidden", "policy", "evaluation"],
    ["play", "manners"],
    ["game"],
    ["__init__"],
    # what only describes the title: to the tests, to pages
    ["facts", "json_shape", "deck_facts"],
]
