"""Endless noughts and crosses: the smallest work there is, to compare servers by. A full board is cleared."""

from __future__ import annotations

from meadhall import Chance, Choice, Game, State, Title, register
from meadhall.engine.frames import Public
from meadhall.engine.types import Json, Prompt, Standing, seat_name


class Noughts(State):
    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self.cells = [-1] * 9

    @property
    def standings(self) -> list[Standing]:
        return [Standing(seat, 1, 0) for seat in range(2)]

    def clone(self) -> State:
        other = Noughts(self.game, self.chance.copy())
        other.cells = self.cells[:]
        return other

    def mask(self, seat: int | None) -> State:
        other = Noughts(self.game, Chance(0))
        other.cells = self.cells[:]
        return other

    def fill(self, chance: Chance) -> None:
        pass

    def dump(self) -> dict[str, Json]:
        return {"cells": [*self.cells]}

    def load(self, data: dict[str, Json]) -> None:
        cells = data["cells"]
        assert isinstance(cells, list)
        self.cells = [int(cell) for cell in cells if isinstance(cell, int)]


class Turn(Public[Noughts]):
    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player

    def fields(self) -> list[Json]:
        return [self.player]

    def seat(self, s: Noughts) -> int:
        return self.player

    def ask(self, s: Noughts, seat: int) -> Prompt:
        return Prompt("mark", seat, {})

    def options(self, s: Noughts, seat: int) -> list[int]:
        return [cell for cell, mark in enumerate(s.cells) if mark < 0]

    def say(self, s: Noughts, seat: int, option: int) -> str:
        return f"mark {option}"

    def take(self, s: Noughts, seat: int, option: int) -> None:
        s.cells[option] = seat
        if min(s.cells) >= 0:
            s.cells = [-1] * 9
        s.tell("marked", {"seat": seat_name(seat), "cell": option})
        s.become(Turn(1 - seat))


class NoughtsGame(Game):
    def blank(self, chance: Chance) -> State:
        return Noughts(self, chance)

    def set_up(self, state: State) -> None:
        state.then(Turn(0))


CHOICES: tuple[Choice, ...] = ()
register(Title("noughts", (2,), CHOICES, NoughtsGame, (Turn,)))
