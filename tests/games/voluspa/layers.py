"""The layers of Völuspá, lowest first: a module imports only from layers below its own."""

from __future__ import annotations

LAYERS: list[list[str]] = [
    ["tiles"],
    ["board", "sources"],
    ["notation"],
    ["listing"],
    ["rules"],
    ["scoring"],
    ["effects", "state"],
    ["hands", "placing", "action_space"],
    ["plays", "preview", "refusals", "estimates"],
    ["turns"],
    ["serialization", "observation", "policy", "evaluation", "beliefs", "heuristic"],
    ["positions"],
    ["__init__"],
    # what only describes the title: to the tests, to pages
    ["facts", "json_shape"],
]
