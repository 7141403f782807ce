"""A table with nothing on it but hands of numbered cards and a chronicle: enough to try a mechanism alone."""

from __future__ import annotations

from typing import Any

from meadhall import Chance, Game, State, Title
from meadhall.engine.frames import Frame
from meadhall.engine.game import choose
from meadhall.engine.json_reader import JsonReader
from meadhall.engine.types import Json, Standing


class Table(State):
    """`hands` are cards by seat; `chronicle` is what happened, in words."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self.hands: list[list[int]] = [[] for _ in range(game.seats)]
        self.chronicle: list[str] = []

    @property
    def standings(self) -> list[Standing]:
        return [Standing(seat, 1, 0) for seat in range(self.game.seats)]

    def clone(self) -> State:
        other = Table(self.game, self.chance.copy())
        other.hands = [hand[:] for hand in self.hands]
        other.chronicle = self.chronicle[:]
        return other

    def mask(self, seat: int | None) -> State:
        other = Table(self.game, Chance(0))
        other.chronicle = self.chronicle[:]
        if seat is not None:
            other.hands[seat] = self.hands[seat][:]
        return other

    def fill_hidden(self, deal: int, chance: Chance) -> None:
        pass

    def dump(self) -> dict[str, Json]:
        hands: list[Json] = [list(hand) for hand in self.hands]
        return {"hands": hands, "chronicle": list(self.chronicle)}

    def load(self, data: dict[str, Json]) -> None:
        reader = JsonReader(data)
        self.hands = [[one.whole() for one in hand.items()] for hand in reader.key("hands").items()]
        self.chronicle = [one.text() for one in reader.key("chronicle").items()]


class TableGame(Game):
    def blank(self, chance: Chance) -> State:
        return Table(self, chance)


def table(seats: int, *frames: type[Frame[Any]]) -> Table:
    """A table for so many at which these frames may lie."""
    state = choose(Title("table", (2, 3, 4), (), TableGame, frames), seats, {}).blank(Chance(1))
    assert isinstance(state, Table)
    return state


def through_json(state: Table) -> Table:
    """The same table, written down and read again."""
    again = state.game.from_json(state.to_json(), trusted=True)
    assert isinstance(again, Table) and again.to_json() == state.to_json()
    return again
