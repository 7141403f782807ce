"""The modules of Blood Rage from the ground up: each imports only those of layers below its own."""

from __future__ import annotations

LAYERS: list[list[str]] = [
    # facts
    ["board"],
    ["cards"],
    ["layout", "sources"],
    # the state
    ["state"],
    # rules that ask nobody, and words for things
    ["clans", "knowledge", "notation"],
    ["figures", "moves"],
    ["refusals"],
    # the frames of the rulebook, what is set off before what sets it off
    ["draft", "march", "quests", "sacrifice", "valhalla"],
    ["battle_cards"],
    ["battle"],
    ["pillage"],
    ["invade"],
    ["upgrades"],
    ["actions"],
    ["ages"],
    # states as data and text, and whole states made of views
    ["serialization", "pack_knowledge"],
    ["positions", "hidden_deal"],
    ["determinization", "action_space", "observation"],
    # what would happen, and what it is worth
    ["preview"],
    ["estimates", "evaluation", "policy"],
    ["tactics"],
    ["heuristic"],
    ["game"],
    ["__init__"],
    # what only describes the title: to the tests, to pages
    ["facts", "json_shape"],
]
