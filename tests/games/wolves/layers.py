"""The layers of Wolves of Odin, the lowest first: a module imports only from layers below its own."""

from __future__ import annotations

LAYERS: list[list[str]] = [
    # cards and numbers
    ["units"],
    ["moves"],
    ["cards", "sources"],
    # facts, and what they come to
    ["state"],
    ["strengths", "hands", "hall"],
    ["lines", "victories"],
    # words, ids, refusals, previews
    ["notation", "refusals", "preview"],
    # questions and what their answers do
    ["questions"],
    ["effects"],
    ["reactions"],
    ["laying", "manoeuvres", "sacrifices", "summoning"],
    ["deities", "round_end"],
    ["turns"],
    ["action_space"],
    # whole plays
    ["serialization", "positions"],
    ["estimates"],
    ["turn_heuristic"],
    ["heuristic", "policy", "observation", "evaluation"],
    ["game"],
    ["__init__"],
    # what only describes the title: to the tests, to pages
    ["facts", "json_shape"],
]
