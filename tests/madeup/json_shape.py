"""What a state of a feast looks like as JSON, and which of its fields each key tells."""

from __future__ import annotations

from typing import Annotated

from meadhall.engine.json_shape import ChanceAt, Lore, Part, Shown, of


class SeenState(Shown):
    place: Part[list[int]]
    known: Part[list[int]]
    held: list[int]
    packed: list[int]
    score: list[int]
    passed: Part[list[list[int]]]
    numbers: Annotated[list[int], of("burnt", "round", "leader")]


class WholeState(SeenState):
    chance: ChanceAt
    lore: Lore
