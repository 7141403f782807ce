"""The layers of Berserk, the lowest first: a module imports only from layers below its own."""

from __future__ import annotations

LAYERS: list[list[str]] = [
    # words, the field, cards
    ["words", "board"],
    ["dice", "features"],
    ["reading"],
    ["cards"],
    ["decks", "state"],
    ["deck_codes"],
    # facts, and what they come to
    ["records", "notation"],
    ["values"],
    ["events"],
    ["verbs", "targets", "explaining"],
    # questions and what their answers do
    ["answers", "refusals"],
    ["triggers"],
    ["instants", "seating"],
    ["attack"],
    ["preview"],
    ["programs", "turns"],
    ["opening"],
    ["recruiting"],
    # whole plays
    ["serialization"],
    ["positions", "machines", "hidden", "policy", "evaluation"],
    ["manners"],
    ["game"],
    ["__init__"],
    # what only describes the title: to the tests, to pages
    ["badges", "json_shape", "deck_facts"],
    ["facts"],
]
