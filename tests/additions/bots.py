"""Whole plays by everything of a title that weighs tiles and cards; run in the copy to which one was added."""

from __future__ import annotations

import meadhall
from meadhall import Chance, State
from meadhall.engine.game import Game, Value

THOUGHTS = 3
"""So many answers of a play are thought about as a search does it; the others are the heuristic's."""


def play_by_all(title: str, seats: int, word: str, **options: Value) -> None:
    """Until the word was met, from new plays."""
    game = meadhall.game(title, seats, **options)
    for seed in range(20):
        if all(play(game, game.new(seed), by, word) for by in ("policy", "greedy")):
            return
    raise AssertionError(f"nobody met {word}")


def play_from(title: str, seats: int, position: str, word: str, **options: Value) -> None:
    game = meadhall.game(title, seats, **options)
    assert all(play(game, game.from_text(position, 1), by, word) for by in ("policy", "greedy"))


def play(game: Game, state: State, by: str, word: str) -> bool:
    """To the end; whether anybody held, laid or won what goes by this word."""
    chance, search, met, answers = Chance(3), meadhall.bot("search:8", Chance(4)), False, 0
    while not state.over:
        seat = state.waiting[0]
        view = state.view(seat)
        assert len(view.evaluate()) == game.seats
        met = met or word in view.to_json()
        if by == "policy":
            option = state.policy(chance, seat)
        else:
            thinks = met and answers < THOUGHTS
            answers += thinks
            option = search.choose(view) if thinks else game.greedy(view, chance)
        state.play(option, seat)
    return met
