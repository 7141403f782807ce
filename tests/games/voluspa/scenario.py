"""Little positions for stories: a table drawn in words, a hand, and what comes of a move.

The table's upper left word lies on n14, the next one on o14, the one below on n15. `.` is empty, `dragon+2/thor` a
Dragon boosted by two on top of a Thor.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import meadhall
from meadhall.engine.game import Value
from meadhall.games.voluspa.state import Voluspa

from .oracle import HEL, SETS

LEFT = "n"
TOP = 14
BRIDGE = 30
"""The row far below where a tile fills a column that would be empty; stories look only above it."""


def tiles_on(table: str) -> Counter[str]:
    """Every tile that a drawing needs from the box, Freyas given for boosts among them."""
    found: Counter[str] = Counter()
    for word in table.split():
        if word != ".":
            top, *below = word.split("/")
            tile, _, boost = top.partition("+")
            found.update([tile, *below])
            found["freya"] += int(boost or 0)
    del found[HEL]
    return found


def empty_columns(table: str) -> list[str]:
    rows = [line.split() for line in table.strip().splitlines()]
    columns = range(max(len(row) for row in rows))
    used = [any(x < len(row) and row[x] != "." for row in rows) for x in columns]
    last = max(x for x in columns if used[x])
    return [chr(ord(LEFT) + x) for x in columns if not used[x] and x < last]


class Scene:
    """A play that begins on this table, with seat 0 to move."""

    def __init__(
        self,
        table: str,
        hand: str = "odin",
        *,
        hels: int = 0,
        others: str = "loki",
        other_hels: int = 0,
        bag: str | None = None,
        discard: str = "",
        seats: int = 2,
        set: str = "all",
        seed: int = 5,
        scores: list[int] | None = None,
        gained: list[int] | None = None,
        **options: Value,
    ) -> None:
        game = meadhall.game("voluspa", seats, set=set, **options)
        left = Counter(SETS[set])
        left.subtract(tiles_on(table))
        for tiles in [hand.replace("*", "")] + [others] * (seats - 1):
            left.subtract(tiles.split())
        bridges = []
        for column in empty_columns(table):
            tile = max(left, key=lambda tile: left[tile] if tile not in ("troll", "loki") else 0)
            left[tile] -= 1
            bridges.append(f"{column}{BRIDGE} {tile}")
        freyas = sum(int(word.partition("+")[2].partition("/")[0] or 0) for word in table.split())
        lines = [
            f"draw {LEFT}{TOP}:",
            table,
            f"board: {', '.join(bridges)}",
            f"hand 0: {hand}",
            *[f"hand {seat}: {others}" for seat in range(1, seats)],
            f"bag: {'rest' if bag is None else bag or 'none'}",
            f"discard: {discard} {'freya ' * freyas}",
            f"scores: {' '.join(map(str, scores or [0] * seats))}",
            f"gained: {' '.join(map(str, gained or [0] * seats))}",
            f"moves: {max(gained or [0])}",
        ]
        if game.new(0).dump()["hels"] != [0] * seats:
            lines.append(f"hels: {' '.join(map(str, [hels] + [other_hels] * (seats - 1)))}")
        state = game.from_text("\n".join(lines), seed)
        assert isinstance(state, Voluspa)
        self.state = state

    def give(self, tiles: str) -> Scene:
        """More tiles for seat 0 than a turn can begin with, out of the bag."""
        data: dict[str, Any] = self.state.data()
        for tile in tiles.split():
            data["hands"][0]["tiles"].append(tile)
            data["hands"][0]["count"] += 1
            data["bagTiles"][tile] -= 1
            data["bag"] -= 1
        state = self.state.game.from_data(data)
        assert isinstance(state, Voluspa)
        self.state = state
        return self

    # What may be done.

    def texts(self) -> list[str]:
        return [self.state.say(option) for option in self.state.options]

    def may(self, text: str) -> bool:
        listed = text in self.texts()
        assert listed == (self.state.why_not(self.seat, text) is None), f"{text}: the list and the reason disagree"
        return listed

    def cells(self, tile: str) -> set[str]:
        """Where this tile may be laid, however it may be turned."""
        return {text.split()[1] for text in self.texts() if text.split()[0] == tile and near(text.split()[1])}

    def why(self, text: str, seat: int | None = None) -> tuple[str, dict[str, Any]]:
        """The refusal of a move, as its key and parameters."""
        reason = self.state.why_not(self.seat if seat is None else seat, text)
        assert reason is not None, f"{text} is allowed"
        return reason.key, dict(reason.params)

    # What comes of it.

    def gain(self, text: str) -> int:
        """The points this move would bring, foretold and given."""
        option = self.state.read(text)
        foretold = self.state.preview(option)["points"]
        trial = self.state.copy()
        assert isinstance(trial, Voluspa)
        trial.play(option)
        given = trial.scores[self.seat] - self.state.scores[self.seat]
        assert foretold == given, f"{text}: foretold {foretold}, given {given}"
        return int(given)

    def do(self, *texts: str) -> int:
        """Play moves one after another; gives the points of the last."""
        gained = 0
        for text in texts:
            seat = self.seat
            before = self.state.scores[seat]
            self.state.do(text)
            gained = int(self.state.scores[seat] - before)
        return gained

    @property
    def seat(self) -> int:
        seat = self.state.seat
        assert seat is not None, "the play is over"
        return seat

    @property
    def asked(self) -> str:
        prompt = self.state.prompt
        assert prompt is not None, "the play is over"
        return prompt.kind

    @property
    def scores(self) -> list[int]:
        return [int(score) for score in self.state.scores]

    def data(self) -> dict[str, Any]:
        return self.state.dump()

    def hand(self, seat: int = 0) -> list[str]:
        """The tiles of a hand in the order of the alphabet; Hels are told by `hels`."""
        return sorted(self.data()["hands"][seat]["tiles"])

    def known(self, seat: int = 0) -> list[str]:
        return sorted(self.data()["hands"][seat]["known"])

    @property
    def hels(self) -> list[int]:
        return list(self.data()["hels"])

    @property
    def bag(self) -> int:
        return int(self.data()["bag"])

    @property
    def discard(self) -> dict[str, int]:
        return dict(self.data()["discard"])

    @property
    def table(self) -> dict[str, str]:
        """Every cell in the words of the drawing."""
        found = {}
        for cell, tile, boost, _, _, under in self.data()["board"]:
            if near(cell):
                found[cell] = "/".join([f"{tile}+{boost}" if boost else tile, *reversed(under)])
        return found

    def values(self, cell: str) -> tuple[int, int]:
        """What a tile is worth in its row and in its column."""
        for at, _, _, row, column, _ in self.data()["board"]:
            if at == cell:
                return row, column
        raise AssertionError(f"nothing lies on {cell}")


def near(cell: str) -> bool:
    """Not down at the bridges."""
    return int(cell.lstrip("abcdefghijklmnopqrstuvwxyz")) < BRIDGE - 1


def points(table: str, move: str, *, freyas: int = 0, **more: Any) -> int:
    """What one move brings on this table, to a seat that holds just what it needs."""
    tile, _, boost = move.split()[0].partition("+")
    hand = ["loki" if tile == HEL else tile, *["freya"] * int(boost or 0)]
    return Scene(table, " ".join(hand), hels=int(tile == HEL), **more).gain(move)


def begun(seats: int, tile_set: str, seed: int = 3) -> dict[str, Any]:
    """The facts of a play that has just begun."""
    return meadhall.game("voluspa", seats, set=tile_set).new(seed).dump()


def read_position(text: str, seats: int = 2, tile_set: str = "all") -> Voluspa:
    state = meadhall.game("voluspa", seats, set=tile_set).from_text(text)
    assert isinstance(state, Voluspa)
    return state
