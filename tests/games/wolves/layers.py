"""The layers of Wolves of Odin, the lowest first: a module imports only from layers below its own."""

from __future__ import annotations

LAYERS: list[list[str]] = [
    # cards and numbers
    ["units"],
    ["options"],
    ["cards"],
    # facts, and what they come to
    ["state"],
    ["strengths", "hands", "hall"],
    ["lines", "victories"],
    # words, ids, refusals, previews
    ["notation", "actions", "refusals", "preview"],
    # questions and what their answers do
    ["questions"],
    ["captives", "colours"],
    ["effects"],
    ["reactions"],
    ["laying", "manoeuvres", "sacrifices", "summoning", "deities"],
    ["extras", "passing", "round_end"],
    ["turns"],
    # whole plays
    ["serialization", "positions"],
    ["estimates"],
    ["turn_heuristic"],
    ["heuristic", "policy", "observation"],
    ["play"],
    ["game"],
    ["__init__"],
    # what only describes the title: to the tests, to pages
    ["facts", "json_shape"],
]
